"""Who plays when no person does. A bot is given a view, a journal and chance; never the game.

`random` plays every game; a game may bring levels of its own, and a program bots of its own (`module:Class`). Where
players make deals, a level may have a character: `greedy:loyal`.
"""

from functools import cache
from typing import Protocol

from courtier.bots.at_random import Random
from courtier.bots.own import OwnBot, own_bot
from courtier.core.errors import BadSetup
from courtier.core.journal import Journal
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.core.shapes import View

__all__ = ["Bot", "OwnBot", "Random", "bargains", "characters", "check", "choices", "levels", "listed", "make"]

RANDOM = "random"


class Bot(Protocol):
    """Anything with a method `choose`. One bot plays one seat of one game, so that it may keep what it concluded.

    A bot may have a second method, `bargain(view, journal, offers, rng)`, that returns its moves where players make
    deals: answers to the open offers to it, or, if `offers` is empty, offers of its own (docs/write-a-bot.md). A bot
    without it declines every offer.

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


def levels(game: str) -> list[str]:
    """The levels that a game lists, the weakest first.

    Examples:
        >>> levels("hofverrat")
        ['random', 'greedy']
    """
    return [RANDOM, *kind(game).bots]


def characters(game: str) -> list[str]:
    """The characters that the game's own levels can have; none where players make no deals.

    Examples:
        >>> characters("duhr")
        ['loyal', 'grasping', 'vengeful', 'timid']
    """
    return list(kind(game).characters)


def choices(game: str) -> list[str]:
    """All that a server can be told to seat: the levels, and the game's own levels with each character.

    Examples:
        >>> choices("hofverrat")
        ['random', 'greedy']
        >>> choices("duhr")[:3]
        ['random', 'greedy', 'greedy:loyal']
    """
    own = [f"{level}:{character}" for level in kind(game).bots for character in kind(game).characters]
    return [*levels(game), *own]


def listed(game: str, level: str) -> Bot:
    """A bot of a level that the game lists, and nothing else: servers use this, so that no message names a module.

    The level may have a character, `greedy:loyal`. Raises `BadSetup` for any other name.
    """
    name, colon, character = level.partition(":")
    if name not in levels(game):
        raise BadSetup(f"unknown bot {level!r}; for {kind(game).title} there are: {', '.join(levels(game))}")
    if colon and (name == RANDOM or character not in kind(game).characters):
        there = "" if name == RANDOM else ", ".join(kind(game).characters)
        rather = f"there are: {there}" if there else f"for {game} say just {name}"
        raise BadSetup(f"bot {level!r}: {name} has no character {character!r}; {rather}")
    bot: Bot = Random() if name == RANDOM else kind(game).bots[name](*([character] if colon else []))
    return bot


@cache
def bargains(game: str, level: str) -> bool:
    """True if a listed bot of this level answers offers by itself."""
    return hasattr(listed(game, level), "bargain")


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
    name, colon, _ = level.partition(":")
    if name in levels(game):
        return listed(game, level)
    if not colon:
        known = ", ".join(levels(game))
        raise BadSetup(f"unknown bot {level!r}; for {kind(game).title} there are: {known}, or module:Class")
    return own_bot(level)


def check(game: str, level: str) -> None:
    """Raise `BadSetup` unless `make(game, level)` makes a bot."""
    make(game, level)
