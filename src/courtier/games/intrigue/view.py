"""What a seat may see (ledger §4), built up from nothing.

The eliminated see what the gallery sees (R-77), but for a hand that they still have to dispose of.
"""

from typing import Any

from courtier.core.pending import UNANSWERED, Window
from courtier.core.view import (
    Result,
    SeatZones,
    SeenCard,
    Source,
    View,
    Zone,
    at_seat,
    card,
    envelope,
    hidden_zone,
    zone,
)
from courtier.games.intrigue.actions import (
    CARD,
    CLAIM,
    DISCARD_PILE,
    DRAW_PILE,
    INVITE,
    NOTE_COUNT,
    NOTES,
    OWN_PILE,
    READY,
    SEAT,
    WORDS,
)
from courtier.games.intrigue.cards import (
    CARDS,
    COLOURS,
    NO_CARD,
    PACT_COLOUR,
    STANDING,
    TYPES,
)
from courtier.games.intrigue.court import ABSTENTION, NAME, NO_VOTE_YET, PHASES, TRADE, Court
from courtier.games.intrigue.decisions.draw import PileCard, PileCards
from courtier.games.intrigue.decisions.exits import HeirDiscard
from courtier.games.intrigue.decisions.fines import ChoosePayee
from courtier.games.intrigue.events import BACK_WORDS, END_REASONS, PILES
from courtier.games.intrigue.packed import (
    EITHER,
    amount_of,
    announcer_of,
    drawer_of,
    payee_of,
    payer_of,
    source_of,
    target_of,
)
from courtier.games.intrigue.trades import NO_SEAT, UNDECIDED

Fields = dict[str, Any]
DECISIONS = ("deny", "agree")


def view(court: Court, you: int | None, gallery: View | None = None) -> View:
    """The view of a seat, or of the gallery (`None`); `gallery`: its view, if it is known already."""
    seen = envelope(
        NAME,
        court,
        you,
        seats=at_seats(court, you, gallery),
        common=common_zones(court) if gallery is None else gallery["common"],
    )
    asking = court.asking
    if not court.over() and asking.seat != NO_SEAT:
        seen["turn"]["seat"] = asking.seat
    if you is not None and asking.asks(court, you):
        seen["choices"] = [{"code": code, "parts": parts(court, you, code)} for code in court.legal(you)]
    if court.over():
        seen["result"] = result(court) if gallery is None else gallery["result"]
    seen["more"] = (facts(court) if gallery is None else gallery["more"]) | own_facts(court, you)
    return seen


def at_seats(court: Court, you: int | None, gallery: View | None) -> list[SeatZones]:
    return [
        at_seat(seat, seat_zones(court, seat, you))
        if gallery is None or seat == you or trades(court, you)
        else gallery["seats"][seat]
        for seat in range(court.seats)
    ]


def trades(court: Court, you: int | None) -> bool:
    """Is the viewer one of the two in a trade?"""
    return court.trading and you is not None and you in (court.initiator, court.partner)


# Zones


def seat_zones(court: Court, seat: int, you: int | None) -> list[Zone]:
    zones = [
        hand_zone(court, seat, you),
        zone(f"standing@{seat}", "standing", [card(CARDS[STANDING])] * court.standing[seat]),
        pile_zone(court, seat, you),
        zone(f"table@{seat}", "table", lying(court, seat, you)),
    ]
    if trades(court, you):
        zones.append(offer_zone(court, seat))
    return zones


def hand_zone(court: Court, seat: int, you: int | None) -> Zone:
    """Faces to the owner; to all at the end (I-WIN-9). The number shown to others counts the card on offer."""
    if seat == you:
        return zone("hand", "hand", [card(CARDS[each]) for each in court.hands[seat]])
    if court.over():
        return zone(f"hand@{seat}", "hand", [card(CARDS[each]) for each in court.hands[seat]])
    return hidden_zone(f"hand@{seat}", "hand", court.hand_size(seat))


def pile_zone(court: Court, seat: int, you: int | None) -> Zone:
    """Face down; whoever picks a card from their own pile looks through it meanwhile."""
    name = f"pile@{seat}"
    if seat == you and isinstance(court.asking, PileCard | PileCards) and court.asking.asks(court, seat):
        return zone(name, "pile", [card(CARDS[each]) for each in own_pile(court, seat)])
    return hidden_zone(name, "pile", court.left[seat])


def own_pile(court: Court, seat: int) -> list[int]:
    return sorted(court.piles[seat][: court.left[seat]])


def lying(court: Court, seat: int, you: int | None) -> list[SeenCard]:
    """I-ANN-7: announced cards are seen by all, the others by their owner while in the game."""
    each = court.table[seat]
    if each == NO_CARD:
        return []
    if court.announced >> seat & 1:
        return [card(CARDS[each])]
    return [card(CARDS[each], "down")] if seat == you and court.lives(seat) else ["unknown"]


def offer_zone(court: Court, seat: int) -> Zone:
    """I-TRADE-8: the cards on offer, which the two traders see."""
    offer = NO_CARD
    if seat == court.initiator:
        offer = court.offer_by
    elif seat == court.partner:
        offer = court.offer_with
    return zone(f"offer@{seat}", "offer", [] if offer == NO_CARD else [card(CARDS[offer], "down")])


def common_zones(court: Court) -> list[Zone]:
    return [
        hidden_zone("draw", "draw", court.draw_left),
        zone("discard", "discard", [card(CARDS[each]) for each in court.discard])
        if court.variants.open_discard
        else hidden_zone("discard", "discard", len(court.discard)),
        zone("removed", "removed", [card(CARDS[each]) for each in court.removed]),
        hidden_zone("box", "box", len(court.boxed)),
    ]


# Choices


def parts(court: Court, you: int, code: int) -> list[str]:
    """What one clicks for an answer."""
    if code < SEAT:
        return [card_part(court, you, code - CARD)]
    if code < INVITE:
        return [f"seat:{code - SEAT}"]
    if code < READY:
        note = NOTES[(code - INVITE) % NOTE_COUNT]
        return [f"seat:{(code - INVITE) // NOTE_COUNT}", f"do:note_{note}"]
    if code >= CLAIM:
        return [f"do:claim_{TYPES[code - CLAIM]}"]
    piles = {DRAW_PILE: "draw", OWN_PILE: f"pile@{you}", DISCARD_PILE: "discard"}
    return [piles[code] if code in piles else f"do:{WORDS[code - READY]}"]


def card_part(court: Court, you: int, kind: int) -> str:
    if isinstance(court.asking, PileCard | PileCards):
        return f"pile@{you}:{own_pile(court, you).index(kind)}"
    return f"hand:{court.hands[you].index(kind)}"


# Facts of this game alone


def facts(court: Court) -> Fields:
    """Public facts of this game alone."""
    seen: Fields = {
        "options": dict(court.options),
        "round": court.turn,
        "phase": PHASES[court.phase],
        "start": court.start,
        "colours": list(COLOURS[: court.seats]),
        "living": seats_in(court, court.living),
        "gone": court.gone[:],
        "chance": court.initiator if court.phase == TRADE and not court.over() else None,
        "trade": None,
        "traded": seats_in(court, court.traded),
        "swapped": seats_in(court, court.swapped),
        "fines": [fine(each) for each in court.debts],
        "bribe": None,
        "announcements": court.queue[:],
        "hooks": [{"seat": announcer_of(each), "target": target_of(each)} for each in court.hooks],
        "threatened": seats_in(court, court.threatened),
        "votes": [vote(each) for each in court.votes],
        "draws": [{"seat": drawer_of(each), "own": source_of(each) == 1} for each in court.due],
        "leaving": court.leaving[:],
        "to_discard": court.asking.count if isinstance(court.asking, HeirDiscard) else 0,
        "answer": None,
        "paying": None,
    }
    if court.variants.open_backs:
        seen["backs"] = backs(court)
    if court.variants.open_pacts:
        seen["pacts"] = [open_pacts(court, seat) for seat in range(court.seats)]
    if court.over():
        seen["reason"] = END_REASONS[court.reason]
        seen["places"] = court.final_sheet().places[:]
    return seen


def own_facts(court: Court, you: int | None) -> Fields:
    """Facts that are not public: those that the viewer may know."""
    return {
        "trade": trade(court, you) if court.trading else None,
        "bribe": bribe(court, you),
        "answer": sealed(court, you),
        "paying": paying(court, you),
    }


def seats_in(court: Court, among: int) -> list[int]:
    return [seat for seat in range(court.seats) if among >> seat & 1]


def trade(court: Court, you: int | None) -> Fields:
    """R-17, R-33: who with whom; note and decisions for the two, the other's decision once objections are closed."""
    seen: Fields = {
        "initiator": court.initiator,
        "partner": court.partner,
        "favour": court.favour,
        "claims": [None if each < 0 else TYPES[each] for each in (court.claim_by, court.claim_with)],
        "accuser": None if court.accuser == NO_SEAT else court.accuser,
        "stopped": court.stopped,
    }
    if you is not None and you in (court.initiator, court.partner):
        seen["note"] = NOTES[court.note]
        seen["decisions"] = [
            decision(court, court.initiator, court.decision_by, you),
            decision(court, court.partner, court.decision_with, you),
        ]
    return seen


def decision(court: Court, seat: int, decided: int, you: int) -> str | None:
    if decided == UNDECIDED or (seat != you and court.accuser == NO_SEAT):
        return None
    return DECISIONS[decided]


def fine(owed: int) -> Fields:
    payee = payee_of(owed)
    return {"seat": payer_of(owed), "amount": amount_of(owed), "payee": None if payee == EITHER else payee}


def bribe(court: Court, you: int | None) -> int | None:
    """How much the viewer, who bribes, has still to discard; the faces are not public, so neither is this."""
    return court.bribe if court.bribe and court.asking.seat == you else None


def vote(cast: int) -> int | str | None:
    if cast == NO_VOTE_YET:
        return None
    return "abstain" if cast == ABSTENTION else cast


def sealed(court: Court, you: int | None) -> int | None:
    """One's own answer to an open window."""
    if you is None or not isinstance(court.asking, Window) or court.answers[you] == UNANSWERED:
        return None
    return court.answers[you]


def paying(court: Court, you: int | None) -> str | None:
    """The card that the viewer has picked and not yet given."""
    asking = court.asking
    return CARDS[asking.card] if isinstance(asking, ChoosePayee) and asking.seat == you else None


def backs(court: Court) -> Fields:
    """The variant `backs`: number and legality of all that lies face down, piles by their top card."""
    return {
        "hands": [sorted(court.mark(each) for each in hand) for hand in court.hands],
        "offers": [back_of(court, court.offer_by), back_of(court, court.offer_with)],
        "table": [back_of(court, each) for each in court.table],
        "tops": {PILES[pile]: back_of(court, court.top_of(pile)) for pile in range(2 + court.seats)},
        "words": list(BACK_WORDS),
    }


def back_of(court: Court, each: int) -> int | None:
    return None if each == NO_CARD else court.mark(each)


def open_pacts(court: Court, seat: int) -> list[str]:
    """The variant `open_pacts`: foreign Pacts in a hand."""
    return [CARDS[each] for each in court.hands[seat] if PACT_COLOUR[each] not in (seat, len(COLOURS))]


def result(court: Court) -> Result:
    """The end with the score by source."""
    sheet = court.final_sheet()
    sources: list[list[Source]] = [
        [
            {"source": "hand", "points": sheet.hands[seat]},
            {"source": "standing", "points": sheet.standings[seat]},
        ]
        for seat in range(court.seats)
    ]
    return {"scores": court.scores(), "winners": court.winners(), "sources": sources}
