"""Lines of many tables, kept at once: each of them whole or not at all, and as they were."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import json

from courtier.store.errors import OutOfOrder, StoreError
from courtier.store.interface import About, Entry
from courtier.store.lines import Lines, append
from courtier.store.sqlite import SqliteStore


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(tmp_path)
    for code in ("ABC", "XYZ"):
        store.create(code, b"new", About(1.0, None, "lobby", False, b"{}")).result()
    yield store
    store.close()


def line(code: str, seq: int, key: int | None = None) -> Lines:
    return Lines(code, [Entry(seq, key, b"line %d" % seq)], None)


def kept(store: SqliteStore, code: str) -> list[bytes]:
    saved = store.load(code)
    assert saved is not None
    return saved.lines


def test_tables_that_have_come_together_are_kept_together(store: SqliteStore) -> None:
    several = Lines("ABC", [Entry(2, None, b"line 2"), Entry(3, None, b"line 3")], None)
    assert append(store.reader, [line("ABC", 1), line("XYZ", 1), several]) == [None, None, None]
    assert kept(store, "ABC") == [b"line 1", b"line 2", b"line 3"]
    assert kept(store, "XYZ") == [b"line 1"]


def test_a_command_that_comes_twice_is_refused_with_what_was_built_on_it_and_nothing_else(store: SqliteStore) -> None:
    batch = [line("ABC", 1, 7), line("ABC", 2, 7), line("ABC", 3), line("XYZ", 1, 7)]
    first, again, built_on_it, elsewhere = append(store.reader, batch)
    assert first is None
    assert isinstance(again, StoreError)
    assert isinstance(built_on_it, OutOfOrder)
    assert elsewhere is None
    assert kept(store, "ABC") == kept(store, "XYZ") == [b"line 1"]


def test_a_gap_is_refused_whole(store: SqliteStore) -> None:
    gap = Lines("ABC", [Entry(1, None, b"line 1"), Entry(3, None, b"line 3")], None)
    (refused,) = append(store.reader, [gap])
    assert isinstance(refused, OutOfOrder)
    assert kept(store, "ABC") == []


def test_words_and_facts_come_back_as_they_were(store: SqliteStore) -> None:
    words = json.encode({"text": '„Dûhr“ \\ " \0 \n 𝔘 \u2028', "at": 1763273000.123457})
    about = About(2.5, 1763273000.123457, "play", True, words)
    assert append(store.reader, [Lines("ABC", [Entry(1, 1, words)], about)]) == [None]
    assert kept(store, "ABC") == [words]
    assert store.listing("ABC") == words
    assert store.alarms() == [("ABC", 1763273000.123457)]
    assert store.open_tables(2.5, 5) == [words]
