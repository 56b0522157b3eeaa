"""A finished game reviewed for one seat: what it chose, what the strongest bot would have done, and what that cost.

The bot is given what the seat saw and could remember when it was asked, nothing that came to light later. Questions
with a single answer and the menu of deals are left out.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple
from zlib import crc32

import courtier
from courtier.bots import listed
from courtier.bots.hints import strongest
from courtier.bots.verdicts import Judgement, Verdict, verdict
from courtier.core.deals.menu import MENU_QUESTIONS
from courtier.core.journal import question_to
from courtier.core.record import Record
from courtier.core.registry import kind
from courtier.core.replay import positions
from courtier.core.text import GRAMMARS

SECONDS: Final = 20.0  # that a review may take, as long as the game's bot searches
OVERTIME: Final = 2.0  # after so many times that the review ends, whatever is left
LONGEST: Final = 0.4  # seconds that the bot thinks about one question, and then about the comparison
SHORTEST: Final = 0.03
NO_BOT: Final = "random"


class Asked(NamedTuple):
    """All that the bot is given for one question, and the answer that the seat gave."""

    step: int  # so many answers and deals were given before
    view: dict[str, Any]
    heard: int  # how long the seat's journal was
    answer: int


class Moment(NamedTuple):
    """One question of the game; words by language."""

    step: int
    turn: int
    when: dict[str, str]
    question: dict[str, str]
    yours: dict[str, str]
    best: dict[str, str]  # what the bot would have answered; empty where it said nothing
    judgement: Judgement
    expects: dict[str, str]  # of the bot's answer; empty where it did not look ahead
    instead: dict[str, str]  # of the given one
    cost: float


class Review(NamedTuple):
    """The questions to one seat in their order. `level` is the bot's; empty if the game brings none."""

    seat: int
    level: str
    scale: dict[str, str]  # what its figures mean
    moments: list[Moment]


def review(text: str, seat: int, names: Sequence[str], seconds: float = SECONDS, level: str = "") -> list[Review]:
    """The review of one seat; `text` is the record with its seed, `names` those of all seats.

    `level` names another bot than the strongest, with a budget of its own.
    """
    record = Record.parse(text)
    game = record.header["game"]
    named = level or strongest(game)
    if named == NO_BOT:
        return [Review(seat, "", {}, [])]
    asked, lines = asked_of(record, seat)
    bot = listed(game, level or strongest(game, thought(seconds, len(asked))))
    until = perf_counter() + OVERTIME * seconds
    judged = [(each, judge(bot, each, lines, until)) for each in asked]
    scale = {lang: kind(game).expectation_scale(lang) for lang in GRAMMARS}
    return [Review(seat, named, scale, [worded(each, found, names) for each, found in judged])]


def thought(seconds: float, questions: int) -> float:
    """How long the bot may think about one question; twice, as it also compares."""
    return round(min(LONGEST, max(SHORTEST, seconds / (2 * max(1, questions)))), 3)


def asked_of(record: Record, seat: int) -> tuple[list[Asked], list[Any]]:
    """The questions that left the seat a choice, and its whole journal."""
    lines = record.played()
    asked: list[Asked] = []
    journal: list[Any] = []
    for step, (game, journals) in enumerate(positions(record)):
        journal = journals[seat].lines
        if step == len(lines) or lines[step].get("seat") != seat:
            continue
        view: Any = courtier.view(game, seat)
        if len(view["choices"]) > 1 and question_to(view) not in MENU_QUESTIONS:
            asked.append(Asked(step, view, len(journal), lines[step]["action"]))
    return asked, journal


def judge(bot: Any, asked: Asked, lines: list[Any], until: float) -> Verdict:
    """What the bot says, from the view and the journal of that moment."""
    if perf_counter() > until:
        return Verdict("late", asked.answer)
    chance = crc32(f"review {asked.view['you']} {asked.step}".encode())
    try:
        return verdict(bot, asked.view, lines[: asked.heard], asked.answer, chance)
    except Exception:  # noqa: BLE001 - whatever it was, the other questions are reviewed
        return Verdict("failed", asked.answer)


def worded(asked: Asked, found: Verdict, names: Sequence[str]) -> Moment:
    """The question and both answers in the words that the seat read."""
    view: Any = asked.view
    expectation = kind(view["game"]).expectation
    prompts = {lang: courtier.prompt(view, lang, names) for lang in GRAMMARS}
    labels = {lang: {each["code"]: each["label"] for each in said["choices"]} for lang, said in prompts.items()}
    spoke = found.judgement not in ("failed", "late")
    return Moment(
        asked.step,
        view["turn"]["number"],
        {lang: said["eyebrow"] for lang, said in prompts.items()},
        {lang: said["question"] for lang, said in prompts.items()},
        {lang: said[asked.answer] for lang, said in labels.items()},
        {lang: said[found.best] for lang, said in labels.items()} if spoke else {},
        found.judgement,
        {} if found.expects is None else {lang: expectation(found.expects, lang) for lang in GRAMMARS},
        {} if found.instead is None else {lang: expectation(found.instead, lang) for lang in GRAMMARS},
        found.cost(),
    )


def told_moment(moment: Moment, lang: str) -> dict[str, Any]:
    """A moment as plain data, in one language."""
    return {name: value.get(lang, "") if isinstance(value, dict) else value for name, value in moment._asdict().items()}
