"""A talk of the menu (C-DEAL-23), and the steps by which a deal is made in it (C-DEC-7, C-DEC-36..38).

Each seat passes or proposes. A draft is a chain of questions that only its author sees. Everybody sees what is offered;
which unseen goods were picked for it is seen by who picked them.
"""

from typing import Any, Final, final

from courtier.core.deals.clause import GOODS_ADMITTED, Clause
from courtier.core.deals.deal import Deal
from courtier.core.deals.menu import (
    MENU_QUESTIONS,
    NO_PICKS,
    OFFER,
    PICK_BASE,
    AnswerDeal,
    ComposeDeal,
    OfferDeal,
    answered_offer,
    make_offer,
    picks_in,
    with_picks,
)
from courtier.core.deals.sealing import carry_out_deal, own_reason
from courtier.core.pending import Decision, Sequel
from courtier.games.cutthroat.actions import CARD, COLOUR, MAKE_OFFER, PASS, PROPOSE, WITHDRAW
from courtier.games.cutthroat.actions import DISH as DISH_CODE
from courtier.games.cutthroat.cards import CLOCKWISE, MERCENARY, MOST_SEATS
from courtier.games.cutthroat.clause_checks import concerned, fits_welcome, is_welcome
from courtier.games.cutthroat.clauses import DISH, GEM, HAND_CARD
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deals import RULES
from courtier.games.cutthroat.decisions.welcome import WELCOME, has_dealt, pay_for_deal
from courtier.games.cutthroat.events import DEAL_OFFERED, DEAL_REFUSED, DRAFT_WITHDRAWN
from courtier.games.cutthroat.menu import DealTerms, fitting_goods, is_unseen_give, place_of_side

# Steps of a talk, with how many numbers they have: without and with what somebody else has picked.
DRAFTS: Final = {
    **{name: (4, 5) for name in MENU_QUESTIONS if name != "offer_deal"},
    "offer_deal": (1, 1),
    "talk": (1, 1),
    "bargaining": (4, 4),
    "confirm_offer": (4, 5),
    "pick_goods": (6, 7),
}

# What picks follow: OFFER, SEAL, or SEAL of a counter-offer.
OFFERING: Final = 0
SEALING: Final = 1
COUNTERED: Final = 2
MOST_A_TURN: Final = 16  # more than a seat may propose in a turn
OFFER_BASE: Final = 4  # of offers left as one number, a digit a seat
OFFER_DIGITS: Final = [1, 4, 16, 64, 256, 1024]


@final
class Bargaining(Sequel):
    """C-DEAL-23: `next_seat` is asked next; so many in a row have passed or may not propose; `left` are offers."""

    def __init__(self, occasion: int, next_seat: int, passes: int, left: int) -> None:
        super().__init__()
        self.occasion = occasion
        self.next_seat = next_seat
        self.passes = passes
        self.left = left

    def follow(self, game: Any) -> None:
        court: Court = game
        seat = self.next_seat
        for passes in range(self.passes, court.seats):
            after = (seat + 1) % court.seats
            if self.may_propose(court, seat):
                court.ask(Bargaining(self.occasion, after, passes + 1, self.left))
                court.ask(TALK_QUESTION[seat])
                return
            seat = after

    def may_propose(self, court: Court, seat: int) -> bool:
        """C-WELC-9: in Welcome only those without a deal of their own."""
        if left_to(self.left, seat) == 0 or has_dealt(self.occasion, seat):
            return False
        return self.occasion >= WELCOME or may_offer(court, seat)

    def name(self) -> str:
        return "bargaining"

    def dump(self) -> list[Any]:
        return [self.name(), self.occasion, self.next_seat, self.passes, self.left]


def offers_of(court: Court, proposers: int, count: int) -> int:
    """So many offers for each of these seats, as one number."""
    left = 0
    for seat in range(court.seats):
        if proposers >> seat & 1:
            left += count * OFFER_DIGITS[seat]
    return left


def left_to(left: int, seat: int) -> int:
    return left // OFFER_DIGITS[seat] % OFFER_BASE


def use_offer(court: Court, seat: int, made: bool) -> None:
    """C-DEAL-23: a draft uses an offer up, withdrawn or not; after an offer everybody may speak again."""
    talk = court.pending.pop()
    assert isinstance(talk, Bargaining)
    left = talk.left - OFFER_DIGITS[seat]
    if talk.occasion < WELCOME:
        court.deals.offers[seat] = court.turn * MOST_A_TURN + offers_made(court, seat) + 1
    court.ask(Bargaining(talk.occasion, talk.next_seat, 0 if made else talk.passes, left))


def offers_made(court: Court, seat: int) -> int:
    """How many deals the seat has proposed in this turn; `offers` holds the turn with them."""
    last = court.deals.offers[seat]
    return last % MOST_A_TURN if last // MOST_A_TURN == court.turn else 0


def may_offer(court: Court, seat: int) -> bool:
    """C-DEAL-23: so many in all talks of a turn; and there must be somebody to deal with."""
    in_talk: int = court.options["talk_offers"]
    in_turn: int = court.options["turn_offers"]
    if in_talk == 0 or offers_made(court, seat) >= in_turn:
        return False
    return len(partners(court, seat)) > 0


def note_deal(court: Court, deal: Deal) -> None:
    """C-WELC-2, C-WELC-3. A deal that took an announcement back has ended the talk."""
    talk = court.pending[-1]
    if isinstance(talk, Bargaining):
        occasion = pay_for_deal(court, deal, talk.occasion)
        court.pending[-1] = Bargaining(occasion, talk.next_seat, talk.passes, talk.left)


@final
class Talk(Decision):
    """C-DEC-7: PASS, or PROPOSE, with which a draft begins."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return PASS_OR_PROPOSE

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == PROPOSE:
            court.ask(OFFER_DEAL[seat])

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "talk"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


@final
class DealMenu(DealTerms):
    """C-DEC-36: partner, what one gives, what one wants; then OFFER or WITHDRAW, and the picks of unseen goods."""

    def before_partner(self, seat: int) -> Decision | None:
        return TALK_QUESTION[seat]

    def partners(self, game: Any, seat: int) -> list[int]:
        return partners(game, seat)

    def withdrawn(self, game: Any, seat: int) -> None:
        court: Court = game
        court.tell(DRAFT_WITHDRAWN, seat)
        use_offer(court, seat, False)

    def composed(self, game: Any, draft: ComposeDeal, chosen: int) -> None:
        game.ask(ConfirmOffer(draft, chosen))

    def count_offer(self, game: Any, seat: int) -> None:
        use_offer(game, seat, True)

    def may_accept(self, game: Any, asked: AnswerDeal) -> bool:
        """C-DEAL-26: with the first goods that fit where the player is to pick."""
        deal = asked.deal(game)
        clause = unseen_of(deal, asked.seat)
        if clause is not None:
            fitting = fitting_goods(game, asked.seat, clause.about.place)
            if sum(fitting.values()) < clause.count:
                return False
            deal = Deal(deal.parties, [each for each in deal.clauses if each is not clause])
        return not own_reason(game, deal, asked.seat)

    def accepted(self, game: Any, asked: AnswerDeal) -> None:
        """C-DEC-38: who owes unseen goods picks them with one's own sealing."""
        if unseen_of(asked.deal(game), asked.seat) is None:
            self.seal(game, asked.deal(game))
        else:
            game.ask(PickGoods(asked.seat, asked, asked.proposer, asked.offer, NO_PICKS))

    def seal(self, game: Any, deal: Deal) -> None:
        carry_out_deal(game, deal)
        note_deal(game, deal)

    def tell_offer(self, game: Any, by: int, to: int, offer: int) -> None:
        court: Court = game
        given, wanted = offer // OFFER, offer % OFFER
        lands = [court.territory(place_of_side(given)), court.territory(place_of_side(wanted))]
        court.tell(DEAL_OFFERED, by, to, given, wanted, secret=lands)

    def tell_refused(self, game: Any, by: int, to: int) -> None:
        game.tell(DEAL_REFUSED, by, to)


# By number of seats and by seat, clockwise.
OTHERS: Final = [[[other for other in row if other != row[0]] for row in rows] for rows in CLOCKWISE]


def partners(court: Court, seat: int) -> list[int]:
    """C-DEAL-27, C-DEAL-35: whom the player may deal with now, clockwise; nobody while too many deals are open.

    Read-only.
    """
    if court.deals.is_full(RULES.most_open):
        return []
    mask = concerned(court)
    others = OTHERS[court.seats][seat]
    if not mask >> seat & 1:
        others = [other for other in others if mask >> other & 1]
    if is_welcome(court):
        return [other for other in others if fits_welcome(court, [seat, other])]
    return others


def unseen_of(deal: Deal, seat: int) -> Clause | None:
    """The clause by which the player owes goods of own choice."""
    for clause in deal.clauses:
        if clause.by == seat and is_unseen_give(clause):
            return clause
    return None


@final
class ConfirmOffer(Decision):
    """C-DEC-36: OFFER or WITHDRAW; `chosen` is the whole draft."""

    def __init__(self, draft: ComposeDeal, chosen: int) -> None:
        super().__init__(draft.seat, draft)
        self.draft = draft
        self.chosen = chosen
        self.partner = draft.partner
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return OFFER_OR_WITHDRAW

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        countered = isinstance(self.root(), AnswerDeal)
        if action == MAKE_OFFER:
            if unseen_of(MENU.deal(court, seat, self.partner, self.chosen), seat) is None:
                make_offer(court, self.draft, self.chosen, NO_PICKS)
            else:
                court.ask(PickGoods(seat, self, self.partner, self.chosen, NO_PICKS))
        elif countered:
            MENU.tell_refused(court, seat, self.partner)
        else:
            MENU.withdrawn(court, seat)

    def default(self, game: Any, seat: int) -> int:
        return WITHDRAW

    def name(self) -> str:
        return "confirm_offer"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.partner, self.chosen, *answered_offer(self)]


@final
class PickGoods(Decision):
    """C-DEC-38: the goods of own choice one by one, in the order of the goods; `picks` are those picked so far.

    It grows out of OFFER (`offer` is one's own draft) or out of SEAL (`offer` is the partner's).
    """

    def __init__(self, seat: int, before: Decision, partner: int, offer: int, picks: int) -> None:
        super().__init__(seat, before)
        self.partner = partner
        self.offer = offer
        self.picks = picks
        self.admits = GOODS_ADMITTED

    def accepts(self) -> bool:
        """Does the player pick in order to seal the other's offer?"""
        return isinstance(self.first_step(), AnswerDeal)

    def first_step(self) -> Decision:
        """The answer that the picks follow."""
        step = self.before
        while isinstance(step, PickGoods):
            step = step.before
        assert step is not None
        return step

    def deal(self, game: Any) -> Deal:
        by, to = (self.partner, self.seat) if self.accepts() else (self.seat, self.partner)
        return MENU.deal(game, by, to, self.offer)

    def legal(self, game: Any, seat: int) -> list[int]:
        clause = unseen_of(self.deal(game), seat)
        assert clause is not None
        return [pick_code(good) for good in self.fitting(game, clause)]

    def fitting(self, game: Any, clause: Clause) -> list[int]:
        """From the last one picked on, as long as enough are left after it."""
        picked = picks_in(self.picks)
        left = fitting_goods(game, self.seat, clause.about.place)
        for good in picked:
            left[good] -= 1
        needed = clause.count - len(picked)
        goods = [good for good in left if left[good] > 0 and (not picked or good >= picked[-1])]
        return [good for good in goods if sum([left[other] for other in goods if other >= good]) >= needed]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        picks = self.picks * PICK_BASE + picked_good(action) + 1
        clause = unseen_of(self.deal(court), seat)
        assert clause is not None
        if len(picks_in(picks)) < clause.count:
            court.ask(PickGoods(seat, self, self.partner, self.offer, picks))
            return
        step = self.first_step()
        if isinstance(step, AnswerDeal):
            MENU.seal(court, with_picks(step.deal(court), seat, picks))
        else:
            assert isinstance(step, ConfirmOffer)
            make_offer(court, step.draft, step.chosen, picks)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "pick_goods"

    def dump(self) -> list[Any]:
        step = self.first_step()
        way = OFFERING
        if isinstance(step, AnswerDeal):
            way = COUNTERED if step.countered else SEALING
        return [self.name(), self.seat, self.partner, self.offer, way, self.picks, *answered_offer(self)]


def pick_code(good: int) -> int:
    """The answer that picks a good."""
    if good < HAND_CARD:
        return COLOUR + good - GEM
    return DISH_CODE + good - DISH if good >= DISH else CARD + good - HAND_CARD + MERCENARY


def picked_good(code: int) -> int:
    """The good that an answer picks."""
    if code >= COLOUR:
        return GEM + code - COLOUR
    return DISH + code - DISH_CODE if code >= DISH_CODE else HAND_CARD + code - CARD - MERCENARY


TALK_QUESTION: Final[list[Talk]] = [Talk(seat) for seat in range(MOST_SEATS)]
MENU: Final[DealMenu] = DealMenu()
OFFER_DEAL: Final[list[OfferDeal]] = [OfferDeal(seat, MENU) for seat in range(MOST_SEATS)]
PASS_OR_PROPOSE: Final = [PASS, PROPOSE]
OFFER_OR_WITHDRAW: Final = [MAKE_OFFER, WITHDRAW]
