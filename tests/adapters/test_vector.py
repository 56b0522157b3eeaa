"""The vector environment. Needs the extra `gymnasium`."""

import pickle
from typing import Any

import pytest
from tests.libraries import needs

import courtier
from courtier import IllegalAction, Rng
from courtier.core.errors import BadSetup
from courtier.core.registry import kind, own_names
from courtier.core.rewards import rewards

pytestmark = needs("gymnasium", "gymnasium")


def envs_of(**settings: Any) -> Any:
    from courtier.adapters.vector import CourtierVectorEnv  # noqa: PLC0415 - its library may be missing

    common: dict[str, Any] = {"game": "hofverrat", "num_envs": 6, "seats": 3}
    return CourtierVectorEnv(**common | settings)


def test_shapes_masks_and_the_end_of_a_game() -> None:
    envs, rng = envs_of(reward="zero_sum"), Rng(5)
    seen, info = envs.reset(seed=9)
    assert seen in envs.observation_space
    assert seen.shape == (6, envs.encoder.size)
    over = [False]
    while not any(over):
        actions = envs.random_actions(rng)
        assert info["action_mask"][range(6), actions].all()
        assert actions in envs.action_space
        seen, rewards, over, truncated, info = envs.step(actions)
        assert seen in envs.observation_space
        assert not truncated.any()
        assert rewards[~over].tolist() == [0.0] * int((~over).sum())
    assert info["final_rewards"][over].sum(axis=1) == pytest.approx(0, abs=1e-5)
    assert info["final_obs"][over].any()


def test_a_row_is_what_the_encoder_writes() -> None:
    envs = envs_of(memory=True)
    seen, info = envs.reset(seed=9)
    game = courtier.new("hofverrat", seats=3, seed=9 + 4)
    row = bytearray(envs.encoder.size)
    envs.encoder.observe(game, game.actor(), row)
    assert (seen[4].tobytes(), info["seat"][4]) == (bytes(row), game.actor())


@pytest.mark.parametrize("opponents", ["random", ["level1", "random"]])
def test_copies_go_on_alike(opponents: Any) -> None:
    envs = envs_of(opponents=opponents, shaping=0.1)
    envs.reset(seed=2)
    twin = pickle.loads(pickle.dumps(envs))  # noqa: S301 - our own bytes
    for seed in range(30):
        actions = envs.random_actions(Rng(seed))
        one, other = envs.step(actions), twin.step(actions)
        assert (one[0] == other[0]).all()
        assert (one[1] == other[1]).all()


@pytest.mark.parametrize("name", sorted(own_names()))
def test_every_game_is_the_one_that_the_engine_plays(name: str) -> None:
    """With deals as answers where the game has them."""
    deals = any(option.name == "deals" for option in kind(name).options)
    options, seats = {"deals": "menu"} if deals else {}, kind(name).seats[0]
    envs, rng = envs_of(game=name, num_envs=3, seats=seats, options=options), Rng(1)
    envs.reset(seed=20)
    alone = [courtier.new(name, seats, 20 + place, options) for place in range(3)]
    for _ in range(40):
        actions = envs.random_actions(rng)
        seen, _, over, _, _ = envs.step(actions)
        assert seen in envs.observation_space
        assert not over.any()
        for game, action in zip(alone, actions, strict=True):
            envs.encoder.apply(game, game.actor(), int(action))
    assert [game.dump() for game in envs.games.games] == [game.dump() for game in alone]


def test_without_observations_and_masks() -> None:
    envs = envs_of(observe=False, masks=False)
    seen, info = envs.reset(seed=1)
    assert (seen.shape, set(info)) == ((6, 0), {"seat"})
    envs.step(envs.random_actions(Rng(1)))


def test_bots_at_the_other_seats_play_as_in_a_match() -> None:
    """The first game, with the same chance: the environment's bots give the answers of a match's bots."""
    envs = envs_of(num_envs=1, opponents=["greedy", "greedy"], reward="zero_sum")
    _, info = envs.reset(seed=9)
    match = courtier.Match("hofverrat", [None, "greedy", "greedy"], seed=9, rng=Rng(9))
    over = [False]
    while not over[0]:
        assert match.advance() == info["seat"][0] == 0
        assert match.game.dump() == envs.games.games[0].dump()
        action = info["action_mask"][0].argmax()
        match.answer(0, envs.encoder.code(match.game, 0, int(action)))
        _, _, over, _, info = envs.step([action])
    assert match.advance() is None
    assert info["final_rewards"][0].tolist() == pytest.approx(rewards(match.game, "zero_sum"))
    assert info["seat"][0] == 1


def test_copies_with_bots_that_bargain_go_on_from_the_same_positions() -> None:
    envs = envs_of(
        game="duhr", num_envs=2, seats=4, opponents=["greedy", "level1", "greedy"], options={"deals": "menu"}
    )
    _, info = envs.reset(seed=2)
    for _ in range(2):
        *_, info = envs.step(info["action_mask"].argmax(axis=1))
    twin = pickle.loads(pickle.dumps(envs))  # noqa: S301 - our own bytes
    assert [game.dump() for game in twin.games.games] == [game.dump() for game in envs.games.games]
    for _ in range(3):
        *_, info = twin.step(info["action_mask"].argmax(axis=1))


def test_mistakes_are_refused() -> None:
    for settings in (
        {"num_envs": 0},
        {"seats": 9},
        {"opponents": "greedy"},
        {"opponents": ["greedy"]},
        {"opponents": ["greedy", "nobody"]},
        {"reward": "luck"},
        {"game": "whist"},
    ):
        with pytest.raises(BadSetup):
            envs_of(**settings)
    envs = envs_of()
    with pytest.raises(BadSetup, match=r"call reset\(\) first"):
        envs.step([0] * 6)
    with pytest.raises(BadSetup, match=r"call reset\(\) first"):
        envs.random_actions(Rng(1))
    envs.reset(seed=1)
    with pytest.raises(IllegalAction):
        envs.step([100_000] * 6)
    for actions in (None, 7, [0] * 5, [[0]] * 6, [0.5] * 6, ["0"] * 6):
        with pytest.raises(IllegalAction, match="expected 6 whole numbers, an action for each game"):
            envs.step(actions)
