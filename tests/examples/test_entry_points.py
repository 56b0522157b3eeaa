"""Games of other packages are found by their entry points; a broken one says why and leaves the others alone."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.examples.installing import installed, write_metadata

import courtier
from courtier.cli import main
from courtier.core.errors import BadSetup
from courtier.core.registry import names, troubles

MODULE = """
from courtier.core.registry import kind
GAME = kind("hofverrat")._replace(name="whist")
NO_GAME = 7
"""
BROKEN = {
    "nowhere": ("no_such_module:GAME", "cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'."),
    "nothing": ("outside_games:GAMES", "cannot be loaded: AttributeError: module 'outside_games' has no"),
    "seven": ("outside_games:NO_GAME", "cannot be used: expected a courtier.core.registry.Kind, got int."),
    "other": ("outside_games:GAME", "cannot be used: it calls itself 'whist'."),
    "hofverrat": ("outside_games:GAME", "cannot be used: Courtier has a game of that name."),
}


def package(site: Path, **games: str) -> Path:
    (site / "outside_games.py").write_text(MODULE, encoding="utf-8")
    write_metadata(site, games, name="outside_games")
    return site


def test_a_game_of_another_package_is_played_like_ours(tmp_path: Path) -> None:
    with installed(package(tmp_path, whist="outside_games:GAME")):
        assert "whist" in courtier.games()
        assert courtier.new("whist", seats=3, seed=1).actors()
    assert "whist" not in names()
    with pytest.raises(BadSetup, match="unknown game 'whist'; expected one of cutthroat, duhr"):
        courtier.new("whist", seats=3, seed=1)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_entry_point_says_why_in_one_sentence(tmp_path: Path, name: str) -> None:
    where, why = BROKEN[name]
    with installed(package(tmp_path, **{"whist": "outside_games:GAME", name: where})):
        (trouble,) = troubles()
        assert trouble.startswith(f"The game '{name}' of the package 'outside_games' ")
        assert why in trouble
        assert {"whist", "hofverrat", "duhr"} <= courtier.games().keys()


def test_the_command_line_says_so_too(tmp_path: Path) -> None:
    with installed(package(tmp_path, nowhere="no_such_module:GAME")):
        listed = CliRunner().invoke(main, ["games"])
        refused = CliRunner().invoke(main, ["play", "nowhere"])
    sentence = f"The game 'nowhere' of the package 'outside_games' {BROKEN['nowhere'][1]}"
    assert listed.exit_code == 0
    assert listed.output.splitlines()[-1] == sentence
    assert refused.exit_code != 0
    assert sentence in refused.output
