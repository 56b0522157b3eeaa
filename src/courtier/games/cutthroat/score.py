"""The end: points by source, couples, who wins (C-SCORE). A position is scored as it lies."""

from typing import Final, final

from courtier.core.pending import NOBODY
from courtier.games.cutthroat.cards import COLOUR_COUNT
from courtier.games.cutthroat.events import (
    FROM_BASTARD,
    FROM_COINS,
    FROM_FOOD,
    FROM_GEMS,
    FROM_LAND,
    SOURCE_COUNT,
)

RAINBOW: Final = 25  # C-SCORE-6
LINEAR: Final = 2  # ledger 4.8: a loose gem with `linear2`


@final
class Sheet:
    """The score: points[seat * SOURCE_COUNT + source], own sums, and what counts for winning.

    C-SCORE-16: only these sources count. C-FEAST-19, 20: food counts for the player before whom it lies.
    """

    def __init__(self, seats: int, spouses: list[int]) -> None:
        self.seats = seats
        self.spouses = spouses
        self.points = [0] * (seats * SOURCE_COUNT)

    def own(self, seat: int) -> int:
        """C-SCORE-1: of one player alone."""
        total = 0
        for source in range(SOURCE_COUNT):
            total += self.points[seat * SOURCE_COUNT + source]
        return total

    def total(self, seat: int) -> int:
        """C-SCORE-13, C-WED-7: spouses are scored apart, then their sums are added."""
        spouse = self.spouses[seat]
        return self.own(seat) + (self.own(spouse) if spouse != NOBODY else 0)

    def winners(self) -> list[int]:
        """C-SCORE-14, C-SCORE-15: the highest single or married totals."""
        totals = [self.total(seat) for seat in range(self.seats)]
        best = max(totals)
        return [seat for seat in range(self.seats) if totals[seat] == best]

    def note(self, seat: int, source: int, points: int) -> None:
        self.points[seat * SOURCE_COUNT + source] = points

    def note_all(self, seat: int, coins: int, gems: int, land: int, food: int, bastard: int) -> None:
        self.note(seat, FROM_COINS, coins)
        self.note(seat, FROM_GEMS, gems)
        self.note(seat, FROM_LAND, land)
        self.note(seat, FROM_FOOD, food)
        self.note(seat, FROM_BASTARD, bastard)


def gem_points(gems: list[int], linear: bool) -> int:
    """C-SCORE-6..8: the best number of rainbows; what is left over counts by colour."""
    fewest = gems[0]
    for count in gems:
        fewest = min(fewest, count)
    best = 0
    for rainbows in range(fewest + 1):
        points = rainbows * RAINBOW
        for colour in range(COLOUR_COUNT):
            loose = gems[colour] - rainbows
            points += loose * LINEAR if linear else loose * loose
        best = max(best, points)
    return best
