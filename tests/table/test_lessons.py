"""Guided games: each step is reached by the recommended answers, any other answers lead to the end, too."""

import random

import pytest
from msgspec import json
from tests.table.learner import ME, Learner

import courtier
from courtier.core.errors import BadLesson
from courtier.core.registry import kind
from courtier.table.commands import Back, Rematch
from courtier.table.effects import Effect
from courtier.table.lesson import Choice, current
from courtier.table.lesson_data import CONFIRM, Step, lesson_of, read_lesson
from courtier.table.messages import CoachInfo, Update, Welcome
from courtier.table.table import Table

GAMES = [game for game in courtier.games() if lesson_of(game) is not None]
DEALS = ("duhr", "cutthroat")
MOST = 400  # answers and sentences of a lesson, far more than any has
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("lang", ["en", "de"])


def taken(game: str, lang: str = "en") -> tuple[Learner, list[CoachInfo]]:
    """Somebody who does all that the coach wants, and all that the coach said."""
    ann = Learner(game, lang)
    said: list[CoachInfo] = []
    while (coach := ann.coach) is not None and ann.state.phase == "play" and len(said) < MOST:
        if coach.text and (not said or said[-1] != coach):
            said.append(coach)
        ann.obey()
    return ann, said


@each_language
@each_game
def test_who_follows_the_coach_hears_every_step(game: str, lang: str) -> None:
    ann, said = taken(game, lang)
    lesson = lesson_of(game)
    assert lesson is not None
    assert [each.step for each in said] == list(range(1, len(lesson.step) + 1))
    assert not any(each.kind == "wrong" for each in said)
    assert said[-1].kind == "end"
    wanted = [step.say.de if lang == "de" else step.say.en for step in lesson.step]
    assert [each.text for each in said] == [words.format(*ann.state.names()) for words in wanted]
    if game in DEALS:
        assert ann.state.playing().game.deals.sealed


@each_game
def test_what_the_coach_points_at_is_in_the_view_or_a_place_of_the_page(game: str) -> None:
    ann = Learner(game)
    while (coach := ann.coach) is not None:
        if coach.kind == "try" and ann.asked != CONFIRM:
            parts = {part for each in ann.choices() for part in each.parts}
            assert set(coach.point) & parts, coach
        ann.obey()


@each_game
@pytest.mark.parametrize("seed", range(2))
def test_whatever_a_learner_answers_the_lesson_comes_to_its_end(game: str, seed: int) -> None:
    ann, chance, heard = Learner(game), random.Random(f"{game} {seed}"), set()
    for _ in range(MOST):
        coach = ann.coach
        if coach is None:
            break
        heard.add(coach.kind)
        if coach.kind == "wrong" and coach.again and chance.random() < 0.3:
            ann.read("again")
        elif coach.kind in ("tell", "wrong", "end") and (not ann.asked or chance.random() < 0.7):
            ann.read()
        elif coach.kind == "offer" and chance.random() < 0.5:
            ann.sign(yes=chance.random() < 0.5)
        else:
            assert ann.asked, f"nobody is asked, and the coach says {coach}"
            ann.choose(chance.choice)
    assert ann.coach is None
    assert ann.state.phase == "over" or "end" in heard


@each_game
def test_every_reason_is_said_for_an_answer_that_is_not_recommended(game: str) -> None:
    """At each step that has reasons, some legal answer gets each of them, and can be tried again."""
    ann, lesson = Learner(game), lesson_of(game)
    assert lesson is not None
    while (coach := ann.coach) is not None:
        step = lesson.step[coach.step - 1]
        if coach.kind == "try" and step.wrong:
            before = position(ann)
            for row in range(len(step.wrong)):
                ann.answer(mistaken(ann, step, row).code)
                assert ann.coach is not None
                assert ann.coach.text == step.wrong[row].say.en.format(*ann.state.names())
                ann.read("again")
                assert ann.coach is not None
                assert ann.coach.kind == "try"
                assert position(ann) == before
        ann.obey()


def position(ann: Learner) -> tuple[object, ...]:
    match = ann.state.playing()
    draft = match.draft.answers[:] if match.draft else []
    return ann.asked, draft, [each.code for each in ann.choices()]


def mistaken(ann: Learner, step: Step, row: int) -> Choice:
    """An answer that gets this reason."""
    earlier = [each.answers for each in step.wrong[:row]]
    for each in ann.choices():
        wanted = not step.wrong[row].answers or each.fits(step.wrong[row].answers)
        if wanted and not each.fits(step.good) and not any(each.fits(answers) for answers in earlier):
            return each
    pytest.fail(f"{ann.game}: no answer gets the reason {step.wrong[row].say.en!r}")


def test_bots_wait_until_the_learner_has_read() -> None:
    ann = Learner("hofverrat")
    while ann.coach is not None and not (ann.coach.kind == "tell" and not ann.asked):
        ann.obey()
    match = ann.state.playing()
    before = len(match.who)
    ann.carry_out(ann.table.wake(ann.now + 100))
    assert len(match.who) == before
    ann.read()
    assert len(match.who) > before


def test_only_the_learner_hears_the_coach_and_can_come() -> None:
    ann = Learner("hofverrat")
    welcome = next(each for each in ann.told if isinstance(each, Welcome))
    assert welcome.coach is not None
    shown = ann.table.public("en")
    assert shown.lesson
    assert not shown.listed
    assert not ann.table.admitted("somebody")
    ann.read()
    assert any(isinstance(each, Update) and isinstance(each.coach, CoachInfo) for each in ann.told)


def test_the_coach_can_be_sent_away_and_the_game_goes_on() -> None:
    ann = Learner("hofverrat")
    ann.read("end")
    assert ann.coach is None
    while ann.state.phase == "play":
        ann.choose(ann.harmless)
    refused = ann.table.receive(ME, Rematch("x"), ann.now)
    assert "guided game" in str(refused)


def test_a_lesson_goes_on_after_a_table_was_kept_and_loaded() -> None:
    ann = Learner("hofverrat")
    for _ in range(5):
        ann.obey()
    again = Table.load(json.decode(json.encode(ann.table.dump())))
    before = ann.coach
    ann.table = again
    assert ann.coach == before


LESSON = '[[lesson]]\nseed = "x"\nseats = 3\nminutes = 5\n'
STEP = '[[step]]\nsay.en = "a"\nsay.de = "b"\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("this is no TOML", "not readable as TOML"),
        (STEP, "missing required field `lesson`"),
        (LESSON, "missing required field `step`"),
        (LESSON.replace("3", "9") + STEP, "2 to 5 players"),
        (LESSON + 'bots = "clever"\n' + STEP, "unknown bots 'clever'"),
        (LESSON + "options = {tempo = 3}\n" + STEP, "tempo"),
        (LESSON + '[[step]]\nsay.en = "a"\n', "missing required field `de`"),
        (LESSON + STEP.replace('"b"', '" "'), "step 1: say.de is empty"),
        (LESSON + STEP.replace('"a"', '"{7}"'), "step 1: say.en: a gap is no seat"),
        (LESSON + STEP + 'at = "dance"\n' + STEP, "step 1: unknown question 'dance'"),
        (LESSON + STEP + 'after = "danced"\n' + STEP, "step 1: unknown event 'danced'"),
        (LESSON + STEP + 'good = [["a"]]\n' + STEP, "step 1: `good` and `when` need the question"),
        (LESSON + STEP + 'at = "lay"\n', "step 1: the last step only says something"),
        (LESSON + STEP + '[[step.bot]]\nseat = 0\nat = "lay"\nanswers = []\n' + STEP, "expected a bot's seat"),
        (LESSON + STEP + "colour = 3\n", "unknown field `colour`"),
    ],
)
def test_a_bad_lesson_is_refused_with_a_clear_sentence(text: str, complaint: str) -> None:
    with pytest.raises(BadLesson) as refused:
        read_lesson(kind("hofverrat"), text)
    assert complaint in str(refused.value)
    assert "lesson.toml of hofverrat" in str(refused.value)


def test_who_takes_a_wrong_answer_back_hears_the_step_again() -> None:
    ann = Learner("hofverrat")
    while ann.coach is not None and ann.coach.kind != "try":
        ann.obey()
    step = current(ann.state)
    ann.answer(mistaken(ann, step, 0).code)
    wrong = ann.coach
    ann.send(Back, ann.state.playing().game.question(0))
    again = ann.coach
    assert wrong is not None
    assert again is not None
    assert (wrong.kind, again.kind, again.text) == ("wrong", "try", step.say.en)


def test_a_bot_keeps_to_the_lesson_also_if_the_learner_answers_first() -> None:
    """Both lay a card for a trade at the same time."""
    ann = Learner("intrigue")
    while ann.asked != "invite":
        ann.obey()
    waiting: list[Effect] = []
    ann.waiting = waiting
    ann.obey()
    ann.obey()
    ann.waiting = None
    ann.carry_out(waiting)
    assert ann.coach is not None
    assert "A 9 for your 2" in ann.coach.text
