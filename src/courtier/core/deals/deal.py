"""A deal, and how each of its clauses stands. Deals are immutable and shared by clones."""

from typing import Final, final

from courtier.core.deals.clause import ACT, DO, GIVE, Clause

FEWEST_PARTIES: Final = 2
MOST_PARTIES: Final = 6
MOST_CLAUSES: Final = 8
NOT_SEALED: Final = 0

# How a clause ends. A deal is as good as the worst of its clauses.
OPEN: Final = 0
KEPT: Final = 1
MOOT: Final = 2  # never tested
EXCUSED: Final = 3  # it could not be kept
BROKEN: Final = 4
# While the game lasts these two are told instead: what lies behind them depends on hidden cards.
AGAINST: Final = 5  # the promiser did what was not to be done: broken or excused
OVER: Final = 6  # its time is over: kept or moot; of a DO, broken or excused
VERDICTS: Final = ("open", "kept", "moot", "excused", "broken", "against", "over")


@final
class Deal:
    """Two to six parties and up to eight clauses. `number` counts the sealed deals of a game from 1 on."""

    def __init__(self, parties: list[int], clauses: list[Clause], number: int = NOT_SEALED, turn: int = 0) -> None:
        self.parties = parties
        self.clauses = clauses
        self.number = number
        self.turn = turn

    def sealed_as(self, number: int, turn: int) -> "Deal":
        """The same deal, sealed, with its number and the turn."""
        return Deal(self.parties, self.clauses, number, turn)

    def needs(self) -> int:
        """What the open question must admit for all of it."""
        most = 0
        for clause in self.clauses:
            most = max(most, clause.needs())
        return most

    def is_gift(self) -> bool:
        """True if one party gives and gets nothing (D/A-78: then the receiver sees the number alone)."""
        givers = [clause.by for clause in self.clauses]
        return min(givers) == max(givers)


@final
class Standing:
    """How one clause of a sealed deal stands."""

    def __init__(self, deal: Deal, place: int) -> None:
        self.deal = deal
        self.place = place
        self.clause = deal.clauses[place]
        self.verdict = OPEN
        self.tested = False  # has the promiser answered a question in which it could be broken (DO: done)?
        self.excused = False  # was every answer against it once?
        self.against = False  # did the promiser do what was not to be done?
        self.done = 0  # of what is to be done or paid

    def copy(self) -> "Standing":
        """An independent copy."""
        twin = Standing(self.deal, self.place)
        twin.verdict = self.verdict
        twin.tested = self.tested
        twin.excused = self.excused
        twin.against = self.against
        twin.done = self.done
        return twin

    def verdict_in_the_end(self) -> int:
        """How it ends when its time is over."""
        kind = self.clause.kind
        if kind == DO:
            return BROKEN if self.tested else EXCUSED
        if self.excused or kind in (GIVE, ACT):
            return EXCUSED
        return KEPT if self.tested else MOOT

    def told_verdict(self, ended: bool) -> int:
        """The verdict as far as it may be told: all of it when the game has ended."""
        if ended or self.verdict == OPEN or (self.verdict == KEPT and self.clause.kind in (DO, GIVE, ACT)):
            return self.verdict
        return AGAINST if self.against else OVER
