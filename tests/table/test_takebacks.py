"""Take-back windows at a table: brief, closed by the first WAIT, answered by standing orders (C-TAKEBACK-11)."""

from typing import Any

import pytest
from tests.rules import rule
from tests.table.evening import Evening, Person, by_seat, dealt, seated

from courtier.core.game import Game
from courtier.games.cutthroat.actions import ATTACK, BUY_MERCENARIES, CARD, CONTINUE, KEEP, TAKE_BACK, VERB_OF, WAIT
from courtier.table.commands import Configure, StandingOrder

SECONDS = 6


def game_of(evening: Evening) -> Game:
    match = evening.table.state.match
    assert match is not None
    return match.game


def asking(evening: Evening) -> str:
    return game_of(evening).asking.name()


def opened(**setup: Any) -> Evening:
    """Three people; it is the first turn's Action phase."""
    evening = dealt("cutthroat", 3, options={"deals": "table", "houses": "random", "takeback": "all"}, **setup)
    while asking(evening) != "act":
        answer_harmless(evening)
    return evening


def answer_harmless(evening: Evening) -> None:
    game = game_of(evening)
    seat = game.actor()
    assert by_seat(evening)[seat].answers(game.default(seat)) is None


def announces(evening: Evening, verb: int) -> tuple[Person, list[Person]]:
    """The active player announces something; that player, and the others clockwise."""
    game = game_of(evening)
    seat = game.actor()
    people = by_seat(evening)
    code = next(code for code in game.legal(seat) if VERB_OF[code] == verb)
    assert people[seat].answers(code) is None
    return people[seat], [people[(seat + step) % 3] for step in (1, 2)]


def ask_about_everything(people: list[Person]) -> None:
    for person in people:
        assert person.does(StandingOrder, question="takeback", order="everything") is None


def test_what_touches_nobody_goes_on_at_once() -> None:
    evening = opened()
    announces(evening, BUY_MERCENARIES)
    evening.passes(0)
    assert asking(evening) in ("purchase", "act")


@rule("C-TAKEBACK-11")
def test_who_is_silent_has_let_it_happen_and_is_not_absent() -> None:
    evening = opened()
    ask_about_everything(by_seat(evening))
    _, others = announces(evening, BUY_MERCENARIES)
    evening.passes(SECONDS - 1)
    assert asking(evening) == "takeback"
    evening.passes(1)
    assert asking(evening) != "takeback"
    assert [person.known["table"].seats[person.seat()].state for person in others] == ["present", "present"]


@rule("C-TAKEBACK-11", "C/A-71")
def test_the_first_wait_closes_the_window() -> None:
    evening = opened()
    ask_about_everything(by_seat(evening))
    announcer, (_, second) = announces(evening, BUY_MERCENARIES)
    assert second.answers(WAIT) is None
    assert asking(evening) == "rescind"
    assert announcer.choices() == [KEEP, TAKE_BACK]
    assert any("let us talk" in line for line in announcer.reads())
    assert announcer.answers(TAKE_BACK) is None
    assert asking(evening) == "act"
    assert evening.folded().dump() == evening.table.dump()


@rule("C-TAKEBACK-11")
def test_nobody_learns_who_continued() -> None:
    evening = opened()
    ask_about_everything(by_seat(evening))
    announcer, (first, second) = announces(evening, BUY_MERCENARIES)
    before = [person.knows() for person in (announcer, second)]
    assert first.answers(CONTINUE) is None
    assert [person.knows() for person in (announcer, second)] == before


def learned_by_others(continues: bool) -> list[bytes]:
    """What the two others know when the window is over, in which one has continued or was silent."""
    evening = opened()
    ask_about_everything(by_seat(evening))
    announcer, (first, second) = announces(evening, BUY_MERCENARIES)
    if continues:
        assert first.answers(CONTINUE) is None
    evening.passes(SECONDS)
    assert asking(evening) != "takeback"
    return [announcer.knows(), second.knows()]


@rule("C-TAKEBACK-11")
def test_a_silent_seat_is_not_told_from_one_that_continued() -> None:
    assert learned_by_others(continues=True) == learned_by_others(continues=False)


@rule("C-TAKEBACK-11", "C/A-136")
def test_by_default_one_is_asked_about_what_is_aimed_at_oneself() -> None:
    evening = opened()
    _, others = announces(evening, ATTACK)
    game = game_of(evening)
    evening.passes(0)
    aimed = [person for person in others if game.asking.aims_at(game, person.seat())]
    assert len(aimed) == 1
    assert game.actors() == [aimed[0].seat()]
    evening.passes(SECONDS)
    assert asking(evening) != "takeback"


@rule("C-TAKEBACK-11")
@pytest.mark.parametrize("order", ["aimed", "everything"])
def test_of_an_attack_one_is_asked_when_it_is_named_and_not_for_every_card(order: str) -> None:
    evening = opened()
    announces(evening, BUY_MERCENARIES)
    evening.passes(0)
    while asking(evening) != "act":
        answer_harmless(evening)
    _, others = announces(evening, ATTACK)
    for person in others:
        assert person.does(StandingOrder, question="takeback", order=order) is None
    evening.passes(SECONDS)
    assert asking(evening) == "assault"
    announces(evening, CARD)
    while asking(evening) == "pay_toll":
        announces(evening, CARD)
    evening.passes(0)
    assert (asking(evening) == "takeback") == (order == "everything")


@rule("C-TAKEBACK-11")
def test_who_wants_to_be_asked_about_nothing_is_not() -> None:
    evening = opened()
    for person in by_seat(evening):
        assert person.does(StandingOrder, question="takeback", order="nothing") is None
    announces(evening, ATTACK)
    evening.passes(0)
    assert asking(evening) != "takeback"


def test_the_host_says_how_long_a_window_is_open() -> None:
    evening = opened(seconds={"takeback": 3})
    ask_about_everything(by_seat(evening))
    announces(evening, BUY_MERCENARIES)
    evening.passes(3)
    assert asking(evening) != "takeback"
    assert evening.person("ann").known["table"].seconds == {"takeback": 3}
    assert evening.person("ann").does(Configure, seconds={"react": 3}) is not None


def test_only_brief_questions_have_seconds() -> None:
    evening = seated("cutthroat", 3)
    ann = evening.person("ann")
    assert ann.does(Configure, seconds={"react": 3}) == "no_seconds"
    assert ann.does(Configure, seconds={"parley": 60, "wedding_parley": 90}) is None
    assert ann.does(Configure, seconds={"parley": 30}) is None
    assert ann.known["table"].seconds == {"parley": 30, "wedding_parley": 90}


def test_reaction_windows_can_be_passed_until_the_own_next_turn() -> None:
    evening = opened()
    ann = evening.person("ann")
    assert ann.does(StandingOrder, question="react", order="pass") is None
    assert ann.known["you"].orders == {"react": "pass"}
    while game_of(evening).turn == 1 or game_of(evening).actor() != ann.seat():
        answer_harmless(evening)
        evening.passes(SECONDS)
    assert ann.known["you"].orders == {}, "the order ends with one's own turn"
