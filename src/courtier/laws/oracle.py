"""The interface of an oracle: it says what a seat may know, so that the laws need not trust the game.

An oracle is a module with the functions of `Oracle`, written from the rules' table of who sees what.
It reads dumps (the truth) and journals, and never imports the game's view, belief or words.
`use_oracle` says which module is whose.
"""

import json
import random
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from courtier import Event, Journal
from courtier.laws.cases import Case, Seat

Dump = dict[str, Any]
Facts = dict[str, Any]


class Step(NamedTuple):
    """One answer: the truth before (None: the deal) and after, who gave which answer, what was told."""

    before: Dump | None
    after: Dump
    seat: Seat
    action: int
    news: list[Event]


class Odds(NamedTuple):
    """The exact probabilities of the values of a feature in a guess."""

    feature: str
    read: Callable[[Dump], Hashable]
    chances: Mapping[Hashable, Fraction]


class Small(NamedTuple):
    """A position small enough to count its worlds: answers are played from it, then `seat` guesses."""

    dump: Dump
    answers: Sequence[tuple[int, int]]
    seat: int


class Oracle(Protocol):
    """The protocol. Where `journal` is None only what lies in sight is known, not what is remembered."""

    def conserved(self, dump: Dump) -> object:
        """What must stay the same during the whole game: all cards, wherever they are."""

    def knows(self, dump: Dump, seat: Seat, journal: Journal | None) -> object:
        """All that the seat sees and remembers of the truth; equal for worlds it cannot tell apart."""

    def permute(self, dump: Dump, seat: Seat, luck: random.Random, journal: Journal | None) -> Dump:
        """Another dump, as different as possible, for which `knows` returns the same."""

    def shows(self, step: Step, seat: Seat) -> list[Facts]:
        """The glimpses that the seat must get of a step, without `game` and `you`."""

    def odds(self, dump: Dump, seat: Seat, journal: Journal) -> list[Odds]:
        """How guesses should be distributed in this position; as many features as are easily counted."""

    def small(self, seats: int) -> Small | None:
        """A position where few cards are unknown, so that whole worlds can be counted."""


def rare_of(case: Case) -> Sequence[Small]:
    """An oracle may name positions that random play hardly ever meets (`rare`)."""
    found: Callable[[int], Sequence[Small]] | None = getattr(oracle_of(case), "rare", None)
    return found(case.seats) if found else ()


def excusing(case: Case, step: Step, shown: list[Facts]) -> list[Facts]:
    """What is shown that may explain a difference between two worlds.

    Events that only follow from others (`FOLLOWS` of the oracle) do not count. They do count where the answer itself
    decides what is asked next (`decides` of the oracle).
    """
    follows: set[str] = getattr(oracle_of(case), "FOLLOWS", set())
    decides: Callable[[Step], bool] | None = getattr(oracle_of(case), "decides", None)
    if decides is not None and decides(step):
        return shown
    return [facts for facts in shown if facts["event"] not in follows]


def revealed(case: Case, step: Step, seat: Seat) -> list[Facts]:
    """What the question that is open after a step shows to the seat by itself, if the oracle names such questions."""
    reveals: Callable[[Step, Seat], list[Facts]] | None = getattr(oracle_of(case), "reveals", None)
    return [] if reveals is None else reveals(step, seat)


oracles: dict[str, Any] = {}  # by the game's name: its oracle, or the name of the module to import when it is needed


def use_oracle(game: str, oracle: Any) -> None:
    """Judge the game with this oracle: a module, an object with the same functions, or the name of a module."""
    oracles[game] = oracle


def has_oracle(game: str) -> bool:
    return game in oracles


def oracle_of(case: Case) -> Oracle:
    """The oracle of a game. For a game without one it is `NoOracle`, so that the laws without secrets still run."""
    found = oracles.get(case.name, NO_ORACLE)
    if isinstance(found, str):
        found = oracles[case.name] = import_module(found)
    return cast(Oracle, found)


class NoOracle:
    """Stands for the oracle of a game without one, in those laws that need only these two answers."""

    def conserved(self, dump: Dump) -> object:
        return None

    def knows(self, dump: Dump, seat: Seat, journal: Journal | None) -> object:
        return None


NO_ORACLE = NoOracle()


def plain(value: object) -> str:
    """Data as bytes, to compare what a client would get."""
    return json.dumps(value, ensure_ascii=False)


def together(heaps: Iterable[Iterable[str]]) -> list[str]:
    """The cards of several hands in one list."""
    return [card for heap in heaps for card in heap]


def common_secrets(dump: Dump, seat: Seat, luck: random.Random) -> None:
    """Change what every game hides: the generator, and how many questions the other seats were asked."""
    if isinstance(dump["rng"], int):
        dump["rng"] = 1 + luck.getrandbits(55)
    else:
        dump["rng"] = [luck.randbytes(32).hex(), dump["rng"][1]]
    for other in range(dump["seats"]):
        if other != seat:
            dump["numbers"][other] += luck.randrange(100)
