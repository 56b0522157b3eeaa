"""Every law on every game with every number of players: on fixed seeds, and on what Hypothesis finds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.book import LAWS, ONCE
from tests.laws.cases import Case, Luck, on_every_case

from courtier.core.registry import kind

SEEDS = 3
SEARCHED = sorted(LAWS.keys() - ONCE - {"even_guesses"})  # that one needs many drawings for each try


@on_every_case
@pytest.mark.parametrize("law", LAWS)
def test_law(case: Case, law: str) -> None:
    for seed in range(seeds(case, law)):
        LAWS[law](case, seed, Luck(seed))


def seeds(case: Case, law: str) -> int:
    """`secrets` takes all viewers; in the smallest company all of them with memory and without."""
    if law in ONCE:
        return 1
    rounds = 2 if case.seats == min(kind(case.name).seats) else 1
    return rounds * len(case.viewers()) if law == "secrets" else SEEDS


@on_every_case
@settings(max_examples=15)
@given(
    law=st.sampled_from(SEARCHED),
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 255), max_size=80),
)
def test_no_game_breaks_a_law(case: Case, law: str, seed: int, picks: list[int]) -> None:
    LAWS[law](case, seed, Luck(seed, picks))
