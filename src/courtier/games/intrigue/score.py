"""The end: combined values, winners and places (I-WIN)."""

from typing import Final, final

from courtier.games.intrigue.cards import PACT_COLOUR, STANDING, Cards
from courtier.games.intrigue.events import NONE_LEFT

LIVING: Final = 0  # when a seat went out: not at all


@final
class Sheet:
    """The score by source, the winners and the places."""

    def __init__(self, hands: list[int], standings: list[int]) -> None:
        self.hands = hands  # numbers of the hand cards, by seat
        self.standings = standings  # numbers of the Standing
        self.totals = [hands[seat] + standings[seat] for seat in range(len(hands))]
        self.winners: list[int] = []
        self.places: list[int] = []


def score(
    hands: list[list[int]],
    standing: list[int],
    gone: list[int],
    reason: int,
    cards: Cards,
    standing_breaks_ties: bool,
    coop: bool,
) -> Sheet:
    """I-WIN-2..10: `gone[seat]` is the number of the event that put the seat out, LIVING for the others."""
    seats = len(hands)
    last = max(gone)
    compared = [seat for seat in range(seats) if gone[seat] == (last if reason == NONE_LEFT else LIVING)]
    sheet = Sheet([0] * seats, [0] * seats)
    for seat in compared:
        sheet.hands[seat] = hand_value(hands[seat], cards)
        sheet.standings[seat] = cards.numbers[STANDING] * standing[seat]
        sheet.totals[seat] = sheet.hands[seat] + sheet.standings[seat]
    ranks = [rank(sheet, seat, standing, standing_breaks_ties) for seat in range(seats)]
    best = max([ranks[seat] for seat in compared])
    sheet.winners = [seat for seat in compared if ranks[seat] == best]
    if coop and reason != NONE_LEFT:  # V-18: partners who are living
        sheet.winners = with_partners(sheet.winners, compared, hands)
    sheet.places = places(sheet.winners, compared, ranks, gone)
    return sheet


def hand_value(hand: list[int], cards: Cards) -> int:
    """I-WIN-3, I-WIN-7."""
    total = 0
    for card in hand:
        total += cards.numbers[card]
    return total


def rank(sheet: Sheet, seat: int, standing: list[int], standing_breaks_ties: bool) -> int:
    """R-68: the value, and by variant the Standing behind it."""
    return sheet.totals[seat] * 100 + (standing[seat] if standing_breaks_ties else 0)


def with_partners(winners: list[int], compared: list[int], hands: list[list[int]]) -> list[int]:
    """The variant `coop`: who holds a winner's Pact while the winner holds theirs."""
    return [
        seat
        for seat in compared
        if seat in winners
        or any(holds_pact(hands[seat], winner) and holds_pact(hands[winner], seat) for winner in winners)
    ]


def holds_pact(hand: list[int], colour: int) -> bool:
    for card in hand:
        if PACT_COLOUR[card] == colour:
            return True
    return False


def places(winners: list[int], compared: list[int], ranks: list[int], gone: list[int]) -> list[int]:
    """I-WIN-10: winners, the other compared ones by value, then the eliminated, a later exit first."""
    keys: list[tuple[int, int]] = []
    for seat in range(len(gone)):
        if seat in winners:
            keys.append((2, 0))
        elif seat in compared:
            keys.append((1, ranks[seat]))
        else:
            keys.append((0, gone[seat]))
    return [1 + sum(1 for other in keys if other > key) for key in keys]
