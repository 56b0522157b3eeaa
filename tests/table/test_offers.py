"""Offers at a table of Dûhr: made, seen, signed, sealed, declined, withdrawn, and what everybody else learns."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.table.evening import Evening, Person, asked, dealt

from courtier.games.duhr.cards import VILIFIED
from courtier.games.duhr.court import Court
from courtier.table.commands import Accept, Counter, Decline, Leave, Mute, Offer, StandingOrder, Withdraw
from courtier.table.messages import Refuse
from courtier.table.offers import MOST_A_MINUTE, MOST_OPEN

ANN, BOB, CAT, DAN = range(4)


@pytest.fixture
def evening() -> Evening:
    """Four people at Dûhr; the agendas are chosen, and somebody is to act."""
    evening = dealt("duhr", 4)
    for person in people(evening):
        person.answers(person.choices()[0])
    return evening


def people(evening: Evening) -> list[Person]:
    return [evening.person(name) for name in ("ann", "bob", "cat", "dan")]


def hand(person: Person) -> list[str]:
    zones = person.known["view"]["seats"][person.seat()]["zones"]
    return [card["kind"] for zone in zones if zone["id"] == "hand" for card in zone["cards"]]


def give(by: int, to: int, what: str, **more: Any) -> dict[str, Any]:
    return {"kind": "give", "by": by, "to": to, "what": what, **more}


def swap(one: Person, other: Person) -> dict[str, Any]:
    """Each gives the first card of the hand."""
    clauses = [give(one.seat(), other.seat(), hand(one)[0]), give(other.seat(), one.seat(), hand(other)[0])]
    return {"parties": [one.seat(), other.seat()], "clauses": clauses}


def offers(person: Person) -> list[Any]:
    return list(person.known["offers"])


def test_an_offer_is_seen_by_its_parties_alone(evening: Evening) -> None:
    ann, bob, cat, _ = people(evening)
    heard = len(cat.heard)
    assert ann.does(Offer, deal=swap(ann, bob)) is None
    assert [each.number for each in offers(ann)] == [each.number for each in offers(bob)] == [1]
    assert offers(cat) == []
    assert len(cat.heard) == heard


def test_an_accepted_offer_is_sealed_and_the_cards_change_hands(evening: Evening) -> None:
    ann, bob, cat, _ = people(evening)
    mine, yours = hand(ann)[0], hand(bob)[0]
    before = hand(ann).count(yours) - (mine == yours)
    ann.does(Offer, deal=swap(ann, bob))
    assert bob.does(Accept, offer=1) is None
    assert hand(ann).count(yours) == before + 1
    assert offers(ann) == offers(bob) == []
    assert any(line.event["event"] == "deal_sealed" for line in cat.story)
    record = evening.table.state.playing().record()
    assert any("deal" in line for line in record.lines)


def test_a_swap_shows_the_cards_and_a_gift_only_their_number(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    ann.does(Offer, deal=swap(ann, bob))
    assert offers(bob)[0].clauses[0]["what"] == hand(ann)[0]
    gift = {"parties": [ANN, BOB], "clauses": [give(ann.seat(), bob.seat(), hand(ann)[0])]}
    ann.does(Offer, deal=gift)
    assert "what" not in offers(bob)[1].clauses[0]
    assert offers(ann)[1].clauses[0]["what"] == hand(ann)[0]
    assert offers(bob)[1].texts == ["Ann gibt dir: 1 Karte ungesehen."]


def test_cards_given_unseen_are_picked_by_their_giver_and_seen_by_nobody_else(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    clauses = [
        {"kind": "give", "by": ann.seat(), "to": bob.seat(), "picks": [hand(ann)[0]]},
        {"kind": "give", "by": bob.seat(), "to": ann.seat()},
    ]
    ann.does(Offer, deal={"parties": [ann.seat(), bob.seat()], "clauses": clauses})
    assert "picks" not in offers(bob)[0].clauses[0]
    assert bob.does(Accept, offer=1) == "deal"  # nothing is picked yet
    assert bob.does(Accept, offer=1, picks=[[hand(bob)[0]]]) is None
    assert offers(ann) == []


def test_a_declined_a_withdrawn_and_an_expired_offer_look_alike(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    ann.does(Offer, deal=swap(ann, bob))
    bob.does(Decline, offer=1)
    assert offers(ann) == offers(bob) == []
    ann.does(Offer, deal=swap(ann, bob))
    ann.does(Withdraw, offer=2)
    assert offers(bob) == []
    ann.does(Offer, deal=swap(ann, bob), seconds=10)
    evening.passes(11)
    assert offers(ann) == offers(bob) == []
    assert bob.does(Accept, offer=3) == "no_offer"


def test_strangers_are_told_that_there_is_no_such_offer(evening: Evening) -> None:
    ann, bob, cat, _ = people(evening)
    ann.does(Offer, deal=swap(ann, bob))
    assert cat.does(Accept, offer=1) == cat.does(Decline, offer=1) == "no_offer"
    assert bob.does(Withdraw, offer=1) == "not_your_offer"


def test_an_offer_is_accepted_once(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    ann.does(Offer, deal=swap(ann, bob))
    assert ann.does(Accept, offer=1) == "signed"
    assert bob.does(Accept, offer=1) is None
    assert bob.does(Accept, offer=1) == "no_offer"


def test_a_counter_leaves_the_offer_open_until_it_is_sealed(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    ann.does(Offer, deal=swap(ann, bob))
    words = {"kind": "words", "by": ann.seat(), "to": bob.seat(), "text": "my friendship"}
    deal = {**swap(ann, bob), "clauses": [*swap(ann, bob)["clauses"], words]}
    assert bob.does(Counter, offer=1, deal=deal) is None
    assert [(each.number, each.counters) for each in offers(ann)] == [(1, None), (2, 1)]
    assert ann.does(Accept, offer=2) is None
    assert offers(ann) == offers(bob) == []


def test_of_two_offers_for_the_same_card_the_first_sealed_wins(evening: Evening) -> None:
    ann, bob, cat, _ = people(evening)
    card = next(each for each in hand(ann) if hand(ann).count(each) == 1)
    for other in (bob, cat):
        clauses = [give(ann.seat(), other.seat(), card), give(other.seat(), ann.seat(), hand(other)[0])]
        assert ann.does(Offer, deal={"parties": [ann.seat(), other.seat()], "clauses": clauses}) is None
    assert cat.does(Accept, offer=2) is None
    assert offers(bob) == []
    assert bob.does(Accept, offer=1) == "no_offer"


def test_a_deal_of_three_is_sealed_when_all_three_have_signed(evening: Evening) -> None:
    ann, bob, cat, dan = people(evening)
    seats = [person.seat() for person in (ann, bob, cat)]
    around = [give(by, seats[place - 1], hand(people(evening)[place])[0]) for place, by in enumerate(seats)]
    assert ann.does(Offer, deal={"parties": seats, "clauses": around}) is None
    assert bob.does(Accept, offer=1) is None
    assert offers(cat)[0].signed == seats[:2]
    assert evening.table.state.playing().game.deals.sealed == []
    assert cat.does(Accept, offer=1) is None
    (deal,) = evening.table.state.playing().game.deals.sealed
    assert deal.parties == seats
    assert [each.parties for each in dan.known["ledger"]] == [seats]


def test_an_offer_dies_with_the_turn(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    game = evening.table.state.playing().game
    assert ann.does(Offer, deal=swap(ann, bob), seconds=600) is None
    turn, chance = game.turn, Random(2)
    while game.turn == turn:
        assert [each.number for each in offers(bob)] in ([1], [])  # a card of the swap may be played
        person = asked(evening)[0]
        person.answers(chance.choice(person.choices()))
    assert offers(ann) == offers(bob) == []


def test_a_steward_makes_no_deals(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    assert ann.does(Offer, deal=swap(ann, bob), seconds=600) is None
    bob.does(Leave)
    assert offers(ann) == [], "what was open is withdrawn"
    assert ann.does(Offer, deal=swap(ann, bob)) == "steward_deals"


def test_where_people_speak_in_phrases_a_deal_has_no_words() -> None:
    evening = dealt("duhr", 4, words="phrases")
    ann = evening.person("ann")
    words = {"kind": "words", "by": 0, "to": 1, "text": "my friendship"}
    assert ann.does(Offer, deal={"parties": [0, 1], "clauses": [words]}) == "phrases_only"


def test_a_deal_that_all_have_signed_waits_for_a_question_that_admits_it() -> None:
    """While agendas are chosen nobody looks at anything (D/A-70)."""
    evening = dealt("duhr", 4)
    ann, bob, *_ = people(evening)
    look = {"kind": "show", "by": 0, "to": 1, "what": "conspiracy"}
    assert ann.does(Offer, deal={"parties": [0, 1], "clauses": [look]}) is None
    assert bob.does(Accept, offer=1) is None
    for person in people(evening):
        assert evening.table.state.playing().game.deals.sealed == []
        assert [each.signed for each in offers(bob)] == [[0, 1]]
        person.answers(person.choices()[0])
    assert len(evening.table.state.playing().game.deals.sealed) == 1
    assert offers(ann) == []


# Bad input


Act = tuple[Person, Callable[[], str | None]]  # somebody, and what that person does


def offers_to_bob(clause: Callable[[Evening], dict[str, Any]]) -> Callable[[Evening], Act]:
    """Ann offers Bob a deal with that one clause."""

    def ready(evening: Evening) -> Act:
        ann, bob, *_ = people(evening)
        whole = {"by": ann.seat(), "to": bob.seat(), **clause(evening)}
        deal = {"parties": [ann.seat(), bob.seat()], "clauses": [whole]}
        return ann, lambda: ann.does(Offer, deal=deal)

    return ready


def missing_card(evening: Evening) -> dict[str, Any]:
    rules = evening.table.state.kind().deals
    assert rules is not None
    held = hand(evening.person("ann"))
    return {"kind": "give", "what": next(kind for kind in rules.goods if kind not in held)}


def card_of_a_villain(evening: Evening) -> dict[str, Any]:
    ann, bob, *_ = people(evening)
    make_villain(evening, bob)
    return {"kind": "give", "by": bob.seat(), "to": ann.seat(), "what": "scandal"}


def card_for_a_villain(evening: Evening) -> dict[str, Any]:
    make_villain(evening, evening.person("bob"))
    return {"kind": "give", "what": hand(evening.person("ann"))[0]}


def make_villain(evening: Evening, person: Person) -> None:
    game = evening.table.state.playing().game
    assert isinstance(game, Court)
    game.change_status(person.seat(), VILIFIED)


def answers_too_late(evening: Evening) -> Act:
    """Bob accepts when the time of the offer is over."""
    ann, bob, *_ = people(evening)
    ann.does(Offer, deal=swap(ann, bob), seconds=10)
    evening.passes(11)
    return bob, lambda: bob.does(Accept, offer=1)


def answers_twice(evening: Evening) -> Act:
    ann, bob, *_ = people(evening)
    ann.does(Offer, deal=swap(ann, bob))
    bob.does(Accept, offer=1)
    return bob, lambda: bob.does(Accept, offer=1)


def signs_twice(evening: Evening) -> Act:
    ann, bob, *_ = people(evening)
    ann.does(Offer, deal=swap(ann, bob))
    return ann, lambda: ann.does(Accept, offer=1)


def answers_as_a_stranger(evening: Evening) -> Act:
    ann, bob, cat, _ = people(evening)
    ann.does(Offer, deal=swap(ann, bob))
    return cat, lambda: cat.does(Accept, offer=1)


def answers_without_the_card(evening: Evening) -> Act:
    """Ann wants a card that Bob does not have."""
    ann, bob, *_ = people(evening)
    held = hand(bob)
    rules = evening.table.state.kind().deals
    assert rules is not None
    missing = next(kind for kind in rules.goods if kind not in held)
    deal = {"parties": [ann.seat(), bob.seat()], "clauses": [give(bob.seat(), ann.seat(), missing)]}
    assert ann.does(Offer, deal=deal) is None, "whether Bob has it, Ann is not told"
    return bob, lambda: bob.does(Accept, offer=1)


@pytest.mark.parametrize(
    ("ready", "code", "words"),
    [
        (offers_to_bob(lambda _: {"kind": "marry"}), "deal_unreadable", "expected one of give"),
        (offers_to_bob(lambda _: {"kind": "give", "what": "gold"}), "deal_unreadable", "gold"),
        (offers_to_bob(lambda _: {"kind": "show", "what": "purse"}), "deal_unreadable", "purse"),
        (offers_to_bob(missing_card), "deal", "you do not have what you are to give"),
        (offers_to_bob(card_of_a_villain), "deal", "the rules do not allow it now"),
        (offers_to_bob(card_for_a_villain), "deal", "the rules do not allow it now"),
        (answers_as_a_stranger, "no_offer", "no longer open"),
        (answers_too_late, "no_offer", "nicht mehr offen"),
        (answers_twice, "no_offer", "nicht mehr offen"),
        (signs_twice, "signed", ""),
        (answers_without_the_card, "deal", "du hast nicht, was du geben"),
    ],
)
def test_bad_input_is_refused_by_name_and_changes_nothing(evening: Evening, ready: Any, code: str, words: str) -> None:
    sender, act = ready(evening)
    before = evening.table.dump()
    heard = {person.visitor: len(person.heard) for person in people(evening)}
    assert act() == code
    assert evening.table.dump() == before
    refusal = sender.last()
    assert isinstance(refusal, Refuse)
    assert words in refusal.text
    heard[sender.visitor] += 1
    assert {person.visitor: len(person.heard) for person in people(evening)} == heard, "nobody else hears of it"


def test_who_is_muted_cannot_offer_to_who_muted_them(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    bob.does(Mute, seat=ann.seat(), on=True)
    assert ann.does(Offer, deal=swap(ann, bob)) == "offer_muted"


def test_offers_are_few_and_not_too_fast(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    for _ in range(MOST_OPEN):
        assert ann.does(Offer, deal=swap(ann, bob)) is None
    assert ann.does(Offer, deal=swap(ann, bob)) == "offers_open"
    for number in range(1, MOST_OPEN + 1):
        ann.does(Withdraw, offer=number)
    for _ in range(MOST_A_MINUTE - MOST_OPEN):
        ann.does(Offer, deal=swap(ann, bob))
        ann.does(Withdraw, offer=evening.table.state.offer_count)
    assert ann.does(Offer, deal=swap(ann, bob)) == "offers_often"


def test_a_bot_without_a_mind_for_deals_declines_after_a_while() -> None:
    evening = dealt("duhr", 2, 2)
    ann, bob = evening.person("ann"), evening.person("bob")
    for person in (ann, bob):
        person.answers(person.choices()[0])
    evening.passes(5)
    bot = next(seat.seat for seat in ann.known["table"].seats if seat.kind == "bot")
    deal = {"parties": [ann.seat(), bot], "clauses": [give(ann.seat(), bot, hand(ann)[0])]}
    assert ann.does(Offer, deal=deal) is None
    evening.passes(5)
    assert offers(ann) == []


def test_a_game_without_deals_refuses_offers() -> None:
    evening = dealt("hofverrat", 2)
    ann = evening.person("ann")
    assert ann.does(Offer, deal={"parties": [0, 1], "clauses": []}) == "no_deals"


def test_a_standing_order_is_its_owners_secret(evening: Evening) -> None:
    ann, bob, *_ = people(evening)
    heard = len(bob.heard)
    assert ann.does(StandingOrder, question="negate", order="pass") is None
    assert ann.known["you"].orders == {"negate": "pass"}
    assert len(bob.heard) == heard
    assert ann.does(StandingOrder, question="main", order="pass") == "no_orders"
    assert ann.does(StandingOrder, question="negate", order="never") == "order_unknown"
