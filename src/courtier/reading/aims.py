"""Secret aims (missions, agendas): are they fulfilled at present?"""

from courtier.core.registry import kind
from courtier.reading.reader import Reader, Say, View

MARKS = {True: "✓", False: "○"}


def aim_words(view: View, reader: Reader, card: str, say: Say) -> str:
    """A sentence to put after the text of an own aim; empty after the end, and if the viewer cannot know."""
    met = is_met(view, card)
    return "" if met is None else f" {say(reader, 'met_now' if met else 'unmet_now')}"


def aim_mark(view: View, card: str) -> str:
    """The same as a sign, for pictures."""
    met = is_met(view, card)
    return "" if met is None else f" {MARKS[met]}"


def is_met(view: View, card: str) -> bool | None:
    return None if view["result"] is not None else kind(view["game"]).fulfilled(view).get(card)
