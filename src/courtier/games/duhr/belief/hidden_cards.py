"""What happens to hidden cards: they are drawn, leave, change hands, are looked at."""

from typing import Final, final

from courtier.core.rng import Rng
from courtier.games.duhr.belief.card_histories import (
    ANY_KIND,
    FREE,
    NO_RIVALS,
    NOT_YET,
    Heap,
    Stay,
    change,
    may_change,
    renew,
    together,
)
from courtier.games.duhr.belief.repair import Mending
from courtier.games.duhr.cards import KIND_COUNT, MOST_SEATS
from courtier.games.duhr.supply import listed

# Zones: the hand of a seat (all that it may use), what a seat has set aside, the concealed cards that nobody
# remembers, the Web, and all cards that were hidden when a journal began late.
ASIDE: Final = MOST_SEATS  # + seat
TABLE: Final = 2 * MOST_SEATS
WEB: Final = TABLE + 1
ANYWHERE: Final = WEB + 1
ZONE_COUNT: Final = ANYWHERE + 1


@final
class Hidden:
    """All hidden cards but the viewer's own, in an account that fits what the viewer has seen."""

    def __init__(self) -> None:
        self.rng = Rng(1)  # for what may be thought either way
        self.clock = 0
        self.zones: list[Heap] = [Heap() for _ in range(ZONE_COUNT)]
        self.heaps: list[Heap] = self.zones.copy()  # these, and those before them
        self.quiet = [True] * MOST_SEATS  # has nothing come to the hand since the rest was set aside?
        self.mending = Mending()
        self.turn = 0  # the heap that is thought over next

    # Guessing

    def stir(self, rng: Rng) -> None:
        """Another account, at random."""
        for heap in self.heaps:
            if len(heap.stays) > len(heap.here) or heap is self.zones[WEB]:
                heap.stir(rng)
        if self.heaps[self.turn].stays:
            self.think_otherwise(self.heaps[self.turn].stays, rng)
        self.turn = (self.turn + 1) % len(self.heaps)

    def think_otherwise(self, stays: list[Stay], rng: Rng) -> None:
        """Where no card can go another way by itself, several may together."""
        one = stays[rng.below(len(stays))]
        other = stays[rng.below(len(stays))]
        if together(one, other) and one.kind != other.kind and not may_change(one, other):
            self.mending.think_otherwise(one, other, rng)

    def lying(self, zone: int) -> list[int]:
        """What lies there by the account, counted by kind."""
        counts = [0] * KIND_COUNT
        for stay in self.zones[zone].here:
            counts[stay.kind] += 1
        return counts

    # The Web

    def begin(self, cards: list[int]) -> None:
        """A table of which nothing is remembered: these cards, counted by kind, lie anywhere."""
        self.come_to(ANYWHERE, listed(cards))

    def lie(self, zone: int, count: int, kinds: int) -> None:
        """So many of these lie there, each of one of these kinds."""
        self.clock += 1
        heap = self.zones[ANYWHERE]
        for _ in range(count):
            self.mending.narrow(self.go(heap.here.pop(), zone), kinds | NO_RIVALS, self.rng)

    def shuffle(self, cards: list[int]) -> None:
        """A new Web, of exactly these cards (D-ACQ-5)."""
        self.renew(WEB)
        self.come_to(WEB, cards)

    def come_to(self, zone: int, cards: list[int]) -> None:
        cards = cards.copy()
        self.rng.shuffle(cards)
        heap = self.zones[zone]
        for kind in cards:
            stay = Stay(heap, self.clock, kind, None, sure=False)
            heap.stays.append(stay)
            heap.here.append(stay)

    def renew(self, zone: int) -> None:
        """An empty zone begins anew: what comes has never lain together with what was there."""
        if not self.zones[zone].stays:
            self.heaps.remove(self.zones[zone])
        heap = Heap()
        self.zones[zone] = heap
        self.heaps.append(heap)

    # What comes

    def draw(self, seat: int, count: int) -> None:
        """Cards of the Web that the viewer does not see."""
        self.clock += 1
        for _ in range(count):
            self.go(self.zones[WEB].here.pop(), seat)

    def enter(self, seat: int, kind: int) -> None:
        """A card that the viewer knows."""
        self.clock += 1
        heap = self.zones[seat]
        stay = Stay(heap, self.clock, kind, None, sure=True)
        heap.stays.append(stay)
        heap.here.append(stay)
        self.quiet[seat] = False

    def go(self, stay: Stay, zone: int) -> Stay:
        """The card goes on to another zone."""
        heap = self.zones[zone]
        stay.left = self.clock
        after = Stay(heap, self.clock, stay.kind, stay, stay.sure)
        stay.after = after
        heap.take_from(stay.heap)
        heap.stays.append(after)
        heap.here.append(after)
        if zone < MOST_SEATS:
            self.quiet[zone] = False
        return after

    # What goes

    def leave(self, zone: int, kind: int) -> None:
        """A card is seen to leave: one that was seen to come goes first, and is accounted for."""
        self.clock += 1
        heap = self.zones[zone]
        stay = self.sure_one(zone, kind)
        if stay is None:
            stay = self.any_one(heap, kind)
            heap.here.remove(stay)
            stay.left = self.clock
            self.mending.narrow(stay, 1 << kind | NO_RIVALS, self.rng)
            if heap.even:
                drop(stay)
        else:
            heap.here.remove(stay)
            drop(stay)
        if zone < MOST_SEATS and not heap.here and not self.zones[ASIDE + zone].here:
            self.renew(zone)

    def any_one(self, heap: Heap, kind: int) -> Stay:
        """One of that kind, if there is any by the account."""
        such = [stay for stay in heap.here if stay.kind == kind] or heap.here
        return such[self.rng.below(len(such))]

    def sure_one(self, zone: int, kind: int) -> Stay | None:
        """One that was seen to come; if it was thought to be set aside, another was."""
        heap = self.zones[zone]
        aside = self.zones[ASIDE + zone].here if zone < MOST_SEATS else []
        if aside and not self.quiet[zone]:
            self.forget_sure(zone)  # it may lie aside, while an equal one has come and left
        for stay in heap.here:
            if stay.sure and stay.kind == kind:
                return stay
        for hidden in aside:
            before = hidden.before
            if hidden.sure and hidden.kind == kind and before is not None and heap.here:
                change(heap.here[0], before)
                return heap.here[0]
        return None

    # What is moved, shown or concluded

    def move(self, zone: int, to: int, count: int) -> None:
        """Cards change their zone unseen; none is surely in that hand any more."""
        self.clock += 1
        self.forget_sure(zone)
        heap = self.zones[zone]
        for _ in range(count):
            self.go(heap.here.pop(self.rng.below(len(heap.here))), to)
        heap.even = False
        self.zones[to].even = False

    def forget_sure(self, zone: int) -> None:
        """Cards that were seen to come are from now on like any other there."""
        stays = self.zones[zone].here
        if zone < MOST_SEATS:
            stays = stays + self.zones[ASIDE + zone].here
        for stay in stays:
            earlier: Stay | None = stay if stay.sure else None
            while earlier is not None:
                earlier.sure = False
                earlier.heap.even = False
                earlier = earlier.before

    def set_aside(self, seat: int, count: int) -> None:
        """D-DISF-2."""
        self.clock += 1
        heap = self.zones[seat]
        for _ in range(count):
            self.go(heap.here.pop(self.rng.below(len(heap.here))), ASIDE + seat)
        self.quiet[seat] = True

    def retrieve(self, seat: int) -> None:
        """All is one hand again; if none has come to it meanwhile, it is as if nothing had been set aside."""
        self.clock += 1
        aside = self.zones[ASIDE + seat]
        for stay in aside.here:
            before = stay.before
            if self.quiet[seat] and before is not None:
                before.left = NOT_YET
                before.after = None
                renew(before)
                self.zones[seat].here.append(before)
                aside.stays.remove(stay)
            else:
                self.go(stay, seat)
        if aside.stays:
            self.forget_sure(seat)
        self.renew(ASIDE + seat)

    def look(self, seat: int, cards: list[int]) -> None:
        """The viewer is shown the hand."""
        for kind in cards:
            self.leave(seat, kind)
        for kind in cards:
            self.enter(seat, kind)

    def restrict(self, seat: int, lacked: int, distinct: bool) -> None:
        """Ledger §5: what the player could use was none of these kinds and, if `distinct`, no two were equal."""
        self.clock += 1
        heap = self.zones[seat]
        used = heap.here
        heap.here = []
        for stay in used:
            self.go(stay, seat)
        rivals: list[Stay] = []
        for stay in used:
            if distinct:
                rivals.append(stay)
                stay.rivals = rivals
            self.mending.narrow(stay, (ANY_KIND if distinct else FREE) & ~lacked, self.rng)
        heap.even = False


def drop(stay: Stay) -> None:
    """The card is accounted for, with all of its way."""
    earlier: Stay | None = stay
    while earlier is not None:
        earlier.heap.stays.remove(earlier)
        earlier = earlier.before
