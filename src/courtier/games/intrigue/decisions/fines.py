"""Fines and how they are paid (ledger 2.7)."""

from typing import Any, Final, final

from courtier.core.pending import Decision, Sequel
from courtier.games.intrigue.actions import BRIBE, CARD, LOSE_STANDING, SEAT
from courtier.games.intrigue.cards import CARDS, HIGHEST, IS_PACT, MOST_SEATS
from courtier.games.intrigue.court import Court
from courtier.games.intrigue.decisions.exits import without_pacts
from courtier.games.intrigue.events import BRIBE_SETTLED, BRIBED, BY_FINE
from courtier.games.intrigue.packed import EITHER, amount_of, payee_of, payer_of


@final
class Pay(Sequel):
    """I-FINE-12, R-87: the fines in order; no question where all can see that no card can pay."""

    def follow(self, game: Any) -> None:
        court: Court = game
        if not court.debts:
            return
        court.ask(PAY)
        seat = payer_of(court.debts[0])
        hopeless = amount_of(court.debts[0]) > HIGHEST and not court.variants.bribery
        if hopeless or not court.hands[seat]:
            fail(court, seat)
        else:
            court.ask(PAY_FINES[seat])

    def name(self) -> str:
        return "pay"

    def dump(self) -> list[Any]:
        return [self.name()]


@final
class PayFine(Decision):
    """I-FINE-1..5: one hand card that reaches the fine; without one, a Standing. By variant a bribe."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        amount = amount_of(court.debts[0])
        codes = reaching(court, seat, amount)
        if not codes:
            codes.append(LOSE_STANDING)
        if court.variants.bribery and bribe_value(court, seat) > amount:
            codes.append(BRIBE)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        owed = court.debts[0]
        if action == LOSE_STANDING:
            fail(court, seat)
        elif action == BRIBE:
            court.bribe = amount_of(owed) + 1
            court.tell(BRIBED, seat, amount_of(owed))
            court.ask(BRIBE_DISCARDS[seat])
        elif payee_of(owed) == EITHER:
            court.ask(ChoosePayee(seat, self, action - CARD))
        else:
            settle(court, seat, payee_of(owed), action - CARD)

    def default(self, game: Any, seat: int) -> int:
        court: Court = game
        codes = reaching(court, seat, amount_of(court.debts[0]))
        return CARD + court.cards.lowest(codes) if codes else LOSE_STANDING

    def name(self) -> str:
        return "pay_fine"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


@final
class ChoosePayee(Decision):
    """I-LEGAL-8, I-FINE-13: the false accuser has picked the card and now picks who gets it."""

    def __init__(self, seat: int, before: Decision, card: int) -> None:
        super().__init__(seat, before)
        self.card = card

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return [SEAT + court.initiator, SEAT + court.partner]

    def answer(self, game: Any, seat: int, action: int) -> None:
        settle(game, seat, action - SEAT, self.card)

    def default(self, game: Any, seat: int) -> int:
        court: Court = game
        return SEAT + court.initiator

    def name(self) -> str:
        return "choose_payee"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, CARDS[self.card]]


@final
class BribeDiscard(Decision):
    """The variant `bribery`: cards go to the discard pile until they are worth more than the fine."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return without_pacts(court.hands[seat])

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        court.discard_bribe(seat, action - CARD)
        if court.bribe:
            court.ask(self)
        else:
            court.debts.pop(0)
            court.tell(BRIBE_SETTLED, seat)

    def default(self, game: Any, seat: int) -> int:
        court: Court = game
        return CARD + court.cards.lowest(without_pacts(court.hands[seat]))

    def name(self) -> str:
        return "bribe_discard"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def fail(court: Court, seat: int) -> None:
    """I-FINE-5: the debt is settled with a Standing."""
    court.debts.pop(0)
    court.lose_standing(seat, BY_FINE)


def settle(court: Court, seat: int, payee: int, card: int) -> None:
    """I-FINE-1."""
    owed = court.debts.pop(0)
    court.pay(seat, payee, amount_of(owed), card)


def reaching(court: Court, seat: int, amount: int) -> list[int]:
    """I-FINE-1, I-FINE-9: the kinds in hand with at least that number, as codes."""
    numbers = court.cards.numbers
    codes: list[int] = []
    last = -1
    for card in court.hands[seat]:
        if card != last:
            last = card
            if numbers[card] >= amount:
                codes.append(CARD + card)
    return codes


def bribe_value(court: Court, seat: int) -> int:
    total = 0
    for card in court.hands[seat]:
        if not IS_PACT[card]:
            total += court.cards.numbers[card]
    return total


PAY: Final = Pay()
PAY_FINES: Final = [PayFine(seat) for seat in range(MOST_SEATS)]
BRIBE_DISCARDS: Final = [BribeDiscard(seat) for seat in range(MOST_SEATS)]
