"""Every code an answer can be: one table of 51 for all numbers of players (H-DEC-8)."""

from typing import Final

from courtier.games.hofverrat.cards import HAND

# Where a card can lie: above or below the mat of the royal table, or in the district of a seat.
ABOVE: Final = 0
BELOW: Final = 1
DISTRICT: Final = 2  # + seat
SPOTS: Final = ("table:above", "table:below", *[f"district@{seat}" for seat in range(5)])
SPOT_COUNT: Final = 7

# Areas (H-TURN-3): the table is one, with one order over both sides; every district is one.
TABLE: Final = 0
HOME: Final = 1  # + seat
AREAS: Final = ("table", *[f"district@{seat}" for seat in range(5)])
AREA_OF: Final = [TABLE, TABLE, *[HOME + seat for seat in range(5)]]  # by spot

# Answers.
LAY: Final = 0  # + slot * SPOT_COUNT + spot
SPARE: Final = LAY + HAND * SPOT_COUNT
REMOVE: Final = SPARE + 1  # + place
PLACES: Final = 29  # H-AREA-7: an area has no limit, but never holds more other cards than that (H-DEC-8)
ACTION_COUNT: Final = REMOVE + PLACES


def lay(slot: int, spot: int) -> int:
    """The answer: the card in that slot of the hand goes to that spot."""
    return LAY + slot * SPOT_COUNT + spot


def meaning(action: int) -> str:
    """A code in words, for the generated table of actions."""
    if action < SPARE:
        return f"Lay: hand slot {action // SPOT_COUNT} to {SPOTS[action % SPOT_COUNT]}"
    if action == SPARE:
        return "ChooseVictim: spare"
    return f"ChooseVictim: remove the card at place {action - REMOVE}"
