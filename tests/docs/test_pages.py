"""Every command and every Python block of the documentation is run as it stands there.

A block that cannot be run has a comment above it, `<!-- not run: reason -->`; a test counts these.
"""

import os
import re
import shlex
import subprocess
import sys
import warnings
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
OTHERS = (
    "actions-",
    "encoding-",
    "protocol",
    "write-a-game",
)  # generated, or compared with the example by its own test
PAGES = sorted(path for path in (ROOT / "docs").glob("*.md") if not path.name.startswith(OTHERS))
BLOCK = re.compile(r"(?:<!-- not run: (?P<why>[^>]+) -->\n)?```(?P<lang>python|console)\n(?P<code>.*?)```", re.DOTALL)
NOT_RUN = 10  # blocks in all; a new one needs a good reason
# Libraries that pages may import, or whose adapter, and that need not be installed.
EXTRAS = ("gymnasium", "numpy", "pettingzoo", "pyspiel", "textarena")
INDENTED_PYTHON = re.compile(r"^    (?:import|from) \w", re.MULTILINE)


class Block(NamedTuple):
    """A fenced block: its language, its text, and why it is not run."""

    lang: str
    code: str
    why: str | None


def blocks(page: Path) -> list[Block]:
    found = BLOCK.finditer(page.read_text(encoding="utf-8"))
    return [Block(each["lang"], each["code"], each["why"]) for each in found]


def with_blocks() -> list[Path]:
    return [page for page in PAGES if any(block.why is None for block in blocks(page))]


@pytest.mark.parametrize("page", with_blocks(), ids=lambda page: page.name)
def test_what_a_page_shows_works(page: Path, tmp_path: Path) -> None:
    for block in blocks(page):
        if block.why is None and not missing_library(block):
            run(block, tmp_path)


def missing_library(block: Block) -> bool:
    """Does the block import a library of an extra that is not installed? Then that is said aloud."""
    for library in EXTRAS:
        used = re.search(rf"^(?:import|from) (?:courtier\.adapters\.)?{library}\b", block.code, re.MULTILINE)
        if used and find_spec(library) is None:
            with warnings.catch_warnings():
                warnings.simplefilter("always")  # shown, though other warnings are errors
                warnings.warn(f"NOT TESTED: {library} is not installed, so a block was not run", stacklevel=2)
            return True
    return False


def run(block: Block, folder: Path) -> None:
    commands = [["-c", block.code]]
    if block.lang == "console":
        lines = [shlex.split(line.removeprefix("$ ")) for line in block.code.splitlines() if line.startswith("$ ")]
        assert all(line[0] == "courtier" for line in lines), f"only `courtier` is run: {block.code}"
        commands = [["-m", *line] for line in lines]
    for command in commands:
        done = subprocess.run(  # noqa: S603
            [sys.executable, *command],
            cwd=folder,
            env={**os.environ, "PYTHONWARNINGS": "error"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, f"{block.code}\n{done.stdout}{done.stderr}"


def test_few_blocks_are_not_run_and_each_says_why() -> None:
    reasons = [block.why for page in PAGES for block in blocks(page) if block.why is not None]
    assert len(reasons) == NOT_RUN
    assert all(reason.strip() for reason in reasons)


def test_python_stands_in_fenced_blocks_because_only_these_are_run() -> None:
    texts = {page.name: re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL) for page in PAGES}
    assert [name for name, text in texts.items() if INDENTED_PYTHON.search(text)] == []
