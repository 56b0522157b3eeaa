"""What designers ask about a finished game of Cutthroat Kingdoms."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from courtier.core.deals.figures import deal_figure
from courtier.core.event import Event
from courtier.core.figures import Column, Fact, Figure, by_name, points_figure
from courtier.core.pending import NOBODY
from courtier.games.cutthroat.cards import HIRELINGS, HOUSES, MOST_SEATS, POWERS, TERRITORIES
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.events import (
    COUNTED,
    DEAL_OFFERED,
    DEAL_ROWS,
    DISCARDED_HIRELING,
    HEIR_DIED,
    KILLED_HIRELING,
    MARRIAGE_ENDED,
    MARRIED,
    PLAYED,
    SOURCE_COUNT,
    SOURCES,
    TO_TASTE,
    USED_POWER,
)

SEATS: Final = tuple(f"seat {seat + 1}" for seat in range(MOST_SEATS))
STATES: Final = (
    "never married, heir alive",
    "never married, heir dead",
    "widowed, own heir alive",
    "widowed, own heir dead",
    "married",
)
LASTING: Final = ("marriages", "heirs")
HAPPENED: Final = (
    "conquered",
    "attacked",
    "defended",
    "beaten_off",
    "lost",
    "played",
    "killed_hireling",
    "blackmailed",
    "plagued",
    "spared",
    "cured",
    "married",
    "heir_died",
    "sacrificed",
)


def amounts(court: Court, seat: int) -> Sequence[int]:
    """The points of a seat by source."""
    points = court.final_sheet().points
    return points[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]


# From the finished game


def house_facts(game: Any) -> Iterator[Fact]:
    """One's own points of each house, and whether its heir is dead."""
    court: Court = game
    for seat in range(court.seats):
        dead = int(not court.heir_alive(seat))
        yield Fact(HOUSES[court.houses[seat]], (court.final_sheet().own(seat), dead), seat)


def seat_facts(game: Any) -> Iterator[Fact]:
    court: Court = game
    for seat in range(court.seats):
        yield Fact(SEATS[seat], (court.final_sheet().own(seat), court.land_count(seat)), seat)


def share_facts(game: Any) -> Iterator[Fact]:
    """Of a player's own points, what part each source has, in hundredths."""
    court: Court = game
    for seat in range(court.seats):
        own = court.final_sheet().own(seat)
        for source, points in zip(SOURCES, amounts(court, seat), strict=True):
            yield Fact(source, (100 * points // own if own else 0,))


def territory_facts(game: Any) -> Iterator[Fact]:
    """Of each territory in the ring: does somebody own it at the end, and is it plagued? Wins are its owner's."""
    court: Court = game
    for place, territory in enumerate(court.ring):
        owner = court.owners[place]
        values = (int(owner != NOBODY), int(court.is_plagued(place)))
        yield Fact(TERRITORIES[territory], values, None if owner == NOBODY else owner)


# From the story


def state_facts(story: Sequence[Event]) -> Iterator[Fact]:
    """C-SCORE-3, C-SCORE-4: how each player ends, with one's own points."""
    points = own_points(story)
    wed = {seat for event in story if event.row == MARRIED for seat in event.values}
    parted = {seat for event in story if event.row == MARRIAGE_ENDED for seat in event.values}
    dead = {event.values[0] for event in story if event.row == HEIR_DIED}
    for seat, total in enumerate(points):
        once = 0 if seat not in wed else 2 if seat in parted else 4
        yield Fact(STATES[once + (1 if seat in dead and once < len(STATES) - 1 else 0)], (total,), seat)


def own_points(story: Sequence[Event]) -> list[int]:
    """By seat, as they are counted at the end."""
    points: dict[int, int] = {}
    for event in story:
        if event.row == COUNTED:
            points[event.values[0]] = points.get(event.values[0], 0) + event.values[2]
    return [points[seat] for seat in sorted(points)]


def lasting_facts(story: Sequence[Event]) -> Iterator[Fact]:
    """Of each marriage: does it last? Of each heir: does it live?"""
    ended = [set(event.values) for event in story if event.row == MARRIAGE_ENDED]
    for event in story:
        if event.row == MARRIED:
            yield Fact("marriages", (int(set(event.values) not in ended),))
    dead = {event.values[0] for event in story if event.row == HEIR_DIED}
    for seat in range(len(own_points(story))):
        yield Fact("heirs", (int(seat not in dead),))


def hireling_facts(story: Sequence[Event]) -> Iterator[Fact]:
    """How often each hireling is played, killed, and discarded to taste."""
    played = [event.values[1] for event in story if event.row == PLAYED]
    killed = [event.values[2] for event in story if event.row == KILLED_HIRELING]
    tasted = [event.values[1] for event in story if event.row == DISCARDED_HIRELING and event.values[2] == TO_TASTE]
    for number, name in enumerate(HIRELINGS):
        yield Fact(name, (played.count(number), killed.count(number), tasted.count(number)))


def power_facts(story: Sequence[Event]) -> Iterator[Fact]:
    used = [event.values[1] for event in story if event.row == USED_POWER]
    for number, name in enumerate(POWERS):
        yield Fact(name, (used.count(number),))


def happened_facts(story: Sequence[Event]) -> Iterator[Fact]:
    names = [event.row.name for event in story]
    for name in HAPPENED:
        yield Fact(name, (names.count(name),))


FIGURES: Final = by_name(
    points_figure(SOURCES, amounts),
    Figure(
        "share",
        {
            "en": "What part of a player's own points each source has, in hundredths",
            "de": "Welchen Anteil jede Quelle an den eigenen Punkten hat, in Hundertsteln",
        },
        (Column("of 100"),),
        SOURCES,
        at_end=share_facts,
    ),
    Figure(
        "house",
        {"en": "Points and victories by house", "de": "Punkte und Siege nach Haus"},
        (Column("points"), Column("heir dead", share=True)),
        HOUSES,
        at_end=house_facts,
    ),
    Figure(
        "seat",
        {"en": "Points, land and victories by seat", "de": "Punkte, Land und Siege nach Platz"},
        (Column("points"), Column("land")),
        SEATS,
        at_end=seat_facts,
    ),
    Figure(
        "state",
        {
            "en": "Points and victories of the single, the widowed and the married",
            "de": "Punkte und Siege der Ledigen, Verwitweten und Verheirateten",
        },
        (Column("points"),),
        STATES,
        in_story=state_facts,
    ),
    Figure(
        "lasting",
        {"en": "Marriages that last, heirs that live", "de": "Ehen, die halten, und Erben, die leben"},
        (Column("survive", share=True),),
        LASTING,
        in_story=lasting_facts,
    ),
    Figure(
        "territory",
        {
            "en": "Territories owned and plagued at the end, and how often their owner wins",
            "de": "Gebiete in Besitz und verseucht am Ende, und wie oft gewinnt, wer sie hat",
        },
        (Column("owned", share=True), Column("plagued", share=True)),
        TERRITORIES,
        at_end=territory_facts,
    ),
    Figure(
        "hireling",
        {
            "en": "How often each hireling is played, killed and discarded to taste in a game",
            "de": "Wie oft jeder Handlanger in einer Partie gespielt, getötet und zum Kosten abgelegt wird",
        },
        (Column("played"), Column("killed"), Column("to taste")),
        HIRELINGS,
        in_story=hireling_facts,
    ),
    Figure(
        "power",
        {"en": "How often each power is used in a game", "de": "Wie oft jede Macht in einer Partie genutzt wird"},
        (Column("used"),),
        POWERS,
        in_story=power_facts,
    ),
    Figure(
        "deed",
        {"en": "How often things happen in a game", "de": "Wie oft etwas in einer Partie geschieht"},
        (Column("a game"),),
        HAPPENED,
        in_story=happened_facts,
    ),
    deal_figure(COUNTED, DEAL_OFFERED, DEAL_ROWS),
)


def began(game: Any) -> int:
    """C-TURN-1: who had the first turn: turns go clockwise, so the last one says it."""
    court: Court = game
    first: int = (court.active - (court.turn - 1)) % court.seats
    return first
