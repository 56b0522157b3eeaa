"""Hands, Standing and piles: where cards come from and go to."""

from typing import Any

from courtier.core.game import Game
from courtier.core.pending import NO_ZONES, NOTHING
from courtier.core.rng import Rng
from courtier.games.intrigue.actions import DRAW, OWN
from courtier.games.intrigue.cards import CARDS, IS_PACT, NO_CARD, PACT_COLOUR, STANDING, Cards, put_in
from courtier.games.intrigue.events import (
    BACKS,
    BARE,
    BEQUEATHED,
    DISCARD_TOP,
    DRAW_TOP,
    DREW,
    DREW_NOTHING,
    DREW_STANDING,
    FACE_UP,
    HAD_NO_STANDING,
    HAND_DISCARDED,
    HEIR_DISCARDED,
    OWN_TOP,
    PACT_SHOWN,
    RESHUFFLED,
    STANDING_LOST,
    TOP,
)
from courtier.games.intrigue.score import hand_value
from courtier.games.intrigue.variants import Variants


class Supply(Game):
    """The part of the court without trades and rounds.

    The lists inside `piles`, and `draw`, are shared by clones: they are replaced, never changed.
    """

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng, cards: Cards, variants: Variants) -> None:
        super().__init__(seats, options, rng)
        self.cards = cards
        self.variants = variants
        self.hands: list[list[int]] = NO_ZONES  # by seat, sorted; Standing, offers and cards on the table are not in it
        self.standing: list[int] = NOTHING
        self.piles: list[list[int]] = NO_ZONES  # personal piles; of each the first `left` cards, the top one last
        self.left: list[int] = NOTHING
        self.draw: list[int] = NOTHING  # the draw pile: its first `draw_left` cards, the top one last
        self.draw_left = 0
        self.discard: list[int] = []
        self.removed: list[int] = []  # out of the game (I-MAT-11), faces known to all
        self.boxed: list[int] = []  # out of the game unseen: piles and Pacts of the eliminated

    def copy_supply(self, twin: "Supply") -> None:
        """For `clone`."""
        twin.hands = [hand.copy() for hand in self.hands]
        twin.standing = self.standing.copy()
        twin.piles = self.piles.copy()
        twin.left = self.left.copy()
        twin.draw = self.draw
        twin.draw_left = self.draw_left
        twin.discard = self.discard.copy()
        if self.removed:
            twin.removed = self.removed.copy()
        if self.boxed:
            twin.boxed = self.boxed.copy()

    def set_piles(self, piles: list[list[int]], draw: list[int]) -> None:
        """Whole personal piles and a whole draw pile."""
        self.piles = piles
        self.left = [len(pile) for pile in piles]
        self.draw = draw
        self.draw_left = len(draw)

    # Piles

    def deal(self, seat: int, source: int) -> bool:
        """I-DRAW-1..9: one card. False: the draw pile failed, and one's own pile is left to choose from."""
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
        """I-DRAW-3: True if there is a draw pile; if it is empty, the discard pile is shuffled first."""
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

    # Standing

    def lose_standing(self, seat: int, cause: int) -> None:
        """I-STAND-1..3. By variant a seat may be at 0 already."""
        if not self.standing[seat]:
            self.tell(HAD_NO_STANDING, seat, cause)
            return
        self.standing[seat] -= 1
        self.tell(STANDING_LOST, seat, cause, self.standing[seat])
        if self.variants.standing_returns:
            self.put_away(STANDING)
        else:
            self.removed.append(STANDING)

    # Hands

    def binds(self, seat: int, other: int) -> bool:
        """I-PACT-7..12, I-PACT-14, I-PACT-15: does the seat hold a Pact of the other's colour in hand?"""
        for card in self.hands[seat]:
            if PACT_COLOUR[card] == other and other != seat:
                return True
        return False

    def show_pacts(self, seat: int, cards: list[int]) -> None:
        """The variant `open_pacts`: foreign Pacts that come into a hand."""
        if self.recording and self.variants.open_pacts:
            for card in cards:
                if IS_PACT[card] and PACT_COLOUR[card] != seat:
                    self.tell(PACT_SHOWN, seat, PACT_COLOUR[card], card)

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

    def value(self, seat: int) -> int:
        """I-WIN-3."""
        return hand_value(self.hands[seat], self.cards) + self.cards.numbers[STANDING] * self.standing[seat]

    # Marked backs (the variant `backs`)

    def mark(self, card: int) -> int:
        """I-MAT-9: number and legality in one: a code of BACK_WORDS."""
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

    def dump_cards(self) -> dict[str, Any]:
        return {
            "hands": [names(hand) for hand in self.hands],
            "standing": self.standing[:],
            "piles": [names(self.piles[seat][: self.left[seat]]) for seat in range(self.seats)],
            "draw": names(self.draw[: self.draw_left]),
            "discard": names(self.discard),
            "removed": names(self.removed),
            "boxed": names(self.boxed),
        }


def names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def name_or_none(card: int) -> str | None:
    return CARDS[card] if card >= 0 else None
