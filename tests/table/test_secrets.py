"""The table tells nobody what is another's, in no message, count, order, time or refusal; planted leaks are noticed."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest
from tests import untyped
from tests.laws.cases import on_every_case
from tests.table.worlds import secrets

import courtier
from courtier.core.registry import kind
from courtier.laws.cases import Case
from courtier.table import clocks, outbox, play, talk, undo
from courtier.table.commands import Draft
from courtier.table.dispatch import FUNCTIONS
from courtier.table.messages import TableInfo
from courtier.table.running_game import RunningGame
from courtier.table.state import Refusal, Said, State, Wanted
from courtier.table.view import seen_by

SEEDS = 60  # tried at most; most leaks are noticed on the first few


@on_every_case
def test_two_worlds_that_look_alike_are_told_alike(case: Case) -> None:
    assert many(case, 8) > 100


class Leak(NamedTuple):
    """A fault in the table: where it is planted, and what is there instead."""

    name: str
    game: str
    place: Any
    attribute: str
    fault: Callable[..., Any]


# The table as it is, for faults that only add to it.
as_heard, answered, draft = talk.as_heard, play.answered, play.draft
about, rights, delay = outbox.about, outbox.rights, clocks.delay


def whispers_for_all(state: State, said: Said, visitor: str, lang: str, number: int) -> Any:
    return as_heard(state, msgspec.structs.replace(said, parties=None), visitor, lang, number)


def waiting_for_fewer(state: State, lang: str) -> TableInfo:
    info = about(state, lang)
    actors = state.match.game.actors() if state.match else []
    return msgspec.structs.replace(info, waiting=actors)


def all_are_told_of_sealed_answers(state: State, seat: int, seen: bool) -> None:
    answered(state, seat, seen)
    state.changes.table = True


def clock_stops(state: State, seat: int, seen: bool) -> None:
    answered(state, seat, seen)
    state.chairs[seat].grace = state.chairs[seat].late = None


def draft_for_all(match: RunningGame, seat: int | None, gallery: dict[str, Any] | None = None) -> dict[str, Any]:
    return untyped.view(match.draft.shown, seat) if match.draft else seen_by(match, seat, gallery)


def all_are_told_of_drafts(state: State, visitor: str, command: Any, now: float) -> None:
    draft(state, visitor, command, now)
    state.changes.game = True


def numbers_of_others(state: State, match: RunningGame, own: int | None) -> dict[str, Any]:
    return rights(state, match, own) | {"question": max(match.game.numbers)}


def thinks_longer_with_more_to_choose_from(state: State, seat: int) -> float:
    assert state.match is not None
    return delay(state, seat) + len(state.match.game.legal(seat)) / 10


def names_the_answer(state: State, match: RunningGame, wanted: Wanted, lang: str) -> str:
    return kind(state.settings.game).meaning(match.what[wanted.line])


def says_who_is_missing(state: State, visitor: str, question: int) -> tuple[RunningGame, int]:
    match, seat = play.at_play(state, visitor)
    if seat not in match.game.actors():
        raise Refusal("not_ready", names=", ".join(str(each) for each in match.game.actors()))
    if question != match.game.question(seat):
        raise Refusal("late")
    return match, seat


LEAKS = [
    Leak("whispers are told to all", "hofverrat", talk, "as_heard", whispers_for_all),
    Leak("unseen whispers are counted", "hofverrat", talk, "knows", lambda *_: True),
    Leak("the waiting list shrinks", "toy", outbox, "about", waiting_for_fewer),
    Leak("a sealed answer is announced", "toy", play, "answered", all_are_told_of_sealed_answers),
    Leak("a clock stops at a sealed answer", "toy", play, "answered", clock_stops),
    Leak("a draft is shown to all", "hofverrat", outbox, "seen_by", draft_for_all),
    Leak("a draft is announced", "hofverrat", FUNCTIONS, "draft", all_are_told_of_drafts),
    Leak("numbers of others' questions", "toy", outbox, "rights", numbers_of_others),
    Leak("a bot's time depends on its hand", "toy", clocks, "delay", thinks_longer_with_more_to_choose_from),
    Leak("an undo names the card", "hofverrat", undo, "in_words", names_the_answer),
    Leak("a refusal says who is missing", "toy", play, "asked", says_who_is_missing),
]


@pytest.mark.parametrize("leak", [pytest.param(each, id=each.name) for each in LEAKS])
def test_a_planted_leak_is_noticed(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak.game == "toy" and courtier.compiled():
        pytest.skip("the toy is interpreted")
    if leak.place is FUNCTIONS:
        monkeypatch.setitem(FUNCTIONS, Draft, leak.fault)
    else:
        monkeypatch.setattr(leak.place, leak.attribute, leak.fault)
    with pytest.raises(AssertionError, match="apart"):
        many(Case(leak.game, 4), SEEDS)


def many(case: Case, seeds: int) -> int:
    return sum(secrets(case, seed) for seed in range(seeds))
