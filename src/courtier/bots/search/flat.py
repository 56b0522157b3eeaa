"""The flat search: every answer is tried in the same sampled worlds; the worse half is dropped again and again.

All answers that are left are played out in each world with the same chance, so that luck is the same for all of them.
"""

from typing import Any, final

from courtier.bots.search.budget import Budget
from courtier.core.game import Game
from courtier.core.rng import Rng
from courtier.core.search_model import SearchModel


@final
class Flat:
    """One search for one answer: the answers that are left, and what each has brought so far."""

    def __init__(self, model: SearchModel, seat: int, codes: list[int], budget: Budget, rng: Rng) -> None:
        self.model = model
        self.seat = seat
        self.codes = codes
        self.totals = [0.0] * len(codes)
        self.budget = budget
        self.rng = rng

    def try_all(self, belief: Any, until: float) -> None:
        """Draw worlds and add what each answer brings in them, until that share of the budget is spent."""
        while self.budget.spent() < until and self.budget.has(len(self.codes)):
            world: Game = belief.guess(self.rng)
            chance = self.rng.bits()
            for place in range(len(self.codes)):
                self.budget.used += 1
                self.totals[place] += self.outcome(world, self.codes[place], Rng(0, 1 + chance))

    def outcome(self, world: Game, code: int, rng: Rng) -> float:
        """What an answer brings the seat in one world, if everybody goes on as the model says."""
        ahead = world.clone()
        ahead.carry_out(self.seat, code)
        self.model.play_out(ahead, rng)
        rewards = self.model.reward(ahead) if ahead.ended else self.model.values(ahead)
        return rewards[self.seat]

    def drop_worse_half(self) -> None:
        """Keep the better half of the answers, in their order, with their totals."""
        least = sorted(self.totals, reverse=True)[(len(self.codes) + 1) // 2 - 1]
        kept = [place for place in range(len(self.codes)) if self.totals[place] >= least]
        self.codes = [self.codes[place] for place in kept]
        self.totals = [self.totals[place] for place in kept]

    def best(self) -> int:
        """The answer with the highest total; of equals the first."""
        best = 0
        for place in range(len(self.codes)):
            if self.totals[place] > self.totals[best]:
                best = place
        return self.codes[best]


def flat_search(model: SearchModel, belief: Any, seat: int, codes: list[int], budget: Budget, rng: Rng) -> int:
    """The answer that brought the seat most in as many play-outs as the budget allows."""
    search = Flat(model, seat, codes[: budget.simulations], budget, rng)
    rounds = halvings(len(search.codes))
    for step in range(1, rounds + 1):
        search.try_all(belief, step / rounds)
        if step < rounds:
            search.drop_worse_half()
    return search.best()


def halvings(count: int) -> int:
    """How often so many answers can be halved until one is left; at least once."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return max(rounds, 1)
