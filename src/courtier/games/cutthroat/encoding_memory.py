"""What a player of Cutthroat Kingdoms with a perfect memory knows besides, as numbers.

How many coins and gems move is public (C-SECRET-6), and so all purses can be counted. Of mercenaries, hirelings and
feast cards the discards are open (C-SECRET-5): what is nowhere in sight lies in a deck, in another hand or face down.
"""

from typing import Final

from courtier.core.encoding import Layout, Row, relative, seat_words
from courtier.games.cutthroat.cards import (
    COLOUR_COUNT,
    FEAST_CARDS,
    FEAST_COUNT,
    HIRELING,
    HIRELING_COUNT,
    HIRELINGS,
    KIND_COUNT,
    MERCENARY,
    MOST_SEATS,
    TYPE_COUNT,
    TYPES,
)
from courtier.games.cutthroat.court import Court

MOST: Final = 255
SEATS: Final = seat_words(MOST_SEATS)

REMEMBERED: Final = Layout()
PURSES: Final = REMEMBERED.add("coins in the purse of", SEATS, MOST)
GEM_COUNTS: Final = REMEMBERED.add("gems in the purse of", SEATS, MOST)
UNSEEN: Final = REMEMBERED.add(
    "nowhere in my sight", [*[f"mercenary.{each}" for each in TYPES], *HIRELINGS, *FEAST_CARDS], MOST
)
UNSEEN_HIRELINGS: Final = UNSEEN + TYPE_COUNT
UNSEEN_DISHES: Final = UNSEEN_HIRELINGS + HIRELING_COUNT


def remember(court: Court, seat: int, row: Row, first: int) -> None:
    """All purses, and what is left of the decks that all know."""
    for other in range(court.seats):
        step = relative(court.seats, seat, other)
        row.put(first + PURSES + step, court.coins[other])
        gems = 0
        for colour in range(COLOUR_COUNT):
            gems += court.gems[other * COLOUR_COUNT + colour]
        row.put(first + GEM_COUNTS + step, gems)
    remember_mercenaries(court, seat, row, first)
    own, cards = seat * KIND_COUNT, court.cards
    for each in range(HIRELING_COUNT):
        if cards.hireling_players[each] <= court.seats:
            seen = court.hands[own + HIRELING + each] + court.discards[HIRELING + each]
            row.put(first + UNSEEN_HIRELINGS + each, max(0, cards.hirelings[each] - seen))
    for dish in range(FEAST_COUNT):
        seen = court.dishes[seat * FEAST_COUNT + dish] + court.discards[KIND_COUNT + dish]
        row.put(first + UNSEEN_DISHES + dish, max(0, cards.feast_counts[dish] - seen - tasted(court, dish)))


def remember_mercenaries(court: Court, seat: int, row: Row, first: int) -> None:
    """C-SECRET-4: those face down are known to their owner."""
    for each in range(TYPE_COUNT):
        kind = MERCENARY + each
        left = court.cards.mercenaries[each] - court.hands[seat * KIND_COUNT + kind] - court.discards[kind]
        for place in range(len(court.ring)):
            if court.owners[place] == seat:
                left -= court.stacks[place].count(kind)
        row.put(first + UNSEEN + each, max(0, left))


def tasted(court: Court, dish: int) -> int:
    """How many of a dish lie face up before the players."""
    count = 0
    if court.served:
        for other in range(court.seats):
            count += court.tasted[other * FEAST_COUNT + dish]
    return count
