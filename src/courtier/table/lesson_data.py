"""The guided game of a game, as its file `data/lesson.toml` says it: the deal, the steps, what bots do for them.

`docs/write-a-game.md` tells how to write one. What cannot be used raises `BadLesson`, with the step and what is wrong.
"""

from functools import cache
from hashlib import sha256
from string import Formatter
from typing import Any

from msgspec import Struct, ValidationError, convert, field

from courtier import bots
from courtier.core.data import package_text, read_rows
from courtier.core.errors import BadCards, BadLesson, BadOption, BadSetup
from courtier.core.registry import PACKAGE, Kind, kind

FILE = "data/lesson.toml"
LEARNER = 0  # the learner's seat
CONFIRM = "confirm"  # stands for the question whether a turn that is tried out shall be carried out
PATIENCE = 1  # questions to the learner that a step waits for
Answers = list[list[str]]  # each names an answer: by parts of the view's choice, or by words of its English label


class Spoken(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence in both languages; `{1}` is the name of the player at seat 1."""

    en: str
    de: str


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says after an answer that is not recommended. Without `answers` it is about every other one."""

    say: Spoken
    answers: Answers = []


class BotAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot answers that question while the step is awaited or said; other questions it answers by itself."""

    seat: int
    at: str
    answers: Answers


class BotOffer(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that a bot offers the learner when the step is said; its clauses as in `core/deals/plain.py`."""

    by: int
    clauses: list[dict[str, Any]]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the coach says.

    `at`: at which question to the learner; `when`: words that stand in that question or its answers, in English;
    `after`: once the learner has heard of such an event. `point`: at what.
    With `good` the coach waits for an answer to the question, with `offer` for an answer to that offer.
    """

    say: Spoken
    at: str = ""
    when: list[str] = []
    after: str = ""
    point: list[str] = []
    good: Answers = []
    wrong: list[Wrong] = []
    bot: list[BotAnswer] = []
    offer: BotOffer | None = None
    patience: int = PATIENCE

    def tells(self) -> bool:
        """Does the coach only say something, and wait until it is read?"""
        return not self.good and self.offer is None


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """How the game is dealt, and how long the lesson takes. The seed is any words."""

    seed: str
    seats: int
    minutes: int
    bots: str = "greedy"
    options: dict[str, bool | int | str] = field(default_factory=dict)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole guided game."""

    lesson: list[Deal]
    step: list[Step]

    @property
    def deal(self) -> Deal:
        return self.lesson[0]

    def secret(self) -> bytes:
        """All the chance of the table comes from it."""
        return sha256(self.deal.seed.encode()).digest()


@cache
def lesson_of(game: str) -> Lesson | None:
    """The guided game of a game, if it has one."""
    rules = kind(game)
    try:
        text = package_text(rules.package or f"{PACKAGE}.{rules.name}", FILE)
    except (FileNotFoundError, ModuleNotFoundError):
        return None
    return read_lesson(rules, text)


def minutes_of(game: str) -> int | None:
    """How long the guided game takes; `None` if there is none."""
    lesson = lesson_of(game)
    return lesson.deal.minutes if lesson is not None else None


def read_lesson(game: Kind, text: str) -> Lesson:
    """The lesson that this text is; `BadLesson` says what is wrong with it."""
    try:
        lesson = convert(read_rows(text, "the file"), Lesson)
        check_deal(game, lesson)
        for number, step in enumerate(lesson.step, start=1):
            expect(number < len(lesson.step) or is_end(step), number, "the last step only says something")
            check_step(game, lesson, step, number)
    except (ValidationError, BadCards, BadOption, BadSetup, ValueError) as error:
        raise BadLesson(f"{FILE} of {game.name}: {error}") from None
    return lesson


def check_deal(game: Kind, lesson: Lesson) -> None:
    if len(lesson.lesson) != 1 or not lesson.step:
        raise ValueError(f"expected one [[lesson]] and some [[step]], got {len(lesson.lesson)} and {len(lesson.step)}")
    game.check_seats(lesson.deal.seats)
    game.check_options(lesson.deal.options)
    if lesson.deal.bots not in bots.choices(game.name):
        raise ValueError(f"unknown bots {lesson.deal.bots!r}; expected one of {', '.join(bots.choices(game.name))}")


def is_end(step: Step) -> bool:
    """The last step comes whatever has happened."""
    return step.tells() and not step.at and not step.after


def check_step(game: Kind, lesson: Lesson, step: Step, number: int) -> None:
    """What a writer of lessons may mistake."""
    questions = {"", CONFIRM, *game.questions} if game.draftable else {"", *game.questions}
    events = {"", *(row.name for row in game.events)}
    others = range(1, lesson.deal.seats)
    known = ", ".join(sorted(questions - {""}))
    for at in (step.at, *(row.at for row in step.bot)):
        expect(at in questions, number, f"unknown question {at!r}; expected one of {known}")
    expect(step.after in events, number, f"unknown event {step.after!r}; expected one of {', '.join(sorted(events))}")
    expect(bool(step.at) or not (step.good or step.when), number, "`good` and `when` need the question, `at`")
    expect(bool(step.good) or not step.wrong or step.offer is not None, number, "`wrong` needs `good` or `offer`")
    for seat in [row.seat for row in step.bot] + ([step.offer.by] if step.offer else []):
        expect(seat in others, number, f"expected a bot's seat from 1 to {lesson.deal.seats - 1}, got {seat}")
    for spoken in (step.say, *(row.say for row in step.wrong)):
        check_words(spoken, number, lesson.deal.seats)


def check_words(spoken: Spoken, number: int, seats: int) -> None:
    """Both languages say something, and every gap is a seat."""
    for lang, words in (("en", spoken.en), ("de", spoken.de)):
        expect(bool(words.strip()), number, f"say.{lang} is empty")
        gaps = [gap for _, gap, _, _ in Formatter().parse(words) if gap is not None]
        expect(all(gap.isdigit() and int(gap) < seats for gap in gaps), number, f"say.{lang}: a gap is no seat: {gaps}")


def expect(holds: bool, number: int, otherwise: str) -> None:
    if not holds:
        raise ValueError(f"step {number}: {otherwise}")
