"""From a rule's id one finds its code: every rule that has a test is named in the sources of its game.

An id stands in a docstring or in a comment where the rule is carried out. Ids may be shortened: `H-ROLE-11..20` is a
range, `I-TRADE-6, 8, 16` a list. Rulings (`A-54`, `R-17`) need not be named: they say how a rule is meant, and the
ledger names that rule.
"""

from functools import cache
from pathlib import Path

import pytest
from tests.test_rule_marks import POSITIONS, Ledger, each_game, naturally
from tools.rule import ids_in, main, plain

RULINGS = "rulings"


@cache
def named_in(folder: Path) -> set[str]:
    """All ids in the Python sources and card files of a game."""
    files = [*folder.rglob("*.py"), *folder.rglob("*.toml")]
    return {name for path in files for name in ids_in(path.read_text(encoding="utf-8"))}


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


@pytest.mark.parametrize("name", ["H-INFO-5", "H/A-17", "I-PACT-9", "D-CONSP-12", "D/A-54", "C-VOTE-12", "C-EVENT-E08"])
def test_a_tool_finds_the_rule_its_code_its_tests_and_its_words(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(name) == 0
    said = capsys.readouterr().out
    rule, code, tests, words = (part.splitlines() for part in said.split("\n\n"))
    assert rule[0] == "rule:"
    assert name.rpartition("/")[2] in rule[1]
    assert code[1].startswith("  src/courtier/games/")
    assert tests[1].startswith("  tests/games/")
    assert "text/rules.en.md" in words[1]


def test_the_tool_finds_code_outside_of_the_game_by_the_letter_of_a_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("H/A-12") == 0
    assert "  src/courtier/core/draft.py:1: " in capsys.readouterr().out


def test_a_rule_that_nobody_has_written_is_not_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("X-1") == 1
    assert "no ledger lists X-1" in capsys.readouterr().err
