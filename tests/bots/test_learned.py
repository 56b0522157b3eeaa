"""Learned values: what comes with the games, the bot `learned`, and files that cannot be used."""

import json
from pathlib import Path
from typing import Any

import pytest

import courtier
from courtier import bots
from courtier.core.errors import BadModel, BadSetup
from courtier.core.network import Network
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.core.values import as_text

OURS = ("cutthroat", "duhr", "hofverrat", "intrigue")
WITH_VALUES = ("hofverrat", "intrigue")
each_game = pytest.mark.parametrize("game", OURS)


def test_a_network_adds_a_linear_part_and_units_above_zero() -> None:
    network = Network([1.0, 0.0], [[0.0, 2.0, -1.0]], [3.0])
    assert network.score([5.0, 0.0]) == 5.0  # the unit's sum is -1
    assert network.score([5.0, 1.0]) == 5.0 + 3.0 * (2.0 - 1.0)
    assert network.shares([[1.0, 0.0], [1.0, 0.0]]) == [0.5, 0.5]


@pytest.mark.parametrize("game", WITH_VALUES)
def test_the_values_of_a_game_fit_its_features_and_say_how_they_were_made(game: str) -> None:
    values = kind(game).values
    assert values is not None
    assert len(values.network().linear) == values.features
    record = values.record()
    assert record["command"].startswith(f"courtier train {game} ")
    assert record["positions"] > 0
    for losses in record["log_loss"].values():
        assert set(losses) == {"learned", "judge", "even"}


@each_game
def test_features_are_numbers_at_any_moment_and_shares_add_up(game: str) -> None:
    known = kind(game)
    assert known.search_model is not None
    assert known.values is not None
    model = known.search_model()
    model.network = Network([0.1] * known.values.features, [], [])
    for seats in (known.seats[0], known.seats[-1]):
        played = courtier.new(game, seats=seats, seed=seats, options=known.options_of_bots())
        rng = Rng(seats)
        while not played.over():
            if rng.below(20) == 0:
                rows = model.features(played)
                assert [len(row) for row in rows] == [known.values.features] * seats
                assert sum(model.values(played)) == pytest.approx(1.0)
            choices = played.choices()
            played.step(choices[rng.below(len(choices))])


@pytest.mark.parametrize("game", WITH_VALUES)
def test_the_bot_learned_plays_a_game_to_its_end(game: str) -> None:
    players: list[Any] = ["learned@8", "random", "random", "random"]
    assert courtier.Match(game, players, seed=4, options=kind(game).options_of_bots()).play()


@pytest.mark.parametrize("game", WITH_VALUES)
def test_the_bot_learned_gives_the_same_answer_for_the_same_chance(game: str) -> None:
    match = courtier.Match(game, [None] * 4, seed=3, options=kind(game).options_of_bots())
    seat = match.game.actors()[0]
    one, other = (bots.make(game, "learned@6").choose(match.view(seat), match.journal(seat), Rng(5)) for _ in range(2))
    assert one == other
    assert one in match.game.legal(seat)


def test_a_file_of_ones_own_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(shipped("hofverrat"), encoding="utf-8")
    bot: Any = bots.make("hofverrat", f"learned@5:{file}")
    assert bot.bot.level.simulations == 5
    assert bot.bot.model.network.linear == kind("hofverrat").values.network().linear  # type: ignore[union-attr]


def shipped(game: str) -> str:
    values = kind(game).values
    assert values is not None
    return values.text()


def damaged(change: str, value: Any) -> str:
    data = json.loads(shipped("intrigue"))
    place = data
    *path, last = change.split(".")
    for step in path:
        place = place[step]
    place[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not readable as JSON"),
        ("[1, 2]", "expected learned values of format 1"),
        (damaged("format", 2), "expected learned values of format 1"),
        (damaged("game", "duhr"), "expected values for intrigue, these are for 'duhr'"),
        (damaged("features", 3), "features, came 3"),
        (damaged("weights", None), "its weights are damaged"),
        (damaged("weights.linear", [1.0]), "its weights are damaged"),
        (damaged("weights.outputs", ["a"] * 3), "its weights are damaged"),
        (damaged("weights.units", [[float("nan")]]), "its weights are damaged"),
    ],
    ids=["empty", "list", "format", "game", "features", "no weights", "too few", "words", "not finite"],
)
def test_what_is_wrong_with_a_file_is_said_in_one_sentence(text: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "damaged.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadModel) as caught:
        bots.make("intrigue", f"learned:{file}")
    assert words in str(caught.value)
    assert "courtier train" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadModel, match=r"cannot read .*: No such file"):
        bots.make("duhr", f"learned:{tmp_path / 'none.json'}")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadModel, match="expected a file made by courtier train"):
        bots.make("duhr", f"learned:{tmp_path / 'picture'}")


def test_a_game_without_values_says_how_to_make_some() -> None:
    with pytest.raises(BadModel, match="cutthroat comes with no learned values; courtier train cutthroat makes some"):
        bots.make("cutthroat", "learned")


@pytest.mark.parametrize("game", ["cutthroat", "duhr"])
def test_every_game_plays_with_values_of_ones_own(game: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    values = kind(game).values
    assert values is not None
    network = Network([0.1] * values.features, [], [])
    file.write_text(as_text(game, values.features, network, {}), encoding="utf-8")
    bot: Any = bots.make(game, f"learned@6:{file}")
    match = courtier.Match(game, [None] * 4, seed=3, options=kind(game).options_of_bots())
    seat = match.game.actors()[0]
    assert bot.choose(match.view(seat), match.journal(seat), Rng(5)) in match.game.legal(seat)


def test_a_budget_must_be_one() -> None:
    with pytest.raises(BadSetup, match="behind the @, as in learned@2s or @500"):
        bots.make("hofverrat", "learned@soon")


def test_servers_read_no_files_that_somebody_names() -> None:
    with pytest.raises(BadSetup, match="unknown bot"):
        bots.listed("duhr", "learned:/etc/passwd")
