"""Facts of a finished game that are worth counting over many games. A game names its own in `figures.py`."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from courtier.core.event import Event


class Column(NamedTuple):
    """What is counted of every fact: a share (each fact says 0 or 1) or an amount."""

    name: str
    share: bool = False


class Fact(NamedTuple):
    """One line: a value for each column. Where the fact belongs to a seat, that seat's wins are counted too."""

    row: str
    values: tuple[int, ...]
    seat: int | None = None


class Figure(NamedTuple):
    """A table to count, from the finished game or from its story: all its events (then games are recorded)."""

    name: str
    help: Mapping[str, str]
    columns: tuple[Column, ...]
    rows: tuple[str, ...]  # in the order of printing
    at_end: Callable[[Any], Iterable[Fact]] | None = None
    in_story: Callable[[Sequence[Event]], Iterable[Fact]] | None = None
    by_bot: bool = False  # each row once for each bot that plays, with its character; every fact has a seat


def by_name(*figures: Figure) -> dict[str, Figure]:
    """The figures of a game."""
    return {figure.name: figure for figure in figures}


def points_figure(sources: Sequence[str], amounts: Callable[[Any, int], Sequence[int]]) -> Figure:
    """Where the points of all players come from, and those of the winners; `amounts` has a seat's by source."""

    def facts(game: Any) -> Iterator[Fact]:
        winners = game.winners()
        for seat in range(game.seats):
            for source, amount in zip(sources, amounts(game, seat), strict=True):
                yield Fact(f"{source}, all", (amount,))
                if seat in winners:
                    yield Fact(f"{source}, winner", (amount,))

    return Figure(
        "points",
        {"en": "Where a player's points come from", "de": "Woher die Punkte kommen"},
        (Column("points"),),
        tuple(f"{source}, {whose}" for whose in ("all", "winner") for source in sources),
        at_end=facts,
    )
