"""A Royal Wedding: proposals and answers (C-WED-15, C-WED-16, C-WED-18)."""

from typing import Any, Final, final

from courtier.core.deals.debts import do_acts
from courtier.core.pending import Decision
from courtier.games.cutthroat.actions import ACCEPT, PASS, REFUSE, WOO
from courtier.games.cutthroat.cards import MOST_SEATS
from courtier.games.cutthroat.clauses import MARRY
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.rounds import Round
from courtier.games.cutthroat.decisions.talk import IN_WEDDING, open_bargaining
from courtier.games.cutthroat.events import REFUSED, WOOED


def begin_wedding(court: Court) -> None:
    """C-WED-15: the wooing, then proposals."""
    court.wooed = 0
    if court.deals.open:
        do_acts(court, MARRY)  # C-WED-15: pairs bound by a promise marry first
    court.ask(WOOING[0][0])
    open_bargaining(court, IN_WEDDING, court.active)


def suitors(court: Court, seat: int) -> list[int]:
    """C-WED-16: whom the player may still propose to."""
    if not court.may_marry(seat):
        return []
    return [
        WOO + other
        for other in range(court.seats)
        if other != seat and court.may_marry(other) and not court.wooed >> pair(seat, other) & 1
    ]


def pair(seat: int, whom: int) -> int:
    """The bit of a proposer and the one asked."""
    return seat * MOST_SEATS + whom


@final
class Wooing(Round):
    """C-WED-15: who may still propose to somebody does so or passes."""

    def may_answer(self, court: Court, seat: int) -> bool:
        return len(suitors(court, seat)) > 0

    def question(self, seat: int) -> Decision:
        return WOO_QUESTION[seat]

    def after(self, step: int, passes: int) -> Round:
        return WOOING[step][passes]

    def name(self) -> str:
        return "wooing"


@final
class Woo(Question):
    """C-DEC-32, C-WED-4: PASS, or a player."""

    def after_deal(self, game: Any) -> None:
        """C-WED-17: who was married by a deal proposes no more."""
        court: Court = game
        if not suitors(court, self.seat):
            court.pending.pop()

    def legal(self, game: Any, seat: int) -> list[int]:
        return [PASS, *suitors(game, seat)]

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == PASS:
            return
        whom = action - WOO
        court.wooed |= 1 << pair(seat, whom)
        round_of = court.pending.pop()
        assert isinstance(round_of, Wooing)
        court.ask(WOOING[round_of.step][0])
        court.tell(WOOED, seat, whom)
        court.ask(ANSWER_SUIT[whom][seat])

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "woo"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


@final
class AnswerSuit(Question):
    """C-DEC-32: the one asked accepts or refuses `suitor`."""

    def __init__(self, seat: int, suitor: int) -> None:
        super().__init__(seat)
        self.suitor = suitor

    def after_deal(self, game: Any) -> None:
        """C-WED-17: one of the two was married by a deal."""
        court: Court = game
        if not (court.may_marry(self.seat) and court.may_marry(self.suitor)):
            court.pending.pop()

    def legal(self, game: Any, seat: int) -> list[int]:
        return YES_OR_NO

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == ACCEPT:
            court.marry(self.suitor, seat)
        else:
            court.tell(REFUSED, seat, self.suitor)

    def default(self, game: Any, seat: int) -> int:
        return REFUSE

    def name(self) -> str:
        return "answer_suit"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.suitor]


YES_OR_NO: Final = [ACCEPT, REFUSE]
WOOING: Final[list[list[Wooing]]] = [
    [Wooing(step, passes) for passes in range(MOST_SEATS + 1)] for step in range(MOST_SEATS)
]
WOO_QUESTION: Final[list[Woo]] = [Woo(seat) for seat in range(MOST_SEATS)]
ANSWER_SUIT: Final[list[list[AnswerSuit]]] = [
    [AnswerSuit(seat, suitor) for suitor in range(MOST_SEATS)] for seat in range(MOST_SEATS)
]
