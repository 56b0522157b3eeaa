"""Whole random games: four turns each, nothing lost or made, and every coin explained by an event.

Without deals, and with deals from the menu. A few every day; `make deep` plays 20,000 of both kinds for each number of
players.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from tests.games.cutthroat.table import feast, hirelings, in_deck, mercenaries
from tests.rules import rule

import courtier
from courtier.core.event import Event
from courtier.games.cutthroat.cards import CARDS, GEMS
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deck import own_rows

EVERY_DAY = {"off": 4, "menu": 1}  # by the option `deals`; games with the menu take five times as long
GAMES = int(os.environ.get("DEEP_GAMES", "100000")) // 5
TURNS = {3: 12, 4: 16, 5: 20, 6: 24}
FOR_BOTS = 2  # every second game gives the houses out at random, the others ask for them
TAKEBACKS = ("all", "aimed", "off")  # in turn


@rule("C-GEN-13", "C-GEN-14", "C-GEN-15", "C-GEN-16", "C-GEN-21", "C-EVENT-4", "C-DEC-39")
@pytest.mark.parametrize("seats", TURNS)
@pytest.mark.parametrize("deals", EVERY_DAY)
def test_nothing_is_lost_or_made(deals: str, seats: int) -> None:
    for seed in range(EVERY_DAY[deals]):
        whole_game(seats, seed, deals)


@pytest.mark.deep
@pytest.mark.parametrize("seats", TURNS)
@pytest.mark.parametrize("deals", EVERY_DAY)
def test_nothing_is_lost_or_made_in_many_games(deals: str, seats: int) -> None:
    first = int.from_bytes(os.urandom(4))
    for seed in range(first, first + GAMES):
        try:
            whole_game(seats, seed, deals)
        except BaseException as error:
            error.add_note(f"again: whole_game({seats}, {seed}, {deals!r})")
            raise


def whole_game(seats: int, seed: int, deals: str) -> None:
    """Play it at random and keep its books."""
    houses = "choose" if seed % FOR_BOTS else "random"
    options = {"houses": houses, "deals": deals, "takeback": TAKEBACKS[seed % len(TAKEBACKS)]}
    game = courtier.new("cutthroat", seats, seed, options, recording=True)
    assert isinstance(game, Court)
    luck = random.Random(seed)
    books = Books(seats)
    under_land: list[str] = []
    while not game.over():
        stacks = game.stacks.copy()
        game.step(luck.choice(game.choices()))
        books.enter(game.news)
        assert game.coins == books.coins
        assert min(game.coins) >= 0
        if any(event.row.name == "land_cleared" for event in game.news):
            under_land = cleared(stacks, game.news)
    assert game.turn == TURNS[seats]
    check_all_there(game, books, under_land)


def cleared(stacks: list[tuple[int, ...]], news: Sequence[Event]) -> list[str]:
    """What lay under land when the Feast cleared it; Death may have struck with the same answer."""
    cards = [CARDS[card] for stack in stacks for card in stack]
    for event in news:
        if event.row.name == "killed":
            cards.remove(CARDS[event.values[2]])
    return cards


class Books:
    """Purses as the events say them."""

    def __init__(self, seats: int) -> None:
        self.coins = [0] * seats
        self.gems = [0] * seats

    def enter(self, news: Sequence[Event]) -> None:
        for event in news:
            kind, values = event.row.name, event.values
            if kind == "took_coins":
                self.coins[values[0]] += values[1]
            elif kind == "paid_coins":
                self.coins[values[0]] -= values[1]
            elif kind == "gave_coins":
                self.coins[values[0]] -= values[2]
                self.coins[values[1]] += values[2]
            elif kind in ("drew_gems", "picked_gem"):
                self.gems[values[0]] += values[1] if kind == "drew_gems" else 1
            elif kind == "took_back":
                self.coins[values[0]] += values[3]
            elif kind in ("gave_gems", "handed_gems"):
                self.gems[values[0]] -= values[2]
                self.gems[values[1]] += values[2]


def check_all_there(game: Court, books: Books, under_land: list[str]) -> None:
    """Gems by colour, cards by name; what lay under land that the Feast cleared is out of the game."""
    data = game.dump()
    assert [len(purse) for purse in data["gems"]] == books.gems
    assert Counter(gem for purse in [*data["gems"], data["bank"]] for gem in purse) == dict.fromkeys(GEMS, 6)
    piles = [*data["hands"], *data["stacks"], *data["dead"], *data["dishes"], *data["served"], *data["tasted"]]
    piles += [*data["decks"].values(), *data["discards"].values(), data["drawn"], under_land]
    assert Counter(card for pile in piles for card in pile) == Counter(box(game.seats, data["houses"]))
    for seat, house in enumerate(data["houses"]):
        assert Counter(data["dead"][seat]) <= Counter(soldiers(house))


def box(seats: int, houses: list[str]) -> Iterator[str]:
    """All cards of a game with these houses."""
    for house in houses:
        yield from soldiers(house)
    for cards in (mercenaries(), hirelings(seats, houses), feast()):
        yield from Counter(cards).elements()
    yield from in_deck(seats)


def soldiers(house: str) -> list[str]:
    row = next(row for row in own_rows()["house"] if row["id"] == house)
    return [f"soldier.{colour}" for colour in ("blue", "red", "yellow", "green") for _ in range(row[colour])]
