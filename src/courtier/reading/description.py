"""All that a seat may know now, as one text: the table, the deals, and the open question with its numbered answers."""

from collections.abc import Sequence
from typing import Any

from courtier.core.registry import Kind, kind
from courtier.core.words import check_names
from courtier.reading.deals import deal_lines
from courtier.reading.phrases import numbered_answer, speaker
from courtier.reading.reader import Reader, View, from_left
from courtier.reading.sentences import table_lines


def describe(view: View, lang: str, names: Sequence[str]) -> str:
    """See `courtier.describe`."""
    game, reader = kind(view["game"]), reader_of(view, lang, names)
    deals = deal_lines(view, game, reader) if view["deals"] else []
    parts = [[heading(view, game, reader)], table_lines(view, reader), deals, question_lines(view, game, reader)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def describe_question(view: View, lang: str, names: Sequence[str]) -> str:
    """The last part of `describe` alone: what is asked, with its numbered answers."""
    return "\n".join(question_lines(view, kind(view["game"]), reader_of(view, lang, names)))


def reader_of(view: View, lang: str, names: Sequence[str]) -> Reader:
    """Who reads; raises `BadSetup` if the language is unknown or a name is missing."""
    check_names(view, names)
    spoken = kind(view["game"]).language(lang)
    return Reader(spoken, speaker(spoken), names)


def heading(view: View, game: Kind, reader: Reader) -> str:
    """Which game it is, and who looks."""
    you = view["you"]
    if you is None:
        return reader.say("watching", title=game.title)
    left = reader.names[from_left(view)[0]]
    return reader.say(
        "welcome", title=game.title, name=reader.names[you], seat=you + 1, seats=len(reader.names), left=left
    )


def question_lines(view: View, game: Kind, reader: Reader) -> list[str]:
    """What is asked, and every answer with what follows from it; who is not asked reads whom all wait for."""
    prompt = game.prompt(view, reader.lang, reader.names)
    if not view["choices"]:
        return [prompt["waiting"]] if prompt["waiting"] else []
    lines = [words for words in (prompt["eyebrow"], prompt["question"], prompt["note"]) if words]
    return [*lines, *choice_lines(view, prompt, reader)]


def choice_lines(view: View, prompt: Any, reader: Reader) -> list[str]:
    """The answers in the order of the view's choices, numbered from 1."""
    most = len(view["choices"])
    spoken = {each["code"]: each for each in prompt["choices"]}
    lines = [reader.say("choose_only") if most == 1 else reader.say("choose", most=most)]
    for number, choice in enumerate(view["choices"], 1):
        words = spoken[choice["code"]]
        lines.append(numbered_answer(number, words["label"], words["follows"] or ""))
    return lines
