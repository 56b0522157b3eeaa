"""Rows of cards with gaps, where any hidden card may lie in any gap."""

from typing import Final

from courtier.core.rng import Rng

UNKNOWN_CARD: Final = -1


def fill_unknown(row: list[int], hidden: list[int], rng: Rng) -> list[int]:
    """A copy of the row with a hidden card in place of every `UNKNOWN_CARD`; every order is as likely."""
    cards = hidden.copy()
    rng.shuffle(cards)
    return [cards.pop() if card == UNKNOWN_CARD else card for card in row]
