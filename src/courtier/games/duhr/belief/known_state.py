"""What a seat knows: the table as all see it, its own cards, and (`hidden`) an account of the cards of the others.

Concealed cards on Houses were seen when they were turned down (D-INFO-6), so a seat with the whole journal knows their
kinds.
"""

from typing import Any, Final, final

from courtier.core.belief.unknown_places import UNKNOWN_CARD
from courtier.core.deals.known_deals import KnownDeals
from courtier.core.pending import Pending
from courtier.games.duhr.belief.card_histories import ANY_KIND
from courtier.games.duhr.belief.hidden_cards import TABLE, WEB, HiddenCards
from courtier.games.duhr.belief.offers import shown_card
from courtier.games.duhr.belief.rewind import NEVER_SEEN, StateBefore
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
from courtier.games.duhr.deals import RULES
from courtier.games.duhr.questions import STEPS
from courtier.games.duhr.score import Tally
from courtier.games.duhr.variants import Variants

# Sets of kinds, one bit each: what may lie on a House, and in the Web (D-ACQ-4).
ON_HOUSES: Final = (1 << EVENT) - 1
IN_WEB: Final = ANY_KIND & ~(1 << SCANDAL)


@final
class KnownState:
    """Starts empty, as before the deal; `known_events.py` fills it. `UNKNOWN_CARD`: a conspiracy not seen yet."""

    def __init__(self, seat: int, view: dict[str, Any]) -> None:
        self.seat = seat
        self.seats: int = len(view["seats"])
        self.houses: list[int] = [HOUSES.index(name) for name in view["more"]["houses"]]
        self.hidden = HiddenCards()
        self.hand: list[int] = [0] * KIND_COUNT  # one's own
        self.aside: list[int] = [0] * KIND_COUNT
        self.rows: list[list[int]] = [[] for _ in range(self.seats)]
        self.discard: list[int] = []
        self.scandals = 0
        self.status: list[int] = [FAVORED] * self.seats
        self.falls: list[int] = []
        self.shown: list[bool] = [False] * self.seats
        self.conspiracies: list[int] = [UNKNOWN_CARD] * self.seats
        self.offered: list[int] = []  # one's own agendas before the choice
        self.chosen: list[int] = [NO_AGENDA] * self.seats
        self.choosing = True  # are the agendas still to be chosen?
        self.turn = 0
        self.active = 0
        self.done = 0
        self.limited = False
        self.stack: list[Pending] = []
        self.ended = False
        self.deals = KnownDeals(RULES, self.seats)
        self.offer: list[int] = []  # the open one, if it is known: proposer, partner, what is given, what is wanted
        self.yielding = False  # are cards given to a blackmailer, not by a deal?

    def begin_at(self, before: StateBefore, view: dict[str, Any]) -> None:
        """The journal does not go back to the deal: begin with the table before its first line."""
        self.rows = before.rows
        self.hand = before.hand
        self.aside = before.aside
        self.discard = before.discard
        self.scandals = before.scandals
        self.shown = before.shown
        self.status = [Tally(row, Variants(view["more"]["options"])).status for row in self.rows]
        self.choosing = view["more"]["choosing_agendas"]
        if self.choosing:
            return
        self.hidden.begin_anywhere(self.not_located(before.in_play))
        self.hidden.place_unknown(WEB, before.web, IN_WEB)
        for seat in range(self.seats):
            if seat != self.seat:
                self.hidden.place_unknown(seat, before.sizes[seat] + before.asides[seat], ANY_KIND)
                self.hidden.set_aside(seat, before.asides[seat])
        self.hidden.place_unknown(TABLE, sum([row.count(NEVER_SEEN) for row in self.rows]), ON_HOUSES)

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
        """Read what the view shows and a journal that began late does not tell."""
        more: dict[str, Any] = view["more"]
        self.turn = view["turn"]["number"]
        self.active = more["active"]
        self.done = more["done"]
        self.limited = more["limited"]
        self.falls = list(more["falls"])
        self.choosing = more["choosing_agendas"]
        self.ended = view["result"] is not None
        self.stack = [STEPS.revive(self.seats, row) for row in more["pending"]]
        self.deals.look_at(view["deals"])
        if more["offered"]:
            self.deals.offers[self.active] = self.turn
        self.look_at_offer(more["offer"])
        for seat in range(self.seats):
            for zone in view["seats"][seat]["zones"]:
                if "cards" in zone and zone["kind"] == "conspiracy":
                    self.conspiracies[seat] = HOUSES.index(zone["cards"][0]["kind"])
                elif "cards" in zone and zone["kind"] == "agenda":
                    self.look_at_agendas(seat, [AGENDAS.index(card["kind"]) for card in zone["cards"]])

    def look_at_offer(self, offer: list[int] | None) -> None:
        """D/A-78: a card that is offered for something is genuine."""
        self.offer = offer or []
        if offer is not None and offer[1] == self.seat and shown_card(offer[2], offer[3]) >= 0:
            self.hidden.look(offer[0], [shown_card(offer[2], offer[3])])

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

    def receives(self, seat: int, kind: int) -> None:
        """D/A-38: by a deal, in one's own turn begun disfavored, aside."""
        if not (self.limited and seat == self.active):
            self.enters(seat, kind)
        elif seat == self.seat:
            self.aside[kind] += 1
        else:
            self.hidden.enter_aside(seat, kind)

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
        """A card on a House is seen. If the seat did not know it, it was one of the hidden cards."""
        if card == NEVER_SEEN:
            self.hidden.leave(TABLE, kind)
