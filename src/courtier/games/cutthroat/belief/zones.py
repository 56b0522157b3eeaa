"""Numbers of the zones in which hidden cards may lie. Each kind of back has cards of its own (`hidden_cards.py`)."""

from typing import Final

from courtier.games.cutthroat.cards import MOST_PLACES, MOST_SEATS, STACK_SIZE

HELD: Final = 0  # + seat: in hand, in the feast pile or in the purse
DECK: Final = MOST_SEATS  # of gems the bag
DISCARD: Final = DECK + 1
ASIDE: Final = DISCARD + 1  # announced, or a hireling in play
DRAWN: Final = ASIDE + 1  # two cards of which one is kept
TOP: Final = DRAWN + 1  # on top of the deck, seen by the viewer
OUT: Final = TOP + 1  # cleared from the table, or eaten in sight
PLATE: Final = OUT + 1  # + seat: feast cards face down in front of a player
SLOT: Final = PLATE + MOST_SEATS  # + place * STACK_SIZE + number: a mercenary under a territory
ZONE_COUNT: Final = SLOT + MOST_PLACES * STACK_SIZE
ANYWHERE: Final = (1 << ZONE_COUNT) - 1
