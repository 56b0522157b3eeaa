"""The laws as a class of tests that pytest collects."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from courtier.core.registry import kind
from courtier.laws.book import BY_ORACLE, LAWS, ONCE
from courtier.laws.cases import Case, Luck, cases_of
from courtier.laws.oracle import has_oracle, use_oracle

SEEDS = 3
EXAMPLES = 15
SEARCHED = sorted(LAWS.keys() - ONCE - {"even_guesses"})  # that one needs many drawings for each try


def suite(game: str, oracle: Any = None) -> type:
    """A class of tests that holds one game to all laws, with each number of its players.

    `oracle` says what a seat may know: a module, or its name. Without one the laws of secrecy are skipped.
    Assign the class to a name that pytest collects: `TestLaws = courtier.laws.suite("mygame", "tests.oracle")`.
    """
    if oracle is not None:
        use_oracle(game, oracle)
    return suite_of([pytest.param(case, id=str(case)) for case in cases_of(game)])


def suite_of(cases: Sequence[Any], seeds: int = SEEDS, examples: int = EXAMPLES) -> type:
    """The same for given cases, or for parameters of pytest that hold a case.

    `seeds` is the number of fixed seeds a law is tried on, `examples` how many games Hypothesis tries.
    """
    on_cases = pytest.mark.parametrize("case", cases)

    class Laws:
        """Every law on every case: on fixed seeds, and on what Hypothesis finds."""

        @on_cases
        @pytest.mark.parametrize("law", LAWS)
        def test_law(self, case: Case, law: str) -> None:
            if law in BY_ORACLE and not has_oracle(case.name):
                pytest.skip(f"{case.name} has no oracle that says what a seat may know")
            for seed in range(games_for(case, law, seeds)):
                LAWS[law](case, seed, Luck(seed))

        @on_cases
        @settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow])
        @given(
            law=st.sampled_from(SEARCHED),
            seed=st.integers(0, 2**32),
            picks=st.lists(st.integers(0, 255), max_size=80),
        )
        def test_no_game_breaks_a_law(self, case: Case, law: str, seed: int, picks: list[int]) -> None:
            if law not in BY_ORACLE or has_oracle(case.name):
                LAWS[law](case, seed, Luck(seed, picks))

    return Laws


def games_for(case: Case, law: str, seeds: int) -> int:
    """How many games: `secrets` needs one for each viewer, with few players for each viewer with and without memory."""
    if law in ONCE:
        return 1
    rounds = 2 if case.seats == min(kind(case.name).seats) else 1
    return rounds * len(case.viewers()) if law == "secrets" else seeds
