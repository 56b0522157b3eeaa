"""How tests look at any game: what a seat sees, and what it is told."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests import untyped

from courtier.core import journal
from courtier.core.event import Event
from courtier.core.game import Game

GALLERY = None


def moments(game: Game, seed: int) -> Iterator[Game]:
    """Random play: the game before every answer, and when it is over."""
    random = Random(seed)
    while not game.over():
        yield game
        game.step(random.choice(game.choices()))
    yield game


def told(news: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a seat is told."""
    return [untyped.glimpse(event, seat) for event in news]


def heard(news: list[Event], kind: str, seat: int | None = GALLERY) -> list[dict[str, Any]]:
    """What a seat is told in events of one kind, without the frame."""
    return [
        {name: value for name, value in line.items() if name not in ("game", "event", "you")}
        for line in told(news, seat)
        if line["event"] == kind
    ]


def zones(game: Game, seat: int | None = GALLERY) -> dict[str, dict[str, Any]]:
    """The zones of a seat's view by their ids."""
    return {each["id"]: each for each in journal.zones(untyped.view(game, seat))}
