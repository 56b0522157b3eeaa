"""Reaction windows, what can be answered there, and the plague that a Doctor may stop (C-WIN-9, C-WIN-10, C-PLAGUE)."""

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
    ASHFEN_COINS,
    ASSASSIN,
    BACK_COUNT,
    BEDLAM,
    CLOCKWISE,
    DEATH,
    DOCTOR,
    DRAVANOF,
    GENERAL,
    HIRELING,
    HIRELING_BACKS,
    KNOWLEDGE,
    MARKED_POWERS,
    MERCENARY,
    MOST_SEATS,
    ONSET_MERCENARIES,
    ONSET_PAY,
    ONSET_PRICE,
    ONSET_TOP,
    PLAGUE_COINS,
    SLAINE,
    TAXES,
    VENOM,
    WATCHMAN,
)
from courtier.games.cutthroat.clauses import STRIKES, USES
from courtier.games.cutthroat.court import (
    DEED_ATTACK,
    DEED_PLAGUE,
    DEED_PLAY,
    DEED_POWER,
    NO_BLOCK,
    NO_TAKEBACKS,
    NO_TARGET,
    NOT_IN_PLAY,
    Court,
)
from courtier.games.cutthroat.decisions.announcement import (
    CarryOut,
    Deed,
    aims_at,
    announced_deed,
    drop_announced,
    may_announce,
    owner_bit,
)
from courtier.games.cutthroat.decisions.question import conduct_of
from courtier.games.cutthroat.decisions.takeback import TAKEBACK_WINDOWS, Kept, forget_answers, seats_to_ask
from courtier.games.cutthroat.events import (
    AFTER_PLAY,
    AIM_CARDS,
    AIM_COINS,
    AIM_DECK,
    AIM_GEM,
    AIM_GENERAL,
    AIM_HIRELING,
    AIM_NONE,
    AIM_PLAYER,
    AIM_TERRITORY,
    BY_ASSASSIN,
    BY_VENOM,
    FOR_PLAGUE,
    HAD_NO_EFFECT,
    NO_PLACE,
    PAID_ONSET,
    PLAGUED,
    PLAYED,
    SPARED,
    USED_POWER,
)

# What a hireling is aimed at, by `second`: Assassin, Cutpurse and Doctor have two ways.
HIRELING_AIMS: Final = [
    [AIM_HIRELING, AIM_GENERAL],
    [AIM_CARDS, AIM_CARDS],
    [AIM_NONE, AIM_NONE],
    [AIM_NONE, AIM_NONE],
    [AIM_PLAYER, AIM_PLAYER],
    [AIM_NONE, AIM_NONE],
    [AIM_PLAYER, AIM_PLAYER],
    [AIM_COINS, AIM_GEM],
    [AIM_TERRITORY, AIM_TERRITORY],
    [AIM_TERRITORY, AIM_TERRITORY],
    [AIM_TERRITORY, AIM_TERRITORY],
    [AIM_NONE, AIM_NONE],
]
FIRST_WAY: Final = 0
SECOND_WAY: Final = 1
# Of powers: fury, eye, opulence, venom, life, death, bedlam, knowledge, taxes.
POWER_AIMS: Final = [
    AIM_TERRITORY,
    AIM_PLAYER,
    AIM_PLAYER,
    AIM_HIRELING,
    AIM_TERRITORY,
    AIM_TERRITORY,
    AIM_TERRITORY,
    AIM_DECK,
    AIM_PLAYER,
]

ONLY_PASS: Final = [PASS]


def aim_of(court: Court, kind: int, which: int) -> int:
    """What is told of a target: `which` is a place, a seat, a number of cards or a deck."""
    if kind == AIM_NONE:
        return AIM_NONE
    return kind + (court.ring[which] if kind == AIM_TERRITORY else which)


# Deeds that can be reacted to, or that are reactions


def aimed_at(court: Court, kind: int, which: int) -> int:
    """The player whom such an aim concerns, as one bit; 0 for a deck, free land or nothing."""
    if kind == AIM_TERRITORY:
        return owner_bit(court, which)
    if kind == AIM_CARDS:
        return 0 if court.target == NO_TARGET else owner_bit(court, court.target)
    return 0 if kind in (AIM_NONE, AIM_DECK) else 1 << which


class Play(Deed):
    """C-HIRE-1: a hireling is played: `what` says which, `first` at whom, `second` which of two ways."""

    def hireling(self) -> int:
        return self.what - DEED_PLAY

    def aim(self) -> int:
        return HIRELING_AIMS[self.hireling()][self.second & 1]

    def aside(self) -> tuple[int, ...]:
        return (HIRELING + self.hireling(),)

    def aims(self, court: Court) -> int:
        return aimed_at(court, self.aim(), self.first)

    def place(self, court: Court) -> int:
        return self.first if self.aim() == AIM_TERRITORY else NO_PLACE

    def pay(self, court: Court) -> None:
        hireling = self.hireling()
        court.leave(self.seat, HIRELING + hireling)
        court.tell(PLAYED, self.seat, hireling, aim_of(court, self.aim(), self.first))

    def listeners(self, court: Court) -> int:
        """C-WIN-9, C-HIRE-11."""
        return (with_backs(court) | powers_that_react(court, True)) & ~(1 << self.seat)

    def happen(self, court: Court) -> None:
        court.discard_hireling(self.seat, self.hireling(), AFTER_PLAY)
        if not self.works(court):
            court.tell(HAD_NO_EFFECT, self.seat, self.hireling())

    def works(self, court: Court) -> bool:
        """Carry its text out; False if its target is gone (C-HIRE-10)."""
        raise NotImplementedError

    def killed(self, court: Court, killer: int, how: int) -> None:
        court.kill_hireling(self.seat, self.hireling(), killer, how)


class Power(Deed):
    """C-LORD-4: a power is used: `what` says which, `first` at whom or where."""

    def power(self) -> int:
        return self.what - DEED_POWER

    def aims(self, court: Court) -> int:
        return aimed_at(court, POWER_AIMS[self.power()], self.first)

    def place(self, court: Court) -> int:
        return self.first if POWER_AIMS[self.power()] == AIM_TERRITORY else NO_PLACE

    def pay(self, court: Court) -> None:
        power = self.power()
        self.mark(court, True)
        court.tell(USED_POWER, self.seat, power, aim_of(court, POWER_AIMS[power], self.first))

    def take_back(self, court: Court) -> None:
        """C-LORD-2."""
        self.mark(court, False)

    def mark(self, court: Court, used: bool) -> None:
        """One use marker less, or one more; of powers without markers whether they were used this turn."""
        power = self.power()
        if power < MARKED_POWERS:
            if power != BEDLAM or court.options["bedlam_twice"]:
                court.uses[power] += -1 if used else 1
        elif power == KNOWLEDGE:
            court.knowledge_used = used
        elif power == TAXES:
            court.taxed = used


@final
class Assassin(Play):
    """C-HIRE-ASSASSIN-1..4: `first` is whose hireling, the announced one or (second way) the General in play."""

    def target(self, court: Court) -> int:
        return self.first + MOST_SEATS * self.second

    def answers_announcement(self) -> bool:
        return self.second == FIRST_WAY

    def works(self, court: Court) -> bool:
        if self.second == FIRST_WAY:
            drop_announced(court).killed(court, self.seat, BY_ASSASSIN)
            return True
        if court.generals == 0:
            return False
        court.generals -= 1
        court.kill_hireling(court.active, GENERAL, self.seat, BY_ASSASSIN)
        return True


@final
class Venom(Power):
    """C-LORD-SLAINE-3: `first` is whose hireling."""

    def answers_announcement(self) -> bool:
        return True

    def happen(self, court: Court) -> None:
        drop_announced(court).killed(court, self.seat, BY_VENOM)


@final
class Watchman(Play):
    """C-HIRE-WATCHMAN-1..3: the attack card below is beaten off."""

    def aims(self, court: Court) -> int:
        return 1 << court.active

    def answers_announcement(self) -> bool:
        return True

    def works(self, court: Court) -> bool:
        attack = drop_announced(court)
        attack.fail(court)
        return True


@final
class Doctor(Play):
    """C-HIRE-DOCTOR-1, C-HIRE-DOCTOR-2: cures a place, or (second way) keeps it from being turned."""

    def answers_announcement(self) -> bool:
        return self.second == SECOND_WAY

    def works(self, court: Court) -> bool:
        if self.second == SECOND_WAY:
            drop_announced(court)
            court.tell(SPARED, court.ring[self.first])
            return True
        if not court.is_plagued(self.first):
            return False
        court.cure(self.first)
        return True


@final
class Death(Power):
    """C-LORD-DRAV-2..6: all military at a place dies, then it is about to be turned."""

    def happen(self, court: Court) -> None:
        place = self.first
        while court.stacks[place]:
            court.kill(place, 0)
        spread_plague(court, place)


@final
class Plague(Deed):
    """C-PLAGUE-8: a place, `first`, is about to be turned. Nobody announces it, so nobody can take it back."""

    def can_be_taken_back(self, court: Court) -> bool:
        return False

    def aims(self, court: Court) -> int:
        return owner_bit(court, self.first)

    def pay(self, court: Court) -> None:
        pass

    def listeners(self, court: Court) -> int:
        """C-HIRE-DOCTOR-2: everybody who may hold a Doctor."""
        return with_backs(court)

    def happen(self, court: Court) -> None:
        place = self.first
        court.plagued |= 1 << place
        court.tell(PLAGUED, court.ring[place])
        if court.owners[place] != NOBODY:
            break_out(court, place)
        for other in range(len(court.ring)):
            if other != place and court.owners[other] != NOBODY and court.ability(other) == PLAGUE_COINS:
                court.take_coins(court.owners[other], ASHFEN_COINS, FOR_PLAGUE, other)


def break_out(court: Court, place: int) -> None:
    """C-PLAGUE-2, C-PLAGUE-9: the onset line, at its owner's cost. Nobody is the killer (C-PLAGUE-7)."""
    onset = court.cards.territories[court.ring[place]].onset
    if onset == ONSET_TOP:
        court.kill(place, 0)
    elif onset == ONSET_PAY:
        court.pay_coins(court.owners[place], ONSET_PRICE, PAID_ONSET, place)
    elif onset == ONSET_MERCENARIES:
        for position in range(len(court.stacks[place]) - 1, -1, -1):
            if court.stacks[place][position] >= MERCENARY:
                court.kill(place, position)


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
    court.ask(Kept(no_block and court.block != NO_BLOCK, in_round, again))
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


def with_backs(court: Court) -> int:
    """The seats with a hireling-backed card in hand, one bit each."""
    mask = 0
    for seat in range(court.seats):
        if court.held[seat * BACK_COUNT + HIRELING_BACKS] > 0:
            mask |= 1 << seat
    return mask


def powers_that_react(court: Court, to_hireling: bool) -> int:
    """Slaine with Venom left, if a hireling was played, and Dravanof with Death left; one bit each."""
    mask = 0
    slaine = court.seat_of[SLAINE]
    if to_hireling and slaine != NOT_IN_PLAY and court.uses[VENOM] > 0:
        mask |= 1 << slaine
    dravanof = court.seat_of[DRAVANOF]
    if dravanof != NOT_IN_PLAY and court.has_death(dravanof):
        mask |= 1 << dravanof
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
        court: Court = game  # as every window, but with plain looks: a third of all answers pass here
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
    """C-WIN-10: a reaction is settled: the window opens again, if the announcement below still stands."""

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
