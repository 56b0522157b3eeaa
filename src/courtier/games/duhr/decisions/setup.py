"""The choice of an agenda, and the deal that follows it (D-SETUP-5..15, D/A-80)."""

from typing import Any, Final, final

from courtier.core.deals.clause import WORDS_ADMITTED
from courtier.core.pending import Window
from courtier.games.duhr.actions import BLACK, WHITE
from courtier.games.duhr.cards import (
    DEALT,
    EVENT,
    KIND_COUNT,
    MOST_SEATS,
    OWN_SUSPICIONS,
    PER_COLOUR,
    SCANDAL,
    SCANDALS,
    SUSPICIONS,
)
from courtier.games.duhr.court import Court
from courtier.games.duhr.decisions.turns import begin_turn
from courtier.games.duhr.events import FIRST, KEPT, SUPPLIED, WEBS_LAID

BOTH: Final = [WHITE, BLACK]


@final
class ChooseAgenda(Window):
    """D-SETUP-5, D-ASK-1: white or black. Nobody sees the colour of another's (D/A-81)."""

    def __init__(self, seats: int) -> None:
        super().__init__(tuple(range(seats)))
        self.admits = WORDS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return BOTH

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        for seat in range(court.seats):
            keep(court, seat, court.agendas[seat if heard[seat] == WHITE else PER_COLOUR + seat])
        deal(court)

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return WHITE

    def name(self) -> str:
        return "choose_agenda"

    def dump(self) -> list[Any]:
        return [self.name(), len(self.seats)]


def keep(court: Court, seat: int, agenda: int) -> None:
    court.chosen[seat] = agenda
    court.tell(KEPT, seat, secret=[agenda])


def deal(court: Court) -> None:
    """D-SETUP-7..13: a scandal and two own suspicions each, the Webs, four cards each, the first player."""
    web: list[int] = []
    for seat in range(court.seats):
        house = court.houses[seat]
        supply(court, seat, SCANDAL, 1)
        supply(court, seat, house, OWN_SUSPICIONS)
        for _ in range(SUSPICIONS - OWN_SUSPICIONS):
            web.append(house)
    web.extend(range(EVENT, KIND_COUNT))
    court.rng.shuffle(web)
    court.web = web
    court.left = len(web)
    court.scandals = SCANDALS - court.seats
    court.tell(WEBS_LAID, court.left, court.scandals)
    for seat in range(court.seats):
        court.draw(seat, DEALT)
    wanted = court.options["first_player"]
    first: int = court.rng.below(court.seats) if wanted == "random" else wanted
    court.tell(FIRST, first)
    begin_turn(court, first)


def supply(court: Court, seat: int, kind: int, count: int) -> None:
    """Known to everybody (ledger §5)."""
    court.hands[seat][kind] += count
    court.sizes[seat] += count
    court.tell(SUPPLIED, seat, kind, count)


CHOOSE_AGENDA: Final = [ChooseAgenda(seats) for seats in range(MOST_SEATS + 1)]
