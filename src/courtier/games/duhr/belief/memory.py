"""What a seat knows: the table as all see it, and what it has seen besides.

Concealed cards on Houses were seen when they were turned down (D-INFO-6), so their kinds are known to who remembers.
"""

from typing import Any, Final, final

from courtier.core.pending import Pending
from courtier.games.duhr.belief.card_histories import ANY_KIND
from courtier.games.duhr.belief.hidden_cards import TABLE, WEB, Hidden
from courtier.games.duhr.belief.rewind import NEVER_SEEN, NOT_KNOWN, Before
from courtier.games.duhr.cards import (
    AGENDAS,
    EVENT,
    FAVORED,
    FULL,
    HOUSES,
    KIND,
    KIND_COUNT,
    NO_AGENDA,
    SCANDAL,
    SCANDALS,
    SUSPICIONS,
)
from courtier.games.duhr.decisions.stack import revive
from courtier.games.duhr.score import Tally

# Sets of kinds, one bit each: what may lie on a House, and in the Web (D-ACQ-4).
ON_HOUSES: Final = (1 << EVENT) - 1
IN_WEB: Final = ANY_KIND & ~(1 << SCANDAL)


@final
class Memory:
    """NOT_KNOWN where nothing is."""

    def __init__(self, view: dict[str, Any]) -> None:
        you = view["you"]
        self.seat: int = NOT_KNOWN if you is None else you
        self.seats: int = len(view["seats"])
        self.houses: list[int] = [HOUSES.index(name) for name in view["more"]["houses"]]
        self.hidden = Hidden()
        self.hand: list[int] = [0] * KIND_COUNT  # the own one
        self.aside: list[int] = [0] * KIND_COUNT
        self.rows: list[list[int]] = [[] for _ in range(self.seats)]
        self.discard: list[int] = []
        self.scandals = 0
        self.status: list[int] = [FAVORED] * self.seats
        self.falls: list[int] = []
        self.shown: list[bool] = [False] * self.seats
        self.conspiracies: list[int] = [NOT_KNOWN] * self.seats
        self.offered: list[int] = []  # the own agendas before the choice
        self.chosen: list[int] = [NO_AGENDA] * self.seats
        self.choosing = True  # are the agendas still to be chosen?
        self.turn = 0
        self.active = 0
        self.done = 0
        self.limited = False
        self.stack: list[Pending] = []
        self.ended = False

    def begin_at(self, before: Before, view: dict[str, Any]) -> None:
        """A journal that does not go back to the deal: nothing is remembered of what came before."""
        self.rows = before.rows
        self.hand = before.hand
        self.aside = before.aside
        self.discard = before.discard
        self.scandals = before.scandals
        self.shown = before.shown
        self.status = [Tally(row).status for row in self.rows]
        self.choosing = view["more"]["choosing_agendas"]
        if self.choosing:
            return
        self.hidden.begin(self.not_located(before.in_play))
        self.hidden.lie(WEB, before.web, IN_WEB)
        for seat in range(self.seats):
            if seat != self.seat:
                self.hidden.lie(seat, before.sizes[seat] + before.asides[seat], ANY_KIND)
                self.hidden.set_aside(seat, before.asides[seat])
        self.hidden.lie(TABLE, sum([row.count(NEVER_SEEN) for row in self.rows]), ON_HOUSES)

    def not_located(self, in_play: list[int]) -> list[int]:
        """D-COMP-8: all cards in use but those in sight."""
        left = [0] * KIND_COUNT
        for house in self.houses:
            left[house] = SUSPICIONS
        left[SCANDAL] = SCANDALS - self.scandals
        for kind in range(EVENT, KIND_COUNT):
            left[kind] = 1
        for kind in self.discard + in_play:
            left[kind] -= 1
        for row in self.rows:
            for card in row:
                if card != NEVER_SEEN:
                    left[card & KIND] -= 1
        for kind in range(KIND_COUNT):
            left[kind] -= self.hand[kind] + self.aside[kind]
        return left

    def look_at(self, view: dict[str, Any]) -> None:
        """What the view says better than a journal that began late."""
        more: dict[str, Any] = view["more"]
        self.turn = view["turn"]["number"]
        self.active = more["active"]
        self.done = more["done"]
        self.limited = more["limited"]
        self.falls = list(more["falls"])
        self.choosing = more["choosing_agendas"]
        self.ended = view["result"] is not None
        self.stack = [revive(self.seats, row) for row in more["pending"]]
        for seat in range(self.seats):
            for zone in view["seats"][seat]["zones"]:
                if "cards" in zone and zone["kind"] == "conspiracy":
                    self.conspiracies[seat] = HOUSES.index(zone["cards"][0]["kind"])
                elif "cards" in zone and zone["kind"] == "agenda":
                    self.look_at_agendas(seat, [AGENDAS.index(card["kind"]) for card in zone["cards"]])

    def look_at_agendas(self, seat: int, agendas: list[int]) -> None:
        if self.choosing:
            self.offered = agendas
        else:
            self.chosen[seat] = agendas[0]

    # Cards

    def enters(self, seat: int, kind: int) -> None:
        if seat == self.seat:
            self.hand[kind] += 1
        else:
            self.hidden.enter(seat, kind)

    def leaves(self, seat: int, kind: int) -> None:
        if seat == self.seat:
            self.hand[kind] -= 1
        else:
            self.hidden.leave(seat, kind)

    def put_away(self, kind: int) -> None:
        if kind == SCANDAL:
            self.scandals += 1
        else:
            self.discard.append(kind)

    def lift(self, spot: int) -> int:
        """The card there leaves its House."""
        return self.rows[spot // FULL].pop(spot % FULL)

    def unmask(self, card: int, kind: int) -> None:
        """A card on a House is seen; if nothing was remembered of it, it is a hidden card less."""
        if card == NEVER_SEEN:
            self.hidden.leave(TABLE, kind)
