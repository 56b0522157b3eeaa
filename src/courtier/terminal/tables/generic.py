"""Any game, drawn from the envelope of its view: zones as rows, seats from the left neighbour on."""

import textwrap
from typing import Any

from courtier.reading.generic import SENTENCES, read_count, rows
from courtier.reading.reader import Reader, View
from courtier.terminal.tables import TerminalTable


def draw(view: View, reader: Reader, width: int) -> Any:
    from rich.table import Table as Grid  # noqa: PLC0415 - the plain screen starts without it

    grid = Grid(box=None, show_header=False, width=width, padding=(0, 2, 0, 0))
    for owner, label, cards in rows(view, reader):
        grid.add_row(owner, label, cards)
    return grid


def draw_count(view: View, reader: Reader, width: int) -> Any:
    from rich.text import Text  # noqa: PLC0415

    return Text("\n".join(textwrap.fill(line, width) for line in read_count(view, reader)))


TABLE = TerminalTable(draw, draw_count, SENTENCES, {})
