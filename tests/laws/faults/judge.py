"""Runs laws on the sources it finds itself in, and says what each of them found; `judge_server.py` calls it."""

from pathlib import Path

from tests.laws.cases import toy_registered

import courtier
from courtier.laws.book import LAWS, ONCE
from courtier.laws.cases import Case, Luck


def verdicts(seeds: int, case: str, laws: list[str]) -> dict[str, str]:
    """Law → how it was broken on one of up to that many seeds. `case` is a game with a number of seats: `duhr-4`."""
    assert Path(courtier.__path__[0]).parent == Path.cwd(), "not the scratch copy"
    name, _, seats = case.partition("-")
    with toy_registered():
        return {law: verdict(Case(name, int(seats)), law, seeds) for law in laws}


def verdict(case: Case, law: str, seeds: int) -> str:
    """How the law was broken; empty if it was not."""
    for seed in range(1 if law in ONCE else seeds):
        try:
            LAWS[law](case, seed, Luck(seed))
        except (Exception, outcomes()) as error:  # noqa: BLE001 - whatever it is, it was noticed
            return f"seed {seed}: {type(error).__name__}: {str(error)[:300]}"
    return ""


def outcomes() -> type[BaseException]:
    """What pytest raises where something does not raise."""
    from _pytest.outcomes import Failed  # noqa: PLC0415 - it has no public name

    return Failed
