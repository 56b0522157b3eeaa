"""Bots: players that are programs. A bot is given a view, a journal and a generator of random numbers; never the game.

`random` plays every game; a game may bring a bot and levels of its own, and a program bots of its own
(`module:Class`). Where players make deals, a bot may have a character: `greedy:loyal`, `level4:loyal`. A level that
searches may have another budget: `level5@2s`. `learned` searches with the learned values of the game, and
`learned:FILE` with those of a file that `courtier train` made.
"""

from functools import cache
from typing import Protocol

from courtier.bots.at_random import Random
from courtier.bots.levels import learned_bot, level_bot
from courtier.bots.own import OwnBot, own_bot
from courtier.core.errors import BadSetup
from courtier.core.journal import Journal
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.core.shapes import View

__all__ = [
    "Bot",
    "OwnBot",
    "Random",
    "bargains",
    "characters",
    "check",
    "choices",
    "levels",
    "listed",
    "make",
    "quick_levels",
]

RANDOM = "random"
LEARNED = "learned"  # not in the list of levels: a bot to compare values with, whether or not a level uses them
FEW = 2  # simulations


class Bot(Protocol):
    """Anything with a method `choose`. One bot plays one seat of one game, so that it may store what it has concluded.

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

        `view` is what the seat sees now, `journal` what it may remember, `rng` its random numbers.
        Returns one of the codes of `view["choices"]`.
        """


def levels(game: str) -> list[str]:
    """The bots that a game lists: `random`, its own, then its levels, the weakest first.

    Examples:
        >>> levels("hofverrat")
        ['random', 'greedy', 'level1', 'level2', 'level3', 'level4', 'level5']
    """
    return [RANDOM, *own_levels(game)]


def own_levels(game: str) -> list[str]:
    """The same without `random`: those that can have a character."""
    return [*kind(game).bots, *kind(game).level_names()]


def quick_levels(game: str) -> list[str]:
    """The same, with few simulations for levels that search: for the laws, which ask thousands of questions.

    Examples:
        >>> quick_levels("hofverrat")[-2:]
        ['level4', 'level5@2']
    """
    rows = zip(kind(game).level_names(), kind(game).levels, strict=True)
    quick = [name if level.plays in kind(game).bots else f"{name}@{FEW}" for name, level in rows]
    return [RANDOM, *kind(game).bots, *quick]


def in_short(game: str) -> str:
    """The same as a text for a message."""
    numbered = kind(game).level_names()
    return ", ".join([RANDOM, *kind(game).bots, *([f"{numbered[0]} to {numbered[-1]}"] if numbered else [])])


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
        >>> choices("hofverrat")[:3]
        ['random', 'greedy', 'level1']
        >>> choices("duhr")[-1]
        'level5:timid'
    """
    own = [f"{level}:{character}" for level in own_levels(game) for character in kind(game).characters]
    return [*levels(game), *own]


def listed(game: str, level: str, seconds: float = 0.0) -> Bot:
    """A bot of a level that the game lists, and nothing else: servers use this, so that no message names a module.

    With `seconds`, a level that searches without a time limit gives its best answer so far after them.
    The level may have a character, `greedy:loyal`, and one that searches a budget, `level5@2s`. Raises `BadSetup` for
    any other name.
    """
    head, colon, character = level.partition(":")
    name, at, budget = head.partition("@")
    if name not in levels(game):
        raise BadSetup(f"unknown bot {level!r}; for {kind(game).title} there are: {in_short(game)}")
    if at and (name not in kind(game).level_names() or not budget):
        raise BadSetup(f"bot {level!r}: only levels that search have a budget, as in level5@2s")
    if colon and (name == RANDOM or character not in kind(game).characters):
        there = "" if name == RANDOM else ", ".join(kind(game).characters)
        rather = f"there are: {there}" if there else f"for {game} say just {name}"
        raise BadSetup(f"bot {level!r}: {name} has no character {character!r}; {rather}")
    if name == RANDOM:
        return Random()
    named = [character] if colon else []
    bot: Bot = (
        kind(game).bots[name](*named) if name in kind(game).bots else level_bot(game, name, budget, named, seconds)
    )
    return bot


@cache
def bargains(game: str, level: str) -> bool:
    """True if a listed bot of this level answers offers by itself."""
    return hasattr(listed(game, level), "bargain")


def make(game: str, level: str) -> Bot:
    """A new bot for a game by its name: a level of the game (`levels`), or a bot of your own as `module:Class`.

    `learned`, or `learned:FILE`, searches with learned values.

    Modules of the current folder are found, too. The text before a colon that is the name of a level is a level, and
    what follows is its character. Raises `BadSetup` with one sentence that says what is wrong.

    Examples:
        >>> bot = make("hofverrat", "greedy")
        >>> make("duhr", "level4:loyal")  # doctest: +ELLIPSIS
        <courtier.bots.levels.BargainingLevelBot object at ...>
    """
    head, colon, rest = level.partition(":")
    name, _, budget = head.partition("@")
    if name in levels(game):
        return listed(game, level)
    if name == LEARNED:
        return learned_bot(game, budget, rest)
    if not colon:
        raise BadSetup(f"unknown bot {level!r}; for {kind(game).title} there are: {in_short(game)}, or module:Class")
    return own_bot(level)


def check(game: str, level: str) -> None:
    """Raise `BadSetup` unless `make(game, level)` makes a bot."""
    make(game, level)
