"""The coach of a guided game: which step it says, how it judges the learner's answers, what bots answer meanwhile.

Steps come in their order. The coach skips a step whose question or event does not come after a few questions to the
learner (`Step.patience`), so that a learner who plays something else always reaches the end.
"""

from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

import courtier
from courtier.table.commands import Coach, Offer
from courtier.table.effects import Ask
from courtier.table.lesson_data import CONFIRM, LEARNER, Answers, Lesson, Step, Wrong, lesson_of
from courtier.table.messages import CoachInfo
from courtier.table.offers import make_offer
from courtier.table.running_game import RunningGame
from courtier.table.state import Refusal, State
from courtier.table.view import seen_by

OFFER_SECONDS = 600
Said = Literal["tell", "try", "offer", "wrong", "end", "wait"]
Deed = Callable[[State, str, Any, float], None]


class Given(NamedTuple):
    """An answer of the learner's, and where the game stood before it."""

    question: str
    choice: "Choice"
    line: int  # of the record
    drafted: int  # answers of the draft


class Choice(NamedTuple):
    """A legal answer: its code, its parts, and what it is called in English."""

    code: int
    parts: list[str]
    words: str

    def fits(self, answers: Answers) -> bool:
        """Is it one of these? All that one of them names must be a part of it, or stand in its words."""
        return any(all(each in self.parts or each.casefold() in self.words for each in named) for named in answers)


def taught(state: State) -> Lesson:
    lesson = lesson_of(state.settings.game)
    if lesson is None or state.lesson is None:
        raise Refusal("no_lesson")
    return lesson


def is_on(state: State) -> bool:
    """Is a coach at this table, and has the lesson not ended?"""
    return state.lesson is not None and not state.lesson.ended and state.phase == "play"


# What the learner is asked


def asked(state: State, seat: int = LEARNER) -> str:
    """The name of the question to a seat; empty if there is none."""
    match = state.playing()
    if seat not in match.game.actors():
        return ""
    if match.draft is not None and match.draft.seat == seat:
        return CONFIRM if match.draft.complete else question_in(seen_by(match, seat), seat)
    return str(match.game.asking.name())


def question_in(view: dict[str, Any], seat: int) -> str:
    return next((each["question"] for each in view["asked"] if each["seat"] == seat), "")


def choices(state: State, seat: int = LEARNER) -> list[Choice]:
    """The answers that a seat may give now."""
    view = seen_by(state.playing(), seat)
    prompt = courtier.prompt(view, "en", state.names())
    said = {each["code"]: each for each in prompt["choices"]}
    return [Choice(each["code"], each["parts"], words_of(said.get(each["code"], {}))) for each in view["choices"]]


def words_of(said: Any) -> str:
    """All that the prompt says of an answer."""
    words = [said.get("label", ""), said.get("commit", ""), said.get("deed") or "", *(said.get("parts") or [])]
    return " ".join(words).casefold()


# Which step is said


def follow(state: State, now: float) -> None:
    """After anything that was done: go on to the next step that fits."""
    progress = state.lesson
    if progress is None or not is_on(state):
        return
    steps = taught(state).step
    withdraw(state, steps[progress.place])
    while not progress.said and not progress.ended:
        step = steps[progress.place]
        if is_ready(state, step) and begin_step(state, step, now):
            return
        if not loses_patience(state, step):
            return
        leave_step(state)


def withdraw(state: State, step: Step) -> None:
    """Stop saying a step whose question, offer or answer is gone."""
    progress, match = state.lesson, state.playing()
    assert progress is not None
    if progress.said == "wrong" and step.offer is None and not stands(state):
        progress.said = ""
    if progress.said != "step" or step.tells():
        return
    if step.offer is None:
        if asked(state) != step.at:
            progress.said = ""
    elif all(each.number != progress.offer for each in state.offers):
        sealed = len(match.game.deals.sealed) > progress.deals
        judge(state, step, None if sealed or not step.wrong else 0)


def is_ready(state: State, step: Step) -> bool:
    """Does it fit now?"""
    if step.at and asked(state) != step.at:
        return False
    if step.after and not happened(state, step.after):
        return False
    if step.when and not all(words.casefold() in asked_words(state) for words in step.when):
        return False
    return not step.good or any(each.fits(step.good) for each in choices(state))


def asked_words(state: State) -> str:
    """The question to the learner and all its answers, in English."""
    prompt = courtier.prompt(seen_by(state.playing(), LEARNER), "en", state.names())
    follows = [f"{each['label']} {each.get('follows', '')}" for each in prompt["choices"]]
    return " ".join([prompt["eyebrow"], prompt["question"], *follows]).casefold()


def happened(state: State, event: str) -> bool:
    """Has the learner heard of such an event since the step before?"""
    progress, story = state.lesson, state.playing().story
    assert progress is not None
    places = range(progress.story, len(story))
    return any(
        story.is_rules(place) and story.event(place).row.name == event and story.tells(place, LEARNER)
        for place in places
    )


def begin_step(state: State, step: Step, now: float) -> bool:
    """Say it; with its offer, if that can be made."""
    progress, match = state.lesson, state.playing()
    assert progress is not None
    if step.offer is not None:
        deal = {"parties": [step.offer.by, LEARNER], "clauses": step.offer.clauses}
        try:
            make_offer(state, step.offer.by, Offer("lesson", deal, OFFER_SECONDS), now)
        except Refusal:
            return False
        progress.offer, progress.deals = state.offers[-1].number, len(match.game.deals.sealed)
    progress.said, progress.missed = "step", 0
    state.changes.coach = True
    return True


def loses_patience(state: State, step: Step) -> bool:
    """True if the learner has been asked so often without the step that it is skipped."""
    progress, match = state.lesson, state.playing()
    assert progress is not None
    number = match.game.question(LEARNER) if asked(state) else progress.question
    if number != progress.question:
        progress.question = number
        progress.missed += 1
    return progress.missed > step.patience


def leave_step(state: State) -> None:
    """On to the next one; after the last one the lesson has ended."""
    progress = state.lesson
    assert progress is not None
    progress.said, progress.missed = "", 0
    progress.story = len(state.playing().story)
    progress.place += 1
    progress.ended = progress.place == len(taught(state).step)
    progress.place -= progress.ended
    state.changes.coach = True


# What the learner does


def watched(deed: Deed) -> Deed:
    """A command that answers a question; the coach hears what was answered."""

    def heard(state: State, visitor: str, command: Any, now: float) -> None:
        given = given_by(state, visitor, getattr(command, "action", None)) if is_on(state) else None
        deed(state, visitor, command, now)
        if given is not None:
            answered(state, given)

    return heard


def given_by(state: State, visitor: str, action: int | None) -> Given | None:
    """What the learner is about to answer. A whole turn is confirmed without a code."""
    if state.seat_of(visitor) != LEARNER:
        return None
    match, question = state.playing(), asked(state)
    known = [each for each in choices(state) if each.code == action] if question and action is not None else []
    choice = known[0] if known else Choice(-1, [], "")
    return Given(question, choice, len(match.who), drafted(match))


def answered(state: State, given: Given) -> None:
    """The learner has answered. A step that only says something counts as read."""
    progress = state.lesson
    assert progress is not None
    if progress.said == "wrong":
        leave_step(state)
        return
    steps = taught(state).step
    while progress.said == "step" and steps[progress.place].tells():
        leave_step(state)
        progress.said = "step" if steps[progress.place].at == given.question else ""
    step = steps[progress.place]
    if progress.said != "step" or step.at != given.question or step.offer is not None:
        return
    progress.line, progress.drafted = given.line, given.drafted
    judge(state, step, None if given.choice.fits(step.good) else wrong_row(step.wrong, given.choice))


def wrong_row(rows: list[Wrong], choice: Choice) -> int | None:
    """What there is to say about an answer that is not recommended."""
    for place, row in enumerate(rows):
        if not row.answers or choice.fits(row.answers):
            return place
    return None


def judge(state: State, step: Step, wrong: int | None) -> None:
    """The step is done, or the coach says why that was not so good."""
    progress = state.lesson
    assert progress is not None
    if wrong is None:
        leave_step(state)
    else:
        progress.said, progress.wrong = "wrong", wrong
        state.changes.coach = True


def move(state: State, visitor: str, command: Coach, now: float) -> None:
    """The learner has read it (`next`), wants to try again, or wants no more of the coach (`end`)."""
    taught(state)
    progress = state.lesson
    if progress is None or not is_on(state) or state.seat_of(visitor) != LEARNER:
        raise Refusal("no_lesson")
    state.changes.coach = True
    if command.move == "end":
        progress.ended = True
    elif command.move == "again":
        try_again(state, now)
    elif progress.said:
        leave_step(state)


def try_again(state: State, now: float) -> None:
    """Take the answer back. Nobody else sits at this table whose consent would be needed."""
    progress, match = state.lesson, state.playing()
    assert progress is not None
    if not can_try_again(state):
        raise Refusal("undo_never")
    progress.said = ""
    if drafted(match) > progress.drafted:
        while drafted(match) > progress.drafted:
            match.step_back(LEARNER)
    else:
        match.undo(progress.line, now)
        match.moment += 1
    state.changes.game = True


def can_try_again(state: State) -> bool:
    progress, match = state.lesson, state.match
    if progress is None or match is None or progress.said != "wrong" or progress.line < 0:
        return False
    return current(state).offer is None and stands(state)


def stands(state: State) -> bool:
    """True if the answer that was judged was not taken back."""
    progress, match = state.lesson, state.playing()
    assert progress is not None
    return drafted(match) > progress.drafted or progress.line in match.held()


def drafted(match: RunningGame) -> int:
    """How many answers are tried out."""
    return len(match.draft.answers) if match.draft is not None else 0


# Bots


def pauses(state: State) -> bool:
    """True if bots wait until the learner has read something."""
    if state.lesson is None or not is_on(state):
        return False
    return state.lesson.said == "wrong" or (state.lesson.said == "step" and current(state).tells())


def current(state: State) -> Step:
    assert state.lesson is not None
    return taught(state).step[state.lesson.place]


def without_invitations(state: State, asks: Iterator[Ask]) -> Iterator[Ask]:
    """While the lesson lasts, bots answer offers and make none of their own."""
    return (ask for ask in asks if ask.offers) if is_on(state) else asks


def scripted(state: State, seat: int, action: int) -> int:
    """A bot's answer: the one that the lesson needs, or its own.

    Where several are asked at once, the learner may have answered first and gone on to the next step.
    """
    if state.lesson is None or not is_on(state):
        return action
    steps, place = taught(state).step, state.lesson.place
    for row in [*steps[place].bot, *steps[max(0, place - 1)].bot]:
        if row.seat == seat and row.at == asked(state, seat):
            found = [each.code for each in choices(state, seat) if each.fits(row.answers)]
            return found[0] if found else action
    return action


# What the coach says


def coach(state: State, seat: int | None, lang: str) -> CoachInfo | None:
    """What the learner reads and where to look; nothing for others, and after the lesson."""
    progress = state.lesson
    if progress is None or not is_on(state) or seat != LEARNER:
        return None
    steps = taught(state).step
    step, said = steps[progress.place], progress.said
    words = step.wrong[progress.wrong].say if said == "wrong" else step.say
    text = (words.de if lang == "de" else words.en).format(*state.names()) if said else ""
    point = pointed(state, step, lang) if said == "step" else []
    kind = kind_of(step, said, progress.place == len(steps) - 1)
    return CoachInfo(kind, progress.place + 1, len(steps), text, point, can_try_again(state))


def news(state: State, seat: int | None, lang: str, changed: bool) -> dict[str, CoachInfo | None]:
    """The part of an update that is the coach's."""
    if state.lesson is None or not (changed or state.changes.coach):
        return {}
    return {"coach": coach(state, seat, lang)}


def kind_of(step: Step, said: str, last: bool) -> Said:
    """What the coach waits for."""
    if said != "step":
        return "wrong" if said else "wait"
    if step.tells():
        return "end" if last else "tell"
    return "offer" if step.offer else "try"


def pointed(state: State, step: Step, lang: str) -> list[str]:
    """What the step points at: what it says, or else the parts of the answer that it recommends."""
    if step.point or not step.good:
        return step.point or (["offer"] if step.offer else [])
    fitting = [each for each in choices(state) if each.fits(step.good)]
    return [*fitting[0].parts, *deed_of(state, fitting[0].code, lang)] if fitting else []


def deed_of(state: State, code: int, lang: str) -> list[str]:
    """Where pages offer deeds before answers: the deed that leads to this one, as they name it."""
    prompt = courtier.prompt(seen_by(state.playing(), LEARNER), lang, state.names())
    if not any(each.get("deed") for each in prompt["choices"]):
        return []
    return [f"deed:{each.get('deed') or each['label']}" for each in prompt["choices"] if each["code"] == code]
