"""What designers ask about a finished game of Dûhr."""

from collections.abc import Iterator, Sequence
from typing import Final

from courtier.core.deals.figures import deal_figure
from courtier.core.event import Event
from courtier.core.figures import Column, Fact, Figure, by_name, points_figure
from courtier.games.duhr.cards import AGENDAS, EVENTS, HOUSES, PER_COLOUR, STATUSES
from courtier.games.duhr.court import Court
from courtier.games.duhr.events import (
    ANNOUNCED_ABILITY,
    ANNOUNCED_MASTERSTROKE,
    CANCELLED,
    COUNTED,
    DEAL_OFFERED,
    DEAL_ROWS,
    NEGATED,
    PLAYED,
    RESHUFFLED,
    STATUS_CHANGED,
    TRIGGERED,
    TRIGGERED_EVENT,
    TURN_BEGAN,
)

ACTIONS: Final = {
    "suspicion or scandal played": PLAYED,
    "event": TRIGGERED,
    "ability": ANNOUNCED_ABILITY,
    "masterstroke": ANNOUNCED_MASTERSTROKE,
    "negation": NEGATED,
}
LENGTHS: Final = {"turns": TURN_BEGAN, "changes of status": STATUS_CHANGED, "reshuffles": RESHUFFLED}
SOURCES: Final = ("House", "agenda")


def began(court: Court) -> int:
    """D-TURN-10: every turn goes one seat on, so the last one tells whose the first was."""
    return (court.active - court.turn + 1) % court.seats


def houses(court: Court) -> Iterator[Fact]:
    """How each House ends, and whether its player wins."""
    for seat, house in enumerate(court.houses):
        yield Fact(HOUSES[house], ended_as(court, seat), seat)


def ended_as(court: Court, seat: int) -> tuple[int, ...]:
    return tuple(int(court.status[seat] == status) for status in range(len(STATUSES)))


def statuses(court: Court) -> Iterator[Fact]:
    """Who ends how, with how many points, and wins."""
    for seat, total in enumerate(court.scores()):
        yield Fact(STATUSES[court.status[seat]], (total,), seat)


def agendas(court: Court) -> Iterator[Fact]:
    """Every agenda kept: was it fulfilled?"""
    sheet = court.final_sheet()
    for seat, agenda in enumerate(court.chosen):
        fulfilled = sheet.fulfils(seat, court.cards.agendas[agenda])
        yield Fact(AGENDAS[agenda], (int(fulfilled),), seat)


def kept(court: Court) -> Iterator[Fact]:
    """Of every agenda dealt: was it the one kept?"""
    if court.options["agendas"] == "white":
        return
    for seat, chosen in enumerate(court.chosen):
        for agenda in (court.agendas[seat], court.agendas[PER_COLOUR + seat]):
            yield Fact(AGENDAS[agenda], (int(agenda == chosen),))


def events(story: Sequence[Event]) -> Iterator[Fact]:
    """How often each event is played, and how often that is negated."""
    triggered = [event.values[1] for event in story if event.row == TRIGGERED]
    cancelled = [event.values[1] - TRIGGERED_EVENT for event in story if event.row == CANCELLED]
    for number, name in enumerate(EVENTS):
        yield Fact(name, (triggered.count(number), cancelled.count(number)))


def actions(story: Sequence[Event]) -> Iterator[Fact]:
    """What is done in a game, and how often."""
    rows = [event.row for event in story]
    for name, what in ACTIONS.items():
        yield Fact(name, (rows.count(what),))


def lengths(story: Sequence[Event]) -> Iterator[Fact]:
    """How long a game takes, in what everybody sees."""
    rows = [event.row for event in story]
    for name, what in LENGTHS.items():
        yield Fact(name, (rows.count(what),))


def points(court: Court, seat: int) -> tuple[int, int]:
    """By source."""
    sheet = court.final_sheet()
    return sheet.basic[seat], sheet.bonus[seat]


FIGURES: Final = by_name(
    Figure(
        "house",
        {"en": "How each House ends, and how often it wins", "de": "Wie jedes Haus endet und wie oft es gewinnt"},
        tuple(Column(name, share=True) for name in STATUSES),
        HOUSES,
        at_end=houses,
    ),
    Figure(
        "status",
        {"en": "How often who ends so wins", "de": "Wie oft gewinnt, wer so endet"},
        (Column("points"),),
        STATUSES,
        at_end=statuses,
    ),
    Figure(
        "agenda",
        {
            "en": "How often an agenda is fulfilled by who keeps it, and how often that player wins",
            "de": "Wie oft ein Vorhaben erfüllt wird und wie oft gewinnt, wer es behält",
        },
        (Column("fulfilled", share=True),),
        AGENDAS,
        at_end=agendas,
    ),
    Figure(
        "kept",
        {"en": "How often an agenda is kept by who is dealt it", "de": "Wie oft ein erhaltenes Vorhaben bleibt"},
        (Column("kept", share=True),),
        AGENDAS,
        at_end=kept,
    ),
    Figure(
        "event",
        {"en": "How often each event is played in a game", "de": "Wie oft jedes Ereignis in einer Partie kommt"},
        (Column("played"), Column("negated")),
        EVENTS,
        in_story=events,
    ),
    Figure(
        "action",
        {"en": "What is done in a game", "de": "Was in einer Partie getan wird"},
        (Column("a game"),),
        tuple(ACTIONS),
        in_story=actions,
    ),
    Figure(
        "length",
        {"en": "How long a game takes", "de": "Wie lange eine Partie dauert"},
        (Column("a game"),),
        tuple(LENGTHS),
        in_story=lengths,
    ),
    deal_figure(COUNTED, DEAL_OFFERED, DEAL_ROWS),
    points_figure(SOURCES, points),
)
