"""Houses and their heirs: powers that are left, hirelings that die, marriages."""

from typing import Any, Final

from courtier.core.pending import NOBODY
from courtier.core.rng import Rng
from courtier.games.cutthroat.cards import (
    BLOOD_MONEY,
    HIRELING,
    SLAINE,
    Cards,
)
from courtier.games.cutthroat.events import (
    DISCARDED_HIRELING,
    FOR_DARK_INFLUENCE,
    HEIR_DIED,
    KILLED_HIRELING,
    MARRIAGE_ENDED,
    MARRIED,
)
from courtier.games.cutthroat.realm import Realm

NOT_IN_PLAY: Final = -1


class Houses(Realm):
    """The realm with houses and marriages."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng, cards: Cards) -> None:
        super().__init__(seats, options, rng, cards)
        self.houses: list[int] = []  # by seat: a house, or NOT_IN_PLAY before the choice; shared by clones
        self.seat_of: list[int] = []  # by house: a seat or NOT_IN_PLAY; shared by clones
        self.uses: list[int] = []  # by power: use markers left (C-SETUP-4)
        self.spouses: list[int] = []  # by seat: a seat or NOBODY
        self.dead_heirs = 0  # by the seat of their house, one bit each

    def copy_houses(self, twin: "Houses") -> None:
        """For a clone."""
        twin.houses = self.houses
        twin.seat_of = self.seat_of
        twin.uses = self.uses.copy()
        twin.spouses = self.spouses.copy()
        twin.dead_heirs = self.dead_heirs

    # Houses

    def house_is(self, seat: int, house: int) -> bool:
        return self.houses[seat] == house

    def uses_of(self, seat: int, house: int, power: int) -> int:
        """How often the player may still use a power with markers; 0 for any other house."""
        return self.uses[power] if self.houses[seat] == house else 0

    def pay_slaine(self) -> None:
        """C-LORD-SLAINE-1: for every hireling and heir that is killed."""
        slaine = self.seat_of[SLAINE]
        if slaine != NOT_IN_PLAY:
            self.take_coins(slaine, BLOOD_MONEY, FOR_DARK_INFLUENCE)

    def kill_hireling(self, owner: int, hireling: int, killer: int, how: int) -> None:
        """C-HIRE-3: into the discard; its effect does not happen, or stops."""
        self.discards[HIRELING + hireling] += 1
        self.tell(KILLED_HIRELING, killer, owner, hireling, how)
        self.pay_slaine()

    def discard_hireling(self, seat: int, hireling: int, why: int) -> None:
        """C-HIRE-1, C-HIRE-6, C-LORD-SLAINE-2: not killed: it was played, or lies there no longer."""
        self.discards[HIRELING + hireling] += 1
        self.tell(DISCARDED_HIRELING, seat, hireling, why)

    # Heirs

    def may_marry(self, seat: int) -> bool:
        """C-WED-2, C-WED-10."""
        return self.spouses[seat] == NOBODY and self.heir_alive(seat)

    def heir_alive(self, seat: int) -> bool:
        """Is the heir of the player's own house alive?"""
        return not self.dead_heirs >> seat & 1

    def in_front(self, seat: int) -> int:
        """C-WED-3: whose heir lies in front of the player."""
        spouse = self.spouses[seat]
        return seat if spouse == NOBODY else spouse

    def marry(self, seat: int, whom: int) -> None:
        """C-WED-3: the heirs are swapped."""
        self.spouses[seat] = whom
        self.spouses[whom] = seat
        self.tell(MARRIED, seat, whom)

    def kill_heirs(self, heirs: int) -> None:
        """C-WED-8, 9, C-FEAST-15, 17: all of them together, one bit a seat; their marriages end and heirs go home."""
        for seat in range(self.seats):
            if heirs >> seat & 1:
                spouse = self.spouses[seat]
                self.dead_heirs |= 1 << seat
                self.tell(HEIR_DIED, seat, seat if spouse == NOBODY else spouse)
                self.pay_slaine()
        for seat in range(self.seats):
            if heirs >> seat & 1:
                self.end_marriage(seat)

    def end_marriage(self, seat: int) -> None:
        spouse = self.spouses[seat]
        if spouse != NOBODY:
            self.spouses[seat] = NOBODY
            self.spouses[spouse] = NOBODY
            self.tell(MARRIAGE_ENDED, seat, spouse)
