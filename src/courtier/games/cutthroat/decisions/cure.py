"""The drawer of an event chooses which territories it cures (E11)."""

from typing import Any, final

from courtier.core.pending import Decision
from courtier.games.cutthroat.actions import DONE, PLACE
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.announcement import owner_bit
from courtier.games.cutthroat.decisions.event_choice import Choice, has_no_effect, places_in
from courtier.games.cutthroat.decisions.question import Question
from courtier.games.cutthroat.decisions.reactions import announce
from courtier.games.cutthroat.decisions.takeback import sets_offered
from courtier.games.cutthroat.events import (
    CHOSE_CURES,
    DEED_CURES,
)


def ask_cure(court: Court, number: int) -> None:
    """E11."""
    if court.plagued and number > 0:
        court.ask(CureTerritory(court.active, 0, None))
    else:
        has_no_effect(court)


@final
class CureTerritory(Question):
    """C-DEC-31: E11, the next territory, later in the ring than those in `mask`, or DONE."""

    def __init__(self, seat: int, mask: int, before: Decision | None) -> None:
        super().__init__(seat, before)
        self.mask = mask

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        later = [place for place in court.plagued_places() if 1 << place > self.mask]
        if not court.taken_back:
            return [DONE, *[PLACE + place for place in later]]
        more = court.cards.numbers[court.event] - len(places_in(self.mask))
        return sets_offered(court, seat, DEED_CURES, self.mask, later, more)

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        mask = self.mask if action == DONE else self.mask | 1 << action - PLACE
        most = court.cards.numbers[court.event]
        follows = court.plagued.bit_length() > mask.bit_length()
        if action != DONE and follows and len(places_in(mask)) < most:
            court.ask(CureTerritory(seat, mask, self))
        elif mask:
            announce(court, Cures(seat, DEED_CURES, mask, 0))

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "cure_territory"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.mask]


@final
class Cures(Choice):
    """E11: the places `first`, one bit each."""

    def aims(self, court: Court) -> int:
        owners = 0
        for place in places_in(self.first):
            owners |= owner_bit(court, place)
        return owners

    def say(self, court: Court) -> None:
        court.tell(CHOSE_CURES, self.seat, secret=[court.ring[place] for place in places_in(self.first)])

    def ask_again(self, court: Court) -> None:
        court.ask(CureTerritory(self.seat, 0, None))

    def happen(self, court: Court) -> None:
        for place in places_in(self.first):
            court.cure(place)
