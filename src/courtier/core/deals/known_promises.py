"""Promises that a seat has already. Bots use this to pay for each promise once."""

from typing import Any

from courtier.core.deals.clause import Clause


def same_promise(one: Clause, other: Clause) -> bool:
    """True if the two say the same, perhaps for another time."""
    a, b = one.about, other.about
    same_about = a.verb == b.verb and a.whom == b.whom and a.what == b.what and a.place == b.place
    return one.kind == other.kind and one.by == other.by and one.to == other.to and same_about


def is_known(clause: Clause, known: list[Clause]) -> bool:
    """True if one of these says the same for as long, to whomever it was said."""
    for other in known:
        same_kind = other.kind == clause.kind and other.by == clause.by and other.until >= clause.until
        if same_kind and other.about.covers(clause.about) and clause.about.covers(other.about):
            return True
    return False


def bought_this_round(game: Any, seat: int) -> int:
    """How many promises the seat got in deals of the last round, one turn for each seat."""
    count = 0
    for deal in game.deals.sealed:
        if deal.turn > game.turn - game.seats:
            for clause in deal.clauses:
                if clause.to == seat and not clause.happens_now():
                    count += 1
    return count
