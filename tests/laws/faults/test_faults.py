"""Planted faults: each is written into a scratch copy of the sources, where the laws must notice it."""

import compileall
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from tests.laws.faults.mutants import MUTANTS, Mutant

import courtier
from courtier.core.registry import own_names

SEEDS = 12  # tried at most; most faults are noticed on the first
ROOT = Path(__file__).parents[3]
NOT_COMPILED = "faults are planted in sources, which the compiled build does not run"
pytestmark = pytest.mark.skipif(courtier.compiled(), reason=NOT_COMPILED)


def every_mutant() -> list[Mutant]:
    """Those of core, toy and Hof-Verrat, and those that a game brings in a list of its own beside them."""
    own = [name for name in sorted(own_names()) if Path(__file__).with_name(f"{name}.py").exists()]
    lists: list[list[Mutant]] = [import_module(f"tests.laws.faults.{name}").MUTANTS for name in own]
    return [*MUTANTS, *[mutant for each in lists for mutant in each]]


EVERY = every_mutant()


@pytest.fixture(scope="session")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, the laws and the oracles, compiled to bytecode once: a fault then costs only its own files."""
    at = tmp_path_factory.mktemp("sources")
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyc", "web")
    shutil.copytree(ROOT / "src" / "courtier", at / "courtier", ignore=ignored)
    for part in ("laws", "games"):
        shutil.copytree(ROOT / "tests" / part, at / "tests" / part, ignore=ignored)
    assert compileall.compile_dir(at, quiet=1)
    return at


@pytest.fixture
def scratch(sources: Path, tmp_path: Path) -> Path:
    """A project of its own. Its files are links: replace them, do not write into them."""
    return Path(shutil.copytree(sources, tmp_path / "project", copy_function=os.link))


def plant(at: Path, mutant: Mutant) -> None:
    for file, old, new in mutant.edits:
        text = (at / file).read_text(encoding="utf-8")
        found = text.count(old)
        assert found == 1, (
            f"{mutant.name}: the text to replace occurs {found} times in {file}, not once; "
            f"the source has changed, so plant this fault anew: {old!r}"
        )
        (at / file).unlink()
        (at / file).write_text(text.replace(old, new), encoding="utf-8")


class Judge:
    """The process that runs the laws; see `judge_server.py`."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - our own judge, on our own sources
            [sys.executable, str(Path(__file__).with_name("judge_server.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "1"},
            text=True,
        )

    def found(self, at: Path, seeds: int, case: str, laws: tuple[str, ...]) -> dict[str, str]:
        """Law → how the sources in that folder break it; empty if they do not."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps({"at": str(at), "seeds": seeds, "case": case, "laws": laws}) + "\n")
        self.process.stdin.flush()
        said = json.loads(self.process.stdout.readline())
        assert "found" in said, f"the fault keeps the laws from running:\n{said['error'][-2000:]}"
        found: dict[str, str] = said["found"]
        return found

    def close(self) -> None:
        self.process.communicate()


@pytest.fixture(scope="session")
def judge() -> Iterator[Judge]:
    running = Judge()
    yield running
    running.close()


@pytest.mark.parametrize("mutant", [pytest.param(each, id=each.id()) for each in EVERY])
def test_the_laws_notice(mutant: Mutant, scratch: Path, judge: Judge) -> None:
    plant(scratch, mutant)
    found = judge.found(scratch, SEEDS, mutant.case, mutant.by)
    unnoticed = [law for law, broken in found.items() if not broken]
    assert not unnoticed, f"{mutant.name}: not noticed by {', '.join(unnoticed)}"


@pytest.mark.parametrize("case", sorted({mutant.case for mutant in EVERY}))
def test_without_a_fault_they_are_content(case: str, scratch: Path, judge: Judge) -> None:
    laws = sorted({law for mutant in EVERY if mutant.case == case for law in mutant.by})
    assert judge.found(scratch, 1, case, tuple(laws)) == dict.fromkeys(laws, "")
