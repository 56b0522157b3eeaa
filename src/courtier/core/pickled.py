"""What pickles of games and events refer to. A pickle holds plain data and names, so that both builds can read it."""

from typing import Any

from courtier.core.encoding import Encoder
from courtier.core.errors import BadPosition
from courtier.core.event import Event, Row
from courtier.core.game import Game
from courtier.core.registry import kind


def restored_game(name: str, data: dict[str, Any], recording: bool, news: list[Event]) -> Game:
    """The game that was pickled: the same position, with the same future."""
    game = kind(name).load(data)
    game.recording = recording
    game.news = news
    return game


def restored_encoder(name: str, memory: bool) -> Encoder:
    """The encoder that was pickled."""
    encoding = kind(name).encoding
    if encoding is None:
        raise BadPosition(f"{name} has no encoding; was it pickled by another version?")
    return Encoder(encoding, memory)


def named_row(name: str, row: Row) -> Row | str:
    """How a pickle refers to the row of an event: by name if it is of the game's table, else by the row itself."""
    for each in kind(name).events:
        if each is row:
            return row.name
    return row


def restored_event(name: str, row: Row | str, values: tuple[int, ...], secret: list[int]) -> Event:
    """The event that was pickled, with its row of the game's table of events."""
    return Event(name, row_named(name, row) if isinstance(row, str) else row, values, secret)


def row_named(name: str, row: str) -> Row:
    """The row of a game's table of events with that name."""
    for each in kind(name).events:
        if each.name == row:
            return each
    raise BadPosition(f"{name} has no event {row!r}; was it pickled by another version?")
