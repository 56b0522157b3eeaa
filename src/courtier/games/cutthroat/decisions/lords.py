"""When the powers of lords and ladies can be used; Life and the Death moment of Dravanof (C-LORD).

The other powers: `brom_tyber.py`, `cawdwell.py`, `crone.py`; Venom in `plays.py`, Death in `reactions.py`.
"""

from typing import Any, Final, final

from courtier.core.deals.debts import do_acts
from courtier.core.pending import NOBODY, Decision, Sequel
from courtier.games.cutthroat.actions import (
    DONE,
    GO_ON,
    PASS,
    PLACE,
    USE_DEATH,
    USE_EYE,
    USE_FURY,
    USE_KNOWLEDGE,
    USE_LIFE,
    USE_TAXES,
    VERB_OF,
)
from courtier.games.cutthroat.cards import (
    CAWDWELL,
    CRONE,
    DEATH,
    DECK_COUNT,
    DRAVANOF,
    EYE,
    KNOWLEDGE,
    LIFE,
    MOST_SEATS,
    TAXES,
)
from courtier.games.cutthroat.clause_checks import free_uses
from courtier.games.cutthroat.clauses import STRIKES, USES
from courtier.games.cutthroat.clauses import USE_LIFE as PROMISED_LIFE
from courtier.games.cutthroat.court import NO_TAKEBACKS, Court
from courtier.games.cutthroat.decisions.announcement import Deed, may_announce, owner_bit
from courtier.games.cutthroat.decisions.cawdwell import Taxes
from courtier.games.cutthroat.decisions.crone import Eye, Knowledge
from courtier.games.cutthroat.decisions.plays import Power
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.reactions import Death, add_deaths, announce
from courtier.games.cutthroat.decisions.takeback import if_another, set_left, sets_offered
from courtier.games.cutthroat.events import (
    CHOSE_CURES,
    DEED_POWER,
)
from courtier.games.cutthroat.houses import NOT_IN_PLAY
from courtier.games.cutthroat.stack import STEPS

# Powers of one's own turn


def add_own_powers(court: Court, seat: int, codes: list[int]) -> None:
    """C-LORD-3, C-LORD-5, C-LORD-6, C-DEC-25: what the active player may use now, with its target."""
    if court.taken_back:
        powers: list[int] = []
        add_powers_left(court, seat, powers)
        codes.extend([code for code in powers if power_offered(court, seat, code)])
    else:
        add_powers_left(court, seat, codes)


def power_offered(court: Court, seat: int, action: int) -> bool:
    """C-TAKEBACK-7."""
    if VERB_OF[action] == USE_LIFE:
        return set_left(court, seat, DEED_POWER + LIFE, 1 << action - USE_LIFE)
    return may_announce(court, power_of(seat, action))


def add_powers_left(court: Court, seat: int, codes: list[int]) -> None:
    """The powers of one's own turn that are not used up."""
    house = court.houses[seat]
    if house == CRONE:
        if not court.knowledge_used:
            add_known_decks(court, codes)
        if court.uses[EYE] > 0:
            add_eyes(court, seat, codes)
    elif house == CAWDWELL:
        if not court.taxed:
            add_taxes(court, seat, codes)
    elif house == DRAVANOF:
        if free_uses(court, LIFE) > 0:
            codes.extend([USE_LIFE + place for place in court.plagued_places()])
        if court.uses[DEATH] > 0:
            add_deaths(court, codes)


def add_known_decks(court: Court, codes: list[int]) -> None:
    for deck in range(DECK_COUNT):
        if court.left[deck] > 0:
            codes.append(USE_KNOWLEDGE + deck)


def add_eyes(court: Court, seat: int, codes: list[int]) -> None:
    """C-LORD-CRONE-5: an empty hand is not offered. In the Feast its cards are in hand (C/A-120)."""
    for other in range(court.seats):
        if other != seat and (court.hand_size(other) > 0 or (court.cleared and court.dish_count(other) > 0)):
            codes.append(USE_EYE + other)


def add_taxes(court: Court, seat: int, codes: list[int]) -> None:
    """C-LORD-CAWD-1, C-LORD-CAWD-5: owners of adjacent land; landless, any player."""
    mask = 0
    land = court.land_of(seat)
    for place in land:
        for other in court.neighbours(place):
            if court.owners[other] != NOBODY:
                mask |= 1 << court.owners[other]
    for other in range(court.seats):
        if other != seat and (not land or mask >> other & 1):
            codes.append(USE_TAXES + other)


def use_power(court: Court, seat: int, action: int, before: Decision) -> None:
    """An answer of `add_own_powers`."""
    if VERB_OF[action] == USE_LIFE:
        cure_more(court, seat, 1 << action - USE_LIFE, before)
    else:
        announce(court, power_of(seat, action))


def power_of(seat: int, action: int) -> Deed:
    """The power that such an answer announces; Life is announced when all its places are named."""
    verb = VERB_OF[action]
    named = action - verb
    if verb == USE_KNOWLEDGE:
        return Knowledge(seat, DEED_POWER + KNOWLEDGE, named, 0)
    if verb == USE_EYE:
        return Eye(seat, DEED_POWER + EYE, named, 0)
    if verb == USE_TAXES:
        return Taxes(seat, DEED_POWER + TAXES, named, 0)
    assert verb == USE_DEATH
    return Death(seat, DEED_POWER + DEATH, named, 0)


def is_power(action: int) -> bool:
    return USE_EYE <= action < USE_FURY


@final
class Powers(Sequel):
    """C-DEC-9: own-turn powers outside the Action phase, again until GO ON; in the Feast The Eye alone."""

    def __init__(self, in_feast: bool) -> None:
        super().__init__()
        self.in_feast = in_feast

    def follow(self, game: Any) -> None:
        court: Court = game
        if court.deals.open and not self.in_feast:
            do_acts(court, PROMISED_LIFE)  # C-LORD-3
        if moment_powers(court, court.active, self.in_feast):
            court.ask(self)
            court.ask(USE_POWER[int(self.in_feast)][court.active])

    def name(self) -> str:
        return "powers"

    def dump(self) -> list[Any]:
        return [self.name(), int(self.in_feast)]


def moment_powers(court: Court, seat: int, in_feast: bool) -> list[int]:
    codes: list[int] = []
    if not in_feast:
        add_own_powers(court, seat, codes)
    elif court.uses_of(seat, CRONE, EYE) > 0:  # C-FEAST-25
        add_eyes(court, seat, codes)
        codes = [code for code in codes if power_offered(court, seat, code)]
    return codes


@final
class UsePower(Question):
    """C-DEC-9."""

    def __init__(self, seat: int, in_feast: bool) -> None:
        super().__init__(seat)
        self.in_feast = in_feast

    def does_to_others(self) -> int:
        return STRIKES | USES

    def legal(self, game: Any, seat: int) -> list[int]:
        return [GO_ON, *moment_powers(game, seat, self.in_feast)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == GO_ON:
            court.pending.pop()  # the Powers that would ask again
        else:
            use_power(court, seat, action, self)

    def default(self, game: Any, seat: int) -> int:
        return GO_ON

    def name(self) -> str:
        return "use_power"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, int(self.in_feast)]


@final
class Life(Power):
    """C-LORD-DRAV-1: `second` holds the places, one bit each; `first` is the first of them."""

    def aims(self, court: Court) -> int:
        owners = 0
        for place in range(len(court.ring)):
            if self.second >> place & 1:
                owners |= owner_bit(court, place)
        return owners

    def target(self, court: Court) -> int:
        return self.second

    def pay(self, court: Court) -> None:
        """Where it can be taken back, all see its places before it happens."""
        super().pay(court)
        if court.takeback != NO_TAKEBACKS:
            places = [court.ring[place] for place in range(len(court.ring)) if self.second >> place & 1]
            court.tell(CHOSE_CURES, self.seat, secret=places)

    def happen(self, court: Court) -> None:
        for place in range(len(court.ring)):
            if self.second >> place & 1:
                court.cure(place)


def cure_more(court: Court, seat: int, places: int, before: Decision) -> None:
    """Life is announced with all its places: more of them are asked for while some follow in the ring."""
    if court.plagued.bit_length() > places.bit_length():
        court.ask(CureMore(seat, places, before))
    else:
        announce_life(court, seat, places)


def announce_life(court: Court, seat: int, places: int) -> None:
    first = 0
    while not places >> first & 1:
        first += 1
    announce(court, Life(seat, DEED_POWER + LIFE, first, places))


@final
class CureMore(Question):
    """C-DEC-25: one more place that Life cures, later in the ring than those named, or DONE."""

    def __init__(self, seat: int, places: int, before: Decision) -> None:
        super().__init__(seat, before)
        self.places = places

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        later = [place for place in court.plagued_places() if 1 << place > self.places]
        if not court.taken_back:
            return [DONE, *[PLACE + place for place in later]]
        return sets_offered(court, seat, DEED_POWER + LIFE, self.places, later)

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action == DONE:
            announce_life(game, seat, self.places)
        else:
            cure_more(game, seat, self.places | 1 << action - PLACE, self)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "cure_more"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.places, STEPS.numbers[self.root().name()]]


# The Death moment


@final
class DeathMoment(Question):
    """C-DEC-8, C-WIN-11."""

    def does_to_others(self) -> int:
        return STRIKES

    def legal(self, game: Any, seat: int) -> list[int]:
        codes = [PASS]
        add_deaths(game, codes)
        court: Court = game
        if court.taken_back:
            return [code for code in codes if code == PASS or power_offered(court, seat, code)]
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action != PASS:
            again = if_another(self, self.legal(game, seat)[1:])
            announce(game, Death(seat, DEED_POWER + DEATH, action - USE_DEATH, 0), again)

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "death_moment"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def ask_death(court: Court) -> None:
    """C-WIN-11: while a use is left."""
    dravanof = court.seat_of[DRAVANOF]
    if dravanof != NOT_IN_PLAY and court.uses[DEATH] > 0:
        court.ask(DEATH_MOMENT[dravanof])


POWERS_MOMENT: Final[list[Powers]] = [Powers(False), Powers(True)]
USE_POWER: Final[list[list[UsePower]]] = [
    [UsePower(seat, feast) for seat in range(MOST_SEATS)] for feast in (False, True)
]
DEATH_MOMENT: Final[list[DeathMoment]] = [DeathMoment(seat) for seat in range(MOST_SEATS)]
