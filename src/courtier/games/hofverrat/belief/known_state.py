"""What a seat knows for certain: all cards in sight, its own hand and missions, and the spies that it laid itself."""

from collections.abc import Sequence
from typing import Any, Final, final

from courtier.core.belief.unknown_places import UNKNOWN_CARD
from courtier.core.belief.view_reader import Zone, size_of, zone_at, zones_by_id
from courtier.core.pending import NOBODY, Pending
from courtier.games.hofverrat.actions import AREAS, HOME, SPOT_COUNT, SPOTS, TABLE
from courtier.games.hofverrat.cards import (
    CARD_CODES,
    PER_COLOUR,
    ROLE_OF,
    SOME_SPY,
    SPY,
    card_of,
    laid,
    layer_of,
    spot_of,
    turn_of,
)
from courtier.games.hofverrat.decisions.turns import (
    ABROAD,
    ALL,
    AT_HOME,
    AT_TABLE,
    CHOOSE_VICTIM,
    END_TURN,
    FINISH,
    LAYS,
)
from courtier.games.hofverrat.events import MISSIONS

NOWHERE: Final = -1
AREA_BITS: Final = {"table": AT_TABLE, "home": AT_HOME, "abroad": ABROAD}


@final
class KnownState:
    """The table as the seat sees it, with `SOME_SPY` for a spy whose family the seat does not know."""

    def __init__(self, seat: int, view: dict[str, Any], journal: Sequence[dict[str, Any]]) -> None:
        self.seat = seat
        self.seats: int = len(view["seats"])
        self.slot = 0  # of one's own hand, last answered
        self.own_spies: dict[int, int] = {}  # some spy, where and when it was laid -> which one
        for line in journal:
            if "answer" in line:
                self.remember_answer(line)
        zones = zones_by_id(view)
        self.read_turn(view)
        self.read_cards(zones)
        self.missions: list[int] = [UNKNOWN_CARD] * (2 * PER_COLOUR)  # in the order of Court.missions
        for owner in range(self.seats):
            for card in cards_in_sight(zone_at(zones, "missions", owner)):
                self.learn_mission(owner, MISSIONS.index(card["kind"]))

    def read_turn(self, view: dict[str, Any]) -> None:
        """Whose turn it is, and what is still to be done in it."""
        more: dict[str, Any] = view["more"]
        self.first: int = more["first"]
        self.turn: int = view["turn"]["number"]
        self.ended: bool = view["result"] is not None
        self.active: int = NOBODY if self.ended else view["turn"]["seat"]
        self.used: int = ALL  # the areas where the active seat has laid a card, as bits
        for name in more["open"]:
            self.used -= AREA_BITS[name]
        self.strike: int = NOWHERE if more["strike"] is None else AREAS.index(more["strike"])

    def read_cards(self, zones: dict[str, Zone]) -> None:
        self.box: int = size_of(zones["box"])
        self.sizes: list[int] = [size_of(zone_at(zones, "hand", seat)) for seat in range(self.seats)]
        self.hand: list[int] = []
        if self.seat != NOBODY:
            self.hand = [CARD_CODES[card["kind"]] for card in zones["hand"]["cards"]]
        table = self.read_area(zones, SPOTS[TABLE]) + self.read_area(zones, SPOTS[TABLE + 1])
        table.sort(key=turn_of)  # H-DEC-7: both sides in one order; no turn lays two cards there
        self.areas: list[list[int]] = [table]
        for seat in range(self.seats):
            self.areas.append(self.read_area(zones, AREAS[HOME + seat]))
        self.removed: list[int] = self.read_area(zones, "removed")

    def read_area(self, zones: dict[str, Zone], name: str) -> list[int]:
        courtiers = []
        for card in cards_in_sight(zones[name]):
            more = card["more"]
            spot = SPOTS.index(more.get("spot", name))
            code = CARD_CODES.get(card["kind"], SOME_SPY)
            courtiers.append(self.with_family(laid(code, spot, more["by"], more["turn"])))
        return courtiers

    def with_family(self, courtier: int) -> int:
        """The same card, with its family if this seat laid it and it is a spy."""
        if card_of(courtier) == SOME_SPY and courtier in self.own_spies:
            return laid(self.own_spies[courtier], spot_of(courtier), layer_of(courtier), turn_of(courtier))
        return courtier

    def learn_mission(self, seat: int, mission: int) -> None:
        self.missions[seat if mission < PER_COLOUR else PER_COLOUR + seat] = mission

    def remember_answer(self, line: dict[str, Any]) -> None:
        """An own answer: which card of the hand is about to be laid; a spy is remembered."""
        if line["question"] != "lay":
            return
        action: int = line["answer"]
        self.slot = action // SPOT_COUNT
        card = CARD_CODES[line["cards"][0]]
        if ROLE_OF[card] == SPY:
            self.own_spies[laid(SOME_SPY, action % SPOT_COUNT, self.seat, line["turn"])] = card

    def stack(self) -> list[Pending]:
        """What is still to come, which all can see."""
        if self.ended:
            return []
        stack: list[Pending] = [FINISH, END_TURN[self.active]]
        if self.used != ALL:
            stack.append(LAYS[self.seats][self.active][self.used])
        if self.strike != NOWHERE:
            stack.append(CHOOSE_VICTIM[self.active][self.strike])
        return stack


def cards_in_sight(zone: Zone) -> list[dict[str, Any]]:
    """The cards of a zone; none where the viewer sees their number alone."""
    cards: list[dict[str, Any]] = zone.get("cards", [])
    return cards
