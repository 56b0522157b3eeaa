"""How trades and fines are watched: what each event of theirs changes in what lies in sight."""

from collections.abc import Callable
from typing import Final

from courtier.core.event import UNKNOWN
from courtier.games.intrigue.actions import AGREE, NOTES
from courtier.games.intrigue.belief.public_state import Watch
from courtier.games.intrigue.belief.state_from_view import BLANK, DECIDED, Line, known
from courtier.games.intrigue.cards import CARD_CODES, NO_CARD, STANDING, TYPES
from courtier.games.intrigue.packed import EITHER, debt

# Offers and decisions


def invited(watch: Watch, line: Line) -> None:
    court = watch.court
    court.traded |= 1 << line["seat"] | 1 << line["partner"]
    if line["note"] != UNKNOWN:
        court.note = NOTES.index(line["note"][0])
    watch.open_trade(line["seat"], line["partner"])


def summoned(watch: Watch, line: Line) -> None:
    watch.court.favour = True
    watch.open_trade(line["seat"], line["partner"])


def offered(watch: Watch, line: Line) -> None:
    court = watch.court
    if line["cards"] != UNKNOWN:
        court.offer_by, court.offer_with = [CARD_CODES.get(name, NO_CARD) for name in line["cards"]]
        if court.offer_by != NO_CARD:
            watch.leave(court.initiator, court.offer_by)
        if court.offer_with != NO_CARD:
            watch.leave(court.partner, court.offer_with)
    watch.ask("claim" if court.variants.claims else "decide", (court.initiator, court.partner))


def claimed(watch: Watch, line: Line) -> None:
    court = watch.court
    if line["seat"] == court.initiator:
        court.claim_by = TYPES.index(line["type"])
    else:
        court.claim_with = TYPES.index(line["type"])
    watch.ask("decide", (court.initiator, court.partner))


def decided(watch: Watch, _: Line) -> None:
    court = watch.court
    if watch.seat == court.initiator:
        court.decision_by = int(watch.sealed == AGREE)
    elif watch.seat == court.partner:
        court.decision_with = int(watch.sealed == AGREE)
    traders = 1 << court.initiator | 1 << court.partner
    watch.ask("object", court.circle((court.initiator + 1) % court.seats, court.living & ~traders))


# Objections and fines


def accused(watch: Watch, line: Line) -> None:
    watch.court.accuser = line["seat"]


def disclosed(watch: Watch, line: Line) -> None:
    if line["decisions"] != UNKNOWN:
        by, with_ = line["decisions"]
        watch.court.decision_by = DECIDED[by]
        watch.court.decision_with = DECIDED[with_]


def found_illegal(watch: Watch, _: Line) -> None:
    watch.court.stopped = True


def fined(watch: Watch, line: Line) -> None:
    watch.court.debts.append(debt(line["seat"], line["amount"], line["payee"]))
    watch.ask_payer()


def fined_for_accusing(watch: Watch, line: Line) -> None:
    watch.court.debts.append(debt(line["seat"], line["amount"], EITHER))
    watch.ask_payer()


def given_back(watch: Watch, _: Line) -> None:
    court = watch.court
    for seat, card in ((court.initiator, court.offer_by), (court.partner, court.offer_with)):
        if card != NO_CARD and (court.cards.legal[card] or court.cards.numbers[card]):
            watch.enter(seat, card if seat == watch.seat else BLANK)
            if seat == court.initiator:
                court.offer_by = NO_CARD
            else:
                court.offer_with = NO_CARD


def paid(watch: Watch, line: Line) -> None:
    watch.leave(line["seat"], known(line, 0))
    watch.enter(line["payee"], known(line, 0) if line["payee"] == watch.seat else BLANK)
    watch.court.debts.pop(0)
    watch.ask_payer()


def bribed(watch: Watch, line: Line) -> None:
    watch.court.bribe = line["amount"] + 1
    watch.ask_one("bribe_discard", line["seat"])


def bribe_discarded(watch: Watch, line: Line) -> None:
    card = known(line, 0)
    watch.leave(line["seat"], card)
    watch.court.discard.append(card)
    if card != BLANK:
        watch.court.bribe = max(0, watch.court.bribe - watch.court.cards.numbers[card])


def bribe_settled(watch: Watch, _: Line) -> None:
    watch.court.bribe = 0
    watch.court.debts.pop(0)
    watch.ask_payer()


def standing_lost(watch: Watch, line: Line) -> None:
    court = watch.court
    court.standing[line["seat"]] = line["standing"]
    if court.variants.standing_returns:
        court.discard.append(STANDING)
    else:
        court.removed.append(STANDING)
    had_no_standing(watch, line)


def had_no_standing(watch: Watch, line: Line) -> None:
    if line["cause"] == "fine":
        watch.court.debts.pop(0)
        watch.ask_payer()


# The end of a trade


def pact_removed(watch: Watch, line: Line) -> None:
    court = watch.court
    card = CARD_CODES[line["card"]]
    court.removed.append(card)
    if line["seat"] == court.initiator and court.offer_by != NO_CARD:
        court.offer_by = NO_CARD
    elif line["seat"] == court.partner and court.offer_with != NO_CARD:
        court.offer_with = NO_CARD
    else:
        watch.leave(line["seat"], card)


def swapped(watch: Watch, _: Line) -> None:
    court = watch.court
    if not court.favour:
        court.swapped |= 1 << court.initiator | 1 << court.partner
    watch.end_trade(court.partner, court.initiator)


def returned(watch: Watch, _: Line) -> None:
    watch.end_trade(watch.court.initiator, watch.court.partner)


TRADES_SEEN: Final[dict[str, Callable[[Watch, Line], None]]] = {
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
