"""PettingZoo's own tests on all games at every number of seats, and what they do not test."""

import pickle
import warnings
from functools import partial
from typing import Any

import pytest
from tests.libraries import needs

import courtier
from courtier import IllegalAction, Rng
from courtier.core.errors import BadOption, BadSetup
from courtier.core.registry import kind, own_names

pytestmark = needs("pettingzoo", "pettingzoo")
CASES = [(name, seats) for name in sorted(own_names()) if kind(name).encoding for seats in kind(name).seats]
GAMES = [(name, kind(name).seats[0]) for name in sorted(own_names()) if kind(name).encoding]
CYCLES = 60


def aec(game: str = "hofverrat", seats: int = 3, **settings: Any) -> Any:
    from courtier.adapters.pettingzoo import CourtierAECEnv  # noqa: PLC0415 - its library may be missing

    return CourtierAECEnv(game, seats, **settings)


def parallel(game: str = "hofverrat", seats: int = 3, **settings: Any) -> Any:
    from courtier.adapters.pettingzoo import CourtierParallelEnv  # noqa: PLC0415

    return CourtierParallelEnv(game, seats, **settings)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_official_tests_pass(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test, parallel_api_test  # noqa: PLC0415

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # they warn of observations that are no pictures, and the like
        api_test(aec(game, seats), num_cycles=CYCLES)
        parallel_api_test(parallel(game, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_same_seed_gives_the_same_game(game: str, seats: int) -> None:
    from pettingzoo.test import parallel_seed_test, seed_test  # noqa: PLC0415

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(partial(aec, game, seats), num_cycles=CYCLES)
        parallel_seed_test(partial(parallel, game, seats, illegal="default"), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_random_play_is_the_game_of_the_engine(game: str, seats: int) -> None:
    env, rng = aec(game, seats, reward="score"), Rng(4)
    env.reset(seed=11)
    alone = courtier.new(game, seats, 11)
    while not alone.over():
        legal = alone.choices()
        code = legal[rng.below(len(legal))]
        action = env.encoder.action(alone, alone.actor(), code)
        assert env.agent_selection == f"seat_{alone.actor()}"
        assert env.observe(env.agent_selection)["action_mask"][action] == 1
        alone.step(env.encoder.code(alone, alone.actor(), action))
        env.step(action)
    assert env.game.dump() == alone.dump()
    assert env.rewards == {f"seat_{seat}": value for seat, value in enumerate(leads(alone.scores()))}
    assert all(env.terminations.values())


def leads(scores: list[int]) -> list[float]:
    return [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]


def test_in_a_window_all_answer_in_one_step() -> None:
    env = parallel("duhr", 4)
    seen, _ = env.reset(seed=1)
    assert env.game.actors() == [0, 1, 2, 3]  # all choose their agendas
    env.step({agent: int(each["action_mask"].argmax()) for agent, each in seen.items()})
    assert env.game.turn == 1


def test_mistakes_are_refused_and_change_nothing() -> None:
    env = aec()
    with pytest.raises(IllegalAction, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    before = env.game.dump()
    wrong = int(env.observe(env.agent_selection)["action_mask"].argmin())
    for action in (wrong, None, 10_000, 1.5, "7"):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.game.dump() == before
    both = parallel("duhr", 4)
    both.reset(seed=1)
    before = both.game.dump()
    with pytest.raises(IllegalAction, match="seat_1 has none"):
        both.step({"seat_0": int(both.seen("seat_0")["action_mask"].argmax())})
    for actions in (None, [7, 7, 7, 7], dict.fromkeys(both.agents), dict.fromkeys(both.agents, 1.5)):
        with pytest.raises(IllegalAction, match="expected a"):
            both.step(actions)
    assert both.game.dump() == before


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "whist"},
        {"seats": 9},
        {"options": {"moon": 1}},
        {"game": "duhr", "seats": 4, "options": {"deals": "table"}},
        {"reward": "luck"},
        {"illegal": "crash"},
        {"render_mode": "hologram"},
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any]) -> None:
    for make in (aec, parallel):
        with pytest.raises((BadSetup, BadOption)):
            make(**settings)


def test_environments_can_be_pickled() -> None:
    env = aec()
    env.reset(seed=3)
    twin = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own bytes
    for _ in range(12):
        action = int(env.observe(env.agent_selection)["action_mask"].argmax())
        env.step(action)
        twin.step(action)
        assert env.game.dump() == twin.game.dump()


def test_the_picture_is_that_of_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    for make in (aec, parallel):
        env = make(render_mode="ansi")
        env.reset(seed=1)
        assert "Hof-Verrat" in env.render()
        make(render_mode="human").reset(seed=1)
        assert "Hof-Verrat" in capsys.readouterr().out


def test_negotiation_is_part_of_the_environment() -> None:
    env, rng = aec("duhr", 4, options={"deals": "menu"}), Rng(1)
    env.reset(seed=5)
    asked = set()
    for _ in range(150):
        if env.game.over():
            break
        asked.add(env.game.asking.name())
        legal = env.encoder.legal(env.game, env.game.actor())
        env.step(legal[rng.below(len(legal))])
    assert {"offer_deal", "deal_give", "answer_deal"} <= asked
