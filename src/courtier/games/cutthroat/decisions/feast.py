"""The Royal Feast: serving, tasting, the main course, sacrifices (C-FEAST)."""

from typing import Any, Final, final

from courtier.core.deals.book import NO_BOOK
from courtier.core.deals.conduct import NO_CONDUCT, Conduct
from courtier.core.game import allowed
from courtier.core.pending import Decision, Sequel
from courtier.games.cutthroat.actions import (
    FODDER,
    LET_DIE,
    PASS,
    PLAY_PILLOW,
    PLAY_TASTER,
    SACRIFICE,
    SERVE,
    VERB_OF,
)
from courtier.games.cutthroat.cards import (
    BASTARD,
    FEAST_COUNT,
    HIRELING,
    HIRELING_COUNT,
    KIND_COUNT,
    MOST_SEATS,
    PILLOW,
    POISON,
    TASTED,
    TASTER,
)
from courtier.games.cutthroat.clauses import POISONS, TASTING
from courtier.games.cutthroat.court import NO_TAKEBACKS, Court
from courtier.games.cutthroat.decisions.announcement import Deed, may_announce
from courtier.games.cutthroat.decisions.hirelings import Pillow
from courtier.games.cutthroat.decisions.lords import POWERS_MOMENT
from courtier.games.cutthroat.decisions.plays import Play
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.reactions import announce
from courtier.games.cutthroat.decisions.rounds import Round
from courtier.games.cutthroat.decisions.talk import IN_FEAST, open_bargaining
from courtier.games.cutthroat.events import (
    ANNOUNCED_TASTING,
    DEED_FODDER,
    DEED_PLAY,
    LAND_CLEARED,
    POISONED,
    REVEALED,
    SACRIFICED,
    SERVED,
    TO_TASTE,
    TOOK_UP_DISHES,
)
from courtier.games.cutthroat.events import (
    TASTED as TASTED_EVENT,
)
from courtier.games.cutthroat.realm import EMPTY_STACK
from courtier.games.cutthroat.supply import count_of, listed

# The course of the Feast: after the clearing each seat serves, then all taste, eat and are asked for sacrifices.
SERVING: Final = 0  # + how many have served
MAIN_COURSE: Final = TASTING + 1
SACRIFICES: Final = MAIN_COURSE + 1  # + how many were asked
BEFORE_MAIN_COURSE: Final = SACRIFICES + MOST_SEATS + 1
COURSE_COUNT: Final = BEFORE_MAIN_COURSE + 1


def begin_feast(court: Court) -> None:
    """C-FEAST-1..3: who owns what stays on record; the land is cleared; feast cards are taken up."""
    court.cleared = True
    for place in range(len(court.ring)):
        court.stacks[place] = EMPTY_STACK
    court.tell(LAND_CLEARED, len(court.ring))
    court.served = [0] * (court.seats * FEAST_COUNT)
    court.tasted = [0] * (court.seats * FEAST_COUNT)
    court.servings = [0] * (court.seats * court.seats)
    for seat in range(court.seats):
        court.tell(TOOK_UP_DISHES, seat, court.dish_count(seat))
    court.ask(COURSES[SERVING])
    court.ask(POWERS_MOMENT[1])
    open_bargaining(court, IN_FEAST, court.active)  # C-FEAST-23


@final
class Course(Sequel):
    """One step of the Feast."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    def follow(self, game: Any) -> None:
        court: Court = game
        step = self.step
        if step < TASTING:
            serve_next(court, step - SERVING)
        elif step == TASTING:
            court.ask(COURSES[MAIN_COURSE if court.deals is NO_BOOK else BEFORE_MAIN_COURSE])
            court.ask(TASTINGS[0][0])
        elif step == BEFORE_MAIN_COURSE:
            court.ask(COURSES[MAIN_COURSE])
            open_bargaining(court, IN_FEAST, court.active)
        elif step == MAIN_COURSE:
            court.ask(COURSES[SACRIFICES])
            eat(court)
            if court.poisoned:
                open_bargaining(court, IN_FEAST, court.active)  # C-FEAST-23
        else:
            ask_sacrifice(court, step - SACRIFICES)

    def name(self) -> str:
        return "feast"

    def dump(self) -> list[Any]:
        return [self.name(), self.step]


# Serving


def serve_next(court: Court, step: int) -> None:
    """C-FEAST-4: clockwise from the drawer; then Crone may use The Eye again (C-FEAST-25)."""
    if step == court.seats:
        court.ask(COURSES[TASTING])
        court.ask(POWERS_MOMENT[1])
        open_bargaining(court, IN_FEAST, court.active)
        return
    court.ask(COURSES[SERVING + step + 1])
    seat = (court.active + step) % court.seats
    if court.dish_count(seat) > 0:
        court.ask(SERVE_QUESTIONS[seat])


@final
class Serve(Question):
    """C-DEC-33: for each feast card a seat, in the order of the table; `chosen` are the seats named so far."""

    def __init__(self, seat: int, chosen: tuple[int, ...], before: Decision | None) -> None:
        super().__init__(seat, before)
        self.chosen = chosen

    def does_to_others(self) -> int:
        return POISONS

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        court: Court = game
        poison = listed(court.dishes, seat, FEAST_COUNT)[len(self.chosen)] == POISON
        return Conduct(POISONS, code - SERVE) if poison else NO_CONDUCT

    def ends(self, game: Any, seat: int, code: int) -> list[Conduct]:
        """Food comes first: poison may follow, for anybody."""
        court: Court = game
        conduct = self.conduct(game, seat, code)
        if conduct is not NO_CONDUCT or court.dishes[seat * FEAST_COUNT + POISON] == 0:
            return [conduct]
        return [Conduct(POISONS, other) for other in range(court.seats)]

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return list(range(SERVE, SERVE + court.seats))

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        chosen = (*self.chosen, action - SERVE)
        if len(chosen) < court.dish_count(seat):
            court.ask(Serve(seat, chosen, self))
        else:
            serve(court, seat, chosen)

    def default(self, game: Any, seat: int) -> int:
        """Food to oneself, poison to the first seat clockwise from the next that no promise forbids."""
        court: Court = game
        if listed(court.dishes, seat, FEAST_COUNT)[len(self.chosen)] != POISON:
            return SERVE + seat
        offered = allowed(court, seat)
        clockwise = [SERVE + (seat + step) % court.seats for step in range(1, court.seats + 1)]
        return next(code for code in clockwise if code in offered)

    def name(self) -> str:
        return "serve"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, *self.chosen]


def serve(court: Court, seat: int, chosen: tuple[int, ...]) -> None:
    """C-FEAST-5, C-FEAST-24: others see how many cards went where."""
    dishes = listed(court.dishes, seat, FEAST_COUNT)
    for to in range(court.seats):
        given = [dishes[place] for place in range(len(dishes)) if chosen[place] == to]
        for dish in given:
            court.dishes[seat * FEAST_COUNT + dish] -= 1
            court.served[to * FEAST_COUNT + dish] += 1
        court.servings[seat * court.seats + to] = len(given)
        if given:
            court.tell(SERVED, seat, to, len(given), secret=given)


# Tasting


def face_down(court: Court, seat: int) -> int:
    """How many cards lie face down in front of a player; a public fact."""
    return count_of(court.served, seat, FEAST_COUNT)


@final
class Tastings(Round):
    """C-FEAST-10: who has something to taste with may do so."""

    def may_answer(self, court: Court, seat: int) -> bool:
        return may_taste(court, seat)

    def question(self, seat: int) -> Decision:
        return TASTE[seat]

    def after(self, step: int, passes: int) -> Round:
        return TASTINGS[step][passes]

    def name(self) -> str:
        return "tasting"


def may_taste(court: Court, seat: int) -> bool:
    """C-DEC-34: by public facts: backs in hand, and food to taste or an heir to smother."""
    if court.hireling_backs(seat) == 0:
        return False
    return court.heir_alive(court.in_front(seat)) or sum(court.served) > 0


@final
class Taste(Question):
    """C-DEC-34, C-FEAST-7..9."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes = [PASS]
        plates = [other for other in range(court.seats) if face_down(court, other) > 0]
        if court.has_hireling(seat, TASTER):
            codes.extend([PLAY_TASTER + other for other in plates])
        for hireling in range(HIRELING_COUNT):
            if court.has_hireling(seat, hireling):
                codes.extend([FODDER + hireling * MOST_SEATS + other for other in plates])
        if court.has_hireling(seat, PILLOW) and court.heir_alive(court.in_front(seat)):
            codes.append(PLAY_PILLOW)
        if court.taken_back:
            return [code for code in codes if code == PASS or may_announce(court, tasting_of(seat, code))]
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == PASS:
            return
        round_of = court.pending.pop()
        assert isinstance(round_of, Tastings)
        court.ask(TASTINGS[round_of.step][0])
        own_place = TASTINGS[(round_of.step - 1) % court.seats][round_of.passes - 1]
        announce(court, tasting_of(seat, action), own_place, True)

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "taste"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def tasting_of(seat: int, action: int) -> Deed:
    """What an answer of `Taste` other than PASS announces."""
    verb = VERB_OF[action]
    if verb == PLAY_TASTER:
        return Taster(seat, DEED_PLAY + TASTER, action - PLAY_TASTER, 0)
    if verb == PLAY_PILLOW:
        return Pillow(seat, DEED_PLAY + PILLOW, 0, 0)
    hireling, whom = divmod(action - FODDER, MOST_SEATS)
    return Fodder(seat, DEED_FODDER, hireling, whom)


@final
class Taster(Play):
    """C-HIRE-TASTER-1: two cards in front of `first`."""

    def works(self, court: Court) -> bool:
        return taste(court, self.seat, self.first, TASTED)


@final
class Fodder(Deed):
    """C-FEAST-8, C-FEAST-13, C-HIRE-TASTER-2: hireling `first` is discarded, not played, for a card before `second`."""

    def aside(self) -> tuple[int, ...]:
        return (HIRELING + self.first,)

    def aims(self, court: Court) -> int:
        return 1 << self.second

    def target(self, court: Court) -> int:
        return self.first * MOST_SEATS + self.second

    def pay(self, court: Court) -> None:
        court.leave(self.seat, HIRELING + self.first)
        if court.takeback != NO_TAKEBACKS:
            court.tell(ANNOUNCED_TASTING, self.seat, self.first, self.second)

    def happen(self, court: Court) -> None:
        court.discard_hireling(self.seat, self.first, TO_TASTE)
        taste(court, self.seat, self.second, 1)


def taste(court: Court, seat: int, whom: int, count: int) -> bool:
    """C-FEAST-6, C-FEAST-11, C-FEAST-12: random cards are revealed; poison is discarded, food stays face up."""
    found = min(count, face_down(court, whom))
    for _ in range(found):
        drawn: int = court.rng.below(face_down(court, whom))
        dish = listed(court.served, whom, FEAST_COUNT)[drawn]
        court.served[whom * FEAST_COUNT + dish] -= 1
        court.tell(TASTED_EVENT, seat, whom, dish)
        if dish == POISON:
            court.discards[KIND_COUNT + POISON] += 1
        else:
            court.tasted[whom * FEAST_COUNT + dish] += 1
    return found > 0


# The main course


def eat(court: Court) -> None:
    """C-FEAST-14, C-FEAST-15, C-FEAST-18: all plates are revealed; poison threatens the living heir in front."""
    court.poisoned = 0
    for seat in range(court.seats):
        dishes = listed(court.served, seat, FEAST_COUNT)
        if dishes:
            court.tell(REVEALED, seat, len(dishes), secret=dishes)
        for dish in dishes:
            court.tasted[seat * FEAST_COUNT + dish] += 1
            court.served[seat * FEAST_COUNT + dish] -= 1
        heir = court.in_front(seat)
        if court.tasted[seat * FEAST_COUNT + POISON] > 0 and court.heir_alive(heir):
            court.poisoned |= 1 << heir
            court.tell(POISONED, heir, seat)


def ask_sacrifice(court: Court, step: int) -> None:
    """C-FEAST-26: clockwise from the drawer, then all deaths together."""
    if step == court.seats:
        heirs = court.poisoned
        court.poisoned = 0
        court.kill_heirs(heirs)
        return
    court.ask(COURSES[SACRIFICES + step + 1])
    seat = (court.active + step) % court.seats
    if court.poisoned >> seat & 1 and court.hireling_backs(seat) > 0:
        court.ask(SACRIFICE_QUESTIONS[seat])


@final
class Sacrifice(Question):
    """C-DEC-35, C-FEAST-16, C-FEAST-21: one's own bastard for one's own heir, if poison threatens it."""

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        return DIE_OR_SACRIFICE if court.has_bastard(seat, court.houses[seat]) else ONLY_DIE

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == SACRIFICE:
            bastard = BASTARD + court.houses[seat]
            court.leave(seat, bastard)
            court.discards[bastard] += 1
            court.poisoned &= ~(1 << seat)
            court.tell(SACRIFICED, seat)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[-1]

    def name(self) -> str:
        return "sacrifice"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


DIE_OR_SACRIFICE: Final = [LET_DIE, SACRIFICE]
ONLY_DIE: Final = [LET_DIE]
COURSES: Final[list[Course]] = [Course(step) for step in range(COURSE_COUNT)]
SERVE_QUESTIONS: Final[list[Serve]] = [Serve(seat, (), None) for seat in range(MOST_SEATS)]
TASTINGS: Final[list[list[Tastings]]] = [
    [Tastings(step, passes) for passes in range(MOST_SEATS + 1)] for step in range(MOST_SEATS)
]
TASTE: Final[list[Taste]] = [Taste(seat) for seat in range(MOST_SEATS)]
SACRIFICE_QUESTIONS: Final[list[Sacrifice]] = [Sacrifice(seat) for seat in range(MOST_SEATS)]
