"""What a seat may conclude from its view and its journal, and worlds that fit.

What lies in sight is read from the view (`state_from_view.py`); what the journal tells of the rest stands in
`known_state.py`. Coins and soldiers can be counted along; the faces of mercenaries, hirelings and feast cards and the
colours of gems are drawn evenly from what is possible.
"""

from collections.abc import Sequence
from typing import Any, final

from courtier.core.belief.event_table import EventTable, take_in_all
from courtier.core.belief.view_reader import zones_by_id
from courtier.core.belief.world_sampler import WorldSampler
from courtier.core.deals.book import NO_BOOK
from courtier.core.pending import NOBODY
from courtier.core.rng import Rng
from courtier.games.cutthroat.actions import BANK, COLOUR
from courtier.games.cutthroat.belief.cache import Arrangement, BeliefCache
from courtier.games.cutthroat.belief.event_deck import fill_events
from courtier.games.cutthroat.belief.hidden_cards import BAG, GEM_GROUP, GROUPS, HiddenCards
from courtier.games.cutthroat.belief.hidden_events import EVENTS, WITHOUT_EFFECT
from courtier.games.cutthroat.belief.known_state import SOLDIER_SLOT, KnownState
from courtier.games.cutthroat.belief.late_journal import read_view
from courtier.games.cutthroat.belief.offers import fill_picks, offered_coins
from courtier.games.cutthroat.belief.places import ANY_PURSE, UNSEEN, Places
from courtier.games.cutthroat.belief.soldiers import deal_soldiers, fill_soldiers
from courtier.games.cutthroat.belief.state_from_view import court_from_view
from courtier.games.cutthroat.belief.zones import DECK, DRAWN, HELD, OUT, PLATE
from courtier.games.cutthroat.cards import (
    COLOUR_COUNT,
    DECK_OFFSET,
    FEAST_COUNT,
    FEAST_DECK,
    MERCENARY,
    MERCENARY_DECK,
    Cards,
    packed,
    unpacked,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.announcement import CarryOut
from courtier.games.cutthroat.decisions.conquest import Conquest
from courtier.games.cutthroat.decisions.resources import ChooseColour
from courtier.games.cutthroat.deck import cards_of
from courtier.games.cutthroat.events import DEED_CONQUEST


@final
class Belief:
    """Made from a view and the journal up to it; to keep up, make a new one."""

    def __init__(
        self, view: dict[str, Any], journal: Sequence[dict[str, Any]], cards: Cards, cache: BeliefCache | None = None
    ) -> None:
        you = view["you"]
        self.seat: int = NOBODY if you is None else you
        self.seats = len(view["seats"])
        self.cards = cards
        self.view = view
        self.zones = zones_by_id(view)
        self.cache = BeliefCache() if cache is None else cache
        self.public = court_from_view(view, cards, self.cache.deals_of(self.seats))
        ring = [zone["cards"][0]["kind"] for name, zone in self.zones.items() if name.startswith("land@")]
        self.laid = len(ring) > 0  # before the houses are chosen there is nothing hidden
        self.from_start = True
        self.known = self.read_journal(journal, ring)
        self.places = Places(view, self.zones, self.public, self.known, self.from_start)
        if not self.from_start:
            read_view(self.places)
        self.read_question()
        self.prepared = False
        self.base = self.public  # with what all guesses have in common
        self.samplers: list[WorldSampler] = []
        self.spots: list[list[int]] = []  # by group and place: the zone, in the order of the sampler's places

    def read_journal(self, journal: Sequence[dict[str, Any]], ring: list[str]) -> KnownState:
        """What the journal tells, with the cache read from where it ends; nothing if the journal began late."""
        cache = self.cache
        houses: list[str | None] = self.view["more"]["houses"]
        if cache.known is not None and cache.continued_by(self.seat, houses, ring, journal):
            known = cache.known
            take_in_all(EVENTS, known, journal[cache.read :])
            cache.store(known, journal)
            return known
        cache.clear()
        self.from_start = any(line.get("event") == "decks_laid" for line in journal)
        known = KnownState(self.seat, houses, ring, HiddenCards(self.cards, houses, self.seats, self.from_start))
        if self.from_start:
            take_in_all(EVENTS, known, journal)
            cache.store(known, journal)
        return known

    def read_question(self) -> None:
        """A seat that is asked for a colour of the bag sees which are there."""
        asking = self.public.asking
        if isinstance(asking, ChooseColour) and asking.seat == self.seat and asking.source == BANK:
            self.cache.clear()
            self.known.hidden.show_colours([choice["code"] - COLOUR for choice in self.view["choices"]])

    def tables(self) -> list[EventTable]:
        """The event tables that take in the journal."""
        return [EVENTS]

    def events_without_effect(self) -> frozenset[str]:
        """What these events tell lies in sight of everybody."""
        return WITHOUT_EFFECT

    def continued(self, view: dict[str, Any], journal: Sequence[dict[str, Any]]) -> "Belief":
        """The belief of a later moment; what was read of the same journal is not read again."""
        return Belief(view, journal, self.cards, self.cache)

    # Guessing

    def guess(self, rng: Rng) -> Court:
        """A world that fits, any as likely as another."""
        if not self.prepared:
            self.prepare()
        court = self.base.clone()
        court.rng = Rng(0, 1 + rng.bits())
        if not self.from_start:
            deal_soldiers(court, self.zones, self.cards, rng)
        if self.laid:
            for group in range(GROUPS):
                self.fill(court, group, self.samplers[group].draw(rng), rng)
            fill_events(court, self.known, self.cards, rng)
        if court.deals is not NO_BOOK:
            fill_picks(court, self.view["more"]["picks"], rng)
        return court

    # What all guesses have in common

    def prepare(self) -> None:
        """Each sampler has a generator of its own: what a seed draws does not depend on the guesses before it."""
        self.base = self.public.clone()
        if self.from_start:
            fill_soldiers(self.base, self.known, self.cards)
        self.fill_coins(self.base)
        self.samplers = []
        self.spots = []
        if self.laid:
            for group in range(GROUPS):
                self.prepare_group(group)
        self.prepared = True

    def prepare_group(self, group: int) -> None:
        """One place for every card of the group, those in sight with their kind."""
        places = self.places.of_group(group)
        hidden = self.known.hidden.groups[group]
        wanted = Arrangement(places, self.places.purses, hidden.zones.copy(), hidden.lots.copy())
        arranged = self.cache.arrangements[group]
        if arranged is None or not arranged.same(wanted):
            self.arrange(wanted, group)
            arranged = wanted
            self.cache.arrangements[group] = arranged
        assert arranged.sampler is not None
        self.samplers.append(arranged.sampler)
        self.spots.append(arranged.spots)

    def arrange(self, wanted: Arrangement, group: int) -> None:
        """A first arrangement of the group, from which guesses are drawn."""
        possible = self.known.hidden.groups[group]
        sampler = WorldSampler(possible.kinds, possible.zones, Rng(GROUPS * (2 + self.seat) + group))
        spots: list[int] = []
        for zone, kind in wanted.places:
            zones = self.places.purse_zones() if zone == ANY_PURSE else 1 << zone
            sampler.add_place(zones) if kind == UNSEEN else sampler.add_place(zones, 1 << kind)
            spots.append(zone)
        for _ in range(len(possible.kinds) - len(spots)):
            sampler.add_place(1 << OUT)
            spots.append(OUT)
        for lot in wanted.lots:
            sampler.add_count(lot.most, lot.zones, lot.least)
        sampler.arrange()
        wanted.sampler = sampler
        wanted.spots = spots

    def fill_coins(self, court: Court) -> None:
        own = self.view["more"]["coins"]
        for seat in range(self.seats):
            court.coins[seat] = max(0, self.known.coins[seat])
        offer = self.view["more"].get("offer")
        if offer is not None:
            court.coins[offer[0]] = max(court.coins[offer[0]], offered_coins(offer))
        if len(own) == self.seats:
            court.coins = list(own)
        elif self.seat != NOBODY and own:
            court.coins[self.seat] = own[0]

    # One guess

    def fill(self, court: Court, group: int, kinds: list[int], rng: Rng) -> None:
        """Lay what was drawn for the places of a group where it belongs."""
        deck: list[int] = []
        slots: dict[int, int] = {}
        for place, zone in enumerate(self.spots[group]):
            kind = kinds[place]
            if zone == DECK and group != GEM_GROUP:
                deck.append(kind)
            elif zone == DRAWN:
                court.drawn.append(DECK_OFFSET[group] + kind)
            elif group == FEAST_DECK:
                fill_dish(court, zone, kind)
            elif group == GEM_GROUP:
                court.gems[self.purse_of(zone, rng) * COLOUR_COUNT + kind] += 1
            elif zone < HELD + self.seats:
                court.enter(zone - HELD, kind)
            else:
                slots[zone] = kind
        if group != GEM_GROUP:
            rng.shuffle(deck)
            court.decks[group] = deck + self.known.hidden.tops[group][::-1]
        if group == MERCENARY_DECK:
            self.fill_slots(court, slots)

    def purse_of(self, zone: int, rng: Rng) -> int:
        """Whose gem it is; the bag's are those of a seat after the last."""
        if zone == ANY_PURSE:
            return self.places.purses[rng.below(len(self.places.purses))]
        return self.seats if zone == BAG else zone - HELD

    def fill_slots(self, court: Court, slots: dict[int, int]) -> None:
        """Mercenaries under land, and those of a conquest that is announced."""
        for place, row in enumerate(self.known.slots):
            faces = [slots[slot] for slot in row if slot != SOLDIER_SLOT]
            if not faces:
                continue
            if court.stacks[place]:
                court.stacks[place] = with_faces(court.stacks[place], faces)
            else:
                announce_faces(court, place, faces)


def new_belief(view: dict[str, Any], journal: Sequence[dict[str, Any]]) -> Belief:
    """A belief from a view and the journal that led to it; the cards follow from the options in the view."""
    return Belief(view, journal, cards_of(view["more"]["options"]))


def fill_dish(court: Court, zone: int, dish: int) -> None:
    if zone < HELD + court.seats:
        court.dishes[(zone - HELD) * FEAST_COUNT + dish] += 1
    elif PLATE <= zone < PLATE + court.seats:
        court.served[(zone - PLATE) * FEAST_COUNT + dish] += 1


def with_faces(stack: tuple[int, ...], faces: list[int]) -> tuple[int, ...]:
    """The stack with these mercenaries, top first."""
    rest = faces[::-1]
    return tuple([kind if kind < MERCENARY else rest.pop() for kind in stack])


def announce_faces(court: Court, place: int, faces: list[int]) -> None:
    """The conquest that is announced there, with these mercenaries."""
    for number, step in enumerate(court.pending):
        if isinstance(step, CarryOut) and step.deed.what == DEED_CONQUEST and step.deed.first == place:
            stack = with_faces(unpacked(step.deed.second), faces)
            court.pending[number] = CarryOut(Conquest(step.deed.seat, DEED_CONQUEST, place, packed(stack)))
