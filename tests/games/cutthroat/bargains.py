"""Deals for tests of Cutthroat Kingdoms: sealed over the open question as a table does it."""

from typing import Any

import pytest
from tests.games.cutthroat.table import NAMES, table

import courtier
from courtier.core.deals.clause import TO_ALL, Clause
from courtier.core.deals.deal import VERDICTS, Deal
from courtier.core.errors import IllegalDeal
from courtier.games.cutthroat.cards import TERRITORIES
from courtier.games.cutthroat.court import Court

TABLE = {"deals": "table", "takeback": "off"}
PASSING = ("parley", "wedding_parley", "takeback", "react")  # questions that most tests are not about


def at_table(ring: str, **said: Any) -> Court:
    """As `table`, with deals."""
    return table(ring, options=TABLE, **said)


def deal(*clauses: Clause) -> Deal:
    """Between all who promise or receive something."""
    seats = {seat for clause in clauses for seat in (clause.by, clause.to) if seat != TO_ALL}
    if len(seats) == 1:
        seats.add((min(seats) + 1) % 3)
    return Deal(sorted(seats), list(clauses))


def seal(game: Court, *clauses: Clause) -> Court:
    game.seal(deal(*clauses))
    return game


def refused(game: Court, *clauses: Clause) -> str:
    """Why the first party that cannot sign it cannot; nothing has changed."""
    before = game.dump()
    wanted = deal(*clauses)
    reasons = [reason for party in wanted.parties if (reason := game.sealable(wanted, party))]
    with pytest.raises(IllegalDeal):
        game.seal(wanted)
    assert game.dump() == before
    return reasons[0]


def sealable(game: Court, *clauses: Clause) -> bool:
    wanted = deal(*clauses)
    return not any(game.sealable(wanted, party) for party in wanted.parties)


def calm(game: Court) -> Court:
    """Nobody reacts, nobody waits, everybody is ready."""
    while not game.over() and game.asking.name() in PASSING:
        game.step(game.default(game.actor()))
    return game


def verdicts(game: Court) -> list[str]:
    """Of all clauses that last, in the order of sealing."""
    every = [*game.deals.ended, *game.deals.open]
    every.sort(key=lambda standing: (standing.deal.number, standing.place))
    return [VERDICTS[each.verdict] for each in every if game.deal_rules().lasts(each.clause)]


def seen(game: Court, name: str, event: str) -> dict[str, Any]:
    """The last event of that name as a player sees it."""
    you = NAMES.index(name) if name in NAMES else None
    glimpses: list[Any] = [courtier.glimpse(each, you) for each in game.news]
    return dict([line for line in glimpses if line["event"] == event][-1])


def land(name: str) -> int:
    return TERRITORIES.index(name)
