"""Names for the rows of a report: “L7 Few butterflies” instead of “L7”."""

from collections.abc import Mapping
from typing import Any

from courtier.core.registry import Kind

LONGEST_CODE = 3  # an id such as L10 or E01 says nothing by itself, but the rules and files use it


def row_names(kind: Kind, options: Mapping[str, Any], lang: str = "en") -> dict[str, str]:
    """By id: the names of all cards of a game with these options. A short id with a number stays before its name."""
    tables = options.get("cards") or kind.rows({})
    named = [row for rows in tables.values() for row in rows if "name" in row]
    return {row["id"]: labelled(row["id"], row["name"][lang]) for row in named}


def labelled(code: str, name: str) -> str:
    """The name, after its id where that is a code."""
    return f"{code} {name}" if len(code) <= LONGEST_CODE and not code.isalpha() else name
