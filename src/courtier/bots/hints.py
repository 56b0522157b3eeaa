"""Hints for a person: what the strongest bot of a game would answer in the person's place, and what it expects of it.

The bot gets what the person sees and may remember, and random numbers; nothing else.
"""

from typing import Any, NamedTuple

from courtier.bots import levels, listed
from courtier.core.journal import Journal
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.core.search_model import GREEDY


class Hint(NamedTuple):
    """An answer, and what the bot expects of it and then of the next best; empty where it did not look ahead."""

    answer: int
    expected: list[tuple[int, float]]


def strongest(game: str, seconds: float = 0.0) -> str:
    """The strongest bot that the game lists; `random` if it brings none.

    With `seconds`, one that searches does so for that long.

    Examples:
        >>> strongest("hofverrat")
        'level5'
        >>> strongest("hofverrat", seconds=2)
        'level5@2s'
        >>> strongest("cutthroat")
        'level5'
    """
    name = levels(game)[-1]
    level = kind(game).levels[-1] if name in kind(game).level_names() else None
    return f"{name}@{seconds:g}s" if seconds and level is not None and level.plays != GREEDY else name


def hint(view: Any, lines: list[Any], chance: int, level: str) -> Hint:
    """The answer of a level to the question in the view; `lines` is the journal of the view's seat."""
    bot: Any = listed(view["game"], level)
    journal = Journal(view["you"])
    journal.lines = lines
    answer = int(bot.choose(view, journal, Rng(chance)))
    return Hint(answer, list(getattr(bot, "expected", []))[:2])
