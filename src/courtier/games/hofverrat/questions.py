"""What can lie on the stack, one row each: its dump, how it is made again, how a question is put in words (H-DEC)."""

from typing import Final

from courtier.core.questions import SEAT, Step, Steps, Whole
from courtier.games.hofverrat.decisions.turns import ALL, CHOOSE_VICTIM, END_TURN, FINISH, LAYS, MOST_SEATS
from courtier.games.hofverrat.text.asked import Asking, ask_lay, ask_victim, lay_choices, victim_choices

AREAS_USED: Final = Whole(0, ALL - 1)
AREA: Final = Whole(0, MOST_SEATS)

STEPS: Final = Steps()
STEPS.declare(
    Step(
        "lay",
        (SEAT, AREAS_USED),
        lambda seats, seat, used: LAYS[seats][seat][used],
        Asking(ask_lay, lay_choices),
        needs_seats=True,
    ),
    Step(
        "choose_victim",
        (SEAT, AREA),
        lambda seat, area: CHOOSE_VICTIM[seat][area],
        Asking(ask_victim, victim_choices),
    ),
    Step("end_turn", (SEAT,), lambda seat: END_TURN[seat]),
    Step("finish", (), lambda: FINISH),
)
