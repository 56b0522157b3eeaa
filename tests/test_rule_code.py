"""From a rule's id one finds its code: every rule that has a test is named in the sources of its game.

An id stands in a docstring or in a comment where the rule is carried out. Ids may be shortened: `H-ROLE-11..20` is a
range, `I-TRADE-6, 8, 16` a list. Rulings (`A-54`, `R-17`) need not be named: they say how a rule is meant, and the
ledger names that rule.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.test_rule_marks import POSITIONS, Ledger, each_game, naturally

RULINGS = "rulings"
CHAPTER = r"(?:[A-Z0-9]+-)+[A-Z]?"  # H-ROLE-, C-3P-, AG-W
NAMED = re.compile(rf"(?<![\w-])({CHAPTER})(\d+)((?:(?:\.\.|, |/)\d+(?![\w-]))*)")
FURTHER = re.compile(r"(\.\.|, |/)(\d+)")
WORD = re.compile(r"(?<![\w-])EV-[A-Z]+")  # Dûhr's events have no numbers


def ids_in(text: str) -> Iterator[str]:
    """Every id that a text names, those of ranges and lists included; without leading zeros."""
    yield from WORD.findall(text)
    for chapter, first, rest in NAMED.findall(text):
        last = int(first)
        yield f"{chapter}{last}"
        for sign, number in FURTHER.findall(rest):
            begin = last + 1 if sign == ".." else int(number)
            yield from (f"{chapter}{each}" for each in range(begin, int(number) + 1))
            last = int(number)


@cache
def named_in(folder: Path) -> set[str]:
    """All ids in the Python sources and card files of a game."""
    files = [*folder.rglob("*.py"), *folder.rglob("*.toml")]
    return {name for path in files for name in ids_in(path.read_text(encoding="utf-8"))}


def plain(name: str) -> str:
    """C-EVENT-E01 as the code may write it: C-EVENT-E1."""
    return re.sub(r"(?<=\D)0+(?=\d)", "", name)


def wanted(ledger: Ledger) -> set[str]:
    """Rules, cards, variants and events that have a test."""
    return {name for name in ledger.listed if ledger.kind(name) not in (POSITIONS, RULINGS)} - ledger.untested


def test_ranges_and_lists_name_each_id() -> None:
    text = "H-ROLE-11..13, I-TRADE-6, 8; D/A-5, C-3P-1 and C-EVENT-E1/2, EV-BLACKMAIL; C-A-1, 2nd"
    assert set(ids_in(text)) == {
        *("H-ROLE-11", "H-ROLE-12", "H-ROLE-13", "I-TRADE-6", "I-TRADE-8", "A-5", "C-3P-1"),
        *("C-EVENT-E1", "C-EVENT-E2", "EV-BLACKMAIL", "C-A-1"),
    }


@each_game
def test_every_rule_is_named_in_the_code_of_its_game(path: Path) -> None:
    ledger = Ledger(path)
    missing = {name for name in wanted(ledger) if plain(name) not in named_in(path.parent)}
    found = ", ".join(sorted(missing, key=naturally))
    assert not missing, f"write these ids where the code carries them out, in {path.parent}: {found}"
