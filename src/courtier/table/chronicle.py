"""The story of a table, stored in few bytes; sentences and glimpses are made of it when somebody reads them.

Besides the game's events it holds the table's own (a steward takes a seat, an answer is taken back). Nothing is ever
removed, because people have already seen what is undone.
"""

from array import array
from bisect import bisect
from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from courtier.core.event import SEAT, Event, Field, Row, glimpse, is_told
from courtier.core.registry import kind

# New ones come at the end: kept stories name them by their place.
TABLE_EVENTS = (
    "undone", "undo_refused", "held", "returned", "replaced", "resigned", "asked_for", "not_admitted", "took_over",
)  # fmt: skip
TABLE_ROWS = [Row(f"table.{what}", (SEAT,)) for what in TABLE_EVENTS[:-1]]
TABLE_ROWS.append(Row("table.took_over", (SEAT, Field("takeover"))))
LEAST_VALUES = 4  # numbers kept of an event before its secret list, if need be zeros; or as many as it has


class Chronicle:
    """Events as numbers: the row of the table of events, four values or more, the secret list."""

    def __init__(self, game: str, before: int = 0) -> None:
        self.game = game
        self.before = before  # lines of earlier games at this table
        self.numbers = array("i")
        self.starts = array("I")
        self.times = array("d")
        self.void: list[tuple[int, int]] = []  # spans that were undone
        self.private: list[int] = []  # places of events that only some are told

    def __len__(self) -> int:
        return len(self.starts)

    def happened(self, event: Event, at: float) -> None:
        """The rules told something."""
        if event.row.private:
            self.private.append(len(self))
        zeros = [0] * (LEAST_VALUES - len(event.values))
        self.add([rows(self.game)[event.row.name], *event.values, *zeros, *event.secret], at)

    def noted(self, what: str, seat: int, at: float, number: int = 0) -> None:
        """The table itself has something to tell of a seat."""
        self.add([-1 - TABLE_EVENTS.index(what), seat, *([number] if number else [])], at)

    def add(self, numbers: Sequence[int], at: float) -> None:
        self.starts.append(len(self.numbers))
        self.numbers.extend(numbers)
        self.times.append(at)

    def undo(self, place: int) -> None:
        """Mark everything from there on as undone. It stays in the story, because people have seen it."""
        if place < len(self):
            self.void.append((place, len(self)))

    # Reading

    def glimpse(self, place: int, seat: int | None) -> dict[str, Any]:
        """One of them as a seat sees it."""
        return cast("dict[str, Any]", glimpse(self.event(place), seat))

    def tells(self, place: int, seat: int | None) -> bool:
        """Does that seat learn of it at all?"""
        return is_told(self.event(place), seat)

    def hidden_from(self, seat: int | None) -> list[int]:
        """The places of which that seat learns nothing. They do not count in its story."""
        return [place for place in self.private if not self.tells(place, seat)]

    def place_of(self, line: int, seat: int | None) -> int | None:
        """The place of what that seat reads as the line of this number, if it has read such a line of this game."""
        hidden = self.hidden_from(seat)
        own = line - self.before - 1
        return place_after(own, hidden) if 0 <= own < len(self) - len(hidden) else None

    def line_of(self, place: int, seat: int | None) -> int:
        """The number that the line from that place has in the story of that seat."""
        return self.before + place + 1 - bisect(self.hidden_from(seat), place)

    def event(self, place: int) -> Event:
        """As the rules, or the table, told it."""
        row, *values = self.row(place)
        if row < 0:
            return event_of(self.game, TABLE_ROWS[-1 - row], [*values, 0], [])
        found = kind(self.game).events[row]
        return event_of(self.game, found, values, values[max(LEAST_VALUES, len(found.open)) :])

    def row(self, place: int) -> list[int]:
        end = self.starts[place + 1] if place + 1 < len(self) else len(self.numbers)
        return self.numbers[self.starts[place] : end].tolist()

    def is_rules(self, place: int) -> bool:
        """True if the rules told it and it was not undone."""
        return self.numbers[self.starts[place]] >= 0 and not any(start <= place < end for start, end in self.void)

    # Keeping

    def dump(self) -> dict[str, Any]:
        return {
            "before": self.before,
            "numbers": self.numbers.tolist(),
            "starts": self.starts.tolist(),
            "times": self.times.tolist(),
            "void": [list(span) for span in self.void],
        }

    @classmethod
    def load(cls, game: str, data: dict[str, Any]) -> "Chronicle":
        chronicle = cls(game, data["before"])
        chronicle.numbers.extend(data["numbers"])
        chronicle.starts.extend(data["starts"])
        chronicle.times.extend(data["times"])
        chronicle.void = [(start, end) for start, end in data["void"]]
        if any(row.private for row in kind(game).events):
            chronicle.private = [place for place in range(len(chronicle)) if chronicle.event(place).row.private]
        return chronicle


def place_after(lines: int, hidden: list[int]) -> int:
    """The place in the whole story after the first so many lines of a reader's."""
    place = lines
    for each in hidden:
        if each <= place:
            place += 1
    return place


def event_of(game: str, row: Row, values: list[int], secret: list[int]) -> Event:
    """The event of a row; of the values those that the row has fields for."""
    return Event(game, row, tuple(values[: len(row.open)]), secret)


@cache
def rows(game: str) -> dict[str, int]:
    """The places of a game's events in its table of events."""
    return {row.name: place for place, row in enumerate(kind(game).events)}
