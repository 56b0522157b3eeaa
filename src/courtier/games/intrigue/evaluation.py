"""What cards and positions are worth to a player who wants to be one of the last two, and the richer of them."""

from typing import Final

from courtier.games.intrigue.cards import COLOUR_OF, IS_PACT, STANDING, TESTIMONY, TYPE_OF
from courtier.games.intrigue.court import Court
from courtier.games.intrigue.score import hand_value

LIFE: Final = 6.0  # of a Standing, beside its number
WEAPON: Final = [0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 1.5, 10.0]  # by type: the harm that it does to the player of its colour
SHELTER: Final = 1.0  # of a Testimony in hand
OUT: Final = -100.0
VICTORY: Final = 100.0
SHARE_OF_BEST: Final = 0.5  # the weight of the richest of the others; the rest is their mean


def card_worth(court: Court, seat: int, card: int) -> float:
    """To the seat that holds it: its number, and what it can still do."""
    if card == STANDING:
        return LIFE + court.cards.numbers[card]
    worth = 0.0 + court.cards.numbers[card]
    if TYPE_OF[card] == TESTIMONY:
        return worth + SHELTER
    return worth + (WEAPON[TYPE_OF[card]] if is_armed(court, seat, card) else 0.0)


def is_armed(court: Court, seat: int, card: int) -> bool:
    """I-ANN-6: could the seat announce the social card against somebody?"""
    target = COLOUR_OF[card]
    return target < court.seats and target != seat and court.lives(target) and not court.binds(seat, target)


def price(court: Court, seat: int, card: int) -> float:
    """What the seat gives away with a card: its worth, and what it can do to the seat in another hand."""
    worth = card_worth(court, seat, card)
    return worth + WEAPON[TYPE_OF[card]] if COLOUR_OF[card] == seat and not IS_PACT[card] else worth


def fortune(court: Court, seat: int) -> float:
    """What the seat owns: the value of its cards and Standing (I-WIN-3), and what a life is worth beyond that."""
    lives = (LIFE + court.cards.numbers[STANDING]) * court.standing[seat]
    return lives + hand_value(court.hands[seat], court.cards)


def position_worth(court: Court, seat: int) -> float:
    """What the position is worth to the seat: one's own fortune less that of the other living."""
    if court.ended:
        return VICTORY if seat in court.winners() else OUT
    if not court.lives(seat):
        return OUT
    best = 0.0
    total = 0.0
    rivals = 0
    for other in range(court.seats):
        if other != seat and court.lives(other):
            rich = fortune(court, other)
            best = max(best, rich)
            total += rich
            rivals += 1
    return fortune(court, seat) - SHARE_OF_BEST * best - (1.0 - SHARE_OF_BEST) * total / max(rivals, 1)
