"""The example package keeps all laws, is played at the terminal, and brings one language that everybody reads."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.examples.installing import DICE
from tests.terminal.sitting import courtier as command

import courtier
from courtier import Rng, bots
from courtier.core.registry import kind
from courtier.laws import Case, suite_of, use_oracle

NAME = "liars_dice"
SEATS = (2, 4, 6)
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]

use_oracle(NAME, "examples.liars_dice.tests.oracle")
TestLaws = suite_of([pytest.param(Case(NAME, seats), id=f"{NAME}-{seats}") for seats in SEATS])
pytestmark = pytest.mark.usefixtures("dice")


def test_its_own_tests_pass(dice: Path) -> None:
    """As its author runs them; the laws run above."""
    run = subprocess.run(  # noqa: S603 - our own example
        [*PYTEST, "tests/test_rules.py", "tests/test_laws.py", "-k", "rules or liars_dice-2 and words"],
        cwd=DICE,
        env={"PYTHONPATH": ":".join([str(dice), str(DICE / "src"), *sys.path]), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:]


def test_a_game_is_played_at_the_terminal() -> None:
    script = "\n".join(["1"] * 2000)
    played = command("play", NAME, "--seats", "2", "--bots", "careful", "--seed", "5", "--seat", "1", answers=script)
    assert played.exit_code == 0
    assert "calls you a liar" in played.output or "You call" in played.output
    assert " wins." in played.output or "You win." in played.output


def test_who_reads_german_reads_the_one_language_there_is() -> None:
    game = courtier.new(NAME, seats=2, seed=1, recording=True)
    view = courtier.view(game, game.actor())
    assert courtier.prompt(view, "de", ["Ann", "Bob"]) == courtier.prompt(view, "en", ["Ann", "Bob"])
    assert kind(NAME).told_rules("de").startswith("# Liar’s Dice\n\nEverybody has five dice")
    listed = command("games", "--lang", "de").output
    assert "Liar’s Dice" in listed
    rules = command("rules", NAME, "--lang", "de").output
    assert "Calling" in rules


def test_the_careful_bot_beats_the_random_one() -> None:
    won = sum(winner(seed) == seed % 2 for seed in range(60))
    assert won >= 45


def winner(seed: int) -> int:
    """Of a game of two; the careful one sits at the seat of the seed's parity."""
    game = courtier.new(NAME, seats=2, seed=seed)
    players = [bots.make(NAME, "careful" if seat == seed % 2 else "random") for seat in range(2)]
    while not game.over():
        seat = game.actor()
        game.step(players[seat].choose(courtier.view(game, seat), courtier.Journal(seat), Rng(seed + game.turn)))
    return game.winners()[0]
