"""What every test relies on: the right build, repeatable examples, and the one game asked for.

`make test` says by COURTIER_EXPECT which build it means to test; a suite that ran twice on the
same one would prove nothing.
"""

import os

import pytest
import tests.laws.cases  # noqa: F401 - it names the oracle of each game, for whichever test asks for one
from hypothesis import HealthCheck, settings

import courtier

GAME = os.environ.get("COURTIER_GAME", "")
BUILD = "compiled" if courtier.compiled() else "interpreted"

# Every day the same examples, so that a red test is red for everyone; deep ones are drawn anew. How long that takes on
# a busy machine is no test's matter.
HURRY = [HealthCheck.too_slow]
settings.register_profile(
    "default", derandomize=True, database=None, max_examples=50, deadline=None, suppress_health_check=HURRY
)
settings.register_profile("deep", max_examples=5_000, deadline=None, print_blob=True, suppress_health_check=HURRY)
settings.load_profile("deep" if os.environ.get("COURTIER_DEEP") else "default")


def pytest_configure() -> None:
    expected = os.environ.get("COURTIER_EXPECT", BUILD)
    if expected != BUILD:
        raise pytest.UsageError(f"expected the {expected} build, imported the {BUILD} one from {courtier.__path__[0]}")


def pytest_report_header() -> str:
    return f"courtier: {BUILD} build"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A law tested on another game than the one asked for is left out."""
    if not GAME:
        return
    others = {name for name in courtier.games() if name != GAME}
    unwanted = [item for item in items if others & set(words(item))]
    config.hook.pytest_deselected(items=unwanted)
    items[:] = [item for item in items if item not in unwanted]


def words(item: pytest.Item) -> list[str]:
    """The parts of a parameter's id: `hofverrat-4` of `test_law[hofverrat-4]`."""
    return item.name.partition("[")[2].rstrip("]").split("-")
