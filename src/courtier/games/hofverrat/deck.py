"""The rows of `data/cards.toml`, checked, as cards."""

from functools import cache
from typing import Any

from courtier.core.data import Rows, expect, package_rows, replaced
from courtier.games.hofverrat.cards import (
    COLOURS,
    FAMILIES,
    PER_COLOUR,
    PER_FAMILY,
    ROLES,
    TESTS,
    Cards,
    read_cards,
)

PACKAGE = "courtier.games.hofverrat"
MOST_WEIGHT = 9


@cache
def own_rows() -> Rows:
    return package_rows(PACKAGE, "cards.toml")


@cache
def own_cards() -> Cards:
    return read_cards(own_rows())


def rows(given: Rows) -> Rows:
    """The game's own rows with an owner's put in their place, checked."""
    result = replaced(own_rows(), given)
    copies = 0
    for role in result["role"]:
        expect(role["copies"] >= 0, f"[[role]] {role['id']}: copies cannot be negative, got {role['copies']}")
        weight = role["weight"]
        expect(0 <= weight <= MOST_WEIGHT, f"[[role]] {role['id']}: weight must be 0 to {MOST_WEIGHT}, got {weight}")
        copies += role["copies"]
    expect(copies == PER_FAMILY, f"[[role]]: copies must add up to {PER_FAMILY} a family, got {copies}")
    for mission in result["mission"]:
        check_mission(mission)
    for colour in COLOURS:
        count = sum(1 for mission in result["mission"] if mission["colour"] == colour)
        expect(count == PER_COLOUR, f"[[mission]]: expected {PER_COLOUR} of colour {colour}, got {count}")
    return result


def check_mission(mission: dict[str, Any]) -> None:
    where = f"[[mission]] {mission['id']}"
    for field, allowed in (("test", TESTS), ("colour", COLOURS), ("family", FAMILIES), ("role", ROLES)):
        value = mission.get(field, allowed[0])
        expect(value in allowed, f"{where}: unknown {field} {value!r}; expected one of {', '.join(allowed)}")
    expect(mission["colour"][0].upper() == mission["id"][0], f"{where}: its colour follows from its id")
    expect(mission["points"] > 0, f"{where}: points must be at least 1, got {mission['points']}")
    expect(mission.get("count", 1) > 0, f"{where}: count must be at least 1, got {mission.get('count')}")


def cards_of(options: dict[str, Any]) -> Cards:
    """The cards that a game with these options is played with."""
    return read_cards(options["cards"]) if "cards" in options else own_cards()
