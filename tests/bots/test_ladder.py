"""`make ladder`: what it plays, what it remembers and what it writes."""

from pathlib import Path

from tools.ladder import Game, Pair, interval, measure, page, remembered, row

PAIR = Pair("hofverrat", "random", "random")


def test_games_are_played_once_and_remembered(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    first = list(measure(PAIR, 4, file))
    assert [game.deal for game in first] == [0, 0, 0, 0]  # the same deal from every seat
    assert list(measure(PAIR, 4, file)) == []
    assert remembered(file) == {PAIR.mark(): first}
    assert "| level1 | three random | 0 | not played | | | no |" in page(file)


def test_a_level_that_was_changed_is_played_anew() -> None:
    assert Pair("duhr", "level4", "level3").mark() != Pair("duhr", "level5", "level3").mark()
    assert "tree" in Pair("duhr", "level4", "level3").mark()


def test_a_row_says_whether_it_is_stronger() -> None:
    always = [Game(number // 4, 1.0, 3, 0.002) for number in range(400)]
    assert row(PAIR, always) == "| random | three random | 400 | 1.00 ± 0.00 | +3.0 | 2 ms | yes |"
    assert row(PAIR, always[:40]).endswith("| too few games |")
    fair = [Game(number // 4, float(number % 4 == 0), 0, 0.0) for number in range(400)]
    assert row(PAIR, fair).endswith("no |")


def test_games_of_one_deal_are_one_measurement() -> None:
    lucky = [Game(number // 4, float(number < 20), 0, 0.0) for number in range(40)]
    mean, half = interval(lucky)
    assert mean == 0.5
    assert 0.3 < half < 0.4  # ten deals, not forty games
