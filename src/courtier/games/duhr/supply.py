"""Hands, the two Webs and the discard pile: where cards come from and go to."""

from typing import Any, Final

from courtier.core.game import Game
from courtier.core.pending import NO_ZONES, NOTHING
from courtier.core.rng import Rng
from courtier.games.duhr.cards import KIND_COUNT, SCANDAL, WORKING
from courtier.games.duhr.events import (
    DISCARDED,
    DREW,
    LAID_AWAY,
    RESHUFFLED,
    RETRIEVED,
    SET_ASIDE,
    TURNED_OVER,
)

NO_CARD: Final = -1


class Supply(Game):
    """The part of the court without Houses."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(seats, options, rng)
        # By seat: how many of each kind; in a turn begun disfavored, the working hand.
        self.hands: list[list[int]] = NO_ZONES
        self.sizes: list[int] = NOTHING  # of hands
        self.aside: list[int] = NOTHING  # how many of each kind the active player has set aside
        self.aside_size = 0
        self.web: list[int] = NOTHING  # shared by clones; the Web of Suspicion is web[:left], its top card last
        self.left = 0
        self.discard: list[int] = []
        self.scandals = 0  # in the Web of Scandal

    def copy_supply(self, twin: "Supply") -> None:
        """For `clone`."""
        twin.hands = [hand.copy() for hand in self.hands]
        twin.sizes = self.sizes.copy()
        twin.aside = self.aside.copy()
        twin.aside_size = self.aside_size
        twin.web = self.web
        twin.left = self.left
        twin.discard = self.discard.copy()
        twin.scandals = self.scandals

    def enter(self, seat: int, kind: int) -> None:
        self.hands[seat][kind] += 1
        self.sizes[seat] += 1

    def leave(self, seat: int, kind: int) -> None:
        self.hands[seat][kind] -= 1
        self.sizes[seat] -= 1

    def discard_card(self, seat: int, kind: int, why: int) -> None:
        """D-CORE-6: out of the hand."""
        self.leave(seat, kind)
        self.tell(DISCARDED, seat, kind, why)
        self.put_away(kind)

    def put_away(self, kind: int) -> None:
        """D-CORE-6: a scandal goes back to its Web, everything else onto the discard pile."""
        if kind == SCANDAL:
            self.scandals += 1
        else:
            self.discard.append(kind)

    def lay_away(self, kind: int) -> None:
        """D/A-3, D/A-4: an event that was announced or turned over comes to the pile."""
        self.tell(LAID_AWAY, kind)
        self.discard.append(kind)

    def can_draw(self) -> bool:
        """D/A-2, D/A-3: an empty Web is renewed as soon as the pile has a card."""
        if self.left == 0 and self.discard:
            self.reshuffle()
        return self.left > 0

    def reshuffle(self) -> None:
        """D-ACQ-5."""
        self.web = self.discard
        self.discard = []
        self.left = len(self.web)
        if self.recording:
            self.tell(RESHUFFLED, self.left, secret=self.web.copy())
        self.rng.shuffle(self.web)

    def draw(self, seat: int, count: int) -> None:
        """D-ACQ-1, D/A-2, D/A-3: as many as there are; when the last one leaves the Web is renewed."""
        hand = self.hands[seat]
        while count > 0 and self.can_draw():
            taken = min(count, self.left)
            count -= taken
            self.left -= taken
            for place in range(taken):
                hand[self.web[self.left + place]] += 1
            self.sizes[seat] += taken
            if self.recording:
                self.tell(DREW, seat, taken, self.left, secret=self.web[self.left : self.left + taken])
            self.can_draw()

    def fetch_suspicion(self, seat: int) -> int:
        """D/A-4: turn the Web over until a suspicion appears; events on the way are laid away."""
        found = NO_CARD
        events: list[int] = []
        while found == NO_CARD and self.can_draw():
            self.left -= 1
            card = self.web[self.left]
            self.tell(TURNED_OVER, seat, card, self.left)
            if card < SCANDAL:
                found = card
            else:
                events.append(card)
            self.can_draw()
        for event in events:
            self.lay_away(event)
        return found

    def set_aside(self, seat: int) -> None:
        """D-DISF-2, D-DISF-3, D/A-37: two cards at random are the working hand."""
        cards = listed(self.hands[seat])
        self.rng.shuffle(cards)
        rest = cards[WORKING:]
        for kind in rest:
            self.leave(seat, kind)
            self.aside[kind] += 1
        self.aside_size = len(rest)
        self.tell(SET_ASIDE, seat, len(rest), secret=sorted(rest))

    def retrieve(self, seat: int) -> None:
        """D-DISF-5, D-DISF-6: what was set aside comes back at the end of the turn, and can be used out of turn."""
        self.tell(RETRIEVED, seat, self.aside_size)
        for kind in range(KIND_COUNT):
            self.hands[seat][kind] += self.aside[kind]
            self.aside[kind] = 0
        self.sizes[seat] += self.aside_size
        self.aside_size = 0


def listed(hand: list[int]) -> list[int]:
    """The cards of a hand one by one."""
    cards: list[int] = []
    for kind in range(KIND_COUNT):
        for _ in range(hand[kind]):
            cards.append(kind)
    return cards
