"""Soldiers come back from the dead pile (C-DEAD)."""

from typing import final

from courtier.games.cutthroat.cards import (
    DEAD_PRICE,
    FREE_DEAD,
)
from courtier.games.cutthroat.court import BURYING, NO_TAKEBACKS, Court
from courtier.games.cutthroat.decisions.announcement import Deed
from courtier.games.cutthroat.events import ANNOUNCED_DEAD, COLLECTED_DEAD, DEED_DEAD, PAID_DEAD


def may_collect_dead(court: Court, seat: int) -> bool:
    """C-DEAD-2..4: by public facts."""
    may = court.may_open(BURYING) and court.dead_count(seat) > 0
    return may and court.may_announce(seat, DEED_DEAD, 0)


def dead_price(court: Court, seat: int) -> int:
    """C-DEAD-2, C-TERR-6."""
    return 0 if court.serves(seat, FREE_DEAD) else DEAD_PRICE


@final
class CollectDead(Deed):
    """C-DEAD-2, C-ACT-6: the block ends at once."""

    def price(self, court: Court) -> int:
        return dead_price(court, self.seat)

    def pay(self, court: Court) -> None:
        court.taken |= 1 << BURYING
        price = self.price(court)
        if price > 0:
            court.pay_coins(self.seat, price, PAID_DEAD)
        elif court.takeback != NO_TAKEBACKS:
            court.tell(ANNOUNCED_DEAD, self.seat)

    def take_back(self, court: Court) -> None:
        super().take_back(court)
        court.taken &= ~(1 << BURYING)

    def happen(self, court: Court) -> None:
        court.tell(COLLECTED_DEAD, self.seat, court.collect_dead(self.seat))
