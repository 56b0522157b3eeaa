"""Clocks and the ladder: present, away, late, held by a steward. No test looks at a real clock."""

import pytest
from tests.laws.cases import TOY
from tests.table.evening import ACCUSE, NAME, PASS, Evening, Person, asked, by_seat, dealt

import courtier
from courtier.core.record import Record
from courtier.table.commands import Answer, Leave, Moment, Reclaim
from courtier.table.messages import Clock, SeatInfo

interpreted = pytest.mark.skipif(courtier.compiled(), reason="the toy is interpreted")
GRACE, BANK = 15, 90  # of the fast pace


def info(person: Person, seat: int | None = None) -> SeatInfo:
    """What a person knows of a seat, or of one's own."""
    known: SeatInfo = person.known["table"].seats[person.seat() if seat is None else seat]
    return known


def clock(person: Person, seat: int | None = None) -> Clock:
    running = info(person, seat).clock
    assert running is not None
    return running


def test_nobody_is_hurried_at_a_relaxed_table() -> None:
    evening = dealt(people=2)
    (one,) = asked(evening)
    evening.passes(1_000_000)
    assert info(one).clock is None
    assert info(one).state == "present"
    assert one.does(Moment) == "no_clock"
    assert one.answers(one.choices()[0]) is None


def test_a_prompt_gives_grace_first_then_takes_from_the_bank() -> None:
    evening = dealt(people=2, pace="fast")
    (one,) = asked(evening)
    assert clock(one) == Clock(evening.now + GRACE, evening.now + GRACE + BANK)
    evening.passes(10)
    one.answers(one.choices()[0])
    assert info(one).bank == BANK
    assert clock(one).grace == evening.now + GRACE, "each prompt begins anew"
    evening.passes(GRACE + 20)
    one.answers(one.choices()[0])
    assert info(one).bank == BANK - 20


def test_a_draft_is_one_prompt() -> None:
    evening = dealt(people=2, pace="fast")
    (one,) = asked(evening)
    running = clock(one)
    evening.passes(5)
    one.drafts(one.choices()[0])
    assert clock(one) == running


def test_who_needs_a_moment_gets_a_few() -> None:
    evening = dealt(people=2, pace="fast")
    (one,) = asked(evening)
    other = next(person for person in by_seat(evening) if person is not one)
    late = clock(one).late
    assert other.does(Moment) == "not_asked"
    for left in (2, 1, 0):
        assert one.does(Moment) is None
        assert info(other, one.seat()).moments == left
    assert clock(one).late == late + 90
    assert one.does(Moment) == "no_moments"


def test_who_is_late_may_still_answer_for_a_while() -> None:
    evening = dealt(people=2, pace="fast")
    (one,) = asked(evening)
    evening.passes(GRACE + BANK + 1)
    assert info(one).state == "late"
    assert one.answers(one.choices()[0]) is None
    assert info(one).state == "present"
    assert info(one).bank == 0


def test_a_steward_takes_the_seat_of_who_stays_late_and_plays_what_is_harmless() -> None:
    evening = dealt(people=2, pace="fast")
    (one,) = asked(evening)
    other = next(person for person in by_seat(evening) if person is not one)
    one.drafts(one.choices()[0])
    evening.passes(GRACE + BANK + 16)
    assert info(other, one.seat()).state == "steward"
    assert one.known["draft"] is None
    assert one.does(Answer, question=0, action=0) == "held"
    evening.passes(30)
    assert asked(evening) == [other], "the steward has played the turn"
    assert one.does(Reclaim) is None
    assert info(one).state == "present"


def test_a_steward_takes_as_long_as_a_person() -> None:
    evening = dealt(people=2, pace="fast")
    evening.passes(GRACE + BANK + 15)
    started = evening.now
    assert evening.alarm is not None
    assert 0.8 <= evening.alarm - started <= 2.5


def test_a_steward_may_be_a_bot() -> None:
    evening = dealt(people=3, steward="greedy")
    (one,) = asked(evening)
    assert one.does(Leave) is None
    assert [ask.level for ask in evening.asks] == ["greedy"]
    evening.passes(30)
    assert asked(evening) not in ([], [one])


def test_who_is_gone_for_half_a_minute_is_away_until_back() -> None:
    evening = dealt(people=3)
    ann, bob = evening.person("ann"), evening.person("bob")
    bob.goes()
    evening.passes(29)
    assert info(ann, 1).state == "present"
    evening.passes(2)
    assert info(ann, 1).state == "away"
    bob.comes()
    assert info(ann, 1).state == "present"


def test_who_is_away_is_not_waited_for_once_late() -> None:
    evening = dealt(people=2, pace="fast")
    (one,) = asked(evening)
    other = next(person for person in by_seat(evening) if person is not one)
    one.goes()
    evening.passes(GRACE + BANK)
    assert info(other, one.seat()).state == "steward"
    one.comes()
    assert info(other, one.seat()).state == "present", "who comes back has the seat at once"
    assert one.does(Reclaim) == "not_held"


def test_a_host_whom_a_steward_replaces_is_followed_by_another() -> None:
    evening = dealt(people=2, pace="fast")
    ann, bob = evening.person("ann"), evening.person("bob")
    while asked(evening) != [ann]:
        bob.answers(bob.choices()[0])
    ann.goes()
    evening.passes(GRACE + BANK)
    assert bob.known["you"].host
    assert not ann.comes().known["you"].host


def test_deadlines_survive_a_restart() -> None:
    evening = dealt(people=2, pace="fast")
    (one,) = asked(evening)
    evening.passes(10)
    running = clock(one)
    evening.restarts(evening.folded())
    assert clock(one) == running
    assert evening.alarm == running.late
    evening.passes(GRACE + BANK)
    assert info(one).state == "late"


@interpreted
def test_who_misses_a_sealed_answer_is_not_seen_to_until_all_are_opened() -> None:
    evening = accused()
    ann, bob, cat = (evening.person(name) for name in ("ann", "bob", "cat"))
    cat.answers(PASS)
    clocks = [clock(ann, seat) for seat in (1, 2)]
    heard = [len(person.heard) for person in (ann, cat)]
    evening.passes(GRACE + BANK + 0.5)
    assert [len(person.heard) for person in (ann, cat)] == heard
    assert [clock(ann, seat) for seat in (1, 2)] == clocks
    assert info(ann, 1).state == "present"
    evening.passes(3)
    assert info(ann, 1).state == "steward", "the window is open now"
    assert info(ann, 2).bank == info(ann, 1).bank == BANK, "sealed answers use no bank"
    assert bob.does(Reclaim) is None


@interpreted
def test_who_takes_the_seat_back_in_a_window_does_not_show_whether_its_answer_is_in() -> None:
    for waited in (0.1, 5):
        evening = accused()
        ann, bob = evening.person("ann"), evening.person("bob")
        bob.does(Leave)
        evening.passes(waited)
        answered = [line for line in evening.log if line.get("time") == ["auto", 1]]
        assert len(answered) == (waited > 1)
        bob.does(Reclaim)
        assert clock(ann, 1) == Clock(evening.now + GRACE, evening.now + GRACE + BANK)
        assert ann.known["table"].waiting == [1, 2]


@interpreted
def test_who_is_quick_enough_after_all_keeps_the_seat() -> None:
    evening = accused()
    bob, cat = evening.person("bob"), evening.person("cat")
    evening.passes(GRACE + BANK + 0.1)
    assert bob.answers(PASS) is None
    assert cat.answers(PASS) is None
    assert [info(bob, seat).state for seat in (1, 2)] == ["present", "present"]


@interpreted
def test_a_steward_begins_a_chain_at_its_root() -> None:
    evening = dealt(TOY, pace="fast")
    ann = evening.person("ann")
    ann.answers(ACCUSE)
    ann.answers(NAME + 1)
    evening.passes(GRACE + BANK + 30)
    assert ann.reads()[-1] != ""
    assert evening.table.public("en").waiting == [1], "ann has rested"


def accused() -> Evening:
    """Ann accuses Bob; Bob and Cat are asked whether they object."""
    evening = dealt(TOY, pace="fast")
    ann = evening.person("ann")
    for action in (ACCUSE, NAME + 1):
        ann.answers(action)
    ann.answers(ann.choices()[0])
    return evening


def test_the_record_says_who_played() -> None:
    evening = dealt(people=2, pace="fast")
    for name in ("ann", "bob"):
        evening.person(name).goes()
    evening.passes(1_000_000)
    text = evening.table.record()
    assert text is not None
    lines = [line for line in Record.parse(text).lines if "steward" in line]
    assert sorted(line["steward"] for line in lines) == [0, 1]
    assert all((line["from"], line["to"]) == ("person", "default") for line in lines)
