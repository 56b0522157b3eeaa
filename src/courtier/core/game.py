"""A game in progress: the cards on the table plus a stack of what is still to come.

This module is the contract that every game keeps. A game subclasses `Game` with its cards (`court.py`) and puts
its questions and consequences on `pending` (`decisions/`). The names below are reserved.
"""

from collections.abc import Callable, Mapping
from typing import Any

from courtier.core.compiling import mypyc_attr
from courtier.core.deals.book import NO_BOOK, Book
from courtier.core.deals.deal import Deal
from courtier.core.deals.judging import close, expire, judge_window, record, weigh
from courtier.core.deals.keeping import keep
from courtier.core.deals.rules import NO_DEAL_RULES, DealRules
from courtier.core.deals.sealing import check_sealable, seal, why_not
from courtier.core.errors import BadSeat, IllegalAction, NotOver
from courtier.core.event import Event, Row
from courtier.core.pending import NO_QUESTION, NOBODY, NOTHING, UNANSWERED, Decision, Pending, Window, refuse
from courtier.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game in progress: what all games have in common. `courtier.new` and `courtier.load` make one.

    Public attributes: `seats` (how many), `options`, `turn` (a number that only grows), `recording` and `news` (the
    events of the last answer, if the game records).

    Examples:
        >>> import courtier
        >>> game = courtier.new("hofverrat", seats=3, seed=7)
        >>> while not game.over():
        ...     game.apply(game.actor(), game.choices()[0])
        >>> game.winners(), game.scores()
        ([0], [32, 25, 12])
    """

    def __init__(self, seats: int, options: dict[str, Any], rng: Rng) -> None:
        """An empty state. Set-up, `clone`, load and guess make one and assign what differs.

        Every clone passes here, so a game's own constructor only adds cheap fields: a list that set-up and `clone`
        replace is `NOTHING` or `NO_ZONES` until then.
        """
        self.seats = seats
        self.options = options  # shared by clones
        self.rng = rng
        self.pending: list[Pending] = []
        self.asking: Pending = NO_QUESTION  # the open question, on top of the stack
        self.numbers = [0] * seats  # by seat, of the questions put to it so far
        self.answers: list[int] = NOTHING  # sealed, of the open window; by seat
        self.turn = 0  # public, only grows
        self.ended = False
        self.recording = False
        self.news: list[Event] = []
        self.cached_legal: list[int] = NOTHING  # the legal list of `cached_for`, until the next answer
        self.cached_for = NOBODY
        self.deals: Book = NO_BOOK  # sealed deals; NO_BOOK where the game is played without

    def name(self) -> str:
        """The name it is registered under."""
        raise NotImplementedError

    def deal_rules(self) -> DealRules:
        """What its deals are about."""
        return NO_DEAL_RULES

    # Asking and answering

    def actors(self) -> list[int]:
        """The seats that must answer now, in the order in which their answers are heard; none after the end."""
        asking = self.asking
        return [seat for seat in asking.asked() if asking.asks(self, seat)]

    def legal(self, seat: int) -> list[int]:
        """The codes that the seat may answer with; empty if it is not asked. Read-only.

        This is the only list of what is legal. Raises `BadSeat` if nobody sits there.
        """
        if seat != self.cached_for:
            asking = self.asking
            if seat == NOBODY or (asking.seat != seat and not asking.asks(self, seat)):
                self.check_seat(seat)
                return NOTHING
            self.cached_legal = allowed(self, seat)
            self.cached_for = seat
        elif seat < 0:  # the cache is empty, which is marked by NOBODY
            self.check_seat(seat)
        return self.cached_legal

    def apply(self, seat: int, action: int) -> None:
        """Carry out the answer of a seat; `action` is one of `legal(seat)`.

        Raises `IllegalAction` for any other answer, and `BadSeat` if nobody sits there; then nothing has changed.
        """
        legal = self.cached_legal if seat == self.cached_for else self.legal(seat)
        for code in legal:  # not `in`: compiled, this compares plain numbers
            if code == action:
                self.carry_out(seat, action)
                return
        raise refuse(self, seat, action)

    def carry_out(self, seat: int, action: int) -> None:
        """The same for an answer taken from `legal`."""
        self.cached_legal = NOTHING
        self.cached_for = NOBODY
        if self.recording:
            self.news = []
        self.numbers[seat] = self.numbers[seat] + 1
        asking = self.asking
        watched = self.deals.watched
        if watched and watched >> seat & 1 and asking.verbs and asking.seat == seat:
            self.answer_judged(seat, action)
        else:
            if asking.seat == seat:
                self.pending.pop()
            asking.answer(self, seat, action)
        settle(self)

    def answer_judged(self, seat: int, action: int) -> None:
        """An answer of somebody who has promised something. A step of an unfinished chain is not judged yet."""
        asking = self.asking
        weighed = [] if asking.opens_chain(action) else weigh(self, asking, seat, action)
        self.pending.pop()
        asking.answer(self, seat, action)
        top = self.pending[-1] if self.pending else NO_QUESTION
        if weighed and not (isinstance(top, Decision) and top.before is asking):
            record(self, weighed)

    def go_on(self) -> None:
        """Let consequences take place until a question is on top, or the game has ended."""
        settle(self)

    def actor(self) -> int:
        """The next seat that must answer, for loops that ask one seat at a time; -1 after the end."""
        seat = self.asking.seat
        return seat if seat != NOBODY else self.asking.waits_for(self)

    def choices(self) -> list[int]:
        """What that seat may answer; nothing after the end. Read-only."""
        seat = self.actor()
        return NOTHING if seat == NOBODY else self.legal(seat)

    def step(self, action: int) -> None:
        """Carry out the answer of `actor()`. Raises `IllegalAction` and changes nothing if it is not legal."""
        seat = self.asking.seat
        self.apply(seat if seat != NOBODY else self.asking.waits_for(self), action)

    def back(self, seat: int) -> None:
        """Go one step back in the seat's own unfinished chain of questions.

        Raises `IllegalAction` if there is none, and `BadSeat` if nobody sits there.
        """
        self.check_seat(seat)
        asking = self.asking
        if not isinstance(asking, Decision) or asking.seat != seat or asking.before is None:
            raise IllegalAction(f"seat {seat} has no unfinished answer to step back from")
        self.pending[-1] = asking.before
        self.asking = asking.before
        self.numbers[seat] += 1
        self.cached_legal = NOTHING
        self.cached_for = NOBODY

    def question(self, seat: int) -> int:
        """A number that changes with every question put to the seat; a late answer is recognised by it.

        Raises `BadSeat` if nobody sits there.
        """
        self.check_seat(seat)
        return self.numbers[seat]

    def default(self, seat: int) -> int:
        """The harmless legal answer to the open question, which is given when time runs out.

        Raises `IllegalAction` if the seat is not asked, and `BadSeat` if nobody sits there.
        """
        if not self.legal(seat):
            raise IllegalAction(f"seat {seat} is not asked anything")
        return self.harmless(seat)

    def harmless(self, seat: int) -> int:
        """The question's default; where a deal forbids it, the first answer that is left."""
        code = self.asking.default(self, seat)
        if self.deals.bound >> seat & 1:
            legal = self.legal(seat)
            return code if code in legal else legal[0]
        return code

    def play_out(self, rng: Rng) -> None:
        """Let the engine answer at random until the game is over; much faster than a loop of answers."""
        while not self.ended:
            seat = self.asking.waits_for(self)
            legal = allowed(self, seat)
            self.carry_out(seat, legal[rng.below(len(legal))])

    def check_seat(self, seat: int) -> None:
        """Raise `BadSeat` unless somebody sits there."""
        if not 0 <= seat < self.seats:
            raise BadSeat(f"expected a seat from 0 to {self.seats - 1}, got seat {seat}")

    # Deals

    def sealable(self, deal: Deal, reader: int) -> str:
        """The name of the reason why this party cannot sign the deal now; empty if it can.

        It looks at public facts and at the reader's own goods and promises, never at another's hand.
        """
        return why_not(self, deal, reader)

    def seal(self, deal: Deal) -> None:
        """Seal the deal over the open question, or raise `IllegalDeal` and change nothing."""
        check_sealable(self, deal)
        self.cached_legal = NOTHING
        self.cached_for = NOBODY
        if self.recording:
            self.news = []
        seal(self, deal)
        settle(self)

    def judge_window(self, window: Window, heard: list[int]) -> None:
        """For windows: their answers are heard."""
        judge_window(self, window, heard)

    # The end

    def over(self) -> bool:
        """Is the game over?"""
        return self.ended

    def check_over(self) -> None:
        """Raise `NotOver` while the game is played, because the score of an open game is a secret."""
        if not self.ended:
            raise NotOver("scores and winners exist when the game is over; play on until `game.over()` is true")

    def scores(self) -> list[int]:
        """The points by seat. Raises `NotOver` while the game is played."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; several where victory is shared. Raises `NotOver` while the game is played."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    # Copies

    def clone(self) -> "Game":
        """An independent copy with the same future. It does not record; `copy.copy` makes one that does."""
        raise NotImplementedError

    def copy_common(self, twin: "Game") -> None:
        """Copy to an empty state what all games share; the first line of a game's `clone`."""
        twin.pending = self.pending.copy()
        twin.asking = self.asking
        twin.numbers = self.numbers.copy()
        if self.answers:
            twin.answers = self.answers.copy()
        twin.turn = self.turn
        twin.ended = self.ended
        if self.deals is not NO_BOOK:
            twin.deals = self.deals.copy()

    def dump(self) -> dict[str, Any]:
        """The whole truth as plain data that JSON can hold, secrets included; `courtier.load` reads it."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[Any, ...]]:
        """Pickles hold the dump, so that they are the same on every build; recording goes on where it was."""
        from courtier.core.pickled import restored_game  # noqa: PLC0415 - it loads games, which are built on this

        return restored_game, (self.name(), self.dump(), self.recording, self.news)

    def __copy__(self) -> "Game":
        """A clone that records, if this game does."""
        twin = self.clone()
        twin.recording = self.recording
        twin.news = self.news.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        """The same: a clone shares nothing that changes."""
        return self.__copy__()

    def common_dump(self) -> dict[str, Any]:
        """The part of `dump` that all games share."""
        return {
            "game": self.name(),
            "seats": self.seats,
            "options": dict(self.options),
            "rng": self.rng.dump(),
            "pending": [pending.dump() for pending in self.pending],
            "numbers": self.numbers[:],
            "answers": self.answers[:],
            "turn": self.turn,
            "ended": self.ended,
        }

    def load_common(self, data: Mapping[str, Any], stack: list[Pending]) -> None:
        """Assign to an empty state what `common_dump` wrote; `stack` is what was made again from its `pending`."""
        self.set_stack(stack)
        self.numbers = list(data["numbers"])
        self.answers = list(data["answers"])
        self.turn = data["turn"]
        if data["ended"]:
            self.end()

    # For rules

    def set_stack(self, stack: list[Pending]) -> None:
        """Make this list the stack; what lies on top of it is the open question."""
        self.pending = stack
        self.asking = stack[-1] if stack else NO_QUESTION

    def ask(self, pending: Pending) -> None:
        """Put a question or a consequence on top."""
        self.pending.append(pending)

    def then(self, sequence: list[Pending]) -> None:
        """Put several on top, the first of them uppermost."""
        for place in range(len(sequence) - 1, -1, -1):
            self.pending.append(sequence[place])

    def tell(self, row: Row, a: int = 0, b: int = 0, c: int = 0, d: int = 0, secret: list[int] = NOTHING) -> None:
        """Say what happened, if anybody records: a row of the table of events and its values, up to four."""
        if self.recording:
            self.news.append(Event(self.name(), row, (a, b, c, d)[: len(row.open)], secret))

    def tell_all(self, row: Row, values: list[int], secret: list[int] = NOTHING) -> None:
        """The same for any number of values; ask `recording` first, where the list is made for this alone."""
        if self.recording:
            self.news.append(Event(self.name(), row, tuple(values), secret))

    def end(self) -> None:
        """The game is over: nobody is asked any more."""
        self.ended = True
        self.asking = NO_QUESTION
        if not self.deals.closed:
            close(self)

    def seal_answers(self) -> None:
        """Make room for sealed answers; a game with windows calls it once, when it is set up."""
        self.answers = [UNANSWERED] * self.seats


# Functions, not methods: every answer passes here, and compiled they are called directly.


def allowed(game: Game, seat: int) -> list[int]:
    """The codes that the question takes from the seat it asks, without those that a deal forbids."""
    codes = game.asking.legal(game, seat)
    bound = game.deals.bound
    return keep(game, seat, codes) if bound and bound >> seat & 1 else codes


def settle(game: Game) -> None:
    """What `go_on` does."""
    pending = game.pending
    top = pending[-1]
    while top.happens:
        pending.pop()
        top.follow(game)
        if game.ended:
            return
        top = pending[-1]
    game.asking = top
    if game.deals.first_end < game.turn:
        expire(game)
