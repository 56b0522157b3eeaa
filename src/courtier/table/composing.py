"""Helps a player to compose an offer: what a deal may consist of, a deal in words, and offers that are typed.

Nothing here changes the table. All of it is made from the reader's own view, and `sealable` looks at public facts and
the reader's own goods only.
"""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from heapq import nlargest
from itertools import product
from typing import Any, Final

from msgspec.structs import replace

from courtier.core.deals.deal import MOST_CLAUSES, MOST_PARTIES
from courtier.core.shapes import Term
from courtier.table.messages import TermsBetween, TriedDeal
from courtier.table.offers import clause_texts, readable, rules_of, seen_clause, why_not
from courtier.table.play import at_play
from courtier.table.running_game import RunningGame
from courtier.table.state import Refusal, State
from courtier.table.view import seen_by

MOST_TYPED: Final = 4  # goods that one types as one clause, where the game sets no limit
LIKELY: Final = 100  # phrases that are compared letter by letter
SHOWN: Final = 3  # examples of what was expected
LANGUAGES: Final = ("en", "de")  # both are understood, whatever one reads
FOR: Final = re.compile(r"(?:^|\s)(?:for|für|gegen)\s*:", re.IGNORECASE)
AND: Final = re.compile(r"\s*(?:[;,+]|\s(?:and|und)\s)\s*", re.IGNORECASE)
QUOTED: Final = re.compile(r"""["“”„«»]([^"“”„«»]+)["“”„«»]""")
ASKED: Final = "?"  # in place of a side: what would you want for this?
Phrases = dict[str, tuple[str, dict[str, Any]]]  # by what is left of a phrase: the whole of it, and what it means
LEFT_OUT: Final = re.compile(
    r"\b(?:a|an|the|ein|eine|einen|der|die|das|den|please|bitte|to|zu|i|ich|du|suspicions?)\b|[^\w\s]", re.IGNORECASE
)


# What a deal may consist of


def terms(state: State, visitor: str, partners: list[int], lang: str) -> list[TermsBetween]:
    """The kinds of clauses from each of the parties to each other one."""
    match, seat = at_play(state, visitor)
    check_deals(state, match)
    parties = [seat, *partners]
    if not 1 < len(parties) <= MOST_PARTIES or len(set(parties)) != len(parties) or max(parties) >= len(state.chairs):
        raise Refusal("deal", why="parties")
    view = seen_by(match, seat)
    pairs = [(by, to) for by in parties for to in parties if by != to]
    found = [TermsBetween(by, to, terms_between(state, view, by, to, lang)) for by, to in pairs]
    for between in found:
        date_turns(match, between)
    return found


def date_turns(match: RunningGame, between: TermsBetween) -> None:
    """Add to every number of turns the turn that it means, by which the clause of an open offer is recognised."""
    for slot in [slot for term in between.terms for slot in term["slots"] if slot["field"] == "turns"]:
        for choice in slot["choices"]:
            choice["until"] = rules_of(match).last_turn(match.game, between.by, int(choice["value"]))


def terms_between(state: State, view: dict[str, Any], by: int, to: int, lang: str) -> list[Term]:
    listed = state.kind().deal_terms
    found = listed(view, by, to, lang, state.names()) if listed is not None else []
    return [term for term in found if term["group"] != "words" or state.settings.words != "phrases"]


def check_deals(state: State, match: RunningGame) -> None:
    if match.game.options.get("deals", "off") != "table":
        raise Refusal("no_deals", title=state.kind().title)


# A deal in words


def try_deal(state: State, visitor: str, plain: dict[str, Any], lang: str) -> TriedDeal:
    """A deal that is not offered yet: its clauses as its maker reads them, and why it cannot be signed, if so."""
    match, seat = at_play(state, visitor)
    deal = readable(state, match, plain)
    rules = rules_of(match)
    clauses = [seen_clause(rules, deal, clause, seat) for clause in deal.clauses]
    reason = match.game.sealable(deal, seat)
    return TriedDeal(
        deal=plain,
        texts=clause_texts(state, clauses, lang, seat),
        reason=reason,
        why_not=why_not(match, reason, lang) if reason else "",
    )


# Typed offers: `Anna: 1 Silgaro for: do not negate me until the end of your next turn`


def typed_deal(state: State, visitor: str, typed: str, lang: str) -> TriedDeal:
    """The deal that was typed; `Refusal` says which part was not understood, and what was expected.

    `Bob: ? for: agenda` asks what Bob would want for it, `Bob: agenda for: ?` what he would give.
    """
    match, seat = at_play(state, visitor)
    check_deals(state, match)
    name, colon, rest = typed.partition(":")
    if not colon:
        raise not_understood(state, match, seat, lang)
    partner = partner_called(state, seat, name.strip())
    sides = FOR.split(rest, maxsplit=1)
    view = seen_by(match, seat)
    given = typed_clauses(state, view, (seat, partner), sides[0], lang)
    wanted = typed_clauses(state, view, (partner, seat), sides[1], lang) if len(sides) > 1 else []
    if not given + wanted:
        raise not_understood(state, match, seat, lang)
    if len(given + wanted) > MOST_CLAUSES:
        raise Refusal("deal", why="clauses")
    tried = try_deal(state, visitor, {"parties": [seat, partner], "clauses": given + wanted}, lang)
    return replace(tried, asks=ASKED in [side.strip() for side in sides])


def not_understood(state: State, match: RunningGame, seat: int, lang: str) -> Refusal:
    """With an example of this game: something that the player could give, for a promise of somebody else."""
    other = (seat + 1) % len(state.chairs)
    view = seen_by(match, seat)
    gift = example(state, view, (seat, other), "give", lang)
    wish = example(state, view, (other, seat), "refrain", lang)
    return Refusal("typed_offer", name=state.chairs[other].name, gift=gift, wish=wish)


def example(state: State, view: dict[str, Any], pair: tuple[int, int], kind: str, lang: str) -> str:
    """How a clause of that kind can be typed; an ellipsis if there is none now."""
    say = state.kind().clause_phrases
    for term in terms_between(state, view, *pair, lang) if say is not None else []:
        if term["clause"]["kind"] == kind:
            for clause in filled(term):
                found = say(view, clause, lang, state.names()) if say is not None else []
                if found:
                    return " ".join(found[0].split())
    return "…"


def partner_called(state: State, seat: int, name: str) -> int:
    """The other whose name begins so."""
    others = [place for place in range(len(state.chairs)) if place != seat]
    wanted = name.casefold()
    found = [place for place in others if state.chairs[place].name.casefold() == wanted]
    found = found or [place for place in others if wanted and state.chairs[place].name.casefold().startswith(wanted)]
    if len(found) != 1:
        raise Refusal("typed_partner", name=name, names=", ".join(state.chairs[place].name for place in others))
    return found[0]


def typed_clauses(
    state: State, view: dict[str, Any], pair: tuple[int, int], typed: str, lang: str
) -> list[dict[str, Any]]:
    """The clauses of one side, separated by commas, semicolons or `and`; words of one's own stand in quotes."""
    words = [{"kind": "words", "by": pair[0], "to": pair[1], "text": text.strip()} for text in QUOTED.findall(typed)]
    parts = [part for part in AND.split(QUOTED.sub(" ", typed)) if plainly(part)]
    if not parts:
        return words
    known: dict[str, Phrases] = {each: {} for each in LANGUAGES}
    for each, phrase, clause in phrases(state, view, pair):
        known[each][plainly(phrase)] = (phrase, clause)
    return [*[understood(part, known, lang) for part in parts], *words]


def understood(part: str, known: dict[str, Phrases], lang: str) -> dict[str, Any]:
    """What the part means in any language; the refusal has examples in the reader's."""
    for found in known.values():
        if plainly(part) in found:
            return found[plainly(part)][1]
    near = [known[lang][each][0] for each in nearest(plainly(part), known[lang])]
    raise Refusal("typed_term", part=part.strip(), examples=" · ".join(f"“{each}”" for each in near))


def nearest(part: str, known: Iterable[str]) -> list[str]:
    """The phrases most like it: of those that share most words, as measuring letters takes long."""
    words = set(part.split())
    likely = nlargest(LIKELY, known, key=lambda each: len(words.intersection(each.split())))
    return get_close_matches(part, likely, SHOWN, 0.0)


def phrases(state: State, view: dict[str, Any], pair: tuple[int, int]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """All that can be typed for one side: the language, the phrase, and what it means."""
    say = state.kind().clause_phrases
    names = state.names()
    for term in terms_between(state, view, *pair, LANGUAGES[0]) if say is not None else []:
        for clause in filled(term):
            for lang in LANGUAGES:
                for phrase in say(view, clause, lang, names) if say is not None else []:
                    yield lang, " ".join(phrase.split()), clause


def filled(term: Term) -> Iterator[dict[str, Any]]:
    """Every clause that the term can be. What only a list can show, own picks and free words, is not typed so."""
    slots = term["slots"]
    if any(slot["field"] in ("picks", "text") for slot in slots):
        return
    for chosen in product(*[slot["choices"] for slot in slots]):
        clause = dict(term["clause"])
        most = min([choice["most"] for choice in chosen if "most" in choice], default=MOST_TYPED)
        clause.update({slot["field"]: choice["value"] for slot, choice in zip(slots, chosen, strict=True)})
        if clause.get("count", 1) <= most:
            yield clause


def plainly(typed: str) -> str:
    """Without articles, signs and capitals."""
    return " ".join(LEFT_OUT.sub(" ", typed.casefold()).split())
