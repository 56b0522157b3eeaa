"""The levers that are tried for the balance of Cutthroat Kingdoms fit the game."""

from pathlib import Path

import pytest

from courtier.arena.files import variant
from courtier.core.registry import kind

LEVERS = sorted((Path(__file__).parents[2] / "tools" / "cutthroat_levers").glob("*.toml"))


@pytest.mark.parametrize("lever", LEVERS, ids=lambda lever: str(lever.stem))
def test_a_lever_changes_the_game_and_fits_it(lever: Path) -> None:
    assert variant(kind("cutthroat"), lever) != kind("cutthroat").check_options(kind("cutthroat").options_of_bots())
