"""The question in words, and the line above it that says why one is asked."""

from typing import Any

from courtier.core.journal import question_to
from courtier.core.words import Seen
from courtier.games.cutthroat.stack import STEPS
from courtier.games.cutthroat.text.names import Listener, territory_at
from courtier.games.cutthroat.text.offers import (
    DRAFTING,
    has_picked,
    offer_question_words,
)

LANDLESS = -1


def dispute_words(listener: Listener, view: Seen) -> dict[str, Any]:
    """The dispute that is voted on: who complains about whom, and which deal."""
    deal, by, against = view["more"]["disputed"][-1]
    return {"deal": deal, "who": listener.names[by], "whom": listener.person(against, None, "acc")}


def ask(listener: Listener, view: Seen) -> tuple[str, str]:
    """The line above the question, and the question."""
    question = question_to(view)
    words = question_words(listener, view, question)
    if question == "judge_dispute":
        words |= dispute_words(listener, view)
    eyebrow = listener.say(f"eyebrow_{eyebrow_key(view, question)}", **words)
    return eyebrow, listener.say(question_key(view, question), **words)


def eyebrow_key(view: Seen, question: str) -> str:
    """The player at whom something is aimed is told so."""
    if question == "takeback" and view["you"] in view["more"]["announced"][-1]["aimed"]:
        return "aimed"
    eyebrow: str = STEPS.words(question)
    return eyebrow


def question_key(view: Seen, question: str) -> str:
    more = view["more"]
    if question == "propose":
        return f"ask_propose_{more['vote']['subject']}"
    if question == "collect" and more["collecting"] == LANDLESS:
        return "ask_collect_landless"
    if question == "lay_stack" and not laid(view):
        return "ask_lay_stack_first"
    if question == "pick_goods" and has_picked(view):
        return "ask_pick_goods_more"
    return f"ask_{question}"


def question_words(listener: Listener, view: Seen, question: str) -> dict[str, Any]:
    """What the questions name: a territory, a deed, a person, a dish."""
    more = view["more"]
    words: dict[str, Any] = {}
    place = place_asked(view, question)
    if place is not None:
        words["territory"] = listener.territory(territory_at(view, place))
    if more["vote"] is not None:
        words["subject"] = listener.say(f"subject_{more['vote']['subject']}")
    if more["event"] is not None:
        words["event"] = listener.title(more["event"])
    if more["announced"]:
        words["deed"] = deed_words(listener, more["announced"][-1])
        words["what"] = deed_title(listener, more["announced"][-1])
    if question == "lay_stack":
        words["cards"] = listener.in_order(laid(view))
    if question in DRAFTING or question == "answer_deal":
        words.update(offer_question_words(listener, view, question))
    if question == "serve":
        words["dish"] = listener.card(more["serving"])
    if question == "answer_suit":
        words["whom"] = listener.person(more["suitor"], None, "acc")
    if question == "propose_share":
        words["whom"] = listener.person(more["share_of"], view["you"], "acc")
        words["left"] = listener.many(more["share_left"], "coin")
    return words


def place_asked(view: Seen, question: str) -> int | None:
    """The place of the ring that a question is about, if it is about one."""
    more = view["more"]
    field = {"collect": "collecting", "occupy": "place", "pay_swords": "place"}.get(question, "target")
    place = more.get(field)
    return None if place is None or place < 0 else int(place)


def laid(view: Seen) -> list[str]:
    """The cards of one's own unfinished stack, top first."""
    return list(view["more"]["laid"] or [])


def deed_words(listener: Listener, announced: Seen) -> str:
    """Something announced, by its card, power or place, and by who announced it."""
    who = announced["seat"]
    return listener.say(
        "deed_own" if who == listener.you else "deed", who=listener.names[who], deed=deed_title(listener, announced)
    )


def deed_title(listener: Listener, announced: Seen) -> str:
    """What was announced, without who announced it."""
    table, _, name = announced["deed"].partition(".")
    if table == "hireling":
        return listener.title(name)
    if table == "power":
        return listener.power(name)
    key = f"deed_{announced['deed'].replace('.', '_')}"
    return listener.say(key, territory=listener.territory(announced["territory"]))
