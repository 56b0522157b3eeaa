"""`--sweep`: one number of a card, or one option, in several values, all played on the same shuffles."""

import re
from collections.abc import Mapping
from typing import Any

from courtier.core.errors import BadOption
from courtier.core.options import read_option
from courtier.core.registry import Kind

MOST_VALUES = 12
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?")  # 1..5 or 0..20:5
FORM = "expected table.row.field=1..5 or option=value,value, for instance {example}"


def swept(kind: Kind, options: Mapping[str, Any], text: str) -> list[dict[str, Any]]:
    """The given options first, then once with each value."""
    name, equals, values = text.partition("=")
    form = FORM.format(example=example(kind))
    if not name.strip() or not equals or not values:
        raise BadOption(f"--sweep {text}: {form}")
    wanted = list_of(values)
    if not 0 < len(wanted) <= MOST_VALUES:
        raise BadOption(f"--sweep {text}: expected 1 to {MOST_VALUES} values, got {len(wanted)}; {form}")
    if "." in name:
        return [dict(options), *[with_card(kind, options, name, value) for value in wanted]]
    single = [dict([read_option(kind.options, f"{name}={value}")]) for value in wanted]
    return [dict(options), *[kind.check_without_table(kind.check_options({**options, **each})) for each in single]]


def example(kind: Kind) -> str:
    """A sweep that this game understands."""
    for table, rows in kind.rows({}).items():
        for field, value in rows[0].items():
            if type(value) is int:
                return f"{table}.{rows[0]['id']}.{field}=1..5"
    return f"{kind.options[0].name}={kind.options[0].default}"


def list_of(values: str) -> list[str]:
    """`1..5` or `1..9:2` as single values; otherwise what stands between commas."""
    found = RANGE.fullmatch(values.strip())
    if found is None:
        return [value.strip() for value in values.split(",") if value.strip()]
    low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
    return [str(value) for value in range(low, high + 1, max(step, 1))]


def with_card(kind: Kind, options: Mapping[str, Any], name: str, value: str) -> dict[str, Any]:
    """The options with one number of one card changed. An id may have dots of its own."""
    table, _, rest = name.partition(".")
    row, _, field = rest.rpartition(".")
    rows = options.get("cards") or kind.rows({})
    check_address(rows, name, table, row, field)
    if not re.fullmatch(r"-?\d+", value):
        raise BadOption(f"--sweep {name}: expected whole numbers, got {value!r}")
    changed = [{**each, field: int(value)} if each["id"] == row else each for each in rows[table]]
    return kind.check_without_table(kind.check_options({**options, "cards": {**rows, table: changed}}))


def check_address(rows: Mapping[str, list[dict[str, Any]]], name: str, table: str, row: str, field: str) -> None:
    """Raise `BadOption` unless there is such a number; say what there is."""
    if table not in rows:
        raise BadOption(f"--sweep {name}: there is no table {table!r}; this game has {', '.join(rows)}")
    ids = [each["id"] for each in rows[table]]
    if row not in ids:
        raise BadOption(f"--sweep {name}: {table} has no row {row!r}; it has {', '.join(ids)}")
    found = rows[table][ids.index(row)]
    numbers = [key for key, value in found.items() if type(value) is int]
    if field not in numbers:
        raise BadOption(f"--sweep {name}: {row} has no number {field!r}; it has {', '.join(numbers) or 'none'}")
