"""What a seat concludes from its journal: coins and soldiers that it has counted, and cards out of sight."""

from typing import Final, final

from courtier.core.belief.event_table import Glimpse
from courtier.core.event import UNKNOWN
from courtier.games.cutthroat.belief.hidden_cards import HiddenCards
from courtier.games.cutthroat.belief.zones import HELD, SLOT
from courtier.games.cutthroat.cards import CARD_CODES, MERCENARY_DECK, STACK_SIZE, TYPE_COUNT

SOLDIER_SLOT: Final = -1
WHEREVER: Final = (0, 99)


@final
class KnownState:
    """What the events of a journal tell; each event changes it by its function in an event table."""

    def __init__(self, seat: int, houses: list[str | None], ring: list[str], hidden: HiddenCards) -> None:
        seats = len(houses)
        self.seat = seat
        self.houses = houses
        self.ring = ring
        self.hidden = hidden
        self.coins = [0] * seats
        self.gem_counts = [0] * seats
        self.dead = [[0] * TYPE_COUNT for _ in range(seats)]
        self.slots: list[list[int]] = [[] for _ in ring]  # by place, top first; SOLDIER_SLOT for a soldier
        self.next_slots = [0] * len(ring)
        self.soldiers: list[list[int]] = [[] for _ in ring]  # by place: the types of the soldiers there
        self.cleared_slots: list[int] = []  # of mercenaries that left with the land: each is still the only one there
        self.cleared = [[0] * TYPE_COUNT for _ in range(seats)]  # soldiers that left with the land, by type
        self.owners = [-1] * len(ring)
        self.named = UNKNOWN  # the colour demanded last, if the viewer knows it
        self.dishes_of = ""  # the territory for which feast cards were drawn last
        self.events_left = 0
        self.tasting_announced = False  # True if a hireling lies with the announcement of a tasting
        # The lowest and the highest place of the event deck at which the Wedding and Welcome may lie.
        self.wedding = WHEREVER
        self.welcome = WHEREVER

    def place(self, glimpse: Glimpse) -> int:
        return self.ring.index(glimpse["territory"])

    def lay(self, place: int, stack: list[str], seat: int) -> None:
        """A stack is laid: each mercenary into a slot of its own."""
        self.slots[place] = []
        self.owners[place] = seat
        self.soldiers[place] = [CARD_CODES[name] for name in stack if name != "mercenary"]
        mercenaries = self.hidden.groups[MERCENARY_DECK]
        for name in stack:
            if name != "mercenary":
                self.slots[place].append(SOLDIER_SLOT)
                continue
            slot = SLOT + place * STACK_SIZE + self.next_slots[place] % STACK_SIZE
            self.next_slots[place] += 1
            if seat != self.seat:  # of one's own the faces are told next
                mercenaries.moved_unseen(HELD + seat, slot)
            self.slots[place].append(slot)
