"""Cards on Houses: how they come, lie and leave, and the status of Houses.

D-CORE-7: every effect goes through these methods, so no card text can override the core rules.
"""

from typing import Any

from courtier.core.pending import NO_ZONES, NOTHING
from courtier.core.rng import Rng
from courtier.games.duhr.actions import spot
from courtier.games.duhr.cards import CONCEALED, FAVORED, KIND, KIND_COUNT, SCANDAL, VILIFIED
from courtier.games.duhr.events import (
    PLACED,
    PLAYED,
    REMOVED,
    REPLACED,
    REPLACED_CONCEALED,
    SHIFTED,
    SHIFTED_UNSEEN,
    STATUS_CHANGED,
    TAKEN_UP,
    TAKEN_UP_UNSEEN,
    TURNED_DOWN,
    TURNED_UP,
    VILIFYING,
)
from courtier.games.duhr.supply import Supply
from courtier.games.duhr.variants import PRINTED, Variants


class Houses(Supply):
    """The part of the court without conspiracies and agendas."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(seats, options, rng)
        self.variants: Variants = PRINTED  # shared by clones
        self.rows: list[list[int]] = NO_ZONES  # by seat: the cards on its House, in the order of their places (D/A-16)
        self.active = 0  # whose turn it is
        self.falls: list[int] = []  # seats whose loss of favor still turns a conspiracy, in order (D/A-55)
        # Counted from the cards, by `take_stock` and then by `settle`:
        self.status: list[int] = NOTHING
        self.suspicions_on: list[int] = NOTHING  # revealed
        self.scandals_on: list[int] = NOTHING
        self.concealed_on: list[int] = NOTHING
        self.all_suspicions = 0
        self.all_scandals = 0
        self.all_concealed = 0
        self.favored = 0

    def copy_houses(self, twin: "Houses") -> None:
        """For `clone`."""
        twin.variants = self.variants
        twin.rows = [row.copy() for row in self.rows]
        twin.active = self.active
        twin.falls = self.falls.copy()
        twin.status = self.status.copy()
        twin.suspicions_on = self.suspicions_on.copy()
        twin.scandals_on = self.scandals_on.copy()
        twin.concealed_on = self.concealed_on.copy()
        twin.all_suspicions = self.all_suspicions
        twin.all_scandals = self.all_scandals
        twin.all_concealed = self.all_concealed
        twin.favored = self.favored

    def take_stock(self) -> None:
        """Count the cards of a court that was loaded or guessed. Nothing follows from the counts."""
        seats = self.seats
        self.variants = Variants(self.options)
        self.suspicions_on = [0] * seats
        self.scandals_on = [0] * seats
        self.concealed_on = [0] * seats
        self.all_suspicions = 0
        self.all_scandals = 0
        self.all_concealed = 0
        for seat in range(seats):
            self.count(seat)
        self.status = [self.variants.status(len(self.rows[seat]), self.scandals_on[seat]) for seat in range(seats)]
        self.favored = self.status.count(FAVORED)
        self.sizes = [sum(hand) for hand in self.hands]
        self.aside_size = sum(self.aside)

    def count(self, seat: int) -> None:
        """How many of the cards on a House are what."""
        suspicions = 0
        scandals = 0
        concealed = 0
        for card in self.rows[seat]:
            if card >= CONCEALED:
                concealed += 1
            elif card == SCANDAL:
                scandals += 1
            else:
                suspicions += 1
        self.all_suspicions += suspicions - self.suspicions_on[seat]
        self.all_scandals += scandals - self.scandals_on[seat]
        self.all_concealed += concealed - self.concealed_on[seat]
        self.suspicions_on[seat] = suspicions
        self.scandals_on[seat] = scandals
        self.concealed_on[seat] = concealed

    def settle(self, seat: int) -> None:
        """D-TERM-4..8, D-FAVOR-1, D-DISF-1: the status of a House after a change of its cards, and what follows."""
        self.count(seat)
        status = self.variants.status(len(self.rows[seat]), self.scandals_on[seat])
        if status != self.status[seat]:
            self.change_status(seat, status)

    def change_status(self, seat: int, status: int) -> None:
        """D-FAVOR-3..10, D-VIL-1, D-VIL-2, D-VIL-10..14: a loss of favor queues its flip, a villain has no cards."""
        before = self.status[seat]
        self.status[seat] = status
        self.tell(STATUS_CHANGED, seat, status)
        if before == FAVORED:
            self.favored -= 1
            self.falls.append(seat)
        elif status == FAVORED:
            self.favored += 1
        if status == VILIFIED:
            self.lose_cards(seat)
        elif before == VILIFIED:
            self.draw(seat, 1)

    def lose_cards(self, seat: int) -> None:
        """D-VIL-1, D/A-35: a new villain discards all, what is set aside included."""
        if seat == self.active and self.aside_size > 0:
            self.retrieve(seat)
        hand = self.hands[seat]
        for kind in range(KIND_COUNT):
            while hand[kind] > 0:
                self.discard_card(seat, kind, VILIFYING)

    def play(self, seat: int, kind: int, to: int) -> None:
        """D-ACT-1, D-ACT-2, D-CORE-4: from the hand onto a favored House, face up, beside what lies there."""
        self.leave(seat, kind)
        self.rows[to].append(kind)
        self.tell(PLAYED, seat, to, kind)
        self.settle(to)

    def place_scandal(self, seat: int, to: int, why: int) -> None:
        """D-CORE-3: from the Web of Scandal onto a House that has room."""
        self.scandals -= 1
        self.rows[to].append(SCANDAL)
        self.tell(PLACED, seat, to, why)
        self.settle(to)

    def replace(self, seat: int, to: int, place: int, kind: int) -> None:
        """D/A-6: the new card is there already, the old one is discarded, then the status is read."""
        row = self.rows[to]
        replaced = REPLACED_CONCEALED if row[place] >= CONCEALED else REPLACED
        old = row[place] & KIND
        row[place] = kind
        if kind == SCANDAL:
            self.scandals -= 1
        self.tell(replaced, seat, spot(to, place), old, kind)
        self.put_away(old)
        self.settle(to)

    def turn_over(self, seat: int, to: int, place: int) -> None:
        """D-HOUSE-8: face up or face down, in its place."""
        card = self.rows[to][place] ^ CONCEALED
        self.rows[to][place] = card
        self.tell(TURNED_DOWN if card >= CONCEALED else TURNED_UP, seat, spot(to, place), card & KIND)
        self.settle(to)

    def turn_all_up(self, seat: int, to: int) -> None:
        """EV-INFORMANTS: all at the same time, so that the status is read once."""
        row = self.rows[to]
        for place in range(len(row)):
            if row[place] >= CONCEALED:
                row[place] &= KIND
                self.tell(TURNED_UP, seat, spot(to, place), row[place])
        self.settle(to)

    def shift(self, seat: int, source: int, place: int, to: int) -> None:
        """D/A-8, D/A-9: off one House, then onto the other, with the face it has."""
        card = self.rows[source].pop(place)
        if card >= CONCEALED:
            self.tell(SHIFTED_UNSEEN, seat, spot(source, place), to)
        else:
            self.tell(SHIFTED, seat, spot(source, place), to, card)
        self.settle(source)
        self.rows[to].append(card)
        self.settle(to)

    def remove_scandal(self, seat: int, to: int, place: int) -> None:
        """D-MS-2."""
        self.rows[to].pop(place)
        self.scandals += 1
        self.tell(REMOVED, seat, spot(to, place))
        self.settle(to)

    def take_up(self, seat: int, source: int, place: int) -> None:
        """D-HOUSE-5, D/A-17: off the House, its status, then into the hand."""
        card = self.rows[source].pop(place)
        kind = card & KIND
        if card >= CONCEALED:
            self.tell(TAKEN_UP_UNSEEN, seat, spot(source, place), secret=[kind])
        else:
            self.tell(TAKEN_UP, seat, spot(source, place), kind)
        self.settle(source)
        self.enter(seat, kind)
