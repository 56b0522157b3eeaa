"""Events of deals: a row for the deal, for each promise, for each verdict, and for all verdicts at the end.

A game adds the four rows to its table of sight with `add_deal_rows`. Free words are in no event.
"""

from typing import TYPE_CHECKING, Final

from courtier.core.deals.clause import Clause
from courtier.core.deals.deal import VERDICTS, Deal, Standing
from courtier.core.deals.rules import DealRows
from courtier.core.event import EVERYBODY, SEAT, Field, Row, TableOfSight

if TYPE_CHECKING:
    from courtier.core.game import Game

DEAL: Final = Field("deal")  # its number
TO: Final = Field("to")
VERDICT: Final = Field("verdict", VERDICTS)
TERMS: Final = Field("terms")  # the numbers of `terms_of`
PARTNERS: Final = 2


def add_deal_rows(sight: TableOfSight, public: bool) -> DealRows:
    """Who dealt with whom is public. Promises and verdicts are the two partners' unless deals are public."""
    audience = EVERYBODY if public else PARTNERS
    judged = (SEAT, TO, DEAL, VERDICT)
    return DealRows(
        sealed=sight.add(Row("deal_sealed", (DEAL,), secret=Field("parties"), audience=EVERYBODY)),
        promised=sight.add(Row("promised", (SEAT, TO, DEAL), secret=TERMS, audience=audience, private=not public)),
        judged=sight.add(Row("promise_judged", judged, secret=TERMS, audience=audience, private=not public)),
        told=sight.add(Row("promise_told", judged, secret=TERMS, audience=EVERYBODY)),
    )


def terms_of(clause: Clause, place: int) -> list[int]:
    """A clause as numbers: its place in the deal, its kind, and what it says."""
    about = clause.about
    return [
        place,
        clause.kind,
        about.verb,
        about.whom,
        about.what,
        about.place,
        clause.count,
        clause.until,
        clause.due,
    ]


def tell_deal(game: "Game", deal: Deal) -> None:
    """The deal to all, each promise to those who may know of it."""
    rules = game.deal_rules()
    game.tell(rules.rows.sealed, deal.number, secret=deal.parties.copy())
    for place in range(len(deal.clauses)):
        clause = deal.clauses[place]
        if rules.lasts(clause):
            game.tell(rules.rows.promised, clause.by, clause.to, deal.number, secret=terms_of(clause, place))


def tell_verdict(game: "Game", standing: Standing) -> None:
    """How a promise ended, as far as it may be told while the game lasts."""
    if game.recording:
        clause = standing.clause
        verdict = standing.told_verdict(False)
        terms = terms_of(clause, standing.place)
        game.tell(game.deal_rules().rows.judged, clause.by, clause.to, standing.deal.number, verdict, secret=terms)


def tell_all_verdicts(game: "Game", standings: list[Standing]) -> None:
    """At the end everybody learns what was promised, and how it ended."""
    rules = game.deal_rules()
    for standing in standings:
        clause = standing.clause
        if rules.lasts(clause):
            terms = terms_of(clause, standing.place)
            game.tell(rules.rows.told, clause.by, clause.to, standing.deal.number, standing.verdict, secret=terms)
