"""Every day the same cards in the same test, so that a red test is red for everyone; deep ones are dealt by chance.

The cards follow from a table's secret and from its code, so both are drawn anew from the name of the module, for what
its tests share, and from the name of each test.
"""

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from courtier.server import room_registry
from courtier.server.tokens import CODE_LENGTH, CODE_LETTERS


@contextmanager
def dealing(chance: random.Random) -> Iterator[None]:
    """The tables that are made meanwhile have their codes and secrets from there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room_registry, "new_code", lambda: "".join(chance.choices(CODE_LETTERS, k=CODE_LENGTH)))
        patch.setattr(room_registry, "new_secret", lambda: chance.randbytes(32))
        yield


@pytest.fixture(scope="module", autouse=True)
def chance(request: pytest.FixtureRequest) -> Iterator[random.Random | None]:
    if os.environ.get("COURTIER_DEEP"):
        yield None
        return
    drawn = random.Random(request.node.name)
    with dealing(drawn):
        yield drawn


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, chance: random.Random | None) -> None:
    if chance is not None:
        chance.seed(request.node.name)
