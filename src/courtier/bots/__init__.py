"""Who plays when no person does. A bot is given a view, a journal and chance; never the game.

`random` plays every game; a game may bring levels of its own, and a program bots of its own (`module:Class`).
"""

from typing import Protocol

from courtier.bots.own import OwnBot, own_bot
from courtier.core.errors import BadSetup
from courtier.core.journal import Journal
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.core.shapes import View

__all__ = ["Bot", "OwnBot", "Random", "check", "levels", "listed", "make"]

RANDOM = "random"


class Bot(Protocol):
    """Anything with a method `choose`. One bot plays one seat of one game, so that it may keep what it concluded.

    Examples:
        >>> import courtier
        >>> class First:
        ...     def choose(self, view, journal, rng):
        ...         return view["choices"][0]["code"]
        >>> match = courtier.Match("hofverrat", [First(), "random"], seed=1)
        >>> match.play()
        [1]
    """

    def choose(self, view: View, journal: Journal, rng: Rng) -> int:
        """Answer the open question.

        `view` is what the seat sees now, `journal` what it may remember, `rng` its chance.
        Returns one of the codes of `view["choices"]`.
        """


class Random:
    """The level `random`: any legal answer, all with the same probability."""

    def choose(self, view: View, journal: Journal, rng: Rng) -> int:
        """One of the codes of `view["choices"]`, drawn with `rng`."""
        choices = view["choices"]
        return choices[rng.below(len(choices))]["code"]


def levels(game: str) -> list[str]:
    """The levels that a game lists, the weakest first.

    Examples:
        >>> levels("hofverrat")
        ['random', 'greedy']
    """
    return [RANDOM, *kind(game).bots]


def listed(game: str, level: str) -> Bot:
    """A bot of a level that the game lists, and nothing else: servers use this, so that no message names a module.

    Raises `BadSetup` for any other name.
    """
    if level == RANDOM:
        return Random()
    if level not in kind(game).bots:
        raise BadSetup(f"unknown bot {level!r}; for {kind(game).title} there are: {', '.join(levels(game))}")
    bot: Bot = kind(game).bots[level]()
    return bot


def make(game: str, level: str) -> Bot:
    """A new bot for a game by its name: a level of the game (`levels`), or a bot of your own as `module:Class`.

    Modules of the current folder are found, too. The text before a colon that is the name of a level is a level, and
    what follows is its character. Raises `BadSetup` with one sentence that says what is wrong.

    Examples:
        >>> bot = make("hofverrat", "greedy")
        >>> make("hofverrat", "genius")
        Traceback (most recent call last):
        ...
        courtier.core.errors.BadSetup: unknown bot 'genius'; for Hof-Verrat there are: random, greedy, or module:Class
    """
    name, colon, rest = level.partition(":")
    if name in levels(game):
        if colon:
            raise BadSetup(f"bot {level!r}: {name} has no character {rest!r}; for {game} say just {name}")
        return listed(game, level)
    if not colon:
        known = ", ".join(levels(game))
        raise BadSetup(f"unknown bot {level!r}; for {kind(game).title} there are: {known}, or module:Class")
    return own_bot(level)


def check(game: str, level: str) -> None:
    """Raise `BadSetup` unless `make(game, level)` makes a bot."""
    make(game, level)
