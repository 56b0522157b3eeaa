"""Rounds in which seats are asked in turn until nobody wants anything more (C-VOTE-14, C-WED-15, C-FEAST-10)."""

from typing import Any

from courtier.core.pending import Decision, Sequel
from courtier.games.cutthroat.court import Court


class Round(Sequel):
    """The seat `step` places on from the active player is next; so many in a row have passed or cannot answer."""

    def __init__(self, step: int, passes: int) -> None:
        super().__init__()
        self.step = step
        self.passes = passes

    def may_answer(self, court: Court, seat: int) -> bool:
        """By public facts: is the seat asked?"""
        raise NotImplementedError

    def question(self, seat: int) -> Decision:
        """What the seat is asked."""
        raise NotImplementedError

    def after(self, step: int, passes: int) -> "Round":
        """The round as it goes on, if the seat passes."""
        raise NotImplementedError

    def follow(self, game: Any) -> None:
        court: Court = game
        seats = court.seats
        step = self.step
        for passes in range(self.passes, seats):
            seat = (court.active + step) % seats
            step = (step + 1) % seats
            if self.may_answer(court, seat):
                court.ask(self.after(step, passes + 1))
                court.ask(self.question(seat))
                return

    def dump(self) -> list[Any]:
        return [self.name(), self.step, self.passes]
