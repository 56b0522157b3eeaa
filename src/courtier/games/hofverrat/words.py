"""The words of the game: the open question, the story, the rules, the names of things.

Sentences are made from views and glimpses, never from the game, by the same code for all languages: the question and
its answers in `text/asked.py`, the story in `text/story.py`. The words themselves are tables in `text/en.py` and
`text/de.py`; the names of roles and missions stand in the rows of the cards.
"""

from collections.abc import Sequence

from courtier.core.words import Seen, asked, waited
from courtier.games.hofverrat.cards import HAND
from courtier.games.hofverrat.questions import STEPS
from courtier.games.hofverrat.text import WORDS
from courtier.games.hofverrat.text.asked import Asking, striking
from courtier.games.hofverrat.text.names import (
    Listener,
    card_name,
    family_name,
    mission_text,
    own_turn,
    signed,
    source_name,
    standing_word,
)
from courtier.games.hofverrat.text.story import tell

__all__ = [
    "GLOSSARY",
    "card_name",
    "expectation",
    "expectation_scale",
    "explain",
    "family_name",
    "mission_text",
    "prompt",
    "source_name",
    "spot_name",
    "standing_word",
    "tell",
]

GLOSSARY = WORDS.glossary
explain = WORDS.explain
spot_name = WORDS.spot_name
expectation = WORDS.share_expected
expectation_scale = WORDS.expected_scale


def prompt(view: Seen, lang: str, names: Sequence[str]) -> Seen:
    """The open question for the seat that is asked; for all others, who is waited for."""
    listener = Listener(WORDS, lang, names, view["you"], view["more"]["options"])
    questions = [each["question"] for each in view["asked"] if each["seat"] == view["you"]]
    if not questions:
        return waited(waiting(listener, view))
    asking: Asking = STEPS.words(questions[0])
    eyebrow = turn_and_card(listener, view, lay=questions[0] == "lay")
    return asked(eyebrow, asking.ask(listener, view), asking.answers(listener, view))


# The question


def turn_and_card(listener: Listener, view: Seen, lay: bool) -> str:
    seats = len(view["seats"])
    laid = HAND - len(view["more"]["open"])
    return listener.say(
        "eyebrow",
        turn=own_turn(view["turn"]["number"], seats),
        turns=view["more"]["turns"] // seats,
        card=laid + 1 if lay else laid,
        cards=HAND,
    )


# Whom the others wait for


def waiting(listener: Listener, view: Seen) -> str:
    if view["result"] is not None:
        return outcome(listener, view["result"])
    now = view["asked"][0]
    if now["question"] == "lay":
        return listener.told("waiting_lay", now["seat"])
    return listener.told("waiting_victim", now["seat"], the=listener.the(striking(view)))


def outcome(listener: Listener, result: Seen) -> str:
    """Who has won; the listener, if among them, comes first."""
    winners = listener.winners(result)
    total = signed(result["scores"][winners[0]])
    names = [listener.say("you") if seat == listener.you else listener.names[seat] for seat in winners]
    key = "over" if len(winners) == 1 else "over_together"
    return listener.told(key, winners[0], winners=listener.listed(names), total=total)
