"""Open points: what all can count of every player, from any view, agrees with the count at the end."""

from typing import Any

import pytest
from tests.rules import rule

import courtier
from courtier.core.registry import kind
from courtier.core.rng import Rng

GAMES = ("cutthroat", "duhr", "hofverrat", "intrigue")
OPEN_SOURCES = {  # what lies open at the end, by source of the score
    "duhr": ("favored", "disfavored", "vilified"),
    "hofverrat": ("butterfly", "toad", "nightingale", "hare", "stag", "carp"),
}


def positions(name: str, seed: int, options: dict[str, Any] | None = None) -> Any:
    """A game at random, position by position; the last one is its end."""
    game, rng = courtier.new(name, seats=4, seed=seed, options=options or {}), Rng(seed)
    yield game
    while not game.over():
        codes = game.legal(game.actor())
        game.apply(game.actor(), codes[rng.below(len(codes))])
        yield game


def points(game: Any, seat: int | None = None) -> list[int]:
    return kind(game.name()).open_points(courtier.view(game, seat))


@pytest.mark.parametrize("name", GAMES)
def test_everybody_counts_the_same(name: str) -> None:
    for turn, game in enumerate(positions(name, 3)):
        if turn % 7 == 0:
            assert all(points(game, seat) == points(game) for seat in range(4))


@pytest.mark.parametrize("name", list(OPEN_SOURCES))
def test_at_the_end_they_are_what_the_open_cards_are_paid(name: str) -> None:
    for seed in range(5):
        *_, game = positions(name, seed)
        view: Any = courtier.view(game, None)
        paid = [
            sum(each["points"] for each in sources if each["source"] in OPEN_SOURCES[name])
            for sources in view["result"]["sources"]
        ]
        assert points(game) == paid


@rule("I-WIN-3")
def test_standing_counts_in_the_salon_and_open_backs_count_too() -> None:
    told = [game.clone() for game in positions("intrigue", 5) if not game.over()]
    for game in told[::9]:
        living = [seat for seat in range(4) if game.lives(seat)]
        assert points(game) == [10 * game.standing[seat] if seat in living else 0 for seat in range(4)]
    for game in positions("intrigue", 5, {"backs": "open"}):
        hands = [sum(game.cards.numbers[card] for card in game.hands[seat]) for seat in range(4)]
        if not game.trading and not game.over():
            assert points(game) == [
                hands[seat] + 10 * game.standing[seat] if game.lives(seat) else 0 for seat in range(4)
            ]


@rule("C-SCORE-10", "C-SCORE-11")
def test_land_and_open_food_count_in_the_realm() -> None:
    eaten = 0
    for seed in range(4):
        for game in positions("cutthroat", seed):
            food = [0] * 4
            if game.served:
                size = len(game.cards.feast_points)
                food = [
                    sum(game.tasted[seat * size + dish] * worth for dish, worth in enumerate(game.cards.feast_points))
                    for seat in range(4)
                ]
            eaten += sum(food)
            assert points(game) == [game.land_points(seat) + food[seat] for seat in range(4)]
    assert eaten, "some food was tasted in the open"
