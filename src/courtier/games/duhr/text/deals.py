"""Deals in words: the menu's questions and answers, offers, promises and how they ended."""

from collections.abc import Sequence
from typing import Final

from courtier.core.deals.clause import DO, REFRAIN
from courtier.core.deals.menu import HIDDEN_DETAIL, OFFER, SIDE
from courtier.core.deals.words import TERMS_LENGTH, deal_events
from courtier.core.event import UNKNOWN
from courtier.core.words import Seen, answer, capital
from courtier.games.duhr.actions import ACCEPT, DETAIL, NO_DEAL, PARTNER, REFUSE, TERM
from courtier.games.duhr.cards import CARDS
from courtier.games.duhr.deals import AIMS, GIVES, HARMS, MOST_TURNS, NEGATES, VERBS
from courtier.games.duhr.menu import CARD, HOLD_BACK, PAY, PAY_TURNS, TERMS
from courtier.games.duhr.text import WORDS
from courtier.games.duhr.text.names import Listener

# One side of an offer


def side_words(ear: Listener, side: int, by: int, to: int) -> str:
    """What one of the two gives: `a scandal`, `a promise to spare Bob’s House …`."""
    term, detail = side // SIDE, side % SIDE
    if term == CARD:
        return ear.say("deal_unseen") if detail == HIDDEN_DETAIL else ear.a(CARDS[detail])
    if term == PAY:
        return ear.say("deal_pay", card=ear.a(CARDS[detail]), time=ear.say(f"deal_time_{PAY_TURNS}"))
    key = f"deal_{TERMS[term]}"
    time = ear.say(f"deal_time_{detail % MOST_TURNS + 1}")
    if term == HOLD_BACK:
        return ear.say(key, whom=ear.person(to, by, "it"), time=time)
    return ear.say(key, house=ear.house_of(detail // MOST_TURNS, by, "it"), time=time)


def offer_words(ear: Listener, offer: int, by: int, to: int) -> dict[str, str]:
    given, wanted = offer // OFFER, offer % OFFER
    return {"given": side_words(ear, given, by, to), "wanted": side_words(ear, wanted, to, by)}


# The menu


def offer_choice(ear: Listener, _: Seen, choice: Seen) -> Seen:
    if choice["code"] == NO_DEAL:
        return plain(ear, choice, "no_deal", ear.say("no_deal"))
    who = ear.names[choice["code"] - PARTNER]
    return plain(ear, choice, "deal_with", ear.say("deal_with", who=who))


def ask_side(ear: Listener, view: Seen) -> tuple[str, str]:
    """What one gives, then what one wants for it."""
    name, seat, partner, chosen, _ = view["more"]["chain"]
    who = ear.names[partner]
    if name == "deal_give":
        return ear.say("eyebrow_deal"), ear.say("ask_deal_give", who=who)
    if name == "deal_want":
        given = side_words(ear, chosen // OFFER, seat, partner)
        return ear.say("eyebrow_deal"), ear.say("ask_deal_want", who=who, given=given)
    return ear.say("eyebrow_deal"), ear.say("ask_deal_detail", who=who)


def term_choice(ear: Listener, view: Seen, choice: Seen) -> Seen:
    partner = view["more"]["chain"][2]
    whom = ear.names[partner] if view["more"]["chain"][0] == "deal_give" else ear.person(view["you"], partner, "it")
    return plain(ear, choice, "deal_part", ear.say(f"term_{TERMS[choice['code'] - TERM]}", whom=whom))


def detail_choice(ear: Listener, view: Seen, choice: Seen) -> Seen:
    name, seat, partner, chosen, _ = view["more"]["chain"]
    detail = choice["code"] - DETAIL
    if name == "deal_give_detail":
        words = side_words(ear, chosen // OFFER + detail, seat, partner)
    else:
        words = side_words(ear, chosen % OFFER + detail, partner, seat)
    return plain(ear, choice, "deal_part", words)


def ask_answer(ear: Listener, view: Seen) -> tuple[str, str]:
    by, to, given, wanted = view["more"]["offer"]
    words = offer_words(ear, given * OFFER + wanted, by, to)
    return ear.say("eyebrow_offer"), ear.say("ask_answer_deal", who=ear.names[by], **words)


def answer_choice(ear: Listener, _: Seen, choice: Seen) -> Seen:
    keys = {ACCEPT: "accept_deal", REFUSE: "refuse_deal"}
    key = keys.get(choice["code"], "counter_deal")
    return plain(ear, choice, key, ear.say(key))


def plain(ear: Listener, choice: Seen, key: str, words: str) -> Seen:
    """An answer that is said in one go, however many clicks it takes."""
    parts = [words] * len(choice["parts"])
    return answer(choice["code"], label=capital(words), commit=ear.say(f"commit_{key}"), follows="", parts=parts)


# Clauses of an offer


def clause_text(clause: Seen, lang: str, names: Sequence[str], you: int | None) -> str:
    """One clause of an offer as a sentence, as far as the reader may see it."""
    ear = Listener(WORDS, lang, names, you, {})
    by, to = clause["by"], clause["to"]
    whom = ear.person(to, by, "with")
    kind = clause["kind"]
    if kind == "give":
        return ear.told("clause_give", by, to=whom, cards=given_words(ear, clause))
    if kind == "show":
        return ear.told("clause_show", by, to=whom, what=shown_words(ear, clause))
    if kind == "words":
        return ear.told("clause_words", by, to=whom, text=ear.say("quoted", name=clause["text"]))
    return ear.told("promised", by, to=whom, what=promise_words(ear, terms_in(clause), by, to))


def given_words(ear: Listener, clause: Seen) -> str:
    """Cards by their names, or how many unseen ones; their giver reads which they are."""
    picks = (
        clause.get("picks") or [clause["what"]] * clause.get("count", 1) if "what" in clause else clause.get("picks")
    )
    if picks:
        return ear.counted(ear.card(each) for each in picks)
    return ear.say("cards_unseen", cards=ear.many(clause.get("count", 1), "card"))


def shown_words(ear: Listener, clause: Seen) -> str:
    if clause["what"] == "cards":
        return ear.counted([ear.card(clause["place"])] * clause.get("count", 1))
    return ear.say(f"shown_{clause['what']}")


def terms_in(clause: Seen) -> list[int]:
    """The numbers of a promise, as events tell them."""
    verb = sum(1 << VERBS.index(each) for each in clause["verbs"])
    what = CARDS.index(clause["what"]) if verb == GIVES else 0
    kind = DO if clause["kind"] == "do" else REFRAIN
    return [0, kind, verb, clause.get("whom", clause["to"]), what, 0, clause.get("count", 1), clause["until"], 0]


# Events


def shown_cards(ear: Listener, seen: Seen) -> str:
    cards = ear.many(seen["count"], "card")
    if seen["cards"] != UNKNOWN and seen["cards"]:
        named = ear.counted(ear.card(each) for each in seen["cards"])
        cards = ear.say("cards_seen", count=cards, cards=named)
    return ear.told("shown_cards", seen["seat"], cards=cards, whom=ear.person(seen["whom"], seen["seat"], "with"))


def deal_offered(ear: Listener, seen: Seen) -> str:
    by, to = seen["seat"], seen["to"]
    words = offer_words(ear, seen["given"] * OFFER + seen["wanted"], by, to)
    return ear.told("deal_offered", by, to=ear.person(to, by, "with"), **words)


def promise_words(ear: Listener, terms: list[int] | str, by: int, to: int) -> str:
    """What was promised: `to spare Bob’s House until the end of turn 7`."""
    if isinstance(terms, str) or len(terms) < TERMS_LENGTH:
        return ear.say("promise_unknown")
    _, kind, verb, whom, what, _, count, until, _ = terms
    time = ear.say("promise_time", turn=until)
    if verb == GIVES:
        cards = ear.a(CARDS[what]) if count == 1 else f"{count}× {ear.card(CARDS[what])}"
        return ear.say("promise_pay", cards=cards, time=time)
    if verb == NEGATES:
        return ear.say("promise_hold_back", whom=ear.person(to, by, "it"), time=time)
    house = ear.house_of(whom, by, "it")
    if kind != DO:
        return ear.say("promise_spare", house=house, time=time)
    key = {HARMS: "promise_against_house", AIMS: "promise_aim"}.get(verb, "promise_for_house")
    return ear.say(key, house=house, time=time)


DEAL_EVENTS: Final = deal_events("with", promise_words)
