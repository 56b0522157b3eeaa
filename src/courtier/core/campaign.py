"""Several games that are won together. A game that is played so says how in its `campaign.py`."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

TOTALS: Final = "campaign"  # in the header of a record: the totals of the games before this one

Totals = Sequence[Sequence[int]]  # of every finished game, by seat


class Campaign(NamedTuple):
    """How many games, what the next one is set up with, how seats stand, and who wins."""

    games: int
    next_options: Callable[[Any], dict[str, Any]]  # from the finished game
    sums: Callable[[Totals], list[int]]
    winners: Callable[[Totals], list[int]]
