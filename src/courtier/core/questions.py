"""The table of what can lie on a game's stack: one row for each question and each consequence.

A row says what it is called, what its dump holds, how it is made again from that, and how a question is put in words.
The list of a game's questions, the check of a dump and the revival of a stack follow from the rows.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from courtier.core.pending import Pending
from courtier.core.validation import expect, numbers_of, rows_of, whole


class Value:
    """What a dump may hold at one place after the name."""

    def check(self, where: str, value: Any, seats: int) -> None:
        """Raise `BadPosition` if it is not one of these."""
        raise NotImplementedError


class Whole(Value):
    """A whole number from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def check(self, where: str, value: Any, seats: int) -> None:
        whole(where, value, self.low, self.high)


class Seat(Value):
    """A seat of the game."""

    def check(self, where: str, value: Any, seats: int) -> None:
        whole(where, value, 0, seats - 1)


class SeatList(Value):
    """Seats of the game, one at least and none twice."""

    def check(self, where: str, value: Any, seats: int) -> None:
        asked = numbers_of(where, value, 0, seats - 1)
        expect(len(asked) > 0, where, "seats that are asked", asked)
        expect(len(set(asked)) == len(asked), where, "every seat once", asked)


class SeatSet(Value):
    """Seats of the game as one number with a bit for each, one at least."""

    def check(self, where: str, value: Any, seats: int) -> None:
        whole(where, value, 1, (1 << seats) - 1)


class OneOf(Value):
    """One of these values."""

    def __init__(self, values: tuple[Any, ...], wanted: str) -> None:
        self.values = values
        self.wanted = wanted

    def check(self, where: str, value: Any, seats: int) -> None:
        known = any(type(value) is type(each) and value == each for each in self.values)
        expect(known, where, self.wanted, value)


SEAT: Final = Seat()
SEATS: Final = SeatList()
SEAT_SET: Final = SeatSet()
FLAG: Final = Whole(0, 1)


class Step(NamedTuple):
    """A row of the table."""

    name: str
    holds: tuple[Value, ...]  # after the name, in the order of its dump
    revive: Callable[..., Pending]  # from these values, lists as tuples
    words: Any = None  # how a question is put and answered in words; None for a consequence, which asks nobody
    needs_seats: bool = False  # `revive` takes the number of seats first


class Steps:
    """The table of one game."""

    def __init__(self) -> None:
        self.rows: list[Step] = []
        self.by_name: dict[str, Step] = {}
        self.numbers: dict[str, int] = {}  # places in the table

    def declare(self, *rows: Step) -> None:
        """Add the rows. Their order is kept in snapshots where a game packs its stack: add new rows at the end."""
        for row in rows:
            self.numbers[row.name] = len(self.rows)
            self.rows.append(row)
            self.by_name[row.name] = row

    def questions(self) -> tuple[str, ...]:
        """The names of those that ask somebody."""
        return tuple([row.name for row in self.rows if row.words is not None])

    def words(self, question: str) -> Any:
        """How that question is put and answered in words."""
        return self.by_name[question].words

    def revive(self, seats: int, dumped: list[Any]) -> Pending:
        """Make a question or consequence again from its dump, which `check` has let pass."""
        row = self.by_name[dumped[0]]
        values = [tuple(value) if isinstance(value, list) else value for value in dumped[1:]]
        return row.revive(seats, *values) if row.needs_seats else row.revive(*values)

    def check(self, dumped: Any, seats: int) -> list[Any]:
        """Return the dump of one question or consequence, or raise `BadPosition`."""
        row = rows_of("pending", dumped)
        name = row[0] if row else None
        known = isinstance(name, str) and name in self.by_name
        expect(known, "pending", f"one of {', '.join(self.by_name)}", name)
        holds = self.by_name[row[0]].holds
        where = f"pending: {name}"
        expect(len(row) == 1 + len(holds), where, f"a name and {len(holds)} more", row)
        for place in range(len(holds)):
            holds[place].check(where, row[1 + place], seats)
        return row
