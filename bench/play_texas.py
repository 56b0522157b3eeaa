"""PettingZoo's texas_holdem for four players, through its loop of agents."""

from random import random

from pettingzoo.classic import texas_holdem_v4

from worker import serve

ENVIRONMENT = texas_holdem_v4.env(num_players=4)


def decisions() -> int:
    ENVIRONMENT.reset()
    count = 0
    for _ in ENVIRONMENT.agent_iter():
        seen, _, over, truncated, _ = ENVIRONMENT.last()
        if over or truncated:
            ENVIRONMENT.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        ENVIRONMENT.step(legal[int(random() * len(legal))])
        count += 1
    return count


if __name__ == "__main__":
    serve({"pettingzoo": decisions})
