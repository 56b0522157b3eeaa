"""Writes lines of many tables' logs in one batch.

Every SQL statement releases the GIL, and the thread that writes may wait long to get it back. So a batch takes at most
three statements, however many tables have lines to store, and mostly one.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import json

from courtier.store.errors import OutOfOrder, StoreError, not_stored
from courtier.store.interface import About, Entry


class Lines(NamedTuple):
    """Lines of one table that are stored together or not at all."""

    code: str
    entries: Sequence[Entry]
    about: About | None  # if it has changed


LAST: Final = """
    SELECT json_group_object(value, (SELECT coalesce(max(seq), 0) FROM lines WHERE code = value)) FROM json_each(?)
"""
APPEND: Final = """
    INSERT INTO lines (code, seq, key, line)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           CAST(json_extract(value, '$[3]') AS BLOB)
    FROM json_each(?)
"""
ABOUT: Final = """
    INSERT OR REPLACE INTO tables
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'), CAST(json_extract(value, '$[5]') AS BLOB)
    FROM json_each(?)
"""


Known = dict[str, int]  # the last line of a table, for callers that write alone and know it


def append(connection: sqlite3.Connection, batch: list[Lines], known: Known | None = None) -> list[StoreError | None]:
    """Store each; return for each the error, if there was one. One that is refused does not affect the others."""
    known = {} if known is None else known
    try:
        return append_at_once(connection, batch, known)
    except sqlite3.IntegrityError as error:  # a statement that fails has changed nothing
        if len(batch) == 1:
            return [not_stored(error)]
        return [append(connection, [each], known)[0] for each in batch]


def append_at_once(connection: sqlite3.Connection, batch: list[Lines], known: Known) -> list[StoreError | None]:
    """The same in one statement. Raises and writes nothing if one of the keys was there before."""
    if not batch:
        return []
    last = known_lines(connection, {each.code for each in batch}, known)
    refused: list[StoreError | None] = [misplaced(each, last) for each in batch]
    good = [each for each, reason in zip(batch, refused, strict=True) if reason is None]
    write_lines(connection, good)
    write_about(connection, good)
    known |= last
    return refused


def known_lines(connection: sqlite3.Connection, codes: set[str], known: Known) -> Known:
    unknown = codes - known.keys()
    if unknown:
        known |= last_lines(connection, unknown)
    return {code: known[code] for code in codes}


def last_lines(connection: sqlite3.Connection, codes: set[str]) -> dict[str, int]:
    """The number of the last stored line of each table; 0: none."""
    (found,) = connection.execute(LAST, (text(list(codes)),)).fetchone()
    return json.decode(found, type=dict[str, int])


def misplaced(lines: Lines, last: dict[str, int]) -> OutOfOrder | None:
    """True if these lines do not follow the last one. If they do, remember their last as the new one."""
    code, first = lines.code, last[lines.code] + 1
    for expected, entry in enumerate(lines.entries, first):
        if entry.seq != expected:
            return OutOfOrder(f"table {code}: expected line {expected}, got line {entry.seq}")
    last[code] += len(lines.entries)
    return None


def write_lines(connection: sqlite3.Connection, batch: list[Lines]) -> None:
    rows = [(each.code, entry.seq, entry.key, entry.line.decode()) for each in batch for entry in each.entries]
    connection.execute(APPEND, (text(rows),))


def write_about(connection: sqlite3.Connection, batch: list[Lines]) -> None:
    news = [(each.code, *each.about[:-1], each.about.listing.decode()) for each in batch if each.about is not None]
    if news:
        connection.execute(ABOUT, (text(news),))


def text(rows: Sequence[object]) -> str:
    return json.encode(rows).decode()
