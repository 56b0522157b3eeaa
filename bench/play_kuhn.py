"""OpenSpiel's own games that are written in Python, through the loop that it documents: Kuhn poker is the fastest."""

from collections.abc import Callable
from random import random

import pyspiel
from open_spiel.python import games  # noqa: F401 - makes them known

from worker import serve


def decisions(name: str) -> Callable[[], int]:
    """Whole games at random. The odds of chance are known to be even, which is faster than to ask for them."""
    game = pyspiel.load_game(name)

    def played() -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            count += 1
        return count

    return played


if __name__ == "__main__":
    serve(
        {
            "openspiel": decisions("python_kuhn_poker"),
            "tic-tac-toe": decisions("python_tic_tac_toe"),
            "liars-poker": decisions("python_liars_poker"),
            "dominoes": decisions("python_block_dominoes"),
        }
    )
