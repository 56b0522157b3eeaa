"""What a game says of its deals: names, goods, looks, and when a promise ends. A game subclasses `DealRules`."""

from typing import Any, Final, final

from courtier.core.compiling import mypyc_attr
from courtier.core.deals.clause import Clause
from courtier.core.deals.deal import MOST_CLAUSES, Deal
from courtier.core.event import Row

OFF = "off"
MENU = "menu"
TABLE = "table"


@final
class DealRows:
    """The rows of a game's table of events that tell of its deals; `deal_events.add_deal_rows` makes them."""

    def __init__(self, sealed: Row, promised: Row, judged: Row, told: Row) -> None:
        self.sealed = sealed  # a deal
        self.promised = promised  # one of its promises
        self.judged = judged  # how a promise ended, when it does
        self.told = told  # the same at the end of the game


NO_ROW: Final = Row("", ())
NO_ROWS: Final = DealRows(NO_ROW, NO_ROW, NO_ROW, NO_ROW)


@mypyc_attr(allow_interpreted_subclasses=True)
class DealRules:
    """`verbs`, `deeds`, `goods`, `looks` and `acts` name the numbers in clauses: in records, views and on the wire.

    `binding`: promises remove answers. `public`: everybody sees the clauses; binding deals must be public, for
    `sealable` tells of them.
    """

    def __init__(self, binding: bool, public: bool, rows: DealRows = NO_ROWS) -> None:
        assert public or not binding, "a deal that binds must be public"
        self.binding = binding
        self.public = public
        self.rows = rows
        self.verbs: tuple[str, ...] = ()  # one bit each
        self.deeds: tuple[str, ...] = ()  # what a conduct is about
        self.goods: tuple[str, ...] = ()
        self.looks: tuple[str, ...] = ()
        self.acts: tuple[str, ...] = ()  # what the engine does, and what may be granted
        self.most_open = 36  # deals that may be open at once

    # Public facts

    def allows(self, game: Any, clause: Clause) -> bool:
        """May this clause be part of a deal now, as far as public facts say? Sizes of hands, never their cards."""
        return True

    def allows_together(self, game: Any, deal: Deal) -> bool:
        """May clauses that are allowed one by one be parts of the same deal? By public facts."""
        return True

    def most_clauses(self, game: Any) -> int:
        """How many clauses a deal may have."""
        return MOST_CLAUSES

    def concerns(self, game: Any, parties: list[int]) -> bool:
        """May these parties seal a deal over the open question?"""
        return True

    # The giver's own cards

    def holds(self, game: Any, seat: int, goods: list[int]) -> bool:
        """Does the seat have all these goods, in what it may use now?"""
        return False

    def can_show(self, game: Any, clause: Clause) -> bool:
        """Does the promiser have what is to be shown?"""
        return True

    # What the engine does

    def leave(self, game: Any, seat: int, good: int) -> None:
        """A good leaves its giver."""
        raise NotImplementedError

    def arrive(self, game: Any, seat: int, good: int) -> None:
        """A good comes to its receiver."""
        raise NotImplementedError

    def tell_given(self, game: Any, clause: Clause, goods: list[int]) -> None:
        """Tell who gave how many, and the two which."""
        raise NotImplementedError

    def show(self, game: Any, clause: Clause) -> None:
        """Tell the receiver what is shown."""
        raise NotImplementedError

    def can_act(self, game: Any, clause: Clause) -> bool:
        """May the engine do now what an ACT says?"""
        return False

    def act(self, game: Any, clause: Clause) -> None:
        """Do it."""
        raise NotImplementedError

    def sealed(self, game: Any, deal: Deal) -> None:
        """What else the sealing leads to, after all that the deal does at once."""

    def payable(self, game: Any, seat: int, good: int) -> int:
        """How many of these goods the debtor can pay now."""
        return 0

    # Promises

    def lasts(self, clause: Clause) -> bool:
        """Is the clause open after the sealing? Where players judge free words, these are."""
        return not clause.happens_now()

    def lapsed(self, game: Any, clause: Clause) -> bool:
        """Can an open clause never be met again, whatever happens?"""
        return False

    def given_verb(self) -> int:
        """The verb of handing over goods in a deal, if a promise can be about it; 0 otherwise."""
        return 0

    def last_turn(self, game: Any, seat: int, turns: int) -> int:
        """The number of the seat's next turn, second or third after now. The turn in progress never counts."""
        raise NotImplementedError

    # For bots, on guesses

    def terms(self, game: Any, by: int, to: int, wanted: bool) -> list[Clause]:
        """Clauses that bots think of: what `by` could give, show or promise `to` now.

        `wanted`: another asks for it, so public facts alone limit it. Otherwise it is what `by` really has.
        """
        return []

    def owned(self, game: Any, seat: int) -> list[int]:
        """All goods that the seat could hand over now."""
        return []

    def alike(self, one: int, other: int) -> bool:
        """Could a seat have the one good in place of the other, as far as others see?"""
        return True

    def whose_turn(self, game: Any) -> int:
        """The seat whose turn it is; -1 if it is nobody's."""
        return -1

    def stopped_by(self, game: Any) -> list[int]:
        """The seats that have stopped the game to bargain over the open question."""
        return []


NO_DEAL_RULES = DealRules(False, False)
