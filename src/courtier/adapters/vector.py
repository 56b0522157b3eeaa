"""Many games at once as a Gymnasium vector environment: compiled code plays, numpy arrays go in and out.

Needs `pip install 'courtier[gymnasium]'`.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import courtier
from courtier.core.errors import BadSetup
from courtier.core.many_games import ManyGames
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
    random. With `observe=False` the observations are empty, and with `masks=False` there is no `info["action_mask"]`.

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
        opponents: str = SELF,
        reward: str = "win",
        shaping: float = 0.0,
        memory: bool = False,
        observe: bool = True,
        masks: bool = True,
    ) -> None:
        if num_envs < 1:
            raise BadSetup(f"expected one game or more, got num_envs={num_envs}")
        if opponents not in {SELF, RANDOM}:
            raise BadSetup(f"expected opponents={SELF!r} or {RANDOM!r}, got {opponents!r}")
        check_reward(reward)
        kind(game).check_seats(seats)
        self.num_envs = num_envs
        self.seats = seats
        self.encoder = courtier.encoder(game, memory)
        self.begin = Beginning(game, seats, dict(options or {}))
        self.games = ManyGames(self.begin, self.encoder, num_envs, reward)
        self.games.against_random = opponents == RANDOM
        self.games.shaping = shaping
        self.observing = observe
        self.masking = masks
        self.make_arrays()
        highest = np.array([slot.highest for slot in self.encoder.slots()], dtype=np.uint8)
        self.single_observation_space = spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def make_arrays(self) -> None:
        """Buffers that the games write to, and arrays that look at them."""
        self.seen = bytearray(self.num_envs * self.encoder.size if self.observing else 0)
        self.last_seen = bytearray(len(self.seen))
        self.allowed = bytearray(self.num_envs * self.encoder.actions if self.masking else 0)
        self.games.last_observations = self.last_seen if self.observing else None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        """Begin all games anew. Without a seed they go on from the last one."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**31)) if seed is None else seed)
        if self.observing:
            self.games.observe(self.seen)
        return self.observations(self.seen), self.info()

    def step(self, actions: NDArray[Any]) -> Stepped:
        """One action for each game."""
        if not self.games.games:
            raise BadSetup("no game is being played: call reset() first")
        self.games.step(np.asarray(actions).tolist())
        rewards = np.array(self.games.gains, dtype=np.float32) if self.games.gains else self.zeros()
        ended = np.zeros(self.num_envs, dtype=np.bool_)
        final = np.zeros((self.num_envs, self.seats), dtype=np.float32)
        for place, results, who in zip(self.games.ended, self.games.results, self.games.who, strict=True):
            ended[place] = True
            final[place] = results
            rewards[place] += results[who]
        if self.observing:
            self.games.observe(self.seen)
        info = self.info()
        if self.games.ended:
            info |= {"final_obs": self.observations(self.last_seen), "final_rewards": final}
            info |= {"_final_obs": ended, "_final_rewards": ended}
        return self.observations(self.seen), rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), info

    def zeros(self) -> NDArray[np.float32]:
        return np.zeros(self.num_envs, dtype=np.float32)

    def observations(self, buffer: bytearray) -> Numbers:
        return np.frombuffer(buffer, dtype=np.uint8).reshape(self.num_envs, -1).copy()

    def info(self) -> Info:
        info: Info = {"seat": np.array(self.games.seats(), dtype=np.int8)}
        if self.masking:
            self.games.masks(self.allowed)
            info["action_mask"] = np.frombuffer(self.allowed, dtype=np.int8).reshape(self.num_envs, -1).copy()
        return info

    def random_actions(self, rng: Rng) -> NDArray[np.int64]:
        """A legal action for each game, drawn by compiled code."""
        return np.array(self.games.random_actions(rng), dtype=np.int64)

    def __getstate__(self) -> dict[str, Any]:
        """Pickles hold the games; buffers are made anew."""
        return {name: value for name, value in vars(self).items() if name not in {"seen", "last_seen", "allowed"}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.make_arrays()


class Beginning:
    """Starts games of one kind; the options are checked once."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        checked = kind(game)
        self.checked = checked.check_without_table(checked.check_options(options))
        self.set_up = checked.set_up

    def __call__(self, seed: int) -> courtier.Game:
        return self.set_up(self.seats, seeded(seed), self.checked, False)

    def __reduce__(self) -> tuple[Any, ...]:
        return Beginning, (self.game, self.seats, self.options)
