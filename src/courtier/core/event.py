"""What happened, and the one table per game that says who learns what of it."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast, final

from courtier.core.errors import BadSeat
from courtier.core.shapes import Glimpse

UNKNOWN: Final = "unknown"


class Field(NamedTuple):
    """A value of an event: its name, and its words where the number is not said as it is."""

    name: str
    words: tuple[str, ...] = ()

    def say(self, value: int) -> Any:
        """The value in the words of the field, or as the number it is."""
        return self.words[value] if self.words else value


SEAT: Final = Field("seat")
EVERYBODY: Final = -1


class Row(NamedTuple):
    """One kind of event. All see the open fields; the list that goes with it is seen by its audience alone."""

    name: str
    open: tuple[Field, ...]
    secret: Field | None = None
    audience: int = 1  # the first open fields, so many of them, name the seats that see it; or EVERYBODY
    private: bool = False  # all others are not even told that it happened


class TableOfSight:
    """The table of one game: a row for each kind of event, in an order that stored events refer to.

    `LAID = SIGHT.row("laid", SEAT, SPOT, CARD)` declares an event, `court.tell(LAID, seat, spot, card)` tells it.
    """

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def row(self, name: str, *fields: Field, secret: Field | None = None, audience: int = 1) -> Row:
        """Declare an event. New rows come at the end of a table: stored events name theirs by its place."""
        return self.add(Row(name, fields, secret, audience))

    def add(self, row: Row) -> Row:
        """Add a row that is made already, and return it."""
        self.rows.append(row)
        return row


@final
class Event:
    """Something that happened, in plain numbers: the name of the `game`, the `row` of its table, `values`, `secret`.

    It holds the truth; give it to nobody. `courtier.glimpse` says what a seat may see of it.
    """

    def __init__(self, game: str, row: Row, values: tuple[int, ...], secret: list[int]) -> None:
        self.game = game
        self.row = row
        self.values = values
        self.secret = secret

    def __reduce__(self) -> tuple[Callable[..., "Event"], tuple[Any, ...]]:
        """Pickles name a row of the game's table instead of holding it."""
        from courtier.core.pickled import named_row, restored_event  # noqa: PLC0415 - it loads games, built on this

        return restored_event, (self.game, named_row(self.game, self.row), self.values, self.secret)


def glimpse(event: Event, seat: int | None) -> Glimpse:
    """The event as a seat sees it (`None`: the gallery), as plain data.

    What only others may see is `"unknown"`. Raises `BadSeat` for a negative seat.
    """
    if seat is not None and seat < 0:
        raise BadSeat(f"expected a seat from 0 on, or None for the gallery, got {seat}")
    row = event.row
    seen: dict[str, Any] = {"game": event.game, "event": row.name, "you": seat}
    for field, value in zip(row.open, event.values, strict=True):
        seen[field.name] = field.say(value)
    if row.secret is not None:
        seen[row.secret.name] = secret_part(event, seat)
    return cast("Glimpse", seen)


def is_told(event: Event, seat: int | None) -> bool:
    """True if the seat learns of the event at all."""
    row = event.row
    return not row.private or seat in event.values[: row.audience]


def concerns(event: Event, seat: int) -> bool:
    """True if the event mentions the seat, or shows it more than it shows the gallery."""
    row = event.row
    if row.secret is not None and row.audience == EVERYBODY:
        return True
    sign = str(seat)  # in the name of a spot, as in `hand@2`; a number that means something else does no harm
    for field, value in zip(row.open, event.values, strict=True):
        if sign in field.words[value] if field.words else value == seat:
            return True
    return False


def secret_part(event: Event, seat: int | None) -> Any:
    """The secret list for those who are named first, "unknown" for all others."""
    row = event.row
    assert row.secret is not None
    if row.audience != EVERYBODY and (row.open[0] != SEAT or seat not in event.values[: row.audience]):
        return UNKNOWN
    return [row.secret.say(value) for value in event.secret]
