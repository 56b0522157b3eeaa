"""catanatron's Catan (Python), by its bare `execute`: four seats."""

from random import random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from worker import serve


def decisions() -> int:
    game = Game([RandomPlayer(color) for color in Color])
    count = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        legal = game.state.playable_actions
        game.execute(legal[int(random() * len(legal))])
        count += 1
    return count


if __name__ == "__main__":
    serve({"decisions": decisions})
