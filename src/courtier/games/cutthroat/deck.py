"""The rows of `data/cards.toml`, checked, as cards."""

from typing import Any

from courtier.core.data import CardFile, Rows, between, check_names, expect, one_of, replaced
from courtier.games.cutthroat.cards import (
    ABILITIES,
    EFFECTS,
    FEWEST_SEATS,
    HOUSES,
    MOST_SEATS,
    ONSETS,
    TYPES,
    read_cards,
)

FILE = CardFile("courtier.games.cutthroat", read_cards)
own_rows = FILE.own_rows
cards_of = FILE.cards_of
MOST_COPIES = 40  # of one card
MOST_SOLDIERS = 9  # of one type in a house
MOST_VALUE = 9  # coins or gems of a territory
MOST_POINTS = 99
MOST_NUMBER = 12  # coins that an event hands out; the Alms are shared out with answers from 0 to 12
FEWEST_MERCENARIES = 8  # C-BUY-2: a deck that three purchases do not empty
FEWEST_HIRELINGS = 8
FIXED_EVENTS = {"welcome": FEWEST_SEATS, "wedding": FEWEST_SEATS + 1, "feast": FEWEST_SEATS + 1}  # C-SETUP-7, 9


def rows(given: Rows) -> Rows:
    """The game's own rows with an owner's put in their place, checked."""
    result = replaced(own_rows(), given)
    for table, content in result.items():
        for row in content:
            check_names(f"[[{table}]] {row['id']}", row)
    for house in result["house"]:
        check_house(house)
    check_deck("mercenary", result["mercenary"], FEWEST_MERCENARIES)
    check_deck("hireling", result["hireling"], FEWEST_HIRELINGS)
    check_deck("feast", result["feast"], 1)
    for hireling in result["hireling"]:
        between(f"[[hireling]] {hireling['id']}", "players", hireling["players"], FEWEST_SEATS, MOST_SEATS)
    for bastard in result["bastard"]:
        check_bastard(bastard)
    for dish in result["feast"]:
        between(f"[[feast]] {dish['id']}", "points", dish["points"], 0, MOST_POINTS)
    for territory in result["territory"]:
        check_territory(territory)
    check_events(result["event"])
    return result


def check_house(house: dict[str, Any]) -> None:
    where = f"[[house]] {house['id']}"
    for each in TYPES:
        between(where, each, house[each], 0, MOST_SOLDIERS)
    expect(any(house[each] > 0 for each in TYPES), f"{where}: it has no soldier to begin with")


def check_deck(table: str, content: list[dict[str, Any]], fewest: int) -> None:
    """A deck must hold enough cards to play with at the smallest table."""
    for row in content:
        between(f"[[{table}]] {row['id']}", "count", row["count"], 0, MOST_COPIES)
    total = sum(row["count"] for row in content if row.get("players", FEWEST_SEATS) == FEWEST_SEATS)
    expect(total >= fewest, f"[[{table}]]: expected a deck of at least {fewest} cards for 3 players, got {total}")


def check_bastard(bastard: dict[str, Any]) -> None:
    where = f"[[bastard]] {bastard['id']}"
    one_of(where, "house", bastard["house"], HOUSES)
    house = bastard["id"].removeprefix("bastard.")
    expect(bastard["house"] == house, f"{where}: house must be {house}, got {bastard['house']}")


def check_territory(territory: dict[str, Any]) -> None:
    """C-RES-9: every side has a coin value of at least 1."""
    where = f"[[territory]] {territory['id']}"
    one_of(where, "ability", territory["ability"], ABILITIES)
    one_of(where, "onset", territory["onset"], ONSETS)
    for side in ("", "plagued_"):
        between(where, f"{side}coins", territory[f"{side}coins"], 1, MOST_VALUE)
        between(where, f"{side}gems", territory[f"{side}gems"], 0, MOST_VALUE)
        between(where, f"{side}points", territory[f"{side}points"], 0, MOST_POINTS)


def check_events(events: list[dict[str, Any]]) -> None:
    """C-SETUP-6..10: one Welcome, one Wedding, one Feast, and a turn for every player."""
    for event in events:
        where = f"[[event]] {event['id']}"
        one_of(where, "effect", event["effect"], EFFECTS)
        between(where, "number", event["number"], 0, MOST_NUMBER)
        between(where, "players", event["players"], FEWEST_SEATS, MOST_SEATS)
    for effect, players in FIXED_EVENTS.items():
        found = [event for event in events if event["effect"] == effect]
        expect(len(found) == 1, f"[[event]]: expected one event of effect {effect}, got {len(found)}")
        where = f"[[event]] {found[0]['id']}"
        between(where, "players", found[0]["players"], players, players)
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        count = sum(1 for event in events if event["players"] <= seats)
        expect(count >= seats, f"[[event]]: expected at least {seats} events for {seats} players, got {count}")
