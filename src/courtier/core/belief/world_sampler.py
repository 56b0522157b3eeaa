"""Lays hidden cards into places, so that every arrangement that fits is drawn with the same probability.

A place stands for one zone (or for several, where it is not known in which of them its card lies) and allows some
kinds. A card fits a place if it may lie in a zone of the place and the place allows its kind. Facts say that at least
one card of some kinds lies in one of some zones, or at least so many cards, of each kind counting at most so many; a
place of several zones counts for all of them.

How it works: `arrange` finds a first arrangement by augmenting paths (cards make room for each other) and then meets
the facts. `draw` starts from there and exchanges two cards at a time, if each fits the other's place and all facts
still hold. Every exchange is proposed with the same probability as its reversal, so in the long run all arrangements
are equally frequent (the Metropolis algorithm). `FIRST_ROUNDS` and `ROUNDS` say how many exchanges are enough; the
tests compare small worlds with a full enumeration. Where cards fit so few places that two alone cannot move, longer
cycles of cards are moved at once. With many facts this may not be enough for an even draw; what is drawn still fits.

What it does not do: it does not shuffle cards among places that have the same zones and allow the same kinds, if these
cards can lie nowhere else. Where their order matters (a deck), the caller shuffles them. A place that allows exactly
one kind keeps the copy that it was given first, which is the one that may lie in the fewest zones.
"""

from typing import Final, final

from courtier.core.belief.possible_zones import ANY_KIND, common_facts
from courtier.core.errors import NoWorldFits
from courtier.core.rng import Rng

try:
    from mypy_extensions import i64
except ImportError:  # only annotations need it
    i64 = int  # type: ignore[misc]

NONE: Final = -1
EVERY_KIND_COUNT: Final = 1 << 20  # how many kinds fit a place that allows all
FEW_CARDS: Final = 12  # if no more cards than this meet a fact, they are exchanged among each other as well
TRIES: Final = 20  # quick tries to meet all facts, before a full search
MOST_STEPS: Final = 20_000  # of the full search
FIRST_ROUNDS: Final = 12  # exchanges proposed for each card, after the first arrangement is found
ROUNDS: Final = 3  # the same for each draw
LEAST_EXCHANGES: Final = 50  # exchanges proposed for each draw, however few cards there are
MOST_IN_CYCLES: Final = 50  # cards of a group, if they are moved in cycles


@final
class CountedFact:
    """At least `least` cards of these kinds lie in these zones. `most`, if not empty: by kind, how many count."""

    def __init__(self, kinds: int, zones: int, most: dict[int, int], least: int) -> None:
        self.kinds = kinds
        self.zones = zones
        self.most = most
        self.least = least
        self.places: list[int] = []  # where its cards may lie

    def counted(self, kinds: list[int]) -> int:
        """How many of the cards of these kinds count; all of them belong to the fact."""
        if not self.most:
            return len(kinds)
        left = self.most.copy()
        count = 0
        for kind in kinds:
            if left[kind] > 0:
                left[kind] -= 1
                count += 1
        return count


@final
class Mover:
    """A card that is exchanged with cards of which something else is known, and the places where it may lie."""

    def __init__(self, card: int, reach: list[int]) -> None:
        self.card = card
        self.reach = reach


@final
class WorldSampler:
    """Cards by number: their kind, and the set of zones in which each may lie. Places by number, as they are added.

    `groups`, if given, names a group for each card; cards of different groups never fit each other's places (they
    have different backs, say). Exchanges between groups are not even tried then.

    The lists are indexed by card or by place instead of holding an object for each: `draw` copies three lists.
    """

    def __init__(self, kinds: list[int], zones: list[int], rng: Rng, groups: list[int] | None = None) -> None:
        self.rng = rng  # for the first arrangement
        # By card
        self.kinds = kinds
        self.bits = [1 << kind for kind in kinds]
        self.zones = zones.copy()
        self.groups = [0] * len(kinds) if groups is None else groups
        self.place_of = [NONE] * len(kinds)
        self.facts_met_by: list[int] = []  # one bit for each fact
        # By place
        self.zones_at: list[int] = []
        self.allowed: list[int] = []
        self.card_at: list[int] = []
        self.facts_at: list[int] = []  # one bit for each fact that looks there
        self.narrow: list[bool] = []  # does it allow only some kinds?
        # By fact
        self.facts: list[CountedFact] = []
        self.met: list[int] = []  # how many cards meet it
        self.limited = 0  # one bit for each fact of which not all cards of a kind count
        # For the exchanges
        self.equal_sets: list[list[int]] = []  # cards of which the same is known, or that meet the same fact
        self.movers: list[Mover] = []
        self.cycles: list[Mover] = []  # cards that are moved in longer cycles, too …
        self.cycle_reach: dict[int, list[int]] = {}  # … and by card all places that it fits

    def add_place(self, zones: int, allowed: int = ANY_KIND) -> int:
        """Add a place for one card; returns its number."""
        self.zones_at.append(zones)
        self.allowed.append(allowed)
        self.card_at.append(NONE)
        return len(self.card_at) - 1

    def add_fact(self, kinds: int, zones: int) -> None:
        """At least one of these kinds lies in one of these zones. Ignored where a card can lie nowhere else."""
        self.add(CountedFact(kinds, zones, {}, 1))

    def add_count(self, most: dict[int, int], zones: int, least: int) -> None:
        """At least so many cards lie in these zones, of each kind at most so many count; ignored where it is sure."""
        kinds = 0
        for kind in most:
            kinds |= 1 << kind
        self.add(CountedFact(kinds, zones, most, least))

    def add(self, fact: CountedFact) -> None:
        """Store a fact that is not sure anyway."""
        if self.count_bound(fact) >= fact.least:
            return
        self.limited |= 1 << len(self.facts) if fact.most else 0
        self.facts.append(fact)

    def count_bound(self, fact: CountedFact) -> int:
        """How many cards meet the fact wherever they may lie."""
        cards = range(len(self.kinds))
        bound = [card for card in cards if self.bits[card] & fact.kinds and not self.zones[card] & ~fact.zones]
        return fact.counted([self.kinds[card] for card in bound])

    def fits(self, card: int, place: int) -> bool:
        """True if the card may lie in that place: zone and kind allow it."""
        if not self.zones[card] & self.zones_at[place]:
            return False
        allowed = self.allowed[place]
        return allowed == ANY_KIND or self.bits[card] & allowed != 0

    # The first arrangement

    def arrange(self) -> None:
        """Find a first arrangement. Call it once, when all places and facts are there, before `draw`.

        Raises `NoWorldFits` if there is none.
        """
        if len(self.card_at) != len(self.kinds):
            raise NoWorldFits(f"{len(self.kinds)} hidden cards for {len(self.card_at)} places")
        self.lay_all()
        self.meet_facts()
        self.plan_exchanges()
        for _ in range(FIRST_ROUNDS):
            self.exchange(self.rng)

    def lay_all(self) -> None:
        """Lay every card somewhere; the cards with the fewest zones first, into the places with the fewest kinds."""
        cards = list(range(len(self.kinds)))
        self.rng.shuffle(cards)
        cards.sort(key=self.zone_count)
        order = list(range(len(self.card_at)))
        self.rng.shuffle(order)
        order.sort(key=self.kind_count)
        for card in cards:
            if not self.lay(card, order) and not self.make_room(card):
                raise NoWorldFits(f"a card of kind {self.kinds[card]} fits no place that is left for it")

    def zone_count(self, card: int) -> int:
        """In how many zones the card may lie."""
        return self.zones[card].bit_count()

    def kind_count(self, place: int) -> int:
        """How many kinds the place takes."""
        allowed = self.allowed[place]
        return EVERY_KIND_COUNT if allowed == ANY_KIND else allowed.bit_count()

    def lay(self, card: int, order: list[int]) -> bool:
        """Lay the card into the first empty place that it fits."""
        for place in order:
            if self.card_at[place] == NONE and self.fits(card, place):
                self.card_at[place] = card
                self.place_of[card] = place
                return True
        return False

    def make_room(self, card: int) -> bool:
        """Lay the card somewhere by moving others on, the last of them into an empty place (an augmenting path)."""
        wanted_by = [NONE] * len(self.card_at)
        waiting = [card]
        for one in waiting:
            for place in range(len(self.card_at)):
                if wanted_by[place] == NONE and self.fits(one, place):
                    wanted_by[place] = one
                    if self.card_at[place] == NONE:
                        self.move_on(wanted_by, place)
                        return True
                    waiting.append(self.card_at[place])
        return False

    def move_on(self, wanted_by: list[int], place: int) -> None:
        """Every card of the path goes to the place that it wanted, from the empty one backwards."""
        while place != NONE:
            card = wanted_by[place]
            left = self.place_of[card]
            self.card_at[place] = card
            self.place_of[card] = place
            place = left

    # The facts in the first arrangement

    def meet_facts(self) -> None:
        """Choose a card for every fact, in several orders; then search all choices."""
        facts = list(range(len(self.facts)))
        free = self.zones.copy()
        for _ in range(TRIES):
            for fact in facts:
                self.meet(self.facts[fact])
            self.zones = free.copy()
            unmet = [fact for fact in facts if self.count_met(self.facts[fact]) < self.facts[fact].least]
            if not unmet:
                return
            self.rng.shuffle(facts)
            facts.sort(key=unmet.__contains__, reverse=True)
        steps = self.meet_from(0, MOST_STEPS)
        self.zones = free
        if steps == 0:
            raise NoWorldFits(f"the facts about hidden cards exclude each other: {len(self.facts)} facts")

    def meet(self, fact: CountedFact) -> None:
        """Lay cards where the fact wants them, if too few lie there. They stay there while other facts are met."""
        for place in range(len(self.card_at)):
            card = self.card_at[place]
            if self.zones_at[place] & fact.zones and self.lacks(fact, card):
                self.zones[card] &= fact.zones
        if self.count_bound(fact) >= fact.least:
            return
        cards = self.candidates(fact)
        self.rng.shuffle(cards)
        for card in cards:
            if self.lacks(fact, card):
                self.bind(card, fact.zones)

    def lacks(self, fact: CountedFact, card: int) -> bool:
        """True if the fact is not certain yet, and would be nearer to it with this card bound."""
        if not self.bits[card] & fact.kinds or not self.zones[card] & ~fact.zones:
            return False
        bound = self.count_bound(fact)
        if bound >= fact.least:
            return False
        before = self.zones[card]
        self.zones[card] = before & fact.zones
        nearer = self.count_bound(fact) > bound
        self.zones[card] = before
        return nearer

    def candidates(self, fact: CountedFact) -> list[int]:
        """The cards that can meet the fact."""
        cards = range(len(self.kinds))
        return [card for card in cards if self.bits[card] & fact.kinds and self.zones[card] & fact.zones]

    def bind(self, card: int, zones: int) -> bool:
        """Lay the card into one of these zones, and allow it no others."""
        left = self.place_of[card]
        before = self.zones[card]
        self.zones[card] = before & zones
        self.card_at[left] = NONE
        self.place_of[card] = NONE
        if self.make_room(card):
            return True
        self.zones[card] = before
        self.card_at[left] = card
        self.place_of[card] = left
        return False

    def meet_from(self, number: int, steps: int) -> int:
        """Meet all facts from this one on, whichever cards that takes; returns the steps left, 0 if it failed."""
        if number == len(self.facts) or not steps:
            return steps
        fact = self.facts[number]
        if self.count_bound(fact) >= fact.least:
            return self.meet_from(number + 1, steps)
        tried: set[tuple[int, int]] = set()
        for card in self.candidates(fact):
            before = self.zones[card]
            if (self.kinds[card], before) in tried or not steps:
                continue
            tried.add((self.kinds[card], before))
            if not self.lacks(fact, card):
                continue
            steps -= 1
            if self.bind(card, fact.zones):
                left = self.meet_from(number, steps)
                if left:
                    return left
                self.zones[card] = before
        return 0

    def count_met(self, fact: CountedFact) -> int:
        """How many cards meet the fact."""
        kinds: list[int] = []
        for place in range(len(self.card_at)):
            card = self.card_at[place]
            if self.zones_at[place] & fact.zones and self.bits[card] & fact.kinds:
                kinds.append(self.kinds[card])
        return fact.counted(kinds)

    # Which exchanges there are

    def plan_exchanges(self) -> None:
        """Find the cards that can lie elsewhere, group by group."""
        facts = self.facts
        self.met = [self.count_met(fact) for fact in facts]
        for fact in facts:
            fact.places = [place for place in range(len(self.zones_at)) if self.zones_at[place] & fact.zones]
        fact_zones = [fact.zones for fact in facts]
        fact_kinds = [fact.kinds for fact in facts]
        self.facts_at = [common_facts(zones, fact_zones) for zones in self.zones_at]
        self.facts_met_by = [common_facts(bit, fact_kinds) for bit in self.bits]
        self.narrow = [allowed != ANY_KIND for allowed in self.allowed]
        different = self.open_places()
        groups: dict[int, list[int]] = {}
        for place in range(len(self.card_at)):
            card = self.card_at[place]
            if self.allowed[place] != self.bits[card] and self.can_leave(card, place, different):
                groups.setdefault(self.groups[card], []).append(card)
        for cards in groups.values():
            self.plan_group(cards)

    def open_places(self) -> list[tuple[int, int]]:
        """The different places, as (zones, allowed kinds), without those that allow a single kind."""
        different: dict[tuple[int, int], bool] = {}
        for place in range(len(self.card_at)):
            allowed = self.allowed[place]
            if allowed == ANY_KIND or allowed & (allowed - 1):
                different[self.zones_at[place], allowed] = True
        return list(different)

    def can_leave(self, card: int, place: int, different: list[tuple[int, int]]) -> bool:
        """True if the card may lie in another zone, or in a place that takes other kinds than this one."""
        if self.zones[card] & ~self.zones_at[place]:
            return True
        fitting = 0
        for zones, allowed in different:
            if self.zones[card] & zones and self.bits[card] & allowed:
                fitting += 1
        return fitting > 1

    def plan_group(self, cards: list[int]) -> None:
        """Sort cards by what is known of them. The largest set proposes no exchanges: the others exchange with it."""
        by_zones: dict[int, list[int]] = {}
        for card in cards:
            by_zones.setdefault(self.zones[card], []).append(card)
        by_size = sorted(by_zones.values(), key=len)
        for fact in range(len(self.facts)):
            meeting = [card for card in cards if self.facts_met_by[card] >> fact & 1]
            if len(meeting) <= FEW_CARDS:
                self.equal_sets.append(meeting)
        self.equal_sets += by_size
        bound = any(self.narrow[self.place_of[card]] for card in cards) or (self.met and len(cards) <= LEAST_EXCHANGES)
        first_mover = len(self.movers)
        for equal in by_size if bound else by_size[:-1]:
            zones = self.zones[equal[0]]
            reach = [self.place_of[card] for card in cards if zones & self.zones_at[self.place_of[card]]]
            self.movers += [Mover(card, reach) for card in equal]
        self.plan_cycles(cards, self.movers[first_mover:])

    def plan_cycles(self, cards: list[int], movers: list[Mover]) -> None:
        """Where a card moves in no exchange, but in a longer cycle, all cards of the group are moved in cycles, too.

        In a large group other exchanges free such a card soon.
        """
        places = [self.place_of[card] for card in cards]
        if len(cards) <= MOST_IN_CYCLES and any(self.needs_cycle(mover, places) for mover in movers):
            self.cycles += movers
            for card in cards:
                self.cycle_reach[card] = [place for place in places if self.fits(card, place)]

    def needs_cycle(self, mover: Mover, places: list[int]) -> bool:
        """True if the card can be exchanged with no other card, but can move in a cycle of several cards."""
        home = self.place_of[mover.card]
        for place in mover.reach:
            if place != home and self.fits(mover.card, place) and self.fits(self.card_at[place], home):
                return False
        return self.returns(mover.card, home, places)

    def returns(self, first: int, home: int, places: list[int]) -> bool:
        """True if one of the cards that are displaced in turn can take the place of the first."""
        waiting = [first]
        left = [place for place in places if place != home]
        for card in waiting:
            if card != first and self.fits(card, home):
                return True
            taken = [place for place in left if self.fits(card, place)]
            left = [place for place in left if place not in taken]
            waiting += [self.card_at[place] for place in taken]
        return False

    # Exchanges

    def exchange(self, rng: Rng) -> None:
        """Propose one exchange for each mover."""
        for mover in self.movers:
            reach = mover.reach
            self.swap(mover.card, self.card_at[reach[rng.below(len(reach))]])
        for mover in self.cycles:
            self.move_cycle(mover.card, rng)

    def shuffle(self, rng: Rng) -> None:
        """Propose exchanges among cards of which the same is known."""
        for cards in self.equal_sets:
            last: i64 = len(cards) - 1
            while last > 0:
                chosen = rng.below(last + 1)
                self.swap(cards[last], cards[chosen])
                last -= 1

    def swap(self, one: i64, other: i64) -> None:
        """Exchange two cards if they fit and the facts hold. Every guess calls this some hundred times."""
        place_of = self.place_of
        here: i64 = place_of[one]
        there: i64 = place_of[other]
        if here == there or not self.may_swap(one, other, here, there):
            return
        touched = self.facts_at[here] ^ self.facts_at[there]
        if touched:
            by_one, by_other = self.facts_met_by[one], self.facts_met_by[other]
            touched &= by_one ^ by_other | self.limited & by_one
        if touched and not self.keeps_facts([here, there], [other, one]):
            return
        card_at = self.card_at
        card_at[here] = other
        card_at[there] = one
        place_of[one] = there
        place_of[other] = here

    def may_swap(self, one: i64, other: i64, here: i64, there: i64) -> bool:
        """Does each fit the other's place?"""
        zones_at = self.zones_at
        zones = self.zones
        if not (zones[one] & zones_at[there] and zones[other] & zones_at[here]):
            return False
        narrow = self.narrow
        if narrow[there] and not self.bits[one] & self.allowed[there]:
            return False
        return not narrow[here] or self.bits[other] & self.allowed[here] != 0

    def keeps_facts(self, places: list[int], cards: list[int]) -> bool:
        """Are all facts met when these cards lie in these places? Then `met` is updated."""
        counts = [self.count_after(number, places, cards) for number in range(len(self.facts))]
        for number in range(len(counts)):
            if counts[number] < self.facts[number].least:
                return False
        for number in range(len(counts)):
            self.met[number] = counts[number]
        return True

    def count_after(self, number: int, places: list[int], cards: list[int]) -> int:
        """How many cards would meet the fact."""
        fact = self.facts[number]
        if fact.most:
            return self.limited_count_after(fact, places, cards)
        count = self.met[number]
        for step in range(len(places)):
            place = places[step]
            if self.zones_at[place] & fact.zones:
                count += self.bits[cards[step]] & fact.kinds != 0
                count -= self.bits[self.card_at[place]] & fact.kinds != 0
        return count

    def limited_count_after(self, fact: CountedFact, places: list[int], cards: list[int]) -> int:
        """The same where not all cards of a kind count."""
        kinds: list[int] = []
        for place in fact.places:
            card = cards[places.index(place)] if place in places else self.card_at[place]
            if self.bits[card] & fact.kinds:
                kinds.append(self.kinds[card])
        return fact.counted(kinds)

    def move_cycle(self, first: int, rng: Rng) -> None:
        """Each card goes to a random place that it fits, until one takes the place of the first.

        Every card chooses among the same number of places on the way back, so the way back is as likely.
        """
        start = self.place_of[first]
        places: list[int] = []
        cards = [first]
        while True:
            reach = self.cycle_reach[cards[-1]]
            place = reach[rng.below(len(reach))]
            if place in places:
                return
            places.append(place)
            if place == start:
                break
            cards.append(self.card_at[place])
        if self.facts and not self.keeps_facts(places, cards):
            return
        for number in range(len(places)):
            self.card_at[places[number]] = cards[number]
            self.place_of[cards[number]] = places[number]

    # Drawing

    def draw(self, rng: Rng) -> list[int]:
        """A random arrangement, as a list: by place the kind of its card."""
        return [self.kinds[card] for card in self.draw_cards(rng)]

    def draw_cards(self, rng: Rng) -> list[int]:
        """The same with the numbers of the cards. The next draw starts from the first arrangement again."""
        card_at = self.card_at.copy()
        place_of = self.place_of.copy()
        met = self.met.copy()
        if self.movers:
            for _ in range(max(ROUNDS, LEAST_EXCHANGES // len(self.movers))):
                self.exchange(rng)
        self.shuffle(rng)
        drawn = self.card_at
        self.card_at = card_at
        self.place_of = place_of
        self.met = met
        return drawn
