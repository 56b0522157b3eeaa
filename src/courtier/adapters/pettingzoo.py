"""The games as PettingZoo environments, one agent for each seat. Needs `pip install 'courtier[pettingzoo]'`.

`CourtierAECEnv` asks one agent at a time; `CourtierParallelEnv` takes the answers of all who are asked together.
"""

import sys
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv, ParallelEnv

import courtier
from courtier.adapters.rendering import check_render_mode, picture
from courtier.adapters.rewarding import DEFAULT, ERROR, Rewarding, check_illegal, whole
from courtier.core.errors import IllegalAction
from courtier.core.registry import kind

Observation = dict[str, NDArray[Any]]
METADATA = {"render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 1}


class Seats:
    """What both environments share: the game, its agents (`seat_0`, `seat_1`, …), spaces, observations and rewards.

    `reward` and `shaping` are those of docs/environments.md, `options` those of the game, `memory` that of
    `courtier.encoder`. An observation holds `observation` and `action_mask`; who is not asked has an empty mask.

    An action outside the mask raises `IllegalAction` and changes nothing; with `illegal="default"` the engine's
    harmless answer is given in its place.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        shaping: float = 0.0,
        memory: bool = False,
        illegal: str = ERROR,
        render_mode: str | None = None,
    ) -> None:
        kind(game).check_seats(seats)
        kind(game).check_without_table(kind(game).check_options(options or {}))
        check_render_mode(render_mode)
        check_illegal(illegal)
        self.illegal = illegal
        self.metadata = {**METADATA, "name": f"courtier_{game}"}
        self.game_name = game
        self.options = dict(options or {})
        self.encoder = courtier.encoder(game, memory)
        self.rewarding = Rewarding(self.encoder, reward, shaping)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.game: courtier.Game | None = None
        self.random, _ = seeding.np_random()
        highest = np.array([slot.highest for slot in self.encoder.slots()], dtype=np.uint8)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.encoder.actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.encoder.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """What an observation of that agent can be."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The semantic actions."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> courtier.Game:
        """Deal a new game. A seed is that of `courtier.new`; without one the next game is drawn by chance."""
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        deal = int(self.random.integers(2**53)) if seed is None else seed
        self.game = courtier.new(self.game_name, len(self.possible_agents), deal, self.options)
        self.agents = self.possible_agents[:]
        self.rewarding.begin(self.game)
        return self.game

    def running(self) -> courtier.Game:
        """The game; `IllegalAction` if none has begun."""
        if self.game is None:
            raise IllegalAction("no game is being played: call reset() first")
        return self.game

    def seen(self, agent: str) -> Observation:
        """Observation and mask of one agent."""
        game, seat = self.running(), self.seat_of[agent]
        encoder = self.encoder
        numbers, mask = bytearray(encoder.size), bytearray(encoder.actions)
        encoder.observe_empty(game, seat, numbers, 0)
        encoder.mask_empty(game, seat, mask, 0)
        return {"observation": np.frombuffer(numbers, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def code(self, seat: int, action: int) -> int:
        """The engine's code of an action of a seat that is asked."""
        game = self.running()
        if self.illegal == DEFAULT and action not in self.encoder.legal(game, seat):
            return game.default(seat)
        return self.encoder.code(game, seat, action)

    def gains(self) -> dict[str, float]:
        """By agent the reward since the last call."""
        return dict(zip(self.possible_agents, self.rewarding.gained(self.running()), strict=True))

    def drawn(self, seat: int | None) -> str:
        """The terminal's picture as text."""
        return picture(self.running(), seat)

    def close(self) -> None:
        """Do nothing: pictures are text, so there is no window to close."""


class CourtierAECEnv(Seats, AECEnv[str, Observation, int]):
    """One agent at a time, in the order in which the engine asks; a sealed answer is one step of its agent."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        game = self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[game.actor()]
        self.show()

    def step(self, action: int | None) -> None:  # type: ignore[override]
        """Carry out a semantic action of `agent_selection`; after the end only `None`."""
        game = self.running()
        agent = self.agent_selection
        if self.terminations.get(agent, False):
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        game.carry_out(seat, self.code(seat, whole(action, self.encoder.actions)))
        self._cumulative_rewards[agent] = 0.0
        if game.over() or self.rewarding.shaping:
            self.rewards = self.gains()
            self._accumulate_rewards()
        if game.over():
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[game.actor()]
        self.show()

    def observe(self, agent: str) -> Observation:
        """What the agent may see now, and what it may do if it is asked."""
        return self.seen(agent)

    def render(self) -> str | None:
        """`ansi`: the terminal's picture, as the agent whose turn it is sees it."""
        return self.picture() if self.render_mode == "ansi" else None

    def show(self) -> None:
        """`human`: print the picture after every step."""
        if self.render_mode == "human":
            sys.stdout.write(self.picture())

    def picture(self) -> str:
        """The terminal's picture as text."""
        actor = self.running().actor()
        return self.drawn(actor if actor >= 0 else None)


class CourtierParallelEnv(Seats, ParallelEnv[str, Observation, int]):
    """All at once: those who are asked answer, actions of the others are ignored. Their masks are empty.

    Where a window asks several, all of them answer in one step.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self.begin(seed)
        self.show()
        return self.all_seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Any:
        """Carry out the actions of all agents that are asked."""
        game = self.running()
        if game.over():
            raise IllegalAction("the game is over: call reset() first")
        codes = {seat: self.code(seat, self.action_of(seat, actions)) for seat in game.actors()}
        for seat, code in codes.items():
            game.apply(seat, code)
        stepped = self.agents
        over = game.over()
        gained = self.gains()
        self.agents = [] if over else self.agents
        self.show()
        return (
            self.all_seen(),
            gained,
            dict.fromkeys(stepped, over),
            dict.fromkeys(stepped, False),
            {agent: {} for agent in stepped},
        )

    def action_of(self, seat: int, actions: Any) -> int:
        """What an agent that is asked does."""
        agent = self.possible_agents[seat]
        if not isinstance(actions, Mapping) or agent not in actions:
            asked = ", ".join(self.possible_agents[each] for each in self.running().actors())
            raise IllegalAction(f"expected an action of {asked}; {agent} has none")
        return whole(actions[agent], self.encoder.actions)

    def all_seen(self) -> dict[str, Observation]:
        return {agent: self.seen(agent) for agent in self.possible_agents}

    def render(self) -> str | None:
        """`ansi`: the terminal's picture, as a spectator sees it."""
        return self.drawn(None) if self.render_mode == "ansi" else None

    def show(self) -> None:
        """`human`: print the picture after every step."""
        if self.render_mode == "human":
            sys.stdout.write(self.drawn(None))
