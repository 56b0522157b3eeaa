"""Files of options and cards, read and checked; and files of results, never written over others by mistake."""

import csv
import io
import json
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from courtier.core.data import read_rows
from courtier.core.errors import BadCards, BadOption, BadSetup, CourtierError
from courtier.core.options import read_option
from courtier.core.registry import Kind

TABLE = "options"  # where a file holds cards, too
Options = dict[str, Any]


def given_options(kind: Kind, single: Sequence[str], options: Path | None, cards: Path | None) -> Options:
    """What --options, --cards and --option say; a single --option overrides the files."""
    result: Options = kind.options_of_bots()
    if options is not None:
        data = read_toml(options)
        plain = data.get(TABLE, data)
        checked(kind, plain, options)
        result |= plain
    if cards is not None:
        rows = read_rows(read(cards), str(cards))
        checked(kind, {"cards": rows}, cards)
        result["cards"] = rows
    given = result | dict(read_option(kind.options, each) for each in single)
    return kind.check_without_table(kind.check_options(given))


def variant(kind: Kind, path: Path) -> Options:
    """A file with `[options]`, or rows of cards, or both."""
    data = read_toml(path)
    options = data.pop(TABLE, {})
    for table, rows in data.items():
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadCards(f"{path}: expected [{TABLE}] or rows of cards [[{table}]], got {rows!r}")
    if not isinstance(options, dict):
        raise BadOption(f"{path}: expected a table [{TABLE}], got {options!r}")
    return checked(kind, kind.options_of_bots() | options | ({"cards": data} if data else {}), path)


def checked(kind: Kind, given: Any, path: Path) -> Options:
    """All options, or an error that names the file."""
    if not isinstance(given, dict):
        raise BadOption(f"{path}: expected name = value under [{TABLE}], got {given!r}")
    try:
        return kind.check_without_table(kind.check_options(given))
    except CourtierError as error:
        raise type(error)(f"{path}: {error}") from None


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a TOML file; `BadOption` if it cannot be read."""
    try:
        return tomllib.loads(read(path))
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"{path}: not readable as TOML: {error}") from None


def read(path: Path) -> str:
    """The text of a file; `BadOption` if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadOption(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadOption(f"cannot read {path}: expected a text in UTF-8") from None


def can_write(path: Path, force: bool) -> None:
    """Check before the games are played that the results can be written."""
    if is_output(path):
        return
    if path.is_dir() or not path.parent.is_dir():
        raise BadSetup(f"cannot write {path}: expected the name of a file in an existing folder, or - for the output")
    if path.exists() and not force:
        raise BadSetup(f"{path} exists already; name another file, or add --force to replace it")


def is_output(path: Path) -> bool:
    """True for `-`, which stands for the standard output."""
    return str(path) == "-"


def write(path: Path, text: str, force: bool) -> None:
    """Write a text; `BadSetup` if the file cannot be written, or exists and `force` is not set."""
    if is_output(path):
        sys.stdout.write(text)
        return
    try:
        with path.open("w" if force else "x", encoding="utf-8", newline="") as file:
            file.write(text)
    except OSError as error:
        raise BadSetup(f"cannot write {path}: {error.strerror}") from None


def as_json(data: dict[str, Any]) -> str:
    """Data as the text of a JSON file."""
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def as_csv(rows: Sequence[dict[str, Any]]) -> str:
    """Rows with the same fields as the text of a CSV file, the names of the fields first."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
