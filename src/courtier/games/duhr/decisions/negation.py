"""What is announced happens unless somebody negates it; a negation is announced like anything else (D-NEG).

D-NEG-2, D-NEG-3, D-ACT-10: villainous acts, reveals, raised suspicions and created scandals are never announced.
"""

from typing import Any, Final, final

from courtier.core.deals.clause import GOODS_ADMITTED
from courtier.core.deals.conduct import NO_CONDUCT, Conduct
from courtier.core.pending import NOBODY, UNANSWERED, Pending, Sequel, Window
from courtier.games.duhr.actions import NEGATE, PASS
from courtier.games.duhr.cards import CLOCKWISE, HOUSE_COUNT, MOST_SEATS, VILIFIED
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import NEGATE_OF, NEGATES
from courtier.games.duhr.events import CANCELLED, FOR_NEGATION, NEGATED, NEGATION


class Deed:
    """An ability, masterstroke, event or negation with all that was declared of it (D/A-20)."""

    def __init__(self, seat: int, what: int, first: int, second: int) -> None:
        self.seat = seat
        self.what = what  # of DEEDS
        self.first = first
        self.second = second

    def pay(self, court: Court) -> None:
        """D-ACT-4..6: announce it and pay for it."""
        raise NotImplementedError

    def happen(self, court: Court) -> None:
        """Nobody has negated it."""
        raise NotImplementedError

    def aims_at(self, court: Court, seat: int) -> bool:
        """Does it touch that player's House, or name the player?"""
        return False

    def fail(self, court: Court) -> None:
        """D/A-24: only the effect is negated."""
        court.tell(CANCELLED, self.seat, self.what)


@final
class CarryOut(Sequel):
    """The deed takes place when nothing lies above it any more."""

    def __init__(self, deed: Deed) -> None:
        super().__init__()
        self.deed = deed

    def follow(self, game: Any) -> None:
        court: Court = game
        self.deed.happen(court)

    def name(self) -> str:
        return "carry_out"

    def dump(self) -> list[Any]:
        deed = self.deed
        return [self.name(), deed.seat, deed.what, deed.first, deed.second]


@final
class Negate(Window):
    """D-ASK-5, D-NEG-8, D/A-21: does anyone negate? The first clockwise who does is heard; later answers lapse."""

    def __init__(self, seats: int, announcer: int, mask: int) -> None:
        order = CLOCKWISE[seats][announcer]
        super().__init__(tuple([seat for seat in order if mask >> seat & 1]))
        self.announcer = announcer
        self.mask = mask
        self.verbs = NEGATES
        self.admits = GOODS_ADMITTED

    def waits_for(self, game: Any) -> int:
        court: Court = game  # as in `Window`, but a cast to a final class is cheap: half of all answers pass here
        answers = court.answers
        for seat in self.seats:
            if answers[seat] == UNANSWERED:
                return seat
        return NOBODY

    def asks(self, game: Any, seat: int) -> bool:
        court: Court = game
        return seat >= 0 and self.mask >> seat & 1 == 1 and court.answers[seat] == UNANSWERED

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        hand = court.hands[seat]
        pairs = 0
        for house in range(HOUSE_COUNT):
            if hand[house] >= 2:
                pairs |= 1 << house
        return PASS_OR_NEGATE[pairs]

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        for place in range(len(heard)):
            if heard[place] != PASS:
                put_up(court, Negation(self.seats[place], NEGATION, heard[place] - NEGATE, 0))
                return

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        """D/A-79 c: a negation of the announcer's."""
        return NO_CONDUCT if code == PASS else NEGATE_OF[self.announcer][NEGATION]

    def counted(self, heard: list[int]) -> int:
        """D/A-21: up to the first who negates."""
        for place in range(len(heard)):
            if heard[place] != PASS:
                return place + 1
        return len(heard)

    def after_deal(self, game: Any) -> None:
        """D/A-27, D/A-77: who qualifies is counted anew; without anybody there is no window."""
        court: Court = game
        court.pending.pop()
        ask_who_qualifies(court, self.announcer)

    def aims_at(self, game: Any, seat: int) -> bool:
        """What was announced aims at the seat; a negation aims at whose deed it cancels."""
        court: Court = game
        announced = court.pending[-2]
        assert isinstance(announced, CarryOut)
        if announced.deed.what != NEGATION:
            return announced.deed.aims_at(court, seat)
        below = court.pending[-3]
        return isinstance(below, CarryOut) and below.deed.seat == seat

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return PASS

    def name(self) -> str:
        return "negate"

    def dump(self) -> list[Any]:
        return [self.name(), self.announcer, self.mask]


@final
class Negation(Deed):
    """D-NEG-4..6, D-MS-4..7: two suspicions of a House cancel an event, an ability or a masterstroke, out of turn.

    It cancels what lies right below; what lies below that is open again (D/A-22).
    """

    def pay(self, court: Court) -> None:
        target = court.pending[-2]  # under this negation
        assert isinstance(target, CarryOut)
        court.tell(NEGATED, self.seat, self.first, target.deed.seat, target.deed.what)
        court.discard_card(self.seat, self.first, FOR_NEGATION)
        court.discard_card(self.seat, self.first, FOR_NEGATION)

    def happen(self, court: Court) -> None:
        target = court.pending.pop()
        assert isinstance(target, CarryOut)
        target.deed.fail(court)
        below = court.pending[-1]
        if isinstance(below, CarryOut):
            open_to_negation(court, below.deed)


def put_up(court: Court, deed: Deed) -> None:
    """D/A-20: announce, pay, then ask; it happens if nobody negates it."""
    court.ask(CarryOut(deed))
    deed.pay(court)
    open_to_negation(court, deed)


def open_to_negation(court: Court, deed: Deed) -> None:
    """D/A-23: everybody but the announcer may negate it."""
    ask_who_qualifies(court, deed.seat)


def ask_who_qualifies(court: Court, announcer: int) -> None:
    """D-NEG-7, D-VIL-15, D/A-27: all others with standing and two usable cards are asked, whatever these cards are."""
    mask = 0
    for seat in range(court.seats):
        if court.sizes[seat] >= 2 and court.status[seat] != VILIFIED and seat != announcer:
            mask |= 1 << seat
    if mask:
        court.ask(NEGATE_WINDOWS[court.seats][announcer][mask])


def windows_of(seats: int, announcer: int) -> list[Pending]:
    return [Negate(seats, announcer, mask) for mask in range(1 << seats)]


# By the Houses of which the player holds a pair, one bit each.
PASS_OR_NEGATE: Final = [
    [PASS, *[NEGATE + house for house in range(HOUSE_COUNT) if pairs >> house & 1]] for pairs in range(1 << HOUSE_COUNT)
]

# Stateless, so each exists once: NEGATE_WINDOWS[seats][announcer][mask of the seats asked].
NEGATE_WINDOWS: Final = [
    [windows_of(seats, announcer) for announcer in range(seats)] for seats in range(MOST_SEATS + 1)
]
