"""Every rule has a test: the marks of the test tree against the ledgers, `games/*/RULES.md`.

A ledger says near its top which ids it has, kind by kind with the prefixes of each:

    Ids: 150 rules (H-), 34 rulings (A-), 33 positions (T-, G-).

An id is set in bold at the head of a list item or of a table row. Positions are tests of that name
(`test_T_5_…`), all other ids are marks (`@rule("H-TURN-4", "H/A-12")`). Ids listed at the end under
"Not tested, and why", or "Open until …" with what they wait for, need neither. Marks are read from
the sources, so a deselected test counts too.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LEDGERS = sorted((TESTS.parent / "src" / "courtier" / "games").glob("*/RULES.md"))
HEAD = re.compile(r"^(?:[*-]|\|) \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)(?=[\s*.:])", re.MULTILINE)
STATED = re.compile(r"^Ids: (.+)\.$", re.MULTILINE)
KIND = re.compile(r"(\d+) (\w+) \(([A-Z0-9, -]+)\)")
UNTESTED = re.compile(r"^## (?:Open until .+|Not tested, and why)$", re.MULTILINE)
POSITIONS = "positions"
each_game = pytest.mark.parametrize("path", LEDGERS, ids=[path.parent.name for path in LEDGERS])


class Ledger:
    """The ids of one game: what it states, what it lists, what it says cannot be tested."""

    def __init__(self, path: Path) -> None:
        text, *untested = UNTESTED.split(path.read_text(encoding="utf-8"))
        stated = STATED.search(text)
        assert stated, f"{path}: expected a line such as 'Ids: 150 rules (H-), 34 rulings (A-).'"
        kinds = KIND.findall(stated.group(1))
        assert kinds, f"{path}: expected numbers and kinds of ids, got {stated.group(0)!r}"
        self.game = path.parent.name
        self.letter = kinds[0][2][0]
        self.stated = {kind: int(number) for number, kind, _ in kinds}
        self.prefixes = {kind: tuple(prefixes.split(", ")) for _, kind, prefixes in kinds}
        self.listed = HEAD.findall(text)
        self.untested = set(HEAD.findall("\n".join(untested)))

    def kind(self, name: str) -> str | None:
        """Which kind of id it is, by the longest prefix that fits."""
        fits = [
            (len(prefix), kind)
            for kind, prefixes in self.prefixes.items()
            for prefix in prefixes
            if name.startswith(prefix)
        ]
        return max(fits)[1] if fits else None

    def marks(self) -> set[str]:
        """All ids but positions, as tests write them."""
        return {self.mark(name) for name in self.listed if self.kind(name) != POSITIONS}

    def mark(self, name: str) -> str:
        return name if name.startswith(f"{self.letter}-") else f"{self.letter}/{name}"

    def positions(self) -> set[str]:
        return {name for name in self.listed if self.kind(name) == POSITIONS}


def test_there_is_a_ledger() -> None:
    assert LEDGERS


@each_game
def test_the_ledger_states_how_many_ids_it_has(path: Path) -> None:
    ledger = Ledger(path)
    counted = Counter(ledger.kind(name) for name in ledger.listed)
    assert not [name for name, times in Counter(ledger.listed).items() if times > 1], "listed twice"
    assert not [name for name in ledger.listed if ledger.kind(name) is None], "of no stated kind"
    assert dict(counted) == ledger.stated


@each_game
def test_every_rule_has_a_test(path: Path) -> None:
    ledger = Ledger(path)
    untested = {ledger.mark(name) for name in ledger.untested}
    missing = ledger.marks() - untested - set(marks())
    assert not missing, f"no test is marked @rule with {', '.join(sorted(missing, key=naturally))}"


@each_game
def test_every_position_has_a_test(path: Path) -> None:
    ledger = Ledger(path)
    named = positions_tested(ledger)
    missing = ledger.positions() - ledger.untested - named
    unknown = named - ledger.positions()
    assert not missing, f"no test is named {', '.join(name_of(name) for name in missing)}"
    assert not unknown, f"{', '.join(sorted(unknown))}: no such position in {path}"


@each_game
def test_what_is_said_to_be_untested_is_a_rule_and_untested(path: Path) -> None:
    ledger = Ledger(path)
    assert ledger.untested <= set(ledger.listed)
    marked = {name for name in ledger.untested if ledger.mark(name) in marks()}
    assert not marked | ledger.untested & positions_tested(ledger), "tested after all"


def test_no_mark_names_an_unknown_rule() -> None:
    known = set[str]().union(*(Ledger(path).marks() for path in LEDGERS))
    unknown = {name: where for name, where in marks().items() if name not in known}
    assert not unknown, f"not in any ledger: {unknown}"


# Reading the tests


@cache
def marks() -> dict[str, str]:
    """Every id that a test is marked with, and where."""
    found: dict[str, str] = {}
    for path, test in all_tests(TESTS):
        for name in ids_of(path, test):
            found[name] = f"{path.relative_to(TESTS)}:{test.lineno}"
    return found


def ids_of(path: Path, test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and called(decorator) == "rule":
            for argument in decorator.args:
                where = f"{path}:{argument.lineno}"
                assert isinstance(argument, ast.Constant), f"{where}: write ids as plain strings"
                yield str(argument.value)


def called(call: ast.Call) -> str:
    """`rule` of `rule(…)` and of `pytest.mark.rule(…)`."""
    return ast.unparse(call.func).rpartition(".")[2]


def positions_tested(ledger: Ledger) -> set[str]:
    """T-5 for `test_T_5_…` in the game's own folder."""
    heads = "|".join(prefix.rstrip("-").replace("-", "_") for prefix in ledger.prefixes.get(POSITIONS, ("-",)))
    name = re.compile(rf"test_({heads})_(\d+)(?:_|$)")
    found = (name.match(test.name) for _, test in all_tests(TESTS / "games" / ledger.game))
    return {f"{match[1].replace('_', '-')}-{match[2]}" for match in found if match}


def name_of(position: str) -> str:
    return f"test_{position.replace('-', '_')}_…"


def all_tests(folder: Path) -> Iterator[tuple[Path, ast.FunctionDef]]:
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path, node


def naturally(name: str) -> list[tuple[str, int]]:
    """H-TURN-9 before H-TURN-10."""
    return [(words, int(number or 0)) for words, number in re.findall(r"(\D+)(\d*)", name)]
