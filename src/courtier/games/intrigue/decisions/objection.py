"""Objections, the legality check, and how a trade ends (ledger 2.6)."""

from typing import Any, Final, final

from courtier.core.pending import Sequel, Window
from courtier.games.intrigue.actions import OBJECT, PASS
from courtier.games.intrigue.cards import NO_CARD, PACT_COLOUR
from courtier.games.intrigue.court import Court
from courtier.games.intrigue.decisions.fines import PAY
from courtier.games.intrigue.events import (
    ACCUSED,
    DISCLOSED,
    FINED,
    FINED_FOR_ACCUSING,
    FOUND_ILLEGAL,
    FOUND_LEGAL,
    FOUND_NOTHING,
    UNOPPOSED,
)
from courtier.games.intrigue.packed import EITHER, debt
from courtier.games.intrigue.trades import AGREED

PASS_ONLY: Final = [PASS]
PASS_OR_OBJECT: Final = [PASS, OBJECT]


@final
class Object(Window):
    """I-TRADE-11, I-OBJ-1..6: does anybody object? Heard from the initiator's left; whom a Pact bars can only pass."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        traders = 1 << court.initiator | 1 << court.partner
        for card in court.hands[seat]:
            if traders >> PACT_COLOUR[card] & 1:
                return PASS_ONLY
        return PASS_OR_OBJECT

    def resolve(self, game: Any, heard: list[int]) -> None:
        """I-OBJ-3: the first objection is the only one; what came after it is never told."""
        court: Court = game
        for place in range(len(heard)):
            if heard[place] == OBJECT:
                court.accuser = self.seats[place]
                court.tell(ACCUSED, court.accuser)
                disclose(court)
                judge(court)
                return
        court.tell(UNOPPOSED, court.initiator, court.partner)
        disclose(court)

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "object"

    def dump(self) -> list[Any]:
        return [self.name(), list(self.seats)]


@final
class CloseTrade(Sequel):
    """I-TRADE-12, I-LEGAL-7, I-LEGAL-9: the end of a trade, after all fines."""

    def follow(self, game: Any) -> None:
        court: Court = game
        if court.stopped:
            court.stop_trade()
        else:
            court.conclude_trade()

    def name(self) -> str:
        return "close_trade"

    def dump(self) -> list[Any]:
        return [self.name()]


def disclose(court: Court) -> None:
    """R-17: the traders learn each other's decision when the window is closed."""
    if court.recording:
        court.tell(DISCLOSED, court.initiator, court.partner, secret=[court.decision_by, court.decision_with])


def judge(court: Court) -> None:
    """I-LEGAL-1..12: the check and the fines that follow from it."""
    publish(court, court.initiator, court.offer_by)
    publish(court, court.partner, court.offer_with)
    court.ask(PAY)
    if not court.found_illegal():
        amount = court.variants.false_accusation_fine
        court.debts.append(debt(court.accuser, amount, EITHER))
        court.tell(FINED_FOR_ACCUSING, court.accuser, amount, court.initiator, court.partner)
        return
    court.stopped = True
    fine(court, court.initiator, court.decision_by, court.offer_by)
    fine(court, court.partner, court.decision_with, court.offer_with)
    if court.variants.pay_with_offer:
        court.give_back_before_fines()


def publish(court: Court, seat: int, card: int) -> None:
    """I-OBJ-5: legality, and the number of what is illegal."""
    if card == NO_CARD:
        court.tell(FOUND_NOTHING, seat)
    elif court.illegal(card):
        court.tell(FOUND_ILLEGAL, seat, court.cards.numbers[card])
    else:
        court.tell(FOUND_LEGAL, seat)


def fine(court: Court, seat: int, decision: int, card: int) -> None:
    """I-FINE-8: a fine of 0 costs nothing."""
    amount = fine_of(court, decision, card)
    if amount:
        court.debts.append(debt(seat, amount, court.accuser))
        court.tell(FINED, seat, amount, court.accuser)


def fine_of(court: Court, decision: int, card: int) -> int:
    """I-LEGAL-1..5: who agreed pays the sum of all illegal numbers; by variant that of one's own card."""
    if decision != AGREED:
        return 0
    if court.variants.offerer_pays:
        return illegal_number(court, card)
    return illegal_number(court, court.offer_by) + illegal_number(court, court.offer_with)


def illegal_number(court: Court, card: int) -> int:
    return court.cards.numbers[card] if court.illegal(card) else 0


CLOSE_TRADE: Final = CloseTrade()
