"""Same seed and same answers, same game: on every build, in every process, whatever the hash seed."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.laws.cases import on_every_case
from tests.laws.golden import FILE, digests

from courtier.laws.cases import Case

ROOT = Path(__file__).parents[2]
HOW = "if that was meant: python -m tests.laws.golden --write"


def in_process(hash_seed: str) -> Any:
    """Digests of one match of each game, from a process of its own."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.laws.golden", "--one"],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(run.stdout)


@on_every_case
def test_both_builds_play_the_golden_games(case: Case) -> None:
    """The file is compared by the interpreted and by the compiled run: so both play the same."""
    golden = json.loads(FILE.read_text())
    found = digests(case)
    assert found["play"] == golden[str(case)]["play"], f"{case} is played otherwise; {HOW}"
    assert found["guesses"] == golden[str(case)]["guesses"], f"{case}: guesses differ; {HOW}"


def test_the_hash_seed_is_not_felt() -> None:
    """Views and words included, which change too often for the file."""
    assert in_process("1") == in_process("2")
