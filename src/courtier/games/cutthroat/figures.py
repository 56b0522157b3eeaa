"""Facts of a finished game that are worth counting over many games."""

from collections.abc import Iterator, Sequence
from typing import Any

from courtier.core.event import Event
from courtier.core.figures import Column, Fact, Figure, by_name, points_figure
from courtier.core.pending import NOBODY
from courtier.games.cutthroat.cards import HOUSES
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.events import SOURCE_COUNT, SOURCES

STATES = ("single", "widowed", "married")


def amounts(court: Court, seat: int) -> Sequence[int]:
    """The points of a seat by source."""
    points = court.final_sheet().points
    return points[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]


def house_facts(game: Any) -> Iterator[Fact]:
    court: Court = game
    for seat in range(court.seats):
        yield Fact(HOUSES[court.houses[seat]], (court.scores()[seat],), seat)


def marriage_facts(game: Any) -> Iterator[Fact]:
    """C-SCORE-3, C-SCORE-4: single with a living heir, with a dead one, or married at the end."""
    court: Court = game
    for seat in range(court.seats):
        married = court.spouses[seat] != NOBODY
        state = "married" if married else "single" if court.heir_alive(seat) else "widowed"
        yield Fact(state, (court.scores()[seat],), seat)


def story_facts(events: Sequence[Event]) -> Iterator[Fact]:
    """How often things happened in a game."""
    names = [event.row.name for event in events]
    for name in COUNTED:
        yield Fact(name, (names.count(name),))


COUNTED = ("conquered", "attacked", "defended", "lost", "played", "killed_hireling", "plagued", "married", "heir_died")

FIGURES = by_name(
    points_figure(SOURCES, amounts),
    Figure(
        "houses",
        {"en": "Points and victories by house", "de": "Punkte und Siege nach Haus"},
        (Column("points"),),
        HOUSES,
        at_end=house_facts,
    ),
    Figure(
        "marriages",
        {"en": "Points and victories of the single, widowed and married", "de": "Punkte und Siege nach Ehestand"},
        (Column("points"),),
        STATES,
        at_end=marriage_facts,
    ),
    Figure(
        "deeds",
        {"en": "How often things happen in a game", "de": "Wie oft etwas in einem Spiel geschieht"},
        (Column("times"),),
        COUNTED,
        in_story=story_facts,
    ),
)


def began(game: Any) -> int:
    """C-TURN-1: who had the first turn: turns go clockwise, so the last one says it."""
    court: Court = game
    first: int = (court.active - (court.turn - 1)) % court.seats
    return first
