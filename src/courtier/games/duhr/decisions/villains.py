"""A villain's turn: one act, which nobody can negate (D-VIL-5..9)."""

from typing import Any, Final, final

from courtier.core.deals.clause import GOODS_ADMITTED
from courtier.core.deals.conduct import Conduct
from courtier.core.pending import Decision
from courtier.games.duhr.actions import DEFAME, SCANDALIZE, UNMASK, VERB_OF
from courtier.games.duhr.cards import CLOCKWISE, CONCEALED, FAVORED, FULL, MOST_SEATS, SCANDAL
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import DEFAMED, EXPOSED, HARM, HARMS, SCANDALIZED
from courtier.games.duhr.decisions.conspiracies import run_cascade
from courtier.games.duhr.events import (
    ACT_DEFAME,
    ACT_EXPOSE,
    ACT_SCANDALIZE,
    ACTED,
    AIM_HOUSE,
    BY_VILLAIN,
)

LEAST_HARM: Final = (UNMASK, SCANDALIZE, DEFAME)  # D-ASK-14


@final
class VillainousAct(Decision):
    """D-VIL-6..8, D-ASK-12: defame, expose or scandalize."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.verbs = HARMS
        self.admits = GOODS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes: list[int] = []
        if court.scandals > 0:  # D/A-1
            add_defamable(court, seat, codes)
        add_concealed(court, seat, codes)
        if court.scandals > 0:
            for other in CLOCKWISE[court.seats][seat]:
                if court.status[other] == FAVORED:
                    codes.append(SCANDALIZE + other)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        verb = VERB_OF[action]
        named = action - verb
        if verb == SCANDALIZE:
            court.tell(ACTED, seat, ACT_SCANDALIZE, AIM_HOUSE + named)
            court.place_scandal(seat, named, BY_VILLAIN)
            run_cascade(court)
        elif verb == UNMASK:
            court.tell(ACTED, seat, ACT_EXPOSE, named)
            court.turn_over(seat, named // FULL, named % FULL)
        else:
            court.tell(ACTED, seat, ACT_DEFAME, named)
            court.replace(seat, named // FULL, named % FULL, SCANDAL)

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        verb = VERB_OF[code]
        if verb == SCANDALIZE:
            return HARM[code - SCANDALIZE][SCANDALIZED]
        return HARM[(code - verb) // FULL][DEFAMED if verb == DEFAME else EXPOSED]

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14: expose, else scandalize, else defame."""
        codes = self.legal(game, seat)
        for verb in LEAST_HARM:
            for code in codes:
                if VERB_OF[code] == verb:
                    return code
        return codes[0]

    def name(self) -> str:
        return "villainous_act"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


def add_defamable(court: Court, seat: int, codes: list[int]) -> None:
    """D-VIL-6, D/A-66, D/A-67: revealed suspicions on any House."""
    for other in CLOCKWISE[court.seats][seat]:
        row = court.rows[other]
        for place in range(len(row)):
            if row[place] < SCANDAL:
                codes.append(DEFAME + other * FULL + place)


def add_concealed(court: Court, seat: int, codes: list[int]) -> None:
    """D-VIL-7, D/A-66, D/A-67: concealed cards on any House."""
    if court.all_concealed == 0:
        return
    for other in CLOCKWISE[court.seats][seat]:
        row = court.rows[other]
        for place in range(len(row)):
            if row[place] >= CONCEALED:
                codes.append(UNMASK + other * FULL + place)


def can_act(court: Court) -> bool:
    """D/A-65, D-ASK-13."""
    return court.all_concealed > 0 or (court.scandals > 0 and (court.all_suspicions > 0 or court.favored > 0))


VILLAINOUS_ACT: Final = [VillainousAct(seat) for seat in range(MOST_SEATS)]
