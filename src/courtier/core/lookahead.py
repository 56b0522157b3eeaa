"""What a game's own bot needs: a belief that is kept up to date, and a look ahead on several guesses.

To look ahead, it carries out an answer on a copy of a guess and lets everybody else give the harmless answer, until the
turn ends or the seat is asked again. Then a `Judge` says what the position is worth. If the answer opens a chain of
questions, the best way to complete it counts.
"""

from collections.abc import Callable
from typing import Any

from courtier.core.errors import BadJournal
from courtier.core.game import Game
from courtier.core.journal import UNFIT, missed
from courtier.core.pending import Decision
from courtier.core.registry import kind
from courtier.core.rng import Rng


class Judge:
    """What a position is worth to a seat. A game's bot brings its own."""

    def worth(self, game: Any, seat: int) -> float:
        """What the position is worth to the seat; more is better."""
        raise NotImplementedError


class Follower:
    """A belief that takes in what is new in a journal. For another journal it is made anew."""

    def __init__(self, make: Callable[[dict[str, Any], list[dict[str, Any]]], Any]) -> None:
        self.make = make
        self.belief: Any = None
        self.heard = 0

    def __reduce__(self) -> tuple[type["Follower"], tuple[Any]]:
        """Pickles and copies hold no belief: the next question makes it anew from the journal."""
        return Follower, (self.make,)

    def believe(self, view: dict[str, Any], lines: list[dict[str, Any]]) -> Any:
        """The belief after all these lines; `BadJournal` if they do not follow from each other."""
        try:
            self.take_in(view, lines)
        except BadJournal:
            raise
        except UNFIT as error:
            self.belief = None
            raise missed(view["you"]) from error
        return self.belief

    def take_in(self, view: dict[str, Any], lines: list[dict[str, Any]]) -> None:
        """Give the belief the lines that are new to it, or make it anew."""
        if self.belief is None or self.heard > len(lines):
            self.belief = self.make(view, lines)
        elif not hasattr(self.belief, "see"):  # it follows from the view, and perhaps keeps what it has read
            keeps = hasattr(self.belief, "continued")
            self.belief = self.belief.continued(view, lines) if keeps else self.make(view, lines)
        else:
            for line in lines[self.heard :]:
                self.belief.see(line)
        self.heard = len(lines)


def guesses(
    belief: Any, view: dict[str, Any], rng: Rng, count: int, look: Callable[[Any, int], Any] | None = None
) -> list[Any]:
    """So many worlds that fit; `BadJournal` if the belief has lost track of what the view shows.

    `look` makes the parts of a view that are compared, where a game has a quicker way to them than its whole view.
    """
    try:
        drawn = [belief.guess(rng) for _ in range(count)]
    except UNFIT as error:
        raise missed(view["you"]) from error
    check_fit(drawn[0], view, look or kind(view["game"]).view)
    return drawn


def check_fit(guess: Game, view: dict[str, Any], look: Callable[[Any, int], Any]) -> None:
    """Raise `BadJournal` unless the seat would see in the guess what it sees, and its choices are legal there."""
    you: int = view["you"]
    seen = look(guess, you)
    for part in ("turn", "common", "seats"):
        if seen[part] != view[part]:
            raise missed(you)
    legal = guess.legal(you)
    for choice in view["choices"]:
        if choice["code"] not in legal:
            raise missed(you)


def checked_answer(view: dict[str, Any], action: int) -> int:
    """The answer, or `BadJournal` if the view does not offer it: then the belief is wrong."""
    for choice in view["choices"]:
        if choice["code"] == action:
            return action
    raise missed(view["you"])


def best_code(codes: list[int], worth: list[float]) -> int:
    """The code that is worth most; of equals the first. `worth[place]` belongs to `codes[place]`."""
    best = 0
    for place in range(len(worth)):
        if worth[place] > worth[best]:
            best = place
    return codes[best]


def best_answer(guesses: list[Game], seat: int, judge: Judge) -> int:
    """The legal answer worth most over all guesses; of equals the first."""
    codes = guesses[0].legal(seat)
    best = codes[0]
    most = 0.0
    for place in range(len(codes)):
        worth = 0.0
        for guess in guesses:
            worth += answer_worth(guess, seat, codes[place], judge)
        if place == 0 or worth > most:
            most = worth
            best = codes[place]
    return best


def answer_worth(game: Game, seat: int, action: int, judge: Judge) -> float:
    """What the position is worth after an answer."""
    ahead = game.clone()
    turn = ahead.turn
    ahead.carry_out(seat, action)
    while not ahead.ended and ahead.turn == turn:
        asking = ahead.asking
        asked = asking.waits_for(ahead)
        if asked == seat and isinstance(asking, Decision):
            return judge.worth(ahead, seat) if asking.before is None else best_detail(ahead, seat, judge)
        ahead.carry_out(asked, ahead.harmless(asked))
    return judge.worth(ahead, seat)


def best_detail(game: Game, seat: int, judge: Judge) -> float:
    """The answer is not complete yet: the best way to complete it."""
    most = -1.0e9
    for action in game.legal(seat):
        most = max(most, answer_worth(game, seat, action, judge))
    return most
