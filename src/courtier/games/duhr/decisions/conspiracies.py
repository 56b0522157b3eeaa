"""Conspiracies turned by consequence, and the cascade of houses that lose favor (D-CONSP, D/A-50..62)."""

from typing import Any, Final, final

from courtier.core.deals.clause import LOOKS_ADMITTED
from courtier.core.pending import Decision, Sequel
from courtier.games.duhr.actions import SPOT, spot
from courtier.games.duhr.cards import CONCEALED, FULL, MOST_SEATS, SCANDAL
from courtier.games.duhr.court import Court
from courtier.games.duhr.events import BY_CHOICE, BY_LOSS, CONSPIRACY_HIDDEN, CONSPIRACY_SHOWN


@final
class Cascade(Sequel):
    """D-CONSP-15, D/A-55: the next loss of favor in the queue turns its conspiracy over."""

    def follow(self, game: Any) -> None:
        court: Court = game
        seat = court.falls.pop(0)
        if court.falls:
            court.ask(CASCADE)
        if court.shown[seat]:
            hide(court, seat)
        else:
            show_by_consequence(court, seat, BY_LOSS)

    def name(self) -> str:
        return "cascade"

    def dump(self) -> list[Any]:
        return [self.name()]


@final
class ReplaceCard(Decision):
    """D-CONSP-8, D-CONSP-9, D-ASK-7, D/A-50: which card of the full House makes room for the scandal."""

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to
        self.admits = LOOKS_ADMITTED

    def legal(self, game: Any, seat: int) -> list[int]:
        return replaceable(game, self.to)

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        court.replace(seat, self.to, (action - SPOT) % FULL, SCANDAL)

    def default(self, game: Any, seat: int) -> int:
        """D-ASK-14."""
        return replaceable(game, self.to)[0]

    def name(self) -> str:
        return "replace_card"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.to]


CASCADE: Final = Cascade()
REPLACE_CARD: Final = [[ReplaceCard(seat, to) for to in range(MOST_SEATS)] for seat in range(MOST_SEATS)]


def run_cascade(court: Court) -> None:
    """D/A-62: after each complete step of an effect. What the effect goes on with lies on the stack already."""
    if court.falls:
        court.ask(CASCADE)


def hide(court: Court, seat: int) -> None:
    """D-FAVOR-4, D-CONSP-11."""
    court.shown[seat] = False
    court.tell(CONSPIRACY_HIDDEN, seat, court.conspiracies[seat])


def show_by_choice(court: Court, seat: int) -> None:
    """D-CONSP-1..4, D/A-1, D/A-54: free, at the cost of a scandal on one's own House."""
    court.shown[seat] = True
    court.tell(CONSPIRACY_SHOWN, seat, court.conspiracies[seat], BY_CHOICE)
    if court.scandals > 0:
        court.place_scandal(seat, seat, BY_CHOICE)
    run_cascade(court)


def show_by_consequence(court: Court, seat: int, why: int) -> None:
    """D-CONSP-2, D-CONSP-6..10, D-CONSP-16: its owner puts a scandal on the House it shows, if there is one to put."""
    court.shown[seat] = True
    house = court.conspiracies[seat]
    court.tell(CONSPIRACY_SHOWN, seat, house, why)
    if court.scandals == 0:  # D/A-1
        return
    to = court.owners[house]
    if len(court.rows[to]) < court.variants.full:
        waiting = len(court.falls)
        court.place_scandal(seat, to, why)
        if waiting == 0:
            run_cascade(court)
        return
    spots = replaceable(court, to)
    if len(spots) == 1:  # D-ASK-13
        court.replace(seat, to, (spots[0] - SPOT) % FULL, SCANDAL)
    elif spots:  # D/A-51: five revealed scandals leave nothing to replace
        court.ask(REPLACE_CARD[seat][to])


def replaceable(court: Court, to: int) -> list[int]:
    """D-CONSP-8, D-CONSP-9: its revealed suspicions, or else its concealed cards."""
    row = court.rows[to]
    suspicions = [SPOT + spot(to, place) for place in range(len(row)) if row[place] < SCANDAL]
    if suspicions:
        return suspicions
    return [SPOT + spot(to, place) for place in range(len(row)) if row[place] >= CONCEALED]
