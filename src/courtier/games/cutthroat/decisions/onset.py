"""A territory is about to be plagued, and what that costs its owner (C-PLAGUE-2, C-PLAGUE-7..9)."""

from typing import final

from courtier.core.pending import NOBODY
from courtier.games.cutthroat.cards import (
    ASHFEN_COINS,
    MERCENARY,
    ONSET_MERCENARIES,
    ONSET_PAY,
    ONSET_PRICE,
    ONSET_TOP,
    PLAGUE_COINS,
)
from courtier.games.cutthroat.court import (
    Court,
)
from courtier.games.cutthroat.decisions.announcement import (
    Deed,
    owner_bit,
)
from courtier.games.cutthroat.decisions.plays import (
    with_backs,
)
from courtier.games.cutthroat.events import (
    FOR_PLAGUE,
    PAID_ONSET,
    PLAGUED,
)


@final
class Plague(Deed):
    """C-PLAGUE-8: a place, `first`, is about to be turned. Nobody announces it, so nobody can take it back."""

    def can_be_taken_back(self, court: Court) -> bool:
        return False

    def aims(self, court: Court) -> int:
        return owner_bit(court, self.first)

    def pay(self, court: Court) -> None:
        pass

    def listeners(self, court: Court) -> int:
        """C-HIRE-DOCTOR-2: everybody who may hold a Doctor."""
        return with_backs(court)

    def happen(self, court: Court) -> None:
        place = self.first
        court.plagued |= 1 << place
        court.tell(PLAGUED, court.ring[place])
        if court.owners[place] != NOBODY:
            break_out(court, place)
        for other in range(len(court.ring)):
            if other != place and court.owners[other] != NOBODY and court.ability(other) == PLAGUE_COINS:
                court.take_coins(court.owners[other], ASHFEN_COINS, FOR_PLAGUE, other)


def break_out(court: Court, place: int) -> None:
    """C-PLAGUE-2, C-PLAGUE-9: the onset line, at its owner's cost. Nobody is the killer (C-PLAGUE-7)."""
    onset = court.cards.territories[court.ring[place]].onset
    if onset == ONSET_TOP:
        court.kill(place, 0)
    elif onset == ONSET_PAY:
        court.pay_coins(court.owners[place], ONSET_PRICE, PAID_ONSET, place)
    elif onset == ONSET_MERCENARIES:
        for position in range(len(court.stacks[place]) - 1, -1, -1):
            if court.stacks[place][position] >= MERCENARY:
                court.kill(place, position)
