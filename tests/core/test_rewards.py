"""Rewards of a finished game."""

import pytest

import courtier
from courtier.core.errors import BadSetup, NotOver
from courtier.core.registry import own_names
from courtier.core.rewards import REWARDS, leads, rewards


@pytest.mark.parametrize("name", sorted(own_names()))
def test_rewards_of_random_games_add_up(name: str) -> None:
    for seed in range(6):
        game = courtier.new(name, seats=4, seed=seed)
        game.play_out(courtier.Rng(seed))
        shares = rewards(game, "win")
        assert sum(shares) == pytest.approx(1)
        assert sum(rewards(game, "zero_sum")) == pytest.approx(0)
        assert sum(rewards(game, "rank")) == pytest.approx(2)  # 1 + 2/3 + 1/3 + 0
        assert {seat for seat in range(4) if shares[seat] > 0} == set(game.winners())
        best = max(rewards(game, "rank"))
        assert {seat for seat in range(4) if rewards(game, "rank")[seat] == best} == set(game.winners())


def test_score_is_the_lead_over_the_best_other() -> None:
    assert leads([5, 9, 7]) == [-4, 2, -2]


def test_an_unknown_reward_and_an_unfinished_game_are_refused() -> None:
    game = courtier.new("hofverrat", seats=2, seed=1)
    with pytest.raises(BadSetup, match="unknown reward 'luck'; expected one of win, rank, score, zero_sum"):
        rewards(game, "luck")
    for name in REWARDS:
        with pytest.raises(NotOver):
            rewards(game, name)
