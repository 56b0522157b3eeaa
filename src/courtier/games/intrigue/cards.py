"""The cards: ten kinds in each of six colours, twenty-five kinds without colour, and Standing.

A card is one number, its kind; equal cards are the same number (I-MAT-12). The coloured kinds come first,
`colour * SLOTS + slot`, and seat c has colour c (I-SETUP-13), so its cards are those of seat c (I-MAT-10).
"""

from typing import Any, Final, final

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
TYPES: Final = ("asset", "influence", "testimony", "pact", "favour", "hook", "threat", "secret", "standing")
ASSET: Final = 0
INFLUENCE: Final = 1
TESTIMONY: Final = 2
PACT: Final = 3
FAVOUR: Final = 4
HOOK: Final = 5
THREAT: Final = 6
SECRET: Final = 7
TYPE_COUNT: Final = 8  # without Standing

COLOURED: Final = (
    "pact",
    "pact.illegal",
    "favour.8",
    "favour.9",
    "hook.7",
    "hook.8",
    "threat.7",
    "threat.8",
    "secret.7",
    "secret.9",
)
UNCOLOURED: Final = (
    *[f"asset.{number}" for number in range(1, 10)],
    *[f"asset.{number}.illegal" for number in range(1, 10)],
    *[f"influence.{number}" for number in range(2, 6)],
    *[f"testimony.{number}" for number in range(7, 10)],
)
SLOTS: Final = 10  # kinds of a colour
PACT_SLOTS: Final = 2  # the first two of them: legal, illegal
FIRST_UNCOLOURED: Final = 60
STANDING: Final = 85
KIND_COUNT: Final = 85  # without Standing
NO_CARD: Final = -1

ROWS: Final = (*[name for _ in COLOURS for name in COLOURED], *UNCOLOURED, "standing")  # the row of each kind
CARDS: Final = (*[f"{colour}.{name}" for colour in COLOURS for name in COLOURED], *UNCOLOURED, "standing")
CARD_CODES: Final = {name: code for code, name in enumerate(CARDS)}
TYPE_OF: Final = [TYPES.index(name.partition(".")[0]) for name in ROWS]
NO_COLOUR: Final = 6
COLOUR_OF: Final = [min(kind // SLOTS, NO_COLOUR) for kind in range(KIND_COUNT + 1)]
IS_PACT: Final = [kind < FIRST_UNCOLOURED and kind % SLOTS < PACT_SLOTS for kind in range(KIND_COUNT + 1)]
PACT_COLOUR: Final = [COLOUR_OF[kind] if IS_PACT[kind] else NO_COLOUR for kind in range(KIND_COUNT + 1)]

SETUP_HAND: Final = 5  # I-SETUP-8
MOST_SEATS: Final = 6
HIGHEST: Final = 9  # number of a hand card (I-FINE-6)
FALSE_ACCUSATION: Final = 5  # I-LEGAL-8


@final
class Cards:
    """I-MAT-1..6: the rows that a game is played with, by kind: number, legality, copies, and the order of "lowest"."""

    def __init__(self, numbers: list[int], legal: list[bool], copies: list[int]) -> None:
        self.numbers = numbers
        self.legal = legal
        self.copies = copies
        self.uncoloured: list[int] = copied(copies, FIRST_UNCOLOURED, KIND_COUNT)
        self.coloured: list[list[int]] = [
            copied(copies, SLOTS * colour, SLOTS * (colour + 1)) for colour in range(MOST_SEATS)
        ]
        order = sorted(range(KIND_COUNT), key=lambda kind: (numbers[kind], not legal[kind], TYPE_OF[kind], kind))
        self.rank: list[int] = [order.index(kind) for kind in range(KIND_COUNT)]  # appendix C: "lowest"

    def lowest(self, kinds: list[int]) -> int:
        """The lowest of them; there is one."""
        best = kinds[0]
        for kind in kinds:
            if self.rank[kind] < self.rank[best]:
                best = kind
        return best


def copied(copies: list[int], first: int, end: int) -> list[int]:
    return [kind for kind in range(first, end) for _ in range(copies[kind])]


def read_cards(rows: dict[str, Any]) -> Cards:
    """The cards of checked rows."""
    by_id = {row["id"]: row for row in rows["card"]}
    return Cards(
        [by_id[name]["number"] for name in ROWS],
        [by_id[name]["legal"] for name in ROWS],
        [by_id[name]["copies"] for name in ROWS],
    )


# A hand is a sorted list of kinds, so that its order tells nothing.


def put_in(hand: list[int], card: int) -> None:
    place = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)
