"""Which lines of the story of Cutthroat Kingdoms a reader can do without: another line, or the table, says the same."""

from typing import Any, Final

SAID_BY_THE_TABLE: Final = ("asked", "territory_laid", "decks_laid", "action_ended", "poorest")
SAID_BY_WHAT_FOLLOWS: Final = ("announced_conquest", "discarded_hireling")
# What a deed costs, where the line of the deed names it: by event, why it is paid or discarded.
SAID_BY_THE_DEED: Final = {
    "paid_coins": ("mercenaries", "hireling", "dead"),
    "discarded_military": ("attack", "defence", "toll"),
}


def is_bookkeeping(line: dict[str, Any]) -> bool:
    """Bookkeeping: that the court waits, how the ring was laid, what only announces a deed, and what paid for it."""
    event = line["event"]
    if event in SAID_BY_THE_DEED:
        return line["why"] in SAID_BY_THE_DEED[event]
    return event in SAID_BY_THE_TABLE or event in SAID_BY_WHAT_FOLLOWS
