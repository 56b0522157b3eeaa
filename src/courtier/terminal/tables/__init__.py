"""How a game is shown at the terminal. A game without a table of its own has the generic one."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from courtier.reading.reader import Reader, View
from courtier.reading.sentences import Read, Sentences, table_lines
from courtier.terminal.screen import Screen


class TerminalTable(NamedTuple):
    """How a game is shown: as a picture, and as sentences for screen readers; both from a view alone."""

    draw: Callable[[View, Reader, int], Any]  # for a width in columns; something that rich can print
    draw_count: Callable[[View, Reader, int], Any]  # the result, by source
    text: Sentences
    asides: Mapping[tuple[str, ...], Read]  # by the words one types: English first, German last
    own_first: bool = True  # in lists of seats: one's own first, or last


def table_of(game: str) -> TerminalTable:
    own = f"{__name__}.{game}"
    found: TerminalTable = import_module(own if find_spec(own) else f"{__name__}.generic").TABLE
    return found


def picture(view: View, reader: Reader, screen: Screen) -> Any:
    """The table as this screen shows it; when the game is over, the count below it."""
    if screen.plain:
        return table_lines(view, reader)
    from rich.console import Group  # noqa: PLC0415 - the plain screen starts without it

    table = table_of(view["game"])
    drawn = [table.draw(view, reader, screen.width)]
    if view["result"] is not None:
        drawn.append(table.draw_count(view, reader, screen.width))
    return Group(*drawn)
