"""Reads and writes files that a person names. Errors are plain sentences; nothing is overwritten by accident."""

import errno
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from courtier.core.data import Rows, read_rows
from courtier.core.errors import BadCards, BadOption, BadRecord, CourtierError
from courtier.core.record import Record
from courtier.core.registry import Kind
from courtier.terminal.phrases import Complaint

REASONS = {
    errno.ENOENT: "no_such_file",
    errno.ENOTDIR: "no_such_file",
    errno.EISDIR: "is_folder",
    errno.EACCES: "no_permission",
    errno.EPERM: "no_permission",
    errno.EROFS: "no_permission",
    errno.ENOSPC: "disk_full",
    errno.ENAMETOOLONG: "name_too_long",
}


def named(words: str) -> Path:
    """The file that somebody typed."""
    if not words.isprintable():
        raise Complaint("cannot_write", file=repr(words), why=Complaint("bad_name"))
    try:
        return Path(words).expanduser()
    except RuntimeError:  # `~nobody`
        return Path(words)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Complaint("cannot_read", file=path, why=reason(error)) from None
    except UnicodeDecodeError:
        raise Complaint("cannot_read", file=path, why=Complaint("no_text")) from None


@contextmanager
def complaints_about(path: Path) -> Iterator[None]:
    """Add the file name to the message of a `BadRecord`."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def read_record(path: Path) -> Record:
    text = read_text(path)
    with complaints_about(path):
        record = Record.parse(text)
        check_header(record.header)
    return record


def check_header(header: dict[str, Any]) -> None:
    """Check what showing a game needs: names of players that can be printed."""
    players, seats = header["players"], header["seats"]
    if len(players) != seats or not all(is_name(player) for player in players):
        raise BadRecord(f"line 1: expected the names of {seats} players")


def is_name(name: Any) -> bool:
    """True if it can be printed: an escape sequence in a record must not reach the terminal."""
    return isinstance(name, str) and name.strip() != "" and name.isprintable()


def read_options(path: Path) -> dict[str, Any]:
    """`name = value` lines."""
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"{path}: not readable as TOML: {error}") from None


def read_cards(game: Kind, path: Path) -> Rows:
    """An owner's rows, checked, with the game's own where there is none."""
    given = read_rows(read_text(path), str(path))
    try:
        return game.rows(given)
    except BadCards as error:
        raise BadCards(f"{path}: {error}") from None


def write_text(path: Path, text: str) -> None:
    """Write all of it or nothing: the old file stays until the new text is complete."""
    try:
        with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=".courtier-", delete=False) as file:
            file.write(text)
        try:
            Path(file.name).replace(path)
        except OSError:
            Path(file.name).unlink()
            raise
    except OSError as error:
        raise Complaint("cannot_write", file=path, why=reason(error)) from None


def taken(path: Path, record: Record) -> bool:
    """True if the file exists and is not an earlier state of this game."""
    try:
        if not path.exists():
            return False
    except OSError as error:
        raise Complaint("cannot_write", file=path, why=reason(error)) from None
    try:
        earlier = read_record(path)
    except CourtierError:
        return True
    return earlier.header != record.header or earlier.lines != record.lines[: len(earlier.lines)]


def reason(error: OSError) -> Complaint:
    """Why, in words of ours where we have some."""
    if error.errno in REASONS:
        return Complaint(REASONS[error.errno])
    return Complaint("as_it_is", text=error.strerror or str(error))


def free(path: Path, record: Record) -> Path:
    """That file, or the first of `name-2`, `name-3` … where this game may be written."""
    number = 1
    candidate = path
    while taken(candidate, record):
        number += 1
        candidate = path.with_stem(f"{path.stem}-{number}")
    return candidate
