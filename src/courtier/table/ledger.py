"""The sealed deals of a game in words, for one reader; and which answers the reader's own promises remove."""

from functools import lru_cache
from typing import Any, Final

from courtier.core.deals.clause import CLAUSES, WORDS
from courtier.core.deals.keeping import missing
from courtier.core.deals.plain import plain_clause
from courtier.core.registry import kind
from courtier.core.shapes import SealedDeal
from courtier.table.messages import LedgerClause, LedgerDeal, MissingAnswers
from courtier.table.offers import public, rules_of
from courtier.table.state import State

REMEMBERED: Final = 4096  # sentences: a promise is said anew with every change of the table
JUDGING: Final = ("clause", "done", "verdict")  # fields of a promise that its sentence does not say


def plays_with_deals(state: State) -> bool:
    """True if a game is there, and players may make deals in it."""
    return state.match is not None and state.match.game.options.get("deals", "off") != "off"


def seen_ledger(state: State, deals: list[SealedDeal], viewer: int | None, lang: str) -> list[LedgerDeal]:
    """All sealed deals of a view, each with what was done at once, promises and free words, for those who may know."""
    return [
        LedgerDeal(
            deal["number"],
            deal["turn"],
            deal["parties"],
            [
                *done_at_once(state, deal["number"], viewer, lang),
                *promises(state, deal, viewer, lang),
                *words_of(state, deal["number"], viewer, lang),
            ],
        )
        for deal in deals
    ]


def done_at_once(state: State, number: int, viewer: int | None, lang: str) -> list[LedgerClause]:
    """What was given, shown or done at the sealing: the two know it, with public deals everybody, at the end all.

    What was given unseen is named to its giver and its receiver alone until the end.
    """
    match = state.match
    assert match is not None
    book, rules = match.game.deals, rules_of(match)
    found = []
    for clause in book.sealed[number - 1].clauses:
        knows = viewer in (clause.by, clause.to) or book.closed
        if clause.kind == WORDS or not clause.happens_now() or not (knows or rules.public):
            continue
        plain = plain_clause(rules, clause)
        if not knows:
            plain.pop("picks", None)
        found.append(LedgerClause(clause.by, clause.to, text_of(state, plain, viewer, lang), "done"))
    return found


def promises(state: State, deal: SealedDeal, viewer: int | None, lang: str) -> list[LedgerClause]:
    return [
        LedgerClause(
            each["by"],
            each["to"],
            text_of(state, each, viewer, lang),
            each["verdict"],
            each.get("until"),
            each["clause"],
        )
        for each in deal["clauses"]
        if each["kind"] != CLAUSES[WORDS]
    ]


def words_of(state: State, number: int, viewer: int | None, lang: str) -> list[LedgerClause]:
    """Free words are in no view: the table shows them to the parties, and where deals are public to everybody."""
    match = state.match
    assert match is not None
    deal = match.game.deals.sealed[number - 1]
    if viewer not in deal.parties and not public(state):
        return []
    rules = rules_of(match)
    spoken = [plain_clause(rules, clause) for clause in deal.clauses if clause.kind == WORDS]
    return [LedgerClause(each["by"], each["to"], text_of(state, each, viewer, lang), "words") for each in spoken]


def text_of(state: State, clause: Any, viewer: int | None, lang: str) -> str:
    """The sentence of a clause; a game without words for its clauses has none."""
    if state.kind().clause_text is None:
        return ""
    facts = [(name, value) for name, value in clause.items() if name not in JUDGING]
    fixed = tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in facts)
    return sentence(state.settings.game, fixed, lang, tuple(state.names()), viewer)


@lru_cache(REMEMBERED)
def sentence(game: str, clause: tuple[tuple[str, Any], ...], lang: str, names: tuple[str, ...], you: int | None) -> str:
    say = kind(game).clause_text
    return "" if say is None else say(dict(clause), lang, names, you)


def missing_answers(state: State, own: int | None, lang: str) -> list[MissingAnswers]:
    """The answers to the open question that the reader's binding promises remove, by promise."""
    match = state.match
    if match is None or own is None or state.phase != "play" or not plays_with_deals(state):
        return []
    rules = rules_of(match)
    if not rules.binding or own not in match.game.actors():
        return []
    found: dict[int, MissingAnswers] = {}
    for code, clause in missing(match.game, own):
        if id(clause) not in found:
            text = text_of(state, plain_clause(rules, clause), own, lang)
            found[id(clause)] = MissingAnswers(clause.to, text, [])
        found[id(clause)].answers.append(code)
    return list(found.values())
