"""What each event tells about where hidden cards lie."""

from typing import Final

from courtier.core.belief.event_table import EventTable, Glimpse
from courtier.core.event import UNKNOWN
from courtier.core.pending import NOBODY
from courtier.games.intrigue.belief.hidden_cards import EMPTY, MADE, NOT_YET, PERHAPS, UNSEEN, HiddenCards
from courtier.games.intrigue.belief.zones import (
    ANY,
    BOXED,
    DISCARD,
    DRAW,
    HAND,
    IN_HAND,
    NO_PACTS,
    OFFER,
    OFFERABLE,
    PACTS,
    PACTS_OF,
    PILE,
    REMOVED,
    ROW,
    TABLE,
)
from courtier.games.intrigue.cards import CARD_CODES, STANDING
from courtier.games.intrigue.events import BACK_WORDS, PILES

# Backs and draws


def backs(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.backs[glimpse["seat"]] = [BACK_WORDS.index(words) for words in glimpse["backs"]]


def top(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.tops[PILES.index(glimpse["pile"])] = BACK_WORDS.index(glimpse["mark"])


def bare(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.tops.pop(PILES.index(glimpse["pile"]), None)


def drew(hidden: HiddenCards, glimpse: Glimpse) -> None:
    seat: int = glimpse["seat"]
    start = PILE + seat if glimpse["source"] == "own_pile" else DRAW
    hidden.moved(seat, start, HAND + seat, card_of(glimpse), IN_HAND)


def drew_standing(hidden: HiddenCards, _: Glimpse) -> None:
    hidden.moved_seen(STANDING, DRAW, ROW)
    standing_marked(hidden, DRAW, ROW)


def standing_marked(hidden: HiddenCards, start: int, end: int) -> None:
    mark = hidden.marks.of[STANDING]
    if mark in hidden.marks_in[start]:
        hidden.marks_in[start].remove(mark)
        hidden.marks_in[end].append(mark)


def reshuffled(hidden: HiddenCards, _: Glimpse) -> None:
    hidden.rule_out(DRAW, ANY)
    hidden.zone_moved(DISCARD, DRAW)


# Trades


def invited(hidden: HiddenCards, glimpse: Glimpse) -> None:
    summoned(hidden, glimpse)
    hidden.holds_one_of(HAND + glimpse["seat"], OFFERABLE[glimpse["seat"]])


def summoned(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.begin_trade(glimpse["seat"], glimpse["partner"])


def offered(hidden: HiddenCards, glimpse: Glimpse) -> None:
    """I-TRADE-8, I-TRADE-17: the two see both cards; by variant all see the backs."""
    for place, seat in enumerate(hidden.traders):
        told = hidden.backs.get(seat)
        kind = UNSEEN if glimpse["cards"] == UNKNOWN else CARD_CODES.get(glimpse["cards"][place], STANDING)
        if kind == STANDING or told == []:
            hidden.offers[place] = EMPTY
            hidden.rule_out(HAND + seat, OFFERABLE[seat])
            hidden.backs.pop(seat, None)
        else:
            hidden.offers[place] = PERHAPS if kind == UNSEEN and told is None else MADE
            hidden.moved(seat, HAND + seat, OFFER + seat, kind, OFFERABLE[seat])


def accused(hidden: HiddenCards, glimpse: Glimpse) -> None:
    """I-OBJ-2."""
    for trader in hidden.traders:
        if trader != NOBODY:
            hidden.rule_out(HAND + glimpse["seat"], PACTS_OF[trader])


def found_legal(hidden: HiddenCards, glimpse: Glimpse) -> None:
    found(hidden, glimpse["seat"], hidden.marks.legal)


def found_illegal(hidden: HiddenCards, glimpse: Glimpse) -> None:
    found(hidden, glimpse["seat"], hidden.marks.illegal[glimpse["number"]])
    if not glimpse["number"]:
        hidden.illegal_pacts.append(glimpse["seat"])


def found(hidden: HiddenCards, seat: int, which: int) -> None:
    """I-OBJ-5."""
    if seat in hidden.traders:
        hidden.offers[hidden.traders.index(seat)] = MADE
    hidden.rule_out(OFFER + seat, ANY & ~which)
    hidden.holds_one_of(OFFER + seat, which & OFFERABLE[seat])


def found_nothing(hidden: HiddenCards, glimpse: Glimpse) -> None:
    seat: int = glimpse["seat"]
    if seat in hidden.traders:
        hidden.offers[hidden.traders.index(seat)] = EMPTY
    hidden.rule_out(OFFER + seat, ANY)
    hidden.rule_out(HAND + seat, OFFERABLE[seat])


def fined(hidden: HiddenCards, glimpse: Glimpse) -> None:
    """I-PACT-4: where somebody agreed and has to pay, no Pact was offered."""
    hidden.fines[glimpse["seat"]] = glimpse["amount"]
    hidden.fined.append(glimpse["seat"])
    for trader in hidden.traders:
        if trader != NOBODY:
            hidden.rule_out(OFFER + trader, PACTS)


def fined_for_accusing(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.fines[glimpse["seat"]] = glimpse["amount"]


def given_back(hidden: HiddenCards, _: Glimpse) -> None:
    for place, seat in enumerate(hidden.traders):
        if seat not in hidden.illegal_pacts:
            hidden.offers[place] = EMPTY
            come_back(hidden, seat, seat)


def come_back(hidden: HiddenCards, seat: int, to: int) -> None:
    """The card on offer comes into a hand."""
    hidden.zone_moved(OFFER + seat, HAND + to)


def paid(hidden: HiddenCards, glimpse: Glimpse) -> None:
    seat, payee = glimpse["seat"], glimpse["payee"]
    which = hidden.marks.at_least[glimpse["amount"]]
    kind = card_of(glimpse)
    among = hidden.moved(seat, HAND + seat, HAND + payee, kind, which)
    if kind == UNSEEN:
        hidden.holds_one_of(HAND + payee, which & among)


def bribe_discarded(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.moved(glimpse["seat"], HAND + glimpse["seat"], DISCARD, card_of(glimpse), NO_PACTS)


def standing_lost(hidden: HiddenCards, glimpse: Glimpse) -> None:
    end = DISCARD if hidden.variants.standing_returns else REMOVED
    hidden.moved_seen(STANDING, ROW, end)
    standing_marked(hidden, ROW, end)
    had_no_standing(hidden, glimpse)


def had_no_standing(hidden: HiddenCards, glimpse: Glimpse) -> None:
    """I-FINE-4: who could pay by card had to."""
    if glimpse["cause"] == "fine":
        hidden.rule_out(HAND + glimpse["seat"], hidden.marks.at_least[hidden.fines[glimpse["seat"]]])


def pact_removed(hidden: HiddenCards, glimpse: Glimpse) -> None:
    seat: int = glimpse["seat"]
    hidden.moved_seen(CARD_CODES[glimpse["card"]], OFFER + seat, REMOVED)
    hidden.rule_out(OFFER + seat, ANY)
    hidden.all_marks_moved(OFFER + seat, REMOVED)


def returned(hidden: HiddenCards, glimpse: Glimpse) -> None:
    for seat in (glimpse["seat"], glimpse["partner"]):
        come_back(hidden, seat, seat)
    hidden.offers = [NOT_YET, NOT_YET]


def swapped(hidden: HiddenCards, glimpse: Glimpse) -> None:
    come_back(hidden, glimpse["seat"], glimpse["partner"])
    come_back(hidden, glimpse["partner"], glimpse["seat"])
    hidden.offers = [NOT_YET, NOT_YET]


# Announcements


def put_down(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.moved(glimpse["seat"], HAND + glimpse["seat"], TABLE + glimpse["seat"], card_of(glimpse), NO_PACTS)


def put_nothing_down(hidden: HiddenCards, glimpse: Glimpse) -> None:
    if not hidden.variants.voluntary_put_down:
        hidden.rule_out(HAND + glimpse["seat"], NO_PACTS)


def testified(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.holds_exactly(TABLE + glimpse["seat"], [CARD_CODES[glimpse["card"]]])


def announced(hidden: HiddenCards, glimpse: Glimpse) -> None:
    testified(hidden, glimpse)
    took_effect(hidden, glimpse)


def took_effect(hidden: HiddenCards, glimpse: Glimpse) -> None:
    """I-ANN-6, I-SOC-3: who holds the target's Pact could not."""
    hidden.rule_out(HAND + glimpse["seat"], PACTS_OF[glimpse["target"]])


def failed(hidden: HiddenCards, glimpse: Glimpse) -> None:
    """The one reason that is not told is a Pact of the target."""
    hidden.holds_one_of(HAND + glimpse["seat"], PACTS_OF[glimpse["target"]])


def cleared(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.zone_moved(TABLE + glimpse["seat"], DISCARD)


# Exits


def eliminated(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.zone_moved(PILE + glimpse["seat"], BOXED)


def bequeathed(hidden: HiddenCards, glimpse: Glimpse) -> None:
    seat, heir = glimpse["seat"], glimpse["heir"]
    if glimpse["cards"] != UNKNOWN:
        hidden.holds_exactly(HAND + seat, [CARD_CODES[name] for name in glimpse["cards"]])
    hidden.zone_moved(HAND + seat, HAND + heir)
    hidden.pacts[seat] = []


def hand_discarded(hidden: HiddenCards, glimpse: Glimpse) -> None:
    seat: int = glimpse["seat"]
    if glimpse["cards"] != UNKNOWN:
        hidden.holds_exactly(HAND + seat, [CARD_CODES[name] for name in glimpse["cards"]])
    for mark in hidden.backs.pop(seat, []):
        hidden.marks_in[HAND + seat].remove(mark)
        hidden.marks_in[DISCARD].append(mark)
    hidden.all_moved(HAND + seat, DISCARD, NO_PACTS)
    hidden.all_moved(HAND + seat, BOXED, PACTS)
    hidden.all_marks_moved(HAND + seat, BOXED)
    hidden.pacts[seat] = []


def heir_discarded(hidden: HiddenCards, glimpse: Glimpse) -> None:
    bribe_discarded(hidden, glimpse)


def only_pacts_left(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.rule_out(HAND + glimpse["seat"], NO_PACTS)


# What lies open


def shown(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.holds_exactly(HAND + glimpse["seat"], [CARD_CODES[name] for name in glimpse["cards"]])


def pact_shown(hidden: HiddenCards, glimpse: Glimpse) -> None:
    seat: int = glimpse["seat"]
    card = CARD_CODES[glimpse["card"]]
    hidden.pacts[seat].append(card)
    hidden.holds_at_least(HAND + seat, card, hidden.pacts[seat].count(card))


def face_up(hidden: HiddenCards, glimpse: Glimpse) -> None:
    hidden.holds_at_least(DISCARD, CARD_CODES[glimpse["card"]])


def card_of(glimpse: Glimpse) -> int:
    """The card of the event, if the seat may know it."""
    return UNSEEN if glimpse["cards"] == UNKNOWN else CARD_CODES[glimpse["cards"][0]]


EVENTS: Final[EventTable] = {
    "backs": backs,
    "top": top,
    "bare": bare,
    "drew": drew,
    "drew_standing": drew_standing,
    "reshuffled": reshuffled,
    "invited": invited,
    "summoned": summoned,
    "offered": offered,
    "accused": accused,
    "found_legal": found_legal,
    "found_illegal": found_illegal,
    "found_nothing": found_nothing,
    "fined": fined,
    "fined_for_accusing": fined_for_accusing,
    "given_back": given_back,
    "paid": paid,
    "bribe_discarded": bribe_discarded,
    "standing_lost": standing_lost,
    "had_no_standing": had_no_standing,
    "pact_removed": pact_removed,
    "returned": returned,
    "swapped": swapped,
    "put_down": put_down,
    "put_nothing_down": put_nothing_down,
    "testified": testified,
    "announced": announced,
    "took_effect": took_effect,
    "failed": failed,
    "cleared": cleared,
    "eliminated": eliminated,
    "bequeathed": bequeathed,
    "hand_discarded": hand_discarded,
    "heir_discarded": heir_discarded,
    "only_pacts_left": only_pacts_left,
    "shown": shown,
    "pact_shown": pact_shown,
    "face_up": face_up,
}
