"""What each event changes in what a seat knows."""

from typing import Final

from courtier.core.belief.event_table import EventTable, Glimpse
from courtier.games.hofverrat.actions import AREA_OF, SPOTS
from courtier.games.hofverrat.belief.known_state import NOWHERE, KnownState
from courtier.games.hofverrat.cards import (
    ASSASSIN,
    CARD_CODES,
    GUARD,
    ROLE_OF,
    SOME_SPY,
    laid,
    role_of,
    turn_of,
)
from courtier.games.hofverrat.decisions.turns import area_bit
from courtier.games.hofverrat.events import MISSIONS


def turn_began(known: KnownState, glimpse: Glimpse) -> None:
    known.active = glimpse["seat"]
    known.turn = glimpse["turn"]
    known.used = 0


def laid_open(known: KnownState, glimpse: Glimpse) -> None:
    lay(known, glimpse, CARD_CODES[glimpse["card"]])


def laid_spy(known: KnownState, glimpse: Glimpse) -> None:
    lay(known, glimpse, SOME_SPY)


def lay(known: KnownState, glimpse: Glimpse, card: int) -> None:
    seat: int = glimpse["seat"]
    spot = SPOTS.index(glimpse["spot"])
    area = AREA_OF[spot]
    known.sizes[seat] -= 1
    if seat == known.seat:
        known.hand.pop(known.slot)
    known.areas[area].append(known.with_family(laid(card, spot, seat, known.turn)))
    known.used |= area_bit(seat, spot)
    if ROLE_OF[card] == ASSASSIN and has_victim(known.areas[area]):
        known.strike = area


def has_victim(courtiers: list[int]) -> bool:
    """H-DEC-5, by what all can see: the card laid last is the assassin itself."""
    for place in range(len(courtiers) - 1):
        if role_of(courtiers[place]) != GUARD:
            return True
    return False


def removed(known: KnownState, glimpse: Glimpse) -> None:
    area = AREA_OF[SPOTS.index(glimpse["spot"])]
    known.removed.append(known.areas[area].pop(glimpse["place"]))
    known.strike = NOWHERE


def spared(known: KnownState, _: Glimpse) -> None:
    known.strike = NOWHERE


def drew(known: KnownState, glimpse: Glimpse) -> None:
    seat: int = glimpse["seat"]
    known.sizes[seat] += glimpse["count"]
    if seat == known.seat:
        known.hand.extend([CARD_CODES[name] for name in glimpse["cards"]])


def revealed(known: KnownState, glimpse: Glimpse) -> None:
    """A spy is turned up at the end."""
    spot = SPOTS.index(glimpse["spot"])
    area = known.areas[AREA_OF[spot]]
    turn = turn_of(area[glimpse["place"]])
    area[glimpse["place"]] = laid(CARD_CODES[glimpse["card"]], spot, glimpse["layer"], turn)


def mission_shown(known: KnownState, glimpse: Glimpse) -> None:
    known.learn_mission(glimpse["seat"], MISSIONS.index(glimpse["mission"]))


def judged(known: KnownState, _: Glimpse) -> None:
    known.ended = True


EVENTS: Final[EventTable] = {
    "turn_began": turn_began,
    "laid": laid_open,
    "laid_spy": laid_spy,
    "removed": removed,
    "removed_spy": removed,
    "spared": spared,
    "drew": drew,
    "revealed": revealed,
    "mission_shown": mission_shown,
    "judged": judged,
}
# The deal comes before every view; points follow from the cards.
WITHOUT_EFFECT: Final = frozenset({"set_up", "dealt", "entrusted", "counted", "won"})
