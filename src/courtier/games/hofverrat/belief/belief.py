"""What a seat may conclude from its view and its journal, and worlds that fit.

Known are all face-up cards, the own hand, the own missions and, from memory, the spies that the seat laid itself.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from courtier.core.pending import Pending
from courtier.core.rng import Rng
from courtier.games.hofverrat.actions import AREA_OF, AREAS, HOME, SPOT_COUNT, SPOTS, TABLE
from courtier.games.hofverrat.cards import (
    ASSASSIN,
    CARD_CODES,
    CARDS,
    GUARD,
    PER_COLOUR,
    ROLE_OF,
    SOME_SPY,
    SPY,
    Cards,
    card_of,
    laid,
    layer_of,
    role_of,
    spot_of,
    turn_of,
)
from courtier.games.hofverrat.court import Court
from courtier.games.hofverrat.decisions import (
    ABROAD,
    ALL,
    AT_HOME,
    AT_TABLE,
    CHOOSE_VICTIM,
    END_TURN,
    FINISH,
    LAYS,
    area_bit,
)
from courtier.games.hofverrat.events import MISSIONS

NOWHERE: Final = -1
NOT_KNOWN: Final = -1
AREA_BITS: Final = {"table": AT_TABLE, "home": AT_HOME, "abroad": ABROAD}


@final
class Belief:
    """Everything in sight, with `SOME_SPY` for a spy whose family the seat does not know."""

    def __init__(self, view: dict[str, Any], journal: Sequence[dict[str, Any]], cards: Cards) -> None:
        you = view["you"]
        more: dict[str, Any] = view["more"]
        self.seat: int = NOT_KNOWN if you is None else you
        self.seats: int = len(view["seats"])
        self.cards = cards
        self.options: dict[str, Any] = more["options"]
        self.first: int = more["first"]
        self.turn: int = view["turn"]["number"]
        self.ended: bool = view["result"] is not None
        self.whose: int = NOT_KNOWN if self.ended else view["turn"]["seat"]
        self.used: int = ALL
        for name in more["open"]:
            self.used -= AREA_BITS[name]
        self.strike: int = NOWHERE if more["strike"] is None else AREAS.index(more["strike"])
        self.own_spies: dict[int, int] = own_spies(self.seat, journal)  # by how and when they were laid
        self.slot = 0  # of the own hand, last answered
        zones = zones_by_id(view)
        self.box: int = zones["box"]["count"]
        self.pile: int = zones["pile"]["count"]
        self.sizes: list[int] = [hand_size(zones, seat) for seat in range(self.seats)]
        self.hand: list[int] = [CARD_CODES[each["kind"]] for each in cards_in(zones, "hand")]
        self.areas: list[list[int]] = [
            by_laying(self.read(zones, SPOTS[TABLE]) + self.read(zones, SPOTS[TABLE + 1])),
            *[self.read(zones, AREAS[HOME + seat]) for seat in range(self.seats)],
        ]
        self.removed: list[int] = self.read(zones, "removed")
        self.missions: list[int] = [NOT_KNOWN] * (2 * PER_COLOUR)  # in the order of Court.missions
        for seat in range(self.seats):
            name = "missions" if seat == self.seat else f"missions@{seat}"
            for each in cards_in(zones, name):
                self.learn_mission(seat, MISSIONS.index(each["kind"]))
        self.counted = False
        self.spies: list[int] = []  # not located
        self.others: list[int] = []
        self.places: list[int] = []  # of spies not known: area * 64 + place; the removed ones as area `seats + 1`

    def read(self, zones: dict[str, Any], name: str) -> list[int]:
        """The cards of a zone, own spies by memory."""
        courtiers = []
        for each in cards_in(zones, name):
            more = each["more"]
            spot = SPOTS.index(more.get("spot", name))
            card = CARD_CODES.get(each["kind"], SOME_SPY)
            courtiers.append(self.remember(laid(card, spot, more["by"], more["turn"])))
        return courtiers

    def remember(self, courtier: int) -> int:
        """The same card, with its family if this seat laid it and it is a spy."""
        if card_of(courtier) == SOME_SPY and courtier in self.own_spies:
            return laid(self.own_spies[courtier], spot_of(courtier), layer_of(courtier), turn_of(courtier))
        return courtier

    def learn_mission(self, seat: int, mission: int) -> None:
        self.missions[seat if mission < PER_COLOUR else PER_COLOUR + seat] = mission

    # Keeping up

    def see(self, line: dict[str, Any]) -> None:
        """Take in one more line of the journal: an own answer, or a glimpse."""
        self.counted = False
        if "answer" in line:
            self.recall(line)
            return
        event: str = line["event"]
        if event == "laid":
            self.see_laid(line, CARD_CODES[line["card"]])
        elif event == "laid_spy":
            self.see_laid(line, SOME_SPY)
        elif event in ("removed", "removed_spy"):
            area = AREA_OF[SPOTS.index(line["spot"])]
            self.removed.append(self.areas[area].pop(line["place"]))
            self.strike = NOWHERE
        elif event == "spared":
            self.strike = NOWHERE
        elif event == "drew":
            self.see_drawn(line)
        elif event == "turn_began":
            self.whose = line["seat"]
            self.turn = line["turn"]
            self.used = 0
        else:
            self.see_end(line, event)

    def recall(self, line: dict[str, Any]) -> None:
        """An own answer: which card of the hand is about to be laid, and, if a spy, which one."""
        if line["question"] != "lay":
            return
        action: int = line["answer"]
        self.slot = action // SPOT_COUNT
        remember_spy(self.own_spies, self.seat, line)

    def see_laid(self, line: dict[str, Any], card: int) -> None:
        seat: int = line["seat"]
        spot = SPOTS.index(line["spot"])
        area = AREA_OF[spot]
        self.sizes[seat] -= 1
        if seat == self.seat:
            self.hand.pop(self.slot)
        self.areas[area].append(self.remember(laid(card, spot, seat, self.turn)))
        self.used |= area_bit(seat, spot)
        if ROLE_OF[card] == ASSASSIN and has_victim(self.areas[area]):
            self.strike = area

    def see_drawn(self, line: dict[str, Any]) -> None:
        seat: int = line["seat"]
        self.pile = line["pile"]
        self.sizes[seat] += line["count"]
        if seat == self.seat:
            self.hand.extend([CARD_CODES[each] for each in line["cards"]])

    def see_end(self, line: dict[str, Any], event: str) -> None:
        """What is turned up when all is over."""
        if event == "revealed":
            spot = SPOTS.index(line["spot"])
            area = self.areas[AREA_OF[spot]]
            known = area[line["place"]]
            area[line["place"]] = laid(CARD_CODES[line["card"]], spot, line["layer"], turn_of(known))
        elif event == "mission_shown":
            self.learn_mission(line["seat"], MISSIONS.index(line["mission"]))
        elif event == "judged":
            self.ended = True

    # Guessing

    def guess(self, rng: Rng) -> Court:
        """A world that fits: unknown spies evenly from those not located, the rest dealt evenly."""
        if not self.counted:
            self.count()
        areas = [area.copy() for area in self.areas]
        removed = self.removed.copy()
        spies = self.spies.copy()
        rng.shuffle(spies)
        for place in self.places:
            area = place >> 6
            courtiers = removed if area > self.seats else areas[area]
            known = courtiers[place & 63]
            courtiers[place & 63] = (known & ~SOME_SPY) | spies.pop()
        rest = self.others + spies
        rng.shuffle(rest)
        hands: list[list[int]] = []
        dealt = 0
        for seat in range(self.seats):
            if seat == self.seat:
                hands.append(self.hand.copy())
            else:
                hands.append(rest[dealt : dealt + self.sizes[seat]])
                dealt += self.sizes[seat]
        court = Court(self.seats, self.options, Rng(0, 1 + rng.bits()), self.cards)
        court.set_stack(self.pending())
        court.deck = rest[dealt:]
        court.box = self.box
        court.top = self.box
        court.hands = hands
        court.areas = areas
        court.removed = removed
        court.missions = self.guess_missions(rng)
        court.first = self.first
        court.turn = self.turn
        if self.ended:
            court.end()
        return court

    def count(self) -> None:
        """Which cards are not located: the deck less everything known."""
        left = [0] * len(CARDS)
        for card in self.cards.deck:
            left[card] += 1
        for card in self.hand:
            left[card] -= 1
        self.places = []
        for area in range(self.seats + 2):
            courtiers = self.removed if area > self.seats else self.areas[area]
            for place in range(len(courtiers)):
                card = card_of(courtiers[place])
                if card == SOME_SPY:
                    self.places.append(area << 6 | place)
                else:
                    left[card] -= 1
        unseen = [card for card in range(len(CARDS)) for _ in range(left[card])]
        self.spies = [card for card in unseen if ROLE_OF[card] == SPY]
        self.others = [card for card in unseen if ROLE_OF[card] != SPY]
        self.counted = True

    def guess_missions(self, rng: Rng) -> list[int]:
        """The missions not known, dealt evenly."""
        missions: list[int] = []
        for colour in range(2):
            known = self.missions[colour * PER_COLOUR : (colour + 1) * PER_COLOUR]
            unknown = [each for each in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR) if each not in known]
            rng.shuffle(unknown)
            for mission in known:
                missions.append(unknown.pop() if mission == NOT_KNOWN else mission)
        return missions

    def pending(self) -> list[Pending]:
        """The stack, which all can see."""
        if self.ended:
            return []
        stack: list[Pending] = [FINISH, END_TURN[self.whose]]
        if self.used != ALL:
            stack.append(LAYS[self.seats][self.whose][self.used])
        if self.strike != NOWHERE:
            stack.append(CHOOSE_VICTIM[self.whose][self.strike])
        return stack


def has_victim(courtiers: list[int]) -> bool:
    """H-DEC-5, by what all can see: the card laid last is the assassin itself."""
    for place in range(len(courtiers) - 1):
        if role_of(courtiers[place]) != GUARD:
            return True
    return False


def own_spies(seat: int, journal: Sequence[dict[str, Any]]) -> dict[int, int]:
    """The spies that the seat remembers to have laid: some spy, there and then -> which one."""
    spies: dict[int, int] = {}
    for line in journal:
        if "answer" in line and line["question"] == "lay":
            remember_spy(spies, seat, line)
    return spies


def remember_spy(spies: dict[int, int], seat: int, line: dict[str, Any]) -> None:
    card = CARD_CODES[line["cards"][0]]
    if ROLE_OF[card] == SPY:
        action: int = line["answer"]
        spies[laid(SOME_SPY, action % SPOT_COUNT, seat, line["turn"])] = card


def zones_by_id(view: dict[str, Any]) -> dict[str, Any]:
    zones: dict[str, Any] = {zone["id"]: zone for zone in view["common"]}
    for seat in view["seats"]:
        for zone in seat["zones"]:
            zones[zone["id"]] = zone
    return zones


def cards_in(zones: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """The cards that lie there in sight."""
    cards: list[dict[str, Any]] = zones[name].get("cards", []) if name in zones else []
    return cards


def hand_size(zones: dict[str, Any], seat: int) -> int:
    name = f"hand@{seat}"
    return zones[name]["count"] if name in zones else len(zones["hand"]["cards"])


def by_laying(courtiers: list[int]) -> list[int]:
    """H-DEC-7: both sides of the table in one order; no turn lays two cards there."""
    return sorted(courtiers, key=turn_of)
