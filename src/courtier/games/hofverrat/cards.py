"""The cards: six families of fifteen courtiers in five roles, and twenty secret missions.

A courtier is one number, `family * ROLE_COUNT + role` (H-COMP-4). Nothing tells equal cards apart (H-COMP-5,
H-INFO-10). Families are numbers and nothing else, so any two of them could change places (H-COMP-8).
"""

from typing import Any, Final, final

FAMILIES: Final = ("butterfly", "toad", "nightingale", "hare", "stag", "carp")  # H-COMP-2, H-COMP-7: order of the mat
ROLES: Final = ("ordinary", "noble", "spy", "assassin", "guard")  # H-COMP-9
FAMILY_COUNT: Final = 6
ROLE_COUNT: Final = 5
ORDINARY: Final = 0
NOBLE: Final = 1
SPY: Final = 2
ASSASSIN: Final = 3
GUARD: Final = 4

PER_FAMILY: Final = 15  # H-COMP-1
COLOURS: Final = ("light", "dark")
PER_COLOUR: Final = 10  # H-COMP-6
BOX: Final = (0, 0, 30, 18, 6, 0)  # H-SETUP-3..6, by number of seats
HAND: Final = 3

CARDS: Final = tuple(f"{family}.{role}" for family in FAMILIES for role in ROLES)
CARD_CODES: Final = {name: code for code, name in enumerate(CARDS)}
SOME_SPY: Final = 31  # a spy of a family not known: only a belief has it
FAMILY_OF: Final = [code // ROLE_COUNT for code in range(len(CARDS))]
ROLE_OF: Final = [*[code % ROLE_COUNT for code in range(len(CARDS))], SPY, SPY]  # up to SOME_SPY

FEWER_THAN_LEFT: Final = 0
OWN_ROLE: Final = 1
DISGRACED: Final = 2
ALL_BELOW: Final = 3
SOME_BELOW: Final = 4
FEW_ESTEEMED: Final = 5
MANY_DISGRACED: Final = 6
ESTEEMED: Final = 7  # of no printed mission
TESTS: Final = (
    "fewer_than_left",
    "own_role",
    "disgraced",
    "all_below",
    "some_below",
    "few_esteemed",
    "many_disgraced",
    "esteemed",
)
FIELDS_OF_TESTS: Final = {  # what a mission says beside name, text, colour and points
    "fewer_than_left": ("family",),
    "own_role": ("role", "count"),
    "disgraced": ("family",),
    "all_below": ("count",),
    "some_below": ("count",),
    "few_esteemed": ("count",),
    "many_disgraced": ("count",),
    "esteemed": ("family",),
}


@final
class Mission:
    """A secret mission: which test, of which family or role, how many, worth how much."""

    def __init__(self, name: str, test: int, family: int, role: int, count: int, points: int) -> None:
        self.name = name
        self.test = test
        self.family = family
        self.role = role
        self.count = count
        self.points = points


@final
class Cards:
    """The rows that a game is played with. Missions are numbered light first: L1 is 0, D1 is 10.

    `weights` by role: 2 for a noble, 1 for all others (H-ROLE-1..3, 10, 23, 28). `deck` is what all know (H-INFO-9).
    """

    def __init__(self, copies: list[int], weights: list[int], missions: list[Mission]) -> None:
        self.weights = weights
        self.missions = missions
        self.deck: list[int] = [card for card in range(len(CARDS)) for _ in range(copies[card % ROLE_COUNT])]


def read_cards(rows: dict[str, Any]) -> Cards:
    """The cards of checked rows."""
    roles = {row["id"]: row for row in rows["role"]}
    missions = [
        Mission(
            row["id"],
            TESTS.index(row["test"]),
            FAMILIES.index(row.get("family", FAMILIES[0])),
            ROLES.index(row.get("role", ROLES[0])),
            row.get("count", 0),
            row["points"],
        )
        for colour in COLOURS
        for row in rows["mission"]
        if row["colour"] == colour
    ]
    return Cards(
        [roles[role]["copies"] for role in ROLES],
        [roles[role]["weight"] for role in ROLES],
        missions,
    )


# A courtier in an area is one number too: the card, where it lies, who laid it, in which turn of the game.


def laid(card: int, spot: int, layer: int, turn: int) -> int:
    return card | spot << 5 | layer << 8 | turn << 11


def card_of(courtier: int) -> int:
    return courtier & 31


def spot_of(courtier: int) -> int:
    return courtier >> 5 & 7


def layer_of(courtier: int) -> int:
    return courtier >> 8 & 7


def turn_of(courtier: int) -> int:
    return courtier >> 11


def role_of(courtier: int) -> int:
    return ROLE_OF[courtier & 31]
