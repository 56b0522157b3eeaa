"""Calls of the contract that belong to no game."""

import courtier


def test_games_are_described_before_and_after_one_is_played() -> None:
    about = courtier.games()
    courtier.new("hofverrat", seats=2, seed=1)
    assert courtier.games() == about
    assert about["hofverrat"]["seats"] == [2, 3, 4, 5]
    assert len(about["hofverrat"]["actions"]) == 51
