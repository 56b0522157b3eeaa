"""Worlds that fit: cards laid into places, each into one that it may lie in, evenly among all ways to do so.

A first way is found by letting cards make room for each other. From there cards that may lie in each other's place are
exchanged at random, so often that the first way no longer matters; cards of which the same is known are shuffled, and
where the same is known of all there is nothing to exchange. Each exchange is as likely as its way back: a card goes
anywhere that it may lie. So all ways are met equally often.
"""

from typing import Final, final

from courtier.core.rng import Rng
from courtier.games.intrigue.belief.knowledge import Knowledge
from courtier.games.intrigue.belief.zones import ANY

try:
    from mypy_extensions import i64
except ImportError:  # only annotations need it
    i64 = int  # type: ignore[misc]

NONE: Final = -1
RARE: Final = 12  # cards that meet a fact, and must take turns at it
TRIES: Final = 20  # to meet all facts at once
FIRST_ROUNDS: Final = 12  # exchanges tried for each card before the first world …
ROUNDS: Final = 3  # … and from there for every other one,
LEAST: Final = 50  # … though where few cards are exchanged, so many of them altogether


@final
class Dealing:
    """Places by number: the zones that each stands for, and the kinds that can lie there."""

    def __init__(self, knowledge: Knowledge, rng: Rng) -> None:
        self.kinds = knowledge.kinds
        self.bits = knowledge.bits
        self.zones = knowledge.zones.copy()
        self.marks = [knowledge.marks.of[kind] for kind in self.kinds]
        self.by_mark = knowledge.variants.open_backs
        self.fact_kinds: list[int] = []
        self.fact_zones: list[int] = []
        self.rng = rng
        self.places: list[int] = []
        self.allowed: list[int] = []
        self.lies: list[int] = []  # by place, the card
        self.where: list[int] = [NONE] * len(self.kinds)  # by card, the place
        self.met: list[int] = []  # by fact, how many cards there meet it
        self.wanted_at: list[int] = []  # by place, the facts that look there: one bit a fact
        self.met_by: list[int] = []  # by card, the facts that it meets
        self.narrow: list[bool] = []  # by place: may only some kinds lie there?
        self.alike: list[list[int]] = []  # cards of which the same is known, or that meet the same fact
        self.wander: list[int] = []  # cards that change places with others of which something else is known …
        self.reach: list[list[int]] = []  # … and where each of them may lie

    def add(self, zones: int, allowed: int = ANY) -> None:
        """One more place."""
        self.places.append(zones)
        self.allowed.append(allowed)
        self.lies.append(NONE)

    def fact(self, kinds: int, zones: int) -> None:
        """One of these kinds lies in one of these zones; nothing to do where a card can lie nowhere else."""
        for card in range(len(self.kinds)):
            if kinds & self.bits[card] and not self.zones[card] & ~zones:
                return
        self.fact_kinds.append(kinds)
        self.fact_zones.append(zones)

    def fits(self, card: int, place: int) -> bool:
        if not self.zones[card] & self.places[place]:
            return False
        allowed = self.allowed[place]
        return allowed is ANY or self.bits[card] & allowed != 0

    # The first way

    def settle(self) -> None:
        """Lay every card somewhere, then meet the facts."""
        cards = list(range(len(self.kinds)))
        self.rng.shuffle(cards)
        cards.sort(key=self.freedom)
        order = list(range(len(self.places)))
        self.rng.shuffle(order)
        order.sort(key=self.openness)
        for card in cards:
            if not self.lay_down(card, order):
                self.make_room(card)
        self.meet_facts()
        self.begin()
        for _ in range(FIRST_ROUNDS):
            self.exchange(self.rng)

    def freedom(self, card: int) -> int:
        return self.zones[card].bit_count()

    def openness(self, place: int) -> int:
        return self.allowed[place].bit_count()

    def lay_down(self, card: int, order: list[int]) -> bool:
        for place in order:
            if self.lies[place] == NONE and self.fits(card, place):
                self.lies[place] = card
                self.where[card] = place
                return True
        return False

    def make_room(self, card: int) -> bool:
        """The card lies somewhere if others can move on, the last of them into an empty place."""
        wanted_by = [NONE] * len(self.places)
        waiting = [card]
        for one in waiting:
            for place in range(len(self.places)):
                if wanted_by[place] == NONE and self.fits(one, place):
                    wanted_by[place] = one
                    if self.lies[place] == NONE:
                        self.move_up(wanted_by, place)
                        return True
                    waiting.append(self.lies[place])
        return False

    def move_up(self, wanted_by: list[int], place: int) -> None:
        """Everyone into the place that it wanted."""
        while place != NONE:
            card = wanted_by[place]
            left = self.where[card]
            self.lies[place] = card
            self.where[card] = place
            place = left

    def meet_facts(self) -> None:
        """Bind a card for every fact; in another order if they get into each other's way."""
        facts = list(range(len(self.fact_kinds)))
        for _ in range(TRIES):
            free = self.zones.copy()
            for fact in facts:
                self.meet(fact)
            self.zones = free
            unmet = [fact for fact in facts if not self.count(fact)]
            if not unmet:
                return
            self.rng.shuffle(facts)
            facts.sort(key=unmet.__contains__, reverse=True)

    def meet(self, fact: int) -> None:
        """Lay a card where the fact wants one, if none lies there."""
        kinds = self.fact_kinds[fact]
        zones = self.fact_zones[fact]
        for place in range(len(self.places)):
            card = self.lies[place]
            if self.places[place] & zones and self.bits[card] & kinds:
                self.zones[card] &= zones
                return
        cards = [card for card in range(len(self.kinds)) if self.bits[card] & kinds and self.zones[card] & zones]
        self.rng.shuffle(cards)
        for card in cards:
            if self.bind(card, zones):
                return

    def bind(self, card: int, zones: int) -> bool:
        """Lay the card into one of these zones, where it stays until all facts are met."""
        left = self.where[card]
        before = self.zones[card]
        self.zones[card] = before & zones
        self.lies[left] = NONE
        self.where[card] = NONE
        if self.make_room(card):
            return True
        self.zones[card] = before
        self.lies[left] = card
        self.where[card] = left
        return False

    # Other ways

    def begin(self) -> None:
        """Which cards can be exchanged, and what keeps the facts."""
        self.met = [self.count(fact) for fact in range(len(self.fact_kinds))]
        self.wanted_at = [facts_of(zones, self.fact_zones) for zones in self.places]
        self.met_by = [facts_of(bit, self.fact_kinds) for bit in self.bits]
        self.narrow = [allowed is not ANY for allowed in self.allowed]
        groups: dict[int, list[int]] = {}
        for place in range(len(self.places)):
            card = self.lies[place]
            exact = self.allowed[place] == self.bits[card]
            if not exact and self.zones[card] & ~self.places[place]:
                mark = self.marks[card] if self.by_mark else 0
                groups.setdefault(mark, []).append(card)
        for cards in groups.values():
            self.sort_out(cards)

    def sort_out(self, cards: list[int]) -> None:
        """By what is known of them. The most numerous need not wander, if shuffling does: all others meet them."""
        alike: dict[int, list[int]] = {}
        for card in cards:
            alike.setdefault(self.zones[card], []).append(card)
        by_size = sorted(alike.values(), key=len)
        for fact in range(len(self.met)):
            keepers = [card for card in cards if self.met_by[card] >> fact & 1]
            if len(keepers) <= RARE:
                self.alike.append(keepers)
        self.alike += by_size
        bound = any(self.narrow[self.where[card]] for card in cards) or (self.met and len(cards) <= LEAST)
        for some in by_size if bound else by_size[:-1]:
            zones = self.zones[some[0]]
            reach = [self.where[card] for card in cards if zones & self.places[self.where[card]]]
            self.wander += some
            self.reach += [reach] * len(some)

    def count(self, fact: int) -> int:
        met = 0
        for place in range(len(self.places)):
            if self.places[place] & self.fact_zones[fact] and self.bits[self.lies[place]] & self.fact_kinds[fact]:
                met += 1
        return met

    def exchange(self, rng: Rng) -> None:
        """Each card with one that lies where it may lie, too."""
        for number, reach in enumerate(self.reach):
            chosen = rng.below(len(reach))
            self.swap(self.wander[number], self.lies[reach[chosen]])

    def shuffle(self, rng: Rng) -> None:
        """Cards of which the same is known, wherever they lie now."""
        for cards in self.alike:
            last: i64 = len(cards) - 1
            while last > 0:
                chosen = rng.below(last + 1)
                self.swap(cards[last], cards[chosen])
                last -= 1

    def swap(self, one: i64, other: i64) -> None:
        """Two cards change places, if they may and no fact is lost. Every guess passes here some hundred times."""
        where = self.where
        here: i64 = where[one]
        there: i64 = where[other]
        if here == there or not self.may_swap(one, other, here, there):
            return
        wanted = self.wanted_at[here] ^ self.wanted_at[there]
        if wanted and wanted & (self.met_by[one] ^ self.met_by[other]) and not self.keeps_facts(here, there):
            return
        lies = self.lies
        lies[here] = other
        lies[there] = one
        where[one] = there
        where[other] = here

    def may_swap(self, one: i64, other: i64, here: i64, there: i64) -> bool:
        """Each may lie in the other's place."""
        places = self.places
        zones = self.zones
        if not (zones[one] & places[there] and zones[other] & places[here]):
            return False
        narrow = self.narrow
        if narrow[there] and not self.bits[one] & self.allowed[there]:
            return False
        return not narrow[here] or self.bits[other] & self.allowed[here] != 0

    def keeps_facts(self, one: int, other: int) -> bool:
        """Of two places, if their cards are exchanged."""
        changes = [self.change(fact, one, other) for fact in range(len(self.met))]
        for fact in range(len(changes)):
            if self.met[fact] + changes[fact] <= 0:
                return False
        for fact in range(len(changes)):
            self.met[fact] += changes[fact]
        return True

    def change(self, fact: int, one: int, other: int) -> int:
        """By how many more cards the fact would be met."""
        inside = self.places[one] & self.fact_zones[fact] != 0
        if inside == (self.places[other] & self.fact_zones[fact] != 0):
            return 0
        comes = self.bits[self.lies[other if inside else one]] & self.fact_kinds[fact] != 0
        goes = self.bits[self.lies[one if inside else other]] & self.fact_kinds[fact] != 0
        return int(comes) - int(goes)

    def draw(self, rng: Rng) -> list[int]:
        """The kinds by place in a world; the first way is kept for the next one."""
        lies = self.lies.copy()
        where = self.where.copy()
        met = self.met.copy()
        if self.wander:
            for _ in range(max(ROUNDS, LEAST // len(self.wander))):
                self.exchange(rng)
        self.shuffle(rng)
        kinds = [self.kinds[card] for card in self.lies]
        self.lies = lies
        self.where = where
        self.met = met
        return kinds


def facts_of(mask: int, wanted: list[int]) -> int:
    """Which of the facts have something in common with it: one bit a fact."""
    facts = 0
    for fact in range(len(wanted)):
        if wanted[fact] & mask:
            facts |= 1 << fact
    return facts
