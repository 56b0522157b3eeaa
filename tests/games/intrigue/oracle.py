"""The independent oracle of Game of Intrigue, written from the ledger (part 4, and 2 and 3 where they hide things).

It judges by dumps and journals alone: who sees and remembers what (`remembering.py`), what other positions a seat
cannot tell from this one, what each seat is shown of a step (`telling.py`), how guesses should be distributed.
"""

import copy
import random
from collections import Counter
from typing import Any, NamedTuple

from tests.games.intrigue.asking import UNANSWERED, answers_to, check_circle
from tests.games.intrigue.box import CARDS, NO_PACTS, OFFERABLE, PACTS, STANDING, in_play, traders
from tests.games.intrigue.counting import counted, small_position
from tests.games.intrigue.rare import rare_positions
from tests.games.intrigue.remembering import (
    BOXED,
    DISCARD,
    DRAW,
    HAND,
    OFFER,
    PILE,
    TABLE,
    Memory,
    heaps,
    lying,
    memory_of,
    met,
)
from tests.games.intrigue.telling import told

from courtier import Journal
from courtier.laws.cases import Seat
from courtier.laws.oracle import Dump, Facts, Odds, Small, Step, common_secrets

CHAIN = ("pay_fine", "choose_payee")
UNDECIDED, DENIED, AGREED = -1, 0, 1
SOMETIMES = 0.2

# What there is


def conserved(dump: Dump) -> object:
    """All cards (appendix A), each zone with what it may hold, and nobody asked who should not be (R-83)."""
    cards = Counter(name for _, names in heaps(dump) for name in names)
    standing = sum(dump["standing"]) + cards.pop(STANDING, 0)
    assert standing == dump["seats"] * dump["options"]["start_standing"], "Standing lost or made"
    deck = Counter(in_play(dump["seats"], dump["options"]["one_pact"]))
    assert cards == deck, f"cards lost or made: {cards - deck} too many, {deck - cards} missing"
    for seat in range(dump["seats"]):
        assert all(CARDS[name].colour == seat for name in dump["piles"][seat]), f"foreign cards in pile {seat}"
        assert STANDING not in dump["hands"][seat], "Standing in a hand (R-04)"
        assert not dump["gone"][seat] or not dump["piles"][seat], "a pile of an eliminated colour (I-LOSE-8)"
    assert not PACTS & set(dump["table"]), "a Pact is put down (I-PACT-5)"
    assert not PACTS & set(dump["discard"] + dump["draw"]), "a Pact is discarded (I-PACT-5)"
    check_circle(dump)
    return sorted(deck.items())


# Who knows what (4.1)


def knows(dump: Dump, seat: Seat, journal: Journal | None) -> object:
    known = {**open_facts(dump), **backs(dump, journal), "own": own_facts(dump, seat)}
    if journal is not None:
        known["misfits"] = memory_of(dump, journal).misfits(dump)
    return known


def open_facts(dump: Dump) -> dict[str, Any]:
    options, trade = dump["options"], dump["trade"]
    names = ("seats", "options", "turn", "ended", "start", "phase", "standing", "queue", "threatened", "hooks")
    facts: dict[str, Any] = {name: dump[name] for name in names}
    for name in ("votes", "debts", "due", "leaving", "gone"):
        facts[name] = dump[name]
    facts["reason"] = dump["reason"] if dump["ended"] else None
    facts["traded"] = dump["traded"] if options["one_trade_per_player"] and dump["phase"] == "trade" else None
    facts["stack"] = [rooted(row) for row in dump["pending"]]
    facts["hands"] = [hand_size(dump, seat) for seat in range(dump["seats"])]
    facts["piles"] = [len(pile) for pile in dump["piles"]]
    facts["heaps"] = [len(dump["draw"]), len(dump["discard"]), len(dump["boxed"]), sorted(dump["removed"])]
    facts["discard"] = dump["discard"] if options["open_discard"] else None
    facts["table"] = [table_face(dump, seat) for seat in range(dump["seats"])]
    facts["pacts"] = [open_pacts(dump, seat) for seat in range(dump["seats"])] if options["open_pacts"] else None
    facts["trade"] = [trade["open"], trade["favour"], *traders(dump), trade["claims"], trade["accuser"]]
    facts["end"] = dump["hands"] if dump["ended"] else None
    return facts


def rooted(row: list[Any]) -> list[Any]:
    """Of an unfinished chain the root alone."""
    return ["pay_fine", row[1]] if row[0] == "choose_payee" else row


def hand_size(dump: Dump, seat: int) -> int:
    """I-TRADE-16: cards on offer are counted."""
    offers = dict(zip(traders(dump), dump["trade"]["offers"], strict=False))
    return len(dump["hands"][seat]) + (offers.get(seat) is not None)


def table_face(dump: Dump, seat: int) -> str | None:
    card: str | None = dump["table"][seat]
    return card if card is None or dump["announced"] >> seat & 1 else "down"


def open_pacts(dump: Dump, seat: int) -> list[str]:
    return sorted(name for name in dump["hands"][seat] if CARDS[name].foreign_pact(seat))


def backs(dump: Dump, journal: Journal | None) -> dict[str, Any]:
    """Where all can read the backs: hands, cards aside and on the table, tops of piles; who has always watched
    knows the backs of every heap."""
    if dump["options"]["backs"] != "open":
        return {}
    marks = {zone: [CARDS[name].mark for name in names] for zone, names in heaps(dump)}
    near = [marks[zone] for zone in sorted(marks) if zone & sum(HAND + OFFER + TABLE)]
    tops = [marks[zone][-1:] for zone in sorted(marks) if zone & (DRAW | DISCARD | sum(PILE))]
    whole = [sorted(marks[zone]) for zone in sorted(marks)] if journal is not None else []
    return {"marks": [sorted(each) for each in near], "tops": tops, "heap marks": whole}


def own_facts(dump: Dump, seat: Seat) -> dict[str, Any] | None:
    if seat is None:
        return None
    trade = dump["trade"]
    top = dump["pending"][-1] if dump["pending"] else [""]
    facts: dict[str, Any] = {
        "hand": sorted(dump["hands"][seat]),
        "table": None if dump["gone"][seat] else dump["table"][seat],  # who is out sees what all see
        "answer": dump["answers"][seat],
        "stack": [row for row in dump["pending"] if row[0] in CHAIN and row[1] == seat],
    }
    if seat in traders(dump):
        place = traders(dump).index(seat)
        facts |= {"note": trade["note"], "offers": trade["offers"]}
        facts["decisions"] = trade["decisions"] if trade["accuser"] >= 0 else trade["decisions"][place]
    if top == ["bribe_discard", seat]:
        facts["bribe"] = dump["bribe"]
    if asked_for_pile(dump, seat):
        facts["pile"] = sorted(set(dump["piles"][seat]))
    return facts


def asked_for_pile(dump: Dump, seat: int) -> bool:
    """The variant `personal_pile_choice`: who picks sees what there is."""
    top = dump["pending"][-1] if dump["pending"] else [""]
    if top[0] == "pile_cards":
        return seat in top[1] and dump["answers"][seat] == UNANSWERED
    return bool(top == ["pile_card", seat])


# What else could be


class Place(NamedTuple):
    """Where a card lies that the seat does not see."""

    cards: list[Any]
    at: int
    zone: int

    def card(self) -> str:
        return str(self.cards[self.at])


def permute(dump: Dump, seat: Seat, luck: random.Random, journal: Journal | None) -> Dump:
    """Cards change places by twos as long as nothing known is touched; then sealed and secret answers change."""
    world = copy.deepcopy(dump)
    common_secrets(world, seat, luck)
    memory = None if journal is None else memory_of(dump, journal)
    exchange_cards(world, seat, luck, memory)
    if not world["ended"]:
        other_emptiness(world, seat, luck, memory)
        other_lack(world, seat, luck, memory)
    shuffle_heaps(world, luck)
    if not world["ended"]:
        other_decisions(world, seat, luck)
        other_notes(world, seat, luck)
        other_bribe(world, seat, luck)
        other_chain(world, seat, luck)
        other_answers(world, seat, luck)
    return world


def exchange_cards(world: Dump, seat: Seat, luck: random.Random, memory: Memory | None) -> None:
    places = hidden_places(world, seat)
    if len(places) < 2:
        return
    lie = lying(world)
    for _ in range(4 * len(places)):
        exchange(world, luck.choice(places), luck.choice(places), lie, memory)


def exchange(world: Dump, one: Place, other: Place, lie: dict[str, list[int]], memory: Memory | None) -> bool:
    """Two cards change places, if they may and nothing remembered says otherwise."""
    a, b = one.card(), other.card()
    if a == b or one.zone == other.zone or not (takes(world, one, b) and takes(world, other, a)):
        return False
    moves = ((a, one.zone, other.zone), (b, other.zone, one.zone))
    for name, start, end in moves:
        lie[name].remove(start)
        lie[name].append(end)
    if memory is None or agrees(memory, (a, b), lie):
        one.cards[one.at], other.cards[other.at] = b, a
        return True
    for name, start, end in moves:
        lie[name].remove(end)
        lie[name].append(start)
    return False


def agrees(memory: Memory, names: tuple[str, str], lie: dict[str, list[int]]) -> bool:
    if not all(memory.may_lie(name, lie[name]) for name in names):
        return False
    a, b = names
    return all(met(kinds, zones, lie) for kinds, zones in memory.facts if a in kinds or b in kinds)


def other_emptiness(world: Dump, seat: Seat, luck: random.Random, memory: Memory | None) -> None:
    """(b), R-81: what all take for an offer may be none, if the hand holds nothing but foreign Pacts."""
    options, both = world["options"], traders(world)
    shown = options["backs"] == "open" or options["open_pacts"]
    if not both or seat in both or shown or world["pending"][-1][0] not in {"claim", "decide", "object"}:
        return
    place = luck.randrange(2)
    if world["trade"]["offers"][place] is None:
        return
    trial = copy.deepcopy(world)
    offers, hand = trial["trade"]["offers"], trial["hands"][both[place]]
    hand.append(offers[place])
    offers[place] = None
    if only_pacts(trial, seat, both[place], OFFERABLE[both[place]], luck) and (
        memory is None or not memory.misfits(trial)
    ):
        world.update(trial)


def other_lack(world: Dump, seat: Seat, luck: random.Random, memory: Memory | None) -> None:
    """R-83: somebody holds nothing but Pacts, and is asked all the same."""
    holder = luck.randrange(world["seats"])
    if holder == seat or luck.random() >= SOMETIMES:
        return
    trial = copy.deepcopy(world)
    if not only_pacts(trial, seat, holder, NO_PACTS, luck):
        return
    if memory is None or not memory.misfits(trial):
        world.update(trial)


def only_pacts(trial: Dump, seat: Seat, holder: int, unwanted: frozenset[str], luck: random.Random) -> bool:
    """All that is unwanted goes out of the hand, if there are enough Pacts to be had."""
    lie = lying(trial)
    places = hidden_places(trial, seat)
    mine = [place for place in places if place.zone == HAND[holder]]
    others = [place for place in places if place.zone != HAND[holder]]
    luck.shuffle(others)
    for place in mine:
        pacts = (other for other in others if other.card() in PACTS - unwanted)
        if place.card() in unwanted and not any(exchange(trial, place, other, lie, None) for other in pacts):
            return False
    return True


def hidden_places(world: Dump, seat: Seat) -> list[Place]:
    found: list[Place] = []
    for owner in range(world["seats"]):
        if owner != seat and not world["ended"]:
            found += heap_places(world["hands"][owner], HAND[owner])
        if (owner != seat or world["gone"][owner]) and table_face(world, owner) == "down":
            found.append(Place(world["table"], owner, TABLE[owner]))
        if owner != seat or not world["options"]["personal_pile_choice"]:  # then she will be shown what there is
            found += heap_places(world["piles"][owner], PILE[owner])
    if world["options"]["open_pacts"]:
        found = [place for place in found if not shown_pact(place)]
    if seat not in traders(world):
        offers = world["trade"]["offers"]
        for at, owner in enumerate(traders(world)):
            if offers[at] is not None:
                found.append(Place(offers, at, OFFER[owner]))
    found += heap_places(world["draw"], DRAW) + heap_places(world["boxed"], BOXED)
    return found if world["options"]["open_discard"] else found + heap_places(world["discard"], DISCARD)


def heap_places(cards: list[str], zone: int) -> list[Place]:
    return [Place(cards, at, zone) for at in range(len(cards))]


def shown_pact(place: Place) -> bool:
    return place.zone in HAND and CARDS[place.card()].foreign_pact(HAND.index(place.zone))


def takes(world: Dump, place: Place, name: str) -> bool:
    """May such a card lie there, as far as rules and open facts go?"""
    card, lies, zone = CARDS[name], CARDS[place.card()], place.zone
    options = world["options"]
    if options["backs"] == "open" and card.mark != lies.mark:
        return False
    if zone in (DRAW, DISCARD):
        return not card.pact
    if card.type == STANDING:
        return False
    if zone == BOXED:
        return card.pact or bool(card.colour is not None and world["gone"][card.colour])
    if zone in PILE:
        return card.colour == PILE.index(zone)
    if zone in TABLE:
        return not card.pact
    if zone in OFFER:
        return fits_offer(world, OFFER.index(zone), name, place.card())
    return fits_hand(world, HAND.index(zone), name)


def fits_hand(world: Dump, seat: int, name: str) -> bool:
    card = CARDS[name]
    trade = world["trade"]
    if world["options"]["open_pacts"] and card.foreign_pact(seat):
        return False
    if trade["open"] and seat == trade["accuser"] and card.pact:
        return card.colour not in traders(world)  # I-OBJ-2
    offers = dict(zip(traders(world), trade["offers"], strict=False))
    made = world["pending"][-1][0] != "offer" and not (trade["stopped"] and world["options"]["pay_with_offer"])
    empty = seat in offers and offers[seat] is None and made
    return card.foreign_pact(seat) or not empty  # who offered nothing has nothing else


def fits_offer(world: Dump, seat: int, name: str, now: str) -> bool:
    """I-TRADE-7; after a check what it has shown, and as the fines are fixed, what could be agreed to."""
    card, lies = CARDS[name], CARDS[now]
    trade = world["trade"]
    if card.foreign_pact(seat):
        return False
    if trade["accuser"] >= 0 and (card.legal != lies.legal or (not card.legal and card.number != lies.number)):
        return False
    fixed = trade["stopped"] or world["options"]["claims"]
    return not fixed or (card.pact, card.type == "influence") == (lies.pact, lies.type == "influence")


def shuffle_heaps(world: Dump, luck: random.Random) -> None:
    """(g) the order of any pile; where backs can be read, the top one's stays."""
    shown = world["options"]["backs"] == "open"
    open_discard = world["options"]["open_discard"]
    for cards in [world["draw"], *([] if open_discard else [world["discard"]]), *world["piles"], world["boxed"]]:
        if not cards:
            continue
        mark = CARDS[cards[-1]].mark
        luck.shuffle(cards)
        if shown:
            at = luck.choice([at for at, name in enumerate(cards) if CARDS[name].mark == mark])
            cards[at], cards[-1] = cards[-1], cards[at]


def other_decisions(world: Dump, seat: Seat, luck: random.Random) -> None:
    """(b), (f): behind a closed door; fixed where a fine has shown them."""
    trade = world["trade"]
    both = traders(world)
    if not both or UNDECIDED in trade["decisions"] or (seat in both and trade["accuser"] >= 0):
        return
    if trade["stopped"]:
        if not illegal_sum(trade["offers"]) and None not in trade["offers"]:
            redecide(world, seat, luck)
        return
    redecide(world, seat, luck)


def redecide(world: Dump, seat: Seat, luck: random.Random) -> None:
    for place, trader in enumerate(traders(world)):
        if trader != seat:
            may = answers_to(world, "decide", trader, words=True)
            world["trade"]["decisions"][place] = AGREED if luck.choice(may) == "agree" else DENIED


def illegal_sum(offers: list[str | None]) -> int:
    return sum(CARDS[name].number for name in offers if name is not None and not CARDS[name].legal)


def other_notes(world: Dump, seat: Seat, luck: random.Random) -> None:
    if traders(world) and seat not in traders(world) and not world["trade"]["favour"]:
        world["trade"]["note"] = luck.randrange(4)


def other_bribe(world: Dump, seat: Seat, luck: random.Random) -> None:
    """What is still missing of a bribe is seen by who can read what was discarded."""
    top = world["pending"][-1]
    if top[0] != "bribe_discard" or top[1] == seat or world["options"]["backs"] == "open":
        return
    worth = sum(CARDS[name].number for name in world["hands"][top[1]])
    amount = world["debts"][0] >> 6
    if world["bribe"] <= amount:
        world["bribe"] = luck.randrange(1, max(2, min(amount, worth) + 1))


def other_chain(world: Dump, seat: Seat, luck: random.Random) -> None:
    """How far another has thought is hers alone."""
    top = world["pending"][-1]
    if top[0] not in CHAIN or top[1] == seat or world["debts"][0] >> 3 & 7 != 7:
        return
    paying = [name for name in world["hands"][top[1]] if CARDS[name].number >= world["debts"][0] >> 6]
    chain = [["pay_fine", top[1]], *[["choose_payee", top[1], name] for name in paying]]
    world["pending"][-1] = luck.choice(chain)


def other_answers(world: Dump, seat: Seat, luck: random.Random) -> None:
    """Who has answered a window, and what, is sealed; at least one answer is missing."""
    top = world["pending"][-1]
    if not isinstance(top[-1], list):
        return
    others = [other for other in top[1] if other != seat]
    for other in others:
        world["answers"][other] = luck.choice([UNANSWERED, *answers_to(world, top[0], other)])
    if others and all(world["answers"][each] != UNANSWERED for each in top[1]):
        world["answers"][luck.choice(others)] = UNANSWERED


# What everybody is shown of a step (4.2)


def shows(step: Step, seat: Seat) -> list[Facts]:
    return told(step, seat)


# How guesses should be distributed (`counting.py`), and where to look closely (`rare.py`)


def odds(dump: Dump, seat: Seat, journal: Journal) -> list[Odds]:
    return counted(dump, seat, journal)


def small(seats: int) -> Small | None:
    return small_position(seats)


def rare(seats: int) -> list[Small]:
    return rare_positions(seats)
