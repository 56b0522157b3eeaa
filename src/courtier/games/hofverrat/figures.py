"""What designers ask about a finished game of Hof-Verrat."""

from collections.abc import Iterator, Sequence
from typing import Final

from courtier.core.event import Event
from courtier.core.figures import Column, Fact, Figure, by_name, points_figure
from courtier.games.hofverrat.actions import ABOVE, BELOW, DISTRICT
from courtier.games.hofverrat.cards import (
    ASSASSIN,
    COLOURS,
    FAMILIES,
    ROLE_OF,
    ROLES,
    SPY,
    role_of,
)
from courtier.games.hofverrat.court import Court
from courtier.games.hofverrat.events import (
    LAID,
    LAID_SPY,
    MISSIONS,
    REMOVED,
    REMOVED_SPY,
    SPARED,
)
from courtier.games.hofverrat.variants import STANDINGS

SOURCES: Final = ("district", *[f"{colour} mission" for colour in COLOURS])


def missions(court: Court) -> Iterator[Fact]:
    """Every mission held: was it fulfilled?"""
    sheet = court.final_sheet()
    for seat in range(court.seats):
        for mission in court.missions_of(seat):
            fulfilled = sheet.fulfils(seat, court.cards.missions[mission])
            yield Fact(MISSIONS[mission], (int(fulfilled),), seat)


def standings(court: Court) -> Iterator[Fact]:
    """How each family ends, and all of them together."""
    for family, standing in enumerate(court.final_sheet().standing):
        ended = tuple(int(standing == each) for each in STANDINGS)
        yield Fact(FAMILIES[family], ended)
        yield Fact("all", ended)


def removals(court: Court) -> Iterator[Fact]:
    """Cards removed in the game, by role."""
    roles = [role_of(courtier) for courtier in court.removed]
    for role, name in enumerate(ROLES):
        yield Fact(name, (roles.count(role),))
    yield Fact("all", (len(roles),))


def assassins(story: Sequence[Event]) -> Iterator[Fact]:
    """What became of the assassins that were laid."""
    rows = [event.row for event in story]
    laid = sum(1 for event in story if event.row == LAID and is_assassin(event.values[2]))
    spared = rows.count(SPARED)
    removed = rows.count(REMOVED) + rows.count(REMOVED_SPY)
    yield Fact("laid", (laid,))
    yield Fact("without a victim", (laid - spared - removed,))
    yield Fact("spared all", (spared,))
    yield Fact("removed a card", (removed,))


def is_assassin(card: int) -> bool:
    return ROLE_OF[card] == ASSASSIN


def points(court: Court, seat: int) -> list[int]:
    """By source."""
    sheet = court.final_sheet()
    return [sum(sheet.points[seat]), *sheet.missions[seat]]


def lays(story: Sequence[Event]) -> Iterator[Fact]:
    """Where the cards of a role are laid."""
    for event in story:
        if event.row == LAID:
            seat, spot, card = event.values[:3]
            yield Fact(ROLES[ROLE_OF[card]], where(seat, spot))
        elif event.row == LAID_SPY:
            seat, spot = event.values[:2]
            yield Fact(ROLES[SPY], where(seat, spot))


def where(seat: int, spot: int) -> tuple[int, ...]:
    return (
        int(spot == ABOVE),
        int(spot == BELOW),
        int(spot == DISTRICT + seat),
        int(spot >= DISTRICT and spot != DISTRICT + seat),
    )


FIGURES: Final = by_name(
    Figure(
        "mission",
        {
            "en": "How often a mission is fulfilled by who holds it, and how often that player wins",
            "de": "Wie oft eine Mission erfüllt wird und wie oft gewinnt, wer sie hat",
        },
        (Column("fulfilled", share=True),),
        MISSIONS,
        at_end=missions,
    ),
    Figure(
        "standing",
        {"en": "How the families end", "de": "Wie die Familien am Ende dastehen"},
        tuple(Column(name, share=True) for name in STANDINGS.values()),
        (*FAMILIES, "all"),
        at_end=standings,
    ),
    Figure(
        "removed",
        {"en": "Cards removed in a game", "de": "Karten, die in einer Partie entfernt werden"},
        (Column("a game"),),
        (*ROLES, "all"),
        at_end=removals,
    ),
    Figure(
        "assassin",
        {"en": "What the assassins of a game do", "de": "Was die Assassinen einer Partie tun"},
        (Column("a game"),),
        ("laid", "without a victim", "spared all", "removed a card"),
        in_story=assassins,
    ),
    points_figure(SOURCES, points),
    Figure(
        "laid",
        {"en": "Where the cards of a role are laid", "de": "Wohin Karten einer Rolle gelegt werden"},
        tuple(Column(name, share=True) for name in ("above", "below", "home", "abroad")),
        ROLES,
        in_story=lays,
    ),
)
