"""The masterstrokes of one's own turn (D-MS-1..3)."""

from typing import Any, final

from courtier.core.deals.clause import GOODS_ADMITTED
from courtier.core.deals.conduct import Conduct
from courtier.core.pending import Decision
from courtier.games.duhr.actions import ABSOLVE, DISGRACE, EXPOSE, SEAT, SPOT
from courtier.games.duhr.cards import CLOCKWISE, CONCEALED, FULL, SCANDAL
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import HARM, HARMS, HELP, HELPS
from courtier.games.duhr.decisions.abilities import favored_houses
from courtier.games.duhr.decisions.conspiracies import run_cascade
from courtier.games.duhr.decisions.negation import Deed, put_up
from courtier.games.duhr.events import AIM_HOUSE, ANNOUNCED_MASTERSTROKE, FOR_MASTERSTROKE, STROKE

NO_HOUSE = -1


@final
class Masterstroke(Deed):
    """D-ACT-6: first the House of the pair, second the spot or the House aimed at (as in AIMS)."""

    def pay(self, court: Court) -> None:
        court.done += 1
        court.tell(ANNOUNCED_MASTERSTROKE, self.seat, self.what - STROKE, self.first, self.second)
        court.discard_card(self.seat, self.first, FOR_MASTERSTROKE)
        court.discard_card(self.seat, self.first, FOR_MASTERSTROKE)

    def aims_at(self, court: Court, seat: int) -> bool:
        return seat == (self.second // FULL if self.second < AIM_HOUSE else self.second - AIM_HOUSE)

    def happen(self, court: Court) -> None:
        stroke = self.what - STROKE
        aim = self.second
        if stroke == EXPOSE:
            court.turn_over(self.seat, aim // FULL, aim % FULL)
        elif stroke == ABSOLVE:
            court.remove_scandal(self.seat, aim // FULL, aim % FULL)
        else:
            court.place_scandal(self.seat, aim - AIM_HOUSE, FOR_MASTERSTROKE)
            run_cascade(court)


def is_possible(court: Court, stroke: int) -> bool:
    """D/A-1, D/A-30."""
    if stroke == EXPOSE:
        return court.all_concealed > 0
    if stroke == ABSOLVE:
        return court.all_scandals > 0
    return court.scandals > 0 and court.favored > 0


def any_possible(court: Court) -> bool:
    """Would a pair be of use?"""
    return court.all_concealed > 0 or court.all_scandals > 0 or (court.scandals > 0 and court.favored > 0)


def stroke_conduct(stroke: int, house: int) -> Conduct:
    """D-MS-1..3."""
    return HELP[house][STROKE + stroke] if stroke == ABSOLVE else HARM[house][STROKE + stroke]


def stroke_ends(court: Court, seat: int, stroke: int) -> list[Conduct]:
    """All that the masterstroke can be aimed at."""
    if stroke == DISGRACE:
        return [stroke_conduct(stroke, code - SEAT) for code in favored_houses(court, seat, NO_HOUSE)]
    return [stroke_conduct(stroke, (code - SPOT) // FULL) for code in stroke_spots(court, seat, stroke)]


def stroke_spots(court: Court, seat: int, stroke: int) -> list[int]:
    """D-MS-1: every concealed card. D-MS-2: every revealed scandal."""
    codes: list[int] = []
    for other in CLOCKWISE[court.seats][seat]:
        row = court.rows[other]
        for place in range(len(row)):
            if row[place] >= CONCEALED if stroke == EXPOSE else row[place] == SCANDAL:
                codes.append(SPOT + other * FULL + place)
    return codes


@final
class ChooseMasterstrokeSpot(Decision):
    """D-ASK-4: the card to turn up or to remove."""

    def __init__(self, seat: int, stroke: int, pair: int, before: Decision | None) -> None:
        super().__init__(seat, before)
        self.stroke = stroke
        self.pair = pair
        self.verbs = HARMS | HELPS
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return stroke_spots(game, seat, self.stroke)

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return stroke_conduct(self.stroke, (code - SPOT) // FULL)

    def answer(self, game: Any, seat: int, action: int) -> None:
        put_up(game, Masterstroke(seat, STROKE + self.stroke, self.pair, action - SPOT))

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return stroke_spots(game, seat, self.stroke)[0]

    def name(self) -> str:
        return "choose_masterstroke_spot"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.stroke, self.pair]


@final
class ChooseMasterstrokeHouse(Decision):
    """D-MS-3: the favored House that gets a scandal."""

    def __init__(self, seat: int, stroke: int, pair: int, before: Decision | None) -> None:
        super().__init__(seat, before)
        self.stroke = stroke
        self.pair = pair
        self.verbs = HARMS
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return favored_houses(game, seat, NO_HOUSE)

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        return stroke_conduct(self.stroke, code - SEAT)

    def answer(self, game: Any, seat: int, action: int) -> None:
        put_up(game, Masterstroke(seat, STROKE + self.stroke, self.pair, AIM_HOUSE + action - SEAT))

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14: another's House before one's own."""
        return favored_houses(game, seat, NO_HOUSE)[0]

    def name(self) -> str:
        return "choose_masterstroke_house"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.stroke, self.pair]
