"""Players choose which of their own territories an event plagues (E06, E15)."""

from typing import Any, Final, final

from courtier.core.pending import Sequel
from courtier.games.cutthroat.actions import PLACE, SEAT
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.event_choice import Choice, has_no_effect, mask_of, places_in
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.reactions import PLAGUE_NEXT, announce, spread_plague
from courtier.games.cutthroat.events import (
    CHOSE_LARGEST,
    CHOSE_PLAGUE,
    DEED_LARGEST,
    DEED_OWN_PLAGUE,
    NO_PLACE,
)

MANY_LANDS: Final = 2  # E06, E25: so many territories make a player count
PLACE_BASE: Final = 10  # of places picked one after the other, a digit each, place + 1


def healthy_land(court: Court, seat: int) -> list[int]:
    return [place for place in court.land_of(seat) if not court.is_plagued(place)]


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
    """E15, C-TAKEBACK-10: one's own healthy territories that were not taken back."""
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


@final
class OwnPlague(Choice):
    """E15: one's own place `first`."""

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

    def ask_again(self, court: Court) -> None:
        plague_largest(court)

    def happen(self, court: Court) -> None:
        plague_one_of(court, self.first)
