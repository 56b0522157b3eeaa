"""Deals of the menu as numbers: the open offer as slots, and offering and answering as semantic actions."""

from collections.abc import Mapping
from typing import Any, Final, final

from courtier.core.deals.menu import (
    ACCEPT,
    COUNTER,
    DETAIL,
    HIDDEN_DETAIL,
    NO_DEAL,
    NOTHING_GIVEN,
    OFFER,
    PARTNER,
    REFUSE,
    SIDE,
    TERM,
    WANTING,
    AnswerDeal,
    ComposeDeal,
    Menu,
)
from courtier.core.encoding import Layout, Row, relative, seat_words
from courtier.core.game import Game
from courtier.core.pending import Decision

ANSWERS: Final = ("accept", "refuse", "make a counter-offer")


@final
class SideTable:
    """Every term with every detail that one side of an offer can have, relative to a seat.

    `per_seat`: by term whose details name a seat, how many details each seat has.
    """

    def __init__(self, menu: Menu, most_seats: int, per_seat: Mapping[int, int]) -> None:
        self.words: list[str] = []
        self.first: list[int] = []  # by term
        self.sizes: list[int] = []
        self.per_seat = [per_seat.get(term, 0) for term in range(len(menu.terms))]
        seats = seat_words(most_seats)
        for term in range(len(menu.terms)):
            self.first.append(len(self.words))
            names = list(menu.detail_names[term])
            if self.per_seat[term]:
                each = self.per_seat[term]
                names = [f"{seats[place // each]}, {place % each + 1}" for place in range(len(names))]
            self.sizes.append(len(names))
            self.words += [f"{menu.terms[term]}: {name}" for name in names] or [menu.terms[term]]
            if names:
                self.words.append(f"{menu.terms[term]}: unknown")

    def place(self, seats: int, seat: int, term: int, detail: int) -> int:
        """The number of a term with its detail, as the seat sees it."""
        size = self.sizes[term]
        if size == 0:
            return self.first[term]
        if detail == HIDDEN_DETAIL:
            return self.first[term] + size
        each = self.per_seat[term]
        if each:
            detail = relative(seats, seat, detail // each) * each + detail % each
        return self.first[term] + detail


@final
class MenuEncoding:
    """The menu's part of a game's layout."""

    def __init__(self, menu: Menu, seen: Layout, actions: Layout, most_seats: int, per_seat: Mapping[int, int]) -> None:
        self.menu = menu
        self.sides = SideTable(menu, most_seats, per_seat)
        seats = seat_words(most_seats)
        self.proposer = seen.add("deal offered by", seats)
        self.asked = seen.add("deal offered to", seats)
        self.given = seen.add("offer: who offers gives", self.sides.words)
        self.wanted = seen.add("offer: who offers wants", self.sides.words)
        self.owed_to_me = seen.add("promises to me in force, of", seats, 20)
        self.owed_by_me = seen.add("my promises in force, to", seats, 20)
        self.no_deal = actions.add("offer a deal", ["to nobody"])
        self.partner = actions.add("offer a deal", [f"to {seat}" for seat in seats])
        terms = [f"{term}" for term in menu.terms]
        self.terms = [actions.add("deal: give", terms), actions.add("deal: want", terms)]
        self.details = [
            actions.add("deal: give in detail", self.sides.words),
            actions.add("deal: want in detail", self.sides.words),
        ]
        self.answers = actions.add("answer an offer", ANSWERS)

    def see(self, game: Game, seat: int, row: Row) -> None:
        """D/A-78 and the like: an offer is known to the two alone, one in the making to its maker; promises to both."""
        for standing in game.deals.open:
            clause = standing.clause
            if clause.to == seat:
                row.add(self.owed_to_me + relative(game.seats, seat, clause.by), 1)
            elif clause.by == seat and 0 <= clause.to < game.seats:
                row.add(self.owed_by_me + relative(game.seats, seat, clause.to), 1)
        asking = game.asking
        if isinstance(asking, ComposeDeal) and asking.seat == seat:
            self.see_offer(game, seat, seat, asking.partner, asking.chosen, row)
            return
        root = asking.root() if isinstance(asking, Decision) else asking
        if isinstance(root, AnswerDeal) and seat in (root.seat, root.proposer):
            offer = root.offer if seat == root.proposer else self.menu.seen_offer(root.offer)
            self.see_offer(game, seat, root.proposer, root.seat, offer, row)

    def see_offer(self, game: Game, seat: int, by: int, to: int, offer: int, row: Row) -> None:
        """Who offers whom what."""
        row.add(self.proposer + relative(game.seats, seat, by), 1)
        row.add(self.asked + relative(game.seats, seat, to), 1)
        given, wanted = offer // OFFER, offer % OFFER
        if given != NOTHING_GIVEN:
            row.add(self.given + self.sides.place(game.seats, seat, given // SIDE, given % SIDE), 1)
        if wanted != NOTHING_GIVEN:
            row.add(self.wanted + self.sides.place(game.seats, seat, wanted // SIDE, wanted % SIDE), 1)

    def action(self, game: Game, seat: int, code: int) -> int:
        """The semantic action of a code of the menu, counted from the menu's first."""
        if code == NO_DEAL:
            return self.no_deal
        if code < TERM:
            return self.partner + relative(game.seats, seat, code - PARTNER)
        if code >= ACCEPT:
            return self.answers + {ACCEPT: 0, REFUSE: 1, COUNTER: 2}[code]
        asking: Any = game.asking
        assert isinstance(asking, ComposeDeal)
        wanting = 1 if asking.stage >= WANTING else 0
        if code < DETAIL:
            return self.terms[wanting] + code - TERM
        return self.details[wanting] + self.sides.place(game.seats, seat, asking.term(), code - DETAIL)
