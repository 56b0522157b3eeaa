"""Plague and cure by events: who is asked for which territory, and the choices as announcements (C-EVENT-7)."""

from typing import Any, Final, final

from courtier.core.deals.conduct import NO_CONDUCT, Conduct
from courtier.core.pending import Decision, Sequel
from courtier.games.cutthroat.actions import DONE, PLACE, SEAT
from courtier.games.cutthroat.cards import (
    CONTAGION,
    PLAGUE_ANY,
    PLAGUE_EACH,
    PLAGUE_LARGEST,
    PLAGUE_UNOCCUPIED,
)
from courtier.games.cutthroat.clauses import STRIKES
from courtier.games.cutthroat.court import (
    DEED_CURES,
    DEED_LARGEST,
    DEED_OWN_PLAGUE,
    DEED_PLAGUE_CHOICE,
    NO_TAKEBACKS,
    Court,
)
from courtier.games.cutthroat.decisions.announcement import Deed, owner_bit
from courtier.games.cutthroat.decisions.lords import sets_offered
from courtier.games.cutthroat.decisions.question import Question, plague_at
from courtier.games.cutthroat.decisions.reactions import PLAGUE_NEXT, announce, spread_plague
from courtier.games.cutthroat.events import (
    CHOSE_CURES,
    CHOSE_LARGEST,
    CHOSE_PLAGUE,
    EVENT_WITHOUT_EFFECT,
    NO_PLACE,
)

MANY_LANDS: Final = 2  # E06, E25: so many territories make a player count
PLACE_BASE: Final = 10  # of places picked one after the other, a digit each, place + 1


def has_no_effect(court: Court) -> None:
    """C-EVENT-9."""
    court.tell(EVENT_WITHOUT_EFFECT, court.event)


def resolve_plague(court: Court, effect: int) -> None:
    """E03, E05, E06, E07, E15, E21."""
    if effect == PLAGUE_ANY:
        choose_plague(court, court.healthy_places())
    elif effect == PLAGUE_UNOCCUPIED:
        plague_unoccupied(court)
    elif effect == PLAGUE_EACH:
        plague_each(court)
    elif effect == CONTAGION:
        spread_contagion(court)
    elif effect == PLAGUE_LARGEST:
        plague_largest(court)
    else:
        plague_two(court)


def choose_plague(court: Court, places: list[int]) -> None:
    """C-DEC-1, C-EVENT-9: the drawer is asked if there is a choice, C-TAKEBACK-10: among what was not taken back."""
    left = [place for place in places if court.may_announce(court.active, DEED_PLAGUE_CHOICE, 1 << place)]
    if not left:
        has_no_effect(court)
    elif len(left) == 1:
        spread_plague(court, left[0])
    else:
        court.ask(PlagueTerritory(court.active, mask_of(left), False))


def mask_of(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_in(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def plague_unoccupied(court: Court) -> None:
    """E05: the empty ones in ring order; else the one with most military cards."""
    healthy = court.healthy_places()
    empty = [place for place in healthy if not court.stacks[place]]
    if empty:
        court.then([PLAGUE_NEXT[place] for place in empty])
        return
    most = max([len(court.stacks[place]) for place in healthy], default=0)
    choose_plague(court, [place for place in healthy if len(court.stacks[place]) == most])


def spread_contagion(court: Court) -> None:
    """E07."""
    healthy = court.healthy_places()
    if court.plagued == 0:
        spread_plague(court, healthy[court.rng.below(len(healthy))])
        return
    next_to: list[int] = []
    for place in healthy:
        before, after = court.neighbours(place)
        if court.is_plagued(before) or court.is_plagued(after):
            next_to.append(place)
    choose_plague(court, next_to)


def turn_random(court: Court) -> None:
    """E17, E22: cures where at least half of the ring is plagued, else plagues."""
    plagued = court.plagued_places()
    if 2 * len(plagued) >= len(court.ring):
        court.cure(plagued[court.rng.below(len(plagued))])
    else:
        healthy = court.healthy_places()
        spread_plague(court, healthy[court.rng.below(len(healthy))])


def healthy_land(court: Court, seat: int) -> list[int]:
    return [place for place in court.land_of(seat) if not court.is_plagued(place)]


def plague_each(court: Court) -> None:
    """E06."""
    for seat in range(court.seats):
        if court.land_count(seat) >= MANY_LANDS and healthy_land(court, seat):
            court.ask(PlagueEach(0, 0))
            return
    choose_plague(court, court.healthy_places())


@final
class PlagueEach(Sequel):
    """E06: the seat `step` places on picks next; `picks` are the places picked, the first one the lowest digit."""

    def __init__(self, step: int, picks: int) -> None:
        super().__init__()
        self.step = step
        self.picks = picks

    def follow(self, game: Any) -> None:
        court: Court = game
        if self.step == court.seats:
            court.then([PLAGUE_NEXT[place] for place in picked(self.picks)])
            return
        seat = (court.active + self.step) % court.seats
        healthy = healthy_land(court, seat)
        if court.land_count(seat) < MANY_LANDS or not healthy:
            court.ask(PlagueEach(self.step + 1, self.picks))
        elif len(healthy) == 1:
            court.ask(PlagueEach(self.step + 1, with_pick(self.picks, healthy[0])))
        else:
            court.ask(PlagueOwn(seat, self.step + 1, self.picks))

    def name(self) -> str:
        return "plague_each"

    def dump(self) -> list[Any]:
        return [self.name(), self.step, self.picks]


def with_pick(picks: int, place: int) -> int:
    factor = 1
    while picks >= factor:
        factor *= PLACE_BASE
    return picks + (place + 1) * factor


def picked(picks: int) -> list[int]:
    places: list[int] = []
    while picks > 0:
        places.append(picks % PLACE_BASE - 1)
        picks //= PLACE_BASE
    return places


@final
class PlagueOwn(Question):
    """C-DEC-31: an own healthy territory; `step` is where E06 goes on, 0 for E15."""

    def __init__(self, seat: int, step: int, picks: int) -> None:
        super().__init__(seat)
        self.step = step
        self.picks = picks

    def legal(self, game: Any, seat: int) -> list[int]:
        places = healthy_land(game, seat) if self.step > 0 else own_choice(game, seat)
        return [PLACE + place for place in places]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        place = action - PLACE
        if self.step > 0:
            court.ask(PlagueEach(self.step, with_pick(self.picks, place)))
        else:
            announce(court, OwnPlague(seat, DEED_OWN_PLAGUE, place, 0))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "plague_own"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.step, self.picks]


def plague_largest(court: Court) -> None:
    """E15: of those with most territories the drawer says who."""
    most = max([court.land_count(seat) for seat in range(court.seats)])
    largest = [
        seat
        for seat in range(court.seats)
        if court.land_count(seat) == most and court.may_announce(court.active, DEED_LARGEST, seat)
    ]
    if most == 0:
        has_no_effect(court)
    elif len(largest) == 1:
        plague_one_of(court, largest[0])
    else:
        court.ask(ChooseLargest(court.active, mask_of(largest)))


def own_choice(court: Court, seat: int) -> list[int]:
    """E15, C-TAKEBACK-10: the own healthy territories that were not taken back."""
    return [place for place in healthy_land(court, seat) if court.may_announce(seat, DEED_OWN_PLAGUE, place)]


def plague_one_of(court: Court, seat: int) -> None:
    healthy = own_choice(court, seat)
    if not healthy:
        has_no_effect(court)
    elif len(healthy) == 1:
        spread_plague(court, healthy[0])
    else:
        court.ask(PlagueOwn(seat, 0, 0))


@final
class ChooseLargest(Question):
    """C-DEC-31: E15, which of the tied players."""

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat)
        self.mask = mask

    def legal(self, game: Any, seat: int) -> list[int]:
        return [SEAT + other for other in places_in(self.mask)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        announce(game, Largest(seat, DEED_LARGEST, action - SEAT, 0))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "choose_largest"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.mask]


def plague_two(court: Court) -> None:
    """E21: two that are not adjacent; one if there is no such pair."""
    healthy = court.healthy_places()
    paired = [place for place in healthy if partners(court, place)]  # not all of them were taken back (C-TAKEBACK-10)
    if paired:
        court.ask(PlagueTerritory(court.active, mask_of(paired), True))
    else:
        choose_plague(court, healthy)


def partners(court: Court, place: int) -> list[int]:
    """Healthy places that are not adjacent to this one, without pairs that were taken back."""
    near = court.neighbours(place)
    return [
        other
        for other in court.healthy_places()
        if other != place
        and other not in near
        and court.may_announce(court.active, DEED_PLAGUE_CHOICE, 1 << place | 1 << other)
    ]


@final
class PlagueTerritory(Question):
    """C-DEC-31: E03, E05, E07, E21: a territory of those in `mask`; with `two` a second one is asked for."""

    def __init__(self, seat: int, mask: int, two: bool) -> None:
        super().__init__(seat)
        self.mask = mask
        self.two = two

    def does_to_others(self) -> int:
        return STRIKES

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        ends = self.ends(game, seat, code)
        return ends[0] if len(ends) == 1 else NO_CONDUCT

    def ends(self, game: Any, seat: int, code: int) -> list[Conduct]:
        """C-DEAL-36: of two territories every pair that can follow."""
        place = code - PLACE
        if not self.two:
            return [plague_at(game, [place])]
        return [plague_at(game, [place, other]) for other in partners(game, place)]

    def legal(self, game: Any, seat: int) -> list[int]:
        return [PLACE + place for place in places_in(self.mask)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        place = action - PLACE
        second = partners(court, place) if self.two else []
        if not self.two and court.cards.effects[court.event] == PLAGUE_EACH:  # not among those of C-EVENT-7
            spread_plague(court, place)
        elif len(second) < 2:
            announce_plague(court, seat, place, second[0] if self.two else NO_PLACE)
        else:
            court.ask(PlagueSecond(seat, place, self))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "plague_territory"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.mask, int(self.two)]


@final
class PlagueSecond(Question):
    """C-DEC-31: E21, the second territory."""

    def __init__(self, seat: int, first: int, before: PlagueTerritory) -> None:
        super().__init__(seat, before)
        self.first = first
        self.mask = before.mask

    def does_to_others(self) -> int:
        return STRIKES

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return plague_at(game, [self.first, code - PLACE])

    def legal(self, game: Any, seat: int) -> list[int]:
        return [PLACE + place for place in partners(game, self.first)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        announce_plague(court, seat, self.first, action - PLACE)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "plague_second"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.first, self.mask]


def announce_plague(court: Court, seat: int, first: int, second: int) -> None:
    announce(court, PlagueChoice(seat, DEED_PLAGUE_CHOICE, first, second + 1))


# Cure


def ask_cure(court: Court, number: int) -> None:
    """E11."""
    if court.plagued and number > 0:
        court.ask(CureTerritory(court.active, 0, None))
    else:
        has_no_effect(court)


@final
class CureTerritory(Question):
    """C-DEC-31: E11, the next territory, later in the ring than those in `mask`, or DONE."""

    def __init__(self, seat: int, mask: int, before: Decision | None) -> None:
        super().__init__(seat, before)
        self.mask = mask

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        later = [place for place in court.plagued_places() if 1 << place > self.mask]
        if not court.taken_back:
            return [DONE, *[PLACE + place for place in later]]
        more = court.cards.numbers[court.event] - len(places_in(self.mask))
        return sets_offered(court, seat, DEED_CURES, self.mask, later, more)

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        mask = self.mask if action == DONE else self.mask | 1 << action - PLACE
        most = court.cards.numbers[court.event]
        follows = court.plagued.bit_length() > mask.bit_length()
        if action != DONE and follows and len(places_in(mask)) < most:
            court.ask(CureTerritory(seat, mask, self))
        elif mask:
            announce(court, Cures(seat, DEED_CURES, mask, 0))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "cure_territory"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.mask]


# The choices as announcements


class Choice(Deed):
    """C-EVENT-7: a choice that an event gives to one player. It costs nothing."""

    def must_be_made(self) -> bool:
        return True

    def pay(self, court: Court) -> None:
        """Without take-backs what happens at once tells it."""
        if court.takeback != NO_TAKEBACKS:
            self.say(court)

    def say(self, court: Court) -> None:
        raise NotImplementedError

    def ask_again(self, court: Court) -> None:
        """C-TAKEBACK-10: nothing has changed since the event asked for it."""
        resolve_plague(court, court.cards.effects[court.event])


@final
class PlagueChoice(Choice):
    """E03, E05, E07, E21: place `first`, and place `second` - 1 if two are named."""

    def places(self) -> list[int]:
        return [self.first, self.second - 1] if self.second else [self.first]

    def aims(self, court: Court) -> int:
        owners = 0
        for place in self.places():
            owners |= owner_bit(court, place)
        return owners

    def place(self, court: Court) -> int:
        return self.first

    def target(self, court: Court) -> int:
        """In whatever order."""
        return mask_of(self.places())

    def can_be_taken_back(self, court: Court) -> bool:
        """C-TAKEBACK-10: of single places others were offered; of pairs there must be another one."""
        if self.second == 0:
            return True
        return sum([len(partners(court, place)) for place in court.healthy_places()]) > 2

    def say(self, court: Court) -> None:
        court.tell(CHOSE_PLAGUE, self.seat, court.ring[self.first], court.territory(self.second - 1))

    def happen(self, court: Court) -> None:
        court.then([PLAGUE_NEXT[place] for place in self.places()])


@final
class OwnPlague(Choice):
    """E15: the own place `first`."""

    def place(self, court: Court) -> int:
        return self.first

    def say(self, court: Court) -> None:
        court.tell(CHOSE_PLAGUE, self.seat, court.ring[self.first], court.territory(NO_PLACE))

    def ask_again(self, court: Court) -> None:
        plague_one_of(court, self.seat)

    def happen(self, court: Court) -> None:
        spread_plague(court, self.first)


@final
class Largest(Choice):
    """E15: the player `first`."""

    def aims(self, court: Court) -> int:
        return 1 << self.first

    def say(self, court: Court) -> None:
        court.tell(CHOSE_LARGEST, self.seat, self.first)

    def happen(self, court: Court) -> None:
        plague_one_of(court, self.first)


@final
class Cures(Choice):
    """E11: the places `first`, one bit each."""

    def aims(self, court: Court) -> int:
        owners = 0
        for place in places_in(self.first):
            owners |= owner_bit(court, place)
        return owners

    def say(self, court: Court) -> None:
        court.tell(CHOSE_CURES, self.seat, secret=[court.ring[place] for place in places_in(self.first)])

    def ask_again(self, court: Court) -> None:
        court.ask(CureTerritory(self.seat, 0, None))

    def happen(self, court: Court) -> None:
        for place in places_in(self.first):
            court.cure(place)
