"""TextArena: the same games as the engine's, wrong answers as in TextArena's own games, and no secret told."""

import copy
import pickle
import re
from typing import Any

import pytest
from tests.libraries import needs

import courtier
from courtier.core.errors import BadSetup, IllegalAction
from courtier.core.registry import kind, own_names

pytestmark = needs("textarena", "textarena")

GAMES = sorted(own_names())


def environment(game: str = "hofverrat", **settings: Any) -> Any:
    from courtier.adapters.textarena import CourtierEnv  # noqa: PLC0415 - the library may be missing

    return CourtierEnv(game, **settings)


def begun(seed: int = 7, seats: int = 3, **settings: Any) -> Any:
    env = environment(**settings)
    env.reset(num_players=seats, seed=seed)
    return env


@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_is_the_one_that_the_engine_plays(game: str) -> None:
    options = {"deals": "menu"} if kind(game).deals else {}
    env = begun(game=game, seats=4, seed=11, options=options, rules=False)
    alone = courtier.new(game, seats=4, seed=11, options=options)
    rng, done = courtier.Rng(3), False
    while not done:
        seat, observed = env.get_observation()
        assert seat == alone.actor()
        legal = alone.choices()
        assert f"\n{len(legal)}: " in observed[-1][1]
        picked = rng.below(len(legal))
        alone.step(legal[picked])
        done, _ = env.step(f"I answer [{picked + 1}].")
    assert alone.over()
    assert env.game.dump() == alone.dump()
    rewards, info = env.close()
    assert [seat for seat, reward in rewards.items() if reward == 1] == alone.winners()
    assert info[0]["reason"].startswith("The game is over: ")


def test_the_registered_games_are_played_through_the_usual_wrappers() -> None:
    import textarena as ta  # noqa: PLC0415

    environment()
    for version in ("Courtier-duhr-v0", "Courtier-duhr-v0-train"):
        env = ta.make(version, options={"deals": "menu"})
        env.reset(num_players=4, seed=1)
        for _ in range(12):
            _, text = env.get_observation()
            assert "You are Player" in text
            assert "\n1: " in text
            env.step("1")


def test_a_wrong_answer_is_told_and_may_be_given_again() -> None:
    env = begun()
    seat, _ = env.get_observation()
    before = env.game.dump()
    done, _ = env.step("I think [99] is best")
    again, observed = env.get_observation()
    assert (done, again, env.game.dump() == before) == (False, seat, True)
    assert "from [1] to [15]; got “I think [99] is best”." in observed[-1][1]
    env.step("[1]")
    assert env.game.dump() != before


def test_who_answers_wrongly_too_often_is_out_and_cannot_win() -> None:
    env = begun()
    out, _ = env.get_observation()
    env.step("nothing")
    done, _ = env.step("nothing again")
    assert not done
    asked = set()
    while not done:
        seat, _ = env.get_observation()
        asked.add(seat)
        done, _ = env.step("[1]")
    rewards, info = env.close()
    assert asked == {0, 1, 2} - {out}
    assert rewards[out] == -1
    assert info[out]["invalid_move"]


def test_if_the_seat_of_a_player_who_is_out_wins_the_best_of_the_others_does() -> None:
    for seed in range(40):
        env = begun(seed=seed, rules=False)
        out, _ = env.get_observation()
        env.step("nothing")
        done, _ = env.step("nothing again")
        while not done:
            env.get_observation()
            done, _ = env.step("[1]")
        if env.game.winners() == [out]:
            scores = env.game.scores()
            best = max(score for seat, score in enumerate(scores) if seat != out)
            rewards, _ = env.close()
            assert rewards == {seat: 1 if seat != out and scores[seat] == best else -1 for seat in range(3)}
            return
    raise AssertionError("no game of these was won by the seat that is out")


def test_the_last_player_who_is_not_out_wins() -> None:
    env = begun(seats=2)
    out, _ = env.get_observation()
    env.step("no")
    done, _ = env.step("no")
    rewards, info = env.close()
    assert done
    assert rewards == {out: -1, 1 - out: 1}
    assert info[0]["reason"] == f"Only Player {1 - out} is left."


def test_a_step_before_the_beginning_or_after_the_end_says_what_to_do() -> None:
    env = environment()
    with pytest.raises(IllegalAction, match=re.escape("call reset(num_players) first")):
        env.step("[1]")
    env.reset(num_players=2, seed=1)
    done = False
    while not done:
        env.get_observation()
        done, _ = env.step("[1]")
    with pytest.raises(IllegalAction, match="the game is over: call reset"):
        env.step("[1]")
    env.reset(num_players=3, seed=2)
    assert not env.state.done


def test_what_cannot_be_set_up_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadSetup, match="unknown game 'whist'"):
        environment("whist")
    with pytest.raises(BadSetup, match="unknown language 'fr'"):
        environment(lang="fr")
    with pytest.raises(courtier.CourtierError, match="deals"):
        environment("duhr", options={"deals": "sometimes"})
    with pytest.raises(courtier.CourtierError, match="6"):
        begun(seats=6)


def test_nobody_reads_what_another_player_wrote_or_holds() -> None:
    """A sealed choice of agendas: the others learn neither the number nor the agenda."""
    env = begun(game="duhr", seats=4, rules=False)
    seat, observed = env.get_observation()
    agendas = re.findall(r"agenda “(.*?)”", observed[-1][1])
    env.step("[1] because I want it")
    for other in {0, 1, 2, 3} - {seat}:
        texts = " ".join(message for _, message, _ in env.state.observations[other])
        assert "because I want it" not in texts
        own = courtier.describe(courtier.view(env.game, other), "en", env.names)
        assert not [name for name in agendas if name in texts and name not in own]


def test_an_environment_can_be_copied_and_pickled_in_mid_game() -> None:
    env = begun(game="intrigue")
    env.step("[1]")
    for twin in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):  # noqa: S301 - our own
        assert twin.game.dump() == env.game.dump()
        assert twin.get_observation()[0] == env.state.current_player_id
        twin.step("[1]")
        assert twin.game.dump() != env.game.dump()


def test_the_german_player_reads_german() -> None:
    env = begun(lang="de")
    _, observed = env.get_observation()
    assert observed[0][1].startswith("Du bist Player")
    assert "Antworte mit einer Zahl" in observed[-1][1]
