"""Bots at a table of Dûhr and Cutthroat Kingdoms: they answer offers, say why and what they would want, make some."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.table.evening import Evening, Person, dealt, seated
from tests.table.test_offers import give, hand, offers

from courtier.core.deals.clause import ACT
from courtier.games.cutthroat.actions import WAIT
from courtier.games.cutthroat.court import Court
from courtier.laws.cases import Case, Luck
from courtier.laws.oracle import oracle_of
from courtier.table.bargaining import bargains, bargains_to_bots
from courtier.table.commands import Accept, Decline, Offer, Reason, SeatBot
from courtier.table.table import Table


def evening_with(level: str, people: int = 1) -> Evening:
    """So many people and bots of that level; the agendas are chosen, and a person is to act."""
    evening = dealt("duhr", people, 4 - people, level, options={"first_player": 0})
    for name in ("ann", "bob")[:people]:
        person = evening.person(name)
        person.answers(person.choices()[0])
    evening.passes(2.6)
    assert evening.person("ann").known["question"] is not None
    return evening


def thinks(evening: Evening) -> None:
    """The bots that were asked have thought, and a person's turn goes on."""
    evening.passes(2.6)


def gift(person: Person, to: int) -> dict[str, Any]:
    return {"parties": [person.seat(), to], "clauses": [give(person.seat(), to, hand(person)[0])]}


def wish(person: Person, of: int) -> dict[str, Any]:
    """The person wants a look at the other's agenda, for nothing."""
    return {
        "parties": [person.seat(), of],
        "clauses": [{"kind": "show", "by": of, "to": person.seat(), "what": "agenda"}],
    }


def of_others(person: Person) -> list[Any]:
    return [offer for offer in offers(person) if offer.by != person.seat()]


def test_a_bot_accepts_a_gift() -> None:
    evening = evening_with("greedy")
    ann = evening.person("ann")
    cards = len(hand(ann))
    assert ann.does(Offer, deal=gift(ann, 2)) is None
    thinks(evening)
    assert len(hand(ann)) == cards - 1
    assert any(line.event["event"] == "deal_sealed" for line in ann.story)
    assert evening.folded().dump() == evening.table.dump(), "the log tells the same"


def test_a_no_comes_with_a_counter_offer_and_its_reason_in_the_readers_language() -> None:
    evening = evening_with("greedy", people=2)
    ann, bob = evening.person("ann"), evening.person("bob")
    heard = len(bob.talk)
    ann.does(Offer, deal=wish(ann, 3))
    thinks(evening)
    countered = [offer for offer in of_others(ann) if offer.counters == 1]
    assert len(countered) == 1
    assert countered[0].by == 3
    assert ann.talk[-1].text.startswith("This is what I would want: ")
    assert (ann.talk[-1].seat, ann.talk[-1].to) == (3, [0])
    assert len(bob.talk) == heard, "nobody else hears of it"
    assert ann.does(Accept, offer=countered[0].number) is None
    assert offers(ann) == [], "the offer that was countered is closed, too"
    assert evening.folded().dump() == evening.table.dump()


def test_what_would_you_want_for_this() -> None:
    evening = evening_with("greedy:grasping")
    ann = evening.person("ann")
    assert ann.does(Offer, deal=wish(ann, 1), asks=True) is None
    assert offers(ann)[0].asks
    assert offers(ann)[0].signed == []
    assert ann.does(Accept, offer=1) == "offer_asks"
    thinks(evening)
    answer = [offer for offer in of_others(ann) if offer.counters == 1]
    assert answer or ann.talk[-1].text == "You have nothing that I want for it."


def test_a_person_may_say_why_too() -> None:
    evening = evening_with("random", people=2)
    ann, bob = evening.person("ann"), evening.person("bob")
    ann.does(Offer, deal=gift(ann, 1))
    number = offers(bob)[-1].number
    wrong = reason("would_want", {"kind": "words", "by": 0, "to": 1, "text": "your soul"})
    assert bob.does(Decline, offer=number, reason=wrong) == "deal_unreadable"
    wanted = {"kind": "give", "by": 0, "to": 1, "what": "scandal"}
    assert bob.does(Decline, offer=number, reason=reason("would_want", wanted)) is None
    assert ann.talk[-1].text == "This is what I would want: You give Bob: scandal."
    assert bob.talk[-1].text == "Das möchte ich dafür: Ann gibt dir: Skandal."


def reason(phrase: str, clause: dict[str, Any] | None = None) -> Any:
    return Reason(phrase=phrase, clause=clause)  # type: ignore[arg-type]


def test_bots_make_offers_in_a_persons_turn() -> None:
    evening = evening_with("greedy:timid", people=2)
    people = [evening.person("ann"), evening.person("bob")]
    made = 0
    for _ in range(60):
        made += sum(len(of_others(person)) for person in people)
        if made:
            break
        for person in people:
            if person.known["question"] is not None:
                person.answers(person.choices()[-1])
        evening.passes(3)
    assert made


@pytest.mark.parametrize("level", ["random", "greedy", "greedy:loyal"])
def test_bots_play_to_the_end_with_deals(level: str) -> None:
    evening = dealt("duhr", 1, 3, level)
    ann = evening.person("ann")
    for _ in range(40):
        if ann.known["question"] is not None:
            ann.answers(ann.choices()[0])
        for offer in of_others(ann):
            ann.does(Accept, offer=offer.number)
        evening.passes(1)
    state = evening.table.state
    assert all(bargains(state, seat) for seat in (1, 2, 3))
    assert evening.folded().dump() == evening.table.dump()


def test_a_level_may_have_a_character() -> None:
    evening = seated("duhr", 3, 1, "greedy:loyal")
    ann = evening.person("ann")
    assert ann.known["table"].seats[3].level == "greedy:loyal"
    assert ann.does(SeatBot, seat=3, level="greedy:cruel") == "level"
    assert ann.does(SeatBot, seat=3, level="random:loyal") == "level"


# Cutthroat Kingdoms


@pytest.fixture
def waited() -> Evening:
    """Ann among greedy bots of Cutthroat Kingdoms has stopped what one of them announced."""
    evening = dealt("cutthroat", 1, 3, "greedy", options={"deals": "table"})
    ann, luck = evening.person("ann"), Random(1)
    game = evening.table.state.playing().game
    for _ in range(300):
        if ann.known["question"] is None:
            evening.passes(1)
        elif game.asking.name() == "takeback" and game.turn > 0:
            ann.answers(WAIT)
            return evening
        else:
            ann.answers(luck.choice(ann.choices()))
    raise AssertionError("nobody announced anything")


def test_a_bot_lets_people_talk_it_out_of_what_it_announced(waited: Evening) -> None:
    game = waited.table.state.playing().game
    assert isinstance(game, Court)
    announcer = game.asking.seat
    assert game.asking.name() == "rescind"
    waited.passes(20)
    assert game.asking.name() == "rescind"
    ann = waited.person("ann")
    clauses = [
        {"kind": "act", "what": "take_back", "by": announcer, "to": 0},
        {"kind": "give", "what": "coin", "by": 0, "to": announcer, "count": game.coins[0]},
    ]
    assert game.coins[0] > 2
    assert ann.does(Offer, deal={"parties": [0, announcer], "clauses": clauses}) is None
    waited.passes(4)
    assert [deal.parties for deal in game.deals.sealed] == [[0, announcer]]
    assert "rescind" not in [each["question"] for each in ann.known["view"]["asked"]]


def test_a_bot_keeps_to_it_when_nobody_makes_an_offer(waited: Evening) -> None:
    game = waited.table.state.playing().game
    waited.passes(32)
    assert game.asking.name() != "rescind"
    assert any(line.event["event"] == "kept" for line in waited.person("ann").story[-20:])


def test_bots_stop_what_is_aimed_at_them_and_buy_each_other_off() -> None:
    evening = dealt("cutthroat", 1, 3, "greedy", options={"deals": "table", "houses": "random"})
    ann, luck = evening.person("ann"), Random(1)
    game = evening.table.state.playing().game
    while game.turn < 8 and not bought_off(game):
        if ann.known["question"] is None:
            evening.passes(1)
        else:
            ann.answers(luck.choice(ann.choices()))
    assert bought_off(game)
    assert evening.folded().dump() == evening.table.dump(), "the log tells the same"


def bought_off(game: Any) -> bool:
    """Was an announcement taken back for something?"""
    return any(clause.kind == ACT and clause.happens_now() for deal in game.deals.sealed for clause in deal.clauses)


@pytest.mark.parametrize("name", ["duhr", "cutthroat"])
def test_whether_a_bot_is_invited_tells_nobody_what_others_hold(name: str) -> None:
    """Two worlds that a person cannot tell apart: the same bots are asked for offers, at the same time."""
    options = {"deals": "table"} | ({"houses": "random"} if name == "cutthroat" else {})
    evening = dealt(name, 2, 2, "greedy", options=options)
    ann, luck, oracle = evening.person("ann"), Luck(2), oracle_of(Case(name, 4))
    compared = 0
    while compared < 3:
        table = plain_of(evening)
        asked_here = invitations(table, evening.now)
        if asked_here:
            table["match"]["game"] = oracle.permute(table["match"]["game"], ann.seat(), luck, None)
            assert invitations(table, evening.now) == asked_here
            compared += 1
        for person in (ann, evening.person("bob")):
            if person.known["question"] is not None:
                person.answers(luck.choice(person.choices()))
        evening.passes(1)


def invitations(table: Any, now: float) -> list[tuple[int, float]]:
    """Which bots would be invited now, and when their offers would come; as if none had been in this turn."""
    state = Table.load(table).state
    state.invited = -1
    return [(ask.seat, ask.after) for ask in bargains_to_bots(state, now)]


def plain_of(evening: Evening) -> Any:
    return msgspec.json.decode(msgspec.json.encode(evening.table.dump()))
