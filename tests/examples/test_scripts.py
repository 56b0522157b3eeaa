"""The scripts in examples/ run as they are, and do what they say."""

import os
import runpy
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
    "text_agent.py": (),
}
WANTED = {
    "tournament.py": "greedy",
    "own_bot.py": "winners: [",
    "search_by_guesses.py": "of 5 games",
    "read_record.py": "winners: [",
    "text_agent.py": "winners: [",
}
TOURNAMENT = "tournament hofverrat --bots text_agent:TextPlayer,random --seats 2 --games 4 --workers 1"


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


def test_a_text_agent_plays_in_a_tournament() -> None:
    ran = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "courtier", *TOURNAMENT.split()],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(EXAMPLES)])},
        cwd=EXAMPLES,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "text_agent:TextPlayer" in ran.stdout


def test_a_text_agent_is_told_what_was_expected() -> None:
    script = runpy.run_path(str(EXAMPLES / "text_agent.py"))
    replies = iter(["a lot", "99", "number 2, please"])
    heard: list[str] = []

    def model(text: str) -> str:
        heard.append(text)
        return next(replies)

    game = courtier.new("hofverrat", seats=2, seed=7)
    view = courtier.view(game, game.actor())
    chosen = script["TextPlayer"](model).choose(view, courtier.Journal(game.actor()), courtier.Rng(1))
    assert chosen == view["choices"][1]["code"]
    assert heard[2].endswith("You replied “99”. Expected one number from 1 to 12.")
