"""A position as the terminal draws it, for environments that render."""

from io import StringIO

from rich.console import Console

import courtier
from courtier.core.errors import BadSetup
from courtier.core.game import Game
from courtier.reading.reader import Reader
from courtier.terminal.phrases import speaker
from courtier.terminal.tables import table_of

COLUMNS = 100
RENDER_MODES = ("ansi", "human")


def check_render_mode(mode: str | None) -> None:
    """Raise `BadSetup` unless an environment can render like that."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"unknown render mode {mode!r}; expected {' or '.join(RENDER_MODES)}")


def picture(game: Game, seat: int | None) -> str:
    """The table as that seat sees it (`None`: a spectator), as text."""
    names = [f"Seat {each}" for each in range(game.seats)]
    console = Console(file=StringIO(), record=True, width=COLUMNS, color_system=None)
    console.print(table_of(game.name()).draw(courtier.view(game, seat), Reader("en", speaker("en"), names), COLUMNS))
    return console.export_text()
