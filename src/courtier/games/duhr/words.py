"""The words of the game: the open question, the story, the rules, the names of things.

Sentences are made from views and glimpses, never from the game, by the same code for all languages: questions and
answers in `text/asked`, what an answer leads to in `text/consequences.py`, the story in `text/story.py`. The words
themselves are tables in `text/en` and `text/de`; the names of Houses, events and agendas are in the rows of the cards.
"""

from collections.abc import Sequence

from courtier.core.journal import question_to
from courtier.core.words import Seen, asked, waited
from courtier.games.duhr.questions import STEPS
from courtier.games.duhr.text import WORDS, deals, terms
from courtier.games.duhr.text.asked import negation
from courtier.games.duhr.text.asked.common import Asking
from courtier.games.duhr.text.deeds import chain_of
from courtier.games.duhr.text.names import (
    Listener,
    ability_name,
    agenda_text,
    card_name,
    event_text,
    house_name,
    house_text,
    source_name,
    status_word,
)
from courtier.games.duhr.text.story import open_question, tell

__all__ = [
    "GLOSSARY",
    "ability_name",
    "agenda_text",
    "card_name",
    "clause_phrases",
    "clause_text",
    "deal_terms",
    "event_text",
    "expectation",
    "expectation_scale",
    "explain",
    "house_name",
    "house_text",
    "prompt",
    "source_name",
    "spot_name",
    "status_word",
    "tell",
]

GLOSSARY = WORDS.glossary
explain = WORDS.explain
spot_name = WORDS.spot_name
expectation = WORDS.share_expected
expectation_scale = WORDS.expected_scale
clause_text = deals.clause_text
deal_terms = terms.deal_terms
clause_phrases = terms.clause_phrases


def prompt(view: Seen, lang: str, names: Sequence[str]) -> Seen:
    """The open question for the seat that is asked; for all others, who is waited for."""
    listener = Listener(WORDS, lang, names, view["you"], view["more"]["options"])
    if view["result"] is not None:
        return ended(listener, view)
    if not view["choices"]:
        return waited(waiting(listener, view))
    question = question_to(view)
    asking: Asking = STEPS.words(question)
    eyebrow, words = asking.ask(listener, view)
    choices = [asking.answer(listener, view, choice) for choice in view["choices"]]
    if question in ("main", "villainous_act"):
        say_all_where_alone(view["choices"], choices)
    return asked(eyebrow, words, choices, negation.own_house(listener, view) if question == "negate" else "")


def say_all_where_alone(offered: Sequence[Seen], choices: Sequence[Seen]) -> None:
    """A click that leaves one answer only says all of it: nobody shall act by pointing at a card."""
    for choice, words in zip(offered, choices, strict=True):
        ids, parts = choice["parts"], words["parts"]
        alike = [each["parts"] for each in offered if each is not choice]
        for step in range(len(ids) - 1):
            if not any(each[: step + 1] == ids[: step + 1] for each in alike):
                parts[step] = ": ".join(parts[step:])
                break


# Whom the others wait for


def waiting(listener: Listener, view: Seen) -> str:
    """Names all who were asked, whoever of them has answered; one's own answer is sealed."""
    seats = [each["seat"] for each in view["asked"]]
    if view["you"] in seats:
        return listener.say("sealed")
    if view["asked"][0]["question"] == "negate":
        top = chain_of(view)[-1]
        return listener.say(
            "waiting_window", deed=listener.deed(top.what, top.seat, "it"), people=listener.people(seats, "it")
        )
    return open_question(listener, view["more"]["pending"][-1], view["more"]["done"])


# The end


def ended(listener: Listener, view: Seen) -> Seen:
    """Who has won, the listener first if among them; in a tie over whom, and what becomes of the realm (D-WIN-4)."""
    result = view["result"]
    winners = listener.winners(result)
    names = [listener.say("you_too") if seat == listener.you else listener.names[seat] for seat in winners]
    total = result["scores"][winners[0]]
    key = "over" if len(winners) == 1 else "over_together"
    won = listener.told(key, winners[0], winners=listener.listed(names), total=total)
    houses = listener.listed([listener.house(view["more"]["houses"][seat]) for seat in winners])
    tale = listener.say(f"tale_{view['more']['status'][winners[0]]}", houses=houses)
    closing = " ".join([*tie(listener, result, total), tale])
    return waited(f"{won} {closing}", closing)


def tie(listener: Listener, result: Seen, total: int) -> list[str]:
    """D-WIN-2: who has as much and loses all the same, and why."""
    tied = [seat for seat, score in enumerate(result["scores"]) if score == total and seat not in result["winners"]]
    return [listener.say("tie", people=listener.people(tied, "with"))] if tied else []
