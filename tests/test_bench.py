"""The programs of `bench` that measure searches, and how their figures are written."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from courtier.core.registry import kind

BENCH = Path(__file__).parent.parent / "bench"


@pytest.fixture(autouse=True)
def _as_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs of `bench` import each other as scripts of one folder."""
    monkeypatch.syspath_prepend(BENCH)


@pytest.mark.parametrize(("game", "expected"), [("hofverrat", 6 * 5), ("cutthroat", 6 * 5)])
def test_simulations_of_early_questions_are_counted(game: str, expected: int, monkeypatch: pytest.MonkeyPatch) -> None:
    searches = import_module("searches")
    monkeypatch.setattr(searches, "SIMULATIONS", 5)
    tasks = searches.tasks(game, kind(game).options_of_bots())
    assert tasks["search"]() == expected
    assert all(len(at.codes) > 1 for at in tasks["search"].positions)


def test_the_search_of_a_level_is_measured_too() -> None:
    searches = import_module("searches")
    tasks = searches.tasks("hofverrat", kind("hofverrat").options_of_bots())
    task: Any = tasks["search-level"]
    task.level = task.level._replace(simulations=20)
    assert 0 < task() <= 6 * 20


def test_simulations_stand_beside_those_of_openspiel() -> None:
    run, report = import_module("run"), import_module("report")
    row_line, yardstick = report.row_line, run.HEARTS
    hearts = next(row for row in run.PEER_ROWS if row.task == "search")
    tree, level = run.search_rows("hofverrat", "Hof-Verrat", run.Goals(search=0.9))
    found = report.Findings(
        2, 0.3, 1, {yardstick: [300e3] * 2, hearts: [40e3, 50e3], tree: [30e3, 50e3], level: [4e3, 5e3]}
    )
    assert "| 0.88 [0.75–1.00] | ≥ 0.9 × | **missed** |" in row_line(tree, found, yardstick)
    assert "times as fast as OpenSpiel's ISMCTS in C++ on hearts" in row_line(tree, found, yardstick)
    assert row_line(level, found, yardstick).endswith("| 0.10 [0.10–0.10] |  |  |")
    assert row_line(hearts, found, yardstick).endswith("| 45,000 [40,000–50,000] /s |  |  |  |")
