"""The table of events: who learns what (ledger §5). All see the open fields; the seat named first sees the secret one.

No event holds the family of a spy that has been laid (H-INFO-6), so none can tell it.
"""

from typing import Final

from courtier.core.event import SEAT, Field, TableOfSight
from courtier.games.hofverrat.actions import AREAS, SPOTS
from courtier.games.hofverrat.cards import CARDS, COLOURS, FAMILIES, PER_COLOUR

MISSIONS: Final = tuple(f"{colour[0].upper()}{number}" for colour in COLOURS for number in range(1, PER_COLOUR + 1))
SPOT: Final = Field("spot", SPOTS)
CARD: Final = Field("card", CARDS)
FAMILY: Final = Field("family", FAMILIES)

SIGHT: Final = TableOfSight()
SET_UP: Final = SIGHT.row("set_up", Field("first"), Field("box"), Field("pile"))
DEALT: Final = SIGHT.row("dealt", SEAT, Field("count"), secret=Field("cards", CARDS))
ENTRUSTED: Final = SIGHT.row("entrusted", SEAT, Field("count"), secret=Field("missions", MISSIONS))
TURN_BEGAN: Final = SIGHT.row("turn_began", SEAT, Field("turn"))
LAID: Final = SIGHT.row("laid", SEAT, SPOT, CARD)
LAID_SPY: Final = SIGHT.row("laid_spy", SEAT, SPOT)
REMOVED: Final = SIGHT.row("removed", SEAT, SPOT, Field("place"), CARD)
REMOVED_SPY: Final = SIGHT.row("removed_spy", SEAT, SPOT, Field("place"), Field("layer"))
SPARED: Final = SIGHT.row("spared", SEAT, Field("area", AREAS))
DREW: Final = SIGHT.row("drew", SEAT, Field("count"), Field("pile"), secret=Field("cards", CARDS))
REVEALED: Final = SIGHT.row("revealed", SPOT, Field("place"), Field("layer"), CARD)
JUDGED: Final = SIGHT.row("judged", FAMILY, Field("above"), Field("below"))
COUNTED: Final = SIGHT.row("counted", SEAT, Field("points"))
MISSION_SHOWN: Final = SIGHT.row("mission_shown", SEAT, Field("mission", MISSIONS), Field("points"))
WON: Final = SIGHT.row("won", SEAT, Field("total"))
