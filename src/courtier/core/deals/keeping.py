"""The one filter: binding promises remove answers from `Game.legal`. No rule asks whether a deal forbids something."""

from typing import TYPE_CHECKING

from courtier.core.deals.clause import BINDING, Clause
from courtier.core.deals.conduct import Conduct

if TYPE_CHECKING:
    from courtier.core.game import Game


def keep(game: "Game", seat: int, codes: list[int]) -> list[int]:
    """The codes that need not end in a breach. If the clauses would remove all codes, later clauses give way."""
    clauses = binding_on(game, seat)
    if not clauses:
        return codes
    kept = [code for code in codes if is_free(game, seat, code, clauses)]
    return kept or keep_oldest(game, seat, codes, clauses)


def is_free(game: "Game", seat: int, code: int, clauses: list[Clause]) -> bool:
    """True if the answer can lead to something that no clause forbids."""
    for end in game.asking.ends(game, seat, code):
        if not is_forbidden(end, clauses):
            return True
    return False


def is_forbidden(end: Conduct, clauses: list[Clause]) -> bool:
    """True if one of the clauses forbids it."""
    for clause in clauses:  # a loop, because every answer of who has promised something passes here
        if clause.forbids(end):
            return True
    return False


def keep_oldest(game: "Game", seat: int, codes: list[int], clauses: list[Clause]) -> list[int]:
    """Every answer is against some clause. Apply the clauses, oldest first, but none that leaves no answer."""
    ways: list[tuple[int, Conduct]] = [(code, end) for code in codes for end in game.asking.ends(game, seat, code)]
    for clause in clauses:
        left = [way for way in ways if not clause.forbids(way[1])]
        if left:
            ways = left
    kept = {way[0] for way in ways}
    return [code for code in codes if code in kept]


def binding_on(game: "Game", seat: int) -> list[Clause]:
    """The clauses in force that can remove answers to the open question."""
    verbs = game.asking.verbs
    return [
        standing.clause
        for standing in game.deals.judged_of(seat)
        if BINDING >> standing.clause.kind & 1 and standing.clause.about.verb & verbs
    ]


def missing(game: "Game", seat: int) -> list[tuple[int, Clause]]:
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
