"""The store in SQLite, on real files: what was kept is there, whatever happens to the file in between."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from courtier.store import schema, sqlite, writer
from courtier.store.errors import Damaged, StoreError, TooNew
from courtier.store.interface import About, Entry, Saved
from courtier.store.sqlite import SqliteStore

ABOUT = About(touched=1.0, alarm=None, phase="lobby", listed=False, listing=b"{}")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    store = opened(tmp_path)
    yield store
    store.close()


def opened(folder: Path) -> SqliteStore:
    """With one table, ABC."""
    store = SqliteStore(folder)
    store.create("ABC", b"new", ABOUT).result()
    return store


def line(seq: int, key: int | None = None) -> Entry:
    return Entry(seq, key, b"line %d" % seq)


@pytest.mark.parametrize("most_known", [10_000, 0])
def test_lines_alone_are_kept_by_the_same_rules(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, most_known: int
) -> None:
    monkeypatch.setattr(writer, "MOST_KNOWN", most_known)
    wanted = [(line(1, 1), True), (line(2, 1), False), (line(2, 2), True), (line(9), False)]
    futures = [store.append("ABC", [entry], None) for entry, _ in wanted]
    assert [future.exception() is None for future in futures] == [kept for _, kept in wanted]
    assert store.append("ABC", [line(3), line(4)], None).exception() is None
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1", b"line 2", b"line 3", b"line 4"], frozenset([1, 2]))


def test_after_a_commit_that_failed_lines_go_on_where_they_were(store: SqliteStore) -> None:
    store.append("ABC", [line(1)], None).result()
    pages = store.writer.do(lambda connection: connection.execute("PRAGMA max_page_count = 1").fetchone()[0]).result()
    with pytest.raises(StoreError, match="full"):
        store.append("ABC", [Entry(2, None, b"x" * 1_000_000)], None).result()
    store.writer.do(
        lambda connection: connection.execute(f"PRAGMA max_page_count = {pages * 1000}").fetchone()
    ).result()
    store.append("ABC", [line(2)], None).result()
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1", b"line 2"])


def test_a_long_log_of_the_file_begins_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(writer, "LOG_PAGES", 100)
    store = opened(tmp_path)
    log = tmp_path / "courtier.db-wal"
    for seq in range(1, 200):
        store.append("ABC", [Entry(seq, None, b"x" * 4_000)], ABOUT)
    store.append("ABC", [line(200)], ABOUT).result()
    long = log.stat().st_size
    store.writer.sweeper.sweep()
    for seq in (201, 202):
        store.append("ABC", [line(seq)], ABOUT).result()
    assert log.stat().st_size == long
    assert store.writer.sweeper.move_pages() < 100
    saved = store.load("ABC")
    store.close()
    assert saved is not None
    assert len(saved.lines) == 202


# What can be wrong


def test_the_lock_of_a_dead_server_is_free(tmp_path: Path) -> None:
    script = f"""
import os, signal
from pathlib import Path
from tests.store.test_sqlite import ABOUT, line, opened
store = opened(Path({str(tmp_path)!r}))
store.append("ABC", [line(1)], ABOUT).result()
os.kill(os.getpid(), signal.SIGKILL)
"""
    subprocess.run([sys.executable, "-c", script], check=False)  # noqa: S603
    store = SqliteStore(tmp_path)
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1"])
    store.close()


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """In a process of its own, whose files may not grow: what the system says then is what a full disk says."""
    script = f"""
import resource
from pathlib import Path
from courtier.store.errors import StoreError
from courtier.store.lines import Entry
from tests.store.test_sqlite import ABOUT, line, opened
store = opened(Path({str(tmp_path)!r}))
store.append("ABC", [line(1)], ABOUT).result()
size = (Path({str(tmp_path)!r}) / "courtier.db-wal").stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, resource.RLIM_INFINITY))
big = Entry(2, None, b"x" * 100_000)
assert isinstance(store.append("ABC", [big], ABOUT).exception(), StoreError)
assert len(store.load("ABC").lines) == 1
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
store.append("ABC", [big], ABOUT).result()
assert len(store.load("ABC").lines) == 2
store.close()
"""
    subprocess.run([sys.executable, "-c", script], check=True)  # noqa: S603


def test_a_file_locked_by_another_program_refuses_and_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    store = SqliteStore(tmp_path)
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        store.append("ABC", [line(1)], ABOUT).result()
    other.execute("ROLLBACK")
    other.close()
    store.append("ABC", [line(1)], ABOUT).result()
    store.close()


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / sqlite.FILE)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(Damaged, match="another program"):
        SqliteStore(tmp_path)


def test_a_damaged_file_is_said_to_be_damaged(tmp_path: Path) -> None:
    (tmp_path / sqlite.FILE).write_bytes(b"no database at all" * 500)
    with pytest.raises(Damaged, match="restore a copy"):
        SqliteStore(tmp_path)
    (tmp_path / sqlite.FILE).unlink()
    SqliteStore(tmp_path).close()


def test_a_file_that_cannot_be_used_is_closed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noted(*given: Any, **how: Any) -> sqlite3.Connection:
        made.append(connect(*given, **how))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", noted)
    (tmp_path / sqlite.FILE).write_bytes(b"no database at all" * 500)
    with pytest.raises(Damaged):
        SqliteStore(tmp_path)
    assert made
    for connection in made:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")


def test_damage_in_the_middle_is_said_when_it_is_read(tmp_path: Path) -> None:
    store = opened(tmp_path)
    for seq in range(1, 300):
        store.append("ABC", [Entry(seq, None, b"x" * 500)], ABOUT)
    store.close()
    whole = (tmp_path / sqlite.FILE).read_bytes()
    third = len(whole) // 3
    (tmp_path / sqlite.FILE).write_bytes(whole[:third] + b"\xff" * third + whole[2 * third :])
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreError):
        store.load("ABC")
    store.close()


def test_data_of_a_later_version_are_left_alone(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    connection = sqlite3.connect(tmp_path / sqlite.FILE)
    connection.execute(f"PRAGMA user_version = {len(schema.STEPS) + 1}")
    connection.close()
    with pytest.raises(TooNew, match="newer courtier"):
        SqliteStore(tmp_path)


def test_data_of_an_older_version_are_brought_up_to_date(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    old = opened(tmp_path)
    old.append("ABC", [line(1)], ABOUT).result()
    old.close()
    monkeypatch.setattr(schema, "STEPS", [*schema.STEPS, "ALTER TABLE visitors ADD COLUMN seen REAL;"])
    new = SqliteStore(tmp_path)
    assert new.load("ABC") == Saved(b"new", 0, [b"line 1"])
    assert new.rows("SELECT seen FROM visitors") == []
    new.close()


def test_lines_of_the_first_form_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = list(schema.STEPS)
    monkeypatch.setattr(schema, "STEPS", steps[:1])
    connection = sqlite3.connect(tmp_path / sqlite.FILE)
    schema.bring_up_to_date(connection)
    connection.execute("INSERT INTO tables VALUES ('ABC', 1.0, NULL, 'play', 0, x'00')")
    connection.execute("INSERT INTO snapshots VALUES ('ABC', 1, CAST('new' AS BLOB))")
    for seq in (1, 2, 3):
        connection.execute("INSERT INTO lines VALUES ('ABC', ?, ?, ?)", (seq, f"ann:{seq}", f"line {seq}".encode()))
    connection.commit()
    connection.close()
    monkeypatch.setattr(schema, "STEPS", steps)
    store = SqliteStore(tmp_path)
    store.append("ABC", [Entry(4, 4, b"line 4")], None).result()
    with pytest.raises(StoreError):
        store.append("ABC", [Entry(5, 4, b"once more")], None).result()
    assert store.load("ABC") == Saved(b"new", 1, [b"line 2", b"line 3", b"line 4"], frozenset([4]))
    store.close()


def test_a_step_that_fails_leaves_the_data_as_they_were(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    steps = list(schema.STEPS)
    monkeypatch.setattr(schema, "STEPS", [*steps, "CREATE TABLE new (a); SELECT nonsense;"])
    with pytest.raises(StoreError):
        SqliteStore(tmp_path)
    monkeypatch.setattr(schema, "STEPS", steps)
    store = SqliteStore(tmp_path)
    assert store.rows("SELECT name FROM sqlite_master WHERE name = ?", "new") == []
    store.close()


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="--data"):
        SqliteStore(tmp_path / "file" / "folder")
