"""Deals as answers: partner, what one gives, what one wants, then yes, no or one counter-offer.

A bounded part of all deals, two parties with one clause a side, which search and learning can use. The questions are
the same for every game; a game's `Menu` says which terms there are and what they stand for. What an offer wants is
limited by public facts alone, and the partner is always asked.
"""

from typing import TYPE_CHECKING, Any, Final, final

from courtier.core.compiling import mypyc_attr
from courtier.core.deals.clause import GIVE, GOODS_ADMITTED, UNSEEN, Clause
from courtier.core.deals.clause import with_picks as filled_gift
from courtier.core.deals.deal import Deal
from courtier.core.deals.sealing import carry_out_deal, own_reason
from courtier.core.pending import Decision

if TYPE_CHECKING:
    from courtier.core.game import Game

# Codes, counted from the menu's first.
NO_DEAL: Final = 0
PARTNER: Final = 1  # + seat
TERM: Final = 7  # + term
DETAIL: Final = 23  # + detail
ACCEPT: Final = 43
REFUSE: Final = 44
COUNTER: Final = 45
MENU_CODES: Final = 46
MOST_TERMS: Final = 16
MOST_DETAILS: Final = 20
BOTH_SIDES: Final = 2  # clauses of an offer in which both give something

# One side of an offer is one number, and so is the offer.
NOTHING_GIVEN: Final = 0
SIDE: Final = 32  # term * SIDE + detail
OFFER: Final = MOST_TERMS * SIDE  # given * OFFER + wanted
UNKNOWN_OFFER: Final = 0  # as others see it
HIDDEN_DETAIL: Final = SIDE - 1  # which card it is that is given for nothing
NO_PICKS: Final = 0
PICK_BASE: Final = 64  # of picked goods as one number, a digit each: good + 1, the first one the highest

OFFER_DEAL: Final = "offer_deal"
DEAL_GIVE: Final = "deal_give"
DEAL_GIVE_DETAIL: Final = "deal_give_detail"
DEAL_WANT: Final = "deal_want"
DEAL_WANT_DETAIL: Final = "deal_want_detail"
ANSWER_DEAL: Final = "answer_deal"
MENU_QUESTIONS: Final = (OFFER_DEAL, DEAL_GIVE, DEAL_GIVE_DETAIL, DEAL_WANT, DEAL_WANT_DETAIL, ANSWER_DEAL)
GIVING: Final = 0
DETAILING_GIFT: Final = 1
WANTING: Final = 2
DETAILING_WISH: Final = 3
STAGES: Final = (DEAL_GIVE, DEAL_GIVE_DETAIL, DEAL_WANT, DEAL_WANT_DETAIL)


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu:
    """What a game's menu holds. Term 0 is nothing; a term with no names of details has none to choose."""

    def __init__(self, first: int) -> None:
        self.first = first  # its first code in the game's table of actions
        self.terms: tuple[str, ...] = ("nothing",)
        self.detail_names: tuple[tuple[str, ...], ...] = ((),)  # by term
        self.goods_terms: tuple[int, ...] = ()  # the terms that hand over goods

    def details(self, game: Any, by: int, to: int, term: int, wanted: bool) -> list[int]:
        """The details that `by` can promise `to`; what is wanted of another is limited by public facts alone.

        Read-only.
        """
        raise NotImplementedError

    def clause(self, game: Any, by: int, to: int, term: int, detail: int) -> Clause:
        """What a term stands for."""
        raise NotImplementedError

    def side_of(self, game: Any, clause: Clause) -> int:
        """Term and detail of a clause, as one number; NOTHING_GIVEN if the menu does not hold it."""
        raise NotImplementedError

    def tell_offer(self, game: Any, by: int, to: int, offer: int) -> None:
        """An offer was made: tell those who may know."""

    def tell_refused(self, game: Any, by: int, to: int) -> None:
        """`by` has refused what `to` offered: tell those who may know."""

    # When an offer is made, and by which steps. These are the steps of a menu without unseen goods.

    def before_partner(self, seat: int) -> Decision | None:
        """The question before the choice of the partner; None if an offer begins with that choice."""
        return None

    def partners(self, game: Any, seat: int) -> list[int]:
        """Whom the player may offer a deal to, clockwise."""
        state: Game = game
        return [(seat + step) % state.seats for step in range(1, state.seats)]

    def withdrawn(self, game: Any, seat: int) -> None:
        """The player has begun an offer and takes it back."""

    def composed(self, game: Any, draft: "ComposeDeal", chosen: int) -> None:
        """Both sides are chosen: make the offer."""
        make_offer(game, draft, chosen, NO_PICKS)

    def count_offer(self, game: Any, seat: int) -> None:
        """An offer that is no counter-offer was made."""
        state: Game = game
        state.deals.offers[seat] = state.turn

    def may_accept(self, game: Any, asked: "AnswerDeal") -> bool:
        """True if the player who is asked could keep the deal. Only that player sees the answer."""
        return not own_reason(game, asked.deal(game), asked.seat)

    def accepted(self, game: Any, asked: "AnswerDeal") -> None:
        """The one asked accepts: seal it."""
        self.seal(game, asked.deal(game))

    def seal(self, game: Any, deal: Deal) -> None:
        """Carry the deal out."""
        carry_out_deal(game, deal)

    # Shared by all games

    def possible_terms(self, game: Any, by: int, to: int, wanted: bool) -> list[int]:
        """The terms that have a detail, or need none and are possible."""
        return [term for term in range(1, len(self.terms)) if self.details(game, by, to, term, wanted)]

    def deal(self, game: Any, by: int, to: int, offer: int) -> Deal:
        """The deal that an offer's number stands for."""
        clauses: list[Clause] = []
        given, wanted = offer // OFFER, offer % OFFER
        if given != NOTHING_GIVEN:
            clauses.append(self.clause(game, by, to, given // SIDE, given % SIDE))
        if wanted != NOTHING_GIVEN:
            clauses.append(self.clause(game, to, by, wanted // SIDE, wanted % SIDE))
        return Deal([by, to], clauses)

    def seen_offer(self, offer: int) -> int:
        """The offer as the one asked sees it."""
        given = offer // OFFER
        if offer % OFFER != NOTHING_GIVEN or given // SIDE not in self.goods_terms:
            return offer
        return (given // SIDE * SIDE + HIDDEN_DETAIL) * OFFER

    def spell(self, game: Any, deal: Deal, by: int) -> list[int]:
        """The answers by which the seat makes this offer, its partner first; empty if the menu does not hold it."""
        others = [party for party in deal.parties if party != by]
        if len(others) != 1 or len(deal.clauses) > 2:
            return []
        sides = [NOTHING_GIVEN, NOTHING_GIVEN]
        for clause in deal.clauses:
            place = 0 if clause.by == by else 1
            if sides[place] != NOTHING_GIVEN:
                return []
            sides[place] = self.side_of(game, clause)
            if sides[place] == NOTHING_GIVEN:
                return []
        return [self.first + PARTNER + others[0], *self.spelled(sides[0]), *self.spelled(sides[1])]

    def spelled(self, side: int) -> list[int]:
        """The codes of one side: its term, and its detail where it has any."""
        term = side // SIDE
        codes = [self.first + TERM + term]
        if self.detail_names[term]:
            codes.append(self.first + DETAIL + side % SIDE)
        return codes


@final
class OfferDeal(Decision):
    """Whom does the player offer a deal? Nobody is the harmless answer."""

    def __init__(self, seat: int, menu: Menu) -> None:
        super().__init__(seat, menu.before_partner(seat))
        self.menu = menu
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        first = self.menu.first
        return [first + NO_DEAL, *[first + PARTNER + other for other in self.menu.partners(game, seat)]]

    def answer(self, game: Any, seat: int, action: int) -> None:
        state: Game = game
        partner = action - self.menu.first - PARTNER
        if partner >= 0:
            state.ask(ComposeDeal(seat, self, self.menu, partner, GIVING, 0))
        else:
            self.menu.withdrawn(game, seat)

    def default(self, game: Any, seat: int) -> int:
        return self.menu.first + NO_DEAL

    def name(self) -> str:
        return OFFER_DEAL

    def dump(self) -> list[Any]:
        return [OFFER_DEAL, self.seat]


@final
class ComposeDeal(Decision):
    """One side of the offer, then the other: a term, and its detail where it has any. `chosen` is the offer so far."""

    def __init__(self, seat: int, before: Decision, menu: Menu, partner: int, stage: int, chosen: int) -> None:
        super().__init__(seat, before)
        self.menu = menu
        self.partner = partner
        self.stage = stage
        self.chosen = chosen
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        state: Game = game
        menu = self.menu
        wanted = self.stage >= WANTING
        by, to = (self.partner, seat) if wanted else (seat, self.partner)
        if self.stage in (DETAILING_GIFT, DETAILING_WISH):
            return [menu.first + DETAIL + each for each in menu.details(game, by, to, self.term(), wanted)]
        nothing = menu.first + TERM
        if (
            self.stage == WANTING
            and self.chosen != NOTHING_GIVEN
            and state.deal_rules().most_clauses(state) < BOTH_SIDES
        ):
            return [nothing]
        codes = [nothing + each for each in menu.possible_terms(game, by, to, wanted)]
        if self.stage == GIVING or self.chosen != NOTHING_GIVEN:
            codes.append(nothing)
        return codes

    def term(self) -> int:
        """The term whose detail is asked for."""
        side = self.chosen // OFFER if self.stage == DETAILING_GIFT else self.chosen % OFFER
        return side // SIDE

    def answer(self, game: Any, seat: int, action: int) -> None:
        state: Game = game
        code = action - self.menu.first
        if self.stage in (DETAILING_GIFT, DETAILING_WISH):
            detail = code - DETAIL
            self.go_on(state, self.chosen + (detail * OFFER if self.stage == DETAILING_GIFT else detail))
            return
        term = code - TERM
        chosen = self.chosen + term * SIDE * (OFFER if self.stage == GIVING else 1)
        if self.menu.detail_names[term]:
            state.ask(ComposeDeal(seat, self, self.menu, self.partner, self.stage + 1, chosen))
        else:
            self.go_on(state, chosen)

    def go_on(self, game: "Game", chosen: int) -> None:
        """This side is complete: the other one, or the partner is asked."""
        if self.stage < WANTING:
            game.ask(ComposeDeal(self.seat, self, self.menu, self.partner, WANTING, chosen))
            return
        self.menu.composed(game, self, chosen)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return STAGES[self.stage]

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.partner, self.chosen, *answered_offer(self)]


@final
class AnswerDeal(Decision):
    """Yes, no, or once a counter-offer. `picks` are the unseen goods that the proposer has picked, if there are any."""

    def __init__(
        self, seat: int, menu: Menu, proposer: int, countered: bool, offer: int, picks: int = NO_PICKS
    ) -> None:
        super().__init__(seat)
        self.menu = menu
        self.proposer = proposer
        self.countered = countered
        self.offer = offer
        self.picks = picks
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        """Yes is not listed if the player could not keep it; only the player sees that."""
        first = self.menu.first
        codes = [first + REFUSE]
        if self.menu.may_accept(game, self):
            codes.append(first + ACCEPT)
        if not self.countered:
            codes.append(first + COUNTER)
        return codes

    def deal(self, game: Any) -> Deal:
        """What is sealed if the player accepts."""
        deal = self.menu.deal(game, self.proposer, self.seat, self.offer)
        return with_picks(deal, self.proposer, self.picks) if self.picks else deal

    def answer(self, game: Any, seat: int, action: int) -> None:
        code = action - self.menu.first
        if code == ACCEPT:
            self.menu.accepted(game, self)
        elif code == COUNTER:
            game.ask(ComposeDeal(seat, self, self.menu, self.proposer, GIVING, 0))
        else:
            self.menu.tell_refused(game, seat, self.proposer)

    def default(self, game: Any, seat: int) -> int:
        return self.menu.first + REFUSE

    def name(self) -> str:
        return ANSWER_DEAL

    def dump(self) -> list[Any]:
        picks = [self.picks] if self.picks else []
        return [ANSWER_DEAL, self.seat, self.proposer, int(self.countered), self.offer, *picks]


def make_offer(game: "Game", draft: ComposeDeal, chosen: int, picks: int) -> None:
    """The offer is made and its partner asked; a counter-offer cannot be countered."""
    menu = draft.menu
    countered = isinstance(draft.root(), AnswerDeal)
    if not countered:
        menu.count_offer(game, draft.seat)
    menu.tell_offer(game, draft.seat, draft.partner, menu.seen_offer(chosen))
    game.ask(AnswerDeal(draft.partner, menu, draft.seat, countered, chosen, picks))


def answered_offer(question: Decision) -> list[int]:
    """The offer that a counter-offer answers, and its picks if there are any; UNKNOWN_OFFER if it answers none."""
    root = question.root()
    if not isinstance(root, AnswerDeal):
        return [UNKNOWN_OFFER]
    return [root.offer, root.picks] if root.picks else [root.offer]


# Unseen goods, which their giver picks


def picks_in(picks: int) -> list[int]:
    """The goods that a number of picks stands for."""
    goods: list[int] = []
    while picks > 0:
        goods.insert(0, picks % PICK_BASE - 1)
        picks //= PICK_BASE
    return goods


def with_picks(deal: Deal, by: int, picks: int) -> Deal:
    """The deal in which a party's unseen goods are these."""
    goods = picks_in(picks)
    clauses: list[Clause] = []
    for clause in deal.clauses:
        unseen = clause.by == by and clause.kind == GIVE and clause.about.what == UNSEEN
        clauses.append(filled_gift(clause, goods) if unseen else clause)
    return Deal(deal.parties, clauses)


# Loading


def revive_menu(menu: Menu, name: str, numbers: list[int]) -> Decision:
    """A question of the menu from its name and numbers; the chain before it follows from them."""
    seat = numbers[0]
    if name == OFFER_DEAL:
        return OfferDeal(seat, menu)
    if name == ANSWER_DEAL:
        return AnswerDeal(seat, menu, numbers[1], numbers[2] > 0, numbers[3], numbers[4] if len(numbers) > 4 else 0)
    root = first_of_chain(menu, seat, numbers[1], numbers[3:])
    return chain(menu, root, numbers[1], STAGES.index(name), numbers[2])


def first_of_chain(menu: Menu, seat: int, partner: int, answered: list[int]) -> Decision:
    """The question that comes before the offer: the choice of a partner, or the offer that it counters."""
    if answered[0] == UNKNOWN_OFFER:
        return OfferDeal(seat, menu)
    return AnswerDeal(seat, menu, partner, False, answered[0], answered[1] if len(answered) > 1 else NO_PICKS)


def chain(menu: Menu, root: Decision, partner: int, stage: int, chosen: int) -> Decision:
    """The chain of questions that leads to a stage."""
    seat = root.seat
    question = ComposeDeal(seat, root, menu, partner, GIVING, 0)
    if stage == GIVING:
        return question
    given = chosen // OFFER
    if menu.detail_names[given // SIDE]:
        term = given // SIDE * SIDE * OFFER
        question = ComposeDeal(seat, question, menu, partner, DETAILING_GIFT, term)
        if stage == DETAILING_GIFT:
            return question
    question = ComposeDeal(seat, question, menu, partner, WANTING, given * OFFER)
    if stage == DETAILING_WISH:
        question = ComposeDeal(seat, question, menu, partner, DETAILING_WISH, chosen)
    return question


def may_offer(game: "Game", seat: int) -> bool:
    """One offer per seat and turn."""
    return game.deals.offers[seat] != game.turn
