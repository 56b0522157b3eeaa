"""Rewards from one decision to the next: nothing until the end, or shaped by the points that all can see.

And what environments do with an action outside the mask: an error, or the harmless answer in its place.
"""

from operator import index
from typing import Any

from courtier.core.encoding import Encoder
from courtier.core.errors import BadSetup, IllegalAction
from courtier.core.game import Game
from courtier.core.rewards import check_reward, rewards

DEFAULT = "default"
ERROR = "error"


def check_illegal(illegal: str) -> None:
    """Raise `BadSetup` unless an environment can treat illegal actions like that."""
    if illegal not in {DEFAULT, ERROR}:
        raise BadSetup(f"expected illegal={DEFAULT!r} or {ERROR!r}, got {illegal!r}")


def whole(action: Any, actions: int) -> int:
    """The number of an action as a plain one. Raises `IllegalAction` for anything but one whole number."""
    try:
        return index(action)
    except TypeError:
        raise IllegalAction(f"expected a semantic action from 0 to {actions - 1}, got {action!r}") from None


class Rewarding:
    """Remembers the points as they stood, so that shaped rewards are their changes."""

    def __init__(self, encoder: Encoder, name: str, shaping: float) -> None:
        check_reward(name)
        self.encoder = encoder
        self.name = name
        self.shaping = shaping
        self.last: list[float] = []

    def begin(self, game: Game) -> None:
        """A new game."""
        self.last = self.leads(game)

    def gained(self, game: Game) -> list[float]:
        """By seat: the reward since the last call."""
        final = rewards(game, self.name) if game.over() else [0.0] * game.seats
        if not self.shaping:
            return final
        before, self.last = self.last, self.leads(game)
        return [end + self.shaping * (now - was) for end, now, was in zip(final, self.last, before, strict=True)]

    def leads(self, game: Game) -> list[float]:
        """By seat: the points that all can see, less the mean of the others'."""
        if not self.shaping:
            return []
        points = self.encoder.encoding.points(game)
        return [own - (sum(points) - own) / (len(points) - 1) for own in points]
