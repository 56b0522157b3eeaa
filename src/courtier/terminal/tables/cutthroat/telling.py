"""What of the story of Cutthroat Kingdoms need not be told at the terminal: another line or the table says it."""

from typing import Any, Final

SAID_BY_THE_TABLE: Final = ("asked", "territory_laid", "decks_laid", "action_ended")
SAID_BY_WHAT_FOLLOWS: Final = ("announced_conquest", "discarded_hireling")


def untold(line: dict[str, Any]) -> bool:
    """Bookkeeping: that the court waits, how the ring was laid, and what only the announcement of a deed says."""
    return line["event"] in SAID_BY_THE_TABLE or line["event"] in SAID_BY_WHAT_FOLLOWS
