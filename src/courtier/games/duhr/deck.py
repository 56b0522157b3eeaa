"""The rows of `data/cards.toml`, checked, as cards."""

from typing import Any

from courtier.core.data import CardFile, Rows, check_names, expect, one_of, replaced
from courtier.games.duhr.cards import (
    ABILITIES,
    COLOURS,
    ENDLESS,
    EVENTS,
    MEASURES,
    PER_COLOUR,
    STATUSES,
    SUBJECTS,
    read_cards,
)

FILE = CardFile("courtier.games.duhr", read_cards)
own_rows = FILE.own_rows
cards_of = FILE.cards_of
MOST_NUMBER = 3
MOST_BONUS = 99
CONDITION_FIELDS = ("subject", "status", "measure", "at_least", "at_most")


def rows(given: Rows) -> Rows:
    """The game's own rows with an owner's put in their place, checked."""
    result = replaced(own_rows(), given)
    for house in result["house"]:
        one_of(f"[[house]] {house['id']}", "ability", house["ability"], ABILITIES)
        check_names(f"[[house]] {house['id']}", house)
    for event in result["event"]:
        check_event(event)
    for agenda in result["agenda"]:
        check_agenda(agenda)
    for colour in COLOURS:
        count = sum(1 for agenda in result["agenda"] if agenda["colour"] == colour)
        expect(count == PER_COLOUR, f"[[agenda]]: expected {PER_COLOUR} of colour {colour}, got {count}")
    return result


def check_event(event: dict[str, Any]) -> None:
    where = f"[[event]] {event['id']}"
    check_names(where, event)
    one_of(where, "effect", event["effect"], EVENTS)
    number = event["number"]
    most = 2 if event["effect"] == "collaborators" else MOST_NUMBER
    least = 1 if event["effect"] in ("collaborators", "blackmail") else 0
    expect(least <= number <= most, f"{where}: number must be {least} to {most}, got {number}")


def check_agenda(agenda: dict[str, Any]) -> None:
    where = f"[[agenda]] {agenda['id']}"
    check_names(where, agenda)
    one_of(where, "colour", agenda["colour"], COLOURS)
    colour = "white" if agenda["id"].startswith("W") else "black"
    expect(agenda["colour"] == colour, f"{where}: colour must be {colour}, for there are six of either")
    expect(1 <= agenda["bonus"] <= MOST_BONUS, f"{where}: bonus must be 1 to {MOST_BONUS}, got {agenda['bonus']}")
    expect(len(agenda["conditions"]) > 0, f"{where}: it has no condition")
    for condition in agenda["conditions"]:
        expect(isinstance(condition, dict), f"{where}: a condition must be a table, got {condition!r}")
        check_condition(where, condition)


def check_condition(where: str, condition: dict[str, Any]) -> None:
    for field in condition:
        one_of(where, "field of a condition", field, CONDITION_FIELDS)
    one_of(where, "subject", condition.get("subject"), SUBJECTS)
    counted = "measure" in condition
    expect(counted != ("status" in condition), f"{where}: a condition has a status or a measure, got {condition}")
    if counted:
        one_of(where, "measure", condition["measure"], MEASURES[1:])
    else:
        check_statuses(where, condition["status"])
    check_bounds(where, condition, counted or condition["subject"] == "all")


def check_statuses(where: str, statuses: Any) -> None:
    expect(isinstance(statuses, list) and statuses != [], f"{where}: status must be a list of some, got {statuses!r}")
    for status in statuses:
        one_of(where, "status", status, STATUSES)


def check_bounds(where: str, condition: dict[str, Any], counts: bool) -> None:
    """A count lies between bounds that leave room; one House has a status or has it not."""
    for field in ("at_least", "at_most"):
        bound = condition.get(field, 0)
        expect(type(bound) is int and bound >= 0, f"{where}: {field} must be a whole number, got {bound!r}")
    bounded = "at_least" in condition or "at_most" in condition
    expect(bounded or not counts, f"{where}: a count needs at_least or at_most, got {condition}")
    expect(counts or not bounded, f"{where}: the status of one House is not counted, got {condition}")
    least, most = condition.get("at_least", 0), condition.get("at_most", ENDLESS)
    expect(least <= most, f"{where}: at_least must not be above at_most, got {condition}")
