"""The rows of `data/cards.toml`, checked, as cards."""

from typing import Any

from courtier.core.data import CardFile, Rows, check_names, expect, is_table, one_of, replaced
from courtier.games.hofverrat.cards import (
    COLOURS,
    FAMILIES,
    FIELDS_OF_TESTS,
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
EXAMPLES = {"family": FAMILIES[0], "role": ROLES[0], "count": 1}  # of the types that these fields have


def rows(given: Rows) -> Rows:
    """The game's own rows with an owner's put in their place, checked."""
    result = replaced(with_forms(own_rows(), given), given)
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


def with_forms(own: Rows, given: Rows) -> Rows:
    """The game's own rows, with the fields of its new form in a mission whose `test` is another one."""
    missions = given.get("mission", [])
    if not is_table(missions):
        return own
    forms = {row["id"]: row for row in missions if isinstance(row.get("id"), str) and "test" in row}
    result = [new_form(row, forms[row["id"]]) if row["id"] in forms else row for row in own["mission"]]
    return {**own, "mission": result}


def new_form(own: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """The row of a mission as the form `test` of the given row has it; all its fields must be given."""
    where = f"[[mission]] {own['id']}"
    one_of(where, "test", given["test"], TESTS)
    if given["test"] == own["test"]:
        return own
    fields = FIELDS_OF_TESTS[given["test"]]
    lacking = [field for field in fields if field not in given]
    expect(not lacking, f"{where}: a mission of the form {given['test']} needs {' and '.join(lacking)}")
    kept = {name: value for name, value in own.items() if name not in ("family", "role", "count")}
    return kept | {field: EXAMPLES[field] for field in fields}


def check_mission(mission: dict[str, Any]) -> None:
    where = f"[[mission]] {mission['id']}"
    check_names(where, mission)
    for field, allowed in (("test", TESTS), ("colour", COLOURS), ("family", FAMILIES), ("role", ROLES)):
        value = mission.get(field, allowed[0])
        one_of(where, field, value, allowed)
    expect(mission["colour"][0].upper() == mission["id"][0], f"{where}: its colour follows from its id")
    expect(mission["points"] > 0, f"{where}: points must be at least 1, got {mission['points']}")
    expect(mission.get("count", 1) > 0, f"{where}: count must be at least 1, got {mission.get('count')}")
