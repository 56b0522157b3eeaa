"""Which lines of the story of Intrigue a reader can do without: another line, or the table, says the same."""

from typing import Any, Final

SAID_BY_WHAT_FOLLOWS: Final = ("named", "cleared", "valued")  # the draw, the piles, the places at the end
OF_OTHERS: Final = {"offered": "cards", "disclosed": "decisions", "put_down": "cards"}  # unless one sees what


def is_bookkeeping(line: dict[str, Any]) -> bool:
    """Bookkeeping, and what others do in every trade and every round without showing anything."""
    event = line["event"]
    if event == "decided":
        return line["you"] not in {line["seat"], line["partner"]}
    if event in OF_OTHERS:
        return bool(line[OF_OTHERS[event]] == "unknown")
    return event in SAID_BY_WHAT_FOLLOWS
