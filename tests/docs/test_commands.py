"""Commands that pages show without running them, because they play many games, are commands that `courtier` takes.

`test_pages.py` runs the commands of `console` blocks. Here are the indented ones, also those of the README.
A simulation is set up as it stands there, with game, bots, options, files and facts; only no game is played.
"""

import re
import shlex
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from courtier.arena import command as arena_command
from courtier.arena.counts import Tally
from courtier.arena.plan import Plan
from courtier.arena.summary import Run
from courtier.cli import main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
INDENTED = re.compile(r"^    ((?:courtier|python) [^\n\\]*(?:\\\n[^\n\\]*)*)$", re.MULTILINE)
COMMENT = re.compile(r"\s+#.*$")
FILES = {
    "noble.toml": '[options]\nmission_noble_weight = 1\n\n[[role]]\nid = "noble"\nweight = 3\n',
    "one_pact.toml": "[options]\none_pact = true\n",
    "my.toml": "",
    "missions.toml": "",
}


def shown() -> list[str]:
    """Every indented command of the pages, without its comment, once."""
    found = [each for page in PAGES for each in INDENTED.findall(page.read_text(encoding="utf-8"))]
    return list(dict.fromkeys(COMMENT.sub("", each.replace("\\\n", " ")) for each in found))


COURTIER = [each for each in shown() if each.startswith("courtier ")]
SIMULATIONS = [each for each in COURTIER if each.startswith("courtier simulate ")]
SCRIPTS = [each for each in shown() if each.startswith("python ")]


@pytest.mark.parametrize("line", COURTIER)
def test_a_command_and_its_flags_exist(line: str) -> None:
    _, name, *words = shlex.split(line)
    context = click.Context(main)
    command = main.get_command(context, name)
    assert command is not None, name
    command.make_context(name, words, parent=context)  # complains of an unknown flag and of a wrong value


@pytest.mark.parametrize("line", SIMULATIONS)
def test_a_simulation_can_be_set_up(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_played(wanted: Plan, *_: Any) -> Run:
        return Run(wanted, Tally(len(wanted.sides)), 0.0, 1)

    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(arena_command, "carry_out", nothing_played)
    done = CliRunner().invoke(main, shlex.split(line)[1:])
    assert "Stopped before the first games were done." in done.output, done.output


@pytest.mark.parametrize("line", SCRIPTS)
def test_a_script_and_its_flags_exist(line: str) -> None:
    _, script, *words = shlex.split(line)
    source = (ROOT / script).read_text(encoding="utf-8")
    assert [word for word in words if word.startswith("--") and f'"{word}"' not in source] == []
