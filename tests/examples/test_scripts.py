"""The scripts in examples/ run as they are, and do what they say."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.examples.installing import EXAMPLES

import courtier

SAID = {
    "tournament.py": ("hofverrat", "2"),
    "own_bot.py": (),
    "search_by_guesses.py": (),
    "read_record.py": (),
}
WANTED = {
    "tournament.py": "greedy",
    "own_bot.py": "winners: [",
    "search_by_guesses.py": "of 5 games",
    "read_record.py": "winners: [",
}


def run(script: str, *words: str) -> str:
    ran = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, EXAMPLES / script, *words],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_every_script_is_run_here() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == SAID.keys()


@pytest.mark.parametrize("script", SAID)
def test_a_script_runs(script: str) -> None:
    assert WANTED[script] in run(script, *SAID[script])


def test_a_record_is_read_from_a_file(tmp_path: Path) -> None:
    match = courtier.Match("intrigue", ["random"] * 3, seed=3)
    winners = match.play()
    file = tmp_path / "game.record"
    file.write_text(match.record.text(with_seed=True), encoding="utf-8")
    assert run("read_record.py", str(file)).splitlines()[-1] == f"winners: {winners}"
