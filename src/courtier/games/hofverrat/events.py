"""The one table of who learns what (ledger §5). All see the open fields, the seat named first alone the secret one.

No event holds the family of a spy that has been laid (H-INFO-6), so none can tell it.
"""

from typing import Final

from courtier.core.event import SEAT, Field, Row
from courtier.games.hofverrat.actions import AREAS, SPOTS
from courtier.games.hofverrat.cards import CARDS, COLOURS, FAMILIES, PER_COLOUR

MISSIONS: Final = tuple(f"{colour[0].upper()}{number}" for colour in COLOURS for number in range(1, PER_COLOUR + 1))
SPOT: Final = Field("spot", SPOTS)
CARD: Final = Field("card", CARDS)
FAMILY: Final = Field("family", FAMILIES)

SET_UP: Final = 0
DEALT: Final = 1
ENTRUSTED: Final = 2
TURN_BEGAN: Final = 3
LAID: Final = 4
LAID_SPY: Final = 5
REMOVED: Final = 6
REMOVED_SPY: Final = 7
SPARED: Final = 8
DREW: Final = 9
REVEALED: Final = 10
JUDGED: Final = 11
COUNTED: Final = 12
MISSION_SHOWN: Final = 13
WON: Final = 14

TABLE_OF_SIGHT: Final = (
    Row("set_up", (Field("first"), Field("box"), Field("pile"))),
    Row("dealt", (SEAT, Field("count")), secret=Field("cards", CARDS)),
    Row("entrusted", (SEAT, Field("count")), secret=Field("missions", MISSIONS)),
    Row("turn_began", (SEAT, Field("turn"))),
    Row("laid", (SEAT, SPOT, CARD)),
    Row("laid_spy", (SEAT, SPOT)),
    Row("removed", (SEAT, SPOT, Field("place"), CARD)),
    Row("removed_spy", (SEAT, SPOT, Field("place"), Field("layer"))),
    Row("spared", (SEAT, Field("area", AREAS))),
    Row("drew", (SEAT, Field("count"), Field("pile")), secret=Field("cards", CARDS)),
    Row("revealed", (SPOT, Field("place"), Field("layer"), CARD)),
    Row("judged", (FAMILY, Field("above"), Field("below"))),
    Row("counted", (SEAT, Field("points"))),
    Row("mission_shown", (SEAT, Field("mission", MISSIONS), Field("points"))),
    Row("won", (SEAT, Field("total"))),
)
