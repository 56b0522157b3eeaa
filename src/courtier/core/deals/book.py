"""All sealed deals of a game. `keeping`, `judging` and `debts` read and change it; `sealing` adds to it."""

from typing import Final, final

from courtier.core.deals.clause import BINDING, GRANT, JUDGED, TO_THE_END
from courtier.core.deals.conduct import ANY
from courtier.core.deals.deal import MOOT, MOST_CLAUSES, OPEN, Deal, Standing
from courtier.core.deals.rules import DealRules

NEVER: Final = -1
NO_STANDINGS: Final[list[Standing]] = []


@final
class Book:
    """Sealed deals with the standing of each clause. `watched` and `bound` are sets of seats, one bit each.

    Clones share the deals and the standings that have ended, with their lists, which are replaced and never changed.
    They copy open standings.
    """

    def __init__(self, seats: int) -> None:
        self.sealed: list[Deal] = []
        self.open: list[Standing] = []
        self.ended: list[Standing] = []
        self.watched = 0  # seats with a promise that is judged by what they do
        self.bound = 0  # seats with a promise that removes answers
        self.first_end = TO_THE_END  # the earliest last turn of an open clause
        self.closed = seats == 0  # has the game ended?
        self.judged: list[list[Standing]] = []  # by seat: a cache of its open promises that are judged by what it does
        self.offers: list[int] = [NEVER] * seats  # menu: by seat, the turn of its last offer

    def copy(self) -> "Book":
        """An independent copy."""
        if self is NO_BOOK:
            return self
        twin = Book(len(self.offers))
        twin.sealed = self.sealed
        twin.open = [standing.copy() for standing in self.open]
        twin.ended = self.ended
        twin.watched = self.watched
        twin.bound = self.bound
        twin.first_end = self.first_end
        twin.closed = self.closed
        twin.offers = self.offers.copy()
        return twin

    def enter(self, deal: Deal, rules: DealRules) -> None:
        """A deal has been sealed and what it does at once has been done."""
        self.sealed = [*self.sealed, deal]
        for place in range(len(deal.clauses)):
            standing = Standing(deal, place)
            if rules.lasts(deal.clauses[place]):
                self.open.append(standing)
            else:
                standing.verdict = MOOT
                self.ended = [*self.ended, standing]
        self.count(rules.binding)

    def count(self, binding: bool) -> None:
        """Work out anew whose answers are looked at. Whatever changes the open clauses calls this."""
        self.judged = []
        self.watched = 0
        self.bound = 0
        self.first_end = TO_THE_END
        for standing in self.open:
            clause = standing.clause
            self.first_end = min(self.first_end, clause.until)
            if JUDGED >> clause.kind & 1:
                self.watched |= 1 << clause.by
            if binding and BINDING >> clause.kind & 1:
                self.bound |= 1 << clause.by

    def judged_of(self, seat: int) -> list[Standing]:
        """The open promises of a seat that are judged by what it does, oldest first. Read-only."""
        if not self.open:
            return NO_STANDINGS
        if not self.judged:
            self.judged = [[] for _ in self.offers]
            for standing in self.open:
                clause = standing.clause
                if JUDGED >> clause.kind & 1:
                    self.judged[clause.by].append(standing)
        return self.judged[seat]

    def settle(self, binding: bool) -> list[Standing]:
        """Take the clauses that have ended out of the open ones, and return them."""
        over = [standing for standing in self.open if standing.verdict != OPEN]
        if over:
            self.open = [standing for standing in self.open if standing.verdict == OPEN]
            self.ended = [*self.ended, *over]
            self.count(binding)
        return over

    # For rules

    def granted(self, by: int, to: int, what: int, place: int) -> bool:
        """Does a clause in force allow `to` that?"""
        return self.grant_of(by, to, what, place) is not None

    def use_grant(self, by: int, to: int, what: int, place: int) -> None:
        """`to` makes use of what was granted: the clause is kept, not moot."""
        standing = self.grant_of(by, to, what, place)
        if standing is not None:
            standing.tested = True

    def grant_of(self, by: int, to: int, what: int, place: int) -> Standing | None:
        """The open grant of these goods from one seat to another, if there is one."""
        for standing in self.open:
            clause = standing.clause
            if clause.kind == GRANT and clause.by == by and clause.to == to:
                about = clause.about
                if about.what == what and about.place in (place, ANY):
                    return standing
        return None

    def is_full(self, most: int) -> bool:
        """Have so many deals still a clause in force?"""
        return len(self.open) >= most and len({standing.deal.number for standing in self.open}) >= most


NO_BOOK: Final = Book(0)  # of every game without deals


def standings(book: Book) -> list[Standing]:
    """All clauses in the order of sealing."""
    every: list[Standing] = [*book.ended, *book.open]
    every.sort(key=order_of_sealing)
    return every


def order_of_sealing(standing: Standing) -> int:
    """A number that grows with the deal, and in a deal with the clause."""
    return standing.deal.number * MOST_CLAUSES + standing.place
