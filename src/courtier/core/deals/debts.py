"""What is due later: debts, and acts that the engine does for a promiser. Games call this at their own moments."""

from typing import TYPE_CHECKING

from courtier.core.deals.clause import ACT, AT_ONCE, GIVE
from courtier.core.deals.conduct import ANY
from courtier.core.deals.deal import KEPT, OPEN, Standing
from courtier.core.deals.judging import settle

if TYPE_CHECKING:
    from courtier.core.game import Game


def pay_debts(game: "Game", seats: list[int], turn: int) -> None:
    """These seats' debts that are due by that turn, oldest first, as far as they can pay; the rest stays due.

    It goes on until nothing moves.
    """
    moved = True
    while moved:
        moved = False
        for standing in game.deals.open:
            clause = standing.clause
            if clause.kind == GIVE and clause.by in seats and AT_ONCE < clause.due <= turn:
                moved = pay(game, standing) or moved
    settle(game)


def pay(game: "Game", standing: Standing) -> bool:
    """Pay what can be paid of one debt; True if anything was."""
    clause = standing.clause
    rules = game.deal_rules()
    good = clause.about.what
    amount = min(clause.count - standing.done, rules.payable(game, clause.by, good))
    if amount <= 0:
        return False
    for _ in range(amount):
        rules.leave(game, clause.by, good)
        rules.arrive(game, clause.to, good)
    rules.tell_given(game, clause, [good] * amount)
    standing.done += amount
    if standing.done == clause.count:
        standing.verdict = KEPT
    return True


def do_acts(game: "Game", what: int = ANY) -> None:
    """Acts that have become possible are done, oldest first, until none is; all of them, or those of one kind."""
    rules = game.deal_rules()
    done = False
    moved = True
    while moved:
        moved = False
        for standing in game.deals.open:
            clause = standing.clause
            due = clause.kind == ACT and what in (ANY, clause.about.what) and standing.verdict == OPEN
            if due and rules.can_act(game, clause):
                rules.act(game, clause)
                standing.verdict = KEPT
                moved = done = True
    if done:
        settle(game)
