"""What a seat may conclude from its view and its journal, and worlds that fit.

What lies in sight is read from the view (`state_from_view.py`); what the journal tells of the rest stands in
`hidden_events.py`. Coins and soldiers can be counted along; the faces of mercenaries, hirelings and feast cards and the
colours of gems are drawn evenly from what is possible.
"""

from collections.abc import Sequence
from typing import Any, final

from courtier.core.belief.event_table import EventTable, take_in_all
from courtier.core.belief.view_reader import Zone, size_of, zone_at, zones_by_id
from courtier.core.belief.world_sampler import WorldSampler
from courtier.core.deals.book import NO_BOOK
from courtier.core.pending import NOBODY
from courtier.core.rng import Rng
from courtier.games.cutthroat.actions import BANK, COLOUR
from courtier.games.cutthroat.belief.hidden_cards import BAG, GEM_GROUP, GROUPS, HiddenCards
from courtier.games.cutthroat.belief.hidden_events import EVENTS
from courtier.games.cutthroat.belief.kept import Arranged, Kept
from courtier.games.cutthroat.belief.offers import fill_picks, named_goods, note_offer, offered_coins, offered_gems
from courtier.games.cutthroat.belief.remembered import SOLDIER_SLOT, Remembered
from courtier.games.cutthroat.belief.state_from_view import court_from_view
from courtier.games.cutthroat.belief.zones import ASIDE, DECK, DISCARD, DRAWN, HELD, OUT, PLATE, SLOT, TOP
from courtier.games.cutthroat.cards import (
    CARD_CODES,
    COLOUR_COUNT,
    DECK_OFFSET,
    DECKS,
    EVENT_COUNT,
    EVENT_DECK,
    FEAST,
    FEAST_CODES,
    FEAST_COUNT,
    FEAST_DECK,
    GEMS,
    HIRELING_DECK,
    MERCENARY,
    MERCENARY_DECK,
    STACK_SIZE,
    TYPE_COUNT,
    WEDDING,
    WELCOME,
    Cards,
    packed,
    unpacked,
)
from courtier.games.cutthroat.clauses import HAND_CARD
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.announcement import CarryOut
from courtier.games.cutthroat.decisions.conquest import Conquest
from courtier.games.cutthroat.decisions.crone import OrderCards
from courtier.games.cutthroat.decisions.purchase import KeepCard
from courtier.games.cutthroat.decisions.resources import ChooseColour
from courtier.games.cutthroat.deck import cards_of
from courtier.games.cutthroat.events import DEED_CONQUEST

UNSEEN = -1
ANY_PURSE = -1  # instead of a zone: one of the purses that nobody has counted
CODES = (CARD_CODES, CARD_CODES, FEAST_CODES, {name: code for code, name in enumerate(GEMS)})
HELD_KINDS = ("hand", "hand", "dishes", "purse")
BACKS_OF = ("mercenary", "hireling")
IN_SIGHT = frozenset(
    {
        "housed",
        "territory_laid",
        "vote_opened",
        "proposed_player",
        "proposed_territory",
        "proposed_shares",
        "proposed_nothing",
        "poorest",
        "ballot_opened",
        "voted",
        "vote_won",
        "vote_undecided",
        "first",
        "turn_began",
        "conquered",
        "named_target",
        "beaten_off",
        "attack_failed",
        "assault_ended",
        "lost",
        "had_no_effect",
        "used_power",
        "plagued",
        "spared",
        "cured",
        "took_nothing",
        "action_ended",
        "event_without_effect",
        "wooed",
        "refused",
        "married",
        "heir_died",
        "marriage_ended",
        "took_up_dishes",
        "poisoned",
        "counted",
        "won",
        "announced_dead",
        "chose_plague",
        "chose_largest",
        "chose_cures",
        "waited",
        "kept",
        "disputed",
        "verdict_voted",
        "verdict_won",
        "verdict_undecided",
        "chose_deal",
        "deal_voided",
        "deal_sealed",
        "promised",
        "promise_judged",
        "promise_told",
        "parley_opened",
        "parley_over",
        "deal_refused",
        "talk_opened",
        "draft_withdrawn",
    }
)


@final
class Belief:
    """Made from a view and the journal up to it; to keep up, make a new one."""

    def __init__(
        self, view: dict[str, Any], journal: Sequence[dict[str, Any]], cards: Cards, kept: Kept | None = None
    ) -> None:
        you = view["you"]
        self.seat: int = NOBODY if you is None else you
        self.seats = len(view["seats"])
        self.cards = cards
        self.view = view
        self.zones = zones_by_id(view)
        self.public = court_from_view(view, cards)
        houses: list[str | None] = view["more"]["houses"]
        ring = [zone["cards"][0]["kind"] for name, zone in self.zones.items() if name.startswith("land@")]
        self.laid = len(ring) > 0  # before the houses are chosen there is nothing hidden
        self.kept = Kept() if kept is None else kept
        self.slot_kinds: dict[int, int] = {}  # of a journal that began late: mercenaries under land that are in sight
        self.purses: list[int] = []  # … and the seats whose gems nobody has counted
        self.from_start = True
        if self.kept.memory is not None and self.kept.goes_on(self.seat, houses, ring, journal):
            self.memory = self.kept.memory
            take_in_all(EVENTS, self.memory, journal[self.kept.heard :])
            self.kept.keep(self.memory, journal)
        else:
            self.begin(houses, ring, journal)
        self.take_in_question(view)
        self.prepared = False
        self.base = self.public  # with what all guesses have in common
        self.samplers: list[WorldSampler] = []
        self.spots: list[list[int]] = []  # by group and place: the zone, in the order of the sampler's places

    def begin(self, houses: list[str | None], ring: list[str], journal: Sequence[dict[str, Any]]) -> None:
        """Take in the whole journal; of one that began late what lies in sight is all that counts."""
        self.kept.forget()
        from_start = any(line.get("event") == "decks_laid" for line in journal)
        self.from_start = from_start
        self.memory = Remembered(self.seat, houses, ring, HiddenCards(self.cards, houses, self.seats, from_start))
        if from_start:
            take_in_all(EVENTS, self.memory, journal)
            self.kept.keep(self.memory, journal)
        else:
            self.remember_view()

    def take_in_question(self, view: dict[str, Any]) -> None:
        """Who is asked for a colour of the bag sees which are there."""
        asking = self.public.asking
        if isinstance(asking, ChooseColour) and asking.seat == self.seat and asking.source == BANK:
            self.kept.forget()
            self.memory.hidden.show_colours([choice["code"] - COLOUR for choice in view["choices"]])

    # A journal that began late: what lies in sight is all that counts

    def remember_view(self) -> None:
        hidden = self.memory.hidden
        for place in range(len(self.public.ring)):
            self.remember_slots(place, self.zones[f"stack@{place}"]["cards"])
        for step in self.public.pending:
            if isinstance(step, CarryOut) and step.deed.what == DEED_CONQUEST:  # its cards are the first announced
                count = len(unpacked(step.deed.second))
                self.remember_slots(step.deed.first, self.zones["announced"]["cards"][:count])
        offer = self.view["more"].get("offer")
        if offer is not None and offer[0] != self.seat and named_goods(offer[2])[0] >= HAND_CARD:
            note_offer(hidden, offer[0], offer[2])
        asking = self.public.asking
        if isinstance(asking, KeepCard):
            hidden.keeper = asking.seat
            hidden.kept_deck = asking.deck
        elif isinstance(asking, OrderCards) and asking.seat == self.seat:
            hidden.look_at_top(asking.deck, [card["kind"] for card in self.zones["looked"]["cards"]])

    def remember_slots(self, place: int, stack: list[dict[str, Any]]) -> None:
        """Each mercenary has a slot of its own; of the viewer's the kind is in sight."""
        slots: list[int] = []
        for number, card in enumerate(stack):
            slot = SLOT + place * STACK_SIZE + number
            slots.append(SOLDIER_SLOT if card["face"] == "up" else slot)
            if card["kind"] in CARD_CODES:
                self.slot_kinds[slot] = CARD_CODES[card["kind"]]
        if slots:
            self.memory.slots[place] = slots

    # Guessing

    def guess(self, rng: Rng) -> Court:
        """A world that fits, any as likely as another."""
        if not self.prepared:
            self.prepare()
        court = self.base.clone()
        court.rng = Rng(0, 1 + rng.bits())
        if not self.from_start:
            self.deal_soldiers(court, rng)
        if self.laid:
            for group in range(GROUPS):
                self.fill(court, group, self.samplers[group].draw(rng), rng)
            self.fill_events(court, rng)
        if court.deals is not NO_BOOK:
            fill_picks(court, self.view["more"]["picks"], rng)
        return court

    def tables(self) -> list[EventTable]:
        """The event tables that take in the journal."""
        return [EVENTS]

    def events_without_effect(self) -> frozenset[str]:
        """What these events tell lies in sight of everybody."""
        return IN_SIGHT

    # What all guesses have in common

    def prepare(self) -> None:
        """Each sampler has a generator of its own: what a seed draws does not depend on the guesses before it."""
        self.base = self.public.clone()
        if self.from_start:
            self.fill_soldiers(self.base)
        self.fill_coins(self.base)
        self.samplers = []
        self.spots = []
        if self.laid:
            for group in range(GROUPS):
                self.prepare_group(group)
        self.prepared = True

    def prepare_group(self, group: int) -> None:
        """One place for every card of the group, those in sight with their kind."""
        places = self.places_of(group)
        wanted = Arranged(places, self.purses, self.memory.hidden.groups[group].zones.copy())
        arranged = self.kept.arranged[group]
        if arranged is None or not arranged.same(wanted):
            self.arrange(wanted, group)
            arranged = wanted
            self.kept.arranged[group] = arranged
        assert arranged.sampler is not None
        self.samplers.append(arranged.sampler)
        self.spots.append(arranged.spots)

    def arrange(self, wanted: Arranged, group: int) -> None:
        """A first arrangement of the group, from which guesses are drawn."""
        possible = self.memory.hidden.groups[group]
        sampler = WorldSampler(possible.kinds, possible.zones, Rng(GROUPS * (2 + self.seat) + group))
        spots: list[int] = []
        for zone, kind in wanted.places:
            zones = self.all_purses() if zone == ANY_PURSE else 1 << zone
            sampler.add_place(zones) if kind == UNSEEN else sampler.add_place(zones, 1 << kind)
            spots.append(zone)
        for _ in range(len(possible.kinds) - len(spots)):
            sampler.add_place(1 << OUT)
            spots.append(OUT)
        sampler.arrange()
        wanted.sampler = sampler
        wanted.spots = spots

    def places_of(self, group: int) -> list[tuple[int, int]]:
        """Zones with the kinds that are in sight, UNSEEN for all others."""
        if group == GEM_GROUP:
            return self.gem_places()
        places: list[tuple[int, int]] = []
        for seat in range(self.seats):
            places += [(HELD + seat, kind) for kind in self.held(group, seat)]
        tops = self.memory.hidden.tops[group]
        places += [(TOP, kind) for kind in tops]
        places += [(DECK, UNSEEN)] * (self.public.left[group] - len(tops))
        places += [(DISCARD, kind) for kind in self.seen(group, f"discard@{DECKS[group]}")]
        if self.memory.hidden.keeper >= 0 and self.memory.hidden.kept_deck == group and "drawn" in self.zones:
            places += [(DRAWN, kind) for kind in kinds_in(self.zones["drawn"], CODES[group])]
        if group == FEAST_DECK:
            return places + self.plate_places()
        places += [(ASIDE, kind) for kind in self.aside(group)]
        return places + (self.slot_places() if group == MERCENARY_DECK else [])

    def held(self, group: int, seat: int) -> list[int]:
        """The cards of a group at a seat, UNSEEN where the viewer sees backs."""
        zone = zone_at(self.zones, HELD_KINDS[group], seat)
        if "count" in zone:
            return [UNSEEN] * zone["count"]
        if group == FEAST_DECK:
            return kinds_in(zone, CODES[group])
        back = BACKS_OF[group]
        found: list[int] = []
        for card in zone["cards"]:
            if card["kind"] == back:
                found.append(UNSEEN)
            elif card["kind"] in CARD_CODES and group_of(CARD_CODES[card["kind"]]) == group:
                found.append(CARD_CODES[card["kind"]])
        return found

    def seen(self, group: int, zone: str) -> list[int]:
        return [CODES[group][card["kind"]] for card in self.zones[zone]["cards"]]

    def aside(self, group: int) -> list[int]:
        """Cards announced in sight, and Generals in play; mercenaries of a conquest have slots."""
        names = [card["kind"] for card in self.zones["announced"]["cards"] if card["face"] == "up"]
        names += ["general"] * self.public.generals
        return [CARD_CODES[name] for name in names if group_of(CARD_CODES[name]) == group]

    def slot_places(self) -> list[tuple[int, int]]:
        slots = [slot for row in self.memory.slots for slot in row if slot != SOLDIER_SLOT]
        return [(slot, self.slot_kinds.get(slot, UNSEEN)) for slot in slots + self.memory.cleared_slots]

    def plate_places(self) -> list[tuple[int, int]]:
        places: list[tuple[int, int]] = []
        for seat in range(self.seats):
            for card in self.zones[f"plate@{seat}"]["cards"]:
                up = card["face"] == "up"
                places.append((OUT, FEAST_CODES[card["kind"]]) if up else (PLATE + seat, UNSEEN))
        return places

    def gem_places(self) -> list[tuple[int, int]]:
        """The bag's number is in sight, a purse's was counted along."""
        places = [(BAG, UNSEEN)] * self.zones["bag"]["count"]
        left = len(self.memory.hidden.groups[GEM_GROUP].kinds) - len(places)
        self.purses = []
        for seat in range(self.seats):
            name = "purse" if seat == self.seat else f"purse@{seat}"
            if name in self.zones:
                own = [(HELD + seat, CODES[GEM_GROUP][card["kind"]]) for card in self.zones[name]["cards"]]
                places += own
                left -= len(own)
            else:
                self.purses.append(seat)
        if not self.from_start:
            shown = [(HELD + seat, kind) for seat, kind in self.offered_gems() if seat in self.purses]
            return places + shown + [(ANY_PURSE, UNSEEN)] * (left - len(shown))
        for seat in self.purses:
            places += [(HELD + seat, UNSEEN)] * self.memory.gem_counts[seat]
        return places

    def offered_gems(self) -> list[tuple[int, int]]:
        """C-DEAL-26: whoever has made the open offer has the gems that it gives."""
        offer = self.view["more"].get("offer")
        return [(offer[0], kind) for kind in offered_gems(offer)]

    def all_purses(self) -> int:
        """As a set of zones: those whose gems nobody has counted."""
        zones = 0
        for seat in self.purses:
            zones |= 1 << HELD + seat
        return zones

    # One guess

    def fill_soldiers(self, court: Court) -> None:
        """C-GEN-14: what lies neither under land nor in the dead pile nor with an announcement is in hand."""
        for seat in range(self.seats):
            house = court.houses[seat]
            if house < 0:
                continue
            dead = self.memory.dead[seat]
            if court.cleared:
                hand = self.soldiers_in_hand(seat, house, dead)
            else:
                hand = [self.cards.soldiers[house][each] - dead[each] for each in range(TYPE_COUNT)]
                for kind in self.soldiers_out(court, seat):
                    hand[kind] -= 1
            for each in range(TYPE_COUNT):
                court.dead[seat * TYPE_COUNT + each] = dead[each]
                for _ in range(hand[each]):
                    court.enter(seat, each)

    def deal_soldiers(self, court: Court, rng: Rng) -> None:
        """Of a journal that began late: those out of sight lie in hand, in the dead pile or out of the game."""
        for seat in range(self.seats):
            house = court.houses[seat]
            if house < 0:
                continue
            hand, dead = zone_at(self.zones, "hand", seat)["cards"], zone_at(self.zones, "dead", seat)
            in_hand = [CARD_CODES[card["kind"]] for card in hand if card["kind"].startswith("soldier.")]
            buried = [kind for kind in kinds_in(dead, CODES[0]) if kind != UNSEEN]
            rest = [each for each in range(TYPE_COUNT) for _ in range(self.cards.soldiers[house][each])]
            for kind in [*in_hand, *buried, *self.soldiers_out(court, seat)]:
                rest.remove(kind)
            rng.shuffle(rest)
            in_hand += [rest.pop() for card in hand if card["kind"] == "soldier"]
            if not buried:
                buried = [rest.pop() for _ in range(size_of(dead))]
            for kind in in_hand:
                court.enter(seat, kind)
            for kind in buried:
                court.dead[seat * TYPE_COUNT + kind] += 1

    def soldiers_out(self, court: Court, seat: int) -> list[int]:
        """Under the player's land, or announced by the player."""
        found = [kind for place in court.land_of(seat) for kind in court.stacks[place] if kind < MERCENARY]
        for step in court.pending:
            if isinstance(step, CarryOut) and step.deed.seat == seat:
                found += soldiers_aside(step)
        return found

    def soldiers_in_hand(self, seat: int, house: int, dead: list[int]) -> list[int]:
        """After the Feast has cleared the land: as the journal had it then."""
        out = self.memory.cleared[seat]
        return [self.cards.soldiers[house][each] - dead[each] - out[each] for each in range(TYPE_COUNT)]

    def fill_coins(self, court: Court) -> None:
        own = self.view["more"]["coins"]
        for seat in range(self.seats):
            court.coins[seat] = max(0, self.memory.coins[seat])
        offer = self.view["more"].get("offer")
        if offer is not None:
            court.coins[offer[0]] = max(court.coins[offer[0]], offered_coins(offer))
        if len(own) == self.seats:
            court.coins = list(own)
        elif self.seat != NOBODY and own:
            court.coins[self.seat] = own[0]

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
            court.decks[group] = deck + self.memory.hidden.tops[group][::-1]
        if group == MERCENARY_DECK:
            self.fill_slots(court, slots)

    def purse_of(self, zone: int, rng: Rng) -> int:
        """Whose gem it is; the bag's are those of a seat after the last."""
        if zone == ANY_PURSE:
            return self.purses[rng.below(len(self.purses))]
        return self.seats if zone == BAG else zone - HELD

    def fill_slots(self, court: Court, slots: dict[int, int]) -> None:
        """Mercenaries under land, and those of a conquest that is announced."""
        for place, row in enumerate(self.memory.slots):
            faces = [slots[slot] for slot in row if slot != SOLDIER_SLOT]
            if not faces:
                continue
            if court.stacks[place]:
                court.stacks[place] = with_faces(court.stacks[place], faces)
            else:
                announce_faces(court, place, faces)

    def fill_events(self, court: Court, rng: Rng) -> None:
        """C-SETUP-7: the Feast last, Wedding and Welcome where they may lie, the rest anyhow."""
        drawn = court.decks[EVENT_DECK]
        effects = self.cards.effects
        left = court.left[EVENT_DECK]
        in_play = [event for event in range(EVENT_COUNT) if self.cards.event_players[event] <= self.seats]
        hidden = [event for event in in_play if event not in drawn]
        deck = [UNSEEN] * left
        for number, event in enumerate(self.memory.hidden.tops[EVENT_DECK]):
            deck[left - 1 - number] = event
            hidden.remove(event)
        for event in [event for event in hidden if effects[event] == FEAST]:
            deck[0] = event
        for effect, places in ((WELCOME, self.memory.welcome), (WEDDING, self.memory.wedding)):
            for event in [event for event in hidden if effects[event] == effect]:
                free = [place for place in range(left) if deck[place] == UNSEEN and places[0] <= place <= places[1]]
                deck[free[rng.below(len(free))]] = event
        rest = [event for event in hidden if event not in deck]
        rng.shuffle(rest)
        for place in range(left):
            if deck[place] == UNSEEN:
                deck[place] = rest.pop()
        court.decks[EVENT_DECK] = deck + drawn[::-1]


def new_belief(view: dict[str, Any], journal: Sequence[dict[str, Any]]) -> Belief:
    """A belief from a view and the journal that led to it; the cards follow from the options in the view."""
    return Belief(view, journal, cards_of(view["more"]["options"]))


def kinds_in(zone: Zone, codes: dict[str, int]) -> list[int]:
    """The cards of a zone, UNSEEN where the viewer sees their number alone."""
    if "count" in zone:
        return [UNSEEN] * int(zone["count"])
    return [codes[card["kind"]] for card in zone["cards"]]


def group_of(kind: int) -> int:
    """Of a hand card that is no soldier; -1 for a soldier."""
    if kind < MERCENARY:
        return -1
    return MERCENARY_DECK if kind < MERCENARY + TYPE_COUNT else HIRELING_DECK


def fill_dish(court: Court, zone: int, dish: int) -> None:
    if zone < HELD + court.seats:
        court.dishes[(zone - HELD) * FEAST_COUNT + dish] += 1
    elif PLATE <= zone < PLATE + court.seats:
        court.served[(zone - PLATE) * FEAST_COUNT + dish] += 1


def soldiers_aside(step: CarryOut) -> list[int]:
    """The soldiers that lie with an announcement."""
    return [kind for kind in step.deed.aside() if kind < MERCENARY]


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
