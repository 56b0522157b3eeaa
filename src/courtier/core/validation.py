"""How a dump that is no position is refused: the field, what was expected, what came."""

from collections.abc import Mapping
from typing import Any, Final

from courtier.core.errors import BadPosition
from courtier.core.pending import UNANSWERED, Decision, Pending, Window
from courtier.core.rng import KEY_BYTES

# What `Game.common_dump` writes.
COMMON_FIELDS: Final = ("game", "seats", "options", "rng", "pending", "numbers", "answers", "turn", "ended")
MOST: Final = 2**62  # of any number in a dump; the state of the fast generator stays below it


def whole(where: str, value: Any, low: int, high: int) -> int:
    """The whole number, if it is one in that range."""
    wanted = f"a whole number from {low} to {high}" if high < MOST - 1 else f"a whole number from {low} on"
    expect(type(value) is int and low <= value <= high, where, wanted, value)
    number: int = value
    return number


def rows_of(where: str, value: Any, count: int = -1) -> list[Any]:
    """The list, if it is one of that length."""
    wanted = "a list" if count < 0 else f"a list of {count}"
    expect(isinstance(value, list) and count in (-1, len(value)), where, wanted, value)
    rows: list[Any] = value
    return rows


def numbers_of(where: str, value: Any, low: int, high: int, count: int = -1) -> list[int]:
    """The list of whole numbers in that range."""
    return [whole(where, each, low, high) for each in rows_of(where, value, count)]


def flag(where: str, value: Any) -> bool:
    """The value, if it is true or false."""
    expect(isinstance(value, bool), where, "true or false", value)
    return bool(value)


def check_names(where: str, given: Any, expected: tuple[str, ...]) -> None:
    """An object of exactly these fields."""
    expect(isinstance(given, dict), where, "an object", given)
    for name in expected:
        expect(name in given, where, f"a field {name}", list(given))
    for name in given:
        expect(name in expected, where, f"nothing but {', '.join(expected)}", name)


def options_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a dump, in a form that can be checked."""
    options = data.get("options")
    expect(isinstance(options, dict), "options", "an object of options", options)
    given: dict[str, Any] = data["options"]
    tables = given.get("cards", {})
    expect(isinstance(tables, dict), "options: cards", "tables of rows", tables)
    for name, table in tables.items():
        for row in rows_of(f"options: cards: {name}", table):
            named = isinstance(row, dict) and isinstance(row.get("id"), str)
            expect(named, f"options: cards: {name}", "rows with an id", row)
    return given


def check_rng(state: Any) -> None:
    """What `Rng.dump` or `FairRng.dump` writes."""
    if not isinstance(state, list):
        whole("rng", state, 1, MOST - 1)
        return
    key, used = rows_of("rng", state, 2)
    whole("rng", used, 0, MOST)
    try:
        whole_key = len(bytes.fromhex(key)) == KEY_BYTES
    except (TypeError, ValueError):
        whole_key = False
    expect(whole_key, "rng", f"a key of {2 * KEY_BYTES} hexadecimal digits", key)


def check_chain(game: Any) -> None:
    """The open question, if it grew out of another, is one that an answer to that one leads to."""
    asking = game.asking
    below = game.pending[:-1]
    while isinstance(asking, Decision) and asking.before is not None:
        expect(leads_to(game, below, asking.before, asking), "pending", "a question that can be asked", asking.dump())
        asking = asking.before


def leads_to(game: Any, below: list[Pending], before: Decision, following: Decision) -> bool:
    """Does some answer to `before`, asked on top of `below`, lead to the question `following`?"""
    twin = game.clone()
    twin.set_stack([*below, before])
    for code in twin.legal(before.seat):
        ahead = twin.clone()
        ahead.apply(before.seat, code)
        if not ahead.over() and ahead.asking.dump() == following.dump():
            return True
    return False


def check_answers(game: Any) -> None:
    """Somebody has still to answer, everybody who has to can, and what is sealed was open to who answered it."""
    asking = game.asking
    asked = asking.asked()
    missing = game.actors()
    expect(len(missing) > 0, "pending", "a question on top that somebody has not answered", asking.dump())
    for seat in missing:
        expect(len(asking.legal(game, seat)) > 0, "pending", "a question with an answer", asking.dump())
    for seat in range(len(game.answers)):
        answer = game.answers[seat]
        sealed = isinstance(asking, Window) and seat in asked and answer in asking.legal(game, seat)
        expect(answer == UNANSWERED or sealed, "answers", f"an answer open to seat {seat}", answer)


def expect(holds: bool, where: str, wanted: str, got: Any) -> None:
    """Raise `BadPosition` unless it holds."""
    if not holds:
        refuse(where, wanted, got)


def refuse(where: str, wanted: str, got: Any) -> None:
    """Raise `BadPosition` with the field, what was expected and what came."""
    raise BadPosition(f"{where}: expected {wanted}, got {got!r}")
