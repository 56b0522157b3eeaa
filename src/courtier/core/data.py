"""Rows of cards. This module alone reads package data; a game checks what it needs of its rows."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

from courtier.core.errors import BadCards

LANGUAGES = ("en", "de")
Rows = dict[str, list[dict[str, Any]]]
KINDS = {
    str: "words",
    int: "a whole number",
    float: "a number with a point",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}

Cards = TypeVar("Cards")


class CardFile(Generic[Cards]):
    """The file `data/cards.toml` of a game's package, and how the game makes cards of rows."""

    def __init__(self, package: str, read: Callable[[Rows], Cards]) -> None:
        self.package = package
        self.read = read

    @cached_property
    def rows(self) -> Rows:
        return package_rows(self.package, "cards.toml")

    @cached_property
    def cards(self) -> Cards:
        return self.read(self.rows)

    def own_rows(self) -> Rows:
        """The rows as they come with the game."""
        return self.rows

    def cards_of(self, options: Mapping[str, Any]) -> Cards:
        """The cards that a game with these options is played with."""
        return self.read(options["cards"]) if "cards" in options else self.cards


def package_rows(package: str, name: str) -> Rows:
    """The rows that come with a game."""
    return read_rows(package_text(package, f"data/{name}"), name)


def package_text(package: str, name: str) -> str:
    """A text file that comes with a package."""
    from importlib.resources import files  # noqa: PLC0415 - `import courtier` stays quick

    return (files(package) / name).read_text(encoding="utf-8")


def read_rows(text: str, source: str) -> Rows:
    """TOML as tables of rows."""
    import tomllib  # noqa: PLC0415 - `import courtier` stays quick

    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"{source}: not readable as TOML: {error}") from None
    for table, content in rows.items():
        if not is_table(content):
            raise BadCards(f"{source}: expected rows, each under [[{table}]], got {kind(content)}")
    return rows


def replaced(own: Rows, given: Rows) -> Rows:
    """The game's own rows with the given ones put in their place, field by field, by id."""
    result = {table: [dict(row) for row in rows] for table, rows in own.items()}
    for table, rows in given.items():
        if table not in result:
            raise BadCards(f"unknown table [[{table}]]; this game has {', '.join(sorted(result))}")
        expect(is_table(rows), f"expected rows, each under [[{table}]], got {kind(rows)}")
        known = {each["id"]: each for each in result[table]}
        for row, name in zip(rows, ids_of(table, rows, list(known)), strict=True):
            for field, value in row.items():
                replace_field(known[name], table, field, value)
    return result


def is_table(rows: Any) -> bool:
    """Is it a list of rows?"""
    return isinstance(rows, list) and all(isinstance(row, dict) for row in rows)


def ids_of(table: str, rows: list[dict[str, Any]], known: list[str]) -> list[str]:
    """Which row each of the given ones replaces: one of the game's, and no row twice."""
    expected = f"expected one of the {len(known)}: {', '.join(known)}"
    ids: list[str] = []
    for row in rows:
        expect("id" in row, f"[[{table}]]: a row without id; {expected}")
        name = row["id"]
        expect(isinstance(name, str) and name in known, f"[[{table}]] {name!r}: unknown id; {expected}")
        expect(name not in ids, f"[[{table}]] {name}: this row is there twice")
        ids.append(name)
    return ids


def expect(holds: bool, otherwise: str) -> None:
    """What a game demands of rows that an owner may have put in."""
    if not holds:
        raise BadCards(otherwise)


def one_of(where: str, field: str, value: Any, allowed: Sequence[str]) -> None:
    """The field must hold one of these words."""
    expect(value in allowed, f"{where}: unknown {field} {value!r}; expected one of {', '.join(allowed)}")


def between(where: str, field: str, value: int, least: int, most: int) -> None:
    """The field must hold a number from `least` to `most`."""
    wanted = f"{least} to {most}" if least < most else str(least)
    expect(least <= value <= most, f"{where}: {field} must be {wanted}, got {value}")


def check_names(where: str, row: dict[str, Any]) -> None:
    """The row must have a name and a text in every language."""
    for field in ("name", "text"):
        for lang, words in row[field].items():
            expect(isinstance(words, str) and words.strip() != "", f"{where}: {field}.{lang} is missing")


def replace_field(row: dict[str, Any], table: str, field: str, value: Any) -> None:
    """Put an owner's value into a row; `BadCards` if the row has no such field, or one of another type."""
    where = f"[[{table}]] {row['id']}"
    if field not in row:
        raise BadCards(f"{where}: unknown field {field!r}; it has {', '.join(sorted(row))}")
    if type(row[field]) is not type(value):
        wanted = f"a table, {field}.en and {field}.de" if isinstance(row[field], Mapping) else kind(row[field])
        raise BadCards(f"{where}: {field} must be {wanted}, got {value!r}")
    if isinstance(value, Mapping):
        missing = [language for language in LANGUAGES if language not in value]
        if missing:
            lacking = " and ".join(f"{field}.{language}" for language in missing)
            raise BadCards(f"{where}: {lacking} missing; it is shown in every language")
    row[field] = value


def kind(value: Any) -> str:
    """What a value is, in the words of somebody who writes rows."""
    return KINDS.get(type(value), type(value).__name__)
