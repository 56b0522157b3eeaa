"""Taxes and Opulence of Cawdwell (C-LORD-CAWD)."""

from typing import Any, Final, final

from courtier.core.deals.debts import do_acts
from courtier.core.pending import NOBODY
from courtier.games.cutthroat.actions import (
    PASS,
    USE_OPULENCE,
)
from courtier.games.cutthroat.cards import (
    CAWDWELL,
    MOST_SEATS,
    OPULENCE,
    TAX,
)
from courtier.games.cutthroat.clause_checks import free_uses
from courtier.games.cutthroat.clauses import USE_OPULENCE as PROMISED_OPULENCE
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.plays import Power
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.reactions import announce
from courtier.games.cutthroat.events import (
    DEED_POWER,
    GIVEN_TAXES,
)
from courtier.games.cutthroat.houses import NOT_IN_PLAY


@final
class Taxes(Power):
    """C-LORD-CAWD-1, C-LORD-CAWD-2, C-LORD-CAWD-6."""

    def happen(self, court: Court) -> None:
        tax: int = court.options.get("tax_coins", TAX)
        court.give_coins(self.first, self.seat, tax, GIVEN_TAXES)


@final
class Opulence(Power):
    """C-LORD-CAWD-3: `first` is the active player."""

    def happen(self, court: Court) -> None:
        court.opulent = True


def ask_opulence(court: Court) -> None:
    """C-LORD-CAWD-4, C-RES-11: before the first collection and conquest income; a promised use happens by itself."""
    if court.deals.open:
        do_acts(court, PROMISED_OPULENCE)
    cawdwell = opulence_seat(court)
    if cawdwell != NOBODY:
        court.ask(OPULENCE_QUESTION[cawdwell])


def opulence_seat(court: Court) -> int:
    """Cawdwell, if he is to be asked now, else NOBODY."""
    cawdwell = court.seat_of[CAWDWELL]
    if cawdwell == NOT_IN_PLAY or court.opulent or free_uses(court, OPULENCE) <= 0:
        return NOBODY
    return cawdwell if court.land_count(court.active) > 0 else NOBODY


@final
class OpulenceQuestion(Question):
    """C-DEC-10."""

    def after_deal(self, game: Any) -> None:
        """A use that is promised now happens at once."""
        court: Court = game
        do_acts(court, PROMISED_OPULENCE)
        if opulence_seat(court) == NOBODY:
            court.pending.pop()

    def legal(self, game: Any, seat: int) -> list[int]:
        return PASS_OR_USE

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        if action == USE_OPULENCE:
            announce(court, Opulence(seat, DEED_POWER + OPULENCE, court.active, 0))

    def default(self, game: Any, seat: int) -> int:
        return PASS

    def name(self) -> str:
        return "opulence"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat]


PASS_OR_USE: Final = [PASS, USE_OPULENCE]
OPULENCE_QUESTION: Final[list[OpulenceQuestion]] = [OpulenceQuestion(seat) for seat in range(MOST_SEATS)]
