"""The names and texts of the cards for the browser, one file per game and language: `python -m courtier.web.names`.

The words live with the games; these files repeat them so that a page needs no further question. A test compares.
"""

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from courtier.core.registry import names as games
from courtier.table.phrases import PHRASES, is_about

LANGUAGES = ("en", "de")
FOLDER = Path(__file__).parent / "words"
Table = dict[str, dict[str, str]]


def words(game: str, lang: str) -> Table:
    """What the cards of a game are called, what stands on them, and the short words of its board."""
    collect = COLLECTORS.get(game)
    return collect(game, lang) if collect else {"cards": {}, "texts": {}, "words": {}}


def of_hofverrat(game: str, lang: str) -> Table:
    said, cards = part(game, "words"), part(game, "cards")
    missions = part(game, "events").MISSIONS
    roles = {role: part(game, "text.names").named(own_rows(game), "role", role, lang) for role in cards.ROLES}
    return {
        "cards": {kind: said.card_name(kind, lang) for kind in [*cards.CARDS, *missions, "spy"]},
        "texts": {
            **{mission: said.mission_text(mission, lang, {}) for mission in missions},
            **{role: said.GLOSSARY[lang][name] for role, name in roles.items()},
        },
        "words": {
            **{family: said.source_name(family, lang) for family in cards.FAMILIES},
            **roles,
            **{word: said.standing_word(*pair, lang) for word, pair in STANDINGS.items()},
        },
    }


def of_duhr(game: str, lang: str) -> Table:
    named, cards = part(game, "text.names"), part(game, "cards")
    kinds = [*cards.CARDS, *cards.HOUSES, *cards.AGENDAS, "concealed"]
    texts = {house: named.house_text(house, lang, {}) for house in cards.HOUSES}
    texts |= {f"suspicion.{house}": text for house, text in list(texts.items())}
    texts |= {f"event.{event}": named.event_text(event, lang, {}) for event in cards.EVENTS}
    texts |= {agenda: named.agenda_text(agenda, lang, {}) for agenda in cards.AGENDAS}
    deeds = {f"ability.{row['id']}": named.ability_name(row["ability"], lang) for row in own_rows(game)["house"]}
    deeds |= {f"event.{event}": named.card_name(f"event.{event}", lang) for event in cards.EVENTS}
    return {
        "cards": {kind: named.card_name(kind, lang) for kind in kinds},
        "texts": texts,
        "words": {**{status: named.status_word(status, lang) for status in cards.STATUSES}, **deeds},
    }


def of_intrigue(game: str, lang: str) -> Table:
    named = part(game, "text.names")
    kinds = part(game, "cards").CARDS
    rows = {kind: named.card_row(kind, own_rows(game))[1] for kind in kinds}
    illegal = part(game, f"text.{lang}").PHRASES["illegal"]
    return {
        "marks": {kind: illegal for kind, row in rows.items() if not row["legal"]},
        "numbers": {kind: str(row["number"]) for kind, row in rows.items() if row["type"] not in named.NUMBERLESS},
        "cards": {kind: named.card_name(kind, lang) for kind in kinds},
        "texts": {kind: named.card_text(kind, lang) for kind in kinds},
        "words": {
            **{colour: named.colour_name(colour, lang) for colour in part(game, "cards").COLOURS},
            **{each: named.type_name(each, lang) for each in part(game, "cards").TYPES},
            **{phase: named.phase_name(phase, lang) for phase in part(game, "court").PHASES},
            **{f"note_{note}": named.note_text(note, lang) for note in part(game, "actions").NOTES},
        },
    }


COLLECTORS: dict[str, Callable[[str, str], Table]] = {
    "hofverrat": of_hofverrat,
    "duhr": of_duhr,
    "intrigue": of_intrigue,
}


STANDINGS = {"esteemed": (1, 0), "neutral": (0, 0), "disgraced": (0, 1)}


def own_rows(game: str) -> Any:
    """The rows of a game's own cards."""
    return part(game, "deck").own_rows()


def part(game: str, name: str) -> Any:
    """A module of a game, which may not be there."""
    return import_module(f"courtier.games.{game}.{name}")


def page(game: str, lang: str) -> str:
    return json.dumps(words(game, lang), ensure_ascii=False, separators=(",", ":")) + "\n"


def phrase_page(lang: str) -> str:
    """The stock phrases of the table, and which of them are about somebody."""
    rows = [{"name": name, "text": said[lang], "about": is_about(name)} for name, said in PHRASES.items()]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Writes the files of all games that are there."""
    FOLDER.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        (FOLDER / f"phrases.{lang}.json").write_text(phrase_page(lang), encoding="utf-8")
    for game in games():
        for lang in LANGUAGES:
            (FOLDER / f"{game}.{lang}.json").write_text(page(game, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
