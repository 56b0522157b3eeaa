"""Welcome to Aurum: who is paid for a deal (C-WELC). `talk.py` opens the bargaining for it."""

from typing import Final

from courtier.core.deals.deal import Deal
from courtier.games.cutthroat.cards import MOST_SEATS
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.events import FOR_WELCOME

# What a parley or a talk is held for: anything, or Welcome; then the seats with a deal of their own, one bit each.
ORDINARY: Final = 0
WELCOME: Final = 1  # + those seats
OCCASIONS: Final = WELCOME + (1 << MOST_SEATS)


def pay_for_deal(court: Court, deal: Deal, occasion: int) -> int:
    """C-WELC-2..4, 7, 10: of a sealed deal, who had none of their own is paid; returns the occasion after that."""
    if occasion < WELCOME:
        return occasion
    dealt = occasion - WELCOME
    for seat in deal.parties:
        if not dealt >> seat & 1:
            dealt |= 1 << seat
            court.take_coins(seat, court.cards.numbers[court.event], FOR_WELCOME)
    return WELCOME + dealt


def has_dealt(occasion: int, seat: int) -> bool:
    """C-WELC-1: does the seat have a deal of its own in this Welcome?"""
    return occasion >= WELCOME and occasion - WELCOME >> seat & 1 == 1
