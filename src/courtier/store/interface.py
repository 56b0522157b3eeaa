"""The interface of a store, as the server uses it. `sqlite.py` is the only implementation.

Calls that write return a future. It is done when everything is safe on the disk; if it fails with a `StoreError`,
nothing of that call was stored. Calls that read return what was committed; they may miss writes that are still on
their way. A store may be called from several threads.

A second backend is a class with these methods. `tests/store/backends.py` names the backends, and `test_contract.py`
runs on each of them.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from hashlib import blake2b
from typing import NamedTuple, Protocol


class Entry(NamedTuple):
    """A line of a table's log. No two lines of a table have the same key."""

    seq: int
    key: int | None  # of the command that brought it (`command_key`); none: nobody's command did
    line: bytes


def command_key(visitor: str, command: str) -> int:
    """A short hash of whose command it is and its id; a collision within one table is practically impossible."""
    return int.from_bytes(blake2b(f"{visitor}:{command}".encode(), digest_size=8).digest(), "big") >> 1


class About(NamedTuple):
    """What the server must know about a table that is not in memory."""

    touched: float
    alarm: float | None
    phase: str
    listed: bool
    listing: bytes


class Saved(NamedTuple):
    """A stored table: its snapshot, and the lines since."""

    snapshot: bytes
    seq: int  # the last line in the snapshot
    lines: list[bytes]
    keys: frozenset[int] = frozenset()  # of all commands that were carried out at this table


class Invitation(NamedTuple):
    """A right to sit at a table, at a certain seat or anywhere."""

    code: str
    seat: int | None
    by: str


class Commit:
    """The commit of some lines: a small future for moves, which the thread that writes sets."""

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


class Store(Protocol):
    """All data of one server. Opening it twice at the same time is refused with `InUse`."""

    def probe(self) -> Future[None]:
        """Write a value that is there already, to find out whether writing works."""

    def look_after(self) -> None:
        """Called from time to time: repair what can be repaired while nobody writes."""

    def trouble(self) -> str | None:
        """Why nothing can be written now; `None`: writing works, as far as is known."""

    def given_up(self) -> bool:
        """True if writing has failed so often that only a restart can help."""

    def close(self) -> None:
        """Finish all writes, then close the files."""

    # Tables

    def create(self, code: str, data: bytes, about: About) -> Future[None]:
        """Store a new table as its first snapshot. A code that is taken is refused."""

    def append(self, code: str, entries: Sequence[Entry], about: About | None) -> Future[None]:
        """Write all of these lines, or none; `about`, if it has changed.

        The lines must follow the last one stored (`OutOfOrder`); a key that the table's log has already is refused.
        """

    def append_then(self, code: str, entries: Sequence[Entry], about: About | None, then: Callable[[], None]) -> Commit:
        """`append` for many tables with little overhead; the writer thread calls `then`."""

    def snapshot(self, code: str, seq: int, data: bytes) -> Future[None]:
        """Store a table as it is after line `seq`, which must be stored (`OutOfOrder`); loading goes on from there."""

    def load(self, code: str) -> Saved | None:
        """A table as it is stored; `None` if there is no such table."""

    def set_alarm(self, code: str, at: float | None) -> Future[None]:
        """Store when the table wants to be woken; for changes without a line, as when somebody comes or goes."""

    def alarms(self) -> list[tuple[str, float]]:
        """Which tables want to be woken, and when."""

    def open_tables(self, since: float, most: int) -> list[bytes]:
        """The listings of listed tables that are not over and were touched since then, the latest first."""

    def tables_of(self, visitor: str, most: int) -> list[bytes]:
        """The listings of the tables where a visitor sits, the latest first."""

    def listing(self, code: str) -> bytes | None:
        """What is known of a table that is not in memory."""

    def sits_anywhere(self, visitor: str) -> bool:
        """Does this visitor sit at any table?"""

    def sits(self, visitor: str, code: str) -> Future[None]:
        """Store that the visitor sits at that table now. Calling it twice changes nothing."""

    def left(self, visitor: str, code: str) -> Future[None]:
        """Store that the visitor does not sit there any more."""

    # Visitors and invitations

    def visit(self, visitor: str, now: float) -> Future[None]:
        """Store a new visitor. Calling it twice changes nothing."""

    def knows(self, visitor: str) -> bool:
        """Was this visitor here before?"""

    def invite(self, token: str, invitation: Invitation, now: float) -> Future[None]:
        """Store an invitation that can be used once."""

    def invitation(self, token: str) -> Invitation | None:
        """The invitation of this token, if it is still valid."""

    def redeem(self, token: str, now: float) -> Future[Invitation | None]:
        """Use the invitation of this token up and return it; `None` if there is none, or it was used before."""

    def revoke(self, code: str, now: float) -> Future[int]:
        """Delete all open invitations to a table; return how many there were."""
