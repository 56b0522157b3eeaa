"""How a bot answers the questions of the menu. It judges deals as it judges offers at a table."""

from typing import Any, Final, final

from courtier.core.deals.bargaining import Bargainer, partner_of
from courtier.core.deals.clause import Clause, is_unseen, with_picks
from courtier.core.deals.deal import Deal
from courtier.core.deals.menu import (
    ACCEPT,
    COUNTER,
    DETAIL,
    DETAILING_GIFT,
    GIVING,
    NO_DEAL,
    OFFER,
    PARTNER,
    REFUSE,
    SIDE,
    TERM,
    WANTING,
    AnswerDeal,
    ComposeDeal,
    Menu,
    OfferDeal,
)
from courtier.core.rng import Rng

NO_CODE: Final = -1


@final
class MenuAnswers:
    """Answers of one seat. It stores the deal that it is entering step by step; or it looks for one that fits."""

    def __init__(self, menu: Menu) -> None:
        self.menu = menu
        self.spelling: Deal | None = None

    def answer(self, bargainer: Bargainer, rng: Rng) -> int:
        """The code that answers the open question of the guesses."""
        asking = bargainer.guesses[0].asking
        if isinstance(asking, OfferDeal):
            return self.menu.first + self.choose_partner(bargainer, rng)
        if isinstance(asking, AnswerDeal):
            return self.menu.first + self.judge_offer(bargainer, asking)
        assert isinstance(asking, ComposeDeal)
        return self.spell_on(bargainer, asking)

    def choose_partner(self, bargainer: Bargainer, rng: Rng) -> int:
        """Every other time, choose a partner and make up a deal."""
        partner = partner_of(bargainer.guesses[0], bargainer.seat, rng)
        self.spelling = self.proposal(bargainer, partner) if rng.below(2) else None
        return NO_DEAL if self.spelling is None else PARTNER + partner

    def judge_offer(self, bargainer: Bargainer, asking: AnswerDeal) -> int:
        """Yes, a counter-offer that the menu holds, or no."""
        game = bargainer.guesses[0]
        deal = seen_deal(asking.deal(game), bargainer.seat)
        if bargainer.breach(deal) is not None or bargainer.with_foe(deal):
            return REFUSE
        bargainer.valuation.suppose(deal)
        if self.menu.first + ACCEPT in game.legal(bargainer.seat) and bargainer.accepts(deal):
            return ACCEPT
        self.spelling = None if asking.countered else self.counter(bargainer, deal)
        return REFUSE if self.spelling is None else COUNTER

    # Which deal

    def proposal(self, bargainer: Bargainer, partner: int) -> Deal | None:
        """An offer that the menu holds and that both are likely to want."""
        return self.spellable(bargainer, bargainer.proposal(partner))

    def spellable(self, bargainer: Bargainer, deal: Deal | None) -> Deal | None:
        """The deal if the menu holds it."""
        if deal is not None and self.menu.spell(bargainer.guesses[0], deal, bargainer.seat):
            return deal
        return None

    def counter(self, bargainer: Bargainer, deal: Deal) -> Deal | None:
        """A counter-offer that the menu holds."""
        found = bargainer.best_counter(deal, False)
        return None if found is None else self.spellable(bargainer, found.deal)

    # Entering it step by step

    def spell_on(self, bargainer: Bargainer, asking: ComposeDeal) -> int:
        """The next code of the deal that is being offered; of one that fits what is said so far."""
        game = bargainer.guesses[0]
        legal = game.legal(bargainer.seat)
        if self.spelling is None:
            self.spelling = self.fitting(bargainer, asking)
        if self.spelling is not None:
            code = self.next_code(game, asking, self.spelling)
            if code in legal:
                return code
        nothing = self.menu.first + TERM
        return nothing if asking.stage == GIVING and nothing in legal else int(legal[0])

    def fitting(self, bargainer: Bargainer, asking: ComposeDeal) -> Deal | None:
        """A deal that begins as the unfinished one does."""
        root = asking.root()
        game = bargainer.guesses[0]
        if isinstance(root, AnswerDeal):
            answered = seen_deal(root.deal(game), bargainer.seat)
            bargainer.valuation.suppose(answered)
            return self.counter(bargainer, answered)
        for deal in bargainer.ranked(asking.partner):
            if self.next_code(game, asking, deal) != NO_CODE:
                return deal
        return None

    def next_code(self, game: Any, asking: ComposeDeal, deal: Deal) -> int:
        """The next code of this deal; NO_CODE if it does not begin as the unfinished one."""
        given, wanted = self.sides(game, deal, asking.seat)
        first = self.menu.first
        if asking.partner not in deal.parties:
            return NO_CODE
        if asking.stage == GIVING:
            return first + TERM + given // SIDE
        if asking.stage == DETAILING_GIFT:
            return first + DETAIL + given % SIDE if asking.term() == given // SIDE else NO_CODE
        if asking.chosen // OFFER != given:
            return NO_CODE
        if asking.stage == WANTING:
            return first + TERM + wanted // SIDE
        return first + DETAIL + wanted % SIDE if asking.term() == wanted // SIDE else NO_CODE

    def sides(self, game: Any, deal: Deal, seat: int) -> tuple[int, int]:
        """What the seat gives and what it wants, as the menu's numbers."""
        given = 0
        wanted = 0
        for clause in deal.clauses:
            if clause.by == seat:
                given = self.menu.side_of(game, clause)
            else:
                wanted = self.menu.side_of(game, clause)
        return given, wanted


def seen_deal(deal: Deal, seat: int) -> Deal:
    """The deal without the picks of others: a guess has made them up."""
    clauses: list[Clause] = []
    for clause in deal.clauses:
        if is_unseen(clause) and clause.by != seat:
            clauses.append(with_picks(clause, []))
        else:
            clauses.append(clause)
    return Deal(deal.parties, clauses)
