"""What `play_courtier.py` measures for bots that search: simulations of one search from early positions of a game."""

from collections.abc import Callable
from typing import Any

import courtier
from courtier import Rng
from courtier.bots.search.budget import Budget
from courtier.bots.search.flat import flat_search
from courtier.bots.search.tree import tree_search
from courtier.core.game import Game
from courtier.core.registry import kind
from courtier.core.search_model import FLAT, GREEDY, Level, SearchModel

SEATS = 4
POSITIONS = 6
EARLY = 10  # of a hundred answers of a game, how many are given before the search
SIMULATIONS = 1000  # of a tree, for one answer
CHANCE = Rng(11)


class RandomPlayOuts(SearchModel):
    """Knows nothing of the game: all answers are tried, and everybody answers at random to the end."""

    def play_out(self, game: Any, rng: Rng) -> None:
        state: Game = game
        state.play_out(rng)


def tasks(name: str, options: dict[str, Any]) -> dict[str, Callable[[], int]]:
    """By name what is measured; without the search of a level if no level searches."""
    positions = [Position(name, options, seed) for seed in range(POSITIONS)]
    strongest = kind(name).levels[-1]
    found: dict[str, Callable[[], int]] = {"search": Growing(positions)}
    if strongest.plays != GREEDY:
        found["search-level"] = Searching(name, positions, strongest)
    return found


class Position:
    """A question with several answers, early in a random game, and what the seat that is asked may conclude."""

    def __init__(self, name: str, options: dict[str, Any], seed: int) -> None:
        match = courtier.Match(name, [None] * SEATS, seed, options)
        chance = Rng(seed)
        before = answers_of_a_game(name, options, seed) * EARLY // 100
        while before > 0 or len(match.game.choices()) == 1:
            legal = match.game.choices()
            match.answer(match.game.actor(), legal[chance.below(len(legal))])
            before -= 1
        self.seat = match.game.actor()
        self.codes = list(match.game.choices())
        self.belief = courtier.belief(name, match.view(self.seat), match.journal(self.seat))


def answers_of_a_game(name: str, options: dict[str, Any], seed: int) -> int:
    """How many answers a random game takes."""
    game = courtier.new(name, SEATS, seed, options)
    game.play_out(Rng(seed))
    return sum(game.question(seat) for seat in range(SEATS))


class Growing:
    """Tree search with random play-outs, the same that OpenSpiel's ISMCTS does."""

    def __init__(self, positions: list[Position]) -> None:
        self.positions = positions
        self.model = RandomPlayOuts()

    def __call__(self) -> int:
        for at in self.positions:
            tree_search(self.model, at.belief, at.seat, at.codes, Budget(SIMULATIONS, 0.0), CHANCE)
        return SIMULATIONS * len(self.positions)


class Searching:
    """The search of a level, with its play-outs and as many simulations as it has for an answer."""

    def __init__(self, name: str, positions: list[Position], level: Level) -> None:
        make_model = kind(name).search_model
        assert make_model is not None
        self.model = make_model()
        self.model.turns = level.turns
        values = kind(name).values
        if level.turns and values is not None:
            self.model.network = values.network()
        self.level = level
        self.positions = positions

    def __call__(self) -> int:
        search = flat_search if self.level.plays == FLAT else tree_search
        done = 0
        for at in self.positions:
            budget = Budget(self.level.simulations, 0.0)
            codes = self.model.narrow(at.belief.guess(CHANCE), at.seat, at.codes)
            search(self.model, at.belief, at.seat, codes, budget, CHANCE)
            done += budget.used
        return done
