"""`courtier train`: it learns what decides, the same from the same seed, and says what is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from courtier.arena.training import learn, play_game, training
from courtier.bots.search.training import Learner, best_sharpness, judge_loss, log_loss
from courtier.cli import main
from courtier.core.rng import Rng


def run(*words: Any) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def test_it_learns_that_the_first_feature_wins() -> None:
    rng = Rng(1)
    positions = [[[0.01 * int(rng.below(100)), 7.0] for _ in range(3)] for _ in range(300)]
    best = [max(range(3), key=lambda seat, rows=rows: rows[seat][0]) for rows in positions]  # type: ignore[misc]
    shares = [[float(seat == winner) for seat in range(3)] for winner in best]
    learner = Learner(positions, shares, 4, Rng(2))
    for step in range(10):
        learner.learn_all(step, 10)
    network = learner.network()
    losses = [log_loss(network.shares(rows), each) for rows, each in zip(positions, shares, strict=True)]
    assert sum(losses) / len(losses) < 0.5  # even odds: 1.1
    assert network.shares([[0.9, 7.0], [0.1, 7.0], [0.2, 7.0]])[0] > 0.9


def test_a_judge_is_taken_as_sharply_as_it_deserves() -> None:
    worths = [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 0.0]]
    shares = [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.0, 1.0]]  # right three times of four: odds of three to one
    sharpness = best_sharpness(worths, shares)
    assert 1.0 < sharpness < 1.2  # log 3
    assert judge_loss(worths, shares, sharpness) < judge_loss(worths, shares, 0.0)


def test_a_game_gives_samples_of_its_turns() -> None:
    wanted = training("hofverrat", 10, 3)
    samples = play_game(wanted, 2)
    assert len(samples) == 12
    assert {sum(sample.shares) for sample in samples} == {1.0}
    assert {len(sample.features) for sample in samples} == {4}
    assert len({str(sample.features) for sample in samples}) == 12
    assert [wanted.seats_of(number) for number in range(9)] == [4, 2, 4, 3, 4, 4, 4, 5, 4]
    assert {training("hofverrat", 10, 3, 2).seats_of(number) for number in range(9)} == {2}


def test_training_writes_values_that_play(tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    done = run("train", "hofverrat", "--games", 20, "--seats", 2, "--workers", 1, "--seed", 5, "--out", file)
    assert done.exit_code == 0, done.output
    assert "greedy's judge" in done.output
    record = json.loads(file.read_text())["record"]
    assert record["command"] == "courtier train hofverrat --games 20 --seed 5 --seats 2"
    assert record["games"] == 20
    assert set(record["log_loss"]) == {"2"}
    bots = f"learned@4:{file},random"
    played = run("tournament", "hofverrat", "--bots", bots, "--seats", 2, "--games", 2, "--workers", 1)
    assert played.exit_code == 0, played.output


def test_the_same_seed_gives_the_same_values_however_many_work(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    words = ("train", "hofverrat", "--games", 12, "--seats", 2, "--seed", 5)
    assert run(*words, "--workers", 1, "--out", one).exit_code == 0
    assert run(*words, "--workers", 2, "--out", two).exit_code == 0
    assert one.read_text() == two.read_text()


def test_what_was_learned_is_judged_by_other_games() -> None:
    wanted = training("hofverrat", 10, 3, 2)
    samples = [sample for number in range(10) for sample in play_game(wanted, number)]
    heard: list[int] = []
    found = learn(wanted, samples, heard.append)
    assert heard == list(range(1, 11))
    assert found.record["positions"] == sum(sample.game % 5 > 0 for sample in samples)
    assert found.record["held_out_positions"] == sum(sample.game % 5 == 0 for sample in samples)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "unknown game 'chess'"),
        (["duhr", "--games", "3"], "--games must be at least 10, got 3"),
        (["duhr", "--seats", "9"], "Dûhr: The Lesser Houses is for"),
        (["duhr", "--workers", "0"], "--workers must be at least 1, got 0"),
        (["duhr", "--seed", "-1"], "--seed must be 0 or more, got -1"),
        (["duhr", "--out", "no/such/folder.json"], "cannot write no/such/folder.json"),
    ],
)
def test_bad_input_is_one_sentence(words: list[str], sentence: str) -> None:
    done = run("train", *words)
    assert done.exit_code == 2
    assert sentence in done.output
    assert "Traceback" not in done.output


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    file.write_text("mine")
    done = run("train", "duhr", "--out", file)
    assert done.exit_code == 2
    assert "add --force" in done.output
    assert file.read_text() == "mine"


def test_a_damaged_file_stops_a_tournament_before_it_begins(tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    file.write_text('{"format": 1')
    done = run("tournament", "duhr", "--bots", f"learned:{file},greedy", "--games", 4, "--workers", 1)
    assert done.exit_code == 2
    assert "not readable as JSON" in done.output
    assert "Traceback" not in done.output
