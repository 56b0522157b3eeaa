"""The numbers of the rules that options change, as fields for the rules. Their help is in `options.py`."""

from collections.abc import Mapping
from typing import Any, Final, final

ESTEEMED: Final = 1
NEUTRAL: Final = 0
IN_DISGRACE: Final = -1
STANDINGS: Final = {ESTEEMED: "esteemed", NEUTRAL: "neutral", IN_DISGRACE: "disgraced"}  # as views and words name them


@final
class Variants:
    """H/A-1, H/A-35: one field for each number."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.noble_weight: int = options.get("mission_noble_weight", 2)
        self.esteem_lead: int = options.get("esteem_lead", 1)
        self.disgrace_lead: int = options.get("disgrace_lead", 1)

    def standing(self, above: int, below: int) -> int:
        """H-STAT-1..5: the weight above against the weight below."""
        if above - below >= self.esteem_lead:
            return ESTEEMED
        return IN_DISGRACE if below - above >= self.disgrace_lead else NEUTRAL

    def beyond_neutral(self, balance: int) -> int:
        """How far a family with this weight above, less that below, is from being neutral."""
        if balance > 0:
            return max(0, balance - self.esteem_lead + 1)
        return min(0, balance + self.disgrace_lead - 1)
