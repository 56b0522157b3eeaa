"""The places of a world: the zone of every hidden card, and its kind where the viewer sees it."""

from typing import Any, Final, final

from courtier.core.belief.view_reader import Zone, zone_at
from courtier.games.cutthroat.belief.hidden_cards import BAG, GEM_GROUP
from courtier.games.cutthroat.belief.known_state import SOLDIER_SLOT, KnownState
from courtier.games.cutthroat.belief.offers import offered_gems
from courtier.games.cutthroat.belief.zones import ASIDE, DECK, DISCARD, DRAWN, HELD, OUT, PLATE, TOP
from courtier.games.cutthroat.cards import (
    CARD_CODES,
    DECKS,
    FEAST_CODES,
    FEAST_DECK,
    GEMS,
    HIRELING_DECK,
    MERCENARY,
    MERCENARY_DECK,
    TYPE_COUNT,
)
from courtier.games.cutthroat.court import Court

UNSEEN: Final = -1
ANY_PURSE: Final = -1  # instead of a zone: one of the purses that nobody has counted
CODES: Final = (CARD_CODES, CARD_CODES, FEAST_CODES, {name: code for code, name in enumerate(GEMS)})
HELD_KINDS: Final = ("hand", "hand", "dishes", "purse")
BACKS_OF: Final = ("mercenary", "hireling")
Place = tuple[int, int]  # a zone, or ANY_PURSE, and a kind, or UNSEEN


@final
class Places:
    """The places of each group of cards, from the view, the state that it shows, and the journal."""

    def __init__(
        self, view: dict[str, Any], zones: dict[str, Zone], public: Court, known: KnownState, from_start: bool
    ) -> None:
        self.view = view
        self.zones = zones
        self.public = public
        self.known = known
        self.from_start = from_start  # did the journal begin with the game?
        self.slot_kinds: dict[int, int] = {}  # by slot: a mercenary under land whose kind is in sight
        self.purses: list[int] = []  # the seats whose gems are not in sight

    def of_group(self, group: int) -> list[Place]:
        """All places of the group but those of cards that are out of the game."""
        if group == GEM_GROUP:
            return self.of_gems()
        places: list[Place] = []
        for seat in range(self.public.seats):
            places += [(HELD + seat, kind) for kind in self.held(group, seat)]
        tops = self.known.hidden.tops[group]
        places += [(TOP, kind) for kind in tops]
        places += [(DECK, UNSEEN)] * (self.public.left[group] - len(tops))
        places += [(DISCARD, kind) for kind in self.discarded(group)]
        if self.known.hidden.keeper >= 0 and self.known.hidden.kept_deck == group and "drawn" in self.zones:
            places += [(DRAWN, kind) for kind in kinds_in(self.zones["drawn"], CODES[group])]
        if group == FEAST_DECK:
            return places + self.on_plates()
        places += [(ASIDE, kind) for kind in self.aside(group)]
        return places + (self.in_slots() if group == MERCENARY_DECK else [])

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

    def discarded(self, group: int) -> list[int]:
        """The cards of the discard pile, which lie open."""
        return [CODES[group][card["kind"]] for card in self.zones[f"discard@{DECKS[group]}"]["cards"]]

    def aside(self, group: int) -> list[int]:
        """Cards announced in sight, and Generals in play; mercenaries of a conquest have slots."""
        names = [card["kind"] for card in self.zones["announced"]["cards"] if card["face"] == "up"]
        names += ["general"] * self.public.generals
        return [CARD_CODES[name] for name in names if group_of(CARD_CODES[name]) == group]

    def in_slots(self) -> list[Place]:
        """Mercenaries under land, and those that left with it."""
        slots = [slot for row in self.known.slots for slot in row if slot != SOLDIER_SLOT]
        return [(slot, self.slot_kinds.get(slot, UNSEEN)) for slot in slots + self.known.cleared_slots]

    def on_plates(self) -> list[Place]:
        """Feast cards in front of the players."""
        places: list[Place] = []
        for seat in range(self.public.seats):
            for card in self.zones[f"plate@{seat}"]["cards"]:
                up = card["face"] == "up"
                places.append((OUT, FEAST_CODES[card["kind"]]) if up else (PLATE + seat, UNSEEN))
        return places

    # Gems

    def of_gems(self) -> list[Place]:
        """The bag's number is in sight; the journal has counted how many gems each purse holds."""
        places = [(BAG, UNSEEN)] * self.zones["bag"]["count"]
        left = len(self.known.hidden.groups[GEM_GROUP].kinds) - len(places)
        self.purses = []
        for seat in range(self.public.seats):
            name = "purse" if seat == self.known.seat else f"purse@{seat}"
            if name in self.zones:
                own = [(HELD + seat, CODES[GEM_GROUP][card["kind"]]) for card in self.zones[name]["cards"]]
                places += own
                left -= len(own)
            else:
                self.purses.append(seat)
        if not self.from_start:
            shown = [(HELD + seat, kind) for seat, kind in self.gems_offered() if seat in self.purses]
            return places + shown + [(ANY_PURSE, UNSEEN)] * (left - len(shown))
        for seat in self.purses:
            places += [(HELD + seat, UNSEEN)] * self.known.gem_counts[seat]
        return places

    def gems_offered(self) -> list[Place]:
        """C-DEAL-26: by seat and colour: whoever has made the open offer has the gems that it gives."""
        offer = self.view["more"].get("offer")
        return [(offer[0], kind) for kind in offered_gems(offer)]

    def purse_zones(self) -> int:
        """The zones of the purses that are not in sight, as a set."""
        zones = 0
        for seat in self.purses:
            zones |= 1 << HELD + seat
        return zones


def kinds_in(zone: Zone, codes: dict[str, int]) -> list[int]:
    """The cards of a zone, UNSEEN where the viewer sees their number alone."""
    if "count" in zone:
        return [UNSEEN] * int(zone["count"])
    return [codes[card["kind"]] for card in zone["cards"]]


def group_of(kind: int) -> int:
    """The group of a hand card; UNSEEN for a soldier, which is in no group."""
    if kind < MERCENARY:
        return UNSEEN
    return MERCENARY_DECK if kind < MERCENARY + TYPE_COUNT else HIRELING_DECK
