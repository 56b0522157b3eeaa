"""The one thread that writes. It commits everything that came during the last commit together (group commit).

A thread that dies is replaced, with a new connection; the calls that it had taken fail with the cause. If it dies
again and again, `given_up` says so, and the server stops.
"""

import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from time import monotonic, sleep
from typing import Any, Final

from courtier.store.errors import StoreError, not_stored
from courtier.store.interface import Commit
from courtier.store.lines import Known, Lines, append, append_at_once

Write = Callable[[sqlite3.Connection], Any]  # does all of it, or raises and does nothing


Work = tuple[Write | Lines, Future[Any] | Commit]

GROUP: Final = 512  # writes of one commit
GATHER: Final = 0.008  # seconds after a commit, in which writes gather: each commit blocks the event loop
MOST_KNOWN: Final = 10_000  # tables whose last sequence number is cached
CHECKPOINT_SECONDS: Final = 5.0
CALM: Final = 2_500  # writes in that time; while there are more, checkpoints wait
CHECKPOINT_WRITES: Final = 100_000  # … but not for ever
LOG_PAGES: Final = 128_000  # of 1 KiB
DEATHS: Final = 5  # of the thread that writes, in so many seconds: then it is not started again
DEATH_SECONDS: Final = 60.0
Report = Callable[[str, BaseException], None]  # what happened, and the cause


class Writer:
    """Takes writes in order; the future of a write is done when the write is safe on the disk."""

    def __init__(self, open_connection: Callable[[], sqlite3.Connection], report: Report) -> None:
        self.open_connection = open_connection
        self.report = report
        self.queue: SimpleQueue[Work | None] = SimpleQueue()
        self.known: Known = {}
        self.group: list[Work] = []  # what is being written
        self.trouble: str | None = None  # why the last commit failed; none: it did not
        self.deaths: deque[float] = deque(maxlen=DEATHS)
        self.given_up = False
        self.stopping = False
        self.reviving = Lock()
        self.start()
        self.sweeper = Sweeper(open_connection, report)

    def start(self) -> None:
        self.connection = self.open_connection()
        self.connection.execute("PRAGMA wal_autocheckpoint = 0")  # `Sweeper` makes the checkpoints
        self.thread = Thread(target=self.work, name="courtier-writer", daemon=True)
        self.thread.start()

    def revive(self) -> None:
        """Start the thread anew if it has died. If that is impossible, all waiting writes fail."""
        with self.reviving:
            if self.thread.is_alive() or self.stopping:
                return
            if not self.given_up:
                with suppress(sqlite3.Error):
                    self.connection.close()
                try:
                    self.start()
                except sqlite3.Error as error:
                    self.died(error)
            if self.given_up:
                self.answer_waiting(
                    StoreError("could not be stored: the thread that writes has died; restart the server")
                )

    def do(self, write: Write | Lines) -> Future[Any]:
        future: Future[Any] = Future()
        self.queue.put((write, future))
        self.revive()
        return future

    def append_then(self, lines: Lines, then: Callable[[], None]) -> Commit:
        """Store lines of a table; the thread that writes calls `then` afterwards."""
        commit = Commit(then)
        self.queue.put((lines, commit))
        self.revive()
        return commit

    def stop(self) -> None:
        """Stop the thread after all writes that wait."""
        self.stopping = True
        self.queue.put(None)
        self.thread.join()
        self.sweeper.stop()
        with suppress(sqlite3.Error):  # the log is kept, and read at the next start
            self.connection.execute("PRAGMA optimize")
            self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.connection.close()

    def work(self) -> None:
        try:
            self.write_groups()
        except BaseException as error:  # noqa: BLE001 - nobody else would notice that the thread is dead
            self.died(error)
            self.answer_waiting(
                StoreError(f"could not be stored: the thread that writes died of {type(error).__name__}")
            )

    def write_groups(self) -> None:
        going = True
        while going:
            self.group, going = self.next_group()
            if self.group:
                self.commit(self.group)
                self.sweeper.wrote(len(self.group))
                self.group = []
                self.forget()
                sleep(GATHER)
            if self.sweeper.long:
                self.begin_log_anew()

    def died(self, error: BaseException) -> None:
        now = monotonic()
        self.deaths.append(now)
        self.trouble = f"the thread that writes died of {type(error).__name__}"
        self.known.clear()
        self.report("the thread that writes died", error)
        self.given_up = len(self.deaths) == DEATHS and now - self.deaths[0] < DEATH_SECONDS

    def answer_waiting(self, error: StoreError) -> None:
        """Fail everything that still waits, with the cause."""
        with suppress(Empty):
            while (work := self.queue.get_nowait()) is not None:
                self.group.append(work)
        for _, future in self.group:
            if not (future.done if isinstance(future, Commit) else future.done()):
                answer(future, error)
        self.group = []

    def forget(self) -> None:
        """Drop the caches; they can be read again."""
        if len(self.known) > MOST_KNOWN:
            self.known.clear()

    def begin_log_anew(self) -> None:
        """Under steady load the log always has fresh pages and would grow for ever; the others are in the file now.

        It keeps its size: what is written over costs the disk less than what makes a file longer.
        """
        self.sweeper.long = False
        with suppress(sqlite3.Error):  # then later
            self.connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()

    def next_group(self) -> tuple[list[Work], bool]:
        group = []
        item = self.queue.get()
        while item is not None:
            group.append(item)
            if len(group) == GROUP or self.queue.empty():
                return group, True
            item = self.queue.get()
        return group, False

    def commit(self, group: list[Work]) -> None:
        """Commit everything together; a write that is refused does not affect the others."""
        try:
            outcomes = self.in_one(group) or self.in_several(group)
        except sqlite3.Error as error:
            self.give_up()
            self.trouble = str(error)
            for _, future in group:
                answer(future, not_stored(error))
            return
        self.trouble = None
        for (_, future), outcome in zip(group, outcomes, strict=True):
            answer(future, outcome)

    def in_one(self, group: list[Work]) -> list[Any]:
        """Write with one statement, which is a transaction by itself, if all of these writes are lines."""
        lines = [write for write, _ in group if isinstance(write, Lines) and write.entries and write.about is None]
        with suppress(sqlite3.IntegrityError):
            if len(lines) == len(group):
                return append_at_once(self.connection, lines, self.known)
        return []

    def in_several(self, group: list[Work]) -> list[Any]:
        self.connection.execute("BEGIN IMMEDIATE")
        outcomes = self.outcomes(group)
        self.connection.execute("COMMIT")
        return outcomes

    def outcomes(self, group: list[Work]) -> list[Any]:
        """Carry the writes out in order; lines that follow each other are written in one batch."""
        outcomes: list[Any] = []
        lines: list[Lines] = []
        for write, _ in group:
            if isinstance(write, Lines):
                lines.append(write)
                continue
            outcomes += append(self.connection, lines, self.known)
            lines = []
            outcomes.append(self.outcome(write))
        return outcomes + append(self.connection, lines, self.known)

    def outcome(self, write: Write) -> Any:
        try:
            return write(self.connection)
        except sqlite3.IntegrityError as error:
            return not_stored(error)
        except StoreError as error:
            return error

    def give_up(self) -> None:
        self.known.clear()
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")


def answer(future: Future[Any] | Commit, outcome: Any) -> None:
    """Set the results. A caller that no longer waits (its request was broken off) is no error."""
    with suppress(InvalidStateError):
        if isinstance(outcome, StoreError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


class Sweeper:
    """Moves committed pages from the log to the file, on a connection of its own."""

    def __init__(self, open_connection: Callable[[], sqlite3.Connection], report: Report) -> None:
        self.connection = open_connection()
        self.report = report
        self.written = 0  # writes whose pages are in the log alone
        self.fresh = 0  # those since the last check
        self.long = False  # is the log?
        self.due = Event()
        self.stopping = False
        self.thread = Thread(target=self.work, name="courtier-checkpoints", daemon=True)
        self.thread.start()

    def wrote(self, writes: int) -> None:
        self.written += writes
        self.fresh += writes
        if self.written >= CHECKPOINT_WRITES:
            self.due.set()

    def stop(self) -> None:
        self.stopping = True
        self.due.set()
        self.thread.join()
        self.connection.close()

    def work(self) -> None:
        while not self.stopping:
            self.due.wait(CHECKPOINT_SECONDS)
            self.due.clear()
            if self.written and self.worth_it() and not self.stopping:
                self.written = 0
                self.sweep()

    def worth_it(self) -> bool:
        calm, self.fresh = self.fresh < CALM, 0
        return calm or self.written >= CHECKPOINT_WRITES

    def sweep(self) -> None:
        """Make a checkpoint. If it does not succeed, it is tried again later; nothing is lost."""
        try:
            if self.move_pages() > LOG_PAGES:
                self.move_pages()  # the pages that came meanwhile, so that little is left for the writer
                self.long = True
        except sqlite3.Error as error:
            self.report("checkpoint failed", error)
            self.written = 1

    def move_pages(self) -> int:
        """Move pages from the log to the file; return how long the log is."""
        _, pages, _ = self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return int(pages)
