"""The rows of `data/cards.toml`, checked, as cards."""

from typing import Any

from courtier.core.data import CardFile, Rows, expect, one_of, replaced
from courtier.games.hofverrat.cards import (
    COLOURS,
    FAMILIES,
    PER_COLOUR,
    PER_FAMILY,
    ROLES,
    TESTS,
    read_cards,
)

FILE = CardFile("courtier.games.hofverrat", read_cards)
own_rows = FILE.own_rows
cards_of = FILE.cards_of
MOST_WEIGHT = 9


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
        one_of(where, field, value, allowed)
    expect(mission["colour"][0].upper() == mission["id"][0], f"{where}: its colour follows from its id")
    expect(mission["points"] > 0, f"{where}: points must be at least 1, got {mission['points']}")
    expect(mission.get("count", 1) > 0, f"{where}: count must be at least 1, got {mission.get('count')}")
