"""Which lines of the story of Intrigue a reader can do without: another line, or the table, says the same.

The opening is twenty draws at four seats; who reads the folded story reads one sentence for each player.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from courtier.core.words import Seen
from courtier.games.intrigue.cards import SETUP_HAND
from courtier.games.intrigue.text import WORDS
from courtier.games.intrigue.text.names import Listener
from courtier.games.intrigue.text.story import all_drawn

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


MARKS: Final = ("backs", "top", "bare")  # what the backs of the cards show, where all may read them
OPENING: Final = ("named", "drew", *MARKS)  # all that is told between the deal and the first round (I-SETUP-14)


def summed_up(
    seen: Seen, earlier: Iterable[Seen], lang: str, names: Sequence[str], options: Mapping[str, Any]
) -> str | None:
    """The five draws of the opening as one sentence, at the last of them."""
    if seen["event"] not in OPENING:
        return None
    before = opening(earlier)
    if before is None:
        return None
    drawn = [each for each in [*before, seen] if each["event"] == "drew" and each["seat"] == seen.get("seat")]
    if seen["event"] != "drew" or len(drawn) < SETUP_HAND:
        return ""
    return all_drawn(Listener(WORDS, lang, names, seen["you"], options), drawn)


def opening(earlier: Iterable[Seen]) -> list[Seen] | None:
    """What was told since the deal, if nothing else was; `earlier` has the latest first."""
    told: list[Seen] = []
    for each in earlier:
        if each["event"] == "started":
            return told[::-1]
        if each["event"] not in OPENING:
            return None
        told.append(each)
    return None
