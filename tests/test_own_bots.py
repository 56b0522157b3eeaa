"""A bot of one's own, wherever a level is named on a command line or in Python; never where a server is told one."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import courtier
from courtier import bots
from courtier.bots.own import BotFailed
from courtier.cli import main
from courtier.core.errors import BadSetup

MODULE = """
from dataclasses import dataclass


class Last:
    def choose(self, view, journal, rng):
        return view["choices"][-1]["code"]


class Careless:
    def choose(self, view, journal, rng):
        return 1 // 0


class Mute:
    pass


class Greeting:
    def choose(self, view, journal, rng):
        return "hello"


class Needy:
    def __init__(self, level):
        pass


def factory():
    return Last()
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder has a module with bots; nothing of it is left in this process afterwards."""
    (tmp_path / "mybots.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "broken.py").write_text("raise RuntimeError('not today')", encoding="utf-8")
    (tmp_path / "needing.py").write_text("import no_such_thing", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    for name in ("mybots", "broken", "needing"):
        sys.modules.pop(name, None)


def run(*words: str, answers: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=answers)


def test_python_names_it() -> None:
    for name in ("mybots:Last", "mybots:factory"):
        assert courtier.Match("hofverrat", [name, "random"], seed=3).play()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere:Bot", "there is no module 'nowhere'; put nowhere.py into this folder"),
        ("mybots:First", "mybots has no class 'First'; it has Last, Careless"),
        ("mybots:", "mybots has no class ''"),
        ("mybots:Mute", "Mute has no method choose"),
        ("mybots:Needy", "Needy() failed"),
        ("broken:Bot", "broken cannot be imported: RuntimeError: not today"),
        ("needing:Bot", "needing needs 'no_such_thing', which is not installed"),
        ("greedy:loyal", "greedy has no character 'loyal'; for hofverrat say just greedy"),
        ("random:", "random has no character ''"),
        ("genius", "unknown bot 'genius'; for Hof-Verrat there are: random, greedy, level1 to level5, or module:Class"),
    ],
)
def test_what_is_wrong_with_it_is_said_in_one_sentence(name: str, words: str) -> None:
    with pytest.raises(BadSetup) as caught:
        bots.make("hofverrat", name)
    assert words in str(caught.value)
    for command in (
        ("simulate", "hofverrat", "--games", "1", "--bots", name),
        ("play", "hofverrat", "--bots", name, "--plain"),
    ):
        refused = run(*command)
        assert refused.exit_code == 2
        assert "Traceback" not in refused.output
        assert ":" in name or command[0] == "play" or words in refused.output
        if ":" in name:
            assert words in refused.output.replace("\n", " ")


def test_a_bot_that_fails_is_named_with_its_line() -> None:
    with pytest.raises(BotFailed, match=r"bot mybots:Careless failed at mybots.py, line 12: ZeroDivisionError"):
        courtier.Match("hofverrat", ["mybots:Careless", "mybots:Careless"], seed=1).play()
    with pytest.raises(BotFailed, match=r"bot mybots:Greeting: choose must return .* it returned 'hello'"):
        courtier.Match("hofverrat", ["mybots:Greeting", "mybots:Greeting"], seed=1).play()


def test_simulate_plays_with_it_on_several_processes() -> None:
    done = run(
        "simulate", "hofverrat", "--games", "8", "--seats", "2", "--bots", "mybots:Last,random", "--workers", "2"
    )
    assert done.exit_code == 0, done.output
    assert "mybots:Last" in done.output


def test_one_plays_against_it_at_the_terminal_and_resumes(folder: Path) -> None:
    game = ("play", "hofverrat", "--seats", "2", "--bots", "mybots:Last", "--seed", "8", "--plain")
    whole = run(*game, answers="1\n" * 400)
    assert "The game is over." in whole.output
    left = run(*game, answers="1\n" * 20 + f"save {folder / 'save'}\nquit\n2\n")
    assert left.exit_code == 0
    refused = run("resume", str(folder / "save"), "--plain", answers="1\n" * 400)
    assert refused.exit_code == 2
    assert "say `--bots mybots:Last`" in refused.output
    resumed = run("resume", str(folder / "save"), "--plain", "--bots", "mybots:Last", answers="1\n" * 400)
    assert "The game is over." in resumed.output


def test_the_bot_client_checks_it_before_it_connects() -> None:
    refused = run("bot", "--url", "http://127.0.0.1:9/t/NOWHERE", "--level", "mybots:Mute")
    assert refused.exit_code == 2
    assert "Mute has no method choose" in refused.output


# A server takes only the levels it lists


def test_a_server_imports_no_module_that_a_message_names(monkeypatch: pytest.MonkeyPatch) -> None:
    from courtier.server.thinking import think  # noqa: PLC0415 - the server is loaded for this test alone

    def imported(*_: Any) -> None:
        raise AssertionError("a module was imported")

    monkeypatch.setattr("courtier.bots.own.import_module", imported)
    game = courtier.new("hofverrat", 2, 1)
    for level in ("mybots:Last", "os:system", "greedy:loyal"):
        with pytest.raises(BadSetup, match=r"unknown bot|no character"):
            think("", "hofverrat", level, courtier.view(game, game.actor()), [], 1)
