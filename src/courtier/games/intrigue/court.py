"""What lies on the table, and the consequences that ask nothing."""

from typing import Any, Final, final

from courtier.core.event import Row
from courtier.core.game import Game
from courtier.core.pending import UNANSWERED, Pending
from courtier.core.rng import Rng
from courtier.games.intrigue.actions import DRAW, OWN
from courtier.games.intrigue.cards import (
    CARDS,
    IS_PACT,
    MOST_SEATS,
    NO_CARD,
    PACT_COLOUR,
    STANDING,
    Cards,
    put_in,
)
from courtier.games.intrigue.events import (
    BACKS,
    BARE,
    BEQUEATHED,
    BRIBE_DISCARDED,
    CLEARED,
    DISCARD_TOP,
    DRAW_TOP,
    DREW,
    DREW_NOTHING,
    DREW_STANDING,
    ELIMINATED,
    ENDED,
    FACE_UP,
    GIVEN_BACK,
    HAD_NO_STANDING,
    HAND_DISCARDED,
    HEIR_DISCARDED,
    OFFERED,
    OFFERED_NOTHING,
    OWN_TOP,
    PACT_REMOVED,
    PACT_SHOWN,
    PAID,
    PUT_DOWN,
    RESHUFFLED,
    RETURNED,
    SHOWN,
    STANDING_LOST,
    SWAPPED,
    TABLE_OF_SIGHT,
    TOP,
    TWO_LEFT,
    VALUED,
    WON,
)
from courtier.games.intrigue.score import LIVING, Sheet, hand_value, score
from courtier.games.intrigue.variants import Variants

NAME: Final = "intrigue"
PHASES: Final = ("setup", "discussion", "trade", "announcement", "vote", "draw")
SETUP: Final = 0
DISCUSSION: Final = 1
TRADE: Final = 2
ANNOUNCEMENT: Final = 3
VOTE: Final = 4
DRAWING: Final = 5

NO_SEAT: Final = -1
UNDECIDED: Final = -1
DENIED: Final = 0
AGREED: Final = 1
NO_CLAIM: Final = -1
NO_VOTE_YET: Final = -1
ABSTENTION: Final = 6  # a vote for no seat
EITHER: Final = 7  # a payee still to be chosen among the traders


def circles_of(seats: int) -> list[list[tuple[int, ...]]]:
    """I-ROUND-4: by first seat and set of seats, those seats in clockwise order."""
    return [
        [
            tuple((first + step) % seats for step in range(seats) if among >> (first + step) % seats & 1)
            for among in range(1 << seats)
        ]
        for first in range(seats)
    ]


CIRCLES: Final = [circles_of(seats) if seats else [] for seats in range(MOST_SEATS + 1)]


@final
class Court(Game):
    """Hands, Standing, piles, the cards on the table and on offer, and what the round has come to."""

    def __init__(
        self,
        seats: int,
        options: dict[str, Any],
        rng: Rng,
        pending: list[Pending],
        numbers: list[int],
        cards: Cards,
        variants: Variants,
        start: int,
        hands: list[list[int]],
        standing: list[int],
        piles: list[list[int]],
        left: list[int],
        draw: list[int],
        discard: list[int],
        removed: list[int],
        boxed: list[int],
        table: list[int],
        gone: list[int],
        votes: list[int],
        hooks: list[int],
        debts: list[int],
        queue: list[int],
        due: list[int],
        leaving: list[int],
    ) -> None:
        super().__init__(seats, options, rng, pending, numbers)
        self.cards = cards
        self.variants = variants
        self.start = start
        self.phase = SETUP
        self.living = (1 << seats) - 1  # one bit a seat, like the other sets of seats
        # Cards. The lists inside `piles`, and `draw`, are shared by clones: they are replaced, never changed.
        self.hands = hands  # by seat, sorted; Standing, offers and cards on the table are not in it
        self.standing = standing
        self.piles = piles  # personal piles; of each the first `left` cards, the top one last
        self.left = left
        self.draw = draw  # the draw pile: its first `draw_left` cards, the top one last
        self.draw_left = len(draw)
        self.discard = discard
        self.removed = removed  # out of the game, faces known to all
        self.boxed = boxed  # out of the game unseen: piles and Pacts of the eliminated
        self.table = table  # by seat, put down in the Announcement phase
        self.announced = 0  # seats whose card on the table is turned up
        # The trade, open or last.
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
        self.traded = 0  # seats in a trade of this Trade phase
        self.swapped = 0  # seats with a completed swap in it
        # What is being worked through, each thing public.
        self.debts = debts  # fines to pay, packed by `debt`
        self.bribe = 0  # what has still to be discarded by the one who bribes
        self.queue = queue  # seats whose announcements are still to be resolved
        self.threatened = 0
        self.hooks = hooks  # landed, from the vote on attached: packed by `hook`, in the order of resolving
        self.votes = votes
        self.due = due  # draws still to be dealt, packed by `draw_of`
        self.leaving = leaving  # seats that are out and have not yet disposed of their hand
        self.gone = gone  # by seat: LIVING, or the number of the event that put it out
        self.reason = TWO_LEFT
        self.sheet: Sheet | None = None

    def name(self) -> str:
        return NAME

    def sight(self) -> tuple[Row, ...]:
        return TABLE_OF_SIGHT

    def clone(self) -> "Court":
        twin = Court(
            self.seats,
            self.options,
            self.rng.clone(),
            self.pending.copy(),
            self.numbers.copy(),
            self.cards,
            self.variants,
            self.start,
            [hand.copy() for hand in self.hands],
            self.standing.copy(),
            self.piles.copy(),
            self.left.copy(),
            self.draw,
            self.discard.copy(),
            self.removed.copy(),
            self.boxed.copy(),
            self.table.copy(),
            self.gone.copy(),
            self.votes.copy(),
            self.hooks.copy(),
            self.debts.copy(),
            self.queue.copy(),
            self.due.copy(),
            self.leaving.copy(),
        )
        twin.answers = self.answers.copy()
        twin.turn = self.turn
        twin.phase = self.phase
        twin.living = self.living
        twin.draw_left = self.draw_left
        twin.announced = self.announced
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
        twin.threatened = self.threatened
        twin.reason = self.reason
        if self.ended:
            twin.finish(self.reason)
        return twin

    # Seats

    def lives(self, seat: int) -> bool:
        return self.living >> seat & 1 == 1

    def circle(self, first: int, among: int) -> tuple[int, ...]:
        """I-ROUND-4: those seats clockwise from the first."""
        return CIRCLES[self.seats][first][among]

    def with_cards(self) -> int:
        """The living who have a hand card."""
        among = 0
        for seat in range(self.seats):
            if self.hands[seat] and self.living >> seat & 1:
                among |= 1 << seat
        return among

    def hand_size(self, seat: int) -> int:
        """I-TRADE-16: the number shown to all counts the card on offer."""
        size = len(self.hands[seat])
        if self.trading:
            by = seat == self.initiator and self.offer_by >= 0
            if by or (seat == self.partner and self.offer_with >= 0):
                size += 1
        return size

    def binds(self, seat: int, other: int) -> bool:
        """I-PACT-7..11: does the seat hold a Pact of the other's colour in hand?"""
        for card in self.hands[seat]:
            if PACT_COLOUR[card] == other and other != seat:
                return True
        return False

    # Piles

    def deal(self, seat: int, source: int) -> bool:
        """I-DRAW-1..9: one card. False: the draw pile failed, and the own pile is left to choose from."""
        if source == DRAW and not self.refilled():
            if self.left[seat] and self.variants.pile_choice:
                return False
            source = OWN
        if source == OWN and not self.left[seat]:
            self.tell(DREW_NOTHING, seat)
        elif source == OWN:
            self.draw_own(seat)
        else:
            self.draw_common(seat)
        return True

    def refilled(self) -> bool:
        """I-DRAW-3: is there a draw pile, if need be the discard pile shuffled?"""
        if self.draw_left == 0 and self.discard:
            self.draw = self.discard
            self.discard = []
            self.rng.shuffle(self.draw)
            self.draw_left = len(self.draw)
            self.tell(RESHUFFLED, self.draw_left)
            self.tell_top(DISCARD_TOP)
            self.tell_top(DRAW_TOP)
        return self.draw_left > 0

    def draw_own(self, seat: int) -> None:
        self.left[seat] -= 1
        card = self.piles[seat][self.left[seat]]
        put_in(self.hands[seat], card)
        if self.recording:
            self.tell_backs(seat, [card])
            self.tell(DREW, seat, OWN, secret=[card])
            self.tell_top(OWN_TOP + seat)

    def draw_common(self, seat: int) -> None:
        """I-DRAW-7: a Standing is laid openly with the drawer's."""
        self.draw_left -= 1
        card = self.draw[self.draw_left]
        if card == STANDING:
            self.standing[seat] += 1
            self.tell(DREW_STANDING, seat)
        else:
            put_in(self.hands[seat], card)
            if self.recording:
                self.tell_backs(seat, [card])
                self.tell(DREW, seat, DRAW, secret=[card])
        self.tell_top(DRAW_TOP)

    def bring_up(self, seat: int, card: int) -> None:
        """The variant `personal_pile_choice`: the chosen card becomes the top one."""
        pile = self.piles[seat][: self.left[seat]]
        pile.remove(card)
        pile.append(card)
        self.piles[seat] = pile

    def put_away(self, card: int) -> None:
        """On the discard pile."""
        self.discard.append(card)
        if self.recording:
            if self.variants.open_discard:
                self.tell(FACE_UP, card, len(self.discard) - 1)
            self.tell_top(DISCARD_TOP)

    # Trade

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

    def stop_trade(self) -> None:
        """I-LEGAL-6, 7, 10: illegal Pacts leave the game, the other cards go back."""
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
        """I-TRADE-12: a swap if both agreed."""
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

    def show_pacts(self, seat: int, cards: list[int]) -> None:
        """The variant `open_pacts`: foreign Pacts that come into a hand."""
        if self.recording and self.variants.open_pacts:
            for card in cards:
                if IS_PACT[card] and PACT_COLOUR[card] != seat:
                    self.tell(PACT_SHOWN, seat, PACT_COLOUR[card], card)

    # Fines and Standing

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

    def lose_standing(self, seat: int, cause: int) -> None:
        """I-STAND-2, I-STAND-3. By variant a seat may be at 0 already."""
        if not self.standing[seat]:
            self.tell(HAD_NO_STANDING, seat, cause)
            return
        self.standing[seat] -= 1
        self.tell(STANDING_LOST, seat, cause, self.standing[seat])
        if self.variants.standing_returns:
            self.put_away(STANDING)
        else:
            self.removed.append(STANDING)

    # Announcement

    def put_down(self, seat: int, card: int) -> None:
        """I-ANN-1, I-ANN-14."""
        self.hands[seat].remove(card)
        self.table[seat] = card
        if self.recording:
            self.tell_backs(seat, [card])
            self.tell(PUT_DOWN, seat, secret=[card])

    def clear_table(self) -> None:
        """I-ANN-11, I-LOSE-9: in seat order from the start player, the eliminated too."""
        for step in range(self.seats):
            seat = (self.start + step) % self.seats
            card = self.table[seat]
            if card >= 0:
                self.table[seat] = NO_CARD
                if self.recording:
                    self.tell(CLEARED, seat, secret=[card])
                self.put_away(card)
        self.announced = 0

    # Exits

    def eliminate(self, seat: int, number: int) -> None:
        """I-LOSE-1, I-LOSE-8: out, and the personal pile out of the game."""
        self.living &= ~(1 << seat)
        self.gone[seat] = number
        size = self.left[seat]
        self.boxed.extend(self.piles[seat][:size])
        self.left[seat] = 0
        self.tell(ELIMINATED, seat, size, number)
        self.tell_top(OWN_TOP + seat)

    def discard_hand(self, seat: int) -> None:
        """I-LOSE-3, I-LOSE-7: Pacts leave the game unseen."""
        hand = self.hands[seat]
        if not hand:
            return
        kept = [card for card in hand if not IS_PACT[card]]
        self.hands[seat] = []
        self.boxed.extend([card for card in hand if IS_PACT[card]])
        if self.recording:
            self.tell_backs(seat, kept)
            self.tell(HAND_DISCARDED, seat, len(kept), len(hand) - len(kept), secret=hand)
        for card in kept:
            self.put_away(card)

    def bequeath(self, seat: int, heir: int) -> None:
        """I-LOSE-4."""
        hand = self.hands[seat]
        self.hands[seat] = []
        for card in hand:
            put_in(self.hands[heir], card)
        self.tell(BEQUEATHED, seat, heir, len(hand), secret=hand)
        self.show_pacts(heir, hand)

    def discard_for_heir(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        if self.recording:
            self.tell_backs(seat, [card])
            self.tell(HEIR_DISCARDED, seat, secret=[card])
        self.put_away(card)

    # The end

    def finish(self, reason: int) -> None:
        """I-WIN."""
        self.reason = reason
        self.pending.clear()
        self.end()
        if self.recording:
            self.unveil(self.final_sheet())

    def unveil(self, sheet: Sheet) -> None:
        """I-WIN-9: hands of the living, values, places, winners."""
        self.tell(ENDED, self.reason, self.turn)
        for seat in range(self.seats):
            if self.gone[seat] == LIVING or self.hands[seat]:
                self.tell(SHOWN, seat, secret=self.hands[seat].copy())
        for seat in range(self.seats):
            self.tell(VALUED, seat, sheet.totals[seat], sheet.places[seat])
        for seat in sheet.winners:
            self.tell(WON, seat, sheet.totals[seat])

    def final_sheet(self) -> Sheet:
        if self.sheet is None:
            self.sheet = score(
                self.hands,
                self.standing,
                self.gone,
                self.reason,
                self.cards,
                self.variants.standing_breaks_ties,
                self.variants.coop,
            )
        return self.sheet

    def scores(self) -> list[int]:
        assert self.ended, "scores exist at the end only"
        return self.final_sheet().totals[:]

    def winners(self) -> list[int]:
        return self.final_sheet().winners[:]

    def value(self, seat: int) -> int:
        """I-WIN-3."""
        return hand_value(self.hands[seat], self.cards) + self.cards.numbers[STANDING] * self.standing[seat]

    # Marked backs (the variant `backs`)

    def mark(self, card: int) -> int:
        """Number and legality in one: a code of BACK_WORDS."""
        return self.cards.numbers[card] * 2 + self.cards.legal[card]

    def tell_backs(self, seat: int, cards: list[int]) -> None:
        """What the backs of cards show to all that are about to move."""
        if self.recording and self.variants.open_backs:
            self.tell(BACKS, seat, secret=[self.mark(card) for card in cards if card >= 0])

    def tell_top(self, pile: int) -> None:
        """What the back of the card that is now on top shows to all."""
        if self.recording and self.variants.open_backs:
            card = self.top_of(pile)
            if card == NO_CARD:
                self.tell(BARE, pile)
            else:
                self.tell(TOP, pile, self.mark(card))

    def top_of(self, pile: int) -> int:
        """The uppermost card of a pile, by its number in PILES."""
        if pile == DRAW_TOP:
            return self.draw[self.draw_left - 1] if self.draw_left else NO_CARD
        if pile == DISCARD_TOP:
            return self.discard[-1] if self.discard else NO_CARD
        seat = pile - OWN_TOP
        return self.piles[seat][self.left[seat] - 1] if self.left[seat] else NO_CARD

    # The whole truth

    def dump(self) -> dict[str, Any]:
        data = self.common_dump()
        data["start"] = self.start
        data["phase"] = PHASES[self.phase]
        data["hands"] = [names(hand) for hand in self.hands]
        data["standing"] = self.standing[:]
        data["piles"] = [names(self.piles[seat][: self.left[seat]]) for seat in range(self.seats)]
        data["draw"] = names(self.draw[: self.draw_left])
        data["discard"] = names(self.discard)
        data["removed"] = names(self.removed)
        data["boxed"] = names(self.boxed)
        data["table"] = [CARDS[card] if card >= 0 else None for card in self.table]
        data["announced"] = self.announced
        data["trade"] = self.dump_trade()
        data["traded"] = self.traded
        data["swapped"] = self.swapped
        data["debts"] = self.debts[:]
        data["bribe"] = self.bribe
        data["queue"] = self.queue[:]
        data["threatened"] = self.threatened
        data["hooks"] = self.hooks[:]
        data["votes"] = self.votes[:]
        data["due"] = self.due[:]
        data["leaving"] = self.leaving[:]
        data["gone"] = self.gone[:]
        data["reason"] = self.reason
        return data

    def dump_trade(self) -> dict[str, Any]:
        return {
            "open": self.trading,
            "favour": self.favour,
            "initiator": self.initiator,
            "partner": self.partner,
            "note": self.note,
            "offers": [CARDS[card] if card >= 0 else None for card in (self.offer_by, self.offer_with)],
            "claims": [self.claim_by, self.claim_with],
            "decisions": [self.decision_by, self.decision_with],
            "accuser": self.accuser,
            "stopped": self.stopped,
        }


def names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def fresh_answers(seats: int) -> list[int]:
    return [UNANSWERED] * seats


# A fine: who owes how much to whom, in one number. So with a Hook that has landed, and with a draw to be dealt.


def debt(payer: int, amount: int, payee: int) -> int:
    return amount << 6 | payee << 3 | payer


def payer_of(owed: int) -> int:
    return owed & 7


def payee_of(owed: int) -> int:
    return owed >> 3 & 7


def amount_of(owed: int) -> int:
    return owed >> 6


def hook(announcer: int, target: int) -> int:
    return announcer << 3 | target


def announcer_of(landed: int) -> int:
    return landed >> 3


def target_of(landed: int) -> int:
    return landed & 7


def draw_of(seat: int, source: int) -> int:
    return source << 3 | seat


def drawer_of(due: int) -> int:
    return due & 7


def source_of(due: int) -> int:
    return due >> 3
