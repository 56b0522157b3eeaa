"""The log: JSON lines that say what happened to the server, never what was said or held at a table.

An exception is logged by its kind and where it came from; its words may hold what somebody wrote.
"""

import json
import logging
import sys
import time
import traceback
from typing import Any, Final

LOG: Final = logging.getLogger("courtier")


def note(event: str, **fields: str | float | None) -> None:
    """Something worth knowing later. Fields are numbers, names of ours and tables' codes."""
    LOG.info(event, extra={"fields": fields})


def warn(event: str, error: BaseException | None = None, **fields: str | float | None) -> None:
    LOG.warning(event, exc_info=error, extra={"fields": fields})


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
        return json.dumps(line)


def where(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}:{frame.name}" for frame in frames]


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
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(level)
