"""Announcing, and the reaction windows that follow; Death and the spread of plague, which announce (C-WIN-1, 9, 10)."""

from typing import Any, Final, final

from courtier.core.deals.clause import GOODS_ADMITTED
from courtier.core.deals.conduct import Conduct
from courtier.core.pending import NOBODY, UNANSWERED, Pending, Sequel, Window
from courtier.games.cutthroat.actions import (
    ASSASSINATE,
    ASSASSINATE_GENERAL,
    PASS,
    PLAY_DOCTOR,
    PLAY_WATCHMAN,
    USE_DEATH,
    USE_VENOM,
    VERB_OF,
)
from courtier.games.cutthroat.cards import (
    ASSASSIN,
    CLOCKWISE,
    DEATH,
    DOCTOR,
    MOST_SEATS,
    SLAINE,
    VENOM,
    WATCHMAN,
)
from courtier.games.cutthroat.clauses import STRIKES, USES
from courtier.games.cutthroat.court import NO_BLOCK, NO_TAKEBACKS, Court
from courtier.games.cutthroat.decisions.announcement import (
    CarryOut,
    Deed,
    aims_at,
    announced_deed,
    may_announce,
)
from courtier.games.cutthroat.decisions.onset import Plague
from courtier.games.cutthroat.decisions.plays import (
    FIRST_WAY,
    SECOND_WAY,
    Assassin,
    Doctor,
    Power,
    Venom,
    Watchman,
    powers_that_react,
)
from courtier.games.cutthroat.decisions.question import conduct_of
from courtier.games.cutthroat.decisions.takeback import (
    TAKEBACK_WINDOWS,
    BeforeAnnouncement,
    forget_answers,
    seats_to_ask,
)
from courtier.games.cutthroat.events import DEED_ATTACK, DEED_PLAGUE, DEED_PLAY, DEED_POWER

ONLY_PASS: Final = [PASS]


@final
class Death(Power):
    """C-LORD-DRAV-2..6: all military at a place dies, then it is about to be turned."""

    def happen(self, court: Court) -> None:
        place = self.first
        while court.stacks[place]:
            court.kill(place, 0)
        spread_plague(court, place)


def spread_plague(court: Court, place: int) -> None:
    """C-PLAGUE-3: a plagued territory is not turned again."""
    if not court.is_plagued(place):
        announce(court, Plague(court.active, DEED_PLAGUE, place, 0))


@final
class PlagueNext(Sequel):
    """C-PLAGUE-8: one of several territories, in its turn."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def follow(self, game: Any) -> None:
        court: Court = game
        spread_plague(court, self.place)

    def name(self) -> str:
        return "plague"

    def dump(self) -> list[Any]:
        return [self.name(), self.place]


# Announcing and reacting


def announce(court: Court, deed: Deed, again: Pending | None = None, in_round: bool = False) -> None:
    """C-WIN-1: say it, set aside its price, then ask who may react; it takes place if nothing stops it.

    C-TAKEBACK-4, 5, C-WIN-6: where it can be taken back, that is asked first, before anything hidden is seen.

    If it is taken back, `again` is asked, or is the round that takes the place of the one below (`in_round`).
    """
    if court.takeback == NO_TAKEBACKS:
        court.ask(CarryOut(deed))
        deed.pay(court)
        open_window(court, deed)
        return
    if court.taken_back:
        forget_answers(court)
    no_block = court.block == NO_BLOCK
    court.ask(CarryOut(deed))
    deed.pay(court)
    mask = seats_to_ask(court, deed)
    if mask == 0:
        open_window(court, deed)
        return
    court.ask(REOPEN)
    court.ask(BeforeAnnouncement(no_block and court.block != NO_BLOCK, in_round, again))
    court.ask(TAKEBACK_WINDOWS[court.seats][deed.seat][mask])


def open_window(court: Court, deed: Deed) -> None:
    """C-WIN-9: with nobody to ask there is no window."""
    mask = deed.listeners(court)
    if mask and court.taken_back:
        mask = with_an_answer(court, mask)
    if mask:
        court.ask(REACT_WINDOWS[court.seats][court.active][mask])


def with_an_answer(court: Court, mask: int) -> int:
    """C-DEC-1: not those without a card who have taken back the only use of their power, as everybody saw."""
    window = REACT_WINDOWS[court.seats][court.active][mask]
    court.ask(window)
    for seat in window.seats:
        if court.hireling_backs(seat) == 0 and len(window.legal(court, seat)) == 1:
            mask &= ~(1 << seat)
    court.pending.pop()
    return mask


@final
class React(Window):
    """C-DEC-28, C-WIN-10: the first who does not pass, clockwise from the active player, is heard; others unseen."""

    def __init__(self, seats: int, active: int, mask: int) -> None:
        super().__init__(tuple([seat for seat in CLOCKWISE[seats][active] if mask >> seat & 1]))
        self.active = active
        self.mask = mask
        self.admits = GOODS_ADMITTED
        self.verbs = STRIKES | USES

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return conduct_of(game, code)

    def counted(self, heard: list[int]) -> int:
        """The others lapse unseen."""
        for place in range(len(heard)):
            if heard[place] != PASS:
                return place + 1
        return len(heard)

    def after_deal(self, game: Any) -> None:
        """C-WIN-9: cards have changed hands, and who is asked depends on their backs."""
        court: Court = game
        court.pending.pop()
        open_window(court, announced_deed(court))
        if court.pending[-1].happens:
            court.answers = [UNANSWERED] * court.seats  # nobody is asked any more

    def waits_for(self, game: Any) -> int:
        court: Court = game  # as in `Window`, but a cast to a final class is cheap: a third of all answers pass here
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
        deed = announced_deed(court)
        cards = court.hireling_backs(seat) > 0
        power = powers_that_react(court, True) >> seat & 1 == 1
        if not cards and not power:
            return ONLY_PASS
        codes = [PASS]
        if cards:
            add_cards(court, seat, deed, codes)
        if power:
            add_powers(court, seat, deed, codes)
        if court.taken_back:
            return [code for code in codes if code == PASS or may_announce(court, reaction(court, seat, code))]
        return codes

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        for place in range(len(heard)):
            if heard[place] != PASS:
                deed = reaction(court, self.seats[place], heard[place])
                court.ask(REOPEN)
                announce(court, deed)
                return

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def aims_at(self, game: Any, seat: int) -> bool:
        return aims_at(game, announced_deed(game), seat)

    def name(self) -> str:
        return "react"

    def dump(self) -> list[Any]:
        return [self.name(), self.active, self.mask]


def add_cards(court: Court, seat: int, deed: Deed, codes: list[int]) -> None:
    """The fitting hirelings in hand."""
    if court.has_hireling(seat, ASSASSIN):
        if DEED_PLAY <= deed.what < DEED_POWER and deed.seat != seat:
            codes.append(ASSASSINATE)
        if court.generals > 0 and court.active != seat:
            codes.append(ASSASSINATE_GENERAL)
    if deed.what == DEED_ATTACK and court.has_hireling(seat, WATCHMAN):
        owner = court.owners[deed.first]
        if owner == seat or court.spouses[owner] == seat:
            codes.append(PLAY_WATCHMAN)
    if deed.what == DEED_PLAGUE and court.has_hireling(seat, DOCTOR):
        codes.append(PLAY_DOCTOR + deed.first)


def add_powers(court: Court, seat: int, deed: Deed, codes: list[int]) -> None:
    """Venom on a hireling, Death anywhere. A Doctor's window is for Doctors alone (C-WIN-9)."""
    if DEED_PLAY <= deed.what < DEED_POWER and deed.seat != seat and court.uses_of(seat, SLAINE, VENOM) > 0:
        codes.append(USE_VENOM)
    if deed.what != DEED_PLAGUE and court.has_death(seat):
        add_deaths(court, codes)


def add_deaths(court: Court, codes: list[int]) -> None:
    """C-LORD-DRAV-3, C-LORD-DRAV-7."""
    for place in range(len(court.ring)):
        if court.stacks[place] or not court.plagued >> place & 1:
            codes.append(USE_DEATH + place)


def reaction(court: Court, seat: int, code: int) -> Deed:
    """The deed that an answer announces."""
    verb = VERB_OF[code]
    if verb == ASSASSINATE:
        return Assassin(seat, DEED_PLAY + ASSASSIN, announced_deed(court).seat, FIRST_WAY)
    if verb == ASSASSINATE_GENERAL:
        return Assassin(seat, DEED_PLAY + ASSASSIN, court.active, SECOND_WAY)
    if verb == USE_VENOM:
        return Venom(seat, DEED_POWER + VENOM, announced_deed(court).seat, 0)
    if verb == PLAY_WATCHMAN:
        return Watchman(seat, DEED_PLAY + WATCHMAN, 0, 0)
    if verb == PLAY_DOCTOR:
        return Doctor(seat, DEED_PLAY + DOCTOR, code - PLAY_DOCTOR, SECOND_WAY)
    assert verb == USE_DEATH
    return Death(seat, DEED_POWER + DEATH, code - USE_DEATH, 0)


@final
class Reopen(Sequel):
    """C-WIN-10, C-HIRE-4: a reaction is settled: the window opens again, if the announcement below still stands."""

    def follow(self, game: Any) -> None:
        court: Court = game
        deed = announced_deed(court)
        if deed.stands(court):
            open_window(court, deed)
        else:
            court.pending.pop()
            deed.fail(court)

    def name(self) -> str:
        return "reopen"

    def dump(self) -> list[Any]:
        return [self.name()]


def windows_of(seats: int, active: int) -> list[React]:
    return [React(seats, active, mask) for mask in range(1 << seats)]


REOPEN: Final[Reopen] = Reopen()
PLAGUE_NEXT: Final[list[PlagueNext]] = [PlagueNext(place) for place in range(MOST_SEATS + 2)]

# Stateless, so each exists once: REACT_WINDOWS[seats][active][mask of the seats asked].
REACT_WINDOWS: Final[list[list[list[React]]]] = [
    [windows_of(seats, active) for active in range(seats)] for seats in range(MOST_SEATS + 1)
]
