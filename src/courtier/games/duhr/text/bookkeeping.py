"""Which lines of Dûhr's story a reader can do without: another line, or the question itself, says the same."""

from typing import Any, Final

SAID_BY_ANNOUNCEMENT: Final = ("ability", "masterstroke", "negation")  # why a card was discarded
THE_SAME_FOR_ALL: Final = ("entrusted", "offered", "kept", "supplied")  # at the beginning, everybody gets some
SAID_BY_WHAT_FOLLOWS: Final = ("asked", "first", "laid_away")


def is_bookkeeping(line: dict[str, Any]) -> bool:
    """Bookkeeping: who is asked next, what an announcement was paid with, what all others were dealt."""
    event = line["event"]
    if event == "discarded":
        return line["why"] in SAID_BY_ANNOUNCEMENT
    if event in THE_SAME_FOR_ALL:
        return bool(line["seat"] != line["you"])
    return event in SAID_BY_WHAT_FOLLOWS
