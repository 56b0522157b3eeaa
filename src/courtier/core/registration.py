"""Collects what a game has in the files whose names are the same in every game.

The table "Where things are in a game" in ARCHITECTURE.md says which file does which job, and which of them only some
games have. A game adds what it alone has with `_replace`. A package with other file names makes its `Kind` by hand, as
`examples/liars_dice` does.
"""

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from courtier.core.deals.character import CHARACTER_NAMES
from courtier.core.game import Game
from courtier.core.registry import Kind


def kind_of_package(package: str, title: str, seats: tuple[int, ...], minutes: int, sentence: dict[str, str]) -> Kind:
    """The game of a package with the usual files. `sentence` says in each of its languages what the game is about."""

    def file(name: str) -> ModuleType:
        return import_module(f"{package}.{name}")

    actions, search_model, words = file("actions"), file("search_model"), file("words")
    game = Kind(
        name=file("court").NAME,
        title=title,
        rules=1,
        seats=seats,
        options=file("options").OPTIONS,
        rows=file("deck").rows,
        set_up=file("rules").set_up,
        load=partial(load, package),
        view=file("view").view,
        belief=file("belief.belief").new_belief,
        events=tuple(file("events").SIGHT.rows),
        bookkeeping=file("text.bookkeeping").is_bookkeeping,
        questions=file("questions").STEPS.questions(),
        prompt=words.prompt,
        tell=words.tell,
        explain=words.explain,
        glossary=words.GLOSSARY,
        expectation=words.expectation,
        actions=actions.ACTION_COUNT,
        meaning=actions.meaning,
        draftable=False,
        bots={"greedy": file("greedy").Greedy},
        levels=search_model.LEVELS,
        search_model=search_model.Model,
        values=search_model.VALUES,
        learned=search_model.LEARNED,
        figures=file("figures").FIGURES,
        worth=file("evaluation").position_worth,
        open_points=file("open_points").open_points,
        why_not=file("text.why_not").why_not,
        encoding=file("encoding").ENCODING,
        sentence=sentence,
        minutes=minutes,
        appearance=file("appearance").APPEARANCE,
    )
    return game._replace(**in_optional_files(package, words))


def in_optional_files(package: str, words: ModuleType) -> dict[str, Any]:
    """By field of `Kind`: what only some games have, in files of their own or in some that all have."""
    found: dict[str, Any] = {}
    bookkeeping = import_module(f"{package}.text.bookkeeping")
    if hasattr(bookkeeping, "summed_up"):
        found["summed_up"] = bookkeeping.summed_up
    figures = import_module(f"{package}.figures")
    if hasattr(figures, "began"):
        found["began"] = figures.began
    if hasattr(words, "expectation_scale"):
        found["expectation_scale"] = words.expectation_scale
    if find_spec(f"{package}.fulfilled"):
        found["fulfilled"] = import_module(f"{package}.fulfilled").fulfilled
    if find_spec(f"{package}.campaign"):
        found["campaign"] = import_module(f"{package}.campaign").CAMPAIGN
    if find_spec(f"{package}.deals"):
        found["deals"] = import_module(f"{package}.deals").RULES
        found["characters"] = CHARACTER_NAMES
        found |= {name: getattr(words, name) for name in ("clause_text", "deal_terms", "clause_phrases")}
    return found


def load(package: str, data: dict[str, Any]) -> Game:
    """The game of a dump; `BadPosition` if it is none that can be played on."""
    options = import_module(package).GAME.options_in(data)
    game: Game = import_module(f"{package}.position").playable({**data, "options": options})
    return game
