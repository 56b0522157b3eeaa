"""Clauses that bots think of when they bargain: a few of each kind, as `DealRules.terms` wants them."""

from typing import Any, Final

from courtier.core.deals.clause import Clause, give
from courtier.core.pending import NOBODY
from courtier.games.cutthroat import clauses
from courtier.games.cutthroat.cards import COLOUR_COUNT, FEWEST_SEATS
from courtier.games.cutthroat.clauses import (
    GEM,
    GOOD_COUNT,
    UNSEEN_DISH,
    UNSEEN_GEM,
    UNSEEN_HIRELING,
    UNSEEN_MERCENARY,
    kind_of_good,
)

SUMS: Final = [1, 2, 3, 5, 8]  # coins
DEBTS: Final = [3, 6]


def thought_of(game: Any, by: int, to: int, wanted: bool) -> list[Clause]:
    """What `by` could give or promise `to`; of what is wanted, only what all may know it has."""
    found = [clauses.coins(by, to, coins) for coins in SUMS if coins <= game.coins[by]]
    found.extend(unseen_goods(by, to) if wanted else named_goods(game, by, to))
    found.extend([clauses.debt(by, to, coins) for coins in DEBTS])
    found.extend(promises(game, by, to))
    return found


def named_goods(game: Any, by: int, to: int) -> list[Clause]:
    """One of everything that the player has, by its name."""
    return [give(by, to, good) for good in range(GEM, GOOD_COUNT) if game.deal_rules().holds(game, by, [good])]


def unseen_goods(by: int, to: int) -> list[Clause]:
    """Gems by colour, and a card of each sort: which one its giver chooses."""
    found = [give(by, to, GEM + colour) for colour in range(COLOUR_COUNT)]
    for kind in (UNSEEN_GEM, UNSEEN_MERCENARY, UNSEEN_HIRELING, UNSEEN_DISH):
        clause = clauses.unseen(by, to, kind, [])
        clause.count = 1
        found.append(clause)
    return found


def promises(game: Any, by: int, to: int) -> list[Clause]:
    rules = game.deal_rules()
    own, theirs = rules.last_turn(game, by, 1), rules.last_turn(game, to, 1)
    found = [clauses.take_back(by, to), clauses.peace(by, to, own), clauses.peace(by, to, own, effects=True)]
    for place in game.land_of(by):
        found.append(clauses.passage(by, to, game.ring[place], game.turn if game.active == to else theirs))
    if game.proposals and game.subject != NOBODY:
        found.append(clauses.vote(by, to, to))
    found.append(clauses.opulence(by, to, theirs))
    for place in game.plagued_places():
        found.append(clauses.life(by, to, game.ring[place], own))
    if game.seats > FEWEST_SEATS:
        found.append(clauses.marry(by, to))
        found.append(clauses.serve(by, to))
    return [clause for clause in found if rules.allows(game, clause)]


def goods_like(kind: int) -> list[int]:
    """The goods that one may give unseen as that kind (UNSEEN_GEM and so on)."""
    return [good for good in range(GEM, GOOD_COUNT) if kind_of_good(good) == kind]


def same_sort(one: int, other: int) -> bool:
    """Do two goods look alike to all others: gems, mercenaries, hireling cards, feast cards?"""
    if min(one, other) < GEM:
        return False
    return kind_of_good(one) == kind_of_good(other)
