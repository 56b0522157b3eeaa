"""Two answers to one question compared by a search that tries nothing else: for reviews of finished games.

The comparison uses worlds and random numbers of its own, so that it does not favour the answer that won the search.
"""

from math import sqrt
from typing import Any, Final, NamedTuple

from courtier.bots.search.budget import Budget
from courtier.bots.search.flat import Flat
from courtier.bots.search.tree import SEATS, Arm, Tree
from courtier.core.game import Game
from courtier.core.rng import Rng
from courtier.core.search_model import SearchModel

FEWEST: Final = 4  # worlds or visits; fewer prove nothing


class Compared(NamedTuple):
    """What both answers are expected to bring, from 0 to 1, and the standard error of the difference."""

    first: float
    second: float
    error: float


def flat_comparison(
    model: SearchModel, belief: Any, seat: int, codes: list[int], budget: Budget, rng: Rng
) -> Compared | None:
    """Two answers played out in the same worlds with the same chance; `None` if there was time for too few."""
    flat = Flat(model, seat, codes, budget, rng)
    flat.try_all(belief, 1.0)
    if flat.worlds < FEWEST:
        return None
    first = flat.first / flat.worlds
    gain = flat.gains[1] / flat.worlds
    variance = max(0.0, flat.squares[1] / flat.worlds - gain * gain)
    return Compared(first, first + gain, sqrt(variance / flat.worlds))


def tree_comparison(
    model: SearchModel, belief: Any, seat: int, codes: list[int], budget: Budget, rng: Rng
) -> Compared | None:
    """Two answers at the root of one tree; `None` if one of them was tried too seldom."""
    tree = Tree(model, seat, codes, rng)
    world: Game = belief.guess(rng)
    while budget.spent() < 1.0:
        budget.used += 1
        tree.simulate(belief.guess(rng))
    arms: list[Arm] = []
    for code in codes:
        arm = tree.root.arms.get(model.key(world, seat, code) * SEATS + seat)
        if arm is None or arm.visits < FEWEST:
            return None
        arms.append(arm)
    first = arms[0].total / arms[0].visits
    second = arms[1].total / arms[1].visits
    return Compared(first, second, sqrt(spread(first, arms[0].visits) + spread(second, arms[1].visits)))


def spread(mean: float, visits: int) -> float:
    """The largest variance that a mean of so many numbers from 0 to 1 can have."""
    return max(0.0, mean * (1.0 - mean)) / visits
