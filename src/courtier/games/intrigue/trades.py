"""The open trade, or the last one: offers, how they end, and fines."""

from typing import Any, Final

from courtier.core.rng import Rng
from courtier.games.intrigue.cards import IS_PACT, NO_CARD, Cards, put_in
from courtier.games.intrigue.events import (
    BRIBE_DISCARDED,
    GIVEN_BACK,
    OFFERED,
    OFFERED_NOTHING,
    PACT_REMOVED,
    PAID,
    RETURNED,
    SWAPPED,
)
from courtier.games.intrigue.supply import Supply, name_or_none
from courtier.games.intrigue.variants import Variants

NO_SEAT: Final = -1
UNDECIDED: Final = -1
DENIED: Final = 0
AGREED: Final = 1
NO_CLAIM: Final = -1


class Trades(Supply):
    """The part of the court about trades, without rounds."""

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng, cards: Cards, variants: Variants) -> None:
        super().__init__(seats, options, rng, cards, variants)
        self.trading = False
        self.favour = False
        self.initiator = NO_SEAT
        self.partner = NO_SEAT
        self.note = 0
        self.offer_by = NO_CARD  # the initiator's card on offer, then the partner's
        self.offer_with = NO_CARD
        self.claim_by = NO_CLAIM
        self.claim_with = NO_CLAIM
        self.decision_by = UNDECIDED
        self.decision_with = UNDECIDED
        self.accuser = NO_SEAT
        self.stopped = False  # by an illegal find
        self.traded = 0  # seats in a trade of this Trade phase; one bit a seat, like all sets of seats
        self.swapped = 0  # seats with a completed swap in it
        self.debts: list[int] = []  # fines to pay, packed by `debt`
        self.bribe = 0  # what has still to be discarded by the one who bribes

    def copy_trade(self, twin: "Trades") -> None:
        """For `clone`."""
        twin.trading = self.trading
        twin.favour = self.favour
        twin.initiator = self.initiator
        twin.partner = self.partner
        twin.note = self.note
        twin.offer_by = self.offer_by
        twin.offer_with = self.offer_with
        twin.claim_by = self.claim_by
        twin.claim_with = self.claim_with
        twin.decision_by = self.decision_by
        twin.decision_with = self.decision_with
        twin.accuser = self.accuser
        twin.stopped = self.stopped
        twin.traded = self.traded
        twin.swapped = self.swapped
        twin.bribe = self.bribe
        if self.debts:
            twin.debts = self.debts.copy()

    # Offers

    def hand_size(self, seat: int) -> int:
        """I-TRADE-16: the number shown to all counts the card on offer."""
        size = len(self.hands[seat])
        if self.trading:
            by = seat == self.initiator and self.offer_by >= 0
            if by or (seat == self.partner and self.offer_with >= 0):
                size += 1
        return size

    def offer(self, by: int, with_: int) -> None:
        """I-TRADE-6, 8, 16: the offered cards lie aside, seen by the two traders."""
        self.offer_by = by
        self.offer_with = with_
        if by >= 0:
            self.hands[self.initiator].remove(by)
        if with_ >= 0:
            self.hands[self.partner].remove(with_)
        if self.recording:
            shown = [OFFERED_NOTHING if card < 0 else card for card in (by, with_)]
            self.tell_backs(self.initiator, [by])
            self.tell_backs(self.partner, [with_])
            self.tell(OFFERED, self.initiator, self.partner, secret=shown)

    def illegal(self, card: int) -> bool:
        """I-LEGAL-12: an empty offer is not."""
        return card >= 0 and not self.cards.legal[card]

    def found_illegal(self) -> bool:
        return self.illegal(self.offer_by) or self.illegal(self.offer_with)

    def give_back_before_fines(self) -> None:
        """The variant `pay_with_offer`: all but illegal Pacts."""
        if not (IS_PACT[self.offer_by] and self.illegal(self.offer_by)):
            self.give_back(self.initiator, self.offer_by)
            self.offer_by = NO_CARD
        if not (IS_PACT[self.offer_with] and self.illegal(self.offer_with)):
            self.give_back(self.partner, self.offer_with)
            self.offer_with = NO_CARD
        self.tell(GIVEN_BACK, self.initiator, self.partner)

    def give_back(self, seat: int, card: int) -> None:
        if card >= 0:
            put_in(self.hands[seat], card)

    # The end of a trade

    def stop_trade(self) -> None:
        """I-LEGAL-6, 7, 10, I-PACT-6: illegal Pacts leave the game, the other cards go back."""
        self.return_or_remove(self.initiator, self.offer_by)
        self.return_or_remove(self.partner, self.offer_with)
        self.end_trade()
        self.tell(RETURNED, self.initiator, self.partner)

    def return_or_remove(self, seat: int, card: int) -> None:
        if card >= 0 and IS_PACT[card] and self.illegal(card):
            self.removed.append(card)
            self.tell(PACT_REMOVED, seat, card)
        else:
            self.give_back(seat, card)

    def conclude_trade(self) -> None:
        """I-TRADE-12, I-PACT-3: a swap if both agreed."""
        swaps = self.decision_by == AGREED and self.decision_with == AGREED
        by = self.offer_by
        with_ = self.offer_with
        self.give_back(self.partner if swaps else self.initiator, by)
        self.give_back(self.initiator if swaps else self.partner, with_)
        if swaps and not self.favour:
            self.swapped |= 1 << self.initiator | 1 << self.partner
        self.end_trade()
        if not swaps:
            self.tell(RETURNED, self.initiator, self.partner)
            return
        self.tell(SWAPPED, self.initiator, self.partner)
        self.show_pacts(self.partner, [by])
        self.show_pacts(self.initiator, [with_])

    def end_trade(self) -> None:
        self.trading = False
        self.favour = False
        self.note = 0
        self.offer_by = NO_CARD
        self.offer_with = NO_CARD
        self.claim_by = NO_CLAIM
        self.claim_with = NO_CLAIM
        self.decision_by = UNDECIDED
        self.decision_with = UNDECIDED
        self.accuser = NO_SEAT
        self.stopped = False

    # Fines

    def pay(self, seat: int, payee: int, amount: int, card: int) -> None:
        """I-FINE-1, I-FINE-10."""
        self.hands[seat].remove(card)
        put_in(self.hands[payee], card)
        if self.recording:
            self.tell_backs(seat, [card])
            self.tell(PAID, seat, payee, amount, secret=[card])

    def discard_bribe(self, seat: int, card: int) -> None:
        """The variant `bribery`."""
        self.bribe = max(0, self.bribe - self.cards.numbers[card])
        self.hands[seat].remove(card)
        if self.recording:
            self.tell_backs(seat, [card])
            self.tell(BRIBE_DISCARDED, seat, secret=[card])
        self.put_away(card)

    # The whole truth

    def dump_trade(self) -> dict[str, Any]:
        return {
            "open": self.trading,
            "favour": self.favour,
            "initiator": self.initiator,
            "partner": self.partner,
            "note": self.note,
            "offers": [name_or_none(self.offer_by), name_or_none(self.offer_with)],
            "claims": [self.claim_by, self.claim_with],
            "decisions": [self.decision_by, self.decision_with],
            "accuser": self.accuser,
            "stopped": self.stopped,
        }
