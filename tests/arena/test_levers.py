"""The levers that are tried for the balance of Cutthroat Kingdoms, and the tool that tries them."""

import json
import sys
from pathlib import Path

import pytest
from tools.balance_cutthroat import LEVERS as DIRECTORY
from tools.balance_cutthroat import main

from courtier.arena.files import variant
from courtier.core.registry import kind

LEVERS = sorted(DIRECTORY.glob("*.toml"))


@pytest.mark.parametrize("lever", LEVERS, ids=lambda lever: str(lever.stem))
def test_a_lever_changes_the_game_and_fits_it(lever: Path) -> None:
    assert variant(kind("cutthroat"), lever) != kind("cutthroat").check_options(kind("cutthroat").options_of_bots())


def run(into: Path, monkeypatch: pytest.MonkeyPatch, *more: str) -> list[tuple[str, int]]:
    """Run the tool with bots that play at random; returns what is stored: the setting and the shuffle of each line."""
    given = ["balance", "--bots", "random", "--seats", "3", "--into", str(into), *more]
    monkeypatch.setattr(sys, "argv", given)
    main()
    lines = [json.loads(line) for line in (into / "3.jsonl").read_text(encoding="utf-8").splitlines()]
    return [(setting.split(" | ")[0], shuffle) for setting, shuffle, _ in lines]


def test_a_second_run_plays_only_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(tmp_path, monkeypatch, "--games", "2", "--lever", "-")
    assert first == [("as it is", 0), ("as it is", 1)]
    second = run(tmp_path, monkeypatch, "--games", "3", "--lever", "tax_one_coin")
    assert sorted(second) == [
        *[("as it is", each) for each in range(3)],
        *[("tax_one_coin", each) for each in range(3)],
    ]
    assert "## tax_one_coin: 3 games, 3 shuffles" in (tmp_path / "3.txt").read_text(encoding="utf-8")


def test_results_of_another_seed_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, monkeypatch, "--games", "2", "--lever", "-")
    run(tmp_path, monkeypatch, "--games", "1", "--lever", "-", "--seed", "8")
    assert "## as it is: 1 games, 1 shuffles" in (tmp_path / "3.txt").read_text(encoding="utf-8")


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(tmp_path, monkeypatch, "--games", "2", "--lever", "-")
    path = tmp_path / "3.jsonl"
    path.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert run(tmp_path, monkeypatch, "--games", "2", "--lever", "-") == whole


def test_a_file_of_something_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "3.jsonl").write_text("[1, 2]\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"line 1: expected a result of this tool"):
        run(tmp_path, monkeypatch, "--games", "1", "--lever", "-")
