"""The words of the game: the open question, the story, the rules, the names of things.

Sentences are made from views and glimpses, never from the game, by the same code for all languages: questions and
answers in `text/asked`, the story in `text/story.py`. The words themselves are tables in `text/en` and `text/de`; the
names of houses, territories, hirelings, events and dishes stand in the rows of the cards.
"""

from collections.abc import Sequence

from courtier.core.words import Seen, asked, waited
from courtier.games.cutthroat.text import WORDS, deals, terms
from courtier.games.cutthroat.text.asked.answers import answer_words
from courtier.games.cutthroat.text.asked.question import ask
from courtier.games.cutthroat.text.names import (
    Listener,
    card_name,
    card_text,
    house_name,
    power_name,
    source_name,
    territory_name,
)
from courtier.games.cutthroat.text.story import tell

__all__ = [
    "GLOSSARY",
    "card_name",
    "card_text",
    "clause_phrases",
    "clause_text",
    "deal_terms",
    "expectation",
    "expectation_scale",
    "explain",
    "house_name",
    "power_name",
    "prompt",
    "source_name",
    "spot_name",
    "tell",
    "territory_name",
]

GLOSSARY = WORDS.glossary
explain = WORDS.explain
spot_name = WORDS.spot_name
clause_text = deals.clause_text
deal_terms = terms.deal_terms
clause_phrases = terms.clause_phrases
expectation = WORDS.share_expected
expectation_scale = WORDS.expected_scale


def prompt(view: Seen, lang: str, names: Sequence[str]) -> Seen:
    """The open question for the seat that is asked; for all others, who is waited for."""
    listener = Listener(WORDS, lang, names, view["you"], view["more"]["options"])
    if view["result"] is not None:
        return waited(ended(listener, view))
    if not view["choices"]:
        return waited(waiting(listener, view))
    eyebrow, question = ask(listener, view)
    return asked(eyebrow, question, [answer_words(listener, view, choice) for choice in view["choices"]])


def waiting(listener: Listener, view: Seen) -> str:
    """Names all who were asked, whoever of them has answered; one's own answer is sealed."""
    seats = [each["seat"] for each in view["asked"]]
    if view["you"] in seats:
        return listener.say("sealed")
    doing = listener.say(f"doing_{view['asked'][0]['question']}")
    return listener.say("waiting", people=listener.people(seats, "acc"), question=doing)


def ended(listener: Listener, view: Seen) -> str:
    """Who has won, the listener first if among them; a couple wins together (C-SCORE-14)."""
    result = view["result"]
    winners = listener.winners(result)
    names = [listener.say("you_too") if seat == listener.you else listener.names[seat] for seat in winners]
    key = "over" if len(winners) == 1 else "over_together"
    total = listener.many(result["scores"][winners[0]], "point")
    return listener.told(key, winners[0], winners=listener.listed(names), total=total)
