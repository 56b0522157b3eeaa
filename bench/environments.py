"""What `play_courtier.py` measures for programs that learn: observations, masks and environments."""

from collections.abc import Callable
from random import random
from typing import Any

import pyspiel

import courtier
import courtier.adapters.openspiel
from courtier import Game, Rng
from courtier.adapters.pettingzoo import CourtierAECEnv
from courtier.adapters.vector import CourtierVectorEnv

SEATS = 4
POSITIONS = 60
GAMES = 256
CHANCE = Rng(9)


def tasks(name: str, options: dict[str, Any]) -> dict[str, Callable[[], int]]:
    """By name what is measured."""
    return {
        "observe": Observing(name, options),
        "vector": Stepping(name, options, seen=False),
        "vector-seen": Stepping(name, options, seen=True),
        "pettingzoo": Agents(name, options),
        "openspiel": States(name, options),
    }


class Observing:
    """Observation and mask of the seat that is asked, in positions all over a game."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.encoder = courtier.encoder(name)
        self.seen, self.mask = bytearray(self.encoder.size), bytearray(self.encoder.actions)
        self.positions = [position(name, options, seed) for seed in range(POSITIONS)]

    def __call__(self) -> int:
        for game in self.positions:
            seat = game.actor()
            self.encoder.observe(game, seat, self.seen)
            self.encoder.mask(game, seat, self.mask)
        return POSITIONS


def position(name: str, options: dict[str, Any], seed: int) -> Game:
    """A position that random play comes to, at a place of the game that the seed decides."""
    whole = courtier.new(name, SEATS, seed, options)
    whole.play_out(Rng(seed))
    answers = sum(whole.question(seat) for seat in range(SEATS)) * seed // POSITIONS
    game, chance = courtier.new(name, SEATS, seed, options), Rng(seed)
    for _ in range(answers):
        if game.over():
            return position(name, options, seed + POSITIONS)
        legal = game.choices()
        game.step(legal[chance.below(len(legal))])
    return game if not game.over() else position(name, options, seed + POSITIONS)


class Stepping:
    """One step of 256 games, with a random legal action in each."""

    def __init__(self, name: str, options: dict[str, Any], seen: bool) -> None:
        self.envs = CourtierVectorEnv(name, GAMES, SEATS, options=options, observe=seen, masks=seen)
        self.envs.reset(seed=7)

    def __call__(self) -> int:
        self.envs.step(self.envs.random_actions(CHANCE))
        return GAMES


class Agents:
    """A game through the loop of agents, as PettingZoo documents it."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.env = CourtierAECEnv(name, SEATS, options=options)

    def __call__(self) -> int:
        env, count = self.env, 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(random() * len(legal))])
            count += 1
        return count


class States:
    """A game through OpenSpiel's loop. Chance deals; its outcomes are known to be equally likely."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.loaded = pyspiel.load_game(f"courtier_{name}", {"players": SEATS, **options})

    def __call__(self) -> int:
        state, count = self.loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            count += 1
        return count
