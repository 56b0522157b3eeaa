"""The store in SQLite: one file, one thread that writes (`writer.py`), and one connection that reads."""

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from threading import Lock as Mutex
from typing import Final

from courtier.store.errors import Damaged, OutOfOrder, StoreError
from courtier.store.interface import About, Commit, Entry, Invitation, Saved
from courtier.store.lines import Lines, last_lines
from courtier.store.lock import Lock
from courtier.store.schema import STEPS, bring_up_to_date
from courtier.store.writer import Report, Writer

FILE: Final = "courtier.db"
LOCK: Final = "courtier.lock"
BUSY_SECONDS: Final = 5.0
OPEN_INVITATION: Final = "SELECT code, seat, by FROM invitations WHERE token = ? AND used IS NULL AND revoked IS NULL"
OWNER_ONLY: Final = 0o600
PAGE: Final = 1024  # bytes: a move changes two places of the file, and a small page means less to write for each


def unheard(_event: str, _error: BaseException) -> None:
    """Ignore a report of a fault."""


class SqliteStore:
    """All data of one server, in one folder that no other server works on meanwhile."""

    def __init__(self, folder: Path, report: Report = unheard) -> None:
        make_folder(folder)
        self.path = folder / FILE
        self.lock = Lock(folder / LOCK)
        try:
            make_file(self.path)
            self.reader = self.prepare()
            self.writer = Writer(self.connect, report)
        except sqlite3.DatabaseError as error:
            self.lock.release()
            if self.path.stat().st_size == 0:
                self.path.unlink()  # otherwise the next start takes the empty file for a damaged one
            raise unreadable(self.path, error) from error
        except StoreError:
            self.lock.release()
            raise
        self.reading = Mutex()

    def prepare(self) -> sqlite3.Connection:
        connection = self.connect()
        try:
            bring_up_to_date(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=64
        )
        try:
            connection.execute(f"PRAGMA page_size = {PAGE}")  # of a new file
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        except BaseException:  # a damaged file is noticed here
            connection.close()
            raise
        return connection

    def probe(self) -> Future[None]:
        """Write a value that is there already, to find out whether writing works."""
        return self.change(f"PRAGMA user_version = {len(STEPS)}")

    def look_after(self) -> None:
        """Start the thread that writes anew, if it died while nobody wrote."""
        self.writer.revive()

    def trouble(self) -> str | None:
        """Why nothing can be written now; `None`: writing works, as far as is known."""
        return self.writer.trouble

    def given_up(self) -> bool:
        """True if writing has failed so often that only a restart can help."""
        return self.writer.given_up

    def close(self) -> None:
        """Finish all writes, then close the files."""
        self.writer.stop()
        self.reader.close()
        self.lock.release()

    # Tables

    def create(self, code: str, data: bytes, about: About) -> Future[None]:
        """Store a new table as its first snapshot. A code that is taken is refused."""

        def write(connection: sqlite3.Connection) -> None:
            with all_or_nothing(connection):
                connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", (code, *about))
                connection.execute("INSERT INTO snapshots VALUES (?, 0, ?)", (code, data))

        return self.writer.do(write)

    def append(self, code: str, entries: Sequence[Entry], about: About | None) -> Future[None]:
        """Write all of these lines, or none; they must follow the last one stored. `about`, if it has changed."""
        return self.writer.do(Lines(code, entries, about))

    def append_then(self, code: str, entries: Sequence[Entry], about: About | None, then: Callable[[], None]) -> Commit:
        """The same for each move of many tables; `then` is called by the thread that writes."""
        return self.writer.append_then(Lines(code, entries, about), then)

    def snapshot(self, code: str, seq: int, data: bytes) -> Future[None]:
        """Store a table as it is after its line `seq`; loading goes on from there."""

        def write(connection: sqlite3.Connection) -> None:
            if seq > last_lines(connection, {code})[code]:
                raise OutOfOrder(f"table {code}: a snapshot after line {seq}, which is not stored")
            connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (code, seq, data))

        return self.writer.do(write)

    def load(self, code: str) -> Saved | None:
        found = self.rows("SELECT seq, data FROM snapshots WHERE code = ?", code)
        if not found:
            return None
        seq, snapshot = found[0]
        rows = self.rows("SELECT line FROM lines WHERE code = ? AND seq > ? ORDER BY seq", code, seq)
        keys = self.rows("SELECT key FROM lines WHERE code = ? AND key IS NOT NULL", code)
        return Saved(snapshot, seq, [line for (line,) in rows], frozenset(key for (key,) in keys))

    def set_alarm(self, code: str, at: float | None) -> Future[None]:
        """Store when the table wants to be woken; for changes without a line."""
        return self.change("UPDATE tables SET alarm = ? WHERE code = ?", at, code)

    def alarms(self) -> list[tuple[str, float]]:
        """Which tables want to be woken, and when."""
        return self.rows("SELECT code, alarm FROM tables WHERE alarm IS NOT NULL")

    def open_tables(self, since: float, most: int) -> list[bytes]:
        """What is known of listed tables that are not over and were used since then, the latest first."""
        query = """SELECT listing FROM tables
                   WHERE listed AND phase != 'over' AND touched >= ? ORDER BY touched DESC LIMIT ?"""
        rows = self.rows(query, since, most)
        return [listing for (listing,) in rows]

    def tables_of(self, visitor: str, most: int) -> list[bytes]:
        """What is known of the tables where a visitor sits, the latest first."""
        query = """SELECT listing FROM tables JOIN sittings USING (code)
                   WHERE visitor = ? ORDER BY touched DESC LIMIT ?"""
        return [listing for (listing,) in self.rows(query, visitor, most)]

    def listing(self, code: str) -> bytes | None:
        rows = self.rows("SELECT listing FROM tables WHERE code = ?", code)
        return rows[0][0] if rows else None

    def sits_anywhere(self, visitor: str) -> bool:
        return bool(self.rows("SELECT 1 FROM sittings WHERE visitor = ? LIMIT 1", visitor))

    def sits(self, visitor: str, code: str) -> Future[None]:
        return self.change("INSERT OR IGNORE INTO sittings VALUES (?, ?)", visitor, code)

    def left(self, visitor: str, code: str) -> Future[None]:
        return self.change("DELETE FROM sittings WHERE visitor = ? AND code = ?", visitor, code)

    # Visitors and invitations

    def visit(self, visitor: str, now: float) -> Future[None]:
        """Store a new visitor."""
        return self.change("INSERT OR IGNORE INTO visitors VALUES (?, ?)", visitor, now)

    def knows(self, visitor: str) -> bool:
        return bool(self.rows("SELECT 1 FROM visitors WHERE visitor = ?", visitor))

    def invite(self, token: str, invitation: Invitation, now: float) -> Future[None]:
        return self.change("INSERT INTO invitations VALUES (?, ?, ?, ?, ?, NULL, NULL)", token, *invitation, now)

    def invitation(self, token: str) -> Invitation | None:
        """The invitation of this token, if it is still valid."""
        found = self.rows(OPEN_INVITATION, token)
        return Invitation(*found[0]) if found else None

    def redeem(self, token: str, now: float) -> Future[Invitation | None]:
        """Use the invitation of this token up and return it; `None` if there is none, or it was used before."""

        def write(connection: sqlite3.Connection) -> Invitation | None:
            found = connection.execute(OPEN_INVITATION, (token,)).fetchone()
            if found is None:
                return None
            connection.execute("UPDATE invitations SET used = ? WHERE token = ?", (now, token))
            return Invitation(*found)

        return self.writer.do(write)

    def revoke(self, code: str, now: float) -> Future[int]:
        """Delete all open invitations to a table; return how many there were."""

        def write(connection: sqlite3.Connection) -> int:
            query = "UPDATE invitations SET revoked = ? WHERE code = ? AND used IS NULL AND revoked IS NULL"
            return connection.execute(query, (now, code)).rowcount

        return self.writer.do(write)

    def change(self, query: str, *values: str | float | None) -> Future[None]:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute(query, values)

        return self.writer.do(write)

    def rows(self, query: str, *values: str | float) -> list[tuple]:  # type: ignore[type-arg]
        try:
            with self.reading:
                return self.reader.execute(query, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise unreadable(self.path, error) from error


@contextmanager
def all_or_nothing(connection: sqlite3.Connection) -> Iterator[None]:
    """Run a write. A single statement is atomic by itself; several are rolled back together."""
    connection.execute("SAVEPOINT several")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK TO several")
        raise
    finally:
        connection.execute("RELEASE several")


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            f"cannot make the folder {folder}: {error.strerror}; choose another one with --data"
        ) from error


def make_file(path: Path) -> None:
    """Create the database, readable for its owner alone; SQLite gives its other files the same rights."""
    wal = path.with_name(path.name + "-wal")
    if path.exists() and path.stat().st_size == 0 and not (wal.exists() and wal.stat().st_size):
        raise Damaged(f"{path} is empty; restore a copy, or delete it to begin with no tables")
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        for each in (path, wal, path.with_name(path.name + "-shm")):
            if each.exists():
                each.chmod(OWNER_ONLY)
    except OSError as error:
        raise StoreError(f"cannot protect {path}: {error.strerror}; is it the file of another user?") from error


def unreadable(path: Path, error: sqlite3.DatabaseError) -> StoreError:
    if error.sqlite_errorname == "SQLITE_FULL":
        return StoreError(f"the disk of {path.parent} is full; make room, or choose another folder with --data")
    if isinstance(error, sqlite3.OperationalError):
        return StoreError(f"cannot read {path}: {error}; is another program using it, or is the disk full?")
    return Damaged(f"{path} is damaged ({error}); restore a copy, or choose another folder with --data")
