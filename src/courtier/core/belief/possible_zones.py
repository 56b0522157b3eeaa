"""For every hidden card the set of zones in which it may lie, and facts about several cards together.

Cards, kinds and zones are numbers that the game chooses. A set of zones or of kinds is a number with one bit for each
member. All copies of a kind are separate cards: three red cards are three entries.

A game calls one method for each thing that its seat learns: a card moved unseen, a card was seen to move, a zone holds
none of some kinds. The methods do not record how a card came to its zone: a card that may have moved may lie in either
zone, and every arrangement that the sets allow counts once. That is not enough for a game in which cards move unseen
through several shuffles; such a game records a history of each card (`games/duhr/belief`).
"""

from typing import Final, final

from courtier.core.compiling import mypyc_attr

try:
    from mypy_extensions import i64
except ImportError:  # only annotations need it
    i64 = int  # type: ignore[misc]

ANY_KIND: Final = -1  # as a set of kinds: all of them
MOST_ZONES_OF_A_FACT: Final = 4  # a fact about more zones than this is dropped


@final
class Fact:
    """At least one card of these kinds lies in one of these zones."""

    def __init__(self, kinds: int, zones: int) -> None:
        self.kinds = kinds
        self.zones = zones


def common_facts(mask: int, of_facts: list[int]) -> int:
    """The facts that share a bit with the mask, as a set: one bit for each fact."""
    facts = 0
    for fact in range(len(of_facts)):
        if of_facts[fact] & mask:
            facts |= 1 << fact
    return facts


@mypyc_attr(allow_interpreted_subclasses=True)
class PossibleZones:
    """`kinds` and `zones` by card. A game may extend this class with what else it keeps."""

    def __init__(self, kinds: list[int], zones: list[int]) -> None:
        self.kinds = kinds
        self.bits = [1 << kind for kind in kinds]
        self.zones = zones
        self.facts: list[Fact] = []

    # Cards move

    def moved_unseen(self, start: int, end: int, which: int = ANY_KIND) -> None:
        """One card went from the zone `start` to the zone `end`; it is of one of the kinds in `which`."""
        zones = self.zones
        begin, to = 1 << start, 1 << end
        for card in range(len(zones)):
            if zones[card] & begin and self.bits[card] & which:
                zones[card] |= to
        for fact in self.facts:
            if fact.zones & begin and fact.kinds & which:
                fact.zones |= to

    def moved_seen(self, kind: int, start: int, end: int) -> None:
        """A card of this kind went from `start` to `end`.

        It may have been any copy that may have lain in `start`. Copies are equal, so we say that it was the first of
        them; each of the others may lie wherever any of them could.
        """
        begin, to = 1 << start, 1 << end
        copies = self.copies_in(kind, begin)
        self.share_zones(copies)
        if copies:
            self.zones[copies[0]] = to
        for fact in self.facts:
            if fact.zones & begin and fact.kinds >> kind & 1:
                fact.zones |= to

    def all_moved(self, start: int, end: int, which: int = ANY_KIND) -> None:
        """All cards of these kinds went from `start` to `end`."""
        zones = self.zones
        begin, to = 1 << start, 1 << end
        for card in range(len(zones)):
            if zones[card] & begin and self.bits[card] & which:
                zones[card] = zones[card] & ~begin | to
        for fact in self.facts:
            if fact.zones & begin:
                all_of_them = not fact.kinds & ~which
                fact.zones = fact.zones & ~(begin if all_of_them else 0) | to

    # What lies in a zone

    def rule_out(self, zone: int, which: int = ANY_KIND) -> None:
        """No card of these kinds lies in the zone."""
        zones = self.zones
        there = 1 << zone
        for card in range(len(zones)):
            if zones[card] & there and self.bits[card] & which:
                zones[card] &= ~there
        for fact in self.facts:
            if not fact.kinds & ~which:
                fact.zones &= ~there

    def holds_at_least(self, zone: int, kind: int, count: int = 1) -> None:
        """At least so many cards of this kind lie in the zone."""
        there = 1 << zone
        copies = self.copies_in(kind, there)
        certain = [card for card in copies if self.zones[card] == there]
        if len(certain) < count:
            self.share_zones(copies)
            for card in copies[:count]:
                self.zones[card] = there

    def holds_exactly(self, zone: int, kinds: list[int]) -> None:
        """These cards lie in the zone, and no others."""
        there = 1 << zone
        for kind in set(kinds):
            self.holds_at_least(zone, kind, kinds.count(kind))
        for card in range(len(self.kinds)):
            if self.zones[card] & there and self.zones[card] != there:
                self.zones[card] &= ~there
        self.facts = [fact for fact in self.facts if not fact.zones & there]

    def holds_one_of(self, zone: int, which: int) -> None:
        """A fact: at least one card of these kinds lies in the zone."""
        there = 1 << zone
        facts = [Fact(which, there)]
        for fact in self.facts:
            same = fact.kinds == which and fact.zones == there
            if not same and fact.zones.bit_count() <= MOST_ZONES_OF_A_FACT:
                facts.append(fact)
        self.facts = facts

    def copies_in(self, kind: int, zones: int) -> list[int]:
        """The cards of this kind that may lie in one of these zones."""
        return [card for card in range(len(self.kinds)) if self.kinds[card] == kind and self.zones[card] & zones]

    def share_zones(self, cards: list[int]) -> None:
        """Each of these cards may lie wherever any of them may."""
        every = 0
        for card in cards:
            every |= self.zones[card]
        for card in cards:
            self.zones[card] = every
