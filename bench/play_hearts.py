"""OpenSpiel's hearts (C++), driven from Python: four seats."""

from random import choices, random

import pyspiel

from worker import serve

GAME = pyspiel.load_game("hearts")
CLONES = 1000
EARLY = 16  # answers: the cards that are passed on, and the first trick
POSITIONS = 6
SIMULATIONS = 1000  # for one answer
EXPLORATION = 0.7  # hardly changes the time


def decisions() -> int:
    """The loop that OpenSpiel documents: chance is sampled by the odds that the state gives."""
    state = GAME.new_initial_state()
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(outcomes, odds)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            count += 1
    return count


def decisions_even_odds() -> int:
    """The same by one who knows that all outcomes are even."""
    state = GAME.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random() * len(outcomes))][0])
    return play(state)


def decisions_no_odds() -> int:
    """The same without asking for odds at all: the fastest way that we found."""
    return play(dealt())


def play(state: pyspiel.State) -> int:
    count = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        count += 1
    return count


def dealt() -> pyspiel.State:
    state = GAME.new_initial_state()
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
    return state


def halfway() -> pyspiel.State:
    state = dealt()
    for _ in range(GAME.max_game_length() // 2):
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
    return state


def clones(state: pyspiel.State) -> int:
    for _ in range(CLONES):
        state.clone()
    return CLONES


def early() -> pyspiel.State:
    """A question with several answers after the first trick."""
    state = dealt()
    answers = 0
    while answers < EARLY or len(state.legal_actions()) == 1:
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        answers += 1
    return state


def simulations(bot: pyspiel.ISMCTSBot, states: list[pyspiel.State]) -> int:
    """OpenSpiel's search in C++, each play-out to the end."""
    for state in states:
        bot.step(state)
    return SIMULATIONS * len(states)


if __name__ == "__main__":
    middle = halfway()
    searcher = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), EXPLORATION, SIMULATIONS)
    starts = [early() for _ in range(POSITIONS)]
    serve(
        {
            "decisions": decisions,
            "decisions-even-odds": decisions_even_odds,
            "decisions-no-odds": decisions_no_odds,
            "clone": lambda: clones(middle),
            "search": lambda: simulations(searcher, starts),
        }
    )
