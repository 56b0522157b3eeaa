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


def side_words(listener: Listener, side: int, by: int, to: int) -> str:
    """What one of the two gives: `a scandal`, `a promise to spare Bob’s House …`."""
    term, detail = side // SIDE, side % SIDE
    if term == CARD:
        return listener.say("deal_unseen") if detail == HIDDEN_DETAIL else listener.a(CARDS[detail])
    if term == PAY:
        return listener.say("deal_pay", card=listener.a(CARDS[detail]), time=listener.say(f"deal_time_{PAY_TURNS}"))
    key = f"deal_{TERMS[term]}"
    time = listener.say(f"deal_time_{detail % MOST_TURNS + 1}")
    if term == HOLD_BACK:
        return listener.say(key, whom=listener.person(to, by, "it"), time=time)
    return listener.say(key, house=listener.house_of(detail // MOST_TURNS, by, "it"), time=time)


def offer_words(listener: Listener, offer: int, by: int, to: int) -> dict[str, str]:
    given, wanted = offer // OFFER, offer % OFFER
    return {"given": side_words(listener, given, by, to), "wanted": side_words(listener, wanted, to, by)}


# The menu


def offer_choice(listener: Listener, _: Seen, choice: Seen) -> Seen:
    if choice["code"] == NO_DEAL:
        return plain(listener, choice, "no_deal", listener.say("no_deal"))
    who = listener.names[choice["code"] - PARTNER]
    return plain(listener, choice, "deal_with", listener.say("deal_with", who=who))


def ask_side(listener: Listener, view: Seen) -> tuple[str, str]:
    """What one gives, then what one wants for it."""
    name, seat, partner, chosen, _ = view["more"]["chain"]
    who = listener.names[partner]
    if name == "deal_give":
        return listener.say("eyebrow_deal"), listener.say("ask_deal_give", who=who)
    if name == "deal_want":
        given = side_words(listener, chosen // OFFER, seat, partner)
        return listener.say("eyebrow_deal"), listener.say("ask_deal_want", who=who, given=given)
    return listener.say("eyebrow_deal"), listener.say("ask_deal_detail", who=who)


def term_choice(listener: Listener, view: Seen, choice: Seen) -> Seen:
    partner = view["more"]["chain"][2]
    whom = (
        listener.names[partner]
        if view["more"]["chain"][0] == "deal_give"
        else listener.person(view["you"], partner, "it")
    )
    return plain(listener, choice, "deal_part", listener.say(f"term_{TERMS[choice['code'] - TERM]}", whom=whom))


def detail_choice(listener: Listener, view: Seen, choice: Seen) -> Seen:
    name, seat, partner, chosen, _ = view["more"]["chain"]
    detail = choice["code"] - DETAIL
    if name == "deal_give_detail":
        words = side_words(listener, chosen // OFFER + detail, seat, partner)
    else:
        words = side_words(listener, chosen % OFFER + detail, partner, seat)
    return plain(listener, choice, "deal_part", words)


def ask_answer(listener: Listener, view: Seen) -> tuple[str, str]:
    by, to, given, wanted = view["more"]["offer"]
    words = offer_words(listener, given * OFFER + wanted, by, to)
    return listener.say("eyebrow_offer"), listener.say("ask_answer_deal", who=listener.names[by], **words)


def answer_choice(listener: Listener, _: Seen, choice: Seen) -> Seen:
    keys = {ACCEPT: "accept_deal", REFUSE: "refuse_deal"}
    key = keys.get(choice["code"], "counter_deal")
    return plain(listener, choice, key, listener.say(key))


def plain(listener: Listener, choice: Seen, key: str, words: str) -> Seen:
    """An answer that is said in one go, however many clicks it takes."""
    parts = [words] * len(choice["parts"])
    return answer(choice["code"], label=capital(words), commit=listener.say(f"commit_{key}"), follows="", parts=parts)


# Clauses of an offer


def clause_text(clause: Seen, lang: str, names: Sequence[str], you: int | None) -> str:
    """One clause of an offer as a sentence, as far as the reader may see it."""
    listener = Listener(WORDS, lang, names, you, {})
    by, to = clause["by"], clause["to"]
    whom = listener.person(to, by, "with")
    kind = clause["kind"]
    if kind == "give":
        return listener.told("clause_give", by, to=whom, cards=given_words(listener, clause))
    if kind == "show":
        return listener.told("clause_show", by, to=whom, what=shown_words(listener, clause))
    if kind == "words":
        return listener.told("clause_words", by, to=whom, text=listener.say("quoted", name=clause["text"]))
    return listener.told("promised", by, to=whom, what=promise_words(listener, terms_in(clause), by, to))


def given_words(listener: Listener, clause: Seen) -> str:
    """Cards by their names, or how many unseen ones; their giver reads which they are."""
    picks = (
        clause.get("picks") or [clause["what"]] * clause.get("count", 1) if "what" in clause else clause.get("picks")
    )
    if picks:
        return listener.counted(listener.card(each) for each in picks)
    return listener.say("cards_unseen", cards=listener.many(clause.get("count", 1), "card"))


def shown_words(listener: Listener, clause: Seen) -> str:
    if clause["what"] == "cards":
        return listener.counted([listener.card(clause["place"])] * clause.get("count", 1))
    return listener.say(f"shown_{clause['what']}")


def terms_in(clause: Seen) -> list[int]:
    """The numbers of a promise, as events tell them."""
    verb = sum(1 << VERBS.index(each) for each in clause["verbs"])
    what = CARDS.index(clause["what"]) if verb == GIVES else 0
    kind = DO if clause["kind"] == "do" else REFRAIN
    return [0, kind, verb, clause.get("whom", clause["to"]), what, 0, clause.get("count", 1), clause["until"], 0]


# Events


def shown_cards(listener: Listener, seen: Seen) -> str:
    cards = listener.many(seen["count"], "card")
    if seen["cards"] != UNKNOWN and seen["cards"]:
        named = listener.counted(listener.card(each) for each in seen["cards"])
        cards = listener.say("cards_seen", count=cards, cards=named)
    return listener.told(
        "shown_cards", seen["seat"], cards=cards, whom=listener.person(seen["whom"], seen["seat"], "with")
    )


def deal_offered(listener: Listener, seen: Seen) -> str:
    by, to = seen["seat"], seen["to"]
    words = offer_words(listener, seen["given"] * OFFER + seen["wanted"], by, to)
    return listener.told("deal_offered", by, to=listener.person(to, by, "with"), **words)


def promise_words(listener: Listener, terms: list[int] | str, by: int, to: int) -> str:
    """What was promised: `to spare Bob’s House until the end of turn 7`."""
    if isinstance(terms, str) or len(terms) < TERMS_LENGTH:
        return listener.say("promise_unknown")
    _, kind, verb, whom, what, _, count, until, _ = terms
    time = listener.say("promise_time", turn=until)
    if verb == GIVES:
        cards = listener.a(CARDS[what]) if count == 1 else f"{count}× {listener.card(CARDS[what])}"
        return listener.say("promise_pay", cards=cards, time=time)
    if verb == NEGATES:
        return listener.say("promise_hold_back", whom=listener.person(to, by, "it"), time=time)
    house = listener.house_of(whom, by, "it")
    if kind != DO:
        return listener.say("promise_spare", house=house, time=time)
    key = {HARMS: "promise_against_house", AIMS: "promise_aim"}.get(verb, "promise_for_house")
    return listener.say(key, house=house, time=time)


DEAL_EVENTS: Final = deal_events("with", promise_words)
