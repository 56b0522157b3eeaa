"""The one thread that writes. Whatever has come while it was writing is committed together (group commit)."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread
from time import sleep
from typing import Any, Final

from courtier.store.errors import StoreError, not_kept
from courtier.store.lines import Known, Lines, append, append_at_once

Deed = Callable[[sqlite3.Connection], Any]  # does all of it or, raising, nothing


class Kept:
    """Lines on their way to the disk: a future with no more than every move needs. The thread that writes sets it."""

    __slots__ = ("done", "error", "then")

    def __init__(self, then: Callable[[], None]) -> None:
        self.done = False
        self.error: BaseException | None = None
        self.then = then

    def set_result(self, _: None) -> None:
        self.done = True
        self.then()

    def set_exception(self, error: BaseException) -> None:
        self.error = error
        self.set_result(None)


Work = tuple[Deed | Lines, Future[Any] | Kept]

GROUP: Final = 512  # deeds of one commit
GATHER: Final = 0.008  # seconds after a commit, in which deeds gather for the next: each commit halts the other thread
MOST_KNOWN: Final = 10_000  # tables whose last line is known by heart
CHECKPOINT_SECONDS: Final = 5.0
CALM: Final = 2_500  # deeds in that time; while there are more, the disk is left to the answers
CHECKPOINT_DEEDS: Final = 100_000  # … but not for ever
LOG_PAGES: Final = 128_000  # of 1 KiB


class Writer:
    """Takes deeds in order; each one's future is done when it is safe on the disk."""

    def __init__(self, open_connection: Callable[[], sqlite3.Connection]) -> None:
        self.connection = open_connection()
        self.connection.execute("PRAGMA wal_autocheckpoint = 0")  # `Sweeper` does it, off the way of answers
        self.queue: SimpleQueue[Work | None] = SimpleQueue()
        self.known: Known = {}
        self.sweeper = Sweeper(open_connection)
        self.thread = Thread(target=self.work, name="courtier-writer", daemon=True)
        self.thread.start()

    def do(self, deed: Deed | Lines) -> Future[Any]:
        future: Future[Any] = Future()
        self.queue.put((deed, future))
        return future

    def keep(self, lines: Lines, then: Callable[[], None]) -> Kept:
        """`then`: whom the thread that writes calls."""
        kept = Kept(then)
        self.queue.put((lines, kept))
        return kept

    def stop(self) -> None:
        """After everything that was asked for."""
        self.queue.put(None)
        self.thread.join()
        self.sweeper.stop()
        self.connection.execute("PRAGMA optimize")
        self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.connection.close()

    def work(self) -> None:
        going = True
        while going:
            group, going = self.next_group()
            if group:
                self.commit(group)
                self.forget()
                self.sweeper.wrote(len(group))
                sleep(GATHER)
            if self.sweeper.long:
                self.begin_log_anew()

    def forget(self) -> None:
        """What can be asked for again."""
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
        """All that can be done is committed together; a deed refused takes no other with it."""
        try:
            outcomes = self.in_one(group) or self.in_several(group)
        except sqlite3.Error as error:
            self.give_up()
            for _, future in group:
                future.set_exception(not_kept(error))
            return
        for (_, future), outcome in zip(group, outcomes, strict=True):
            if isinstance(outcome, StoreError):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    def in_one(self, group: list[Work]) -> list[Any]:
        """With one statement, which is a transaction by itself, where all of them are lines and nothing else."""
        lines = [deed for deed, _ in group if isinstance(deed, Lines) and deed.entries and deed.about is None]
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
        """In order; lines that come one after another are written at once."""
        outcomes: list[Any] = []
        lines: list[Lines] = []
        for deed, _ in group:
            if isinstance(deed, Lines):
                lines.append(deed)
                continue
            outcomes += append(self.connection, lines, self.known)
            lines = []
            outcomes.append(self.outcome(deed))
        return outcomes + append(self.connection, lines, self.known)

    def outcome(self, deed: Deed) -> Any:
        try:
            return deed(self.connection)
        except sqlite3.IntegrityError as error:
            return not_kept(error)
        except StoreError as error:
            return error

    def give_up(self) -> None:
        self.known.clear()
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")


class Sweeper:
    """Moves committed pages from the log to the file, on a connection of its own."""

    def __init__(self, open_connection: Callable[[], sqlite3.Connection]) -> None:
        self.connection = open_connection()
        self.written = 0  # deeds whose pages are in the log alone
        self.fresh = 0  # those since the last look
        self.long = False  # is the log?
        self.due = Event()
        self.stopping = False
        self.thread = Thread(target=self.work, name="courtier-checkpoints", daemon=True)
        self.thread.start()

    def wrote(self, deeds: int) -> None:
        self.written += deeds
        self.fresh += deeds
        if self.written >= CHECKPOINT_DEEDS:
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
        return calm or self.written >= CHECKPOINT_DEEDS

    def sweep(self) -> None:
        """A checkpoint that does not come about is tried again later; nothing is lost by it."""
        try:
            if self.move_pages() > LOG_PAGES:
                self.move_pages()  # what has come meanwhile, so that little is left for the thread that writes
                self.long = True
        except sqlite3.Error:
            self.written = 1

    def move_pages(self) -> int:
        """How long the log is."""
        _, pages, _ = self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return int(pages)
