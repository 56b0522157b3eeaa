"""The part `deals` of a view: what a seat may know of sealed deals. Free words are not in it."""

from courtier.core.deals.book import Book, standings
from courtier.core.deals.clause import GIVE, UNSEEN, WORDS
from courtier.core.deals.deal import VERDICTS, Deal, Standing
from courtier.core.deals.plain import Plain, plain_clause
from courtier.core.deals.rules import DealRules


def seen_deals(rules: DealRules, book: Book, you: int | None) -> list[Plain]:
    """All sealed deals: who dealt with whom is public, the clauses as far as the viewer may know them."""
    seen: dict[int, Plain] = {deal.number: head(deal) for deal in book.sealed}
    for standing in standings(book):
        clause = seen_clause(rules, standing, you, book.closed)
        if clause is not None:
            seen[standing.deal.number]["clauses"].append(clause)
    return list(seen.values())


def head(deal: Deal) -> Plain:
    """What everybody may see of a sealed deal, without its clauses."""
    return {"number": deal.number, "turn": deal.turn, "parties": deal.parties.copy(), "clauses": []}


def seen_clause(rules: DealRules, standing: Standing, you: int | None, ended: bool) -> Plain | None:
    """To strangers of goods and looks that they were, of promises nothing before the end; words to nobody."""
    clause = standing.clause
    if clause.kind == WORDS:
        return None
    known = rules.public or you in (clause.by, clause.to)
    promise = not clause.happens_now()
    if promise and not (known or ended):
        return None
    plain = plain_clause(rules, clause)
    if clause.kind == GIVE and not known:
        plain = {name: plain[name] for name in ("kind", "by", "to", "count") if name in plain}
    elif clause.kind == GIVE and clause.about.what == UNSEEN and you not in (clause.by, clause.to):
        plain.pop("picks", None)
    elif not promise and not known:
        plain.pop("place", None)
    if known or ended:  # to strangers its place in the deal would tell that there are others
        plain["clause"] = standing.place
    plain["verdict"] = told(standing, ended)
    return plain


def told(standing: Standing, ended: bool) -> str | None:
    """None where there is nothing to judge."""
    if standing.clause.happens_now():
        return None
    return VERDICTS[standing.told_verdict(ended)]
