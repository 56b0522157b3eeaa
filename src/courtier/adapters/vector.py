"""Many games at once as a Gymnasium vector environment: compiled code plays, numpy arrays go in and out.

Needs `pip install 'courtier[gymnasium]'`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import courtier
from courtier.adapters.opponents import BotOthers
from courtier.bots import Bot
from courtier.core.errors import BadSetup, IllegalAction
from courtier.core.many_games import ManyGames, Others, RandomOthers
from courtier.core.registry import kind
from courtier.core.rewards import check_reward
from courtier.core.rng import Rng, seeded

Numbers = NDArray[np.uint8]
Info = dict[str, Any]
Stepped = tuple[Numbers, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]

SELF = "self"
RANDOM = "random"


class CourtierVectorEnv(VectorEnv[Numbers, NDArray[Any], NDArray[Any]]):
    """`num_envs` games of one kind. Each step takes one action for each game.

    `opponents="self"`: the actions are those of whichever seat is asked (`info["seat"]`), so that one policy plays all
    seats. `opponents="random"`: they are those of one seat, which moves on by one with every game; the others answer at
    random. With a list of bots, clockwise from that seat, those play the others: names as in `courtier.Match`, or bots.
    Bots are asked one by one in Python, and look at views; with them a step is as slow as they are.

    With `observe=False` the observations are empty, and with `masks=False` there is no `info["action_mask"]`.

    A game that is over is replaced in the same step (`AutoresetMode.SAME_STEP`): the observation is that of the new
    game, `info["final_obs"]` that of the seat that answered last in the old one, and `info["final_rewards"]` holds the
    rewards of all its seats; `info["_final_obs"]` says where. The reward of a step is that of the seat that answered.

    An action outside the mask raises `IllegalAction`, and then no game has changed. Game k of place p has the seed
    `seed + p + k * num_envs`: `courtier.new` with that seed is the same game.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int,
        *,
        options: Mapping[str, Any] | None = None,
        opponents: str | Sequence[str | Bot] = SELF,
        reward: str = "win",
        shaping: float = 0.0,
        memory: bool = False,
        observe: bool = True,
        masks: bool = True,
    ) -> None:
        if num_envs < 1:
            raise BadSetup(f"expected one game or more, got num_envs={num_envs}")
        check_reward(reward)
        kind(game).check_seats(seats)
        self.num_envs = num_envs
        self.seats = seats
        self.encoder = courtier.encoder(game, memory)
        others = others_of(game, seats, opponents)
        self.begin = Beginning(game, seats, dict(options or {}), isinstance(others, BotOthers))
        self.games = ManyGames(self.begin, self.encoder, num_envs, reward)
        self.games.others = others
        self.games.shaping = shaping
        self.observing = observe
        self.masking = masks
        self.games.keep_last = observe
        highest = np.array([slot.highest for slot in self.encoder.slots()], dtype=np.uint8)
        self.single_observation_space = spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        """Begin all games anew. Without a seed they go on from the last one."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**31)) if seed is None else seed)
        return self.observations(), self.info()

    def step(self, actions: NDArray[Any]) -> Stepped:
        """One action for each game."""
        games = self.playing()
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            what = f"an array of {chosen.dtype} with the shape {chosen.shape}"
            raise IllegalAction(f"expected {self.num_envs} whole numbers, an action for each game; got {what}")
        games.step(chosen.tolist())
        rewards = np.array(games.gains, dtype=np.float32) if games.gains else np.zeros(self.num_envs, dtype=np.float32)
        ended = np.zeros(self.num_envs, dtype=np.bool_)
        info = self.info()
        if games.ended:
            final = np.zeros((self.num_envs, self.seats), dtype=np.float32)
            ended[games.ended] = True
            final[games.ended] = games.results
            rewards[games.ended] += final[games.ended, games.who]
            last = self.rows(games.last_observations or bytearray(), np.uint8)
            info |= {"final_obs": last, "final_rewards": final, "_final_obs": ended, "_final_rewards": ended}
        return self.observations(), rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), info

    def playing(self) -> ManyGames:
        """The games, if they have begun; else `BadSetup`."""
        if not self.games.games:
            raise BadSetup("no game is being played: call reset() first")
        return self.games

    def observations(self) -> Numbers:
        return self.rows(self.games.observations() if self.observing else bytearray(), np.uint8)

    def info(self) -> Info:
        info: Info = {"seat": np.array(self.games.asked, dtype=np.int8)}
        if self.masking:
            info["action_mask"] = self.rows(self.games.masks(), np.int8)
        return info

    def rows(self, cells: bytearray, numbers: type[Any]) -> NDArray[Any]:
        """The bytes as an array with a row for each game. They are new in every step, so they need not be copied."""
        return np.frombuffer(cells, dtype=numbers).reshape(self.num_envs, -1)

    def random_actions(self, rng: Rng) -> NDArray[np.int64]:
        """A legal action for each game, drawn by compiled code."""
        return np.array(self.playing().random_actions(rng), dtype=np.int64)


def others_of(game: str, seats: int, opponents: str | Sequence[str | Bot]) -> Others | None:
    """Who answers for the seats that the caller does not; nobody where the caller answers for all."""
    if opponents == SELF:
        return None
    if opponents == RANDOM:
        return RandomOthers(Rng(0))
    if isinstance(opponents, str):
        raise BadSetup(f"expected opponents={SELF!r}, {RANDOM!r} or a list of bots, got {opponents!r}")
    if len(opponents) != seats - 1:
        raise BadSetup(f"expected {seats - 1} bots for a game of {seats} seats, got {len(opponents)}")
    return BotOthers(game, opponents)


class Beginning:
    """Starts games of one kind; the options are checked once. Bots need games that record."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], recording: bool) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.recording = recording
        checked = kind(game)
        self.checked = checked.check_without_table(checked.check_options(options))
        self.set_up = checked.set_up

    def __call__(self, seed: int) -> courtier.Game:
        return self.set_up(self.seats, seeded(seed), self.checked, self.recording)

    def __reduce__(self) -> tuple[Any, ...]:
        return Beginning, (self.game, self.seats, self.options, self.recording)
