"""The same job has the same file in every game: the table of ARCHITECTURE.md against the folders of the games."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from courtier.core.registry import kind

ROOT = Path(__file__).parent.parent
GAMES = sorted(path.parent for path in (ROOT / "src" / "courtier" / "games").glob("*/RULES.md"))
ROW = re.compile(r"^\| [^|]+ \| ((?:`[^`|]+`(?:, )?)+) \| (all|some)\b[^|]*\|$", re.MULTILINE)
KINDS = {".py", ".md", ".toml"}
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def table() -> list[tuple[list[str], str]]:
    """Every row: its files and folders, and whether all games have them."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    section = text.partition("## Where things are in a game")[2].partition("\n## ")[0]
    rows = [(re.findall("`([^`]+)`", files), games) for files, games in ROW.findall(section)]
    assert len(rows) == len(re.findall(r"^\| ", section, re.MULTILINE)) - 1, "a row is not written like the others"
    return rows


def files_of(game: Path) -> set[str]:
    found = (path for path in game.rglob("*") if path.suffix in KINDS)
    return {path.relative_to(game).as_posix() for path in found}


def has(game: Path, name: str) -> bool:
    return (game / name).is_dir() if name.endswith("/") else (game / name).is_file()


@each_game
def test_every_game_has_the_files_of_the_common_jobs(game: Path) -> None:
    missing = [name for names, games in table() if games == "all" for name in names if not has(game, name)]
    assert missing == []


@each_game
def test_every_file_of_a_game_has_a_job_in_the_table(game: Path) -> None:
    known = [name for names, _ in table() for name in names]
    folders = tuple(name for name in known if name.endswith("/"))
    strange = {name for name in files_of(game) if name not in known and not name.startswith(folders)}
    assert not strange, f"{game.name}: name the job of these files in ARCHITECTURE.md: {sorted(strange)}"


def test_no_row_names_a_job_that_no_game_has() -> None:
    assert [names for names, _ in table() if not any(has(game, name) for name in names for game in GAMES)] == []


IGNORED = re.compile(r'^(from|import) [^(\n]*(\([^)]*\))?$|""".*?"""|#[^\n]*$', re.MULTILINE | re.DOTALL)
COPYING = re.compile(r"__init__|clone|copy_\w+|load\w*|dump\w*")
ONE_SHAPE = (
    *("__init__.py", "cards.py", "court.py", "deals.py", "deck.py", "events.py", "houses.py", "options.py"),
    *("position.py", "questions.py", "realm.py", "rules.py", "supply.py", "trades.py"),
)


@pytest.mark.parametrize("name", ONE_SHAPE)
def test_no_six_lines_of_state_deck_or_registration_stand_in_two_games(name: str) -> None:
    seen: dict[tuple[str, ...], str] = {}
    for game in GAMES:
        own = runs_of_six((game / name).read_text(encoding="utf-8")) if has(game, name) else set()
        twice = {run: seen[run] for run in own if run in seen}
        assert not twice, f"{game.name}/{name}: what stands in {set(twice.values())} too belongs in core: {min(twice)}"
        seen |= dict.fromkeys(own, game.name)


def test_no_six_lines_of_a_constructor_clone_load_or_dump_stand_twice() -> None:
    seen: dict[tuple[str, ...], str] = {}
    for path in (path for game in GAMES for path in sorted(game.rglob("*.py"))):
        for place, text in copying_functions(path):
            own = runs_of_six(text)
            twice = {run: seen[run] for run in own if run in seen}
            assert not twice, f"{place}: these lines stand in {set(twice.values())}, too: {min(twice)}"
            seen |= dict.fromkeys(own, place)


def copying_functions(path: Path) -> Iterator[tuple[str, str]]:
    """Where they are, and their text."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and COPYING.fullmatch(node.name):
            yield f"{path.relative_to(ROOT)}:{node.lineno}", ast.get_source_segment(text, node) or ""


def runs_of_six(text: str) -> set[tuple[str, ...]]:
    """Six lines of code each, without imports, comments, docstrings and lone brackets."""
    lines = [line.strip() for line in IGNORED.sub("", text).splitlines() if re.search(r"\w", line)]
    return {tuple(lines[start : start + 6]) for start in range(len(lines) - 5)}


COUNTED = ("src/courtier/games", "src/courtier/terminal/tables", "src/courtier/reading")
NEEDS = re.compile(r"^\| ([^|]+) \| (\d+) \| ([\d,]+) \| (\d+) \| ([\d,]+) \|$", re.MULTILINE)


@each_game
def test_contributing_says_how_many_files_and_lines_a_game_needs(game: Path) -> None:
    title = re.split(r"[:(]", kind(game.name).title)[0].strip()
    said = {row[0]: row[1:] for row in NEEDS.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))}
    counted = [*count(*(ROOT / folder / game.name for folder in COUNTED)), *count(ROOT / "tests/games" / game.name)]
    for number, real in zip(said[title], counted, strict=True):
        assert int(number.replace(",", "")) == pytest.approx(real, rel=0.15), (title, number, real)


def count(*folders: Path) -> tuple[int, int]:
    files = [path for folder in folders for path in folder.rglob("*.py")]
    return len(files), sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
