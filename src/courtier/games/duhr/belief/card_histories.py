"""The ways of hidden cards: one account of them that fits all that a seat has seen.

The way of a card is a chain of stays: in the Web, in a hand, in another's hand, until it was seen to leave. Of cards
that lay together unseen nobody can tell which went on and which stayed, so two stays in one heap may change the ways
that led to them, as long as every kind that was seen is right: so one account that fits leads to others.
"""

from typing import Final, final

from courtier.core.rng import Rng
from courtier.games.duhr.cards import KIND_COUNT

try:
    from mypy_extensions import i64
except ImportError:  # only annotations need it
    i64 = int  # type: ignore[misc]

ANY_KIND: Final = (1 << KIND_COUNT) - 1
NO_RIVALS: Final = 1 << KIND_COUNT  # besides the kinds of a stay: no other card there must differ from this one
FREE: Final = ANY_KIND | NO_RIVALS
NOT_YET: Final = 1 << 30


@final
class Stay:
    """A card in a heap, from when it came until it left; `kinds` are those that it may have been then."""

    def __init__(self, heap: "Heap", came: int, kind: int, before: "Stay | None", sure: bool) -> None:
        self.heap = heap
        self.came = came
        self.left = NOT_YET
        self.kind = kind
        self.sure = sure  # it was seen to come, and cannot have left unseen
        self.kinds = FREE
        self.open = FREE  # the kinds that it may have been, in this stay and all later ones
        self.rivals: list[Stay] = []  # cards that differ in kind, itself among them
        self.before = before
        self.after: Stay | None = None

    def allow(self, kinds: int) -> None:
        """It may have been one of these."""
        self.kinds = kinds
        renew(self)

    def suits(self, kind: int) -> bool:
        """May a card of that kind have gone on so?"""
        if not self.open >> kind & 1:
            return False
        return self.open >= NO_RIVALS or self.has_no_rival(kind)

    def has_no_rival(self, kind: int) -> bool:
        stay: Stay | None = self
        while stay is not None:
            for rival in stay.rivals:
                if rival.kind == kind and rival is not stay:
                    return False
            stay = stay.after
        return True

    def is_right(self) -> bool:
        """May its card have been there?"""
        if not self.kinds >> self.kind & 1:
            return False
        for rival in self.rivals:
            if rival.kind == self.kind and rival is not self:
                return False
        return True


@final
class Heap:
    """Cards that lie together, and all that lay there since it was last empty."""

    def __init__(self) -> None:
        self.stays: list[Stay] = []
        self.here: list[Stay] = []  # those that have not ended
        self.source: Heap | None = None  # of all cards there that were not seen to come …
        self.even = True  # … if they have come from one heap, and nothing is known of one more than of another

    def take_from(self, source: "Heap") -> None:
        """A card comes unseen."""
        if self.source is not source:
            for stay in self.stays:
                if not stay.sure:
                    self.even = False
            self.source = source

    def stir(self, rng: Rng) -> None:
        """Change ways at random, each change as likely as its way back: so all accounts are equally likely."""
        open_ones: list[Stay] = []
        stays = self.stays
        count = len(stays)
        for stay in stays:
            kinds = stay.open & ANY_KIND
            if kinds & (kinds - 1):
                open_ones.append(stay)
            else:
                other = stays[rng.below(count)]
                if may_change(stay, other):
                    change(stay, other)
        last: i64 = len(open_ones) - 1
        while last > 0:
            stay = open_ones[last]
            other = open_ones[rng.below(last + 1)]
            if may_change(stay, other):
                change(stay, other)
            last -= 1


def together(one: Stay, other: Stay) -> bool:
    """Did the two lie there at one time?"""
    return one.left > other.came and other.left > one.came


def may_change(one: Stay, other: Stay) -> bool:
    """Of equal cards one that was seen to come is the first to leave: such do not change."""
    if not together(one, other):
        return False
    if one.kind == other.kind:
        return one.sure == other.sure and one is not other
    return one.suits(other.kind) and other.suits(one.kind)


def change(one: Stay, other: Stay) -> None:
    """Each of the two came the way that the other did; twice is as before."""
    first, second = one.before, other.before
    one.before, other.before = second, first
    one.came, other.came = other.came, one.came
    if first is not None:
        first.after = other
    if second is not None:
        second.after = one
    if one.kind != other.kind or one.sure != other.sure:
        kind, sure = one.kind, one.sure
        carry_on(one, other.kind, other.sure)
        carry_on(other, kind, sure)
    if one.open != other.open:
        renew(first)
        renew(second)


def carry_on(stay: Stay | None, kind: int, sure: bool) -> None:
    while stay is not None:
        stay.kind = kind
        stay.sure = sure
        stay = stay.after


def renew(stay: Stay | None) -> None:
    """What may have been there depends on what came after."""
    while stay is not None:
        after = stay.after
        stay.open = stay.kinds if after is None else stay.kinds & after.open
        stay = stay.before
