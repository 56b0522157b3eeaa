"""Judging promises by what is answered: weighed before the answer, recorded once it is known to be given.

A step of an unfinished chain is not given yet, and a sealed answer counts when its window is heard.
"""

from typing import TYPE_CHECKING, Any, final

from courtier.core.deals.book import standings
from courtier.core.deals.clause import DO, GOODS_ADMITTED, OBLIGE, Clause, give
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import BROKEN, EXCUSED, KEPT, OPEN, Standing
from courtier.core.deals.deal_events import tell_all_verdicts, tell_verdict

if TYPE_CHECKING:
    from courtier.core.game import Game
    from courtier.core.pending import Pending, Window


@final
class Weighed:
    """What an answer means for one clause, which is tested by it."""

    def __init__(self, standing: Standing, fulfilled: bool, against: bool, excused: bool) -> None:
        self.standing = standing
        self.fulfilled = fulfilled
        self.against = against
        self.excused = excused


@final
class Ends:
    """All that the seat can do in the whole announcement: from the first question of its chain on, without the filter.

    It computes one answer at a time, because the first ones often show that a promise can be broken.
    """

    def __init__(self, game: "Game", asking: "Pending", seat: int) -> None:
        self.game = game
        self.seat = seat
        self.first = asking.first_question()
        self.codes: list[int] = []  # of the first question, once they are needed
        self.looked_at = 0  # codes
        self.found: list[Conduct] = []

    def at(self, place: int) -> Conduct | None:
        """One after the other; None after the last."""
        if not self.codes:
            self.codes = self.first.legal(self.game, self.seat)
        while place >= len(self.found):
            if self.looked_at == len(self.codes):
                return None
            self.found.extend(self.first.ends(self.game, self.seat, self.codes[self.looked_at]))
            self.looked_at += 1
        return self.found[place]


def weigh(game: "Game", asking: "Pending", seat: int, code: int) -> list[Weighed]:
    """What the answer to that question means for the seat's promises. Changes nothing.

    A promise that was tested before and that the answer does not touch is left out.
    """
    verbs = asking.verbs
    found = [each for each in game.deals.judged_of(seat) if each.clause.about.verb & verbs]
    if not found:
        return []
    conduct = asking.conduct(game, seat, code)
    given = game.deal_rules().given_verb()
    ends = Ends(game, asking, seat)
    weighed: list[Weighed] = []
    for standing in found:
        clause = standing.clause
        if standing.tested and not conduct.touches(clause.about.verb):
            continue
        if clause.about.verb == given != 0:
            if not standing.tested and can_pay(game, asking, clause):
                weighed.append(Weighed(standing, False, False, False))
            continue
        fulfilled = clause.kind == DO and clause.wants(conduct)
        against = clause.kind != DO and clause.forbids(conduct)
        if standing.tested and not (fulfilled or against):
            continue
        if fulfilled or against or could(clause, ends):
            excused = against and not can_avoid(clause, ends)
            weighed.append(Weighed(standing, fulfilled, against, excused))
    return weighed


def can_pay(game: "Game", asking: "Pending", clause: Clause) -> bool:
    """Could the promiser hand over now what is promised?"""
    rules = game.deal_rules()
    payment = give(clause.by, clause.to, clause.about.what, clause.count)
    admitted = asking.admits == GOODS_ADMITTED and rules.allows(game, payment)
    return admitted and rules.holds(game, clause.by, payment.goods())


def could(clause: Clause, ends: Ends) -> bool:
    """True if one of the ends is what the clause forbids, or what a DO promises."""
    place = 0
    while (end := ends.at(place)) is not None:
        if clause.wants(end) if clause.kind == DO else clause.forbids(end):
            return True
        place += 1
    return False


def can_avoid(clause: Clause, ends: Ends) -> bool:
    """True if the clause does not forbid all of the ends."""
    place = 0
    while (end := ends.at(place)) is not None:
        if not clause.forbids(end):
            return True
        place += 1
    return False


def record(game: "Game", weighed: list[Weighed]) -> None:
    """The answer is given: write what `weigh` found into the standings."""
    ended = False
    for one in weighed:
        standing = one.standing
        if standing.verdict != OPEN:
            continue
        standing.tested = True
        if one.fulfilled:
            fulfil(standing, 1)
        elif one.against:
            break_promise(game, standing, one.excused)
        ended = ended or standing.verdict != OPEN
    if ended:
        settle(game)


def break_promise(game: "Game", standing: Standing, excused: bool) -> None:
    """A binding clause that had to give way goes on; any other has ended."""
    if game.deal_rules().binding:
        standing.excused = True
        return
    standing.against = True
    standing.verdict = EXCUSED if excused else BROKEN


def fulfil(standing: Standing, count: int) -> None:
    """Count what was done; the promise is kept when enough is done."""
    standing.done += count
    if standing.done >= standing.clause.count:
        standing.verdict = KEPT


def judge_window(game: "Game", window: "Window", heard: list[int]) -> None:
    """All answers of the window are in: the first `counted` take effect, nobody sees the others."""
    weighed: list[Weighed] = []
    watched = game.deals.watched
    for place in range(window.counted(heard)):
        seat = window.seats[place]
        if watched >> seat & 1:
            weighed.extend(weigh(game, window, seat, heard[place]))
    if weighed:
        record(game, weighed)


# The end of a clause


def expire(game: "Game") -> None:
    """Clauses whose last turn is over."""
    for standing in game.deals.open:
        if standing.clause.until < game.turn:
            standing.verdict = standing.verdict_in_the_end()
    settle(game)


def close_occasion(game: Any, verb: int) -> None:
    """What an OBLIGE was about is over, for instance the vote."""
    for standing in game.deals.open:
        if standing.clause.kind == OBLIGE and standing.clause.about.verb & verb:
            standing.verdict = standing.verdict_in_the_end()
    settle(game)


def close(game: Any) -> None:
    """The game has ended: everything that is open ends, and all verdicts are told to all."""
    book = game.deals
    book.closed = True
    for standing in book.open:
        standing.verdict = standing.verdict_in_the_end()
    book.settle(game.deal_rules().binding)
    if game.recording:
        tell_all_verdicts(game, standings(book))


def settle(game: "Game") -> None:
    """Tell the verdicts that are new."""
    for standing in game.deals.settle(game.deal_rules().binding):
        tell_verdict(game, standing)


def fall_away(game: "Game") -> None:
    """End the clauses that nobody can meet any more."""
    rules = game.deal_rules()
    fallen = False
    for standing in game.deals.open:
        if rules.lapsed(game, standing.clause):
            standing.verdict = standing.verdict_in_the_end()
            fallen = True
    if fallen:
        settle(game)


def void(game: Any, number: int) -> None:
    """A deal is void: what was handed over stays, nothing binds any more."""
    for standing in game.deals.open:
        if standing.deal.number == number:
            standing.verdict = standing.verdict_in_the_end()
    settle(game)
