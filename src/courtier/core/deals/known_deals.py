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


@final
class KnownDeals:
    """By the number of the deal, in the order of sealing."""

    def __init__(self, rules: DealRules, seats: int) -> None:
        self.rules = rules
        self.known: dict[int, KnownDeal] = {}
        self.offers: list[int] = [NEVER] * seats

    def look_at(self, deals: list[dict[str, Any]]) -> None:
        """The part `deals` of a view."""
        self.known = {}
        for seen in deals:
            known = KnownDeal(list(seen["parties"]), seen["turn"])
            self.known[seen["number"]] = known
            for clause in seen["clauses"]:
                place = clause["clause"]
                plain = {name: clause[name] for name in FIELDS if name in clause}
                if plain["kind"] == CLAUSES[WORDS]:
                    plain["text"] = HIDDEN_WORDS
                known.clauses[place] = read_clause(self.rules, plain)
                known.verdicts[place] = VERDICTS.index(clause["verdict"])
                known.done[place] = clause["done"]

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
            self.enter(book, number, known)
        book.count(self.rules.binding)
        return book

    def enter(self, book: Book, number: int, known: KnownDeal) -> None:
        """Add a known deal to the book; clauses that the seat does not know are gifts of long ago."""
        length = max(known.clauses, default=0) + 1
        hidden = give(known.parties[0], known.parties[1], 0)
        clauses = [known.clauses.get(place, hidden) for place in range(length)]
        deal = Deal(known.parties, clauses, number, known.turn)
        book.sealed.append(deal)
        for place in range(length):
            standing = Standing(deal, place)
            told = known.verdicts.get(place, KEPT)
            standing.verdict = told
            standing.done = known.done.get(place, 0)
            if told == AGAINST:
                standing.against = True
                standing.verdict = BROKEN
            elif told == OVER:
                standing.verdict = VERDICT_BEHIND.get(clauses[place].kind, KEPT)
            (book.open if told == OPEN else book.ended).append(standing)


def clause_of(by: int, to: int, terms: list[int]) -> Clause:
    """The clause of which `deal_events.terms_of` wrote the numbers."""
    _, kind, verb, whom, what, place, count, until, due = terms
    clause = Clause(kind, by, to, Conduct(verb, whom, what, place), count, until)
    clause.due = due
    if kind == WORDS:
        clause.text = HIDDEN_WORDS
    return clause
