"""What a bot keeps of one belief for the next: what the journal added up to, and arrangements of hidden cards.

Everything here would come out the same from the view and the whole journal. It only saves the time.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from courtier.core.belief.world_sampler import WorldSampler
from courtier.games.cutthroat.belief.hidden_cards import GROUPS
from courtier.games.cutthroat.belief.remembered import Remembered

NOT_HEARD: Final = -1


@final
class Arranged:
    """A sampler of one group of cards, with what it was made from."""

    def __init__(self, places: list[tuple[int, int]], purses: list[int], zones: list[int]) -> None:
        self.places = places
        self.purses = purses
        self.zones = zones
        self.sampler: WorldSampler | None = None
        self.spots: list[int] = []

    def same(self, other: "Arranged") -> bool:
        """Was it made from the same?"""
        return self.places == other.places and self.zones == other.zones and self.purses == other.purses


@final
class Kept:
    """Of one seat in one game; another game, or a journal that is not the same one gone on, empties it."""

    def __init__(self) -> None:
        self.memory: Remembered | None = None
        self.heard = NOT_HEARD  # so many lines of the journal went into it
        self.last: Any = None  # the last of them
        self.arranged: list[Arranged | None] = [None] * GROUPS

    def goes_on(self, seat: int, houses: list[str | None], ring: list[str], journal: Sequence[dict[str, Any]]) -> bool:
        """Does the journal go on from what was heard, in the same game?"""
        memory = self.memory
        if memory is None or self.heard > len(journal) or journal[self.heard - 1] is not self.last:
            return False
        return memory.seat == seat and memory.houses == houses and memory.ring == ring

    def keep(self, memory: Remembered, journal: Sequence[dict[str, Any]]) -> None:
        """What all these lines added up to."""
        self.memory = memory
        self.heard = len(journal)
        self.last = journal[-1] if journal else None

    def forget(self) -> None:
        """What the belief is about to add came from the view; the next one begins anew."""
        self.memory = None
        self.arranged = [None] * GROUPS
