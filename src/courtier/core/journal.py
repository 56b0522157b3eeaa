"""What a seat may remember: the glimpses it got and, apart from them, its own answers with the cards it saw then.

Own answers never leave the process of the game: no message, log or view repeats them.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from courtier.core.errors import BadJournal, CourtierError
from courtier.core.shapes import JournalLine

# The errors that a belief may raise if its journal misses something.
UNFIT: Final = (AssertionError, AttributeError, LookupError, TypeError, ValueError, CourtierError)


class Journal:
    """What one seat may remember (`None`: the gallery), as `lines` in the order they came.

    A line is a glimpse, with the key `event`, or an own answer, with the key `answer`.

    Examples:
        >>> import courtier
        >>> game = courtier.new("hofverrat", seats=2, seed=1, recording=True)
        >>> journal = courtier.Journal(0)
        >>> for event in game.news:
        ...     journal.saw(courtier.glimpse(event, 0))
        >>> [line["event"] for line in journal.lines][:2]
        ['set_up', 'dealt']
    """

    def __init__(self, seat: int | None, lines: Iterable[JournalLine] = ()) -> None:
        self.seat = seat
        self.lines: list[JournalLine] = list(lines)

    def __reduce__(self) -> tuple[Callable[..., "Journal"], tuple[Any, ...]]:
        return Journal, (self.seat, self.lines)

    def saw(self, glimpse: Any) -> None:
        """Remember an event, as the seat sees it: `courtier.glimpse(event, journal.seat)`."""
        self.lines.append(glimpse)

    def answered(self, view: Mapping[str, Any], action: int) -> None:
        """Remember an own answer, with the cards that the view showed. Call it before the events of the answer."""
        for choice in view["choices"]:
            if choice["code"] == action:
                cards = [card_at(view, part) for part in choice["parts"]]
                self.lines.append(
                    {
                        "answer": action,
                        "question": question_to(view),
                        "turn": view["turn"]["number"],
                        "parts": choice["parts"],
                        "cards": cards,
                    }
                )
                return


def missed(seat: int | None) -> BadJournal:
    """The error for a journal that does not fit what its seat sees."""
    whose = "the gallery" if seat is None else f"seat {seat}"
    return BadJournal(
        f"the journal of {whose} does not fit its view, so it misses something: "
        "give every glimpse of every `game.news` to `journal.saw`, and every own answer to `journal.answered`"
    )


def question_to(view: Mapping[str, Any]) -> str:
    """What the viewer is asked."""
    return str(next(each["question"] for each in view["asked"] if each["seat"] == view["you"]))


def card_at(view: Mapping[str, Any], part: str) -> str | None:
    """The card that the view shows there, if it shows one."""
    zone, _, place = part.rpartition(":")
    for each in zones(view):
        if each["id"] == zone and "cards" in each and place.isdigit():
            card = each["cards"][int(place)]
            return None if card == "unknown" else str(card["kind"])
    return None


def zones(view: Mapping[str, Any]) -> list[Any]:
    """All zones of a view: the common ones, then those of the seats."""
    found = list(view["common"])
    for seat in view["seats"]:
        found += seat["zones"]
    return found
