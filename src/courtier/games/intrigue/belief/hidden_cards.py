"""What a seat knows of the cards that are not in sight: for every card the zones in which it may lie, and facts.

A card that moves unseen may be any that the rules let move so. What the rules exclude (who objects holds no Pact of
the traders, who puts nothing down holds Pacts alone) is ruled out. Where all can read the backs, the backs in every
zone are counted, too. What each event tells is in `hidden_events.py`.
"""

from typing import Final, final

from courtier.core.belief.possible_zones import PossibleZones
from courtier.core.pending import NOBODY
from courtier.games.intrigue.belief.zones import ANY, ZONE_COUNT, Marks, anywhere, at_first
from courtier.games.intrigue.cards import KIND_COUNT, Cards
from courtier.games.intrigue.variants import Variants

UNSEEN: Final = -1  # in place of the kind of a card that moved unseen
# What is known of an offer: whether there is one
NOT_YET: Final = 0
PERHAPS: Final = 1
MADE: Final = 2
EMPTY: Final = 3


@final
class HiddenCards(PossibleZones):
    """All cards of the game, those in sight included, and what is known of the open trade."""

    def __init__(self, copies: list[int], cards: Cards, variants: Variants, complete: bool) -> None:
        kinds = [kind for kind in range(KIND_COUNT + 1) for _ in range(copies[kind])]
        super().__init__(kinds, [at_first(kind) if complete else anywhere(kind) for kind in kinds])
        self.variants = variants
        self.complete = complete  # True if the journal begins with the first draw
        self.marks = Marks(cards)
        self.fines = [0] * 6
        self.fined: list[int] = []  # after the check of the open trade
        self.traders = (NOBODY, NOBODY)
        self.offers = [NOT_YET, NOT_YET]
        self.illegal_pacts: list[int] = []  # traders who were found to offer one
        self.pacts: list[list[int]] = [[] for _ in range(6)]  # lying open, by seat
        self.backs: dict[int, list[int]] = {}  # told of cards about to move, by seat
        self.marks_in: list[list[int]] = [[] for _ in range(ZONE_COUNT)]
        self.tops: dict[int, int] = {}  # the back of the uppermost card, by pile
        if complete:
            for card in range(len(self.kinds)):
                self.marks_in[self.zones[card].bit_length() - 1].append(self.marks.of[self.kinds[card]])

    # Backs

    def moved(self, seat: int, start: int, end: int, kind: int, which: int) -> int:
        """A card of a seat's moved, seen or not; returns what its back has told of it."""
        marks = self.backs.pop(seat, [])
        among = self.marks.backs[marks[0]] if marks else ANY
        if marks:
            self.marks_in[start].remove(marks[0])
            self.marks_in[end].append(marks[0])
        if kind == UNSEEN:
            self.moved_unseen(start, end, which & among)
        else:
            self.moved_seen(kind, start, end)
        return among

    def zone_moved(self, start: int, end: int) -> None:
        """All cards of a zone went to another, and their backs with them."""
        self.all_moved(start, end)
        self.all_marks_moved(start, end)

    def all_marks_moved(self, start: int, end: int) -> None:
        self.marks_in[end] += self.marks_in[start]
        self.marks_in[start] = []

    # Trades

    def begin_trade(self, seat: int, partner: int) -> None:
        self.traders = (seat, partner)
        self.offers = [NOT_YET, NOT_YET]
        self.illegal_pacts = []
        self.fined = []
