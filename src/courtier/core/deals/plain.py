"""Deals as plain data: in records, dumps, views and on the wire. What is read is checked field by field.

A clause is `{"kind", "by", "to"}` and of these what is not the default: `verbs`, `whom`, `what`, `place`, `count`,
`until`, `due`, `picks`, `text`. Verbs, deeds, goods, looks and acts have the names that the game gives them.
"""

from typing import Any, Final

from courtier.core.deals.book import NEVER, Book
from courtier.core.deals.clause import (
    ACT,
    AT_ONCE,
    CLAUSES,
    DO,
    GIVE,
    GRANT,
    JUDGED,
    SHOW,
    TO_ALL,
    TO_THE_END,
    UNSEEN,
    WORDS,
    Clause,
)
from courtier.core.deals.conduct import ANY, Conduct
from courtier.core.deals.deal import MOST_CLAUSES, MOST_PARTIES, OPEN, VERDICTS, Deal, Standing
from courtier.core.deals.rules import DealRules
from courtier.core.errors import IllegalDeal

Plain = dict[str, Any]
FIELDS: Final = ("kind", "by", "to", "verbs", "whom", "what", "place", "count", "until", "due", "picks", "text")
MOST_SEAT: Final = 63
MOST_COUNT: Final = 99
MOST_TEXT: Final = 400
FIELD_NAMES: Final = frozenset(FIELDS)
A_CLAUSE: Final = f"a clause of {', '.join(FIELDS)}"
WORDS_OF_CLAUSE: Final = f"words of at most {MOST_TEXT} characters"


# Writing


def plain_deal(rules: DealRules, deal: Deal) -> Plain:
    """The deal as one offers it: parties and clauses, picks and words included."""
    return {"parties": deal.parties.copy(), "clauses": [plain_clause(rules, clause) for clause in deal.clauses]}


def plain_clause(rules: DealRules, clause: Clause) -> Plain:
    """A clause as plain data; what is the default is left out."""
    about = clause.about
    plain: Plain = {"kind": CLAUSES[clause.kind], "by": clause.by, "to": clause.to}
    if about.verb:
        plain["verbs"] = [name for bit, name in enumerate(rules.verbs) if about.verb >> bit & 1]
    if about.whom != ANY:
        plain["whom"] = about.whom
    if about.what != ANY:
        plain["what"] = names_of(rules, clause.kind, about.verb)[about.what]
    if about.place != ANY:
        plain["place"] = rules.goods[about.place] if clause.kind == SHOW else about.place
    if clause.count != 1:
        plain["count"] = clause.count
    if clause.until != TO_THE_END:
        plain["until"] = clause.until
    if clause.due != AT_ONCE:
        plain["due"] = clause.due
    if clause.picks:
        plain["picks"] = [rules.goods[pick] for pick in clause.picks]
    if clause.kind == WORDS:
        plain["text"] = clause.text
    return plain


def names_of(rules: DealRules, kind: int, verb: int) -> tuple[str, ...]:
    """What the number `what` of a clause stands for."""
    if kind == GIVE or (kind == DO and verb == rules.given_verb() != 0):
        return rules.goods
    if kind == SHOW:
        return rules.looks
    return rules.acts if kind in (GRANT, ACT) else rules.deeds


# Reading


def read_deal(rules: DealRules, data: Any) -> Deal:
    """The deal that is written so; `IllegalDeal` says what was expected."""
    expect(isinstance(data, dict) and set(data) == {"parties", "clauses"}, "a deal of parties and clauses", data)
    parties, clauses = data["parties"], data["clauses"]
    expect(isinstance(parties, list) and len(parties) <= MOST_PARTIES, "a list of parties", parties)
    expect(isinstance(clauses, list) and 0 < len(clauses) <= MOST_CLAUSES, f"1 to {MOST_CLAUSES} clauses", clauses)
    return Deal([number(party, 0, MOST_SEAT) for party in parties], [read_clause(rules, each) for each in clauses])


def read_clause(rules: DealRules, data: Any) -> Clause:
    """The clause that `plain_clause` wrote; `IllegalDeal` if it is none."""
    expect(isinstance(data, dict) and FIELD_NAMES.issuperset(data), A_CLAUSE, data)
    kind = place_of(data.get("kind"), CLAUSES)
    verb = 0
    for name in listed(data.get("verbs", [])):
        verb |= 1 << place_of(name, rules.verbs)
    expect((verb != 0) == (JUDGED >> kind & 1 == 1), "verbs for a promise, and for nothing else", data)
    what = ANY if data.get("what") is None else place_of(data["what"], names_of(rules, kind, verb))
    expect(what != ANY or kind in (GIVE, WORDS) or JUDGED >> kind & 1 == 1, "what the clause is about", data)
    about = Conduct(verb, optional(data, "whom"), what, read_place(rules, kind, data.get("place")))
    to = number(data.get("to"), TO_ALL, MOST_SEAT)
    count = number(data.get("count", 1), 1, MOST_COUNT)
    clause = Clause(kind, number(data.get("by"), 0, MOST_SEAT), to, about, count, read_until(data))
    clause.due = number(data.get("due", AT_ONCE), AT_ONCE, TO_THE_END)
    expect(clause.due == AT_ONCE or kind in (GIVE, ACT), "due for goods and acts only", data)
    read_picks(rules, clause, data)
    clause.text = read_text(kind, data.get("text", ""))
    return clause


def read_until(data: Plain) -> int:
    """The turn until which a clause binds."""
    return number(data.get("until", TO_THE_END), 0, TO_THE_END)


def read_place(rules: DealRules, kind: int, place: Any) -> int:
    """A place on the table; of a look at goods their kind."""
    if place is None:
        return ANY
    return place_of(place, rules.goods) if kind == SHOW else number(place, 0, TO_THE_END)


def read_picks(rules: DealRules, clause: Clause, data: Plain) -> None:
    """Only goods without a kind are picked, all of them or none yet."""
    clause.picks = [place_of(pick, rules.goods) for pick in listed(data.get("picks", []))]
    unseen = clause.kind == GIVE and clause.about.what == UNSEEN
    expect(not clause.picks or (unseen and len(clause.picks) == clause.count), "picks for unseen goods", data)
    expect(not unseen or clause.due == AT_ONCE, "unseen goods at the sealing", data)


def read_text(kind: int, text: Any) -> str:
    """The words of a clause of words; any other clause has none."""
    expect(isinstance(text, str) and len(text) <= MOST_TEXT, WORDS_OF_CLAUSE, text)
    expect((kind == WORDS) == bool(text), "words in a clause of words", text)
    return str(text)


def optional(data: Plain, name: str) -> int:
    """A seat, or ANY where none is named."""
    return ANY if data.get(name) is None else number(data[name], 0, MOST_SEAT)


def number(value: Any, low: int, high: int) -> int:
    """The value, if it is a whole number in that range."""
    if type(value) is int and low <= value <= high:
        return value
    raise unreadable(f"a whole number from {low} to {high}", value)


def listed(value: Any) -> list[Any]:
    """The value, if it is a list that is not too long."""
    expect(isinstance(value, list) and len(value) <= MOST_COUNT, "a list", value)
    return list(value)


def place_of(name: Any, names: tuple[str, ...]) -> int:
    """The number of a name among the names that the game gives."""
    if isinstance(name, str) and name in names:
        return names.index(name)
    raise unreadable(f"one of {', '.join(names) or 'nothing'}", name)


def expect(holds: bool, wanted: str, got: Any) -> None:
    """Raise `IllegalDeal` unless it holds."""
    if not holds:
        raise unreadable(wanted, got)


def unreadable(wanted: str, got: Any) -> IllegalDeal:
    """The error for what cannot be read."""
    return IllegalDeal("unreadable", f"deal: expected {wanted}, got {got!r}")


# The whole truth


def dump_book(rules: DealRules, book: Book) -> Plain:
    """All sealed deals with the standing of their clauses."""
    standing_of = {(each.deal.number, each.place): each for each in [*book.ended, *book.open]}
    sealed = [
        plain_deal(rules, deal)
        | {
            "turn": deal.turn,
            "standings": [dump_standing(standing_of[deal.number, place]) for place in range(len(deal.clauses))],
        }
        for deal in book.sealed
    ]
    return {"sealed": sealed, "offers": book.offers.copy()}


def dump_standing(standing: Standing) -> list[Any]:
    """What has become of a clause, as plain data."""
    flags = [standing.tested, standing.excused, standing.against]
    return [VERDICTS[standing.verdict], *flags, standing.done]


def load_book(rules: DealRules, data: Any, seats: int, ended: bool) -> Book:
    """The book that `dump_book` wrote, checked."""
    expect(isinstance(data, dict) and set(data) == {"sealed", "offers"}, "sealed deals and offers", data)
    book = Book(seats)
    book.closed = ended
    book.offers = [number(turn, NEVER, TO_THE_END) for turn in listed(data["offers"])]
    expect(len(book.offers) == seats, f"{seats} turns of last offers", book.offers)
    for place, plain in enumerate(data["sealed"], 1):
        load_deal(rules, book, plain, place)
    book.count(rules.binding)
    return book


def load_deal(rules: DealRules, book: Book, plain: Any, place: int) -> None:
    """Put the sealed deal that a dump holds into the book."""
    names = {"parties", "clauses", "turn", "standings"}
    expect(isinstance(plain, dict) and set(plain) == names, "a sealed deal", plain)
    read = read_deal(rules, {"parties": plain["parties"], "clauses": plain["clauses"]})
    deal = read.sealed_as(place, number(plain["turn"], 0, TO_THE_END))
    rows = listed(plain["standings"])
    expect(len(rows) == len(deal.clauses), "one standing for each clause", rows)
    book.sealed.append(deal)
    for at in range(len(rows)):
        standing = load_standing(deal, at, rows[at])
        (book.open if standing.verdict == OPEN else book.ended).append(standing)


def load_standing(deal: Deal, place: int, row: Any) -> Standing:
    """The standing that `dump_standing` wrote."""
    row = listed(row)
    expect(len(row) == 5 and all(isinstance(each, bool) for each in row[1:4]), "a standing", row)
    standing = Standing(deal, place)
    standing.verdict = place_of(row[0], VERDICTS)
    standing.tested, standing.excused, standing.against = row[1:4]
    standing.done = number(row[4], 0, TO_THE_END)
    return standing
