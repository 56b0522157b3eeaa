"""What is still to come: questions to one seat or to several at once, and consequences that wait.

Everything here is immutable and shared by clones. What lies on top of `game.pending` comes next.
"""

from typing import TYPE_CHECKING, Any, Final

from courtier.core.compiling import mypyc_attr
from courtier.core.deals.conduct import NO_CONDUCT, Conduct
from courtier.core.errors import BadSeat, IllegalAction

if TYPE_CHECKING:
    from courtier.core.game import Game

UNANSWERED: Final = -1
NOBODY: Final = -1
NOTHING: Final[list[int]] = []  # nobody changes it: a state's list holds it until another list takes its place
NO_ZONES: Final[list[list[int]]] = []  # the same for a list of lists
NOTHING_DONE: Final = [NO_CONDUCT]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """One thing on the stack. `game` is the game's own class; rules say `court: Court = game`."""

    def __init__(self, seat: int, happens: bool) -> None:
        self.seat = seat  # the one seat asked; NOBODY where several are, or none
        self.happens = happens  # True if it takes place without asking
        self.verbs = 0  # what its answers can do to others; one bit for each verb of the game's deals
        self.brief = False  # at a table: who is silent for some seconds has given the harmless answer
        self.admits = 0  # what deals may be sealed over it: as in `deals/clause.py`, from nothing to goods

    def asked(self) -> tuple[int, ...]:
        """The seats it asks, in the order of hearing; a public fact."""
        return ()

    def waits_for(self, game: Any) -> int:
        """The next seat whose answer is missing; NOBODY if none is."""
        return self.seat

    def asks(self, game: Any, seat: int) -> bool:
        """Is this seat's answer missing?"""
        return False

    def legal(self, game: Any, seat: int) -> list[int]:
        """The codes that this seat may answer with."""
        raise NotImplementedError

    def default(self, game: Any, seat: int) -> int:
        """The harmless answer, from what the seat itself knows."""
        raise NotImplementedError

    def answer(self, game: Any, seat: int, action: int) -> None:
        """What a legal answer does."""
        raise NotImplementedError

    def follow(self, game: Any) -> None:
        """Take place."""
        raise NotImplementedError

    def conduct(self, game: Any, seat: int, code: int) -> Conduct:
        """What the answer does to others; nothing if it only opens a chain."""
        return NO_CONDUCT

    def ends(self, game: Any, seat: int, code: int) -> list[Conduct]:
        """All that the answer can come to: more than one where it opens a chain. Read-only."""
        conduct = self.conduct(game, seat, code)
        return NOTHING_DONE if conduct is NO_CONDUCT else [conduct]

    def opens_chain(self, code: int) -> bool:
        """True if the answer is sure to open a chain. Promises are then not weighed, which saves time only."""
        return False

    def first_question(self) -> "Pending":
        """The question that an announcement begins with."""
        return self

    def after_deal(self, game: Any) -> None:
        """A deal was sealed over this question, which lies on top: put another in its place where that changes it."""

    def aims_at(self, game: Any, seat: int) -> bool:
        """Is what the question is about aimed at that seat? A public fact, for standing orders at a table."""
        return False

    def name(self) -> str:
        """What it is called in views, words and dumps."""
        raise NotImplementedError

    def dump(self) -> list[Any]:
        """The name and what else it takes to make it again."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Pending):
    """A question to one seat. `before`: the question it grew out of, while nothing has been done yet."""

    def __init__(self, seat: int, before: "Decision | None" = None) -> None:
        super().__init__(seat, False)
        self.before = before

    def asked(self) -> tuple[int, ...]:
        return (self.seat,)

    def asks(self, game: Any, seat: int) -> bool:
        return seat == self.seat

    def root(self) -> "Decision":
        """The first question of the unfinished chain: all that others see of it."""
        question = self
        while question.before is not None:
            question = question.before
        return question

    def first_question(self) -> Pending:
        return self.root()


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Pending):
    """One question to several seats. Answers stay sealed until the last is in, then all are heard."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(NOBODY, False)
        self.seats = seats
        self.closing = UNANSWERED  # at a table: once somebody has given this answer, the others are not waited for
        self.is_vote = False  # ballots stay cast when a deal is sealed; other answers of its parties are void

    def asked(self) -> tuple[int, ...]:
        return self.seats

    def waits_for(self, game: Any) -> int:
        state: Game = game
        answers = state.answers
        for seat in self.seats:
            if answers[seat] == UNANSWERED:
                return seat
        return NOBODY

    def asks(self, game: Any, seat: int) -> bool:
        state: Game = game
        return seat in self.seats and state.answers[seat] == UNANSWERED

    def answer(self, game: Any, seat: int, action: int) -> None:
        """Seal the answer; the last one closes the window."""
        state: Game = game
        state.answers[seat] = action
        if self.waits_for(state) == NOBODY:
            self.close(state)

    def close(self, game: Any) -> None:
        """No answer is missing: open them all."""
        state: Game = game
        answers = state.answers
        heard = [answers[each] for each in self.seats]
        state.answers = [UNANSWERED] * state.seats
        state.pending.pop()
        if state.deals.watched:
            state.judge_window(self, heard)
        self.resolve(state, heard)

    def counted(self, heard: list[int]) -> int:
        """How many of the first answers take effect. The others have no effect, and nobody sees them."""
        return len(heard)

    def resolve(self, game: Any, heard: list[int]) -> None:
        """All answers are in: `heard[k]` is that of `seats[k]`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequel(Pending):
    """A consequence that asks nobody and waits for what lies above it."""

    def __init__(self) -> None:
        super().__init__(NOBODY, True)


NO_QUESTION: Final = Pending(NOBODY, False)


def refuse(game: Any, seat: int, action: int) -> IllegalAction:
    """Why `action` is not taken from `seat`, in words that tell nothing about other seats' answers."""
    if game.over():
        return IllegalAction(f"seat {seat} answered {action}, but the game is over")
    if not 0 <= seat < game.seats:
        return BadSeat(f"expected an answer of a seat from 0 to {game.seats - 1}, got one of seat {seat}")
    asked = game.asking.asked()
    if seat not in asked:
        others = ", ".join(str(each) for each in asked)
        return IllegalAction(f"seat {seat} answered {action}, but the question is put to seat {others}")
    legal = game.legal(seat)
    if not legal:
        return IllegalAction(f"seat {seat} has answered already; the answer is sealed")
    return IllegalAction(f"seat {seat} answered {action}; expected one of {legal}")
