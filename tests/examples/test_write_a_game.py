"""docs/write-a-game.md shows the example package as it is: every block of code stands in it, word for word."""

import re
from pathlib import Path

import pytest
from tests.examples.installing import DICE

PAGE = (Path(__file__).parents[2] / "docs" / "write-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(?:python|toml)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
FILES = [*DICE.rglob("*.py"), DICE / "pyproject.toml"]
ROWS = re.findall(r"^\| `([\w./]+)` \| .* \| (\d+) \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("block", BLOCKS, ids=[block.splitlines()[0].strip()[:40] for block in BLOCKS])
def test_a_block_stands_in_the_example(block: str) -> None:
    found = [path for path in FILES if flat(block) in flat(path.read_text(encoding="utf-8"))]
    assert found, f"in no file of the example:\n{block}"


def flat(code: str) -> str:
    """Without indentation and empty lines: a method stands at the margin of the page."""
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


def test_the_page_counts_the_lines_rightly() -> None:
    assert len(ROWS) == 10
    for name, lines in ROWS:
        (path,) = [each for each in DICE.rglob(Path(name).name) if str(each).endswith(name)]
        assert len(path.read_text(encoding="utf-8").splitlines()) == int(lines), name
