"""Chooses one of the answers step by step: first the card, then the place (`parts` of a choice).

The functions are pure: they take the choices that are still possible and the step, and return the options.
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
    deed: str = ""  # what it does, where the question offers several deeds: these are chosen from first


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
    deed = spoken.get("deed", "")
    first = [deed] if deed else []
    words = spoken.get("parts") or [spoken["label"]] * len(offered["parts"])
    return Choice(
        offered["code"],
        (*[f"do:{each}" for each in first], *offered["parts"]),
        (*first, *words),
        spoken["label"],
        spoken["follows"] or "",
        deed,
    )


def first_step(still_open: Sequence[Choice], step: int) -> int:
    """The next step at which the choices differ."""
    while len(still_open) > 1 and len({each.ids[step] for each in still_open}) == 1:
        step += 1
    return step


def options(still_open: Sequence[Choice], step: int, nearness: Callable[[str], int]) -> list[Option]:
    """What can be chosen at this step, nearest first; with what follows, if only one answer is left."""
    groups: dict[str, list[Choice]] = {}
    for each in still_open:
        groups.setdefault(each.ids[step], []).append(each)
    return [option(group, step) for _, group in sorted(groups.items(), key=lambda item: nearness(item[0]))]


def option(group: list[Choice], step: int) -> Option:
    """One thing to point at; a deed with one answer is named as a whole."""
    if len(group) > 1:
        return Option(group[0].words[step], "", group)
    only = group[0]
    return Option(only.label if only.deed else only.words[step], only.follows, group)


def said_once(offered: Sequence[Option]) -> tuple[str, list[tuple[str, str]]]:
    """What follows from most of the options, if anything does, and the options without it."""
    shared, times = Counter(each.follows for each in offered).most_common(1)[0]
    if times < 2 or times * 2 < len(offered):
        shared = ""
    return shared, [(each.words, "" if each.follows == shared else each.follows) for each in offered]
