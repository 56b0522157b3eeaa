"""Advice: why something cannot be chosen; and, while all others are bots, what the strongest bot would answer.

The table says what the bot may know, and later puts its answer into words. A process of the server's lets it think.
"""

from typing import Any, Final, NamedTuple, cast

import courtier
from courtier.bots.hints import Hint, strongest
from courtier.core.errors import BadSetup
from courtier.core.registry import kind
from courtier.core.replay import drafted
from courtier.core.shapes import Prompt, View
from courtier.core.why_not import why_not as why_not_chosen
from courtier.table.messages import HintInfo
from courtier.table.play import asked
from courtier.table.state import Refusal, State
from courtier.table.view import seen_by

HINTS: Final[dict[str, dict[str, str]]] = {  # the strongest bot speaks
    "en": {
        "only": "There is only one answer: {answer}.",
        "thumb": "My choice, by a rule of thumb: {answer}.",
        "alike": "My choice: {answer} ({expects}). About as good: {next}.",
        "compared": "My choice: {answer} ({expects}). Next best: {next} ({instead}).",
        "unsure": "My choice: {answer} ({expects}). Perhaps as good: {next} ({instead}, which may be chance).",
    },
    "de": {
        "only": "Es gibt nur eine Antwort: {answer}.",
        "thumb": "Meine Wahl, nach einer Faustregel: {answer}.",
        "alike": "Meine Wahl: {answer} ({expects}). Etwa gleich gut: {next}.",
        "compared": "Meine Wahl: {answer} ({expects}). Danach: {next} ({instead}).",
        "unsure": "Meine Wahl: {answer} ({expects}). Vielleicht so gut: {next} ({instead}, was Zufall sein kann).",
    },
}


class Asked(NamedTuple):
    """All that a bot is given for a hint: what the person sees and may remember, and chance."""

    view: dict[str, Any]
    journal: list[dict[str, Any]]
    chance: int


def ask(state: State, visitor: str, question: int) -> Asked:
    """What a hint to this question is made of; `Refusal` where none is given."""
    match, seat = asked(state, visitor, question)
    others = [chair.name for chair in state.chairs if chair.owner not in (None, visitor)]
    if others:
        raise Refusal("hint_people", name=others[0])
    if strongest(state.settings.game) == "random":
        raise Refusal("hint_no_bot", title=state.kind().title)
    journal = match.journal(seat)
    if match.draft is not None:
        if match.draft.complete:
            raise Refusal("draft_complete")
        journal += drafted(match.draft)
    return Asked(seen_by(match, seat), journal, state.chance("hint", seat, question))


def why_not(state: State, visitor: str, part: str, lang: str) -> str:
    """Why the visitor cannot choose that part of their own view now; empty if it can. `Refusal` if there is none."""
    match, seat = state.match, state.own_seat(visitor)
    if match is None:
        raise Refusal("not_playing")
    try:
        return why_not_chosen(state.kind(), seen_by(match, seat), part, lang, state.names())
    except BadSetup:
        raise Refusal("no_part") from None


def told(state: State, view: dict[str, Any], question: int, hint: Hint, lang: str) -> HintInfo:
    """The hint for its reader."""
    prompt = courtier.prompt(cast("View", view), lang, state.names())
    return HintInfo(question, hint.answer, next_best(hint), in_words(view["game"], prompt, hint, lang))


def next_best(hint: Hint) -> int | None:
    """The answer that the bot would give else, if it compared any."""
    return hint.expected[1][0] if len(hint.expected) > 1 else None


def in_words(game: str, prompt: Prompt, hint: Hint, lang: str) -> str:
    """The answer with its reason, in the words of the question, which come from the visitor's own view alone."""
    say = HINTS["de" if lang == "de" else "en"]
    labels = {choice["code"]: choice["label"] for choice in prompt["choices"]}
    answer = labels[hint.answer]
    if len(labels) == 1:
        return say["only"].format(answer=answer)
    if len(hint.expected) < 2:
        return say["thumb"].format(answer=answer)
    (_, first), (other, second) = hint.expected
    expects, instead = kind(game).expectation(first, lang), kind(game).expectation(second, lang)
    key = "alike" if expects == instead else "compared" if first > second else "unsure"
    told = say[key].format(answer=answer, expects=expects, next=labels[other], instead=instead)
    return f"{told} {kind(game).expectation_scale(lang)}".strip()
