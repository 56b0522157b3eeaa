"""The Gymnasium environment: its own checker, illegal actions, copies. Needs the extra `gymnasium`."""

import copy
import pickle
import warnings
from typing import Any

import pytest
from tests.libraries import needs

from courtier import IllegalAction
from courtier.core.errors import BadOption, BadSetup

pytestmark = needs("gymnasium", "gymnasium")


def env_of(game: str = "hofverrat", opponents: Any = ("greedy", "random"), **settings: Any) -> Any:
    from courtier.adapters.gymnasium import CourtierEnv  # noqa: PLC0415 - its library may be missing

    return CourtierEnv(game, opponents, **settings)


def first_legal(info: dict[str, Any]) -> int:
    return int(info["action_mask"].argmax())


def play(env: Any, seed: int) -> list[float]:
    """Always the first legal action; the rewards."""
    _, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        _, reward, over, _, info = env.step(first_legal(info))
        rewards.append(reward)
    return rewards


def test_gymnasiums_own_check_passes() -> None:
    import gymnasium  # noqa: PLC0415
    from gymnasium.utils.env_checker import check_env  # noqa: PLC0415

    env = gymnasium.make("courtier.adapters.gymnasium:Courtier-v1", game="hofverrat", opponents=["random"])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # render_mode None is warned of
        check_env(env.unwrapped)


def test_the_same_seed_is_the_same_game_and_copies_go_on_alike() -> None:
    env = env_of(reward="score")
    assert play(env, 3) == play(env_of(reward="score"), 3)
    _, info = env.reset(seed=4)
    twin = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own bytes
    for _ in range(5):
        steps = [each.step(first_legal(info)) for each in (env, twin)]
        assert (steps[0][0] == steps[1][0]).all()
        info = steps[0][4]


@pytest.mark.parametrize(
    ("game", "opponents", "options"),
    [
        ("hofverrat", ["level5@20"], {}),
        ("duhr", ["greedy", "level1", "greedy:loyal"], {"deals": "menu"}),
        ("intrigue", ["greedy", "level2"], {}),
        ("cutthroat", ["greedy", "greedy:timid"], {"deals": "menu"}),
    ],
)
def test_copies_go_on_from_the_same_position_with_all_kinds_of_bots(
    game: str, opponents: list[str], options: dict[str, Any]
) -> None:
    env = env_of(game, opponents, options=options)
    _, info = env.reset(seed=4)
    for _ in range(3):
        _, _, _, _, info = env.step(first_legal(info))
    for twin in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):  # noqa: S301 - our own bytes
        assert twin.match.game.dump() == env.match.game.dump()
        told = info
        for _ in range(3):
            _, _, _, _, told = twin.step(first_legal(told))
        assert twin.match.game.dump() != env.match.game.dump()


def test_an_action_outside_the_mask_is_answered_as_documented() -> None:
    env = env_of()
    _, info = env.reset(seed=1)
    wrong = int(info["action_mask"].argmin())
    _, reward, _, _, info = env.step(wrong)
    assert (reward, info["illegal"]) == (-1.0, True)
    strict = env_of(illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="may not choose action"):
        strict.step(wrong)


def test_shaped_rewards_add_up_to_the_lead_at_the_end() -> None:
    env = env_of(reward="win", shaping=0.01, seat=1)
    plain = sum(play(env_of(reward="win", seat=1), 5))
    gained = sum(play(env, 5))
    points = env.encoder.encoding.points(env.match.game)
    assert gained - plain == pytest.approx(0.01 * (points[1] - (points[0] + points[2]) / 2), abs=0.2)


def test_a_step_before_the_beginning_and_after_the_end_is_refused() -> None:
    env = env_of()
    with pytest.raises(IllegalAction, match=r"call reset\(\) first"):
        env.step(0)
    play(env, 2)
    with pytest.raises(IllegalAction, match=r"call reset\(\) first"):
        env.step(0)


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "whist"},
        {"opponents": ["nobody"]},
        {"opponents": ["random"] * 9},
        {"opponents": "random"},
        {"seat": 7},
        {"reward": "luck"},
        {"illegal": "crash"},
        {"render_mode": "hologram"},
        {"options": {"moon": 1}},
        {"game": "duhr", "opponents": ["random"] * 3, "options": {"deals": "table"}},
    ],
)
def test_bad_settings_are_refused_before_a_game_begins(settings: dict[str, Any]) -> None:
    with pytest.raises((BadSetup, BadOption)):
        env_of(**settings)


@pytest.mark.parametrize("action", [None, "7", 1.5, [7]])
def test_an_action_that_is_no_whole_number_is_refused(action: Any) -> None:
    env = env_of()
    env.reset(seed=1)
    before = env.match.game.dump()
    with pytest.raises(IllegalAction, match="expected a semantic action from 0 to 490, got"):
        env.step(action)
    assert env.match.game.dump() == before


def test_the_picture_is_that_of_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    env = env_of(render_mode="ansi")
    env.reset(seed=1)
    assert "Hof-Verrat" in env.render()
    env_of(render_mode="human").reset(seed=1)
    assert "Hof-Verrat" in capsys.readouterr().out
