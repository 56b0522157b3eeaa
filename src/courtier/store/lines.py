"""Lines of the tables' logs, as many at once as have come.

Each statement costs the thread that writes its turn, for which it may have to wait; so there are three at most,
however many tables have something to keep, and mostly one.
"""

import sqlite3
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from msgspec import json

from courtier.store.errors import OutOfOrder, StoreError, not_kept
from courtier.store.interface import About, Entry


class Lines(NamedTuple):
    """What one table keeps: all of these lines, or none."""

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


Known = dict[str, int]  # the last line of a table, for those who write alone and need not ask again


def append(connection: sqlite3.Connection, batch: list[Lines], known: Known | None = None) -> list[StoreError | None]:
    """Of each of them what went wrong, if anything did; one that is refused takes no other with it."""
    known = {} if known is None else known
    try:
        return append_at_once(connection, batch, known)
    except sqlite3.IntegrityError as error:  # a statement that fails has done nothing
        if len(batch) == 1:
            return [not_kept(error)]
        return [append(connection, [each], known)[0] for each in batch]


def append_at_once(connection: sqlite3.Connection, batch: list[Lines], known: Known) -> list[StoreError | None]:
    """The same; raises, with nothing written, if one has a key that was there before."""
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
    """The last line kept of each table; 0: none."""
    (found,) = connection.execute(LAST, (text(list(codes)),)).fetchone()
    return json.decode(found, type=dict[str, int])


def misplaced(lines: Lines, last: dict[str, int]) -> OutOfOrder | None:
    """Do they not follow the last line? If they do, they are the last now."""
    code, first = lines.code, last[lines.code] + 1
    for expected, entry in enumerate(lines.entries, first):
        if entry.seq != expected:
            return OutOfOrder(f"table {code}: expected line {expected}, got line {entry.seq}")
    last[code] += len(lines.entries)
    return None


def write_lines(connection: sqlite3.Connection, batch: list[Lines]) -> None:
    rows = [(each.code, entry.seq, hashed(entry.key), entry.line.decode()) for each in batch for entry in each.entries]
    connection.execute(APPEND, (text(rows),))


def hashed(key: str | None) -> int | None:
    """Short, for it is written twice; that two of a table's are the same by chance nobody will live to see."""
    if key is None:
        return None
    return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") >> 1


def write_about(connection: sqlite3.Connection, batch: list[Lines]) -> None:
    news = [(each.code, *each.about[:-1], each.about.listing.decode()) for each in batch if each.about is not None]
    if news:
        connection.execute(ABOUT, (text(news),))


def text(rows: Sequence[object]) -> str:
    return json.encode(rows).decode()
