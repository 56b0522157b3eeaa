"""The words of the game: the open question, the story, the rules, the names of things.

Sentences are made from views and glimpses, never from the game, by the same code for all languages: the question here,
the answers in `text/asked`, the story in `text/story.py`. The words themselves are tables in `text/en` and `text/de`;
the names of types of cards stand in the rows of the cards.

A question and the names of its answers do not depend on the hand; only what follows from an answer does.
"""

from collections.abc import Sequence

from courtier.core.journal import question_to
from courtier.core.words import Seen, answer, asked, sentence, waited
from courtier.games.intrigue.cards import SETUP_HAND
from courtier.games.intrigue.questions import STEPS
from courtier.games.intrigue.text import WORDS
from courtier.games.intrigue.text.asked.draw import first_draws
from courtier.games.intrigue.text.asked.said import Said
from courtier.games.intrigue.text.names import (
    Listener,
    back_name,
    card_name,
    card_text,
    colour_name,
    face_name,
    note_text,
    phase_name,
    source_name,
    type_name,
)
from courtier.games.intrigue.text.story import tell
from courtier.games.intrigue.text.table_facts import own_hand, partner_of, traders

__all__ = [
    "GLOSSARY",
    "back_name",
    "card_name",
    "card_text",
    "colour_name",
    "expectation",
    "expectation_scale",
    "explain",
    "face_name",
    "note_text",
    "phase_name",
    "prompt",
    "source_name",
    "spot_name",
    "tell",
    "type_name",
]

GLOSSARY = WORDS.glossary
explain = WORDS.explain
spot_name = WORDS.spot_name
expectation = WORDS.share_expected
expectation_scale = WORDS.expected_scale
SEALED = ("setup_draw", "ready", "offer", "claim", "decide", "object", "put_down", "announce", "vote", "draw_source")


def prompt(view: Seen, lang: str, names: Sequence[str]) -> Seen:
    """The open question for the seat that is asked; for all others, who is waited for."""
    listener = Listener(WORDS, lang, names, view["you"], view["more"]["options"])
    if not view["choices"]:
        return waited(waiting(listener, view))
    question = question_to(view)
    choices = [choice_words(listener, view, question, choice["code"]) for choice in view["choices"]]
    said = asked(eyebrow(listener, view, question), ask(listener, view, question), choices)
    plans = first_draws(listener, SETUP_HAND - len(own_hand(view))) if question == "setup_draw" else []
    return {**said, "plans": plans} if plans else said


def choice_words(listener: Listener, view: Seen, question: str, code: int) -> Seen:
    said: Said = STEPS.words(question)(listener, view, code)
    return answer(code, label=said.label, commit=said.commit, follows=sentence(said.clauses), parts=said.parts)


# The question


def eyebrow(listener: Listener, view: Seen, question: str) -> str:
    if view["more"]["phase"] == "setup":
        card = len(own_hand(view)) + 1
        return listener.say("eyebrow_setup", card=card, cards=SETUP_HAND, mode=mode(listener, view, question))
    phase = listener.text.PHASES[view["more"]["phase"]]
    return listener.say("eyebrow", round=view["more"]["round"], phase=phase, mode=mode(listener, view, question))


def mode(listener: Listener, view: Seen, question: str) -> str:
    """Whether one answers alone, or sealed with others."""
    together = len(view["asked"])
    if question == "heir_discard":
        return listener.say("to_go", count=view["more"]["to_discard"])
    if question == "bribe_discard":
        return listener.say("due", amount=view["more"]["bribe"])
    if together > 1:
        return listener.say("sealed_many", count=together)
    return listener.say("sealed_one" if question in SEALED else "alone")


def ask(listener: Listener, view: Seen, question: str) -> str:
    key = f"ask_{question}"
    if question in ("offer", "claim", "decide"):
        return listener.say(key, who=listener.names[partner_of(view)])
    if question == "object":
        one, other = (listener.names[seat] for seat in traders(view))
        return listener.say(key, one=one, other=other)
    if question == "pay_fine":
        return listener.say(key, amount=view["more"]["fines"][0]["amount"])
    if question == "choose_payee":
        return listener.say(key, card=listener.card(view["more"]["paying"]))
    if question == "heir":
        return listener.say(key, cards=listener.many(len(own_hand(view)), "card"))
    return listener.say(key)


# Whom the others wait for


def waiting(listener: Listener, view: Seen) -> str:
    if view["result"] is not None:
        return outcome(listener, view["result"])
    question = view["asked"][0]["question"]
    code = view["more"]["answer"]
    if code is not None:
        sealed: Said = STEPS.words(question)(listener, view, code)
        return listener.say("sealed", answer=sealed.label)
    names = [listener.names[each["seat"]] for each in view["asked"]]
    one, several = listener.text.WAITING[question]
    return (one if len(names) == 1 else several).format(who=listener.listed(names))


def outcome(listener: Listener, result: Seen) -> str:
    """Who has won; the listener, if among them, comes first."""
    winners = listener.winners(result)
    if len(winners) == 1:
        return listener.told("over", winners[0], total=result["scores"][winners[0]])
    names = [
        listener.say(
            "winner",
            who=listener.say("you") if seat == listener.you else listener.names[seat],
            total=result["scores"][seat],
        )
        for seat in winners
    ]
    return listener.told("over_together", winners[0], winners=listener.listed(names))
