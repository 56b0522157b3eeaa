"""What the tests of words share: which games are listened to, what is heard in them, what is wrong with a sentence.

A game says in `tests/games/<name>/spoken.py` what is its own; `test_words.py` here then listens to it.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from tests import untyped
from tests.games import seeing

import courtier
from courtier.core.event import Event
from courtier.core.game import Game
from courtier.core.registry import kind, names

Seen = dict[str, Any]

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
GAMES = names()
LANGUAGES = ("en", "de")


class Spoken(NamedTuple):
    """What is a game's own in the tests of its words."""

    deals: Sequence[tuple[int, int, Seen]]  # the random games that are listened to: seats, seed, options
    elsewhere: Callable[[str], list[str]]  # all that is said outside of a game, in a language
    card: str  # any card
    english: str  # words that only English has
    german: str
    rare: str = ""  # phrases that those games do not hold; the game's own tests do
    rare_questions: str = ""
    rare_events: str = ""
    alike: bool = False  # equal cards of a hand are equal answers

    def foreign(self, lang: str) -> set[str]:
        return set((self.german if lang == "en" else self.english).split())


@cache
def spoken(name: str) -> Spoken:
    found: Spoken = import_module(f"tests.games.{name}.spoken").SPOKEN
    return found


def moments(name: str, number: int) -> Iterator[Game]:
    """One of those games as it is played."""
    seats, seed, options = spoken(name).deals[number]
    return seeing.moments(courtier.new(name, seats, seed, options, recording=True), seed)


@cache
def views(name: str) -> list[Seen]:
    """What whoever is asked sees at every moment, and everybody at some."""
    random = Random(1)
    found = []
    for number in range(len(spoken(name).deals)):
        for game in moments(name, number):
            seats = [None, *range(game.seats)] if game.over() or random.random() < 0.1 else [game.actor()]
            found += [untyped.view(game, seat) for seat in seats]
    return found


@cache
def glimpses(name: str) -> list[tuple[Seen, int]]:
    """What the gallery and two of the seats are told of every event, and how many play."""
    random = Random(2)
    return [
        (untyped.glimpse(event, seat), game.seats)
        for number in range(len(spoken(name).deals))
        for game in moments(name, number)
        for event in game.news
        for seat in (None, *random.sample(range(game.seats), 2))
    ]


def every_event(name: str) -> list[tuple[Seen, int]]:
    """One of each kind, as the one who does it, another and the gallery see it."""
    return [
        (untyped.glimpse(Event(name, row, (0, 1, 0, 0)[: len(row.open)], [0]), seat), kind(name).seats[-1])
        for row in kind(name).events
        for seat in (0, 1, None)
    ]


def prompt(view: Seen, lang: str) -> Any:
    return untyped.prompt(view, lang, NAMES[: len(view["seats"])])


def story(name: str, lang: str, event: str, you: int | None = 0, players: int = 4, **fields: Any) -> str:
    """An event as Ann hears it, or somebody else."""
    return courtier.tell({"game": name, "event": event, "you": you, **fields}, lang, NAMES[:players])


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)


def tokens(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))
