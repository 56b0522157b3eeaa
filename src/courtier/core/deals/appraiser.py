"""How the bots of a game value positions, promises and looks. A game with deals subclasses `Appraiser`."""

from typing import Any

from courtier.core.compiling import mypyc_attr
from courtier.core.deals.clause import Clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraiser:
    """How the bots of a game value what deals are about. `game` is always a guess."""

    def worth(self, game: Any, seat: int) -> float:
        """What the position is worth to the seat, its goods included. The more goods, the more it is worth."""
        raise NotImplementedError

    def settled(self, game: Any) -> Any:
        """The position that is judged: the game itself, or what it comes to when the question in progress is over.

        It is made once for many deals. `worth_with` gets it back, and nothing else looks at it.
        """
        return game

    def changes_course(self, clause: Clause) -> bool:
        """True if the clause can change how the question in progress ends. Then `settled` is called again with it."""
        return True

    def worth_with(self, settled: Any, clauses: list[Clause], seat: int) -> float | None:
        """What a settled position is worth to the seat after these clauses, which do not change the course.

        None if that cannot be said without a preview.
        """
        return None if clauses else self.worth(settled, seat)

    def promise_worth(self, game: Any, clause: Clause) -> float:
        """What a promise is worth to its receiver if it is kept."""
        raise NotImplementedError

    def promise_cost(self, game: Any, clause: Clause) -> float:
        """What it costs the promiser to keep it."""
        raise NotImplementedError

    def look_worth(self, guesses: list[Any], clause: Clause) -> float:
        """What a look is worth to its receiver; nothing if the guesses agree on what is shown."""
        return 0.0

    def look_cost(self, game: Any, clause: Clause) -> float:
        """What it costs to show something."""
        return 0.0

    def cheapest(self, game: Any, clause: Clause, seat: int, taken: list[int]) -> list[int]:
        """The goods that the giver of an unseen clause may pick: those that are worth least to the seat.

        `taken`: what the same deal takes from the giver besides.
        """
        raise NotImplementedError
