"""The state of the round, who is left, and the whole court as data."""

from typing import Any, Final, final

from courtier.core.pending import NOTHING
from courtier.core.rng import Rng
from courtier.games.intrigue.cards import MOST_SEATS, NO_CARD, Cards
from courtier.games.intrigue.events import (
    CLEARED,
    ELIMINATED,
    ENDED,
    OWN_TOP,
    PUT_DOWN,
    SHOWN,
    TWO_LEFT,
    VALUED,
    WON,
)
from courtier.games.intrigue.score import LIVING, Sheet, score
from courtier.games.intrigue.supply import name_or_none
from courtier.games.intrigue.trades import Trades
from courtier.games.intrigue.variants import Variants

NAME: Final = "intrigue"
PHASES: Final = ("setup", "discussion", "trade", "announcement", "vote", "draw")
SETUP: Final = 0
DISCUSSION: Final = 1
TRADE: Final = 2
ANNOUNCEMENT: Final = 3
VOTE: Final = 4
DRAWING: Final = 5

NO_VOTE_YET: Final = -1
ABSTENTION: Final = 6  # a vote for no seat


def circles_of(seats: int) -> list[list[tuple[int, ...]]]:
    """I-ROUND-4: by first seat and set of seats, those seats in clockwise order."""
    return [
        [
            tuple((first + step) % seats for step in range(seats) if among >> (first + step) % seats & 1)
            for among in range(1 << seats)
        ]
        for first in range(seats)
    ]


CIRCLES: Final = [circles_of(seats) if seats else [] for seats in range(MOST_SEATS + 1)]


@final
class Court(Trades):
    """The whole state: hands, Standing, piles, the cards on the table and on offer, and the round."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng, cards: Cards, variants: Variants) -> None:
        super().__init__(seats, options, rng, cards, variants)
        self.start = 0
        self.phase = SETUP
        self.living = (1 << seats) - 1  # one bit a seat, like all sets of seats
        self.table: list[int] = NOTHING  # by seat, put down in the Announcement phase
        self.announced = 0  # seats whose card on the table is turned up
        self.queue: list[int] = []  # seats whose announcements are still to be resolved
        self.threatened = 0
        self.hooks: list[int] = []  # landed, from the vote on attached: packed by `hook`, in the order of resolving
        self.votes: list[int] = NOTHING
        self.due: list[int] = []  # draws still to be dealt, packed by `draw_of`
        self.leaving: list[int] = []  # seats that are out and have not yet disposed of their hand
        self.gone: list[int] = NOTHING  # by seat: LIVING, or the number of the event that put it out
        self.reason = TWO_LEFT
        self.sheet: Sheet | None = None

    def clone(self) -> "Court":
        twin = Court(self.seats, self.options, self.rng.clone(), self.cards, self.variants)
        self.copy_common(twin)
        self.copy_supply(twin)
        self.copy_trade(twin)
        self.copy_round(twin)
        return twin

    def copy_round(self, twin: "Court") -> None:
        """For `clone`."""
        twin.start = self.start
        twin.phase = self.phase
        twin.living = self.living
        twin.table = self.table.copy()
        twin.announced = self.announced
        twin.threatened = self.threatened
        twin.votes = self.votes.copy()
        twin.gone = self.gone.copy()
        twin.reason = self.reason
        if self.queue:
            twin.queue = self.queue.copy()
        if self.hooks:
            twin.hooks = self.hooks.copy()
        if self.due:
            twin.due = self.due.copy()
        if self.leaving:
            twin.leaving = self.leaving.copy()

    def name(self) -> str:
        return NAME

    # Seats

    def lives(self, seat: int) -> bool:
        return self.living >> seat & 1 == 1

    def circle(self, first: int, among: int) -> tuple[int, ...]:
        """I-ROUND-4: those seats clockwise from the first."""
        return CIRCLES[self.seats][first][among]

    def with_cards(self) -> int:
        """The living who have a hand card."""
        among = 0
        for seat in range(self.seats):
            if self.hands[seat] and self.living >> seat & 1:
                among |= 1 << seat
        return among

    # Announcement

    def put_down(self, seat: int, card: int) -> None:
        """I-ANN-1, I-ANN-14."""
        self.hands[seat].remove(card)
        self.table[seat] = card
        if self.recording:
            self.tell_backs(seat, [card])
            self.tell(PUT_DOWN, seat, secret=[card])

    def clear_table(self) -> None:
        """I-ANN-11, I-LOSE-9: in seat order from the start player, the eliminated too."""
        for step in range(self.seats):
            seat = (self.start + step) % self.seats
            card = self.table[seat]
            if card >= 0:
                self.table[seat] = NO_CARD
                if self.recording:
                    self.tell(CLEARED, seat, secret=[card])
                self.put_away(card)
        self.announced = 0

    # Exits

    def eliminate(self, seat: int, number: int) -> None:
        """I-LOSE-1, 8, 11: out, and the personal pile out of the game; other cards of the colour stay."""
        self.living &= ~(1 << seat)
        self.gone[seat] = number
        size = self.left[seat]
        self.boxed.extend(self.piles[seat][:size])
        self.left[seat] = 0
        self.tell(ELIMINATED, seat, size, number)
        self.tell_top(OWN_TOP + seat)

    # The end

    def finish(self, reason: int) -> None:
        """I-WIN."""
        self.reason = reason
        self.pending.clear()
        self.end()
        if self.recording:
            self.unveil(self.final_sheet())

    def unveil(self, sheet: Sheet) -> None:
        """I-WIN-9: hands of the living, values, places, winners."""
        self.tell(ENDED, self.reason, self.turn)
        for seat in range(self.seats):
            if self.gone[seat] == LIVING or self.hands[seat]:
                self.tell(SHOWN, seat, secret=self.hands[seat].copy())
        for seat in range(self.seats):
            self.tell(VALUED, seat, sheet.totals[seat], sheet.places[seat])
        for seat in sheet.winners:
            self.tell(WON, seat, sheet.totals[seat])

    def final_sheet(self) -> Sheet:
        if self.sheet is None:
            self.sheet = score(
                self.hands,
                self.standing,
                self.gone,
                self.reason,
                self.cards,
                self.variants.standing_breaks_ties,
                self.variants.coop,
            )
        return self.sheet

    def scores(self) -> list[int]:
        self.check_over()
        return self.final_sheet().totals[:]

    def winners(self) -> list[int]:
        self.check_over()
        return self.final_sheet().winners[:]

    # The whole truth

    def dump(self) -> dict[str, Any]:
        data = self.common_dump()
        data["start"] = self.start
        data["phase"] = PHASES[self.phase]
        data.update(self.dump_cards())
        data["table"] = [name_or_none(card) for card in self.table]
        data["announced"] = self.announced
        data["trade"] = self.dump_trade()
        data["traded"] = self.traded
        data["swapped"] = self.swapped
        data["debts"] = self.debts[:]
        data["bribe"] = self.bribe
        data["queue"] = self.queue[:]
        data["threatened"] = self.threatened
        data["hooks"] = self.hooks[:]
        data["votes"] = self.votes[:]
        data["due"] = self.due[:]
        data["leaving"] = self.leaving[:]
        data["gone"] = self.gone[:]
        data["reason"] = self.reason
        return data
