"""Three games, won together (D-CAMP)."""

import pytest
from tests.rules import rule

import courtier
from courtier import Game, Rng
from courtier.games.duhr.campaign import CAMPAIGN
from courtier.games.duhr.court import Court
from courtier.games.duhr.figures import began


def finished(seed: int, seats: int = 4, options: dict[str, object] | None = None) -> Game:
    game = courtier.new("duhr", seats=seats, seed=seed, options=options)
    game.play_out(Rng(seed))
    return game


def first_of(game: Game) -> int:
    assert isinstance(game, Court)
    return began(game)


@rule("D-CAMP-1")
def test_the_highest_sum_of_three_totals_wins() -> None:
    totals = [[7, 5, 4, 6], [3, 6, 6, 2], [2, 5, 5, 6]]
    assert CAMPAIGN.games == 3
    assert CAMPAIGN.sums(totals) == [12, 16, 15, 14]
    assert CAMPAIGN.winners(totals) == [1]


@rule("D-CAMP-1")
def test_games_so_far_can_be_summed_too() -> None:
    assert CAMPAIGN.sums([[7, 5, 4, 6]]) == [7, 5, 4, 6]


@rule("D/A-46")
def test_equal_sums_share() -> None:
    assert CAMPAIGN.winners([[4, 4, 2, 1], [3, 2, 2, 1], [2, 3, 2, 1]]) == [0, 1]


@rule("D/A-46")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_first_player_moves_one_seat_clockwise(seats: int) -> None:
    for seed in range(8):
        game = finished(seed, seats)
        following = finished(seed + 100, seats, CAMPAIGN.next_options(game))
        assert first_of(following) == (first_of(game) + 1) % seats


@rule("D/A-46")
def test_all_else_is_set_up_anew_with_the_same_options() -> None:
    game = finished(3, options={"agendas": "white", "first_player": 3})
    options = CAMPAIGN.next_options(game)
    assert options == {**game.options, "first_player": 0}
    following = courtier.new("duhr", seats=4, seed=4, options=options)
    assert isinstance(following, Court)
    assert following.rows == [[], [], [], []]
    assert following.sizes == [7, 7, 7, 7]
    assert game.options["first_player"] == 3, "the finished game stays as it was"
