"""The hirelings that are played on one's own turn, in a vote or at the Feast (C-HIRE, C-DEC-24)."""

from typing import final

from courtier.core.pending import NOBODY
from courtier.games.cutthroat.actions import (
    PLAY_DOCTOR,
    PLAY_ENVOY,
    PLAY_GENERAL,
    PLAY_PILLOW,
    PLAY_SABOTEUR,
    PLAY_SNEAK,
    PLAY_SPY,
    STEAL_COINS,
    STEAL_GEM,
    USE_EYE,
    VERB_OF,
)
from courtier.games.cutthroat.cards import (
    COLOUR_COUNT,
    CUTPURSE,
    DOCTOR,
    ENVOY,
    GENERAL,
    PILLOW,
    SABOTEUR,
    SNEAK,
    SPY,
    STOLEN,
)
from courtier.games.cutthroat.court import (
    ATTACKING,
    NO_BLOCK,
    NO_TARGET,
    Court,
)
from courtier.games.cutthroat.decisions.announcement import Deed, may_announce
from courtier.games.cutthroat.decisions.brom_tyber import kill_top
from courtier.games.cutthroat.decisions.plays import FIRST_WAY, SECOND_WAY, Doctor, Play
from courtier.games.cutthroat.events import (
    DEED_PLAY,
    GIVEN_CUTPURSE,
    LOOKED_AT_COINS,
    LOOKED_AT_GEMS,
    LOOKED_AT_HAND,
)
from courtier.games.cutthroat.supply import listed


@final
class Sneak(Play):
    """C-HIRE-SNEAK-1..5: `first` cards of the place under assault go home."""

    def target(self, court: Court) -> int:
        """However many cards."""
        return court.target

    def place(self, court: Court) -> int:
        return court.target

    def works(self, court: Court) -> bool:
        place = court.target
        if place == NO_TARGET or not court.stacks[place]:
            return False
        court.send_home(place, self.first)
        return True


@final
class General(Play):
    """C-HIRE-GENERAL-1..3: stays in play; it opens the Attack block if none is open."""

    def pay(self, court: Court) -> None:
        if court.block == NO_BLOCK:
            court.open_block(ATTACKING)
        super().pay(court)

    def happen(self, court: Court) -> None:
        court.generals += 1


@final
class Spy(Play):
    """C-HIRE-SPY-1, C-HIRE-SPY-2: `first` is whose hand and purse."""

    def works(self, court: Court) -> bool:
        whom = self.first
        hand = court.hand_of(whom)
        court.tell(LOOKED_AT_HAND, self.seat, whom, len(hand), secret=hand)
        court.tell(LOOKED_AT_COINS, self.seat, whom, secret=[court.coins[whom]])
        court.tell(LOOKED_AT_GEMS, self.seat, whom, secret=listed(court.gems, whom, COLOUR_COUNT))
        return True


@final
class Cutpurse(Play):
    """C-HIRE-CUTPURSE-1, C-HIRE-CUTPURSE-2: coins of `first`, or (second way) a gem."""

    def works(self, court: Court) -> bool:
        if self.second == SECOND_WAY:
            court.give_gems(self.first, self.seat, 1, GIVEN_CUTPURSE)
        else:
            court.give_coins(self.first, self.seat, STOLEN, GIVEN_CUTPURSE)
        return True


@final
class Saboteur(Play):
    """C-HIRE-SABOTEUR-1..3: the top card at place `first` dies by the hand of its player."""

    def works(self, court: Court) -> bool:
        place = self.first
        if not saboteur_places(court, self.seat) >> place & 1:
            return False
        kill_top(court, place, 1, self.seat)
        return True


@final
class Envoy(Play):
    """C-HIRE-ENVOY-1, C-HIRE-ENVOY-2: place `first` is passable until the end of the turn."""

    def works(self, court: Court) -> bool:
        court.passages |= 1 << self.first
        return True


@final
class Pillow(Play):
    """C-HIRE-PILLOW-1..3: the heir in front dies."""

    def aims(self, court: Court) -> int:
        """One's own heir or the spouse's."""
        return 1 << court.in_front(self.seat)

    def works(self, court: Court) -> bool:
        heir = court.in_front(self.seat)
        if not court.heir_alive(heir):
            return False
        court.kill_heirs(1 << heir)
        return True


@final
class Orator(Play):
    """C-HIRE-ORATOR-1, C-HIRE-ORATOR-2: more votes in this vote; `Orators` asks for it before the ballot."""

    def target(self, court: Court) -> int:
        return court.subject

    def works(self, court: Court) -> bool:
        court.orators[self.seat] += 1
        return True


def saboteur_places(court: Court, seat: int) -> int:
    """C-HIRE-SABOTEUR-2, C-WED-14: accessible occupied territories of others, the spouse's too, one bit each."""
    mask = court.accessible(seat, court.passages_of(seat))
    for place in range(len(court.ring)):
        if court.owners[place] in (NOBODY, seat):
            mask &= ~(1 << place)
    return mask


def add_plays(court: Court, seat: int, codes: list[int]) -> None:
    """C-HIRE-7, 9, 12, C-DEC-24: what the active player may play between two steps of the Action phase."""
    if court.hireling_backs(seat) == 0:
        return
    if court.taken_back:
        plays: list[int] = []
        add_held(court, seat, plays)
        codes.extend([code for code in plays if may_announce(court, play_of(seat, code))])
    else:
        add_held(court, seat, codes)


def add_held(court: Court, seat: int, codes: list[int]) -> None:
    """The hirelings in hand, with all their targets."""
    if court.target != NO_TARGET and court.has_hireling(seat, SNEAK):
        for count in range(len(court.stacks[court.target])):
            codes.append(PLAY_SNEAK + count)
    if court.has_hireling(seat, GENERAL) and court.may_attack():
        codes.append(PLAY_GENERAL)
    if court.has_hireling(seat, SPY):
        add_others(court, seat, PLAY_SPY, codes)
    if court.has_hireling(seat, CUTPURSE):
        add_others(court, seat, STEAL_COINS, codes)
        add_others(court, seat, STEAL_GEM, codes)
    add_plays_on_land(court, seat, codes)
    if court.has_hireling(seat, PILLOW) and court.heir_alive(court.in_front(seat)):
        codes.append(PLAY_PILLOW)


def add_others(court: Court, seat: int, verb: int, codes: list[int]) -> None:
    for other in range(court.seats):
        if other != seat:
            codes.append(verb + other)


def add_plays_on_land(court: Court, seat: int, codes: list[int]) -> None:
    if court.has_hireling(seat, DOCTOR):
        codes.extend([PLAY_DOCTOR + place for place in court.plagued_places()])
    if court.has_hireling(seat, SABOTEUR):
        mask = saboteur_places(court, seat)
        codes.extend([PLAY_SABOTEUR + place for place in range(len(court.ring)) if mask >> place & 1])
    if court.has_hireling(seat, ENVOY):
        for place in range(len(court.ring)):
            if court.owners[place] not in (NOBODY, seat):
                codes.append(PLAY_ENVOY + place)


def is_play(action: int) -> bool:
    """Is it an answer of `add_plays`?"""
    return action in (PLAY_GENERAL, PLAY_PILLOW) or PLAY_SNEAK <= action < USE_EYE


def play_of(seat: int, action: int) -> Deed:
    """The hireling that such an answer announces."""
    verb = VERB_OF[action]
    named = action - verb
    if verb == PLAY_SNEAK:
        return Sneak(seat, DEED_PLAY + SNEAK, named + 1, 0)
    if verb == PLAY_GENERAL:
        return General(seat, DEED_PLAY + GENERAL, 0, 0)
    if verb == PLAY_SPY:
        return Spy(seat, DEED_PLAY + SPY, named, 0)
    if verb == STEAL_COINS:
        return Cutpurse(seat, DEED_PLAY + CUTPURSE, named, FIRST_WAY)
    if verb == STEAL_GEM:
        return Cutpurse(seat, DEED_PLAY + CUTPURSE, named, SECOND_WAY)
    if verb == PLAY_DOCTOR:
        return Doctor(seat, DEED_PLAY + DOCTOR, named, FIRST_WAY)
    if verb == PLAY_SABOTEUR:
        return Saboteur(seat, DEED_PLAY + SABOTEUR, named, 0)
    if verb == PLAY_ENVOY:
        return Envoy(seat, DEED_PLAY + ENVOY, named, 0)
    assert verb == PLAY_PILLOW
    return Pillow(seat, DEED_PLAY + PILLOW, 0, 0)
