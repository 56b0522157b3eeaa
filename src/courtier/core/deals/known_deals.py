"""The deals that a seat knows of, from its view and from events, and a book that fits them, for guesses.

Of a promise that has ended the seat knows what it was told. What lies behind it depends on hidden cards, and the book
holds one of the possibilities.
"""

from typing import Any, Final, final

from courtier.core.deals.book import NEVER, Book
from courtier.core.deals.clause import ACT, CLAUSES, DO, GIVE, WORDS, Clause, give
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import AGAINST, BROKEN, EXCUSED, KEPT, OPEN, OVER, VERDICTS, Deal, Standing
from courtier.core.deals.plain import FIELDS, read_clause
from courtier.core.deals.rules import DealRules

# Of a promise whose time is over: what is possible. That goods or acts were done would have been told.
VERDICT_BEHIND: Final = {DO: BROKEN, GIVE: EXCUSED, ACT: EXCUSED}
HIDDEN_WORDS = "…"  # free words are in no view and no event


@final
class KnownDeal:
    """Parties and turn are public; of the clauses those that the seat knows, by place."""

    def __init__(self, parties: list[int], turn: int) -> None:
        self.parties = parties
        self.turn = turn
        self.clauses: dict[int, Clause] = {}
        self.verdicts: dict[int, int] = {}  # as told
        self.done: dict[int, int] = {}
        self.seen: dict[str, Any] = {}  # what a view said of it; empty if events have told of it since
        self.sealed: Deal | None = None  # made from all that, once it is needed
        self.over: list[Standing] = []  # its clauses that have ended; books share them, for nothing changes them
        self.in_force: list[Standing] = []  # the others, of which each book gets a copy

    def stand(self, number: int) -> Deal:
        """The deal; then `over` and `in_force` are complete. Clauses that the seat does not know are gifts long ago."""
        if self.sealed is None:
            hidden = give(self.parties[0], self.parties[1], 0)
            places = range(max(self.clauses, default=0) + 1)
            self.sealed = Deal(self.parties, [self.clauses.get(place, hidden) for place in places], number, self.turn)
            standings = [self.standing(self.sealed, place) for place in places]
            self.over = [each for each in standings if each.verdict != OPEN]
            self.in_force = [each for each in standings if each.verdict == OPEN]
        return self.sealed

    def standing(self, deal: Deal, place: int) -> Standing:
        """How a clause stands, as far as the seat was told."""
        standing = Standing(deal, place)
        standing.verdict = self.verdicts.get(place, KEPT)
        standing.done = self.done.get(place, 0)
        if standing.verdict == AGAINST:
            standing.against = True
            standing.verdict = BROKEN
        elif standing.verdict == OVER:
            standing.verdict = VERDICT_BEHIND.get(standing.clause.kind, KEPT)
        return standing


@final
class KnownDeals:
    """By the number of the deal, in the order of sealing."""

    def __init__(self, rules: DealRules, seats: int) -> None:
        self.rules = rules
        self.known: dict[int, KnownDeal] = {}
        self.offers: list[int] = [NEVER] * seats

    def look_at(self, deals: list[dict[str, Any]]) -> None:
        """The part `deals` of a view. A deal of which it says the same as the last view is not read again."""
        before = self.known
        self.known = {}
        for seen in deals:
            known = before.get(seen["number"])
            self.known[seen["number"]] = self.read(seen) if known is None or known.seen != seen else known

    def read(self, seen: dict[str, Any]) -> KnownDeal:
        """A deal as a view says it."""
        known = KnownDeal(list(seen["parties"]), seen["turn"])
        known.seen = seen
        for clause in seen["clauses"]:
            place = clause["clause"]
            plain = {name: clause[name] for name in FIELDS if name in clause}
            if plain["kind"] == CLAUSES[WORDS]:
                plain["text"] = HIDDEN_WORDS
            known.clauses[place] = read_clause(self.rules, plain)
            known.verdicts[place] = VERDICTS.index(clause["verdict"])
            known.done[place] = clause["done"]
        return known

    # Events

    def sealed(self, line: dict[str, Any], turn: int) -> None:
        """Take in the event of a deal."""
        self.known[line["deal"]] = KnownDeal(list(line["parties"]), turn)

    def promised(self, line: dict[str, Any]) -> None:
        """Take in the event of a promise."""
        self.note(line, OPEN)

    def judged(self, line: dict[str, Any]) -> None:
        """While the game lasts, or at its end."""
        self.note(line, VERDICTS.index(line["verdict"]))

    def note(self, line: dict[str, Any], verdict: int) -> None:
        """Remember a promise with this verdict."""
        if line["deal"] not in self.known:
            return  # sealed before the journal began; the view tells of it
        known = self.known[line["deal"]]
        known.seen = {}
        known.sealed = None
        place = line["terms"][0]
        known.clauses[place] = clause_of(line["seat"], line["to"], line["terms"])
        known.verdicts[place] = verdict
        finished = verdict == KEPT and known.clauses[place].kind == DO
        known.done[place] = known.clauses[place].count if finished else 0

    # Guessing

    def book(self, ended: bool) -> Book:
        """A book in which the seat knows what it knows."""
        book = Book(len(self.offers))
        book.closed = ended
        book.offers = self.offers.copy()
        for number, known in self.known.items():
            book.sealed.append(known.stand(number))
            book.ended.extend(known.over)
            book.open.extend([standing.copy() for standing in known.in_force])
        book.count(self.rules.binding)
        return book


def clause_of(by: int, to: int, terms: list[int]) -> Clause:
    """The clause of which `deal_events.terms_of` wrote the numbers."""
    _, kind, verb, whom, what, place, count, until, due = terms
    clause = Clause(kind, by, to, Conduct(verb, whom, what, place), count, until)
    clause.due = due
    if kind == WORDS:
        clause.text = HIDDEN_WORDS
    return clause
