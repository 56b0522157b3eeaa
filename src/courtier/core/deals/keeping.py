"""The one filter: binding promises remove answers from `Game.legal`. No rule asks whether a deal forbids something."""

from typing import Any

from courtier.core.deals.clause import BINDING, Clause
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import Standing


def keep(game: Any, seat: int, codes: list[int]) -> list[int]:
    """The codes that need not end in a breach, oldest clause first; a clause that would remove all gives way."""
    clauses = binding_on(game, seat)
    if not clauses:
        return codes
    asking = game.asking
    ways: list[tuple[int, Conduct]] = [(code, end) for code in codes for end in asking.ends(game, seat, code)]
    for clause in clauses:
        left = [way for way in ways if not clause.forbids(way[1])]
        if left:
            ways = left
    kept = {way[0] for way in ways}
    return [code for code in codes if code in kept]


def binding_on(game: Any, seat: int) -> list[Clause]:
    """The clauses in force that can remove answers to the open question."""
    verbs: int = game.asking.verbs
    promises: list[Standing] = game.deals.judged_of(seat)
    return [
        standing.clause
        for standing in promises
        if BINDING >> standing.clause.kind & 1 and standing.clause.about.verb & verbs
    ]


def missing(game: Any, seat: int) -> list[tuple[int, Clause]]:
    """For interfaces: each answer that a deal removes, with the clause that forbids it."""
    if not game.deals.bound >> seat & 1:
        return []
    legal = game.legal(seat)
    asking = game.asking
    gone: list[tuple[int, Clause]] = []
    for code in asking.legal(game, seat):
        if code not in legal:
            ends = asking.ends(game, seat, code)
            gone.extend((code, clause) for clause in binding_on(game, seat) if any(map(clause.forbids, ends)))
    return gone
