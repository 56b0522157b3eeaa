"""Intervals hold what they promise, and what is paired is told apart better."""

from collections import Counter

import pytest

from courtier import Rng
from courtier.arena.statistics import difference, mean, quantile, share, spread, wilson


def test_wilson_by_the_book() -> None:
    assert wilson(0.1, 100) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_whole_victories_in_single_games_get_wilsons_interval() -> None:
    found = share({(1, 1): 10, (0, 1): 90}, shuffles=100)
    assert (found.low, found.high) == pytest.approx(wilson(0.1, 99), abs=1e-6)
    assert found.of == 100


def test_a_share_seen_always_is_not_certain() -> None:
    found = share({(1, 1): 50}, shuffles=50)
    assert found.value == found.high == 1
    assert found.low == pytest.approx(wilson(1, 50)[0])


def test_rotations_of_a_shuffle_are_not_taken_for_independent_games() -> None:
    """Four games that always end alike say no more than one."""
    alone = share({(1, 1): 40, (0, 1): 60}, shuffles=100)
    fourfold = share({(4, 4): 40, (0, 4): 60}, shuffles=100)
    assert fourfold[:3] == pytest.approx(alone[:3])


def test_one_shuffle_gives_no_interval() -> None:
    assert mean({(7, 1): 1}, shuffles=1)[:3] == (7, None, None)


@pytest.mark.parametrize("estimate", [mean, share])
def test_nineteen_intervals_of_twenty_hold_the_truth(estimate: type) -> None:
    rng = Rng(3)
    held = 0
    for _ in range(400):
        seen = Counter((int(rng.below(10) < 3), 1) for _ in range(60))
        found = estimate(seen, 60)
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_of_pairs_only_the_difference_varies() -> None:
    pairs = {(value, 1, value + 1, 1): 1 for value in range(100)}
    found = difference(pairs, shuffles=100)
    assert found is not None
    assert found[:3] == pytest.approx((1.0, 1.0, 1.0))


def test_what_only_one_side_has_is_not_compared() -> None:
    assert difference({(1, 1, 0, 0): 5}, shuffles=5) is None


def test_pairs_that_have_nothing_in_common() -> None:
    """Then the variances add up."""
    pairs = Counter((a, 1, b, 1) for a in (0, 2) for b in (0, 2) for _ in range(25))
    found = difference(pairs, shuffles=100)
    assert found is not None
    assert found.high == pytest.approx(1.96 * (2 / 99) ** 0.5, abs=1e-3)


def test_spread() -> None:
    found = spread(Counter({1: 1, 2: 2, 3: 1}))
    assert (found.mean, found.least, found.most) == (2, 1, 3)
    assert found.deviation == pytest.approx(0.5**0.5)
    assert quantile(Counter(range(1, 101)), 5) == 5
    assert quantile(Counter(range(1, 101)), 95) == 95
