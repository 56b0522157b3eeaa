"""Who plays when no person does. A bot is given a view, a journal and chance; never the game.

`random` plays every game; a game may bring levels of its own.
"""

from typing import Protocol

from courtier.core.errors import BadSetup
from courtier.core.journal import Journal
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.core.shapes import View


class Bot(Protocol):
    """One per seat and game, so that it may keep what it concluded."""

    def choose(self, view: View, journal: Journal, rng: Rng) -> int:
        """One of the codes of `view["choices"]`."""


class Random:
    """Any answer, all alike."""

    def choose(self, view: View, journal: Journal, rng: Rng) -> int:
        choices = view["choices"]
        code: int = choices[rng.below(len(choices))]["code"]
        return code


def levels(game: str) -> list[str]:
    """The levels there are for a game, weakest first."""
    return ["random", *kind(game).bots]


def make(game: str, level: str) -> Bot:
    """A bot of that level."""
    if level == "random":
        return Random()
    if level not in kind(game).bots:
        raise BadSetup(f"unknown bot {level!r}; for {game} there are {', '.join(levels(game))}")
    bot: Bot = kind(game).bots[level]()
    return bot
