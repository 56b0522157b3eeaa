"""The log: JSON lines about the server. They never hold what people say, or their cards.

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
    """Log an event. Its fields may be numbers, names from our code and codes of tables."""
    if THROTTLE.lets(event, time.monotonic()):
        LOG.info(event, extra={"fields": fields | THROTTLE.left_out(event)})


def warn(
    event: str, error: BaseException | None = None, *, once_a_second: bool = False, **fields: str | float | None
) -> None:
    """Log an error with its cause."""
    if THROTTLE.lets(event, time.monotonic(), 1 if once_a_second else A_SECOND):
        LOG.warning(event, exc_info=error, extra={"fields": fields | THROTTLE.left_out(event)})


class Throttle:
    """Limits the lines of one kind in a second, so that nobody can fill the disk by repeating a mistake."""

    def __init__(self) -> None:
        self.second: dict[str, tuple[int, int]] = {}  # by event: which second, how many lines in it
        self.held: dict[str, int] = {}  # lines that were left out since the last one that was written

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
    """The text of an error, if it cannot hold a player's words: errors of the store, the database and the system."""
    return {"cause": str(error)} if isinstance(error, (StoreError, sqlite3.Error, OSError)) else {}


def where(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}:{frame.name}" for frame in frames]


def few_of_libraries(record: logging.LogRecord) -> bool:
    """Libraries log every bad request; limit these lines, too."""
    return record.name == LOG.name or THROTTLE.lets(f"{record.name}:{record.lineno}", time.monotonic())


class Stderr(logging.Handler):
    """Writes to the present standard error: it may have been replaced or closed since the start."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(self.format(record) + "\n")
        except ValueError:
            return  # nobody reads it any longer


def start(level: int = logging.INFO) -> None:
    """Send all logging of this process through our format."""
    handler = Stderr()
    handler.addFilter(few_of_libraries)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(level)
