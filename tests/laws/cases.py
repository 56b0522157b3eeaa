"""What the laws are tried on: every registered game and the toy, with every number of players."""

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import pytest

import courtier
from courtier.core.registry import kind, known, names, register

TOY = "toy"
NO_TOY = "the toy is interpreted, and interpreted classes cannot inherit from compiled ones"

Seat = int | None  # None: the gallery


class Case(NamedTuple):
    """A game and the number of its players."""

    name: str
    seats: int

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}"

    def players(self) -> list[str]:
        return ["Ann", "Bob", "Cat", "Dan", "Eve", "Flo"][: self.seats]

    def viewers(self) -> list[Seat]:
        return [None, *range(self.seats)]


class Luck(random.Random):
    """Chance of the laws' own: first the given picks (0 to 255), which Hypothesis shrinks."""

    def __init__(self, seed: int, picks: Sequence[int] = ()) -> None:
        super().__init__(seed)
        self.picks = list(reversed(picks))

    def random(self) -> float:
        return self.picks.pop() / 256 if self.picks else super().random()

    def chance(self, of_hundred: int) -> bool:
        return self.random() * 100 < of_hundred


def cases_of(name: str) -> list[Case]:
    return [Case(name, seats) for seats in kind(name).seats]


def every_case() -> list[Case]:
    """All that this build can play."""
    games = [name for name in names() if name != TOY]
    if not courtier.compiled():
        games.append(TOY)
    with toy_registered():
        return [case for name in games for case in cases_of(name)]


@contextmanager
def toy_registered() -> Iterator[None]:
    """The toy is known as long as this lasts; other tests shall not meet it."""
    if TOY in known or courtier.compiled():
        yield
        return
    from tests.laws.toy import game  # noqa: PLC0415 - cannot be imported when compiled

    register(game())
    try:
        yield
    finally:
        del known[TOY]


def parameters() -> Iterator[object]:
    for case in every_case():
        yield pytest.param(case, id=str(case))
    if courtier.compiled():
        yield pytest.param(Case(TOY, 3), id=TOY, marks=pytest.mark.skip(reason=NO_TOY))


on_every_case = pytest.mark.parametrize("case", list(parameters()))
