"""Events that plague: the drawer chooses the territory, or chance does (C-EVENT-7, E03, E05, E07, E17, E21, E22)."""

from typing import Any, final

from courtier.core.deals.conduct import NO_CONDUCT, Conduct
from courtier.games.cutthroat.actions import PLACE
from courtier.games.cutthroat.cards import (
    CONTAGION,
    PLAGUE_ANY,
    PLAGUE_EACH,
    PLAGUE_LARGEST,
    PLAGUE_UNOCCUPIED,
)
from courtier.games.cutthroat.clauses import STRIKES
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.announcement import owner_bit
from courtier.games.cutthroat.decisions.event_choice import Choice, has_no_effect, mask_of, places_in
from courtier.games.cutthroat.decisions.own_plague import MANY_LANDS, PlagueEach, healthy_land, plague_largest
from courtier.games.cutthroat.decisions.question import Question, plague_at
from courtier.games.cutthroat.decisions.reactions import PLAGUE_NEXT, announce, spread_plague
from courtier.games.cutthroat.events import (
    CHOSE_PLAGUE,
    DEED_PLAGUE_CHOICE,
    NO_PLACE,
)


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


def plague_each(court: Court) -> None:
    """E06."""
    for seat in range(court.seats):
        if court.land_count(seat) >= MANY_LANDS and healthy_land(court, seat):
            court.ask(PlagueEach(0, 0))
            return
    choose_plague(court, court.healthy_places())


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

    def ask_again(self, court: Court) -> None:
        """C-TAKEBACK-10: nothing has changed since the event asked for it."""
        resolve_plague(court, court.cards.effects[court.event])

    def happen(self, court: Court) -> None:
        court.then([PLAGUE_NEXT[place] for place in self.places()])
