"""Histories of hidden cards: how every card may have come to where it lies.

Words: a *pile* is a zone (a hand, the Web) since it was last empty. A *stay* is one card in one pile, from when it came
until it left. The *history* of a card is its chain of stays, until it was seen to leave. `HiddenCards` keeps one set of
histories that fits everything the seat has seen (an *account*).

Nobody can tell which of the cards that lay together unseen went on and which stayed. So two stays that overlap in one
pile may swap the histories that led to them, as long as every kind that was seen is still right. Such swaps lead from
one account to all others, and every swap is as likely as its reversal.

Why not `core/belief/world_sampler.py`: that sampler knows where each card may lie now, and every arrangement counts
once. In Dûhr cards are given away unseen, set aside, and drawn from several Webs one after the other; how likely a card
is to lie somewhere depends on how many ways lead there. What a hand lacked at some time (event `no_action`) excludes
ways, too, and not places. Both need the histories.
"""

from typing import Final, final

from courtier.core.rng import Rng
from courtier.games.duhr.cards import KIND_COUNT

try:
    from mypy_extensions import i64
except ImportError:  # only annotations need it
    i64 = int  # type: ignore[misc]

ANY_KIND: Final = (1 << KIND_COUNT) - 1
NEED_NOT_DIFFER: Final = 1 << KIND_COUNT  # a bit beside the kinds of a stay: no other card must differ from this one
UNRESTRICTED: Final = ANY_KIND | NEED_NOT_DIFFER
STILL_HERE: Final = 1 << 30  # a time later than all others


@final
class Stay:
    """One card in one pile, from when it came until it left."""

    def __init__(self, pile: "Pile", came: int, kind: int, before: "Stay | None", certain: bool) -> None:
        self.pile = pile
        self.came = came
        self.left = STILL_HERE
        self.kind = kind
        self.certain = certain  # it was seen to come, and cannot have left unseen
        self.kinds = UNRESTRICTED  # those that the card may have been during this stay
        self.possible = UNRESTRICTED  # those that it may have been during this stay and all later ones
        self.must_differ: list[Stay] = []  # stays whose cards are all of different kinds, this one among them
        self.before = before
        self.after: Stay | None = None

    def set_kinds(self, kinds: int) -> None:
        """The card was of one of these kinds during this stay."""
        self.kinds = kinds
        update_possible(self)

    def allows(self, kind: int) -> bool:
        """Could a card of this kind have gone on like this one?"""
        if not self.possible >> kind & 1:
            return False
        return self.possible >= NEED_NOT_DIFFER or self.differs_from_now_on(kind)

    def differs_from_now_on(self, kind: int) -> bool:
        """Would a card of this kind differ, now and later, from all cards that it must differ from?"""
        stay: Stay | None = self
        while stay is not None:
            for other in stay.must_differ:
                if other.kind == kind and other is not stay:
                    return False
            stay = stay.after
        return True

    def is_consistent(self) -> bool:
        """May its card have been there?"""
        if not self.kinds >> self.kind & 1:
            return False
        for other in self.must_differ:
            if other.kind == self.kind and other is not self:
                return False
        return True


@final
class Pile:
    """Cards that lie together, and all that lay there since the zone was last empty."""

    def __init__(self) -> None:
        self.stays: list[Stay] = []
        self.here: list[Stay] = []  # those that have not ended
        self.source: Pile | None = None  # of all cards there that were not seen to come …
        self.even = True  # … if they have come from one pile, and nothing is known of one more than of another

    def receive_from(self, source: "Pile") -> None:
        """A card comes unseen."""
        if self.source is not source:
            for stay in self.stays:
                if not stay.certain:
                    self.even = False
            self.source = source

    def exchange(self, rng: Rng) -> None:
        """Swap histories at random, each swap as likely as its reversal: so all accounts are equally likely."""
        open_ones: list[Stay] = []
        stays = self.stays
        count = len(stays)
        for stay in stays:
            kinds = stay.possible & ANY_KIND
            if kinds & (kinds - 1):
                open_ones.append(stay)
            else:
                other = stays[rng.below(count)]
                if may_swap(stay, other):
                    swap_histories(stay, other)
        last: i64 = len(open_ones) - 1
        while last > 0:
            stay = open_ones[last]
            other = open_ones[rng.below(last + 1)]
            if may_swap(stay, other):
                swap_histories(stay, other)
            last -= 1


def overlap(one: Stay, other: Stay) -> bool:
    """Did the two cards lie there at the same time?"""
    return one.left > other.came and other.left > one.came


def may_swap(one: Stay, other: Stay) -> bool:
    """Of equal cards the one that was seen to come leaves first; such a card and another do not swap."""
    if not overlap(one, other):
        return False
    if one.kind == other.kind:
        return one.certain == other.certain and one is not other
    return one.allows(other.kind) and other.allows(one.kind)


def swap_histories(one: Stay, other: Stay) -> None:
    """Each of the two came in the way that the other did. The same call again restores both."""
    first, second = one.before, other.before
    one.before, other.before = second, first
    one.came, other.came = other.came, one.came
    if first is not None:
        first.after = other
    if second is not None:
        second.after = one
    if one.kind != other.kind or one.certain != other.certain:
        kind, certain = one.kind, one.certain
        update_later(one, other.kind, other.certain)
        update_later(other, kind, certain)
    if one.possible != other.possible:
        update_possible(first)
        update_possible(second)


def update_later(stay: Stay | None, kind: int, certain: bool) -> None:
    """Set the card of this stay and of all later ones."""
    while stay is not None:
        stay.kind = kind
        stay.certain = certain
        stay = stay.after


def update_possible(stay: Stay | None) -> None:
    """Compute `possible` of this stay and of all earlier ones, from the later ones."""
    while stay is not None:
        after = stay.after
        stay.possible = stay.kinds if after is None else stay.kinds & after.possible
        stay = stay.before
