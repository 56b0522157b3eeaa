"""The laws' own arithmetic: chances counted by hand, and drawings that are told from them."""

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import permutations

from courtier.laws.cases import Luck
from courtier.laws.chances import FREE, Place, chances, misfit

POOL = ["a.spy", "a.spy", "b.spy", "noble", "noble"]


def is_spy(card: str) -> bool:
    return card.endswith(".spy")


def counted(down: int, seen: list[int]) -> dict[Hashable, Fraction]:
    """All deals of the pool whose first `down` cards are spies, by what lies in the places seen."""
    deals = [deal for deal in permutations(POOL) if all(map(is_spy, deal[:down]))]
    found = Counter(tuple(deal[at] for at in seen) for deal in deals)
    return {cards: Fraction(count, len(deals)) for cards, count in found.items()}


def test_chances_are_those_of_all_deals_counted_one_by_one() -> None:
    spies = [Place(is_spy, True), Place(is_spy, False)]
    assert chances(Counter(POOL), [*spies, Place(FREE, True)]) == counted(2, [0, 2])
    assert chances(Counter(POOL), [Place(is_spy, False), Place(FREE, True)]) == counted(1, [1])
    assert chances(Counter(POOL), [Place(FREE, True)] * 5) == counted(0, [0, 1, 2, 3, 4])


def test_fair_drawings_fit_and_slightly_unfair_ones_do_not() -> None:
    exact: dict[Hashable, Fraction] = {face: Fraction(1, 6) for face in range(6)}
    luck = Luck(1)
    fair = Counter[Hashable](luck.randrange(6) for _ in range(6_000))
    assert misfit(fair, exact) == ""
    loaded = Counter[Hashable](max(luck.randrange(6), luck.randrange(-30, 6)) for _ in range(6_000))
    assert "chi-square" in misfit(loaded, exact)
    assert "impossible" in misfit(fair + Counter([6]), exact)
