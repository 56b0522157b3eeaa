"""What the seats of an OpenSpiel state remember: their journals, and these as text.

A state is copied and stepped far more often than somebody asks what a seat knows. So a step only keeps the answer. When
somebody reads, the answers are given again in a copy of an earlier position, and the journals are written then.
"""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import courtier
from courtier.core.errors import BadJournal
from courtier.core.event import Event
from courtier.core.game import Game
from courtier.core.journal import Journal
from courtier.core.pending import NOBODY
from courtier.core.replay import notice
from courtier.core.seat_belief import SeatBelief


class Step(NamedTuple):
    """An answer with its events; of the beginning of a game, which nobody answered, the events alone."""

    seat: int
    before: Game | None
    code: int
    news: Sequence[Event]


class Remembered(NamedTuple):
    """What one seat remembers after so many steps: the lines of its journal, and all of them as text.

    `lines` is `None` where the past was guessed by another seat: a guess holds no journal of the others.
    """

    steps: int
    lines: list[Any] | None
    text: str


class Memories:
    """What every seat (`None`: the gallery) remembers of one game of so many seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.steps: list[Step] = []
        self.last: Game | None = None  # the position after these steps; never changed, as copies share it
        self.answers: list[tuple[int, int]] = []  # seats and codes since then
        self.known: dict[int | None, Remembered] = {}  # as far as it was read
        self.guessed: Game | None = None  # the world that these memories begin with, if a seat has guessed it
        self.public = ""  # what all had seen before they began
        self.last_belief: SeatBelief | None = None  # until the next step

    def begin(self, game: Game) -> None:
        """The cards are dealt."""
        self.steps.append(Step(NOBODY, None, NOBODY, game.news))
        self.last = game.clone()

    def add(self, seat: int, code: int) -> None:
        """A seat has answered."""
        self.answers.append((seat, code))
        self.last_belief = None

    def answer_again(self) -> None:
        """Write down the steps of all answers since the last position."""
        if not self.answers:
            return
        assert self.last is not None
        game = self.last
        for seat, code in self.answers:
            before, game = game, game.clone()
            game.recording = True
            game.carry_out(seat, code)
            self.steps.append(Step(seat, before, code, game.news))
        self.last = game
        self.answers = []

    def of(self, seat: int | None) -> Remembered:
        """What the seat remembers now."""
        self.answer_again()
        found = self.known.get(seat) or self.first(seat)
        if found.steps < len(self.steps):
            found = caught_up(found, seat, self.steps)
        self.known[seat] = found
        return found

    def first(self, seat: int | None) -> Remembered:
        """With what a memory begins: with nothing; in a guessed world with what all had seen and what the seat sees."""
        if self.guessed is None:
            return Remembered(0, [], "")
        return Remembered(0, None, self.public + written(courtier.view(self.guessed, seat)))

    def lines(self, seat: int) -> list[Any]:
        """The journal of a seat. Raises `BadJournal` in a world that another seat has guessed."""
        lines = self.of(seat).lines
        if lines is None:
            raise BadJournal(
                f"this state was resampled for another seat, so seat {seat} has no journal in it; "
                "resample the state that it was made from"
            )
        return lines

    def belief(self, game: Game, seat: int) -> SeatBelief:
        """What the seat may conclude now; searches ask for it many times in one position."""
        if self.last_belief is None or self.last_belief.seat != seat:
            self.last_belief = courtier.belief(game.name(), courtier.view(game, seat), self.lines(seat))
        return self.last_belief

    def in_guess(self, seat: int, guess: Game) -> "Memories":
        """The memories in a world that the seat has guessed: its own, and of the others' what is public."""
        twin = Memories(self.seats)
        twin.guessed = twin.last = guess.clone()
        twin.public = self.of(None).text
        twin.known = {each: self.of(each)._replace(steps=0) for each in (None, seat)}
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Memories":
        """A copy that shares what does not change: OpenSpiel copies a state so."""
        twin = Memories(self.seats)
        twin.steps = self.steps.copy()
        twin.last = self.last
        twin.answers = self.answers.copy()
        twin.known = self.known.copy()
        twin.guessed = self.guessed
        twin.public = self.public
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles hold the journals of all seats and the last position, not the ones before."""
        known = {seat: self.of(seat)._replace(steps=0) for seat in (None, *range(self.seats))}
        return restored, (self.seats, known, self.last)


def restored(seats: int, known: dict[int | None, Remembered], last: Game | None) -> Memories:
    """The memories that were pickled."""
    memories = Memories(seats)
    memories.known = known
    memories.last = last
    return memories


def caught_up(found: Remembered, seat: int | None, steps: list[Step]) -> Remembered:
    """What the seat remembers after all steps."""
    journal = Journal(seat)
    for step in steps[found.steps :]:
        if step.seat == seat and step.before is not None:
            journal.answered(courtier.view(step.before, seat), step.code)
        notice({seat: journal}, step.news)
    text = found.text + "".join([written(line) for line in journal.lines])
    lines = None if found.lines is None else found.lines + journal.lines
    return Remembered(len(steps), lines, text)


def written(data: Any) -> str:
    """Plain data as a line of text."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"
