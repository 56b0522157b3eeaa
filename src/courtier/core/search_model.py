"""What a search must know of a game beside its rules, and what a game's levels are made of.

A game extends `SearchModel` in its `search_model.py`. A search draws worlds from a belief, so a model is given whole
games; they are guesses, never the truth.
"""

from typing import Any, Final, NamedTuple

from courtier.core.compiling import mypyc_attr
from courtier.core.game import Game
from courtier.core.network import Network
from courtier.core.rng import Rng

GREEDY: Final = "greedy"  # the game's own bot
FLAT: Final = "flat"  # every answer is tried in the same sampled worlds
TREE: Final = "tree"  # a tree of answers over sampled worlds
NO_QUESTIONS: Final[frozenset[str]] = frozenset()


class Level(NamedTuple):
    """One of the levels of a game: who chooses, how often chance chooses instead, and how much a search may do."""

    plays: str  # GREEDY, FLAT or TREE
    mistakes: int = 0  # so many of a hundred answers are drawn at random
    simulations: int = 0  # for each answer, at most
    seconds: float = 0.0  # for each answer, at most; 0: no limit, so that the same chance gives the same answer
    turns: int = 0  # after so many turns a play-out ends and learned values judge it; 0: it goes to the end


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchModel:
    """How a search plays a game: what answers are the same, who wins, and how players answer in a play-out."""

    def __init__(self) -> None:
        self.turns = 0  # a play-out is cut off after so many turns and judged by `values`; 0: it goes to the end
        self.network: Network | None = None  # the learned values; needed where play-outs are cut off
        self.caution = (
            1.0  # of the flat search: the standard errors by which an answer must beat that of the game's bot
        )
        self.exploration = 0.7  # of the tree: how much an answer counts that was tried seldom
        self.unsearched: frozenset[str] = NO_QUESTIONS  # questions that the game's own bot answers without a search

    def key(self, game: Any, seat: int, action: int) -> int:
        """A number that is the same for the same answer in all worlds that the seat cannot tell apart."""
        return action

    def narrow(self, game: Any, seat: int, codes: list[int]) -> list[int]:
        """The answers worth trying: of those that come to the same only one."""
        return codes

    def policy(self, game: Any, seat: int, rng: Rng) -> int:
        """What the seat answers in a play-out: a legal code."""
        state: Game = game
        codes = state.legal(seat)
        return codes[rng.below(len(codes))]

    def play_out(self, game: Any, rng: Rng) -> None:
        """Let everybody answer until the game is over, or until the play-out is cut off."""
        state: Game = game
        last = state.turn + self.turns
        while not state.ended and (self.turns == 0 or state.turn < last):
            seat = state.asking.waits_for(state)
            state.carry_out(seat, self.policy(state, seat, rng))

    def reward(self, game: Any) -> list[float]:
        """By seat, from 0 to 1: what a game that is over brought. Here: its share of the victory."""
        state: Game = game
        winners = state.winners()
        shares = [0.0] * state.seats
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def values(self, game: Any) -> list[float]:
        """The same for a game that is not over, as the learned values expect it to end."""
        assert self.network is not None
        return self.network.shares(self.features(game))

    def features(self, game: Any) -> list[list[float]]:
        """By seat: what learned values judge a position by. All of it may be used: the game is a guess."""
        raise NotImplementedError
