"""D-CAMP-1: three games, won together. The terminal and the table call these functions."""

from typing import Any, Final

from courtier.core.campaign import Campaign, Totals
from courtier.games.duhr.court import Court
from courtier.games.duhr.figures import began

GAMES: Final = 3


def next_options(court: Court) -> dict[str, Any]:
    """D/A-46: a full new setup with the same options; the first player moves one seat clockwise."""
    return {**court.options, "first_player": (began(court) + 1) % court.seats}


def sums(totals: Totals) -> list[int]:
    """D-CAMP-1: by seat, over the games so far."""
    return [sum(of_seat) for of_seat in zip(*totals, strict=True)]


def winners(totals: Totals) -> list[int]:
    """D-CAMP-1, D/A-46: the highest sum; equal sums share, whatever the status."""
    counted = sums(totals)
    best = max(counted)
    return [seat for seat, each in enumerate(counted) if each == best]


CAMPAIGN: Final = Campaign(GAMES, next_options, sums, winners)
