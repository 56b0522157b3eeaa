"""Deals in words: clauses of an offer, promises and how they ended."""

from collections.abc import Sequence
from typing import Any, Final

from courtier.core.deals.clause import ACT, CLAUSES, GIVE, GRANT, OBLIGE, REFRAIN, TO_ALL, TO_THE_END, WORDS
from courtier.core.deals.conduct import ANY
from courtier.core.deals.words import TERMS_LENGTH, deal_events
from courtier.core.words import Seen
from courtier.games.cutthroat.cards import HIRELINGS, TERRITORIES
from courtier.games.cutthroat.clauses import (
    ACTS,
    ATTACKS,
    COIN,
    DISH,
    GOODS,
    HAND_CARD,
    POISONS,
    PROMISED_DEEDS,
    STRIKES,
    UNSEEN_DISH,
    UNSEEN_GEM,
    UNSEEN_HIRELING,
    UNSEEN_MERCENARY,
    VERBS,
)
from courtier.games.cutthroat.text import WORDS as TEXT
from courtier.games.cutthroat.text.names import Listener

UNSEEN_NOUNS: Final = {
    UNSEEN_GEM: "gem",
    UNSEEN_MERCENARY: "mercenary",
    UNSEEN_HIRELING: "hireling",
    UNSEEN_DISH: "dish",
}


# Clauses of an offer


def clause_text(clause: Seen, lang: str, names: Sequence[str], you: int | None) -> str:
    """One clause of an offer as a sentence, as far as the reader may see it."""
    listener = Listener(TEXT, lang, names, you, {})
    by, to, kind = clause["by"], clause["to"], clause["kind"]
    whom = listener.say("to_all") if to == TO_ALL else listener.person(to, by, "dat")
    if kind == "give" and not clause.get("due"):
        return listener.told("clause_give", by, to=whom, goods=given_words(listener, clause))
    if kind == "show":
        return listener.told("clause_show", by, to=whom, what=listener.say(f"shown_{clause['what']}"))
    if kind == "words" and "text" in clause:  # a view tells only that there are such words
        return listener.told("clause_words", by, to=whom, text=clause["text"])
    return listener.told("promised", by, to=whom, what=promise_words(listener, terms_in(clause), by, to))


def given_words(listener: Listener, clause: Seen) -> str:
    """Goods by their names, or how many unseen ones; their giver reads which they are."""
    count = clause.get("count", 1)
    if "what" in clause:
        return goods_words(listener, GOODS.index(clause["what"]), count)
    noun = listener.many(count, UNSEEN_NOUNS.get(clause.get("place", ANY), "card"))
    picks = clause.get("picks")
    return (
        listener.say("which", count=noun, cards=listener.cards(picks)) if picks else listener.say("unseen", goods=noun)
    )


def goods_words(listener: Listener, good: int, count: int) -> str:
    if good == COIN:
        return listener.many(count, "coin")
    noun = "gem" if good < HAND_CARD else "dish" if good >= DISH else card_noun(GOODS[good])
    return listener.say("which", count=listener.many(count, noun), cards=listener.cards([GOODS[good]] * count))


def card_noun(kind: str) -> str:
    return "mercenary" if kind.startswith("mercenary") else "hireling"


def terms_in(clause: Seen) -> list[int]:
    """The numbers of a promise, as events tell them."""
    verb = sum(1 << VERBS.index(each) for each in clause.get("verbs", ()))
    kind = CLAUSES.index(clause["kind"])
    names = GOODS if kind == GIVE else ACTS if kind in (GRANT, ACT) else PROMISED_DEEDS
    what = names.index(clause["what"]) if "what" in clause else ANY
    whom, place = clause.get("whom", ANY), clause.get("place", ANY)
    until, due = clause.get("until", TO_THE_END), clause.get("due", 0)
    return [0, kind, verb, whom, what, place, clause.get("count", 1), until, due]


# Promises


def promise_words(listener: Listener, terms: list[int], by: int, to: int) -> str:
    """What was promised: `passage through Marrow until the end of turn 7`."""
    if len(terms) < TERMS_LENGTH:
        return listener.say("promise_words")
    _, kind, verb, whom, what, place, count, until, _ = terms
    words = {
        "time": time_words(listener, until),
        "territory": listener.territory(TERRITORIES[place]) if 0 <= place < len(TERRITORIES) else "",
        "whom": listener.person(to, by, "acc"),
        "to": listener.person(to, by, "dat"),
        "land": land_words(listener, place, to),
    }
    if kind == GIVE:
        return listener.say("promise_pay", goods=goods_words(listener, what, count))
    if kind == OBLIGE:
        return vote_words(listener, whom, place, by)
    if kind == WORDS:
        return listener.say("promise_words")
    if kind == REFRAIN:
        return refrain_words(listener, verb, what, words)
    return listener.say(f"promise_{ACTS[what]}", **words)


def land_words(listener: Listener, territory: int, owner: int) -> str:
    """One territory by its name, or all land of a player."""
    if 0 <= territory < len(TERRITORIES):
        return listener.territory(TERRITORIES[territory])
    return listener.say("land_yours") if owner == listener.you else listener.say("land_of", whose=listener.whose(owner))


def time_words(listener: Listener, until: int) -> str:
    return listener.say("promise_end") if until == TO_THE_END else listener.say("promise_turn", turn=until)


def vote_words(listener: Listener, author: int, answer: int, by: int) -> str:
    """For a proposal; in a dispute for one of its three answers."""
    if answer != ANY:
        return listener.say(f"promise_verdict_{answer}")
    return listener.say("promise_vote", proposal=listener.proposal(author, by, "acc"))


def refrain_words(listener: Listener, verb: int, what: int, words: dict[str, Any]) -> str:
    if verb == POISONS:
        return listener.say("promise_serve", **words)
    if verb & ATTACKS:
        return listener.say("promise_peace_effects" if verb & STRIKES else "promise_peace", **words)
    return listener.say("promise_hold", deed=deed_words(listener, PROMISED_DEEDS[what]), **words)


def deed_words(listener: Listener, deed: str) -> str:
    if deed in HIRELINGS:
        return listener.title(deed)
    return listener.say("deed_blackmail_held") if deed == "blackmail" else listener.power(deed)


DEAL_EVENTS: Final = deal_events("dat", promise_words)
