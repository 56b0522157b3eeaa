"""The zones in which a card can lie, and sets of kinds. A set is a number with one bit for each member."""

from typing import Final, final

from courtier.core.belief.possible_zones import ANY_KIND
from courtier.games.intrigue.cards import (
    FIRST_UNCOLOURED,
    IS_PACT,
    KIND_COUNT,
    MOST_SEATS,
    PACT_COLOUR,
    SLOTS,
    STANDING,
    Cards,
)

# Zones by number; of the first four there is one to each seat.
HAND: Final = 0
OFFER: Final = 6
TABLE: Final = 12
PILE: Final = 18
DRAW: Final = 24
DISCARD: Final = 25
REMOVED: Final = 26
BOXED: Final = 27
ROW: Final = 28  # Standing in front of somebody
ZONE_COUNT: Final = 29
HANDS: Final = (1 << MOST_SEATS) - 1  # all hands, as a set of zones
TABLES: Final = HANDS << TABLE

BIT: Final = [1 << kind for kind in range(KIND_COUNT + 1)]
ANY: Final = ANY_KIND
IN_HAND: Final = (1 << KIND_COUNT) - 1  # no Standing
PACTS_OF: Final = [sum(BIT[kind] for kind in range(KIND_COUNT) if PACT_COLOUR[kind] == c) for c in range(MOST_SEATS)]
PACTS: Final = sum(PACTS_OF)
NO_PACTS: Final = IN_HAND & ~PACTS
OFFERABLE: Final = [NO_PACTS | pacts for pacts in PACTS_OF]  # I-TRADE-7, by seat


@final
class Marks:
    """Sets of kinds by what is printed on them."""

    def __init__(self, cards: Cards) -> None:
        hand = range(KIND_COUNT)
        numbers = range(max(cards.numbers) + 1)
        self.at_least = [sum(BIT[kind] for kind in hand if cards.numbers[kind] >= number) for number in range(22)]
        self.legal = sum(BIT[kind] for kind in hand if cards.legal[kind])
        self.illegal = [
            sum(BIT[kind] for kind in hand if not cards.legal[kind] and cards.numbers[kind] == number)
            for number in numbers
        ]
        self.of = [cards.numbers[kind] * 2 + cards.legal[kind] for kind in range(KIND_COUNT + 1)]
        self.backs = [0] * (2 * len(numbers))  # the kinds with a back, by its code
        for kind in range(KIND_COUNT + 1):
            self.backs[self.of[kind]] |= BIT[kind]


def at_first(kind: int) -> int:
    """I-SETUP-4, I-SETUP-7: where a card lies before the first draw."""
    if kind == STANDING:
        return 1 << ROW
    return 1 << (DRAW if kind >= FIRST_UNCOLOURED else PILE + kind // SLOTS)


def anywhere(kind: int) -> int:
    """Where a card may lie at any time, as far as the rules go."""
    out = 1 << REMOVED | 1 << BOXED
    if kind == STANDING:
        return 1 << ROW | 1 << DRAW | 1 << DISCARD | out
    pile = 1 << PILE + kind // SLOTS if kind < FIRST_UNCOLOURED else 0
    if IS_PACT[kind]:
        return HANDS | 1 << OFFER + PACT_COLOUR[kind] | pile | out
    return HANDS | HANDS << OFFER | TABLES | pile | 1 << DRAW | 1 << DISCARD | out
