"""The store, on real files: what was kept is there, whatever happens in between."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from courtier.store import schema, sqlite, writer
from courtier.store.errors import Damaged, InUse, OutOfOrder, StoreError, TooNew
from courtier.store.lines import About, Entry
from courtier.store.sqlite import Invitation, Saved, Store

ABOUT = About(touched=1.0, alarm=None, phase="lobby", listed=False, listing=b"{}")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = opened(tmp_path)
    yield store
    store.close()


def opened(folder: Path) -> Store:
    """With one table, ABC."""
    store = Store(folder)
    store.create("ABC", b"new", ABOUT).result()
    return store


def line(seq: int, key: str | None = None) -> Entry:
    return Entry(seq, key, b"line %d" % seq)


# Tables


def test_lines_come_back_in_their_order(store: Store) -> None:
    futures = [store.append("ABC", [line(seq)], ABOUT) for seq in (1, 2, 3)]
    for future in futures:
        future.result()
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1", b"line 2", b"line 3"])
    assert store.load("XYZ") is None


def test_a_table_is_loaded_from_its_snapshot_on(store: Store) -> None:
    store.append("ABC", [line(1), line(2), line(3)], ABOUT).result()
    store.snapshot("ABC", 2, b"after two").result()
    assert store.load("ABC") == Saved(b"after two", 2, [b"line 3"])


def test_lines_of_one_command_are_kept_together_or_not_at_all(store: Store) -> None:
    store.append("ABC", [line(1, "ann:7")], ABOUT).result()
    with pytest.raises(StoreError):
        store.append("ABC", [line(2), line(3, "ann:7")], ABOUT).result()
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1"])


def test_a_code_is_given_once(store: Store) -> None:
    with pytest.raises(StoreError):
        store.create("ABC", b"another", ABOUT).result()
    assert store.load("ABC") == Saved(b"new", 0, [])


def test_a_command_is_done_once(store: Store) -> None:
    store.append("ABC", [line(1, "ann:7")], ABOUT).result()
    store.append("XYZ", [line(1, "ann:7")], ABOUT).result()
    with pytest.raises(StoreError):
        store.append("ABC", [line(2, "ann:7")], ABOUT).result()


def test_no_line_follows_a_line_that_was_not_kept(store: Store) -> None:
    with pytest.raises(OutOfOrder):
        store.append("ABC", [line(2)], ABOUT).result()
    with pytest.raises(OutOfOrder):
        store.snapshot("ABC", 1, b"of nothing").result()


def test_a_refused_line_takes_no_other_with_it(store: Store) -> None:
    futures = [store.append(code, [line(seq)], ABOUT) for code, seq in (("A", 1), ("B", 9), ("ABC", 1))]
    assert [future.exception() is None for future in futures] == [True, False, True]
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1"])


@pytest.mark.parametrize("most_known", [10_000, 0])
def test_lines_alone_are_kept_by_the_same_rules(store: Store, monkeypatch: pytest.MonkeyPatch, most_known: int) -> None:
    monkeypatch.setattr(writer, "MOST_KNOWN", most_known)
    wanted = [(line(1, "ann:1"), True), (line(2, "ann:1"), False), (line(2, "ann:2"), True), (line(9), False)]
    futures = [store.append("ABC", [entry], None) for entry, _ in wanted]
    assert [future.exception() is None for future in futures] == [kept for _, kept in wanted]
    assert store.append("ABC", [line(3), line(4)], None).exception() is None
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1", b"line 2", b"line 3", b"line 4"])


def test_after_a_commit_that_failed_lines_go_on_where_they_were(store: Store) -> None:
    store.append("ABC", [line(1)], None).result()
    pages = store.writer.do(lambda connection: connection.execute("PRAGMA max_page_count = 1").fetchone()[0]).result()
    with pytest.raises(StoreError, match="full"):
        store.append("ABC", [Entry(2, None, b"x" * 1_000_000)], None).result()
    store.writer.do(
        lambda connection: connection.execute(f"PRAGMA max_page_count = {pages * 1000}").fetchone()
    ).result()
    store.append("ABC", [line(2)], None).result()
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1", b"line 2"])


def test_everything_is_there_after_closing(tmp_path: Path) -> None:
    first = opened(tmp_path)
    for seq in range(1, 200):
        first.append("ABC", [line(seq)], ABOUT)
    first.close()
    second = Store(tmp_path)
    saved = second.load("ABC")
    second.close()
    assert saved is not None
    assert len(saved.lines) == 199


def test_alarms_and_lists_come_from_what_was_kept(store: Store) -> None:
    store.append("A", [line(1)], About(1.0, 50.0, "play", False, b"a"))
    store.append("B", [line(1)], About(2.0, None, "lobby", True, b"b"))
    store.append("C", [line(1)], About(3.0, 60.0, "lobby", True, b"c"))
    store.append("C", [line(2)], About(4.0, None, "lobby", True, b"c2"))
    store.sits("ann", "A")
    store.sits("ann", "B")
    store.left("ann", "B").result()
    assert store.alarms() == [("A", 50.0)]
    assert store.open_tables(0.0, 5) == [b"c2", b"b"]
    assert store.open_tables(0.0, 1) == [b"c2"]
    assert store.open_tables(3.0, 5) == [b"c2"]
    assert store.tables_of("ann", 5) == [b"a"]
    assert store.listing("C") == b"c2"
    assert store.listing("D") is None


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


# Visitors and invitations


def test_visitors_are_known_by_their_hash(store: Store) -> None:
    store.visit("ann", 1.0).result()
    assert store.knows("ann")
    assert not store.knows("bob")


def test_an_invitation_is_good_once(store: Store) -> None:
    store.invite("t1", Invitation("ABC", 2, "ann"), 1.0)
    assert store.redeem("t1", 2.0).result() == Invitation("ABC", 2, "ann")
    assert store.redeem("t1", 3.0).result() is None
    assert store.redeem("t2", 3.0).result() is None


def test_invitations_can_be_revoked(store: Store) -> None:
    for token in ("t1", "t2", "t3"):
        store.invite(token, Invitation("ABC", None, "ann"), 1.0)
    store.redeem("t3", 2.0)
    assert store.revoke("ABC", 3.0).result() == 2
    assert store.redeem("t1", 4.0).result() is None


# What can be wrong


def test_a_second_server_on_the_same_data_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(InUse, match="another server"):
        Store(tmp_path)


def test_the_lock_of_a_dead_server_is_free(tmp_path: Path) -> None:
    script = f"""
import os, signal
from pathlib import Path
from tests.store.test_store import ABOUT, line, opened
store = opened(Path({str(tmp_path)!r}))
store.append("ABC", [line(1)], ABOUT).result()
os.kill(os.getpid(), signal.SIGKILL)
"""
    subprocess.run([sys.executable, "-c", script], check=False)  # noqa: S603
    store = Store(tmp_path)
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1"])
    store.close()


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """In a process of its own, whose files may not grow: what the system says then is what a full disk says."""
    script = f"""
import resource
from pathlib import Path
from courtier.store.errors import StoreError
from courtier.store.lines import Entry
from tests.store.test_store import ABOUT, line, opened
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
    store = Store(tmp_path)
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
        Store(tmp_path)


def test_a_damaged_file_is_said_to_be_damaged(tmp_path: Path) -> None:
    (tmp_path / sqlite.FILE).write_bytes(b"no database at all" * 500)
    with pytest.raises(Damaged, match="restore a copy"):
        Store(tmp_path)
    (tmp_path / sqlite.FILE).unlink()
    Store(tmp_path).close()


def test_damage_in_the_middle_is_said_when_it_is_read(tmp_path: Path) -> None:
    store = opened(tmp_path)
    for seq in range(1, 300):
        store.append("ABC", [Entry(seq, None, b"x" * 500)], ABOUT)
    store.close()
    whole = (tmp_path / sqlite.FILE).read_bytes()
    third = len(whole) // 3
    (tmp_path / sqlite.FILE).write_bytes(whole[:third] + b"\xff" * third + whole[2 * third :])
    store = Store(tmp_path)
    with pytest.raises(StoreError):
        store.load("ABC")
    store.close()


def test_data_of_a_later_version_are_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    connection = sqlite3.connect(tmp_path / sqlite.FILE)
    connection.execute(f"PRAGMA user_version = {len(schema.STEPS) + 1}")
    connection.close()
    with pytest.raises(TooNew, match="newer courtier"):
        Store(tmp_path)


def test_data_of_an_older_version_are_brought_up_to_date(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    old = opened(tmp_path)
    old.append("ABC", [line(1)], ABOUT).result()
    old.close()
    monkeypatch.setattr(schema, "STEPS", [*schema.STEPS, "ALTER TABLE visitors ADD COLUMN seen REAL;"])
    new = Store(tmp_path)
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
    store = Store(tmp_path)
    store.append("ABC", [Entry(4, "ann:4", b"line 4")], None).result()
    with pytest.raises(StoreError):
        store.append("ABC", [Entry(5, "ann:4", b"once more")], None).result()
    assert store.load("ABC") == Saved(b"new", 1, [b"line 2", b"line 3", b"line 4"])
    store.close()


def test_a_step_that_fails_leaves_the_data_as_they_were(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    Store(tmp_path).close()
    steps = list(schema.STEPS)
    monkeypatch.setattr(schema, "STEPS", [*steps, "CREATE TABLE new (a); SELECT nonsense;"])
    with pytest.raises(StoreError):
        Store(tmp_path)
    monkeypatch.setattr(schema, "STEPS", steps)
    store = Store(tmp_path)
    assert store.rows("SELECT name FROM sqlite_master WHERE name = ?", "new") == []
    store.close()


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="--data"):
        Store(tmp_path / "file" / "folder")
