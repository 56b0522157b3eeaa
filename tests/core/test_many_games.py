"""Many games stepped together are the games that the engine plays one by one."""

import copy
import pickle
from typing import Any

import pytest

import courtier
from courtier import IllegalAction, Rng
from courtier.core.errors import BadSetup
from courtier.core.many_games import ManyGames, RandomOthers
from courtier.core.rewards import rewards

COUNT = 5


class Begin:
    """Starts a game of three seats."""

    def __call__(self, seed: int) -> courtier.Game:
        return courtier.new("hofverrat", seats=3, seed=seed)


def many(**settings: Any) -> ManyGames:
    games = ManyGames(Begin(), courtier.encoder("hofverrat"), COUNT, "score")
    for name, value in settings.items():
        setattr(games, name, value)
    games.reset(100)
    return games


def test_they_are_the_games_of_the_engine() -> None:
    games, rng = many(), Rng(3)
    alone = [courtier.new("hofverrat", seats=3, seed=100 + place) for place in range(COUNT)]
    ended = 0
    while ended < COUNT:
        actions = games.random_actions(rng)
        for place, action in enumerate(actions):
            games.encoder.apply(alone[place], alone[place].actor(), action)
        games.step(actions)
        for place, result in zip(games.ended, games.results, strict=True):
            assert result == rewards(alone[place], "score")
            alone[place] = courtier.new("hofverrat", seats=3, seed=100 + place + COUNT)
            ended += 1
        assert [each.dump() for each in games.games] == [each.dump() for each in alone]
    seen = games.observations()
    row = bytearray(games.encoder.size)
    games.encoder.observe(alone[2], alone[2].actor(), row)
    assert seen[2 * len(row) : 3 * len(row)] == row


def test_an_illegal_action_in_one_game_changes_none() -> None:
    games = many()
    before = [each.dump() for each in games.games]
    actions = games.random_actions(Rng(1))
    with pytest.raises(IllegalAction):
        games.step([*actions[:-1], 100_000])
    with pytest.raises(BadSetup, match="expected one action for each of 5 games, got 1"):
        games.step([0])
    assert [each.dump() for each in games.games] == before


def test_against_random_opponents_one_seat_is_asked_and_moves_on_with_every_game() -> None:
    games, rng = many(others=RandomOthers(Rng(0))), Rng(2)
    assert games.asked == [0, 1, 2, 0, 1]
    while not games.ended:
        games.step(games.random_actions(rng))
    place = games.ended[0]
    assert games.asked[place] == (place + 1) % 3


def test_shaped_rewards_are_the_changes_of_the_lead() -> None:
    games, rng = many(shaping=0.5), Rng(2)
    for _ in range(20):
        game, seat = games.games[0], games.games[0].actor()
        before = games.lead(game, seat)
        games.step(games.random_actions(rng))
        assert games.gains[0] == 0.5 * (games.lead(game, seat) - before)


@pytest.mark.parametrize("pickled", [False, True])
def test_copies_go_on_alike(pickled: bool) -> None:
    games = many(others=RandomOthers(Rng(0)))
    twin = pickle.loads(pickle.dumps(games)) if pickled else copy.deepcopy(games)  # noqa: S301 - our own bytes
    for seed in range(60):
        actions = games.random_actions(Rng(seed))
        games.step(actions)
        twin.step(actions)
        assert [each.dump() for each in games.games] == [each.dump() for each in twin.games]
