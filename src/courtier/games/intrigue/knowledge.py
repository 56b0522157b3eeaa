"""What a journal lets a seat conclude about every single card: the set of zones that it may lie in.

A card that moves unseen may be any that the rules let move so; what the rules exclude (who objects holds no Pact of the
traders, who puts nothing down holds Pacts alone) is struck out. Besides there are facts: one of some kinds lies in
one of some zones. Where all can read the backs, the backs in every zone are counted too.
"""

from typing import Any, Final, final

from courtier.core.event import UNKNOWN
from courtier.games.intrigue.cards import CARD_CODES, KIND_COUNT, STANDING, Cards
from courtier.games.intrigue.events import BACK_WORDS, PILES
from courtier.games.intrigue.variants import Variants
from courtier.games.intrigue.zones import (
    ANY,
    BIT,
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
    ZONE_COUNT,
    Marks,
    anywhere,
    at_first,
)

Line = dict[str, Any]
NOBODY: Final = -1
UNSEEN: Final = -1  # a card that moved so
# What is known of an offer: whether there is one
NOT_YET: Final = 0
PERHAPS: Final = 1
MADE: Final = 2
EMPTY: Final = 3
VAGUE: Final = 4  # zones of a fact that is not worth keeping any more


@final
class Knowledge:
    """Every copy of every kind, with where it may be."""

    def __init__(self, copies: list[int], cards: Cards, variants: Variants, complete: bool) -> None:
        self.variants = variants
        self.complete = complete  # does the journal begin with the first draw?
        self.marks = Marks(cards)
        self.kinds = [kind for kind in range(KIND_COUNT + 1) for _ in range(copies[kind])]
        self.bits = [BIT[kind] for kind in self.kinds]
        self.zones = [at_first(kind) if complete else anywhere(kind) for kind in self.kinds]
        self.fact_kinds: list[int] = []
        self.fact_zones: list[int] = []
        self.fines = [0] * 6
        self.fined: list[int] = []  # after the check of the open trade
        self.traders = (NOBODY, NOBODY)
        self.offers = [NOT_YET, NOT_YET]
        self.illegal_pacts: list[int] = []  # traders who were found to offer one
        self.pacts: list[list[int]] = [[] for _ in range(6)]  # lying open, by seat
        self.backs: dict[int, list[int]] = {}  # told of cards about to move, by seat
        self.marks_in: list[list[int]] = [[] for _ in range(ZONE_COUNT)]
        self.tops: dict[int, int] = {}  # the back of the uppermost card, by pile
        if complete:
            for card in range(len(self.kinds)):
                self.marks_in[self.zones[card].bit_length() - 1].append(self.marks.of[self.kinds[card]])

    # What can happen to knowledge

    def unseen(self, start: int, end: int, which: int) -> None:
        """One of these kinds went from one zone to the other."""
        zones = self.zones
        begin, to = 1 << start, 1 << end
        for card in range(len(zones)):
            if zones[card] & begin and self.bits[card] & which:
                zones[card] |= to
        for fact in range(len(self.fact_zones)):
            if self.fact_zones[fact] & begin and self.fact_kinds[fact] & which:
                self.fact_zones[fact] |= to

    def seen(self, kind: int, start: int, end: int) -> None:
        """This card did; any of its copies that may have lain there can have been the one."""
        begin, to = 1 << start, 1 << end
        copies = [card for card in range(len(self.kinds)) if self.kinds[card] == kind and self.zones[card] & begin]
        every = 0
        for card in copies:
            every |= self.zones[card]
        for card in copies:
            self.zones[card] = every
        if copies:
            self.zones[copies[0]] = to
        for fact in range(len(self.fact_zones)):
            if self.fact_zones[fact] & begin and self.fact_kinds[fact] & BIT[kind]:
                self.fact_zones[fact] |= to

    def all_moved(self, start: int, end: int, which: int = ANY) -> None:
        """All cards of these kinds went from one zone to the other."""
        zones = self.zones
        begin, to = 1 << start, 1 << end
        for card in range(len(zones)):
            if zones[card] & begin and self.bits[card] & which:
                zones[card] = zones[card] & ~begin | to
        for fact in range(len(self.fact_zones)):
            if self.fact_zones[fact] & begin:
                whole = not self.fact_kinds[fact] & ~which
                self.fact_zones[fact] = self.fact_zones[fact] & ~(begin if whole else 0) | to

    def not_there(self, zone: int, which: int) -> None:
        """None of these kinds lies there."""
        zones = self.zones
        there = 1 << zone
        for card in range(len(zones)):
            if zones[card] & there and self.bits[card] & which:
                zones[card] &= ~there
        for fact in range(len(self.fact_zones)):
            if not self.fact_kinds[fact] & ~which:
                self.fact_zones[fact] &= ~there

    def there(self, kind: int, zone: int, times: int = 1) -> None:
        """So many cards of that kind lie there, perhaps more."""
        bit = 1 << zone
        copies = [card for card in range(len(self.kinds)) if self.kinds[card] == kind and self.zones[card] & bit]
        sure = [card for card in copies if self.zones[card] == bit]
        if len(sure) >= times:
            return
        every = 0
        for card in copies:
            every |= self.zones[card]
        for number in range(len(copies)):
            self.zones[copies[number]] = bit if number < times else every

    def all_there(self, zone: int, kinds: list[int]) -> None:
        """These cards lie there, and no others."""
        for kind in set(kinds):
            self.there(kind, zone, kinds.count(kind))
        for card in range(len(self.kinds)):
            if self.zones[card] & 1 << zone and self.zones[card] != 1 << zone:
                self.zones[card] &= ~(1 << zone)
        self.forget_facts(1 << zone)

    def forget_facts(self, zones: int) -> None:
        kept = [fact for fact in range(len(self.fact_zones)) if not self.fact_zones[fact] & zones]
        self.fact_kinds = [self.fact_kinds[fact] for fact in kept]
        self.fact_zones = [self.fact_zones[fact] for fact in kept]

    def fact(self, which: int, zone: int) -> None:
        """One of these kinds lies there. What has become vague is forgotten."""
        kinds, zones = [which], [1 << zone]
        for fact in range(len(self.fact_zones)):
            same = self.fact_kinds[fact] == which and self.fact_zones[fact] == 1 << zone
            if not same and self.fact_zones[fact].bit_count() <= VAGUE:
                kinds.append(self.fact_kinds[fact])
                zones.append(self.fact_zones[fact])
        self.fact_kinds = kinds
        self.fact_zones = zones

    def moved(self, seat: int, start: int, end: int, kind: int, which: int) -> int:
        """A card of a seat's moved, seen or not; returns what its back has told of it."""
        marks = self.backs.pop(seat, [])
        among = self.marks.backs[marks[0]] if marks else ANY
        if marks:
            self.marks_in[start].remove(marks[0])
            self.marks_in[end].append(marks[0])
        if kind == UNSEEN:
            self.unseen(start, end, which & among)
        else:
            self.seen(kind, start, end)
        return among

    def all_marks_moved(self, start: int, end: int) -> None:
        self.marks_in[end] += self.marks_in[start]
        self.marks_in[start] = []

    # The lines of a journal

    def note(self, line: Line) -> None:
        """Take in what the line says."""
        if "event" in line:
            keep = getattr(self, f"on_{line['event']}", None)
            if keep is not None:
                keep(line)

    def on_backs(self, line: Line) -> None:
        self.backs[line["seat"]] = [BACK_WORDS.index(words) for words in line["backs"]]

    def on_top(self, line: Line) -> None:
        self.tops[PILES.index(line["pile"])] = BACK_WORDS.index(line["mark"])

    def on_bare(self, line: Line) -> None:
        self.tops.pop(PILES.index(line["pile"]), None)

    def on_drew(self, line: Line) -> None:
        seat: int = line["seat"]
        start = PILE + seat if line["source"] == "own_pile" else DRAW
        self.moved(seat, start, HAND + seat, card_of(line), IN_HAND)

    def on_drew_standing(self, line: Line) -> None:
        self.seen(STANDING, DRAW, ROW)
        self.standing_marked(DRAW, ROW)

    def standing_marked(self, start: int, end: int) -> None:
        mark = self.marks.of[STANDING]
        if mark in self.marks_in[start]:
            self.marks_in[start].remove(mark)
            self.marks_in[end].append(mark)

    def on_reshuffled(self, line: Line) -> None:
        self.not_there(DRAW, ANY)
        self.all_moved(DISCARD, DRAW)
        self.all_marks_moved(DISCARD, DRAW)

    # Trades

    def on_invited(self, line: Line) -> None:
        self.on_summoned(line)
        self.fact(OFFERABLE[line["seat"]], HAND + line["seat"])

    def on_summoned(self, line: Line) -> None:
        self.traders = (line["seat"], line["partner"])
        self.offers = [NOT_YET, NOT_YET]
        self.illegal_pacts = []
        self.fined = []

    def on_offered(self, line: Line) -> None:
        """I-TRADE-8, I-TRADE-17: the two see both cards; by variant all see the backs."""
        for place, seat in enumerate(self.traders):
            told = self.backs.get(seat)
            kind = UNSEEN if line["cards"] == UNKNOWN else CARD_CODES.get(line["cards"][place], STANDING)
            if kind == STANDING or told == []:
                self.offers[place] = EMPTY
                self.not_there(HAND + seat, OFFERABLE[seat])
                self.backs.pop(seat, None)
            else:
                self.offers[place] = PERHAPS if kind == UNSEEN and told is None else MADE
                self.moved(seat, HAND + seat, OFFER + seat, kind, OFFERABLE[seat])

    def on_accused(self, line: Line) -> None:
        """I-OBJ-2."""
        for trader in self.traders:
            if trader != NOBODY:
                self.not_there(HAND + line["seat"], PACTS_OF[trader])

    def on_found_legal(self, line: Line) -> None:
        self.found(line["seat"], self.marks.legal)

    def on_found_illegal(self, line: Line) -> None:
        self.found(line["seat"], self.marks.illegal[line["number"]])
        if not line["number"]:
            self.illegal_pacts.append(line["seat"])

    def found(self, seat: int, which: int) -> None:
        """I-OBJ-5."""
        if seat in self.traders:
            self.offers[self.traders.index(seat)] = MADE
        self.not_there(OFFER + seat, ANY & ~which)
        self.fact(which & OFFERABLE[seat], OFFER + seat)

    def on_found_nothing(self, line: Line) -> None:
        seat: int = line["seat"]
        if seat in self.traders:
            self.offers[self.traders.index(seat)] = EMPTY
        self.not_there(OFFER + seat, ANY)
        self.not_there(HAND + seat, OFFERABLE[seat])

    def on_fined(self, line: Line) -> None:
        """I-PACT-4: where somebody agreed and has to pay, no Pact was offered."""
        self.fines[line["seat"]] = line["amount"]
        self.fined.append(line["seat"])
        for trader in self.traders:
            if trader != NOBODY:
                self.not_there(OFFER + trader, PACTS)

    def on_fined_for_accusing(self, line: Line) -> None:
        self.fines[line["seat"]] = line["amount"]

    def on_given_back(self, line: Line) -> None:
        for place, seat in enumerate(self.traders):
            if seat not in self.illegal_pacts:
                self.offers[place] = EMPTY
                self.come_back(seat, seat)

    def come_back(self, seat: int, to: int) -> None:
        """The card on offer comes into a hand."""
        self.all_moved(OFFER + seat, HAND + to)
        self.all_marks_moved(OFFER + seat, HAND + to)

    def on_paid(self, line: Line) -> None:
        seat, payee = line["seat"], line["payee"]
        which = self.marks.at_least[line["amount"]]
        kind = card_of(line)
        among = self.moved(seat, HAND + seat, HAND + payee, kind, which)
        if kind == UNSEEN:
            self.fact(which & among, HAND + payee)

    def on_bribe_discarded(self, line: Line) -> None:
        self.moved(line["seat"], HAND + line["seat"], DISCARD, card_of(line), NO_PACTS)

    def on_standing_lost(self, line: Line) -> None:
        end = DISCARD if self.variants.standing_returns else REMOVED
        self.seen(STANDING, ROW, end)
        self.standing_marked(ROW, end)
        self.on_had_no_standing(line)

    def on_had_no_standing(self, line: Line) -> None:
        """I-FINE-4: who could pay by card had to."""
        if line["cause"] == "fine":
            self.not_there(HAND + line["seat"], self.marks.at_least[self.fines[line["seat"]]])

    def on_pact_removed(self, line: Line) -> None:
        seat: int = line["seat"]
        self.seen(CARD_CODES[line["card"]], OFFER + seat, REMOVED)
        self.not_there(OFFER + seat, ANY)
        self.all_marks_moved(OFFER + seat, REMOVED)

    def on_returned(self, line: Line) -> None:
        for seat in (line["seat"], line["partner"]):
            self.come_back(seat, seat)
        self.offers = [NOT_YET, NOT_YET]

    def on_swapped(self, line: Line) -> None:
        self.come_back(line["seat"], line["partner"])
        self.come_back(line["partner"], line["seat"])
        self.offers = [NOT_YET, NOT_YET]

    # Announcements

    def on_put_down(self, line: Line) -> None:
        self.moved(line["seat"], HAND + line["seat"], TABLE + line["seat"], card_of(line), NO_PACTS)

    def on_put_nothing_down(self, line: Line) -> None:
        if not self.variants.voluntary_put_down:
            self.not_there(HAND + line["seat"], NO_PACTS)

    def on_testified(self, line: Line) -> None:
        self.all_there(TABLE + line["seat"], [CARD_CODES[line["card"]]])

    def on_announced(self, line: Line) -> None:
        self.on_testified(line)
        self.on_took_effect(line)

    def on_took_effect(self, line: Line) -> None:
        """I-ANN-6, I-SOC-3: who holds the target's Pact could not."""
        self.not_there(HAND + line["seat"], PACTS_OF[line["target"]])

    def on_failed(self, line: Line) -> None:
        """The one reason that is not told is a Pact of the target."""
        self.fact(PACTS_OF[line["target"]], HAND + line["seat"])

    def on_cleared(self, line: Line) -> None:
        self.all_moved(TABLE + line["seat"], DISCARD)
        self.all_marks_moved(TABLE + line["seat"], DISCARD)

    # Exits

    def on_eliminated(self, line: Line) -> None:
        self.all_moved(PILE + line["seat"], BOXED)
        self.all_marks_moved(PILE + line["seat"], BOXED)

    def on_bequeathed(self, line: Line) -> None:
        seat, heir = line["seat"], line["heir"]
        if line["cards"] != UNKNOWN:
            self.all_there(HAND + seat, [CARD_CODES[name] for name in line["cards"]])
        self.all_moved(HAND + seat, HAND + heir)
        self.all_marks_moved(HAND + seat, HAND + heir)
        self.pacts[seat] = []

    def on_hand_discarded(self, line: Line) -> None:
        seat: int = line["seat"]
        if line["cards"] != UNKNOWN:
            self.all_there(HAND + seat, [CARD_CODES[name] for name in line["cards"]])
        for mark in self.backs.pop(seat, []):
            self.marks_in[HAND + seat].remove(mark)
            self.marks_in[DISCARD].append(mark)
        self.all_moved(HAND + seat, DISCARD, NO_PACTS)
        self.all_moved(HAND + seat, BOXED, PACTS)
        self.all_marks_moved(HAND + seat, BOXED)
        self.pacts[seat] = []

    def on_heir_discarded(self, line: Line) -> None:
        self.on_bribe_discarded(line)

    def on_only_pacts_left(self, line: Line) -> None:
        self.not_there(HAND + line["seat"], NO_PACTS)

    # What lies open

    def on_shown(self, line: Line) -> None:
        self.all_there(HAND + line["seat"], [CARD_CODES[name] for name in line["cards"]])

    def on_pact_shown(self, line: Line) -> None:
        seat: int = line["seat"]
        card = CARD_CODES[line["card"]]
        self.pacts[seat].append(card)
        self.there(card, HAND + seat, self.pacts[seat].count(card))

    def on_face_up(self, line: Line) -> None:
        self.there(CARD_CODES[line["card"]], DISCARD)


def card_of(line: Line) -> int:
    """The card of the event, if the seat may know it."""
    return UNSEEN if line["cards"] == UNKNOWN else CARD_CODES[line["cards"][0]]
