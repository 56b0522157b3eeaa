"""The games for OpenSpiel. Needs `pip install 'courtier[openspiel]'`.

Importing this module registers every game: `pyspiel.load_game("courtier_hofverrat(players=4)")`. `PARAMETERS` says what
stands between the brackets besides the options of the game.

Chance: all random numbers of a game follow from its seed, so chance moves once, before anybody else: outcome k deals
the game that `courtier.new` deals with the seed k. Draws within the engine cannot be chance nodes (a shuffle has too
many outcomes), and OpenSpiel cannot store games written in Python whose chance is sampled.

Windows: seats that are asked together answer one after the other, in the order in which the engine hears them. Answers
stay sealed until the last is in, so nobody knows more than if all moved at once. Simultaneous nodes would ask all seats
where a window may ask two, and OpenSpiel's ISMCTS does not take them.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

import courtier
from courtier.adapters.openspiel_memory import Memories, written
from courtier.core.encoding import question_seen
from courtier.core.errors import BadSetup, IllegalAction
from courtier.core.options import Option
from courtier.core.registry import Kind, kind, own_names
from courtier.core.rewards import RANK, SCORE, WIN, ZERO_SUM, check_reward, rewards
from courtier.core.rng import Rng, seeded

PARAMETERS: Final = {
    "reward": WIN,  # docs/environments.md
    "memory": False,  # of `courtier.encoder`
    "seeds": 10_000,  # how many deals there are: seeds from 0 on, all equally likely
}
PLAYERS: Final = 4  # unless `players` says another number; all games of this package can be played by four
LONGEST: Final = 100_000  # answers; random games with the longest talks that the options allow had up to 8,700
HIGHEST_LEAD: Final = 10_000.0  # points, far above what any game came to
SEED_STEPS: Final = 2**53  # numbers from 0 to 1 that a sampler can give
NOTHING_PICKLED: Final = "gAR9lC4="  # base64 of a pickled empty dict

SUMS: Final[dict[str, Callable[[int], float]]] = {  # of all returns, by reward, from the number of players
    WIN: lambda _: 1.0,
    RANK: lambda players: players / 2,
    ZERO_SUM: lambda _: 0.0,
}
RANGES: Final[dict[str, Callable[[int], tuple[float, float]]]] = {  # the lowest and the highest return
    WIN: lambda _: (0.0, 1.0),
    RANK: lambda _: (0.0, 1.0),
    ZERO_SUM: lambda players: (-1 / players, 1 - 1 / players),
    SCORE: lambda _: (-HIGHEST_LEAD, HIGHEST_LEAD),
}
UTILITIES: Final = {ZERO_SUM: pyspiel.GameType.Utility.ZERO_SUM, SCORE: pyspiel.GameType.Utility.GENERAL_SUM}


class Setting:
    """What all states of one loaded game share: which game it is, with which options. It never changes.

    Raises `BadSetup` or `BadOption` if that cannot be played.
    """

    def __init__(self, name: str, parameters: Mapping[str, Any]) -> None:
        self.name = name
        self.parameters = dict(parameters)
        self.players: int = parameters["players"]
        self.reward: str = parameters["reward"]
        self.seeds: int = parameters["seeds"]
        self.encoder = courtier.encoder(name, parameters["memory"])
        game = kind(name)
        game.check_seats(self.players)
        check_reward(self.reward)
        if self.seeds < 1:
            raise BadSetup(f"expected seeds=1 or more, got {self.seeds}")
        self.outcomes = [(seed, 1 / self.seeds) for seed in range(self.seeds)]
        given = {option.name: option_value(option, parameters[option.name]) for option in game.options}
        self.options = game.check_without_table(game.check_options(given))
        self.deal(0)

    def deal(self, seed: int) -> courtier.Game:
        """The game that `courtier.new` deals with that seed."""
        return kind(self.name).set_up(self.players, seeded(seed), self.options, True)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setting":
        """OpenSpiel copies all that a state holds; this need not be."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.name, self.parameters)


def option_value(option: Option, given: Any) -> Any:
    """The value of an option that was given as a parameter; a seat is written `seat_2`."""
    return option.read(given.removeprefix("seat_") if option.of_seats else given) if isinstance(given, str) else given


class CourtierGame(pyspiel.Game):
    """One of the games with its parameters; `pyspiel.load_game` makes it."""

    # What makes each game, by name. OpenSpiel releases these when Python has ended already, which aborts the process
    # where it is the last reference; this one, in a cycle with the class, remains.
    makers: ClassVar[dict[str, Callable[..., "CourtierGame"]]] = {}

    def __init__(self, name: str, parameters: Mapping[str, Any]) -> None:
        self.setting = Setting(name, parameters)
        players, reward = self.setting.players, self.setting.reward
        lowest, highest = RANGES[reward](players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.encoder.actions,
            max_chance_outcomes=self.setting.seeds,
            num_players=players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=SUMS[reward](players) if reward in SUMS else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(kind(name), reward), info, dict(parameters))

    def new_initial_state(self) -> "CourtierState":
        """Before the cards are dealt: chance is to choose the seed."""
        return CourtierState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CourtierObserver":
        """What seats see and remember; see `CourtierObserver`."""
        return CourtierObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class CourtierState(pyspiel.State):
    """A game in progress. Players are seats; actions are semantic actions (docs/environments.md).

    `state.game` is the game of the engine, `None` before chance has chosen a seed.
    """

    def __init__(self, loaded: CourtierGame) -> None:
        super().__init__(loaded)
        self.setting = loaded.setting
        self.game: courtier.Game | None = None
        self.memories = Memories(self.setting.players)

    # What OpenSpiel calls

    def current_player(self) -> int:
        """The seat that is asked; of several that are asked together the first that has not answered."""
        if self.game is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.game.over() else self.game.actor()

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, all equally likely."""
        return self.setting.outcomes.copy()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return sorted(self.setting.encoder.legal(self.game, player))

    def _apply_action(self, action: int) -> None:
        """Carry out an action of `current_player`. Raises `IllegalAction` and changes nothing if it is not legal."""
        if self.game is None:
            self.deal(action)
            return
        if self.game.over():
            raise IllegalAction("the game is over: begin another one with game.new_initial_state()")
        seat = self.game.actor()
        code = self.setting.encoder.code(self.game, seat, action)
        self.game.carry_out(seat, code)
        self.memories.add(seat, code)

    def deal(self, seed: int) -> None:
        """The move of chance."""
        if not 0 <= seed < self.setting.seeds:
            raise IllegalAction(f"expected a seed from 0 to {self.setting.seeds - 1}, got {seed}")
        self.game = self.setting.deal(seed)
        self.memories.begin(self.game)
        self.game.recording = False  # the memories record, when somebody reads them

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal with seed {action}"
        slot = self.setting.encoder.encoding.actions.slots[action]
        return f"{slot.block}: {slot.meaning}"

    def returns(self) -> list[float]:
        """The rewards of a finished game by seat, 0 before."""
        if self.game is None or not self.game.over():
            return [0.0] * self.setting.players
        return rewards(self.game, self.setting.reward)

    def __str__(self) -> str:
        """The whole truth, secrets included; equal for equal states."""
        return "not dealt yet" if self.game is None else written(self.game.dump())

    # What seats know

    def seen(self, seat: int | None) -> str:
        """What the seat may see now (`None`: what all see), as text."""
        return "" if self.game is None else written(courtier.view(self.game, seat))

    def remembered(self, seat: int | None) -> str:
        """All that the seat has seen and answered since the beginning, and what is asked now, as text."""
        if self.game is None:
            return ""
        who = "gallery" if seat is None else f"seat {seat}"
        asked = question_seen(self.game.asking, -1 if seat is None else seat) if not self.game.over() else "nothing"
        return f"{who} of {self.setting.players}\n{self.memories.of(seat).text}asked: {asked}\n"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "CourtierState":
        """A state that the seat cannot tell from this one, by the guesses of `courtier.belief`.

        All worlds that fit are equally likely; sealed answers of others are drawn from those that are legal. Its
        history holds the seat's own actions alone, and of the other seats' past it knows what is public.
        """
        if self.game is None:
            return self.clone()
        rng = Rng(int(sampler() * SEED_STEPS))
        guess = self.memories.belief(self.game, player).guess(rng)
        answer_sealed(guess, self.game.actor(), rng)
        twin = self.blank(player)
        twin.game = guess
        twin.memories = self.memories.in_guess(player, guess)
        return twin

    def blank(self, player: int) -> "CourtierState":
        """A state before the deal, with the seat's own actions as its history."""
        own = [f"{player}:{step.action}" for step in self.full_history() if step.player == player]
        text = f"history={','.join(own)}\nmove_number={len(own)}\n__dict__={NOTHING_PICKLED}"
        return self.get_game().deserialize_state(text)


class CourtierObserver:
    """Writes down what a seat sees, or what it remembers, as OpenSpiel's observers do.

    By default `tensor` is the seat's observation (`docs/encoding-<game>.md`) and the string its view. With
    `perfect_recall` the string is the information state; there is no tensor, because memories have no fixed size.
    With `private_info=NONE` both are those of a spectator, as strings alone.
    """

    def __init__(self, setting: Setting, sight: Any, params: Any) -> None:
        if params:
            raise BadSetup(f"expected no parameters of an observer, got {params}")
        if not sight.public_info or sight.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadSetup("expected an observer of what one seat sees, or of what all see")
        self.encoder = setting.encoder
        self.recalls: bool = sight.perfect_recall
        self.is_seat = sight.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.is_seat and not self.recalls:
            self.bytes = bytearray(self.encoder.size)
            self.tensor = np.zeros(self.encoder.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: CourtierState, player: int) -> None:
        """Write the observation of a seat into `tensor`; zeros before the cards are dealt."""
        if self.tensor is None:
            return
        if state.game is None:
            self.tensor.fill(0)
            return
        self.encoder.observe(state.game, player, self.bytes)
        self.tensor[:] = np.frombuffer(self.bytes, np.uint8)

    def string_from(self, state: CourtierState, player: int) -> str:
        """What the seat sees, or with perfect recall all that it has seen and answered."""
        seat = player if self.is_seat else None
        return state.remembered(seat) if self.recalls else state.seen(seat)


def answer_sealed(guess: courtier.Game, asked: int, rng: Rng) -> None:
    """Let those answer at random who are asked before `asked`: they have answered, but nobody knows what."""
    window = guess.asking
    for seat in window.asked():
        if seat == asked:
            return
        if window.asks(guess, seat):
            legal = guess.legal(seat)
            guess.carry_out(seat, legal[rng.below(len(legal))])


def game_type(game: Kind, reward: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    options = {option.name: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=f"courtier_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=UTILITIES.get(reward, pyspiel.GameType.Utility.CONSTANT_SUM),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, **PARAMETERS, **options},
    )


def register() -> None:
    """Make every game known to `pyspiel.load_game`, as `courtier_<game>`."""
    for name in sorted(own_names()):
        CourtierGame.makers[name] = partial(CourtierGame, name)
        pyspiel.register_game(game_type(kind(name), WIN), CourtierGame.makers[name])


register()
