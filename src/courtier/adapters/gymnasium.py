"""One learner against bots, as a Gymnasium environment. Needs `pip install 'courtier[gymnasium]'`."""

import sys
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import courtier
from courtier.adapters.opponents import check_bots
from courtier.adapters.rendering import check_render_mode, picture
from courtier.adapters.rewarding import DEFAULT, ERROR, Rewarding, check_illegal, whole
from courtier.bots import Bot, make
from courtier.core.errors import BadSetup, IllegalAction
from courtier.core.registry import kind

Numbers = NDArray[np.uint8]
Info = dict[str, Any]


class CourtierEnv(gymnasium.Env[Numbers, np.int64]):
    """A game for one learner; bots play the other seats.

    `opponents` are the bots at the other seats, clockwise from the learner: names as in `courtier.Match`, or bots. The
    learner's seat is `seat`, or drawn anew for every game (`None`). `reward` is one of `core/rewards.py`;
    `shaping` adds that much for every point that the learner gains on the mean of the others, from what all can see.

    An observation is what the seat may see as bytes (`docs/encoding-<game>.md`). `info["action_mask"]` and
    `action_masks()` say which actions are legal. With `illegal="default"` another action is answered with the engine's
    harmless answer, costs `penalty` and sets `info["illegal"]`; with `illegal="error"` it raises `IllegalAction`.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot] = ("random", "random", "random"),
        *,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        shaping: float = 0.0,
        memory: bool = False,
        illegal: str = DEFAULT,
        penalty: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str):
            raise BadSetup(f"expected a list of bots as opponents, as in ['greedy', 'random'], got {opponents!r}")
        self.players = len(opponents) + 1
        kind(game).check_seats(self.players)
        kind(game).check_without_table(kind(game).check_options(options or {}))
        check_bots(game, opponents)
        check_render_mode(render_mode)
        check_illegal(illegal)
        if seat is not None and seat not in range(self.players):
            raise BadSetup(f"expected a seat from 0 to {self.players - 1}, or None, got {seat!r}")
        self.encoder = courtier.encoder(game, memory)
        self.rewarding = Rewarding(self.encoder, reward, shaping)
        self.game_name = game
        self.opponents = list(opponents)
        self.fixed_seat = seat
        self.options = dict(options or {})
        self.illegal = illegal
        self.penalty = penalty
        self.render_mode = render_mode
        self.seat = 0
        self.match: courtier.Match | None = None
        highest = np.array([slot.highest for slot in self.encoder.slots()], dtype=np.uint8)
        self.observation_space = spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.encoder.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        """Begin a game. A seed decides the deal, the bots and all games after it."""
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.players)) if self.fixed_seat is None else self.fixed_seat
        deal = int(self.np_random.integers(2**53))
        self.match = courtier.Match(self.game_name, self.seated(), seed=deal, options=self.options)
        self.match.advance()
        self.rewarding.begin(self.match.game)
        self.show()
        return self.observation(), self.info()

    def seated(self) -> list[Any]:
        """By seat the bot, or its name; `None` where the learner sits."""
        seats: list[Any] = [None] * self.players
        for step, bot in enumerate(self.opponents, 1):
            seats[(self.seat + step) % self.players] = bot
        return seats

    def __getstate__(self) -> dict[str, Any]:
        """Pickles and copies hold the names of bots, which are made anew: all that they need is in their journals."""
        if self.match is None:
            return self.__dict__
        match = copy(self.match)
        match.players = self.seated()
        return {**self.__dict__, "match": match}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Make the bots that were named."""
        self.__dict__.update(state)
        if self.match is not None:
            named: list[Any] = list(self.match.players)
            self.match.players = [make(self.game_name, bot) if isinstance(bot, str) else bot for bot in named]

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        """Answer with a semantic action; then the bots play until the learner is asked again, or the game is over."""
        match = self.running()
        wanted = whole(action, self.encoder.actions)
        allowed = wanted in self.encoder.legal(match.game, self.seat)
        match.answer(self.seat, self.code(wanted, allowed))
        match.advance()
        reward = self.rewarding.gained(match.game)[self.seat] - (0.0 if allowed else self.penalty)
        info = self.info()
        if not allowed:
            info["illegal"] = True
        self.show()
        return self.observation(), reward, match.over(), False, info

    def code(self, action: int, allowed: bool) -> int:
        """The engine's code of an action, or the harmless answer in place of one that is not legal."""
        game = self.running().game
        if allowed or self.illegal == ERROR:
            return self.encoder.code(game, self.seat, action)
        return game.default(self.seat)

    def running(self) -> courtier.Match:
        """The game, if one is being played; else `IllegalAction`."""
        if self.match is None or self.match.over():
            raise IllegalAction("no game is being played: call reset() first")
        return self.match

    def observation(self) -> Numbers:
        seen = np.zeros(self.encoder.size, dtype=np.uint8)
        assert self.match is not None
        self.encoder.observe(self.match.game, self.seat, seen.data)
        return seen

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every legal action, by the name that sb3-contrib looks for."""
        return self.mask().astype(np.bool_)

    def mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.encoder.actions, dtype=np.uint8)
        if self.match is not None:
            self.encoder.mask(self.match.game, self.seat, mask.data)
        return mask.astype(np.int8)

    def info(self) -> Info:
        return {"action_mask": self.mask(), "seat": self.seat}

    def render(self) -> str | None:  # type: ignore[override]
        """`ansi`: the terminal's picture as text. `human`: printed after every step."""
        return self.drawn() if self.render_mode == "ansi" else None

    def show(self) -> None:
        if self.render_mode == "human":
            sys.stdout.write(self.drawn())

    def drawn(self) -> str:
        if self.match is None:
            raise IllegalAction("no game is being played: call reset() first")
        return picture(self.match.game, self.seat)


# `gymnasium.make("courtier.adapters.gymnasium:Courtier-v1", game="hofverrat", opponents=["greedy"])`
gymnasium.register("Courtier-v1", entry_point="courtier.adapters.gymnasium:CourtierEnv")
