"""The log: JSON lines that say what happened to the server, never what was said or held at a table.

An exception is logged by its kind and where it came from; its words may hold what somebody wrote.
"""

import json
import logging
import sqlite3
import sys
import time
import traceback
from typing import Any, Final

from courtier.store.errors import StoreError

LOG: Final = logging.getLogger("courtier")
A_SECOND: Final = 10  # lines of one kind


def note(event: str, **fields: str | float | None) -> None:
    """Something worth knowing later. Fields are numbers, names of ours and tables' codes."""
    if THROTTLE.lets(event, time.monotonic()):
        LOG.info(event, extra={"fields": fields | THROTTLE.left_out(event)})


def warn(
    event: str, error: BaseException | None = None, *, once_a_second: bool = False, **fields: str | float | None
) -> None:
    """Something that should not happen, with its cause."""
    if THROTTLE.lets(event, time.monotonic(), 1 if once_a_second else A_SECOND):
        LOG.warning(event, exc_info=error, extra={"fields": fields | THROTTLE.left_out(event)})


class Throttle:
    """Lets few lines of a kind pass in a second, so that nobody can fill the disk by making the same mistake often."""

    def __init__(self) -> None:
        self.second: dict[str, tuple[int, int]] = {}  # by event: which second, how many lines in it
        self.held: dict[str, int] = {}  # lines that did not pass since the last one that did

    def lets(self, event: str, now: float, most: int = A_SECOND) -> bool:
        second, count = self.second.get(event, (0, 0))
        count = count + 1 if second == int(now) else 1
        self.second[event] = (int(now), count)
        if count > most:
            self.held[event] = self.held.get(event, 0) + 1
            return False
        return True

    def left_out(self, event: str) -> dict[str, str | float | None]:
        held = self.held.pop(event, 0)
        return {"left_out": held} if held else {}


THROTTLE: Final = Throttle()


class Lines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": round(time.time(), 3), "level": record.levelname.lower()}
        if record.name == LOG.name:
            line["event"] = record.getMessage()
            line.update(getattr(record, "fields", {}))
        else:
            line["event"] = "library"
            line["from"] = f"{record.name}:{record.funcName}:{record.lineno}"
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = where(record.exc_info[1])
            line.update(cause(record.exc_info[1]))
        return json.dumps(line)


def cause(error: BaseException) -> dict[str, str]:
    """In words, where they cannot be a player's: of the store, the database and the system."""
    return {"cause": str(error)} if isinstance(error, (StoreError, sqlite3.Error, OSError)) else {}


def where(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}:{frame.name}" for frame in frames]


def few_of_libraries(record: logging.LogRecord) -> bool:
    """Libraries complain of every bad request; a few lines a second of one kind are enough."""
    return record.name == LOG.name or THROTTLE.lets(f"{record.name}:{record.lineno}", time.monotonic())


class Stderr(logging.Handler):
    """Whatever is the standard error when a line comes: it may have been exchanged or closed since the start."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(self.format(record) + "\n")
        except ValueError:
            return  # nobody reads it any more


def start(level: int = logging.INFO) -> None:
    """Everything of this process goes through it."""
    handler = Stderr()
    handler.addFilter(few_of_libraries)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(level)
