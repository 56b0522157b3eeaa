"""Runs laws on the sources it finds itself in, and writes what each of them says of those.

`python -m tests.laws.faults.judge 6 hofverrat-3 secrets glimpses` in a scratch copy of the project:
on up to six seeds, with three players.
"""

import json
import sys
from pathlib import Path

from tests.laws.cases import toy_registered

import courtier
from courtier.laws.book import LAWS, ONCE
from courtier.laws.cases import Case, Luck


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


def main() -> None:
    name, _, seats = sys.argv[2].partition("-")
    assert Path(courtier.__path__[0]).parent == Path.cwd(), "not the scratch copy"
    with toy_registered():
        case = Case(name, int(seats))
        found = {law: verdict(case, law, int(sys.argv[1])) for law in sys.argv[3:]}
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
