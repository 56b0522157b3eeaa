"""Answers, drafts, steps back, undo; bots and stewards who answer; what is told to whom."""

import pytest
from tests.laws.cases import TOY
from tests.table.evening import ACCUSE, NAME, PASS, REST, VETO, Evening, Person, asked, by_seat, dealt
from tests.table.whims import sensible

import courtier
from courtier.laws.cases import Luck
from courtier.table.commands import Agree, Answer, Confirm, Draft, Drop, SeatBot, Start, Undo

interpreted = pytest.mark.skipif(courtier.compiled(), reason="the toy is interpreted")


def turn(evening: Evening) -> tuple[Person, list[Person]]:
    """Who is asked, and the others."""
    (one,) = asked(evening)
    return one, [person for person in by_seat(evening) if person is not one]


def counts(people: list[Person]) -> list[int]:
    return [len(person.heard) for person in people]


def test_an_answer_is_told_to_all_with_the_story() -> None:
    evening = dealt()
    one, others = turn(evening)
    lines = len(one.reads())
    assert one.answers(one.choices()[0]) is None
    assert all(len(person.reads()) == lines + 1 for person in [one, *others])
    assert others[0].known["table"].waiting == [one.seat()]


def test_answers_out_of_turn_too_late_and_out_of_the_rules_change_nothing() -> None:
    evening = dealt()
    one, others = turn(evening)
    question = one.known["question"]
    before = evening.table.dump()
    assert others[0].does(Answer, question=question, action=0) == "not_asked"
    assert one.does(Answer, question=question + 1, action=one.choices()[0]) == "late"
    assert one.does(Answer, question=question, action=2_000_000) == "illegal"
    assert evening.person("guest").comes().does(Answer, question=question, action=0) == "no_seat"
    assert evening.table.dump() == before
    one.answers(one.choices()[0])
    assert one.does(Answer, question=question, action=one.choices()[0]) == "late"


def test_before_the_deal_nothing_is_answered() -> None:
    ann = Evening(seats=2).person("ann").comes()
    assert ann.does(Answer, question=0, action=0) == "not_playing"


# Drafts


def drafted(person: Person) -> None:
    """A whole turn is tried out."""
    while not (person.known["draft"] and person.known["draft"].complete):
        assert person.drafts(person.choices()[0]) is None


def test_a_draft_is_seen_by_nobody_else() -> None:
    evening = dealt()
    one, others = turn(evening)
    heard = counts(others)
    drafted(one)
    assert counts(others) == heard
    assert one.known["draft"].complete
    assert one.confirms() is None
    assert one.known["draft"] is None
    assert all(len(person.heard) > before for person, before in zip(others, heard, strict=True))
    assert asked(evening) != [one]


def test_a_draft_is_stepped_back_dropped_and_not_confirmed_too_early() -> None:
    evening = dealt()
    one, others = turn(evening)
    hand = one.known["view"]["seats"][one.seat()]
    assert one.does(Drop) == "no_draft"
    first = one.known["question"]
    assert one.drafts(one.choices()[0]) is None
    assert one.confirms() == "draft_incomplete"
    assert one.does(Answer, question=one.known["question"], action=one.choices()[0]) == "draft_open"
    assert one.does(Draft, question=first, action=one.choices()[0]) == "late"
    assert one.steps_back() is None
    assert one.known["draft"] is None
    drafted(one)
    assert one.drafts(one.choices()[0]) == "draft_complete"
    assert others[0].does(Confirm, question=one.known["question"]) == "no_draft"
    assert one.does(Drop) is None
    assert one.known["view"]["seats"][one.seat()] == hand


def test_a_draft_survives_a_restart() -> None:
    evening = dealt()
    one, _ = turn(evening)
    one.drafts(one.choices()[0])
    shown = one.known["view"]
    evening.restarts()
    assert one.known["view"] == shown
    assert one.known["draft"].answers


@interpreted
def test_a_game_without_drafts_has_none() -> None:
    ann = dealt(TOY).person("ann")
    assert ann.drafts(REST) == "not_draftable"


# Chains and windows


@interpreted
def test_an_unfinished_chain_is_nobodys_business() -> None:
    evening = dealt(TOY)
    ann, others = turn(evening)
    heard = counts(others)
    assert ann.steps_back() == "no_way_back"
    assert ann.answers(ACCUSE) is None
    assert ann.answers(NAME + 1) is None
    assert ann.known["can_back"]
    assert ann.steps_back() is None
    assert ann.choices() == [NAME + 1, NAME + 2]
    assert counts(others) == heard


@interpreted
def test_sealed_answers_are_told_to_nobody_until_all_are_in() -> None:
    evening = dealt(TOY)
    ann, (bob, cat) = turn(evening)
    for action in (ACCUSE, NAME + 1):
        ann.answers(action)
    ann.answers(ann.choices()[0])
    assert bob.known["table"].waiting == [1, 2]
    heard = counts([ann, cat])
    assert bob.answers(PASS) is None
    assert counts([ann, cat]) == heard
    assert evening.table.public("en").waiting == [1, 2]
    assert bob.does(Answer, question=99, action=VETO) == "sealed"
    assert bob.known["question"] is None
    assert not bob.known["can_undo"]
    assert bob.does(Undo) == "undo_never"
    assert cat.answers(PASS) is None
    assert len(ann.heard) == heard[0] + 1


# Undo


@interpreted
def test_what_nobody_has_learned_is_undone_at_once() -> None:
    evening = dealt(TOY)
    ann, others = turn(evening)
    heard = counts(others)
    ann.answers(ACCUSE)
    assert ann.known["can_undo"]
    assert ann.does(Undo) is None
    assert ann.choices() == [REST, ACCUSE]
    assert counts(others) == heard


@interpreted
def test_nothing_is_undone_across_chance_or_a_look_at_cards() -> None:
    evening = dealt(TOY)
    ann, _ = turn(evening)
    ann.answers(REST)
    assert not ann.known["can_undo"]
    assert ann.does(Undo) == "undo_never"


def test_what_was_seen_is_undone_if_all_agree_and_stays_seen() -> None:
    evening = dealt()
    one, (two, three) = turn(evening)
    before, lines = one.known["view"], one.reads()
    action = one.choices()[0]
    one.answers(action)
    assert one.does(Undo) is None
    wanted = two.known["table"].undoing
    assert (wanted.seat, wanted.waiting) == (one.seat(), sorted([two.seat(), three.seat()]))
    assert one.does(Undo) == "undo_open"
    assert one.does(Agree, number=wanted.number, yes=True) == "no_undo"
    assert two.does(Agree, number=wanted.number, yes=True) is None
    assert two.does(Agree, number=wanted.number, yes=True) == "no_undo"
    assert three.does(Agree, number=wanted.number, yes=True) is None
    assert one.known["view"] == before
    assert one.reads()[: len(lines)] == lines
    assert "all agreed" in one.reads()[-1] or "einverstanden" in one.reads()[-1]
    assert len(one.reads()) == len(lines) + 2, "what was undone was seen"
    assert one.answers(action) is None


def test_one_who_does_not_agree_is_enough_and_a_move_settles_it() -> None:
    evening = dealt()
    one, (two, _) = turn(evening)
    one.answers(one.choices()[0])
    one.does(Undo)
    assert two.does(Agree, number=1, yes=False) is None
    assert one.known["table"].undoing is None
    one.does(Undo)
    one.answers(one.choices()[0])
    assert one.known["table"].undoing is None
    assert two.does(Agree, number=2, yes=True) == "no_undo"


def test_with_bots_alone_an_undo_needs_nobody() -> None:
    evening = dealt(people=1, bots=2)
    evening.passes(10)
    (ann,) = by_seat(evening)
    ann.answers(ann.choices()[0])
    assert ann.does(Undo) is None
    assert ann.known["table"].undoing is None
    assert "all agreed" in ann.reads()[-1]


@pytest.mark.parametrize(("undo", "code"), [("none", "undo_off"), ("free", "undo_seen")])
def test_a_table_may_let_answers_stand(undo: str, code: str) -> None:
    evening = dealt(undo=undo)
    one, _ = turn(evening)
    one.answers(one.choices()[0])
    assert not one.known["can_undo"]
    assert one.does(Undo) == code


# Bots


def test_bots_answer_after_a_while_that_says_nothing() -> None:
    evening = dealt(people=2, bots=2, level="greedy")
    for _ in range(30):
        people = asked(evening)
        if people:
            sensible(people[0], Luck(1))
        else:
            evening.passes(2.5)
    assert all(0.8 <= each <= 2.5 for each in evening.waits)
    assert len(set(evening.waits)) > 3


def test_a_table_for_one_is_quick() -> None:
    evening = dealt(people=1, bots=2)
    assert evening.person("ann").known["table"].bots == "fast"
    evening.passes(5)
    assert asked(evening) == [evening.person("ann")]


def test_a_bot_that_answers_too_late_or_wrongly_does_no_harm() -> None:
    evening = dealt(people=1, bots=2)
    while not evening.asks:
        ann = evening.person("ann")
        ann.answers(ann.choices()[0])
    ask = evening.asks.pop()
    assert evening.table.bot_answers(ask.seat, ask.question + 1, 0, evening.now) == []
    evening.carry_out(evening.table.bot_answers(ask.seat, ask.question, 10_000, evening.now))
    assert evening.log[-1]["bot"] == [ask.seat, ask.question, 10_000]
    assert evening.table.bot_answers(ask.seat, ask.question, 0, evening.now) == []
    assert evening.folded().dump() == evening.table.dump()


def test_after_a_restart_bots_are_asked_again() -> None:
    evening = dealt(people=2, bots=1)
    while not evening.asks:
        one, _ = turn(evening)
        one.answers(one.choices()[0])
    asked_before = evening.asks[-1]
    evening.restarts()
    assert evening.asks == [asked_before]


def test_every_registered_game_is_played_to_its_end() -> None:
    for name, about in courtier.games().items():
        evening = Evening(name, about["seats"][0])
        ann = evening.person("ann").comes()
        for seat in range(about["seats"][0]):
            ann.does(SeatBot, seat=seat, level="random")
        assert ann.does(Start) is None
        evening.passes(100_000)
        assert ann.known["table"].phase == "over"
        assert ann.known["view"]["result"]["winners"]
        assert evening.folded().dump() == evening.table.dump()
