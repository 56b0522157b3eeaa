"""The numbers of the rules that options change, as fields for the rules. Their help is in `options.py`."""

from collections.abc import Mapping
from typing import Any, Final, final

from courtier.games.duhr.cards import DISFAVORED, FAVORED, FULL, VILE, VILIFIED

DISFAVORED_POINTS: Final = 9  # D-SCORE-2
VILLAIN_POINTS: Final = 2  # D-SCORE-3
SCANDAL_COST: Final = 2  # D-SCORE-1, D-SCORE-2


@final
class Variants:
    """D/A-87, D-CORE-2, D-SCORE-1..3: one field for each number. A House of `full` cards is not favored."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.full: int = options.get("cards_to_disfavor", FULL)
        self.vile: int = options.get("scandals_to_vilify", VILE)
        self.disfavored_points: int = options.get("disfavored_points", DISFAVORED_POINTS)
        self.villain_points: int = options.get("villain_points", VILLAIN_POINTS)
        self.scandal_cost: int = options.get("scandal_cost", SCANDAL_COST)

    def status(self, cards: int, scandals: int) -> int:
        """D-TERM-4..6: of a House with so many cards, and so many revealed scandals among them."""
        if cards < self.full:
            return FAVORED
        return VILIFIED if scandals >= self.vile else DISFAVORED


PRINTED: Final = Variants({})
