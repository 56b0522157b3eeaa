"""The laws for as long as one likes, on seeds never tried before. What was tried is said at the end."""

import os
import sys
from collections import Counter
from time import monotonic

import pytest
from tests.laws.cases import TOY

from courtier.core.registry import own_names
from courtier.laws.book import LAWS, ONCE
from courtier.laws.cases import Luck, cases_of

MINUTES = float(os.environ.get("DEEP_MINUTES", "10"))
OFTEN = ["secrets", "guesses", "kept_beliefs", "copies"] * 4
LAWS_TRIED = [*OFTEN, *sorted(LAWS.keys() - ONCE)]


@pytest.mark.deep
@pytest.mark.parametrize("name", [*sorted(own_names()), TOY])
def test_long_random_play_breaks_no_law(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    until = monotonic() + 60 * MINUTES
    seed = int.from_bytes(os.urandom(4))
    tried: Counter[str] = Counter()
    while monotonic() < until:
        seed += 1
        tried += one_try(name, seed)
    with capfd.disabled():
        counts = ", ".join(f"{count:,} {what}" for what, count in sorted(tried.items()))
        sys.stderr.write(f"\n{name}, {MINUTES:g} minutes up to seed {seed}: {counts}\n")


def one_try(name: str, seed: int) -> Counter[str]:
    """A law, chosen with the number of players by the seed."""
    luck = Luck(seed)
    law = luck.choice(LAWS_TRIED)
    case = luck.choice(cases_of(name))
    try:
        return LAWS[law](case, seed, Luck(seed))
    except BaseException as error:
        error.add_note(f"again: LAWS[{law!r}]({case!r}, {seed}, Luck({seed}))")
        raise
