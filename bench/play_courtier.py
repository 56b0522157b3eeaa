"""A game of Courtier, named on the command line: driven from Python, left to itself, copied, and guessed at."""

import sys
from functools import partial
from itertools import count
from random import random
from typing import Any

import courtier
from courtier import Game, Journal, Match, Rng
from courtier.core.deals.clause import REFRAIN
from courtier.core.deals.deal import Deal
from courtier.core.registry import kind
from environments import tasks as environment_tasks
from searches import tasks as search_tasks
from worker import serve

NAME = sys.argv[1]
SEATS = 4
SAMPLE = 20  # games that say how long one is
OPTIONS = kind(NAME).options_of_bots()  # no questions with a single answer for the sake of talk
BATCH = 1000
PROMISES = 20
STARTS = 100  # positions from which decisions under promises are measured
STEPS = 30  # decisions from each of them; promises of three turns are in force so long
SEEDS = count(1)
CHANCE = Rng(5)


def decisions(seats: int, **options: Any) -> int:
    game = courtier.new(NAME, seats=seats, seed=next(SEEDS), options={**OPTIONS, **options})
    made = 0
    while not game.over():
        legal = game.choices()
        game.step(legal[int(random() * len(legal))])
        made += 1
    return made


def games(**options: Any) -> int:
    decisions(SEATS, **options)
    return 1


def play_out() -> int:
    game = courtier.new(NAME, seats=SEATS, seed=next(SEEDS), options=OPTIONS)
    game.play_out(CHANCE)
    return sum(game.question(seat) for seat in range(SEATS))


def clone(game: Game) -> int:
    for _ in range(BATCH):
        game.clone()
    return BATCH


def guess(belief: Any) -> int:
    for _ in range(BATCH):
        belief.guess(CHANCE)
    return BATCH


def go_on_from(starts: list[Game]) -> int:
    """Some decisions from each position."""
    made = 0
    for start in starts:
        game = start.clone()
        for _ in range(STEPS):
            if game.over():
                break
            legal = game.choices()
            game.step(legal[int(random() * len(legal))])
            made += 1
    return made


def middle_of_a_game() -> int:
    """Half as many decisions as a game takes on average."""
    return sum(decisions(SEATS) for _ in range(SAMPLE)) // (2 * SAMPLE)


def halfway() -> tuple[Game, Any]:
    """A game in its middle, and what the first seat may conclude there."""
    half = middle_of_a_game()
    game = courtier.new(NAME, seats=SEATS, seed=7, options=OPTIONS, recording=True)
    journal = Journal(0)
    remember(journal, game)
    for _ in range(half):
        legal = game.choices()
        action = legal[CHANCE.below(len(legal))]
        if game.actor() == 0:
            journal.answered(courtier.view(game, 0), action)
        game.step(action)
        remember(journal, game)
    return game, courtier.belief(NAME, courtier.view(game, 0), journal)


def with_promises(most: int) -> list[Game]:
    """Games in their middle, with that many promises in force."""
    half = middle_of_a_game()
    starts = []
    for seed in range(STARTS):
        game = Match(NAME, ["random"] * SEATS, seed, {**OPTIONS, "deals": "table"}).game
        chance = Rng(seed)
        for _ in range(half):
            if game.over():
                break
            legal = game.choices()
            game.step(legal[chance.below(len(legal))])
        else:
            promise(game, most)
            starts.append(game)
    return starts


def promise(game: Game, most: int) -> None:
    """Seal so many promises to refrain from something, one for each deal."""
    for by in range(SEATS):
        for to in range(SEATS):
            terms = game.deal_rules().terms(game, by, to, True) if by != to else []
            for clause in terms:
                deal = Deal([by, to], [clause])
                if clause.kind == REFRAIN and len(game.deals.open) < most and not game.sealable(deal, by):
                    game.seal(deal)


def remember(journal: Journal, game: Game) -> None:
    for event in game.news:
        journal.saw(courtier.glimpse(event, 0))


if __name__ == "__main__":
    middle, belief = halfway()
    tasks = {f"decisions-{seats}": partial(decisions, seats) for seats in kind(NAME).seats}
    tasks["play-out"] = play_out
    tasks["clone"] = partial(clone, middle)
    tasks["guess"] = partial(guess, belief)
    tasks |= environment_tasks(NAME, OPTIONS)
    tasks |= search_tasks(NAME, OPTIONS)
    if any(option.name == "deals" for option in kind(NAME).options):
        tasks["game"] = games
        tasks["game-menu"] = partial(games, deals="menu")
        tasks["length"] = partial(decisions, SEATS)
        tasks["length-menu"] = partial(decisions, SEATS, deals="menu")
        tasks["decisions-menu"] = partial(decisions, SEATS, deals="menu")
        tasks["decisions-halfway"] = partial(go_on_from, with_promises(0))
        tasks["decisions-promises"] = partial(go_on_from, with_promises(PROMISES))
    serve(tasks, "compiled" if courtier.compiled() else "interpreted", frozenset({"length", "length-menu"}))
