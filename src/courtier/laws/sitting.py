"""A game in progress, together with the journals of its seats and of the gallery."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import courtier
from courtier import Game, Journal
from courtier.core.errors import BadOption
from courtier.core.event import is_told
from courtier.core.registry import kind
from courtier.core.shapes import View
from courtier.laws.cases import Case, Luck, Seat
from courtier.laws.oracle import Dump, Step

BACK = 15  # of a hundred steps in an unfinished chain
LONGEST = 5_000  # answers; the longest game of the four takes about a thousand
LONG = 100  # answers; after these …
SOME = 30  # … so many of a hundred checks are made


class Sitting:
    """`watching`: whose journals are kept. `truth` is the dump of the position."""

    def __init__(self, case: Case, game: Game, watching: Iterable[Seat] = (), truth: Dump | None = None) -> None:
        self.case = case
        self.game = game
        self.game.recording = True
        self.journals = {seat: Journal(seat) for seat in watching}
        self.truth: Dump = game.dump() if truth is None else truth

    def copy(self, truth: Dump | None = None) -> "Sitting":
        """The same position, or another one, with the same memories."""
        if truth is None:
            twin = Sitting(self.case, self.game.clone(), truth=self.truth)
        else:
            twin = Sitting(self.case, courtier.load(self.case.name, truth))
        twin.journals = {seat: Journal(seat, each.lines) for seat, each in self.journals.items()}
        return twin

    def view(self, seat: Seat) -> View:
        return courtier.view(self.game, seat)

    def step(self, seat: int, action: int) -> Step:
        if seat in self.journals:
            self.journals[seat].answered(self.view(seat), action)
        self.game.apply(seat, action)
        return self.happened(self.truth, seat, action)

    def happened(self, before: Dump | None, seat: Seat = None, action: int = -1) -> Step:
        """Write the events into the journals."""
        self.truth = self.game.dump()
        for event in self.game.news:
            for journal in self.journals.values():
                if is_told(event, journal.seat):
                    journal.saw(courtier.glimpse(event, journal.seat))
        return Step(before, self.truth, seat, action, list(self.game.news))

    def back(self, seat: int) -> None:
        self.game.back(seat)
        self.truth = self.game.dump()

    def move(self, luck: Luck) -> tuple[int, int]:
        """A random seat that is asked, and a random legal answer."""
        seat = luck.choice(self.game.actors())
        return seat, luck.choice(self.game.legal(seat))

    def random_step(self, luck: Luck) -> Step:
        """A random answer; in an unfinished chain sometimes a step back first."""
        if in_chain(self.game) and luck.chance(BACK):
            self.back(self.game.actor())
        return self.step(*self.move(luck))


def in_chain(game: Game) -> bool:
    return getattr(game.asking, "before", None) is not None


def seed_of(seed: int) -> int | bytes:
    """The seed of a game: every third one is for the fair generator."""
    return seed if seed % 3 else seed.to_bytes(32, "big")


def options_of(case: Case, seed: int) -> dict[str, Any]:
    """The options of a game: over the seeds, every option takes all its values."""
    return {name: values[seed % len(values)] for name, values in fitting(case).items()}


@cache
def fitting(case: Case) -> dict[str, list[Any]]:
    """By option the values that go with this number of players."""
    options = kind(case.name).options
    return {each.name: [value for value in each.values if goes(case, {each.name: value})] for each in options}


def goes(case: Case, options: dict[str, Any]) -> bool:
    try:
        courtier.new(case.name, case.seats, 0, options)
    except BadOption:
        return False
    return True


def opened(
    case: Case, seed: int, watching: Iterable[Seat] = (), left_out: tuple[str, ...] = ()
) -> tuple[Sitting, Step]:
    """A fresh game, and its deal as a step; the options that are left out have their defaults."""
    options = {name: value for name, value in options_of(case, seed).items() if name not in left_out}
    game = courtier.new(case.name, case.seats, seed_of(seed), options, recording=True)
    sitting = Sitting(case, game, watching)
    return sitting, sitting.happened(None)


def thinned(of_hundred: int, answers: int) -> int:
    """How many of a hundred positions to check where a check is slow: fewer late in long games."""
    return of_hundred if answers < LONG else of_hundred * SOME // 100


def positions(sitting: Sitting, luck: Luck, of_hundred: int = 100) -> Iterable[Sitting]:
    """Random play: the sitting at each of its positions (or so many of a hundred, thinned), the last included."""
    for answers in range(LONGEST):
        over = sitting.game.over()
        if over or luck.chance(100 if of_hundred == 100 else thinned(of_hundred, answers)):
            yield sitting
        if over:
            return
        sitting.random_step(luck)
    raise AssertionError(f"{sitting.case}: not over after {LONGEST} answers")
