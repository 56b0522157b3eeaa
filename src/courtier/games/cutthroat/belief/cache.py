"""What a bot takes over from one belief to the next: what it read from the journal, and arrangements of hidden cards.

All of it would come out the same from the view and the whole journal. The cache only saves the time.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from courtier.core.belief.world_sampler import WorldSampler
from courtier.core.deals.known_deals import KnownDeals
from courtier.games.cutthroat.belief.copies import Lot
from courtier.games.cutthroat.belief.hidden_cards import GROUPS
from courtier.games.cutthroat.belief.known_state import KnownState
from courtier.games.cutthroat.deals import RULES

NOT_READ: Final = -1


@final
class Arrangement:
    """A sampler of one group of cards, with what it was made from."""

    def __init__(self, places: list[tuple[int, int]], purses: list[int], zones: list[int], lots: list[Lot]) -> None:
        self.places = places
        self.purses = purses
        self.zones = zones
        self.lots = lots
        self.sampler: WorldSampler | None = None
        self.spots: list[int] = []

    def same(self, other: "Arrangement") -> bool:
        """True if both are made from the same."""
        if self.places != other.places or self.zones != other.zones or self.purses != other.purses:
            return False
        return same_lots(self.lots, other.lots)


def same_lots(some: list[Lot], others: list[Lot]) -> bool:
    if len(some) != len(others):
        return False
    for number, lot in enumerate(some):
        if not lot.same(others[number]):
            return False
    return True


@final
class BeliefCache:
    """The cache of one seat in one game. Another game, or a journal that does not continue the last one, empties it."""

    def __init__(self) -> None:
        self.known: KnownState | None = None
        self.read = NOT_READ  # the number of lines of the journal that went into it
        self.last: Any = None  # the last of them
        self.arrangements: list[Arrangement | None] = [None] * GROUPS
        self.deals: KnownDeals | None = None

    def deals_of(self, seats: int) -> KnownDeals:
        """The deals as the last view told of them. They are compared with the next view, so nothing empties them."""
        if self.deals is None or len(self.deals.offers) != seats:
            self.deals = KnownDeals(RULES, seats)
        return self.deals

    def continued_by(
        self, seat: int, houses: list[str | None], ring: list[str], journal: Sequence[dict[str, Any]]
    ) -> bool:
        """True if the journal continues the one that was read, in the same game."""
        known = self.known
        if known is None or self.read > len(journal) or journal[self.read - 1] is not self.last:
            return False
        return known.seat == seat and known.houses == houses and known.ring == ring

    def store(self, known: KnownState, journal: Sequence[dict[str, Any]]) -> None:
        """Store what all these lines of the journal tell."""
        self.known = known
        self.read = len(journal)
        self.last = journal[-1] if journal else None

    def clear(self) -> None:
        """Forget everything, because the belief is about to add what it reads from the view."""
        self.known = None
        self.arrangements = [None] * GROUPS
