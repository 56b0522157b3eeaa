"""The round: its phases, the chances to trade, the marker, the round cap (ledger 2.3, 2.4)."""

from typing import Any, Final, final

from courtier.core.pending import Sequel, Window
from courtier.games.intrigue.actions import READY
from courtier.games.intrigue.cards import MOST_SEATS
from courtier.games.intrigue.court import DISCUSSION, NO_VOTE_YET, TRADE, Court
from courtier.games.intrigue.decisions.announcement import GATHER
from courtier.games.intrigue.decisions.draw import DRAWS
from courtier.games.intrigue.decisions.exits import LAST_EXITS
from courtier.games.intrigue.decisions.trade import INVITES, partners
from courtier.games.intrigue.decisions.vote import OPEN_VOTE
from courtier.games.intrigue.events import CAP_REACHED, READIED, ROUND_BEGAN, ROUND_ENDED

READY_ONLY: Final = [READY]


@final
class BeginRound(Sequel):
    """I-ROUND-1, I-ROUND-2: Discussion, Trade, Announcement, Vote, Draw, each for all who live."""

    def follow(self, game: Any) -> None:
        court: Court = game
        court.turn += 1
        court.phase = DISCUSSION
        court.traded = 0
        court.swapped = 0
        court.votes = [NO_VOTE_YET] * court.seats
        court.tell(ROUND_BEGAN, court.turn, court.start)
        court.ask(END_ROUND)
        court.ask(DRAWS)
        court.ask(OPEN_VOTE)
        court.ask(GATHER)
        court.ask(CHANCES[0])
        if court.variants.discussion:
            court.ask(Ready(court.circle(court.start, court.living)))

    def name(self) -> str:
        return "begin_round"

    def dump(self) -> list[Any]:
        return [self.name()]


@final
class Ready(Window):
    """I-DISC-4: the talk is over when all say so. I-DISC-1..3: people talk at the table; no card moves."""

    def legal(self, game: Any, seat: int) -> list[int]:
        return READY_ONLY

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        court.tell(READIED, court.turn)

    def default(self, game: Any, seat: int) -> int:
        return READY

    def name(self) -> str:
        return "ready"

    def dump(self) -> list[Any]:
        return [self.name(), list(self.seats)]


@final
class Chance(Sequel):
    """I-TRADE-1, I-TRADE-19: the chance of the seat so many places after the start player, if it can use it."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def follow(self, game: Any) -> None:
        court: Court = game
        court.phase = TRADE
        if self.place + 1 < court.seats:
            court.ask(CHANCES[self.place + 1])
        seat = (court.start + self.place) % court.seats
        if has_chance(court, seat):
            court.initiator = seat
            court.ask(INVITES[seat])

    def name(self) -> str:
        return "chance"

    def dump(self) -> list[Any]:
        return [self.name(), self.place]


@final
class EndRound(Sequel):
    """I-ROUND-3: by variant the exits of the round, then the next one."""

    def follow(self, game: Any) -> None:
        court: Court = game
        court.ask(NEXT_ROUND)
        if court.variants.exits_at_end:
            court.ask(LAST_EXITS)

    def name(self) -> str:
        return "end_round"

    def dump(self) -> list[Any]:
        return [self.name()]


@final
class NextRound(Sequel):
    """I-WIN-8, I-SETUP-12: the cap; otherwise the marker moves to the next living player."""

    def follow(self, game: Any) -> None:
        court: Court = game
        if court.turn == court.variants.round_cap:
            court.finish(CAP_REACHED)
            return
        court.ask(BEGIN_ROUND)
        court.start = court.circle((court.start + 1) % court.seats, court.living)[0]
        court.tell(ROUND_ENDED, court.start)

    def name(self) -> str:
        return "next_round"

    def dump(self) -> list[Any]:
        return [self.name()]


def has_chance(court: Court, seat: int) -> bool:
    """I-TRADE-19: living, with a hand card, and somebody to choose."""
    if not court.lives(seat) or not court.hands[seat]:
        return False
    if court.variants.one_trade and court.traded >> seat & 1:
        return False
    return partners(court, seat) != 0


BEGIN_ROUND: Final = BeginRound()
CHANCES: Final = [Chance(place) for place in range(MOST_SEATS)]
END_ROUND: Final = EndRound()
NEXT_ROUND: Final = NextRound()
