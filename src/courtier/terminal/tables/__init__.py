"""How a game lies on the screen. A game without a table of its own has the generic one."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from courtier.terminal.phrases import Say
from courtier.terminal.screen import Screen

View = Mapping[str, Any]


def everything(_: Mapping[str, Any]) -> bool:
    """No event is left out of the story."""
    return False


class Reader(NamedTuple):
    """For whom the table is drawn: language, and the players' names by seat."""

    lang: str
    say: Say
    names: Sequence[str]

    def name(self, view: View, seat: int) -> str:
        """A player as the viewer calls her."""
        return self.say("you") if seat == view["you"] else self.names[seat]

    def cards(self, count: int) -> str:
        """`1 card`, `2 cards`."""
        return self.say("one_card" if count == 1 else "cards", count=count)


class Table(NamedTuple):
    """A picture for those who see it, sentences for those who hear it; both from a view alone."""

    draw: Callable[[View, Reader, int], Any]  # for a width in columns; something that rich can print
    read: Callable[[View, Reader], list[str]]
    draw_count: Callable[[View, Reader, int], Any]  # the result, by source
    read_count: Callable[[View, Reader], list[str]]
    asides: Mapping[
        tuple[str, ...], Callable[[View, Reader], list[str]]
    ]  # by the words one types: English first, German last
    own_first: bool = True  # in lists of places at seats: one's own before the left neighbour's, or after all others
    untold: Callable[[Any], bool] = everything  # glimpses that the story does without


def table_of(game: str) -> Table:
    own = f"{__name__}.{game}"
    found: Table = import_module(own if find_spec(own) else f"{__name__}.generic").TABLE
    return found


def from_left(view: View) -> list[int]:
    """All seats as one sits at a table: the left neighbour first, the viewer last (H/A-22)."""
    seats = len(view["seats"])
    start = 0 if view["you"] is None else view["you"] + 1
    return [(start + step) % seats for step in range(seats)]


def by_total(view: View) -> list[int]:
    """The seats from the highest total down."""
    return sorted(from_left(view), key=lambda seat: -view["result"]["scores"][seat])


def picture(view: View, reader: Reader, screen: Screen) -> Any:
    """The table as this screen shows it; when the game is over, the count below it."""
    table = table_of(view["game"])
    over = view["result"] is not None
    if screen.plain:
        return table.read(view, reader) + (table.read_count(view, reader) if over else [])
    from rich.console import Group  # noqa: PLC0415 - the plain screen starts without it

    drawn = [table.draw(view, reader, screen.width)]
    if over:
        drawn.append(table.draw_count(view, reader, screen.width))
    return Group(*drawn)
