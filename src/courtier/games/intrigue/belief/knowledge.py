"""What a journal lets a seat conclude about every single card: the set of zones that it may lie in.

A card that moves unseen may be any that the rules let move so; what the rules exclude (who objects holds no Pact of the
traders, who puts nothing down holds Pacts alone) is struck out. Besides there are facts: one of some kinds lies in
one of some zones. Where all can read the backs, the backs in every zone are counted too. What each line of a journal
adds is in `knowledge_events.py`.
"""

from typing import Final, final

from courtier.games.intrigue.belief.zones import ANY, BIT, ZONE_COUNT, Marks, anywhere, at_first
from courtier.games.intrigue.cards import KIND_COUNT, Cards
from courtier.games.intrigue.variants import Variants

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

    # Trades

    def begin_trade(self, seat: int, partner: int) -> None:
        self.traders = (seat, partner)
        self.offers = [NOT_YET, NOT_YET]
        self.illegal_pacts = []
        self.fined = []
