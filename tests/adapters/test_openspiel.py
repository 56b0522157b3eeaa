"""OpenSpiel's own test on all games, its search at all seats, and what they do not test."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.libraries import needs

import courtier
from courtier import IllegalAction, Rng
from courtier.core.errors import BadJournal, BadOption, BadSetup
from courtier.core.registry import kind, own_names

pytestmark = needs("pyspiel", "openspiel")
GAMES = [(name, kind(name).seats[0]) for name in sorted(own_names())]
WITH_MENU = [f"courtier_{name}{'(deals=menu)' if kind(name).deals else ''}" for name in sorted(own_names())]


def load(words: str) -> Any:
    import pyspiel  # noqa: PLC0415 - it may be missing

    import courtier.adapters.openspiel  # noqa: F401, PLC0415

    return pyspiel.load_game(words)


def begun(words: str = "courtier_hofverrat(players=3)", seed: int = 7) -> Any:
    state = load(words).new_initial_state()
    state.apply_action(seed)
    return state


def played(state: Any, most: int = 10_000, seed: int = 1) -> Iterator[Any]:
    """The state before each of so many random actions, and at last after them."""
    rng = Rng(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        yield state
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    yield state


def after(state: Any, steps: int) -> Any:
    return list(played(state, steps))[-1]


def sampler(seed: int = 1) -> Any:
    rng = Rng(seed)
    return lambda: rng.bits() / 2**32


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_official_test_passes(game: str, seats: int) -> None:
    import pyspiel  # noqa: PLC0415

    reward = {"duhr": "score", "intrigue": "rank", "hofverrat": "zero_sum"}.get(game, "win")
    loaded = load(f"courtier_{game}(players={seats},reward={reward},seeds=50)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_random_play_is_the_game_of_the_engine(game: str, seats: int) -> None:
    state, alone = begun(f"courtier_{game}(players={seats},reward=score)", 11), courtier.new(game, seats, 11)
    encoder, rng = courtier.encoder(game), Rng(4)
    while not alone.over():
        seat, legal = alone.actor(), alone.choices()
        action = encoder.action(alone, seat, legal[rng.below(len(legal))])
        assert state.current_player() == seat
        assert action in state.legal_actions()
        encoder.apply(alone, seat, action)
        state.apply_action(action)
    assert state.game.dump() == alone.dump()
    scores = alone.scores()
    assert state.returns() == [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]


@pytest.mark.parametrize("words", WITH_MENU)
def test_a_resampled_state_cannot_be_told_from_the_true_one(words: str) -> None:
    draw = sampler()
    for number, state in enumerate(played(begun(words), most=120)):
        if number % 6 == 0:
            seat = number // 6 % state.num_players()
            twin = state.resample_from_infostate(seat, draw)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            assert twin.current_player() == state.current_player()
            assert twin.legal_actions(seat) == state.legal_actions(seat)
            assert twin.history() == [step.action for step in state.full_history() if step.player == seat]


def test_a_resampled_world_differs_in_what_the_seat_does_not_know() -> None:
    state = after(begun(), 5)
    twins = [state.resample_from_infostate(0, sampler(seed)) for seed in range(6)]
    assert len({str(twin) for twin in twins}) > 1
    assert len({twin.information_state_string(1) for twin in twins}) > 1  # seat 1 holds other cards
    for twin in twins:
        list(played(twin))
        assert twin.is_terminal()
    with pytest.raises(BadJournal, match="seat 1 has no journal"):
        twins[0].resample_from_infostate(1, sampler())


def test_sealed_answers_of_others_are_drawn_anew() -> None:
    state = begun("courtier_duhr")  # all choose their agendas, one after the other
    for seat in range(3):
        assert state.current_player() == seat
        state.apply_action(state.legal_actions()[0])
    sealed = [tuple(state.resample_from_infostate(3, sampler(seed)).game.answers) for seed in range(12)]
    assert all(answers[3] == -1 != answers[2] for answers in sealed)
    assert len(set(sealed)) > 1
    own = [state.resample_from_infostate(1, sampler(seed)).game.answers[1] for seed in range(4)]
    assert own == [state.game.answers[1]] * 4


@pytest.mark.parametrize("words", WITH_MENU)
def test_an_information_state_remembers_everything(words: str) -> None:
    """What a seat knew when it was asked is a part of all that it knows later, with its answer."""
    known: dict[int, list[str]] = {}
    for state in played(begun(words), most=150):
        if not state.is_terminal():
            knows, _, question = state.information_state_string().rpartition("asked: ")
            earlier = known.setdefault(state.current_player(), [])
            assert all(knows.startswith(each) and knows != each for each in earlier)
            earlier.append(knows)
            assert question.strip() == state.game.asking.name()


def test_a_sealed_answer_is_in_nobody_elses_information_state() -> None:
    one, other = begun("courtier_duhr"), begun("courtier_duhr")
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert one.information_state_string(0) != other.information_state_string(0)
    for seat in (1, 2, 3):
        assert one.information_state_string(seat) == other.information_state_string(seat)
        assert one.observation_string(seat) == other.observation_string(seat)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_search_of_openspiel_plays_a_whole_game(game: str, seats: int) -> None:
    import numpy as np  # noqa: PLC0415
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    class Points(mcts.Evaluator):
        """The points as they stand."""

        def evaluate(self, state: Any) -> Any:
            return np.array(state.setting.encoder.encoding.points(state.game)) / 100

        def prior(self, state: Any) -> Any:
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    simulations = 30 if game == "hofverrat" else 3
    state = begun(f"courtier_{game}(players={seats})")
    search = ismcts.ISMCTSBot(state.get_game(), Points(), 1.0, simulations, random_state=np.random.RandomState(1))
    while not state.is_terminal():
        state.apply_action(search.step(state))
    assert sum(state.returns()) == pytest.approx(1)


def test_agents_of_openspiel_learn_in_its_environment() -> None:
    from open_spiel.python import rl_environment  # noqa: PLC0415
    from open_spiel.python.algorithms import random_agent  # noqa: PLC0415

    env = rl_environment.Environment(load("courtier_hofverrat(players=3,seeds=5)"))
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(3)]
    step = env.reset()
    assert len(step.observations["info_state"][0]) == courtier.encoder("hofverrat").size
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(1)


def test_observers_write_what_a_seat_sees_or_what_all_see() -> None:
    import pyspiel  # noqa: PLC0415
    from open_spiel.python.observation import make_observation  # noqa: PLC0415

    state = begun("courtier_hofverrat(players=3,memory=true)")
    encoder = courtier.encoder("hofverrat", memory=True)
    seen = bytearray(encoder.size)
    encoder.observe(state.game, 2, seen)
    observation = make_observation(state.get_game())
    observation.set_from(state, 2)
    assert observation.dict["observation"].tolist() == observation.tensor.tolist() == list(seen)
    for recalls in (False, True):
        public = pyspiel.IIGObservationType(True, recalls, pyspiel.PrivateInfoType.NONE)
        spectator = make_observation(state.get_game(), public)
        assert spectator.tensor is None
        assert spectator.string_from(state, 0) == spectator.string_from(state, 1) != ""
    every = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(BadSetup, match="what one seat sees"):
        make_observation(state.get_game(), every)


def test_states_and_games_can_be_pickled_and_copied() -> None:
    for steps in (0, 9):
        state = after(begun("courtier_duhr(deals=menu)"), steps)
        for twin in (pickle.loads(pickle.dumps(state)), state.clone()):  # noqa: S301 - our own bytes
            assert twin.get_game() == state.get_game()
            assert twin.history() == state.history()
            for seat in range(4):
                assert twin.information_state_string(seat) == state.information_state_string(seat)
            after(twin, 12)
        same = pickle.loads(pickle.dumps(state))  # noqa: S301
        assert str(after(same, 12)) == str(after(state, 12)) == str(twin)
        same.resample_from_infostate(1, sampler())


def test_another_process_reads_a_pickled_state_and_ends_well() -> None:
    """It need not import anything first; and OpenSpiel releases its games after Python has ended."""
    script = "import pickle, sys; print(pickle.load(sys.stdin.buffer).information_state_string(0), end='')"
    state = after(begun(), 4)
    done = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(state), capture_output=True, check=True)  # noqa: S603
    assert done.stdout.decode() == state.information_state_string(0)


def test_mistakes_are_refused_and_change_nothing() -> None:
    state = load("courtier_hofverrat(seeds=3)").new_initial_state()
    with pytest.raises(IllegalAction, match="expected a seed from 0 to 2, got 3"):
        state.apply_action(3)
    state.apply_action(2)
    before = str(state), state.history()
    wrong = next(action for action in range(491) if action not in state.legal_actions())
    for action in (wrong, 10_000):
        with pytest.raises(IllegalAction):
            state.apply_action(action)
    assert (str(state), state.history()) == before
    list(played(state))
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("courtier_hofverrat(players=9)", "2 to 5 players, got 9"),
        ("courtier_hofverrat(reward=luck)", "unknown reward 'luck'"),
        ("courtier_hofverrat(seeds=0)", "expected seeds=1 or more"),
        ("courtier_duhr(deals=often)", "option deals: expected one of off, menu, table, got often"),
        ("courtier_duhr(deals=table)", "table needs a table"),
        ("courtier_duhr(first_player=seat_5)", "a seat from 0 to 3"),
        ("courtier_cutthroat(coin_vp=99)", "option coin_vp"),
    ],
)
def test_bad_settings_are_refused(words: str, message: str) -> None:
    with pytest.raises((BadSetup, BadOption), match=message):
        load(words)


def test_an_unknown_option_is_refused_by_openspiel() -> None:
    import pyspiel  # noqa: PLC0415

    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'moon'"):
        load("courtier_hofverrat(moon=1)")


def test_options_are_parameters() -> None:
    assert begun("courtier_duhr(first_player=seat_2)").game.options["first_player"] == 2
    assert begun("courtier_intrigue(round_cap=7,bribery=true)").game.options["round_cap"] == 7


def test_negotiation_is_part_of_the_game() -> None:
    asked = {state.game.asking.name() for state in played(begun("courtier_duhr(deals=menu)", 5), 150) if state.game}
    assert {"offer_deal", "deal_give", "answer_deal"} <= asked
