"""Hirelings and powers as announcements: what they are aimed at, who may react; those that answer an announcement."""

from typing import Final, final

from courtier.games.cutthroat.cards import (
    BACK_COUNT,
    BEDLAM,
    DRAVANOF,
    GENERAL,
    HIRELING,
    HIRELING_BACKS,
    KNOWLEDGE,
    MARKED_POWERS,
    MOST_SEATS,
    SLAINE,
    TAXES,
    VENOM,
)
from courtier.games.cutthroat.court import NO_TARGET, Court
from courtier.games.cutthroat.decisions.announcement import (
    Deed,
    drop_announced,
    owner_bit,
)
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
    DEED_PLAY,
    DEED_POWER,
    HAD_NO_EFFECT,
    NO_PLACE,
    PLAYED,
    SPARED,
    USED_POWER,
)
from courtier.games.cutthroat.houses import NOT_IN_PLAY

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


def aim_of(court: Court, kind: int, which: int) -> int:
    """What is told of a target: `which` is a place, a seat, a number of cards or a deck."""
    if kind == AIM_NONE:
        return AIM_NONE
    return kind + (court.ring[which] if kind == AIM_TERRITORY else which)


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
        """C-WIN-9, C-HIRE-11, C-ATK-20: any player, at war or not."""
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
