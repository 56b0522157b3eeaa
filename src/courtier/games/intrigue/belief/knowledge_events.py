"""How a journal is noted: what each line of it lets a seat conclude about where cards lie."""

from collections.abc import Callable
from typing import Final

from courtier.core.event import UNKNOWN
from courtier.games.intrigue.belief.knowledge import EMPTY, MADE, NOBODY, NOT_YET, PERHAPS, UNSEEN, Knowledge
from courtier.games.intrigue.belief.state_from_view import Line
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


def note(knowledge: Knowledge, line: Line) -> None:
    """Take in what the line says."""
    name = line.get("event")
    if name in NOTED:
        NOTED[name](knowledge, line)


# Backs and draws


def backs(knowledge: Knowledge, line: Line) -> None:
    knowledge.backs[line["seat"]] = [BACK_WORDS.index(words) for words in line["backs"]]


def top(knowledge: Knowledge, line: Line) -> None:
    knowledge.tops[PILES.index(line["pile"])] = BACK_WORDS.index(line["mark"])


def bare(knowledge: Knowledge, line: Line) -> None:
    knowledge.tops.pop(PILES.index(line["pile"]), None)


def drew(knowledge: Knowledge, line: Line) -> None:
    seat: int = line["seat"]
    start = PILE + seat if line["source"] == "own_pile" else DRAW
    knowledge.moved(seat, start, HAND + seat, card_of(line), IN_HAND)


def drew_standing(knowledge: Knowledge, _: Line) -> None:
    knowledge.moved_seen(STANDING, DRAW, ROW)
    standing_marked(knowledge, DRAW, ROW)


def standing_marked(knowledge: Knowledge, start: int, end: int) -> None:
    mark = knowledge.marks.of[STANDING]
    if mark in knowledge.marks_in[start]:
        knowledge.marks_in[start].remove(mark)
        knowledge.marks_in[end].append(mark)


def reshuffled(knowledge: Knowledge, _: Line) -> None:
    knowledge.rule_out(DRAW, ANY)
    knowledge.all_moved(DISCARD, DRAW)
    knowledge.all_marks_moved(DISCARD, DRAW)


# Trades


def invited(knowledge: Knowledge, line: Line) -> None:
    summoned(knowledge, line)
    knowledge.holds_one_of(HAND + line["seat"], OFFERABLE[line["seat"]])


def summoned(knowledge: Knowledge, line: Line) -> None:
    knowledge.begin_trade(line["seat"], line["partner"])


def offered(knowledge: Knowledge, line: Line) -> None:
    """I-TRADE-8, I-TRADE-17: the two see both cards; by variant all see the backs."""
    for place, seat in enumerate(knowledge.traders):
        told = knowledge.backs.get(seat)
        kind = UNSEEN if line["cards"] == UNKNOWN else CARD_CODES.get(line["cards"][place], STANDING)
        if kind == STANDING or told == []:
            knowledge.offers[place] = EMPTY
            knowledge.rule_out(HAND + seat, OFFERABLE[seat])
            knowledge.backs.pop(seat, None)
        else:
            knowledge.offers[place] = PERHAPS if kind == UNSEEN and told is None else MADE
            knowledge.moved(seat, HAND + seat, OFFER + seat, kind, OFFERABLE[seat])


def accused(knowledge: Knowledge, line: Line) -> None:
    """I-OBJ-2."""
    for trader in knowledge.traders:
        if trader != NOBODY:
            knowledge.rule_out(HAND + line["seat"], PACTS_OF[trader])


def found_legal(knowledge: Knowledge, line: Line) -> None:
    found(knowledge, line["seat"], knowledge.marks.legal)


def found_illegal(knowledge: Knowledge, line: Line) -> None:
    found(knowledge, line["seat"], knowledge.marks.illegal[line["number"]])
    if not line["number"]:
        knowledge.illegal_pacts.append(line["seat"])


def found(knowledge: Knowledge, seat: int, which: int) -> None:
    """I-OBJ-5."""
    if seat in knowledge.traders:
        knowledge.offers[knowledge.traders.index(seat)] = MADE
    knowledge.rule_out(OFFER + seat, ANY & ~which)
    knowledge.holds_one_of(OFFER + seat, which & OFFERABLE[seat])


def found_nothing(knowledge: Knowledge, line: Line) -> None:
    seat: int = line["seat"]
    if seat in knowledge.traders:
        knowledge.offers[knowledge.traders.index(seat)] = EMPTY
    knowledge.rule_out(OFFER + seat, ANY)
    knowledge.rule_out(HAND + seat, OFFERABLE[seat])


def fined(knowledge: Knowledge, line: Line) -> None:
    """I-PACT-4: where somebody agreed and has to pay, no Pact was offered."""
    knowledge.fines[line["seat"]] = line["amount"]
    knowledge.fined.append(line["seat"])
    for trader in knowledge.traders:
        if trader != NOBODY:
            knowledge.rule_out(OFFER + trader, PACTS)


def fined_for_accusing(knowledge: Knowledge, line: Line) -> None:
    knowledge.fines[line["seat"]] = line["amount"]


def given_back(knowledge: Knowledge, _: Line) -> None:
    for place, seat in enumerate(knowledge.traders):
        if seat not in knowledge.illegal_pacts:
            knowledge.offers[place] = EMPTY
            come_back(knowledge, seat, seat)


def come_back(knowledge: Knowledge, seat: int, to: int) -> None:
    """The card on offer comes into a hand."""
    knowledge.all_moved(OFFER + seat, HAND + to)
    knowledge.all_marks_moved(OFFER + seat, HAND + to)


def paid(knowledge: Knowledge, line: Line) -> None:
    seat, payee = line["seat"], line["payee"]
    which = knowledge.marks.at_least[line["amount"]]
    kind = card_of(line)
    among = knowledge.moved(seat, HAND + seat, HAND + payee, kind, which)
    if kind == UNSEEN:
        knowledge.holds_one_of(HAND + payee, which & among)


def bribe_discarded(knowledge: Knowledge, line: Line) -> None:
    knowledge.moved(line["seat"], HAND + line["seat"], DISCARD, card_of(line), NO_PACTS)


def standing_lost(knowledge: Knowledge, line: Line) -> None:
    end = DISCARD if knowledge.variants.standing_returns else REMOVED
    knowledge.moved_seen(STANDING, ROW, end)
    standing_marked(knowledge, ROW, end)
    had_no_standing(knowledge, line)


def had_no_standing(knowledge: Knowledge, line: Line) -> None:
    """I-FINE-4: who could pay by card had to."""
    if line["cause"] == "fine":
        knowledge.rule_out(HAND + line["seat"], knowledge.marks.at_least[knowledge.fines[line["seat"]]])


def pact_removed(knowledge: Knowledge, line: Line) -> None:
    seat: int = line["seat"]
    knowledge.moved_seen(CARD_CODES[line["card"]], OFFER + seat, REMOVED)
    knowledge.rule_out(OFFER + seat, ANY)
    knowledge.all_marks_moved(OFFER + seat, REMOVED)


def returned(knowledge: Knowledge, line: Line) -> None:
    for seat in (line["seat"], line["partner"]):
        come_back(knowledge, seat, seat)
    knowledge.offers = [NOT_YET, NOT_YET]


def swapped(knowledge: Knowledge, line: Line) -> None:
    come_back(knowledge, line["seat"], line["partner"])
    come_back(knowledge, line["partner"], line["seat"])
    knowledge.offers = [NOT_YET, NOT_YET]


# Announcements


def put_down(knowledge: Knowledge, line: Line) -> None:
    knowledge.moved(line["seat"], HAND + line["seat"], TABLE + line["seat"], card_of(line), NO_PACTS)


def put_nothing_down(knowledge: Knowledge, line: Line) -> None:
    if not knowledge.variants.voluntary_put_down:
        knowledge.rule_out(HAND + line["seat"], NO_PACTS)


def testified(knowledge: Knowledge, line: Line) -> None:
    knowledge.holds_exactly(TABLE + line["seat"], [CARD_CODES[line["card"]]])


def announced(knowledge: Knowledge, line: Line) -> None:
    testified(knowledge, line)
    took_effect(knowledge, line)


def took_effect(knowledge: Knowledge, line: Line) -> None:
    """I-ANN-6, I-SOC-3: who holds the target's Pact could not."""
    knowledge.rule_out(HAND + line["seat"], PACTS_OF[line["target"]])


def failed(knowledge: Knowledge, line: Line) -> None:
    """The one reason that is not told is a Pact of the target."""
    knowledge.holds_one_of(HAND + line["seat"], PACTS_OF[line["target"]])


def cleared(knowledge: Knowledge, line: Line) -> None:
    knowledge.all_moved(TABLE + line["seat"], DISCARD)
    knowledge.all_marks_moved(TABLE + line["seat"], DISCARD)


# Exits


def eliminated(knowledge: Knowledge, line: Line) -> None:
    knowledge.all_moved(PILE + line["seat"], BOXED)
    knowledge.all_marks_moved(PILE + line["seat"], BOXED)


def bequeathed(knowledge: Knowledge, line: Line) -> None:
    seat, heir = line["seat"], line["heir"]
    if line["cards"] != UNKNOWN:
        knowledge.holds_exactly(HAND + seat, [CARD_CODES[name] for name in line["cards"]])
    knowledge.all_moved(HAND + seat, HAND + heir)
    knowledge.all_marks_moved(HAND + seat, HAND + heir)
    knowledge.pacts[seat] = []


def hand_discarded(knowledge: Knowledge, line: Line) -> None:
    seat: int = line["seat"]
    if line["cards"] != UNKNOWN:
        knowledge.holds_exactly(HAND + seat, [CARD_CODES[name] for name in line["cards"]])
    for mark in knowledge.backs.pop(seat, []):
        knowledge.marks_in[HAND + seat].remove(mark)
        knowledge.marks_in[DISCARD].append(mark)
    knowledge.all_moved(HAND + seat, DISCARD, NO_PACTS)
    knowledge.all_moved(HAND + seat, BOXED, PACTS)
    knowledge.all_marks_moved(HAND + seat, BOXED)
    knowledge.pacts[seat] = []


def heir_discarded(knowledge: Knowledge, line: Line) -> None:
    bribe_discarded(knowledge, line)


def only_pacts_left(knowledge: Knowledge, line: Line) -> None:
    knowledge.rule_out(HAND + line["seat"], NO_PACTS)


# What lies open


def shown(knowledge: Knowledge, line: Line) -> None:
    knowledge.holds_exactly(HAND + line["seat"], [CARD_CODES[name] for name in line["cards"]])


def pact_shown(knowledge: Knowledge, line: Line) -> None:
    seat: int = line["seat"]
    card = CARD_CODES[line["card"]]
    knowledge.pacts[seat].append(card)
    knowledge.holds_at_least(HAND + seat, card, knowledge.pacts[seat].count(card))


def face_up(knowledge: Knowledge, line: Line) -> None:
    knowledge.holds_at_least(DISCARD, CARD_CODES[line["card"]])


def card_of(line: Line) -> int:
    """The card of the event, if the seat may know it."""
    return UNSEEN if line["cards"] == UNKNOWN else CARD_CODES[line["cards"][0]]


NOTED: Final[dict[str, Callable[[Knowledge, Line], None]]] = {
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
