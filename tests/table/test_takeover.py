"""A host who wants to see a player's hand, and every other way in which a seat gets a new person."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.table.evening import Evening, Person, by_seat, dealt, seated

from courtier.core.record import Record
from courtier.table.clocks import AWAY
from courtier.table.commands import Agree, Entrust, Kick, Leave, Reclaim, Rematch, Resign, Say, Sit
from courtier.table.effects import Tell
from courtier.table.messages import TakeoverInfo, Update, Welcome
from courtier.table.names import skeleton
from courtier.table.state import Refusal
from courtier.table.table import Table

OLD_LOG = Path(__file__).with_name("old_log.json")


def four(**setup: Any) -> tuple[Evening, Person, Person, Person, Person]:
    """Ann, who is the host, Bob, Cat, and a guest who watches."""
    evening = dealt(people=3, **setup)
    ann, bob, cat = (evening.person(name) for name in ("ann", "bob", "cat"))
    return evening, ann, bob, cat, evening.person("guest").comes()


def redeems(guest: Person, seat: int, by: str, name: str = "Gwen") -> str | None:
    """The guest redeems an invitation of `by`; the code of the refusal, if it is refused."""
    before, evening = len(guest.refusals), guest.evening
    evening.carry_out(evening.table.grant(guest.visitor, seat, evening.now, by, name))
    return guest.refusals[-1] if len(guest.refusals) > before else None


def invites(evening: Evening, visitor: str, seat: int) -> str | None:
    try:
        evening.table.may_invite(visitor, seat)
    except Refusal as refusal:
        return refusal.code
    return None


def goes_away(person: Person) -> None:
    person.goes()
    person.evening.passes(AWAY)


def sees_a_hand(person: Person, seat: int) -> bool:
    zones = person.known["view"]["seats"][seat]["zones"]
    return any(zone["id"].startswith("hand") and "unknown" not in zone.get("cards", ["unknown"]) for zone in zones)


def agrees(person: Person, yes: bool = True) -> str | None:
    return person.does(Agree, number=person.known["table"].newcomer.number, yes=yes)


# The attack


def test_a_host_cannot_read_the_hand_of_somebody_who_is_here() -> None:
    evening, ann, bob, _, guest = four()
    assert ann.does(Entrust, seat=1) == "not_late"
    assert ann.does(Kick, seat=1) == "no_sending_away"
    assert invites(evening, "ann", 1) == "not_away"
    assert redeems(guest, 1, "ann") == "not_away"
    assert not sees_a_hand(guest, 1)
    assert bob.known["you"].seat == 1
    assert bob.does(Say, text="I am still here.") is None


def test_nor_of_somebody_who_left_the_seat_to_a_steward_and_looks_on() -> None:
    evening, _, bob, _, guest = four()
    assert bob.does(Leave) is None
    assert invites(evening, "ann", 1) == redeems(guest, 1, "ann") == "not_away"
    assert bob.does(Reclaim) is None


def test_nor_of_somebody_who_is_away_unless_all_others_agree() -> None:
    evening, ann, bob, cat, guest = four()
    goes_away(bob)
    assert invites(evening, "ann", 1) is None
    assert redeems(guest, 1, "ann") is None
    assert not sees_a_hand(guest, 1), "Cat has not agreed yet"
    asked = cat.known["table"].newcomer
    assert (asked.seat, asked.name, asked.was, asked.waiting) == (1, "Gwen", "Bob", [2])
    assert ann.does(Agree, number=asked.number, yes=True) == "no_claim", "who asks has no second vote"
    assert agrees(cat, yes=False) is None
    assert cat.known["table"].newcomer is None
    assert not sees_a_hand(guest, 1)
    assert ann.reads()[-1] == "Nobody new gets the seat of Bob."


def test_a_host_who_is_the_only_other_person_gets_a_steward_instead() -> None:
    evening = dealt(people=2, bots=1)
    guest = evening.person("guest").comes()
    goes_away(evening.person("bob"))
    assert invites(evening, "ann", 1) == redeems(guest, 1, "ann") == "steward_plays_on"
    assert evening.person("ann").does(Entrust, seat=1) is None
    assert not sees_a_hand(guest, 1)


def test_those_who_are_away_too_must_agree_and_who_has_resigned_need_not() -> None:
    evening = dealt(people=4)
    ann, cat, dan = (evening.person(name) for name in ("ann", "cat", "dan"))
    guest = evening.person("guest").comes()
    goes_away(evening.person("bob"))
    goes_away(cat)
    assert redeems(guest, 1, "ann") is None
    assert dan.known["table"].newcomer.waiting == [2, 3]
    assert agrees(dan) is None
    assert ann.does(Entrust, seat=2) is None
    assert not sees_a_hand(guest, 1), "a steward does not agree for Cat"
    cat.comes()
    assert cat.does(Resign) is None
    assert sees_a_hand(guest, 1)


def test_if_the_last_who_could_agree_resigns_nobody_gets_the_seat() -> None:
    _, _, bob, cat, guest = four()
    goes_away(bob)
    assert redeems(guest, 1, "ann") is None
    assert cat.does(Resign) is None
    assert guest.known["you"].seat is None
    assert not sees_a_hand(guest, 1)


def test_who_comes_back_keeps_the_seat_whoever_wanted_it() -> None:
    evening, ann, bob, cat, guest = four()
    goes_away(bob)
    assert ann.does(Entrust, seat=1) is None
    assert redeems(guest, 1, "ann") is None
    number = cat.known["table"].newcomer.number
    bob.comes()
    assert bob.known["you"].seat == 1
    assert bob.known["table"].seats[1].state == "present"
    assert cat.known["table"].newcomer is None
    assert cat.does(Agree, number=number, yes=True) == "no_undo"
    assert not sees_a_hand(guest, 1)
    assert evening.folded().dump() == evening.table.dump()


def test_a_bots_seat_needs_everybody_and_a_table_of_bots_needs_nobody_else() -> None:
    evening = dealt(people=2, bots=1)
    guest, bob = evening.person("guest").comes(), evening.person("bob")
    assert redeems(guest, 2, "ann") is None
    assert not sees_a_hand(guest, 2)
    assert agrees(bob) is None
    assert sees_a_hand(guest, 2)
    alone = dealt(people=1, bots=2)
    friend = alone.person("friend").comes()
    assert redeems(friend, 1, "ann", "Fritz") is None
    assert sees_a_hand(friend, 1)
    assert friend.known["table"].takeovers == [TakeoverInfo(1, "Fritz", "Odette", "agreed")]


def test_old_invitations_are_worth_no_more_than_their_maker_is_now() -> None:
    _, ann, bob, _, guest = four()
    assert ann.does(Leave) is None
    assert bob.known["you"].host
    assert redeems(guest, 1, "cat") == "not_host"
    assert redeems(guest, 2, "ann") == "not_host"


# The name


def test_a_newcomer_is_named_before_seeing_a_card_and_never_bears_the_old_name() -> None:
    evening, ann, bob, _, guest = four()
    for name in ("", "Bob", "BОB", "b o b", "\u202eboB"):
        assert redeems(guest, 1, "bob", name) == "newcomer_name", name
    assert redeems(guest, 1, "bob", "Cаt") == "name_taken", "with a Cyrillic a"
    effects = evening.table.grant("guest", 1, evening.now, "bob", "Gwen")
    heard = [effect.visitor for effect in effects if isinstance(effect, Tell)]
    assert heard.index("ann") < heard.index("guest"), "all others are told first"
    evening.carry_out(effects)
    assert ann.known["table"].seats[1].name == "Gwen"
    assert ann.known["table"].takeovers == [TakeoverInfo(1, "Gwen", "Bob", "invited")]
    assert guest.does(Sit, name="Bob") == "name_stays"
    assert bob.known["you"].seat is None


def test_a_seat_that_changed_hands_twice_has_neither_old_name() -> None:
    evening, ann, bob, _, guest = four()
    third = evening.person("third").comes()
    assert redeems(guest, 1, "bob") is None
    assert redeems(third, 1, "guest", "Bob") == "newcomer_name"
    assert redeems(third, 1, "guest", "Theo") is None
    assert [line for line in ann.reads() if "new person" in line] == [
        "A new person, Gwen, takes over the seat of Bob and sees its cards.",
        "A new person, Theo, takes over the seat of Gwen and sees its cards.",
    ]
    assert redeems(bob, 1, "third", "Bob") is None, "Bob himself may be Bob again"


def test_the_record_tells_of_a_takeover() -> None:
    evening, ann, bob, cat, guest = four(pace="fast")
    goes_away(bob)
    assert redeems(guest, 1, "ann") is None
    assert agrees(cat) is None
    for person in (ann, cat, guest):
        person.goes()
    evening.passes(1_000_000)
    text = evening.table.record()
    assert text is not None
    (line,) = [line for line in Record.parse(text).lines if "takeover" in line]
    assert line == {"takeover": 1, "from": "Bob", "to": "Gwen", "played": "person", "how": "agreed"}
    assert evening.table.public("en").takeovers == [TakeoverInfo(1, "Gwen", "Bob", "agreed")]
    assert evening.folded().dump() == evening.table.dump()


def test_the_next_game_begins_without_takeovers() -> None:
    evening, ann, _, cat, guest = four(pace="fast")
    assert redeems(guest, 1, "bob") is None
    for person in (ann, cat, guest):
        person.goes()
    evening.passes(1_000_000)
    for person in (ann, cat, guest):
        person.comes().does(Rematch)
    assert ann.known["table"].match == 2
    assert ann.known["table"].takeovers == []


def test_names_that_look_alike_or_cannot_be_seen_are_refused() -> None:
    evening = seated(people=2)
    cat = evening.person("cat").comes()
    evening.person("ann").does(Kick, seat=1)
    for name in ("Аnn", "ANN", "Änn", "A\u0301nn", "Ａｎｎ", "A nn"):
        assert cat.does(Sit, name=name) == "name_taken", name
    for name in ("C\u200bat", "\u3164", "Ca\x07t", "C\u0336\u0337\u0338a"):
        assert cat.does(Sit, name=name) == "name", name
    assert cat.does(Sit, name="Cäcilie 2") is None


@pytest.mark.parametrize(("one", "other"), [("Bill", "BiII"), ("Arno", "Amo"), ("0lga", "Olga"), ("Ваvo", "Bavo")])
def test_a_skeleton_is_the_same_for_what_looks_the_same(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_words_have_no_control_characters_and_keep_their_direction() -> None:
    _, ann, bob, _, _ = four()
    assert ann.does(Say, text="I trust\x07 \u202eboB\u202c\n\n👩\u200d🚀 ok\u2028") is None
    assert bob.heard_words() == ["I trust boB 👩\u200d🚀 ok"]
    assert ann.does(Say, text="\u202e\x07") == "say_what"


# What was kept before these rules


def test_a_log_of_an_older_version_gives_the_same_table_as_before() -> None:
    """Its host took hands away, gave them to spies under the old names, and somebody was called Аnn."""
    old = json.loads(OLD_LOG.read_text(encoding="utf-8"))
    table = Table.load(old["first"])
    for line in old["log"]:
        table.replay(line)
    dump = table.dump()
    match = table.state.match
    assert match is not None
    facts = {name: dump[name] for name in old["facts"] if name in dump}
    facts |= {"others": dump["match"]["others"], "players": match.header["players"]}
    facts |= {"scores": match.game.scores(), "story": len(match.story)}
    assert without_new_fields(facts, old["facts"]) == old["facts"]
    assert Table.load(json.loads(json.dumps(dump))).dump() == dump


def without_new_fields(facts: Any, old: Any) -> Any:
    """What the older version knew of; fields that came later are left out."""
    if isinstance(old, dict) and isinstance(facts, dict):
        return {name: without_new_fields(facts[name], old[name]) for name in old if name in facts}
    if isinstance(old, list) and isinstance(facts, list) and len(old) == len(facts):
        return [without_new_fields(each, before) for each, before in zip(facts, old, strict=True)]
    return facts


def test_a_newcomer_hears_all_of_it_in_one_welcome() -> None:
    evening, _, bob, cat, guest = four()
    goes_away(bob)
    redeems(guest, 1, "ann")
    agrees(cat)
    assert isinstance(guest.last(), Welcome)
    assert [person.visitor for person in by_seat(evening)] == ["ann", "guest", "cat"]
    assert not any(isinstance(each, Update) and sees_in(each, 1) for each in guest.heard)


def sees_in(update: Update, seat: int) -> bool:
    view = update.view
    return isinstance(view, dict) and view["you"] == seat
