"""What a drawn event asks of one player, as an announcement (C-EVENT-7); events that do nothing (C-EVENT-9)."""

from courtier.games.cutthroat.court import NO_TAKEBACKS, Court
from courtier.games.cutthroat.decisions.announcement import Deed
from courtier.games.cutthroat.events import (
    EVENT_WITHOUT_EFFECT,
)


def has_no_effect(court: Court) -> None:
    """C-EVENT-9."""
    court.tell(EVENT_WITHOUT_EFFECT, court.event)


def mask_of(places: list[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_in(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


class Choice(Deed):
    """C-EVENT-7: a choice that an event gives to one player. It costs nothing."""

    def must_be_made(self) -> bool:
        return True

    def pay(self, court: Court) -> None:
        """Without take-backs what happens at once tells it."""
        if court.takeback != NO_TAKEBACKS:
            self.say(court)

    def say(self, court: Court) -> None:
        raise NotImplementedError
