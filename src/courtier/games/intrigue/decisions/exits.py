"""Standing lost to the last: elimination, inheritance, and the end of the game (ledger 2.15, 2.16)."""

from typing import Any, Final, final

from courtier.core.pending import Decision, Sequel
from courtier.games.intrigue.actions import CARD, DISCARD_PILE, ONLY_PACTS, SEAT
from courtier.games.intrigue.cards import IS_PACT, MOST_SEATS
from courtier.games.intrigue.court import Court
from courtier.games.intrigue.events import NONE_LEFT, ONE_LEFT, ONLY_PACTS_LEFT, TWO_LEFT

ONLY_PACTS_CODES: Final = [ONLY_PACTS]


@final
class Exits(Sequel):
    """I-LOSE-1, 2, 14: after an event, who has no Standing is out; by variant only after the Draw."""

    def __init__(self, at_end: bool) -> None:
        super().__init__()
        self.at_end = at_end

    def follow(self, game: Any) -> None:
        court: Court = game
        if court.variants.exits_at_end and not self.at_end:
            return
        among = 0
        for seat in range(court.seats):
            if not court.standing[seat] and court.living >> seat & 1:
                among |= 1 << seat
        if not among:
            return
        number = max(court.gone) + 1
        losers = court.circle(court.start, among)
        for seat in losers:
            court.eliminate(seat, number)
        court.ask(END_TEST)
        if court.living:
            court.leaving = list(losers)
            court.ask(BEQUEATH)

    def name(self) -> str:
        return "exits"

    def dump(self) -> list[Any]:
        return [self.name(), self.at_end]


@final
class Bequeath(Sequel):
    """I-LOSE-12, I-LOSE-14: the losers one after the other; asked are those with cards, if two or more live."""

    def follow(self, game: Any) -> None:
        court: Court = game
        seat = court.leaving.pop(0)
        if court.leaving:
            court.ask(BEQUEATH)
        if court.hands[seat] and court.living & (court.living - 1):
            court.ask(HEIRS[seat])
        else:
            court.discard_hand(seat)

    def name(self) -> str:
        return "bequeath"

    def dump(self) -> list[Any]:
        return [self.name()]


@final
class EndTest(Sequel):
    """I-WIN-1, I-WIN-5: two or fewer are left, and the last inheritance is done."""

    def follow(self, game: Any) -> None:
        court: Court = game
        left = court.living.bit_count()
        if left == 2:
            court.finish(TWO_LEFT)
        elif left == 1:
            court.finish(ONE_LEFT)
        elif left == 0:
            court.finish(NONE_LEFT)

    def name(self) -> str:
        return "end_test"

    def dump(self) -> list[Any]:
        return [self.name()]


@final
class Heir(Decision):
    """I-LOSE-3: the whole hand to the discard pile, or into one living player's hand."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return HEIR_CODES[court.living]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == DISCARD_PILE:
            court.discard_hand(seat)
            return
        heir = action - SEAT
        court.ask(HeirDiscard(heir, len(court.hands[seat])))
        court.bequeath(seat, heir)

    def default(self, game: Any, seat: int) -> int:
        return DISCARD_PILE

    def name(self) -> str:
        return "heir"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


@final
class HeirDiscard(Decision):
    """I-LOSE-4..6, I-LOSE-13: as many cards as were inherited, one after the other, no Pacts."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes = without_pacts(court.hands[seat])
        return codes or ONLY_PACTS_CODES

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == ONLY_PACTS:
            court.tell(ONLY_PACTS_LEFT, seat)
            return
        if self.count > 1:
            court.ask(HeirDiscard(seat, self.count - 1))
        court.discard_for_heir(seat, action - CARD)

    def default(self, game: Any, seat: int) -> int:
        court: Court = game
        codes = without_pacts(court.hands[seat])
        return CARD + court.cards.lowest(codes) if codes else ONLY_PACTS

    def name(self) -> str:
        return "heir_discard"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.count]


def without_pacts(hand: list[int]) -> list[int]:
    """The kinds in a hand that can be discarded (I-PACT-5); as codes they are the same numbers."""
    codes: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            last = card
            if not IS_PACT[card]:
                codes.append(CARD + card)
    return codes


def heir_codes(living: int) -> list[int]:
    return [DISCARD_PILE, *[SEAT + seat for seat in range(MOST_SEATS) if living >> seat & 1]]


HEIR_CODES: Final = [heir_codes(living) for living in range(1 << MOST_SEATS)]
HEIRS: Final = [Heir(seat) for seat in range(MOST_SEATS)]
EXITS: Final = Exits(at_end=False)
LAST_EXITS: Final = Exits(at_end=True)
BEQUEATH: Final = Bequeath()
END_TEST: Final = EndTest()
