"""A hundred thousand random games of every game with every number of players: none has a dead end.

And as many with deals from the menu, where a game has it.
"""

import os

import pytest
from tests.laws.cases import on_every_case

import courtier
from courtier import Game, Rng
from courtier.core.registry import kind
from courtier.laws.cases import Case, Luck
from courtier.laws.of_play import finished
from courtier.laws.sitting import LONGEST

GAMES = int(os.environ.get("DEEP_GAMES", "100000"))
BY_STEP = 4  # every fourth game is asked and answered; the others are left to the engine
FOR_BOTS = 3  # every third game is set up as bots play it, the others as people do
OFF, MENU = "off", "menu"
WITH_BOOKS = "cutthroat"  # its games with the menu are played in tests/games/cutthroat/test_whole_games.py


@pytest.mark.deep
@on_every_case
def test_random_games_end(case: Case) -> None:
    play_many(case, OFF)


@pytest.mark.deep
@on_every_case
def test_random_games_with_the_menu_end(case: Case) -> None:
    if case.name == WITH_BOOKS or not has_menu(case):
        pytest.skip("no deals from a menu, or they are played elsewhere")
    play_many(case, MENU)


def play_many(case: Case, deals: str) -> None:
    first = int.from_bytes(os.urandom(4))
    for seed in range(first, first + GAMES):
        try:
            one_game(case, seed, deals)
        except BaseException as error:
            error.add_note(f"again: one_game({case!r}, {seed}, {deals!r})")
            raise


def has_menu(case: Case) -> bool:
    return any(option.name == "deals" and MENU in option.values for option in kind(case.name).options)


def one_game(case: Case, seed: int, deals: str) -> None:
    options = {} if seed % FOR_BOTS else kind(case.name).options_of_bots()
    if deals == MENU:
        options = options | {"deals": MENU}
    game = courtier.new(case.name, case.seats, seed, options)
    if seed % BY_STEP:
        game.play_out(Rng(seed))
    else:
        step_out(game, Luck(seed))
    finished(case, game)
    assert sum(game.question(seat) for seat in range(case.seats)) <= LONGEST


def step_out(game: Game, luck: Luck) -> None:
    for _ in range(LONGEST):
        if game.over():
            return
        game.step(luck.choice(game.choices()))
