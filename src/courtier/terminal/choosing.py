"""Which of the choices is meant, step by step: first the card, then where to (`parts` of a choice).

Pure: the choices that are still open and the step in, what one can point at out.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


class Choice(NamedTuple):
    """An answer: its code, what one points at in order (ids of the view), and all of it in words."""

    code: int
    ids: tuple[str, ...]
    words: tuple[str, ...]
    label: str
    follows: str


class Option(NamedTuple):
    """One thing to point at, and the answers it leaves open."""

    words: str
    follows: str
    choices: list[Choice]


def choices(view: Mapping[str, Any], prompt: Mapping[str, Any]) -> list[Choice]:
    """What the view offers, with the words of the prompt."""
    spoken = {each["code"]: each for each in prompt["choices"]}
    return [choice(each, spoken[each["code"]]) for each in view["choices"]]


def choice(offered: dict[str, Any], spoken: dict[str, Any]) -> Choice:
    return Choice(
        offered["code"],
        tuple(offered["parts"]),
        tuple(spoken.get("parts") or [spoken["label"]] * len(offered["parts"])),
        spoken["label"],
        spoken["follows"] or "",
    )


def first_step(still_open: Sequence[Choice], step: int) -> int:
    """The next step at which there is something to choose: what all have in common is passed over."""
    while len(still_open) > 1 and len({each.ids[step] for each in still_open}) == 1:
        step += 1
    return step


def options(still_open: Sequence[Choice], step: int, nearness: Callable[[str], int]) -> list[Option]:
    """What one can point at, nearest first; where that leaves one answer, what follows from it."""
    groups: dict[str, list[Choice]] = {}
    for each in still_open:
        groups.setdefault(each.ids[step], []).append(each)
    return [
        Option(group[0].words[step], group[0].follows if len(group) == 1 else "", group)
        for _, group in sorted(groups.items(), key=lambda item: nearness(item[0]))
    ]


def said_once(offered: Sequence[Option]) -> tuple[str, list[tuple[str, str]]]:
    """What follows from most of the options, if anything does, and the options without it."""
    shared, times = Counter(each.follows for each in offered).most_common(1)[0]
    if times < 2 or times * 2 < len(offered):
        shared = ""
    return shared, [(each.words, "" if each.follows == shared else each.follows) for each in offered]
