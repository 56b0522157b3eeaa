"""Take-back windows: before an announcement happens, others may ask for a talk about it (C-TAKEBACK, C-WIN-8)."""

from typing import Any, Final, final

from courtier.core.deals.clause import GOODS_ADMITTED
from courtier.core.pending import Decision, Pending, Sequel, Window
from courtier.games.cutthroat.actions import (
    CONTINUE,
    DONE,
    KEEP,
    PLACE,
    TAKE_BACK,
    WAIT,
)
from courtier.games.cutthroat.cards import (
    CLOCKWISE,
    MOST_PLACES,
    MOST_SEATS,
)
from courtier.games.cutthroat.court import (
    ALL_TAKEBACKS,
    NO_BLOCK,
    WAIT_BITS,
    Court,
)
from courtier.games.cutthroat.decisions.announcement import CarryOut, Deed, aims_at, deed_key
from courtier.games.cutthroat.decisions.talk import IN_TURN, open_bargaining
from courtier.games.cutthroat.events import (
    DEED_ATTACK,
    DEED_DEFENCE,
    KEPT,
    TOOK_BACK,
    WAITED,
)
from courtier.games.cutthroat.stack import STEPS


def seats_to_ask(court: Court, deed: Deed) -> int:
    """C-TAKEBACK-9, C-WIN-8: who is asked before the deed is carried out, one bit each; public facts alone decide."""
    others = ~(1 << deed.seat)
    if court.takeback != ALL_TAKEBACKS and not deed.must_be_made() and deed.aims(court) & others == 0:
        return 0
    if not deed.can_be_taken_back(court):
        return 0
    most: int = court.options["wait_per_turn"]
    mask = 0
    for seat in range(court.seats):
        if court.waited(seat) < most:
            mask |= 1 << seat
    return mask & others


def forget_answers(court: Court) -> None:
    """C-TAKEBACK-7: reactions that were taken back over an earlier announcement at this place may be made again."""
    here = len(court.pending)
    court.taken_back = tuple([each for each in court.taken_back if each[3] < here])


@final
class BeforeAnnouncement(Sequel):
    """Lies below the window and knows what a take-back must restore. If the announcement stays, nothing happens."""

    def __init__(self, opened: bool, in_round: bool, again: Pending | None) -> None:
        super().__init__()
        self.opened = opened  # C-ACT-6: did the announcement open its block?
        self.in_round = in_round  # was it made in a round, of Orators or of tastings?
        self.again = again  # the round as it was, or the question that is asked anew

    def follow(self, game: Any) -> None:
        pass

    def undo(self, game: Any) -> None:
        """C-DEAL-28: the clause TAKE BACK does the same as that answer."""
        take_back(game)

    def name(self) -> str:
        return "kept"

    def dump(self) -> list[Any]:
        numbers = [0, 0, 0]
        if self.again is not None:
            row = self.again.dump()
            numbers = [STEPS.numbers[row[0]], row[1], row[2] if len(row) > 2 else 0]
        return [self.name(), int(self.opened) + 2 * int(self.in_round), *numbers]


def deed_below(court: Court) -> Deed:
    """The announcement that the open window is about: below the window lie what is restored, and the reactions."""
    for place in range(len(court.pending) - 1, -1, -1):
        step = court.pending[place]
        if isinstance(step, CarryOut):
            return step.deed
    raise AssertionError("a take-back window lies over an announcement")


@final
class TakeBackWindow(Window):
    """C-DEC-26, C-TAKEBACK-1: all others who may still wait answer CONTINUE or WAIT at once."""

    def __init__(self, seats: int, announcer: int, mask: int) -> None:
        super().__init__(tuple([seat for seat in CLOCKWISE[seats][announcer] if mask >> seat & 1]))
        self.announcer = announcer
        self.mask = mask
        self.brief = True
        self.closing = WAIT
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return CONTINUE_OR_WAIT

    def resolve(self, game: Any, heard: list[int]) -> None:
        """C-WIN-8, C/A-135: after a WAIT, in the menu after a talk with those who waited, the announcer is asked."""
        court: Court = game
        proposers = 1 << self.announcer
        for place in range(len(heard)):
            if heard[place] == WAIT:
                seat = self.seats[place]
                proposers |= 1 << seat
                court.waits += 1 << WAIT_BITS * seat
                court.tell(WAITED, seat, court.options["wait_per_turn"] - court.waited(seat))
        if WAIT in heard:
            court.ask(RESCIND[self.announcer])
            open_bargaining(court, IN_TURN, self.seats[heard.index(WAIT)], proposers)

    def default(self, game: Any, seat: int) -> int:
        return CONTINUE

    def aims_at(self, game: Any, seat: int) -> bool:
        """C-TAKEBACK-11: one is asked when the target is named, and not again for every card of the fight."""
        deed = deed_below(game)
        return deed.what not in CARDS_OF_FIGHT and aims_at(game, deed, seat)

    def name(self) -> str:
        return "takeback"

    def dump(self) -> list[Any]:
        return [self.name(), self.announcer, self.mask]


@final
class Rescind(Decision):
    """C-DEC-27, C-TAKEBACK-8: the announcer keeps it or takes it back; a deal sealed meanwhile may settle that."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return KEEP_OR_TAKE_BACK

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == TAKE_BACK:
            take_back(court)
        else:
            deed = deed_below(court)
            court.tell(KEPT, seat, deed.what, court.territory(deed.place(court)))

    def default(self, game: Any, seat: int) -> int:
        return KEEP

    def name(self) -> str:
        return "rescind"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def take_back(court: Court) -> None:
    """C-TAKEBACK-2: undo the announcement, with all that was open over it; the same is not announced again."""
    before = court.pending.pop()
    while not isinstance(before, BeforeAnnouncement):
        before = court.pending.pop()
    court.pending.pop()  # its reactions
    step = court.pending.pop()
    assert isinstance(step, CarryOut)
    deed = step.deed
    court.tell(
        TOOK_BACK,
        deed.seat,
        deed.what,
        court.territory(deed.place(court)),
        deed.price(court),
        secret=deed.open_cards(),
    )
    court.taken_back = (*court.taken_back, deed_key(court, deed))
    deed.take_back(court)
    restore(court, before)
    deed.ask_again(court)


def restore(court: Court, before: BeforeAnnouncement) -> None:
    """C-ACT-6: a block that it opened is not open. Its round, and the question it answered, are as they were."""
    if before.opened:
        court.taken &= ~(1 << court.block)
        court.block = NO_BLOCK
        court.named = 0
    if before.in_round:
        court.pending.pop()  # the round that goes on after it
    if before.again is not None:
        court.ask(before.again)


# What may still be announced


def if_another(question: Decision, places: list[int]) -> Decision | None:
    """The question, if it can be asked again after one of these answers was taken back (C-DEC-1)."""
    return question if len(places) > 1 else None


def set_left(court: Court, seat: int, what: int, places: int, more: int = MOST_PLACES) -> bool:
    """C-TAKEBACK-7: can these places, with up to so many that follow in the ring, be a set that was not taken back?"""
    if court.may_announce(seat, what, places):
        return True
    if more == 0:
        return False
    for place in court.plagued_places():
        if 1 << place > places and set_left(court, seat, what, places | 1 << place, more - 1):
            return True
    return False


def sets_offered(
    court: Court, seat: int, what: int, places: int, later: list[int], more: int = MOST_PLACES
) -> list[int]:
    """C-TAKEBACK-7: DONE, and those further places, that need not end in a set that was taken back."""
    codes = [DONE] if court.may_announce(seat, what, places) else []
    for place in later:
        if set_left(court, seat, what, places | 1 << place, more - 1):
            codes.append(PLACE + place)
    return codes


CARDS_OF_FIGHT: Final = (DEED_ATTACK, DEED_DEFENCE)
CONTINUE_OR_WAIT: Final = [CONTINUE, WAIT]
KEEP_OR_TAKE_BACK: Final = [KEEP, TAKE_BACK]
RESCIND: Final[list[Rescind]] = [Rescind(seat) for seat in range(MOST_SEATS)]


def windows_of(seats: int, announcer: int) -> list[TakeBackWindow]:
    return [TakeBackWindow(seats, announcer, mask) for mask in range(1 << seats)]


# Stateless, so each exists once: TAKEBACK_WINDOWS[seats][announcer][mask of the seats asked].
TAKEBACK_WINDOWS: Final[list[list[list[TakeBackWindow]]]] = [
    [windows_of(seats, announcer) for announcer in range(seats)] for seats in range(MOST_SEATS + 1)
]
