"""`make ladder`: what it plays, what it remembers and what it writes."""

import json
from pathlib import Path
from typing import Any

from tools.ladder import (
    GAMES,
    RESULTS,
    Game,
    Pair,
    Result,
    interval,
    measure,
    measure_in_turn,
    page,
    pairs_of,
    remembered,
    result,
    results,
    row,
)

from courtier.core.registry import kind

PAIR = Pair("hofverrat", "random", "random")


def test_games_are_played_once_and_remembered(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    first = list(measure(PAIR, 4, file))
    assert [game.deal for game in first] == [0, 0, 0, 0]  # the same deal from every seat
    assert list(measure(PAIR, 4, file)) == []
    assert remembered(file) == {PAIR.mark(): first}


def test_rows_are_played_in_turn_until_the_time_is_up(tmp_path: Path) -> None:
    file, two = tmp_path / "ladder.jsonl", PAIR._replace(seats=2)
    measure_in_turn([PAIR, two], 4, 1.0, file)
    assert {mark: len(games) for mark, games in remembered(file).items()} == {PAIR.mark(): 4, two.mark(): 4}
    measure_in_turn([PAIR], 8, 0.0, file)
    assert len(remembered(file)[PAIR.mark()]) == 4


def test_a_game_for_two_is_played_from_both_seats(tmp_path: Path) -> None:
    two = PAIR._replace(seats=2)
    assert [game.deal for game in measure(two, 4, tmp_path / "ladder.jsonl")] == [0, 0, 1, 1]
    assert two.mark() != PAIR.mark()


def test_a_level_that_was_changed_is_played_anew() -> None:
    assert Pair("duhr", "level4", "level3").mark() != Pair("duhr", "level5", "level3").mark()
    assert "tree" in Pair("duhr", "level4", "level3").mark()


def test_other_learned_values_are_another_bot() -> None:
    values = Pair("hofverrat", "learned", "greedy").behind("learned")[-1]
    assert len(values) == 8
    assert Pair("cutthroat", "learned", "greedy").behind("learned")[-1] == ""
    assert Pair("duhr", "learned", "greedy").behind("greedy") == ["greedy"]


def test_rows_in_which_the_same_plays_share_their_games() -> None:
    assert Pair("hofverrat", "level5", "level4").mark() == Pair("hofverrat", "level5", "greedy").mark()
    assert Pair("hofverrat", "level5", "level3").mark() != Pair("hofverrat", "level5", "greedy").mark()
    assert Pair("hofverrat", "random", "greedy").mark() != Pair("duhr", "random", "greedy").mark()


def test_a_busy_machine_does_not_make_level5_weaker() -> None:
    bot: Any = Pair("duhr", "level5", "greedy").player("level5")
    strongest = kind("duhr").levels[-1]
    assert strongest.seconds > 0
    assert bot.bot.level == strongest._replace(seconds=0.0)


def test_a_row_says_whether_it_is_stronger() -> None:
    always = [Game(number // 4, 1.0, 3, 0.002) for number in range(400)]
    assert row(PAIR, result(always)) == "| random | three random | 400 | 1.00 ± 0.00 | +3.0 | 2 ms | yes |"
    assert row(PAIR, result(always[:40])).endswith("| 1.00 ± 0.00 | +3.0 | 2 ms | too few games |")
    assert row(PAIR, result(always[:36])).endswith("| 1.00 | +3.0 | 2 ms | too few games |")
    fair = [Game(number // 4, float(number % 4 == 0), 0, 0.0) for number in range(400)]
    assert row(PAIR, result(fair)).endswith("no |")
    even = [Game(number // 2, 0.5, 0, 0.0) for number in range(400)]
    assert row(PAIR._replace(seats=2), result(even)).endswith("no |")
    assert row(PAIR, None) == "| random | three random | 0 | not played | | | no |"


def test_games_of_one_deal_are_one_measurement() -> None:
    lucky = [Game(number // 4, float(number < 20), 0, 0.0) for number in range(40)]
    mean, half = interval(lucky)
    assert mean == 0.5
    assert 0.3 < half < 0.4  # ten deals, not forty games


def test_results_are_kept_until_more_games_are_played(tmp_path: Path) -> None:
    file, before = tmp_path / "ladder.jsonl", tmp_path / "ladder.json"
    kept = Result(400, 0.3, 0.04, 1.0, 2.0)
    before.write_text(json.dumps({PAIR.mark(): kept, "another": kept}))
    list(measure(PAIR, 4, file))
    assert results(file, before) == {PAIR.mark(): kept, "another": kept}
    before.write_text(json.dumps({PAIR.mark(): kept._replace(games=3)}))
    assert results(file, before)[PAIR.mark()].games == 4


def test_the_page_has_all_rows_that_are_kept() -> None:
    kept = results(Path("no such file"), RESULTS)
    text = page(kept)
    for game in GAMES:
        for pair in pairs_of(game):
            assert row(pair, kept.get(pair.mark())) in text
    assert set(kept) <= {pair.mark() for game in GAMES for pair in pairs_of(game)}
