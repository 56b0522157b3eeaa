"""The thread that writes: when it dies, when the disk is full, and what is said at the start."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from courtier.store.errors import Damaged, StoreError
from courtier.store.sqlite import FILE, SqliteStore
from courtier.store.writer import DEATHS

PATIENCE = 30.0


class FullDisk:
    """A connection on which nothing can be committed."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def execute(self, query: str, *values: Any) -> Any:
        if query.lstrip().startswith(("COMMIT", "INSERT", "UPDATE")):
            raise sqlite3.OperationalError("database or disk is full")
        return self.connection.execute(query, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)


def kill_writer(store: SqliteStore) -> None:
    """Give it something that kills it, and wait for its death."""

    def die(_connection: sqlite3.Connection) -> None:
        raise MemoryError

    thread = store.writer.thread
    with pytest.raises(StoreError):
        store.writer.do(die).result(PATIENCE)
    thread.join(PATIENCE)
    assert not thread.is_alive()


def test_a_writer_that_died_is_started_anew_and_its_death_is_reported(tmp_path: Path) -> None:
    reports: list[str] = []
    store = SqliteStore(tmp_path, lambda event, error: reports.append(f"{event}: {type(error).__name__}"))
    kill_writer(store)
    assert store.trouble() is not None
    store.visit("ann", 1.0).result(PATIENCE)
    assert store.trouble() is None
    assert store.knows("ann")
    assert reports == ["the thread that writes died: MemoryError"]
    store.close()


def test_what_a_dying_writer_had_taken_is_answered(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    futures = []

    def blocking(_connection: sqlite3.Connection) -> None:
        futures.append(store.visit("bob", 1.0))  # waits behind the deed that kills
        raise MemoryError

    dying = store.writer.do(blocking)
    for future in (dying, *futures):
        with pytest.raises(StoreError, match="died of MemoryError"):
            future.result(PATIENCE)
    store.visit("ann", 1.0).result(PATIENCE)
    store.close()


def test_a_request_that_was_broken_off_does_not_kill_the_writer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    goes_on = Event()
    store.writer.do(lambda _connection: goes_on.wait(PATIENCE))
    broken_off = store.visit("bob", 1.0)
    assert broken_off.cancel()
    goes_on.set()
    store.visit("ann", 1.0).result(PATIENCE)
    assert not store.writer.deaths
    store.close()


def test_a_writer_that_dies_again_and_again_is_given_up(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    for _ in range(DEATHS):
        kill_writer(store)
        store.look_after()
    assert store.given_up()
    with pytest.raises(StoreError, match="restart the server"):
        store.visit("ann", 1.0).result(PATIENCE)
    store.close()


def test_a_full_disk_is_told_with_each_refusal_until_there_is_room(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    real = store.writer.connection
    store.writer.connection = FullDisk(real)  # type: ignore[assignment]
    for attempt in (store.visit("ann", 1.0), store.probe()):
        with pytest.raises(StoreError, match="disk is full"):
            attempt.result(PATIENCE)
    assert store.trouble() == "database or disk is full"
    store.writer.connection = real
    store.probe().result(PATIENCE)
    assert store.trouble() is None
    store.close()


def test_nobody_else_on_this_machine_reads_the_data(tmp_path: Path) -> None:
    (tmp_path / FILE).touch(0o644)
    (tmp_path / FILE).unlink()
    store = SqliteStore(tmp_path)
    store.visit("ann", 1.0).result(PATIENCE)
    assert {path.stat().st_mode & 0o077 for path in tmp_path.glob("courtier.*")} == {0}
    store.close()
    (tmp_path / FILE).chmod(0o644)
    SqliteStore(tmp_path).close()
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


def test_an_empty_file_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    with pytest.raises(Damaged, match="is empty; restore a copy, or delete it"):
        SqliteStore(tmp_path)
    (tmp_path / FILE).unlink()
    SqliteStore(tmp_path).close()


SERVE = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most}))
sys.argv = ["courtier", "serve", "--port", "0", "--data", {folder!r}]
from courtier.cli import main
main()
"""


@pytest.mark.parametrize("state", ["full", "damaged", "empty"])
def test_a_server_that_cannot_start_says_why_in_one_sentence(tmp_path: Path, state: str) -> None:
    if state == "damaged":
        (tmp_path / FILE).write_bytes(b"this is no database " * 100)
    elif state == "empty":
        (tmp_path / FILE).touch()
    code = SERVE.format(most=0 if state == "full" else -1, folder=str(tmp_path))
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)  # noqa: S603
    lines = ended.stderr.strip().splitlines()
    assert ended.returncode == 2
    assert len(lines) == 1, ended.stderr
    assert "--data" in lines[0] or "delete it" in lines[0]
