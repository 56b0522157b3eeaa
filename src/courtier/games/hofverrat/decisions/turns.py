"""The two questions, Lay and ChooseVictim, and the end of a turn (H-DEC).

H-DEC-1, H-TURN-2: only the player whose turn it is is asked, three times Lay; there is no answer to pass or to discard.
"""

from typing import Any, Final, final

from courtier.core.pending import Decision, Sequel
from courtier.games.hofverrat.actions import (
    ABOVE,
    AREA_OF,
    BELOW,
    DISTRICT,
    REMOVE,
    SPARE,
    SPOT_COUNT,
    lay,
)
from courtier.games.hofverrat.cards import ASSASSIN, GUARD, HAND, role_of
from courtier.games.hofverrat.court import Court
from courtier.games.hofverrat.events import SPARED

# Which of the three areas of a turn have been used (H-TURN-3): one bit each.
AT_TABLE: Final = 1
AT_HOME: Final = 2
ABROAD: Final = 4
ALL: Final = AT_TABLE | AT_HOME | ABROAD
MOST_SEATS: Final = 5


@final
class Lay(Decision):
    """H-DEC-2..4: which card goes where. Offered are the areas not yet used, each with every card.

    H-TURN-4..7: one card an area, in any order, to any opponent. H-DEC-10, H-ROLE-9: a spy has the same spots.
    """

    def __init__(self, seats: int, seat: int, used: int, lays: list["Lay | None"]) -> None:
        super().__init__(seat)
        self.used = used
        spots = [spot for spot in range(DISTRICT + seats) if not used & area_bit(seat, spot)]
        slots = HAND - used.bit_count()
        self.codes = [lay(slot, spot) for slot in range(slots) for spot in spots]
        self.following = [lays[used | area_bit(seat, spot)] for spot in range(DISTRICT + seats)]

    def legal(self, game: Any, seat: int) -> list[int]:
        return self.codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        spot = action % SPOT_COUNT
        following = self.following[spot]
        if following is not None:
            court.pending.append(following)
        role = court.lay(seat, action // SPOT_COUNT, spot)  # H-TURN-14: this order, or another, leads to the same table
        if role == ASSASSIN and court.can_strike(AREA_OF[spot]):
            court.ask(CHOOSE_VICTIM[seat][AREA_OF[spot]])

    def default(self, game: Any, seat: int) -> int:
        """H-DEC-11: the first card, to one's own district, above, or to the left neighbour."""
        court: Court = game
        if not self.used & AT_HOME:
            return lay(0, DISTRICT + seat)
        if not self.used & AT_TABLE:
            return lay(0, ABOVE)
        return lay(0, DISTRICT + (seat + 1) % court.seats)

    def name(self) -> str:
        return "lay"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.used]


@final
class ChooseVictim(Decision):
    """H-ROLE-11..20, H-DEC-6: the assassin just laid removes one other card of its area, or spares all.

    H-ROLE-4, 26, 27, 29: any card, whoever laid it, except guards; a guard protects itself alone.
    H-ROLE-22, 25: it is asked once, right after the assassin is laid, and for its own area.
    """

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        courtiers = court.areas[self.area]
        codes = [SPARE]
        for place in range(len(courtiers) - 1):
            if role_of(courtiers[place]) != GUARD:
                codes.append(REMOVE + place)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == SPARE:
            court.tell(SPARED, seat, self.area)
        else:
            court.remove(seat, self.area, action - REMOVE)

    def default(self, game: Any, seat: int) -> int:
        """H-DEC-11."""
        return SPARE

    def name(self) -> str:
        return "choose_victim"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.area]


@final
class EndTurn(Sequel):
    """H-TURN-1, H-TURN-9, H-TURN-15: draw; then it is the turn of the next who holds cards, if any.

    H-TURN-12, H-END-2: all hold three cards at first and draw three, so the last turn is that of the last in the round.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.whose = seat

    def follow(self, game: Any) -> None:
        court: Court = game
        court.draw(self.whose)
        for step in range(1, court.seats + 1):
            seat = (self.whose + step) % court.seats
            if court.hands[seat]:
                court.then([LAYS[court.seats][seat][0], END_TURN[seat]])
                court.begin_turn(seat)
                return

    def name(self) -> str:
        return "end_turn"

    def dump(self) -> list[Any]:
        return [self.name(), self.whose]


@final
class Finish(Sequel):
    """H-END-1, H-END-8: nobody holds a card, and the last turn is complete."""

    def follow(self, game: Any) -> None:
        court: Court = game
        court.finish()

    def name(self) -> str:
        return "finish"

    def dump(self) -> list[Any]:
        return [self.name()]


def area_bit(seat: int, spot: int) -> int:
    """H-TURN-3: the royal table, one's own district, an opponent's."""
    if spot <= BELOW:
        return AT_TABLE
    return AT_HOME if spot == DISTRICT + seat else ABROAD


def lays_of(seats: int, seat: int) -> list[Lay]:
    """The questions of a turn, by the areas used: those that follow are made first."""
    lays: list[Lay | None] = [None] * (ALL + 1)
    for used in range(ALL - 1, -1, -1):
        lays[used] = Lay(seats, seat, used, lays)
    return [each for each in lays if each is not None]


# Stateless, so each exists once. LAYS[seats][seat][used], CHOOSE_VICTIM[seat][area].
LAYS: Final = [[lays_of(seats, seat) for seat in range(seats)] for seats in range(MOST_SEATS + 1)]
CHOOSE_VICTIM: Final = [[ChooseVictim(seat, area) for area in range(MOST_SEATS + 1)] for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
FINISH: Final = Finish()
