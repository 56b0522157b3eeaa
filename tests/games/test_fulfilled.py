"""Secret aims at present: what a seat sees of them agrees with the count at the end, and with open cards before."""

from typing import Any

import pytest

import courtier
from courtier.core.registry import kind
from courtier.core.rng import Rng


def played(name: str, seed: int) -> Any:
    game, rng = courtier.new(name, seats=4, seed=seed), Rng(seed)
    while not game.over():
        codes = game.legal(game.actor())
        game.apply(game.actor(), codes[rng.below(len(codes))])
    return game


@pytest.mark.parametrize("name", ["duhr", "hofverrat"])
def test_at_the_end_what_is_fulfilled_is_what_is_paid(name: str) -> None:
    seen: set[bool] = set()
    for seed in range(12):
        game = played(name, seed)
        for seat in range(4):
            view: Any = courtier.view(game, seat)
            paid = {each["source"]: each["points"] > 0 for each in view["result"]["sources"][seat]}
            found = kind(name).fulfilled(view)
            assert found, "every seat has a secret aim"
            assert found == {aim: paid[aim] for aim in found}
            seen |= set(found.values())
    assert seen == {True, False}


@pytest.mark.parametrize("name", ["duhr", "hofverrat", "intrigue", "cutthroat"])
def test_spectators_and_games_without_aims_have_none(name: str) -> None:
    view: Any = courtier.view(courtier.new(name, seats=4, seed=1), None)
    assert kind(name).fulfilled(view) == {}
