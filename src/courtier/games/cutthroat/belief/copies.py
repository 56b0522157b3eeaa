"""Equal cards: where each copy may lie, and of the cards seen in a zone how many are still there at least."""

from typing import Final, final

from courtier.core.belief.possible_zones import ANY_KIND, PossibleZones
from courtier.games.cutthroat.belief.zones import DECK, DRAWN, PLATE, SLOT, ZONE_COUNT

MANY_CARDS: Final = (1 << PLATE) - 1  # the zones before plates and slots, which take only what is laid there
HOLDING: Final = (1 << DECK) - 1 | 1 << DRAWN | ((1 << SLOT) - 1) & ~MANY_CARDS  # hands, piles, purses, plates
MOST_ZONES: Final = 4  # of a lot: one in more zones tells little
MOST_LOTS: Final = 24  # the oldest are forgotten


@final
class Lot:
    """At least so many of these cards lie in these zones: `most` says of each kind how many count. It never changes.

    The zones are a set, a bit for each.
    """

    def __init__(self, zones: int, most: dict[int, int], least: int) -> None:
        self.zones = zones
        self.most = most
        self.least = least

    def complete(self) -> bool:
        """True if all of them are there."""
        return self.least == sum(self.most.values())

    def same(self, other: "Lot") -> bool:
        return self.zones == other.zones and self.least == other.least and self.most == other.most

    def without_unseen(self, count: int) -> "Lot":
        """After so many cards left unseen."""
        return Lot(self.zones, self.most, self.least - count)

    def without(self, kind: int, count: int = 1) -> "Lot":
        """After cards of this kind left, or are known to lie in a zone of their own: of the lot as many as it has."""
        gone = min(count, self.most.get(kind, 0))
        if gone == 0:
            return self
        most = self.most.copy()
        most[kind] -= gone
        return Lot(self.zones, most, self.least - gone)

    def with_cards(self, more: dict[int, int], least: int) -> "Lot":
        """After cards came, at least so many of those named."""
        most = self.most.copy()
        for kind, count in more.items():
            most[kind] = most.get(kind, 0) + count
        return Lot(self.zones, most, self.least + least)

    def lying_in(self, zones: int) -> "Lot":
        """The same cards, in other zones."""
        return Lot(zones, self.most, self.least)


@final
class Copies(PossibleZones):
    """Copies of a kind are equal, so we may choose which of those that may lie in a zone is the one seen there.

    We choose the one that may lie in the fewest zones. In truth it may have been another one. Then ours is still where
    it may lie, and so is every copy between the two: each copy takes over the zones of one that was before it in line,
    of which it shares most. Copies that share all of them keep what is known of them.
    """

    def __init__(self, kinds: list[int], zones: list[int]) -> None:
        super().__init__(kinds, zones)
        self.sizes = [0] * ZONE_COUNT  # how many cards lie in a zone; not of decks and discard piles
        self.lots: list[Lot] = []

    # Cards move

    def moved_unseen(self, start: int, end: int, which: int = ANY_KIND) -> None:
        self.some_moved(start, end, 1)

    def some_moved(self, start: int, end: int, count: int) -> None:
        """So many cards went unseen from `start` to `end`, at once: of a lot some stayed and some may have gone."""
        super().moved_unseen(start, end)
        lots: list[Lot] = []
        brought: Lot | None = None
        for lot in self.lots:
            if not lot.zones >> start & 1 or lot.zones >> end & 1:
                lots.append(lot)
                continue
            lots += [lot.without_unseen(count), lot.lying_in(lot.zones | 1 << end)]
            if lot.zones == 1 << start and brought is None:
                brought = lot.without_unseen(max(0, self.sizes[start] - count))
        self.count_moved(start, end, count)
        self.keep_lots(lots)
        if brought is not None and brought.least > 0:
            self.bring(end, brought.most, brought.least, start)

    def moved_seen(self, kind: int, start: int, end: int) -> None:
        copies = self.copies_in(kind, 1 << start)
        if copies:
            self.zones[self.choose(copies)] = 1 << end
        self.count_moved(start, end, 1)
        there = 1 << start
        self.keep_lots(
            [lot.without(kind) if lot.zones & there and not lot.zones >> end & 1 else lot for lot in self.lots]
        )
        self.bring(end, {kind: 1}, 1, start)

    def all_moved(self, start: int, end: int, which: int = ANY_KIND) -> None:
        super().all_moved(start, end, which)
        self.count_moved(start, end, self.sizes[start])
        there = 1 << start
        self.keep_lots([lot.lying_in(lot.zones & ~there | 1 << end) if lot.zones & there else lot for lot in self.lots])

    def rule_out(self, zone: int, which: int = ANY_KIND) -> None:
        super().rule_out(zone, which)
        if which == ANY_KIND:
            self.sizes[zone] = 0
            self.keep_lots([lot.lying_in(lot.zones & ~(1 << zone)) for lot in self.lots])

    def count_moved(self, start: int, end: int, count: int) -> None:
        self.sizes[start] -= count
        self.sizes[end] += count

    # What lies in a zone

    def holds_exactly(self, zone: int, kinds: list[int]) -> None:
        super().holds_exactly(zone, kinds)
        self.sizes[zone] = len(kinds)
        counts = {kind: kinds.count(kind) for kind in kinds}
        lots = [Lot(1 << zone, counts, len(kinds))]
        for lot in self.lots:
            rest = lot
            if lot.zones >> zone & 1:
                for kind, count in counts.items():
                    rest = rest.without(kind, count)
                rest = rest.lying_in(lot.zones & ~(1 << zone))
            lots.append(rest)
        self.keep_lots(lots)

    def holds_at_least(self, zone: int, kind: int, count: int = 1) -> None:
        copies = self.copies_in(kind, 1 << zone)
        for _ in range(min(count, len(copies))):
            card = self.choose(copies)
            self.zones[card] = 1 << zone
            copies.remove(card)
        for number, lot in enumerate(self.lots):
            if lot.zones == 1 << zone and lot.complete():
                more = max(0, count - lot.most.get(kind, 0))
                self.lots[number] = lot.with_cards({kind: more}, more)
                return
        self.keep_lots([Lot(1 << zone, {kind: count}, count), *self.lots])

    def bring(self, zone: int, cards: dict[int, int], least: int, start: int) -> None:
        """Cards came from `start`, of these at least so many."""
        found = False
        lots: list[Lot] = []
        for lot in self.lots:
            if not lot.zones >> zone & 1 or lot.zones >> start & 1:
                lots.append(lot)
                continue
            found = found or lot.zones == 1 << zone
            lots.append(lot.with_cards(cards, least))
        self.keep_lots(lots if found else [Lot(1 << zone, cards, least), *lots])

    def keep_lots(self, lots: list[Lot]) -> None:
        """Those that tell something, each once."""
        kept: list[Lot] = []
        for lot in lots:
            tells = lot.least > 0 and lot.zones & HOLDING != 0 and lot.zones.bit_count() <= MOST_ZONES
            if tells and not is_among(lot, kept):
                kept.append(lot)
        self.lots = kept[:MOST_LOTS]

    def choose(self, copies: list[int]) -> int:
        """One of these copies was seen: which one, by our choice."""
        line = sorted([(breadth(self.zones[card]), self.zones[card], card) for card in copies])
        first = line[0][1]
        before = [first]
        for _, zones, card in line[1:]:
            if first & ~zones:
                self.zones[card] |= nearest(before, zones)
            before.append(zones)
        return line[0][2]


def is_among(lot: Lot, lots: list[Lot]) -> bool:
    for each in lots:
        if lot.same(each):
            return True
    return False


def breadth(zones: int) -> int:
    """How little such a set tells: any zone that may hold many cards counts more than all plates and slots together."""
    return (zones & MANY_CARDS).bit_count() * ZONE_COUNT + zones.bit_count()


def nearest(sets: list[int], zones: int) -> int:
    """The set that adds least to the zones."""
    best = sets[0]
    for each in sets:
        if breadth(each & ~zones) < breadth(best & ~zones):
            best = each
    return best
