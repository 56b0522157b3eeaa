"""The part `deals` of a view: who dealt with whom, and the promises that a seat may know. Free words are not in it."""

from typing import Any, cast

from courtier.core.deals.book import Book, standings
from courtier.core.deals.clause import Clause
from courtier.core.deals.deal import VERDICTS, Deal, Standing
from courtier.core.deals.plain import plain_clause
from courtier.core.deals.rules import DealRules
from courtier.core.shapes import Promise, SealedDeal


def seen_deals(rules: DealRules, book: Book, you: int | None) -> list[SealedDeal]:
    """All sealed deals, each with the promises that the viewer may know."""
    seen: dict[int, SealedDeal] = {deal.number: head(deal) for deal in book.sealed}
    for standing in standings(book):
        clause = seen_clause(rules, standing, you, book.closed)
        if clause is not None:
            seen[standing.deal.number]["clauses"].append(clause)
    return list(seen.values())


def head(deal: Deal) -> SealedDeal:
    """What everybody may see of a sealed deal, without its clauses."""
    return {"number": deal.number, "turn": deal.turn, "parties": deal.parties.copy(), "clauses": []}


def seen_clause(rules: DealRules, standing: Standing, you: int | None, ended: bool) -> Promise | None:
    """A promise, to the two or where deals are public; at the end to all. What was done at once the story tells."""
    clause = standing.clause
    known = ended or rules.public or you in (clause.by, clause.to)
    if not rules.lasts(clause) or not known:
        return None
    plain = said(rules, clause).copy()
    plain["clause"] = standing.place
    plain["done"] = standing.done
    plain["verdict"] = VERDICTS[standing.told_verdict(ended)]
    return cast(Promise, plain)


def said(rules: DealRules, clause: Clause) -> dict[str, Any]:
    """What a sealed clause says, without free words. Read-only: every view says it again, so it is made once."""
    if clause.said is None:
        plain = plain_clause(rules, clause)
        plain.pop("text", None)
        clause.said = plain
    return clause.said
