"""Stamps on seats, lines and words: each reader sees them in place, few at once, and not from whom one mutes."""

import pytest
from tests.table.evening import Evening, Person, dealt
from tests.table.test_manners import with_bots

from courtier.core.event import Event
from courtier.core.registry import kind
from courtier.table.commands import Mute, React, Remove, Say
from courtier.table.phrases import STAMPS
from courtier.table.reactions import AT_ONCE, WITHIN


def three(whispers: str = "seen", game: str = "hofverrat") -> tuple[Evening, Person, Person, Person]:
    evening = dealt(game, people=3, whispers=whispers)
    return evening, evening.person("ann"), evening.person("bob"), evening.person("cat")


def test_a_stamp_on_a_seat_is_read_by_all_in_their_language() -> None:
    _, ann, bob, cat = three()
    assert ann.does(React, stamp="doubt", seat=2) is None
    assert [each.heard_words() for each in (ann, bob, cat)] == [["Really?"], ["Wirklich?"], ["Really?"]]
    said = cat.talk[0]
    assert (said.seat, said.name, said.stamp, said.on_seat, said.on_line) == (0, "Ann", "doubt", 2, None)
    assert all(set(words) == {"en", "de"} for words in STAMPS.values())


def test_a_stamp_on_a_line_stands_at_the_same_line_for_all() -> None:
    evening, ann, bob, _ = three()
    line = ann.story[-1]
    assert ann.does(React, stamp="bravo", line=line.n) is None
    assert bob.talk[0].on_line == line.n
    evening.restarts()
    assert bob.comes().talk[0].on_line == line.n
    assert ann.does(React, stamp="bravo", line=line.n) == "stamped"
    assert ann.does(React, stamp="shame", line=line.n) is None
    assert ann.does(React, stamp="bravo", line=line.n + 1) == ann.does(React, stamp="bravo", line=0) == "no_line"


def test_a_line_that_only_some_are_told_takes_no_stamp_and_does_not_count_for_the_others() -> None:
    evening = dealt("duhr", people=4)
    ann, _, cat, _ = (evening.person(name) for name in ("ann", "bob", "cat", "dan"))
    match = evening.table.state.match
    assert match is not None
    offered = next(row for row in kind("duhr").events if row.name == "deal_offered")
    before = len(match.story)
    match.story.happened(Event("duhr", offered, (0, 1, 0, 0), []), at=0.0)  # told to Ann and Bob alone
    match.story.noted("held", seat=2, at=0.0)
    assert ann.does(React, stamp="bravo", line=before + 1) == "no_line"
    assert ann.does(React, stamp="bravo", line=before + 2) is None
    assert (ann.talk[-1].on_line, cat.talk[-1].on_line) == (before + 2, before + 1)
    assert cat.does(React, stamp="gasp", line=before) is None
    assert (ann.talk[-1].on_line, cat.talk[-1].on_line) == (before, before)


def test_a_stamp_on_a_whisper_is_seen_by_its_parties_alone() -> None:
    _, ann, bob, cat = three()
    ann.does(Say, text="Trust me.", to=[1])
    heard = len(cat.heard)
    assert cat.does(React, stamp="shame", message=1) == "no_message"
    assert bob.does(React, stamp="laugh", message=1) is None
    assert (ann.talk[-1].stamp, ann.talk[-1].on_message) == ("laugh", 1)
    assert len(cat.heard) == heard + 1, "only the refusal"
    assert bob.does(React, stamp="laugh", message=2) == "no_message", "a stamp takes none"


def test_a_stamp_needs_one_place_and_a_name() -> None:
    evening, ann, _, _ = three()
    guest = evening.person("guest").comes()
    assert ann.does(React, stamp="kiss", seat=1) == "no_stamp"
    assert ann.does(React, stamp="bravo") == ann.does(React, stamp="bravo", seat=1, line=1) == "stamp_where"
    assert ann.does(React, stamp="bravo", seat=5) == "no_such_seat"
    assert guest.does(React, stamp="bravo", seat=1) == "no_seat"


def test_few_stamps_at_once() -> None:
    evening, ann, bob, _ = three()
    for _ in range(AT_ONCE):
        assert ann.does(React, stamp="bravo", seat=1) is None
    assert ann.does(React, stamp="bravo", seat=1) == "too_many_stamps"
    assert bob.does(React, stamp="bravo", seat=1) is None
    evening.passes(WITHIN)
    assert ann.does(React, stamp="bravo", seat=1) is None


def test_who_mutes_somebody_sees_no_stamps_of_theirs_and_the_host_removes_them() -> None:
    _, ann, bob, cat = three()
    ann.does(Mute, seat=1, on=True)
    bob.does(React, stamp="shame", seat=0)
    assert (ann.talk[-1].muted, ann.talk[-1].stamp, ann.talk[-1].text) == (True, None, None)
    assert cat.talk[-1].stamp == "shame"
    assert ann.does(Remove, message=ann.talk[-1].message) is None
    assert (cat.talk[-1].removed, cat.talk[-1].stamp) == (True, None)


@pytest.mark.parametrize("manners", [True, False])
def test_a_bot_answers_a_stamp_on_its_seat_once_in_a_game(manners: bool) -> None:
    evening, ann = with_bots(manners=manners)
    for stamp in ("bravo", "shame", "doubt"):
        ann.does(React, stamp=stamp, seat=1)
    evening.passes(WITHIN)
    ann.does(React, stamp="bravo", seat=1)
    answers = [(said.stamp, said.on_seat) for said in ann.talk if said.stamp and said.seat == 1]
    assert answers == ([("thanks", 0)] if manners else [])
