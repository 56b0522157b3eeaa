"""Which lines of Hof-Verrat's story a reader can do without: the table, or another line, says the same."""

from typing import Any, Final

THE_SAME_FOR_ALL: Final = ("dealt", "entrusted", "drew")  # everybody gets as many


def is_bookkeeping(line: dict[str, Any]) -> bool:
    """Bookkeeping: what all others are dealt and draw, because they draw as many as they laid."""
    return line["event"] in THE_SAME_FOR_ALL and bool(line["seat"] != line["you"])
