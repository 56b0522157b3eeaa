"""RLCard's uno (Python), through its environment: two seats, the number it is made for."""

from random import random

import rlcard

from worker import serve

ENVIRONMENT = rlcard.make("uno")


def decisions() -> int:
    state, _ = ENVIRONMENT.reset()
    count = 0
    while not ENVIRONMENT.is_over():
        legal = list(state["legal_actions"])
        state, _ = ENVIRONMENT.step(legal[int(random() * len(legal))])
        count += 1
    return count


if __name__ == "__main__":
    serve({"decisions": decisions})
