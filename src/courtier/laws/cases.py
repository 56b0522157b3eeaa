"""What a law is tried on: a game with a number of players, and random numbers for the law."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from courtier.core.registry import kind

PLAYERS = ("Ann", "Bob", "Cat", "Dan", "Eve", "Flo", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea")

Seat = int | None  # None: the gallery


class Case(NamedTuple):
    """A game and the number of its players."""

    name: str
    seats: int

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}"

    def players(self) -> list[str]:
        return list(PLAYERS[: self.seats])

    def viewers(self) -> list[Seat]:
        return [None, *range(self.seats)]


class Luck(random.Random):
    """Random numbers for the laws: first the given picks (0 to 255), which Hypothesis shrinks; then from the seed."""

    def __init__(self, seed: int, picks: Sequence[int] = ()) -> None:
        super().__init__(seed)
        self.picks = list(reversed(picks))

    def random(self) -> float:
        return self.picks.pop() / 256 if self.picks else super().random()

    def chance(self, of_hundred: int) -> bool:
        return self.random() * 100 < of_hundred


def cases_of(name: str) -> list[Case]:
    """A game with each number of players it allows."""
    return [Case(name, seats) for seats in kind(name).seats]
