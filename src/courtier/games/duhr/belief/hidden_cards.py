"""The hidden cards of all others: they are drawn, leave, change hands, are looked at.

Each method is one thing that a seat may see happen. `card_histories.py` explains piles, stays and accounts.
"""

from typing import Final, final

from courtier.core.rng import Rng
from courtier.games.duhr.belief.card_histories import (
    ANY_KIND,
    NEED_NOT_DIFFER,
    STILL_HERE,
    UNRESTRICTED,
    Pile,
    Stay,
    may_swap,
    overlap,
    swap_histories,
    update_possible,
)
from courtier.games.duhr.belief.repair import Repair
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
class HiddenCards:
    """All hidden cards but the viewer's own, in an account that fits what the viewer has seen."""

    def __init__(self) -> None:
        self.rng = Rng(1)  # for choices that leave the account as likely as before
        self.time = 0
        self.piles: list[Pile] = [Pile() for _ in range(ZONE_COUNT)]  # by zone
        self.all_piles: list[Pile] = self.piles.copy()  # these, and those that lay there before
        self.nothing_added = [True] * MOST_SEATS  # has nothing come to the hand since cards were set aside?
        self.repair = Repair()
        self.next_pile = 0  # where `exchange` tries several swaps at once

    # Guessing

    def exchange(self, rng: Rng) -> None:
        """Go on to another account, at random."""
        for pile in self.all_piles:
            if len(pile.stays) > len(pile.here) or pile is self.piles[WEB]:
                pile.exchange(rng)
        if self.all_piles[self.next_pile].stays:
            self.try_several_swaps(self.all_piles[self.next_pile].stays, rng)
        self.next_pile = (self.next_pile + 1) % len(self.all_piles)

    def try_several_swaps(self, stays: list[Stay], rng: Rng) -> None:
        """Where no two histories can be swapped alone, several swaps together may lead to another account."""
        one = stays[rng.below(len(stays))]
        other = stays[rng.below(len(stays))]
        if overlap(one, other) and one.kind != other.kind and not may_swap(one, other):
            self.repair.try_other_history(one, other, rng)

    def counts_in(self, zone: int) -> list[int]:
        """What lies in the zone by the account, counted by kind."""
        counts = [0] * KIND_COUNT
        for stay in self.piles[zone].here:
            counts[stay.kind] += 1
        return counts

    # The Web, and a table of which nothing is remembered

    def begin_anywhere(self, cards: list[int]) -> None:
        """A journal begins late: these cards, counted by kind, lie somewhere."""
        self.add_cards(ANYWHERE, listed(cards))

    def place_unknown(self, zone: int, count: int, kinds: int) -> None:
        """So many of them lie in the zone, each of one of these kinds."""
        self.time += 1
        pile = self.piles[ANYWHERE]
        for _ in range(count):
            stay = self.continue_in(pile.here.pop(), zone)
            self.repair.restrict(stay, kinds | NEED_NOT_DIFFER, self.rng)

    def shuffle(self, cards: list[int]) -> None:
        """A new Web, of exactly these cards (D-ACQ-5)."""
        self.start_pile(WEB)
        self.add_cards(WEB, cards)

    def add_cards(self, zone: int, cards: list[int]) -> None:
        cards = cards.copy()
        self.rng.shuffle(cards)
        pile = self.piles[zone]
        for kind in cards:
            stay = Stay(pile, self.time, kind, None, certain=False)
            pile.stays.append(stay)
            pile.here.append(stay)

    def start_pile(self, zone: int) -> None:
        """An empty zone begins anew: what comes has never lain together with what was there."""
        if not self.piles[zone].stays:
            self.all_piles.remove(self.piles[zone])
        pile = Pile()
        self.piles[zone] = pile
        self.all_piles.append(pile)

    # Cards come

    def draw(self, seat: int, count: int) -> None:
        """Cards of the Web that the viewer does not see."""
        self.time += 1
        for _ in range(count):
            self.continue_in(self.piles[WEB].here.pop(), seat)

    def enter(self, seat: int, kind: int) -> None:
        """A card that the viewer knows comes to a hand."""
        self.time += 1
        pile = self.piles[seat]
        stay = Stay(pile, self.time, kind, None, certain=True)
        pile.stays.append(stay)
        pile.here.append(stay)
        self.nothing_added[seat] = False

    def enter_aside(self, seat: int, kind: int) -> None:
        """D/A-38: a card that the viewer knows comes to what the seat has set aside."""
        self.time += 1
        pile = self.piles[ASIDE + seat]
        stay = Stay(pile, self.time, kind, None, certain=True)
        pile.stays.append(stay)
        pile.here.append(stay)
        self.nothing_added[seat] = False

    def continue_in(self, stay: Stay, zone: int) -> Stay:
        """The card goes on to another zone."""
        pile = self.piles[zone]
        stay.left = self.time
        after = Stay(pile, self.time, stay.kind, stay, stay.certain)
        stay.after = after
        pile.receive_from(stay.pile)
        pile.stays.append(after)
        pile.here.append(after)
        if zone < MOST_SEATS:
            self.nothing_added[zone] = False
        return after

    # Cards leave

    def leave(self, zone: int, kind: int) -> None:
        """A card is seen to leave. One that was seen to come leaves first, and its history is not needed any more."""
        self.time += 1
        pile = self.piles[zone]
        stay = self.certain_one(zone, kind)
        if stay is None:
            stay = self.one_of_kind(pile, kind)
            pile.here.remove(stay)
            stay.left = self.time
            self.repair.restrict(stay, 1 << kind | NEED_NOT_DIFFER, self.rng)
            if pile.even:
                drop(stay)
        else:
            pile.here.remove(stay)
            drop(stay)
        if zone < MOST_SEATS and not pile.here and not self.piles[ASIDE + zone].here:
            self.start_pile(zone)

    def one_of_kind(self, pile: Pile, kind: int) -> Stay:
        """A card of that kind, if there is one by the account; otherwise any."""
        such = [stay for stay in pile.here if stay.kind == kind] or pile.here
        return such[self.rng.below(len(such))]

    def certain_one(self, zone: int, kind: int) -> Stay | None:
        """A card that was seen to come; if the account has it set aside, another card is set aside instead."""
        pile = self.piles[zone]
        aside = self.piles[ASIDE + zone].here if zone < MOST_SEATS else []
        if aside and not self.nothing_added[zone]:
            self.forget_certain(zone)  # it may lie aside, while an equal one has come and left
        for stay in pile.here:
            if stay.certain and stay.kind == kind:
                return stay
        for hidden in aside:
            before = hidden.before
            if hidden.certain and hidden.kind == kind and before is not None and pile.here:
                swap_histories(pile.here[0], before)
                return pile.here[0]
        return None

    # Cards are moved, shown or excluded

    def move(self, zone: int, to: int, count: int) -> None:
        """Cards change their zone unseen; none is certain to be in that hand any more."""
        self.time += 1
        self.forget_certain(zone)
        pile = self.piles[zone]
        for _ in range(count):
            self.continue_in(pile.here.pop(self.rng.below(len(pile.here))), to)
        pile.even = False
        self.piles[to].even = False

    def move_aside(self, giver: int, seat: int, count: int) -> None:
        """D/A-38: cards come unseen to what the seat has set aside."""
        self.move(giver, ASIDE + seat, count)
        self.nothing_added[seat] = False

    def forget_certain(self, zone: int) -> None:
        """Cards that were seen to come are from now on like any other there."""
        stays = self.piles[zone].here
        if zone < MOST_SEATS:
            stays = stays + self.piles[ASIDE + zone].here
        for stay in stays:
            earlier: Stay | None = stay if stay.certain else None
            while earlier is not None:
                earlier.certain = False
                earlier.pile.even = False
                earlier = earlier.before

    def set_aside(self, seat: int, count: int) -> None:
        """D-DISF-2."""
        self.time += 1
        pile = self.piles[seat]
        for _ in range(count):
            self.continue_in(pile.here.pop(self.rng.below(len(pile.here))), ASIDE + seat)
        self.nothing_added[seat] = True

    def retrieve(self, seat: int) -> None:
        """All is one hand again; if nothing has come to it meanwhile, it is as if nothing had been set aside."""
        self.time += 1
        aside = self.piles[ASIDE + seat]
        for stay in aside.here:
            before = stay.before
            if self.nothing_added[seat] and before is not None:
                before.left = STILL_HERE
                before.after = None
                update_possible(before)
                self.piles[seat].here.append(before)
                aside.stays.remove(stay)
            else:
                self.continue_in(stay, seat)
        if aside.stays:
            self.forget_certain(seat)
        self.start_pile(ASIDE + seat)

    def look(self, seat: int, cards: list[int]) -> None:
        """The viewer is shown the hand."""
        for kind in cards:
            self.leave(seat, kind)
        for kind in cards:
            self.enter(seat, kind)

    def restrict(self, seat: int, lacked: int, distinct: bool) -> None:
        """Ledger §5: what the player could use was none of these kinds and, if `distinct`, no two were equal."""
        self.time += 1
        pile = self.piles[seat]
        used = pile.here
        pile.here = []
        for stay in used:
            self.continue_in(stay, seat)
        differing: list[Stay] = []
        for stay in used:
            if distinct:
                differing.append(stay)
                stay.must_differ = differing
            self.repair.restrict(stay, (ANY_KIND if distinct else UNRESTRICTED) & ~lacked, self.rng)
        pile.even = False


def drop(stay: Stay) -> None:
    """Forget the card with all of its history."""
    earlier: Stay | None = stay
    while earlier is not None:
        earlier.pile.stays.remove(earlier)
        earlier = earlier.before
