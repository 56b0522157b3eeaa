"""A draft: a player tries out a whole turn before anything of it happens (H/A-12).

The answers are given on a copy that this player alone sees. The answer that would end the turn waits until the player
confirms, so that nobody sees what follows from it (a draw, a reveal) before that.
"""

from courtier.core.errors import IllegalAction
from courtier.core.event import Event
from courtier.core.game import Game


class Draft:
    """Answers of one turn. `shown` is the game as the player sees it in the meantime."""

    def __init__(self, game: Game, seat: int) -> None:
        if game.actors() != [seat]:
            raise IllegalAction(f"seat {seat} cannot draft a turn: it is not that seat's turn")
        self.game = game
        self.seat = seat
        self.answers: list[int] = []
        self.shown = game.clone()
        self.complete = False

    def answer(self, action: int) -> None:
        """Add an answer; the last one of the turn completes the draft and is carried out on confirming."""
        if self.complete:
            raise IllegalAction("the turn is complete: confirm it, or step back")
        ahead = self.shown.clone()
        ahead.apply(self.seat, action)
        self.answers.append(action)
        if ahead.over() or ahead.turn != self.game.turn or ahead.actors() != [self.seat]:
            self.complete = True
        else:
            self.shown = ahead

    def back(self) -> None:
        """Take the last answer back."""
        if not self.answers:
            raise IllegalAction("there is nothing to take back: the turn has just begun")
        kept = self.answers[:-1]
        self.drop()
        for action in kept:
            self.answer(action)

    def drop(self) -> None:
        """Start the turn anew."""
        self.answers = []
        self.shown = self.game.clone()
        self.complete = False

    def confirm(self) -> list[Event]:
        """Carry all answers out, in one go, and return what happened."""
        if not self.complete:
            raise IllegalAction("the turn is not complete yet")
        news: list[Event] = []
        for action in self.answers:
            self.game.apply(self.seat, action)
            news += self.game.news
        return news
