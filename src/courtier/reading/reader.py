"""The reader for whom a table is put into words, and the order of the seats."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

View = Mapping[str, Any]
Say = Callable[..., str]  # a phrase by its key, with its values


class Reader(NamedTuple):
    """Who reads the table: the language, and the players' names by seat."""

    lang: str
    say: Say
    names: Sequence[str]

    def name(self, view: View, seat: int) -> str:
        """A player as the viewer calls her."""
        return self.say("you") if seat == view["you"] else self.names[seat]

    def cards(self, count: int) -> str:
        """`1 card`, `2 cards`."""
        return self.say("one_card" if count == 1 else "cards", count=count)


def from_left(view: View) -> list[int]:
    """All seats: the left neighbour first, the viewer last (H/A-22)."""
    seats = len(view["seats"])
    start = 0 if view["you"] is None else view["you"] + 1
    return [(start + step) % seats for step in range(seats)]


def by_total(view: View) -> list[int]:
    """The seats from the highest total down."""
    return sorted(from_left(view), key=lambda seat: -view["result"]["scores"][seat])
