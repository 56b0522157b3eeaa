"""What each event of trades and fines changes in what lies in sight."""

from typing import Final

from courtier.core.belief.event_table import EventTable, Glimpse
from courtier.core.event import UNKNOWN
from courtier.games.intrigue.actions import AGREE, NOTES
from courtier.games.intrigue.belief.known_state import KnownState
from courtier.games.intrigue.belief.state_from_view import BLANK, DECIDED, card_told
from courtier.games.intrigue.cards import CARD_CODES, NO_CARD, STANDING, TYPES
from courtier.games.intrigue.packed import EITHER, debt

# Offers and decisions


def invited(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    court.traded |= 1 << glimpse["seat"] | 1 << glimpse["partner"]
    if glimpse["note"] != UNKNOWN:
        court.note = NOTES.index(glimpse["note"][0])
    known.open_trade(glimpse["seat"], glimpse["partner"])


def summoned(known: KnownState, glimpse: Glimpse) -> None:
    known.court.favour = True
    known.open_trade(glimpse["seat"], glimpse["partner"])


def offered(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    if glimpse["cards"] != UNKNOWN:
        court.offer_by, court.offer_with = [CARD_CODES.get(name, NO_CARD) for name in glimpse["cards"]]
        if court.offer_by != NO_CARD:
            known.leave(court.initiator, court.offer_by)
        if court.offer_with != NO_CARD:
            known.leave(court.partner, court.offer_with)
    known.ask("claim" if court.variants.claims else "decide", (court.initiator, court.partner))


def claimed(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    if glimpse["seat"] == court.initiator:
        court.claim_by = TYPES.index(glimpse["type"])
    else:
        court.claim_with = TYPES.index(glimpse["type"])
    known.ask("decide", (court.initiator, court.partner))


def decided(known: KnownState, _: Glimpse) -> None:
    court = known.court
    if known.seat == court.initiator:
        court.decision_by = int(known.sealed == AGREE)
    elif known.seat == court.partner:
        court.decision_with = int(known.sealed == AGREE)
    traders = 1 << court.initiator | 1 << court.partner
    known.ask("object", court.circle((court.initiator + 1) % court.seats, court.living & ~traders))


# Objections and fines


def accused(known: KnownState, glimpse: Glimpse) -> None:
    known.court.accuser = glimpse["seat"]


def disclosed(known: KnownState, glimpse: Glimpse) -> None:
    if glimpse["decisions"] != UNKNOWN:
        by, with_ = glimpse["decisions"]
        known.court.decision_by = DECIDED[by]
        known.court.decision_with = DECIDED[with_]


def found_illegal(known: KnownState, _: Glimpse) -> None:
    known.court.stopped = True


def fined(known: KnownState, glimpse: Glimpse) -> None:
    known.court.debts.append(debt(glimpse["seat"], glimpse["amount"], glimpse["payee"]))
    known.ask_payer()


def fined_for_accusing(known: KnownState, glimpse: Glimpse) -> None:
    known.court.debts.append(debt(glimpse["seat"], glimpse["amount"], EITHER))
    known.ask_payer()


def given_back(known: KnownState, _: Glimpse) -> None:
    court = known.court
    for seat, card in ((court.initiator, court.offer_by), (court.partner, court.offer_with)):
        if card != NO_CARD and (court.cards.legal[card] or court.cards.numbers[card]):
            known.enter(seat, card if seat == known.seat else BLANK)
            if seat == court.initiator:
                court.offer_by = NO_CARD
            else:
                court.offer_with = NO_CARD


def paid(known: KnownState, glimpse: Glimpse) -> None:
    known.leave(glimpse["seat"], card_told(glimpse, 0))
    known.enter(glimpse["payee"], card_told(glimpse, 0) if glimpse["payee"] == known.seat else BLANK)
    known.court.debts.pop(0)
    known.ask_payer()


def bribed(known: KnownState, glimpse: Glimpse) -> None:
    known.court.bribe = glimpse["amount"] + 1
    known.ask_one("bribe_discard", glimpse["seat"])


def bribe_discarded(known: KnownState, glimpse: Glimpse) -> None:
    card = card_told(glimpse, 0)
    known.leave(glimpse["seat"], card)
    known.court.discard.append(card)
    if card != BLANK:
        known.court.bribe = max(0, known.court.bribe - known.court.cards.numbers[card])


def bribe_settled(known: KnownState, _: Glimpse) -> None:
    known.court.bribe = 0
    known.court.debts.pop(0)
    known.ask_payer()


def standing_lost(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    court.standing[glimpse["seat"]] = glimpse["standing"]
    if court.variants.standing_returns:
        court.discard.append(STANDING)
    else:
        court.removed.append(STANDING)
    had_no_standing(known, glimpse)


def had_no_standing(known: KnownState, glimpse: Glimpse) -> None:
    if glimpse["cause"] == "fine":
        known.court.debts.pop(0)
        known.ask_payer()


# The end of a trade


def pact_removed(known: KnownState, glimpse: Glimpse) -> None:
    court = known.court
    card = CARD_CODES[glimpse["card"]]
    court.removed.append(card)
    if glimpse["seat"] == court.initiator and court.offer_by != NO_CARD:
        court.offer_by = NO_CARD
    elif glimpse["seat"] == court.partner and court.offer_with != NO_CARD:
        court.offer_with = NO_CARD
    else:
        known.leave(glimpse["seat"], card)


def swapped(known: KnownState, _: Glimpse) -> None:
    court = known.court
    if not court.favour:
        court.swapped |= 1 << court.initiator | 1 << court.partner
    known.end_trade(court.partner, court.initiator)


def returned(known: KnownState, _: Glimpse) -> None:
    known.end_trade(known.court.initiator, known.court.partner)


TRADE_EVENTS: Final[EventTable] = {
    "invited": invited,
    "summoned": summoned,
    "offered": offered,
    "claimed": claimed,
    "decided": decided,
    "accused": accused,
    "disclosed": disclosed,
    "found_illegal": found_illegal,
    "fined": fined,
    "fined_for_accusing": fined_for_accusing,
    "given_back": given_back,
    "paid": paid,
    "bribed": bribed,
    "bribe_discarded": bribe_discarded,
    "bribe_settled": bribe_settled,
    "standing_lost": standing_lost,
    "had_no_standing": had_no_standing,
    "pact_removed": pact_removed,
    "swapped": swapped,
    "returned": returned,
}
