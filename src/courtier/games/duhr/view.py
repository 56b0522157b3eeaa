"""What a seat may see (ledger §5), built up from nothing.

A concealed card on a House is a back at its place, to everybody (D/A-13); what it was is for the journal to remember.
"""

from collections.abc import Sequence
from typing import Any

from courtier.core.deals.book import NO_BOOK
from courtier.core.deals.deals_in_view import seen_deals
from courtier.core.deals.menu import OFFER, WANTING, AnswerDeal, ComposeDeal, may_offer
from courtier.core.pending import UNANSWERED, Decision, Pending
from courtier.core.view import Card, Result, SeatZones, Source, View, Zone, at_seat, card, envelope, hidden_zone, zone
from courtier.games.duhr.actions import (
    ACCEPT,
    BLACK,
    BY_SCANDAL,
    BY_SUSPICION,
    CARD,
    COUNTER,
    CREATE,
    DEFAME,
    DETAIL,
    DRAW,
    END,
    MASTERSTROKE,
    MASTERSTROKES,
    NEGATE,
    NO_DEAL,
    PARTNER,
    PASS,
    PAY,
    RAISE,
    REFUSE,
    REVEAL,
    SCANDALIZE,
    SEAT,
    SPOT,
    SPOTS,
    SUFFER,
    TERM,
    TRIGGER,
    UNMASK,
    USE,
    VERB_OF,
    WHITE,
)
from courtier.games.duhr.cards import (
    AGENDAS,
    CARDS,
    CONCEALED,
    EVENT,
    HOUSE_COUNT,
    HOUSES,
    MOST_SEATS,
    NO_AGENDA,
    PAIR,
    SCANDAL,
    STATUSES,
)
from courtier.games.duhr.court import NAME, Court
from courtier.games.duhr.deals import MOST_TURNS, RULES
from courtier.games.duhr.decisions.events import LayAway, Take
from courtier.games.duhr.decisions.negation import CarryOut
from courtier.games.duhr.events import DEEDS, NEGATION, STROKE, TRIGGERED_EVENT
from courtier.games.duhr.menu import CARD as CARD_TERM
from courtier.games.duhr.menu import HOLD_BACK, TERMS
from courtier.games.duhr.menu import PAY as PAY_TERM
from courtier.games.duhr.score import Sheet, Tally
from courtier.games.duhr.stack import public_rows
from courtier.games.duhr.supply import listed

DEEDS_WITHOUT_A_CARD = {
    PASS: "do:pass",
    END: "do:end",
    DRAW: "do:draw",
    PAY: "do:pay",
    SUFFER: "do:suffer",
    BY_SCANDAL: "do:by_scandal",
    BY_SUSPICION: "do:by_suspicion",
    REVEAL: "conspiracy",
    WHITE: "agenda:0",
    BLACK: "agenda:1",
    NO_DEAL: "do:no_deal",
    ACCEPT: "do:accept",
    REFUSE: "do:refuse",
    COUNTER: "do:counter",
}
ON_THE_TABLE: dict[int, tuple[list[str], Sequence[str]]] = {
    SEAT: ([], [f"seat:{seat}" for seat in range(MOST_SEATS)]),
    SPOT: ([], SPOTS),
    PARTNER: ([], [f"seat:{seat}" for seat in range(MOST_SEATS)]),
    TERM: ([], [f"do:deal_{term}" for term in TERMS]),
    DEFAME: (["do:defame"], SPOTS),
    UNMASK: (["do:expose"], SPOTS),
    SCANDALIZE: (["do:scandalize"], [f"house@{seat}" for seat in range(MOST_SEATS)]),
}


def view(court: Court, you: int | None, gallery: View | None = None) -> View:
    """The view of a seat, or of the gallery (`None`); `gallery`: its view, if it is known already."""
    seen = envelope(
        NAME,
        court,
        you,
        seats=at_seats(court, you, gallery),
        common=common_zones(court) if gallery is None else gallery["common"],
    )
    if court.turn > 0 and not court.over():
        seen["turn"]["seat"] = court.active
    if you is not None and court.asking.asks(court, you):
        seen["choices"] = [{"code": code, "parts": parts(court, you, code)} for code in court.legal(you)]
    if court.over():
        seen["result"] = result(court) if gallery is None else gallery["result"]
    if court.deals is not NO_BOOK:
        seen["deals"] = seen_deals(RULES, court.deals, you)
    seen["more"] = (facts(court) if gallery is None else gallery["more"]) | own_facts(court, you)
    return seen


def at_seats(court: Court, you: int | None, gallery: View | None) -> list[SeatZones]:
    return [
        at_seat(seat, seat_zones(court, seat, you))
        if gallery is None or seat == you or looks_at(court, seat, you)
        else gallery["seats"][seat]
        for seat in range(court.seats)
    ]


def looks_at(court: Court, seat: int, you: int | None) -> bool:
    """Does the viewer hold that seat's cards just now, to take one?"""
    return isinstance(court.asking, Take) and court.asking.seat == you and court.asking.whom == seat


def seat_zones(court: Court, seat: int, you: int | None) -> list[Zone]:
    """D-INFO-1..3: hand, conspiracy and agenda are their owner's, and for the moment of a look the looker's."""
    own = seat == you
    looking = looks_at(court, seat, you)
    return [
        zone(f"house@{seat}", "house", [lying(each) for each in court.rows[seat]]),
        hand_zone("hand", court.hands[seat], seat, own, looking),
        hand_zone("aside", court.aside if seat == court.active else [], seat, own, False),
        conspiracy_zone(court, seat, own, looking),
        agenda_zone(court, seat, own, looking),
    ]


def lying(each: int) -> Card:
    """D-CORE-1: a card on a House: face up for all, or a back."""
    return card("concealed", "down") if each >= CONCEALED else card(CARDS[each])


def hand_zone(kind: str, hand: list[int], seat: int, own: bool, looking: bool) -> Zone:
    name = kind if own else f"{kind}@{seat}"
    if own or looking:
        return zone(name, kind, [card(CARDS[each]) for each in listed(hand)] if hand else [])
    return hidden_zone(name, kind, sum(hand))


def conspiracy_zone(court: Court, seat: int, own: bool, looking: bool) -> Zone:
    name = "conspiracy" if own else f"conspiracy@{seat}"
    shown = court.shown[seat]
    if own or looking or shown or court.over():
        return zone(name, "conspiracy", [card(HOUSES[court.conspiracies[seat]], "up" if shown else "down")])
    return hidden_zone(name, "conspiracy", 1)


def agenda_zone(court: Court, seat: int, own: bool, looking: bool) -> Zone:
    """D-SETUP-5: two until the choice, then one; all are shown at the end."""
    name = "agenda" if own else f"agenda@{seat}"
    agendas = court.agendas_of(seat)
    if own or looking or court.over():
        return zone(name, "agenda", [card(AGENDAS[each], "up" if court.over() else "down") for each in agendas])
    return hidden_zone(name, "agenda", len(agendas))


def common_zones(court: Court) -> list[Zone]:
    """D-INFO-4, D-INFO-5: the sizes of the Webs, the pile, and the event that is announced or resolved."""
    return [
        hidden_zone("web", "web", court.left),
        hidden_zone("scandals", "scandals", court.scandals),
        zone("discard", "discard", [card(CARDS[kind]) for kind in court.discard]),
        zone("event", "event", [card(CARDS[EVENT + event]) for event in events_in_play(court)]),
    ]


def events_in_play(court: Court) -> list[int]:
    events = []
    for step in court.pending:
        if isinstance(step, LayAway):
            events.append(step.event)
        elif isinstance(step, CarryOut) and TRIGGERED_EVENT <= step.deed.what < NEGATION:
            events.append(step.deed.what - TRIGGERED_EVENT)
    return events


# Choices


def parts(court: Court, you: int, code: int) -> list[str]:
    """What one clicks for an answer."""
    verb = VERB_OF[code]
    if verb in DEEDS_WITHOUT_A_CARD:
        return [DEEDS_WITHOUT_A_CARD[verb]]
    if verb in ON_THE_TABLE:
        words, named = ON_THE_TABLE[verb]
        return [*words, named[code - verb]]
    if verb == CARD:
        return card_parts(court, you, code - CARD)
    if verb == DETAIL:
        return detail_parts(court, you, code - DETAIL)
    return action_parts(court, you, verb, code - verb)


def action_parts(court: Court, you: int, verb: int, named: int) -> list[str]:
    """House Actions and negations: the cards they cost, then what for."""
    hand = court.hands[you]
    if verb == CREATE:
        return [in_hand(hand, SCANDAL), "do:scandal"]
    if verb == RAISE:
        return [in_hand(hand, named), f"house@{court.owners[named]}"]
    if verb == TRIGGER:
        return [in_hand(hand, EVENT + named), "do:event"]
    if verb == USE:
        return [in_hand(hand, named), "do:ability"]
    if verb == MASTERSTROKE:
        stroke, house = divmod(named, HOUSE_COUNT)
        return [in_hand(hand, house), in_hand(hand, house, 1), f"do:{MASTERSTROKES[stroke]}"]
    assert verb == NEGATE
    return [in_hand(hand, named), in_hand(hand, named, 1)]


def card_parts(court: Court, you: int, kind: int) -> list[str]:
    """A card to discard or give from one's own hand, or to take from another's."""
    asking = court.asking
    if isinstance(asking, Take):
        return [in_hand(court.hands[asking.whom], kind, zone_name=f"hand@{asking.whom}")]
    return [in_hand(court.hands[you], kind)]


def detail_parts(court: Court, you: int, detail: int) -> list[str]:
    """Of a card that one gives the card itself; of a promise a House and a number of turns."""
    asking = court.asking
    assert isinstance(asking, ComposeDeal)
    term = asking.term()
    if term == CARD_TERM and asking.stage < WANTING:
        return [in_hand(court.hands[you], detail)]
    if term in (CARD_TERM, PAY_TERM):
        return [f"do:{CARDS[detail]}"]
    turns = f"do:turns_{detail % MOST_TURNS + 1}"
    return [turns] if term == HOLD_BACK else [f"house@{detail // MOST_TURNS}", turns]


def in_hand(hand: list[int], kind: int, further: int = 0, zone_name: str = "hand") -> str:
    """Where the first card of a kind lies in the zone, or one further on."""
    return f"{zone_name}:{sum(hand[:kind]) + further}"


# The rest


def facts(court: Court) -> dict[str, Any]:
    """Public facts of this game alone."""
    sheet = Sheet([Tally(row, court.variants) for row in court.rows], [], court.variants)
    return {
        "options": dict(court.options),
        "houses": [HOUSES[house] for house in court.houses],
        "status": [STATUSES[status] for status in court.status],
        "points": sheet.basic,
        "done": court.done,
        "limited": court.limited,
        "active": court.active,
        "offered": court.deals is not NO_BOOK and not may_offer(court, court.active),
        "choosing_agendas": NO_AGENDA in court.chosen,
        "announced": announced(court),
        "falls": court.falls.copy(),
        "pending": [] if court.over() else public_rows(court.pending),
    }


def own_facts(court: Court, you: int | None) -> dict[str, Any]:
    """The viewer's own unfinished chain and sealed answer."""
    asking = court.asking
    chained = isinstance(asking, Decision) and asking.seat == you and asking.before is not None
    sealed = you is not None and bool(court.answers) and court.answers[you] != UNANSWERED
    return {
        "offer": seen_offer(asking, you),
        "chain": chain_row(asking) if chained else None,
        "answer": court.answers[you] if you is not None and sealed else None,
    }


def chain_row(asking: Pending) -> list[Any]:
    """The viewer's own unfinished chain; the offer it answers as the viewer sees it."""
    row = asking.dump()
    if isinstance(asking, ComposeDeal):
        row[-1] = asking.menu.seen_offer(row[-1])
    return row


def seen_offer(asking: Pending, you: int | None) -> list[int] | None:
    """D/A-78: to the two, what the open offer gives and wants; a gift's card to its giver alone."""
    root = asking.root() if isinstance(asking, Decision) else asking
    if not isinstance(root, AnswerDeal) or you not in (root.seat, root.proposer):
        return None
    offer = root.offer if you == root.proposer else root.menu.seen_offer(root.offer)
    return [root.proposer, root.seat, offer // OFFER, offer % OFFER]


def announced(court: Court) -> list[dict[str, Any]]:
    """What lies open to negation, the deed first, then each negation."""
    chain: list[dict[str, Any]] = []
    stands = True  # D-NEG: the last one does; what a standing negation aims at does not
    for step in reversed(court.pending):
        if isinstance(step, CarryOut):
            chain.insert(0, announcement(step, stands))
            stands = not stands
    return chain


def announcement(step: CarryOut, stands: bool) -> dict[str, Any]:
    """One of them; `paid`: how many suspicions it cost."""
    deed = step.deed
    paid = PAIR
    if deed.what < TRIGGERED_EVENT:
        paid = 1 if deed.what < STROKE else PAIR
    elif deed.what < NEGATION:
        paid = 0
    return {
        "seat": deed.seat,
        "deed": DEEDS[deed.what],
        "first": deed.first,
        "second": deed.second,
        "stands": stands,
        "paid": paid,
    }


def result(court: Court) -> Result:
    """The end with the score by source."""
    sheet = court.final_sheet()
    sources: list[list[Source]] = [
        [
            {"source": STATUSES[sheet.tallies[seat].status], "points": sheet.basic[seat]},
            {"source": AGENDAS[court.chosen[seat]], "points": sheet.bonus[seat]},
        ]
        for seat in range(court.seats)
    ]
    return {"scores": court.scores(), "winners": court.winners(), "sources": sources}
