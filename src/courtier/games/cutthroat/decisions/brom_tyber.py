"""Who kills a last defender: Fury of Brom, Pillage and Bedlam of Tyber (C-LORD-BROM, C-LORD-TYBER, C-WIN-12)."""

from typing import Any, Final, final

from courtier.core.pending import NOBODY
from courtier.games.cutthroat.actions import (
    SKIP,
    USE_BEDLAM,
    USE_FURY,
)
from courtier.games.cutthroat.cards import (
    BEDLAM,
    BROM,
    FURY,
    FURY_KILLS,
    MERCENARY,
    MOST_PLACES,
    MOST_SEATS,
    PILLAGED,
    TYBER,
)
from courtier.games.cutthroat.clauses import STRIKES
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.plays import Power
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.reactions import announce
from courtier.games.cutthroat.decisions.takeback import if_another
from courtier.games.cutthroat.events import (
    DEED_POWER,
    GIVEN_PILLAGE,
)


def kill_top(court: Court, place: int, count: int, killer: int) -> None:
    """C-ATK-12, C-ATK-25: so many cards from the top; who kills the last one has its triggers."""
    former = court.owners[place]
    for _ in range(min(count, len(court.stacks[place]))):
        court.kill(place, 0)
    if former == NOBODY or court.stacks[place]:
        return
    if court.house_is(killer, TYBER):
        if former != killer:
            court.give_coins(former, killer, PILLAGED, GIVEN_PILLAGE)
        if bedlam_left(court) and bedlam_places(court, killer, place):
            court.ask(BEDLAM_QUESTIONS[killer][place])
    elif court.uses_of(killer, BROM, FURY) > 0 and fury_places(court, killer, place):
        court.ask(FURY_QUESTIONS[killer][place])


def fury_places(court: Court, seat: int, place: int) -> list[int]:
    """C-LORD-BROM-2, C-CONQ-6, C-GEN-2: occupied neighbours, whoever owns them, for the card says "any"."""
    return [
        USE_FURY + other
        for other in court.neighbours(place)
        if court.stacks[other] and court.may_announce(seat, DEED_POWER + FURY, other)
    ]


def bedlam_left(court: Court) -> bool:
    """C/A-41."""
    return not court.options["bedlam_twice"] or court.uses[BEDLAM] > 0


def bedlam_places(court: Court, seat: int, place: int) -> list[int]:
    """C-LORD-TYBER-6: neighbours with at least one mercenary."""
    return [
        USE_BEDLAM + other
        for other in court.neighbours(place)
        if mercenaries_at(court, other) and court.may_announce(seat, DEED_POWER + BEDLAM, other)
    ]


def mercenaries_at(court: Court, place: int) -> bool:
    for card in court.stacks[place]:
        if card >= MERCENARY:
            return True
    return False


class Triumph(Question):
    """C-DEC-21: the player emptied `place` and may use a power on a neighbour."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def targets(self, court: Court) -> list[int]:
        """The answers that use it."""
        raise NotImplementedError

    def power(self, action: int) -> Power:
        """What such an answer announces."""
        raise NotImplementedError

    def does_to_others(self) -> int:
        return STRIKES

    def legal(self, game: Any, seat: int) -> list[int]:
        return [SKIP, *self.targets(game)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        if action != SKIP:
            again = if_another(self, self.targets(game))
            announce(game, self.power(action), again)

    def default(self, game: Any, seat: int) -> int:
        return SKIP

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.place]


@final
class FuryQuestion(Triumph):
    """Brom may strike a neighbour."""

    def targets(self, court: Court) -> list[int]:
        return fury_places(court, self.seat, self.place)

    def power(self, action: int) -> Power:
        return Fury(self.seat, DEED_POWER + FURY, action - USE_FURY, 0)

    def name(self) -> str:
        return "fury"


@final
class Fury(Power):
    """C-LORD-BROM-2..4."""

    def happen(self, court: Court) -> None:
        kill_top(court, self.first, FURY_KILLS, self.seat)


@final
class BedlamQuestion(Triumph):
    """Tyber may take the mercenaries of a neighbour."""

    def targets(self, court: Court) -> list[int]:
        return bedlam_places(court, self.seat, self.place)

    def power(self, action: int) -> Power:
        return Bedlam(self.seat, DEED_POWER + BEDLAM, action - USE_BEDLAM, 0)

    def name(self) -> str:
        return "bedlam"


@final
class Bedlam(Power):
    """C-LORD-TYBER-2..5."""

    def happen(self, court: Court) -> None:
        court.take_mercenaries(self.seat, self.first)


FURY_QUESTIONS: Final[list[list[FuryQuestion]]] = [
    [FuryQuestion(seat, place) for place in range(MOST_PLACES)] for seat in range(MOST_SEATS)
]
BEDLAM_QUESTIONS: Final[list[list[BedlamQuestion]]] = [
    [BedlamQuestion(seat, place) for place in range(MOST_PLACES)] for seat in range(MOST_SEATS)
]
