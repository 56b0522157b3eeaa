"""The count (C-SCORE)."""

import pytest
from tests import untyped
from tests.games.cutthroat.play import play
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.score import gem_points

RING = "three_rivers Ann b | nyghtwald* Bob b | hanging_tongue | marrow Cat g | crownfall"
HOUSES = "Ann brom, Bob slaine, Cat tyber"


def ended(**said: object) -> Court:
    """Three players; the last event (a harmless one) is drawn at the end of Ann's turn."""
    said.setdefault("houses", HOUSES)
    game = table(RING, events="E10", **said)
    play(game, "Ann end")
    assert game.over()
    return game


def source(game: Court, seat: int, name: str) -> int:
    rows = untyped.view(game, None)["result"]["sources"][seat]
    return sum(row["points"] for row in rows if row["source"] == name)


@pytest.mark.parametrize(
    ("gems", "square", "linear"),
    [
        ([3, 1, 1, 1, 1, 1], 29, 29),
        ([2, 2, 2, 2, 2, 2], 50, 50),
        ([6, 0, 0, 0, 0, 0], 36, 12),
        ([6, 1, 1, 1, 1, 1], 50, 35),
        ([6, 6, 1, 1, 1, 1], 76, 45),
        ([5, 5, 1, 1, 1, 1], 57, 41),
        ([3, 3, 3, 3, 3, 3], 75, 75),
        ([2, 2, 1, 0, 0, 0], 9, 10),
    ],
)
@rule("C-SCORE-6", "C-SCORE-7", "C-SCORE-8", "C-SCORE-9")
def test_gems_count_as_rainbows_and_by_colour(gems: list[int], square: int, linear: int) -> None:
    assert gem_points(gems, False) == square
    assert gem_points(gems, True) == linear


@rule("C-SCORE-1", "C-SCORE-2", "C-SCORE-3", "C-SCORE-5", "C-3P-3")
def test_three_players_count_their_coins_twice() -> None:
    assert source(ended(coins={"Ann": 4}), ANN, "coins") == 8


@rule("C-SCORE-4")
def test_whose_own_heir_is_dead_counts_them_once() -> None:
    assert source(ended(coins={"Ann": 4}, dead_heirs=["Ann"]), ANN, "coins") == 4


@rule("C-SCORE-10", "C-PLAGUE-6", "C-GEN-4")
def test_land_counts_by_the_side_that_shows() -> None:
    game = ended()
    assert source(game, ANN, "land") == 3
    assert source(game, BOB, "land") == 1


@rule("C-SCORE-11", "C-FEAST-22", "C-3P-2")
def test_three_players_count_the_food_they_collected() -> None:
    assert source(ended(dishes={"Ann": "eel_pie, poison, roast_swan"}), ANN, "food") == 5


@rule("C-SCORE-12")
def test_only_the_own_bastard_in_the_own_hand_counts() -> None:
    game = ended(hands={"Ann": "bastard.brom, bastard.slaine"})
    assert source(game, ANN, "bastard") == 5
    assert source(game, BOB, "bastard") == 0


@rule("C-SCORE-16", "C/A-76")
def test_cards_in_hand_count_nothing() -> None:
    assert ended(hands={"Ann": "2 mb, spy, general"}).scores()[ANN] == 3


@rule("C-SCORE-14", "C-SCORE-15")
def test_the_highest_total_wins_and_equal_ones_share() -> None:
    assert ended(coins={"Cat": 9}).winners() == [CAT]
    game = ended(coins={"Ann": 2, "Bob": 3})
    assert game.scores()[ANN] == game.scores()[BOB] == 7
    assert game.winners() == [ANN, BOB]


@rule("C-EVENT-3", "C-TURN-3")
def test_the_game_ends_after_the_last_event() -> None:
    assert ended().over()


# Four players: the Feast is the last event


def feasted(**said: object) -> Court:
    ring = RING + " | ashfen Dan r"
    said.setdefault("houses", "Ann brom, Bob slaine, Cat tyber, Dan crone")
    said.setdefault("uses", {"eye": 0, "venom": 0})
    game = table(ring, events="E14", **said)
    play(game, "Ann end")
    return game


@rule("C-SCORE-13", "C-SCORE-17", "C-WED-7", "C/A-74")
def test_spouses_are_counted_apart_and_added_without_doubling() -> None:
    game = feasted(coins={"Ann": 5, "Bob": 4, "Dan": 1}, married="Ann Bob", gems={"Ann": "ruby", "Bob": "ruby"})
    assert game.over()
    scores = game.scores()
    assert source(game, ANN, "coins") == 5
    assert source(game, ANN, "gems") == source(game, BOB, "gems") == 1  # not pooled
    assert game.winners() == [ANN, BOB]
    assert scores[DAN] == 2 + 2


@rule("C-FEAST-1", "C-FEAST-2", "C-SCORE-10", "C/A-47")
def test_land_is_counted_as_it_was_before_the_feast_cleared_it() -> None:
    game = feasted()
    assert source(game, ANN, "land") == 3
    assert all(not stack for stack in game.dump()["stacks"])
