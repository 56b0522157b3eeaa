"""The flat search: every answer is tried in the same sampled worlds; the worse half is dropped again and again.

All answers that are left are played out in each world with the same random numbers, so that all have the same luck.
They are compared with the answer of the game's own bot, which is given unless another one is clearly better.
"""

from math import sqrt
from typing import Any, Final, final

from courtier.bots.search.budget import Budget
from courtier.bots.search.found import Found
from courtier.core.game import Game
from courtier.core.rng import Rng
from courtier.core.search_model import SearchModel

FEWEST_WORLDS: Final = 4  # fewer prove nothing


@final
class Flat:
    """One search for one answer: the answers that are left, and what each brought beyond the first."""

    def __init__(self, model: SearchModel, seat: int, codes: list[int], budget: Budget, rng: Rng) -> None:
        self.model = model
        self.seat = seat
        self.codes = codes  # the first is the answer of the game's own bot
        self.first = 0.0  # what the first answer brought, in all worlds together
        self.gains = [0.0] * len(codes)
        self.squares = [0.0] * len(codes)
        self.worlds = 0
        self.budget = budget
        self.rng = rng

    def try_all(self, belief: Any, until: float) -> None:
        """Draw worlds and add what each answer brings in them, until that share of the budget is spent."""
        while self.budget.spent() < until and self.budget.has(len(self.codes)):
            world: Game = belief.guess(self.rng)
            chance = self.rng.bits()
            outcomes: list[float] = []
            for code in self.codes:
                if self.budget.is_late():
                    return  # a world in which not all answers were tried does not count
                self.budget.used += 1
                outcomes.append(self.outcome(world, code, Rng(0, 1 + chance)))
            self.add(outcomes)

    def add(self, outcomes: list[float]) -> None:
        """Count what the answers brought in one world."""
        self.worlds += 1
        self.first += outcomes[0]
        for place in range(1, len(outcomes)):
            gain = outcomes[place] - outcomes[0]
            self.gains[place] += gain
            self.squares[place] += gain * gain

    def outcome(self, world: Game, code: int, rng: Rng) -> float:
        """What an answer brings the seat in one world, if everybody goes on as the model says."""
        ahead = world.clone()
        ahead.carry_out(self.seat, code)
        self.model.play_out(ahead, rng)
        rewards = self.model.reward(ahead) if ahead.ended else self.model.values(ahead)
        return rewards[self.seat]

    def drop_worse_half(self) -> None:
        """Keep the first answer and the better half of the others, in their order."""
        others = sorted(self.gains[1:], reverse=True)
        least = others[(len(others) + 1) // 2 - 1]
        kept = [place for place in range(len(self.codes)) if place == 0 or self.gains[place] >= least]
        self.codes = [self.codes[place] for place in kept]
        self.gains = [self.gains[place] for place in kept]
        self.squares = [self.squares[place] for place in kept]

    def best(self) -> int:
        """The answer that gained most, if that is more than chance explains; else the first."""
        best = 0
        for place in range(len(self.codes)):
            if self.gains[place] > self.gains[best]:
                best = place
        if best == 0 or self.worlds < FEWEST_WORLDS:
            return self.codes[0]
        mean = self.gains[best] / self.worlds
        variance = max(0.0, self.squares[best] / self.worlds - mean * mean)
        return self.codes[best if mean > self.model.caution * sqrt(variance / self.worlds) else 0]

    def expected(self, answer: int) -> list[tuple[int, float]]:
        """What this answer brought in the mean, then the others that are left, the better first."""
        if self.worlds == 0:
            return []
        means = [(self.first + gain) / self.worlds for gain in self.gains]
        places = sorted(range(len(means)), key=means.__getitem__, reverse=True)
        mine = self.codes.index(answer)
        return [(self.codes[place], means[place]) for place in [mine, *[each for each in places if each != mine]]]


def flat_search(model: SearchModel, belief: Any, seat: int, codes: list[int], budget: Budget, rng: Rng) -> Found:
    """The answer that brought the seat most in as many play-outs as the budget allows, and what it expects.

    `codes` are the answers worth trying, that of the game's own bot first.
    """
    search = Flat(model, seat, codes[: budget.simulations], budget, rng)
    rounds = halvings(len(search.codes) - 1)
    for step in range(1, rounds + 1):
        search.try_all(belief, step / rounds)
        if step < rounds:
            search.drop_worse_half()
    answer = search.best()
    return Found(answer, search.expected(answer))


def halvings(count: int) -> int:
    """How often so many answers can be halved until one is left, and once more for that one."""
    rounds = 1
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds
