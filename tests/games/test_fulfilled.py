"""Secret aims at present: what a seat sees of them agrees with the count at the end, and with open cards before."""

from typing import Any

import pytest

import courtier
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.reading.aims import aim_mark


def played(name: str, seed: int, answers: int = 10_000) -> Any:
    """A game at random, to its end or so many answers far."""
    game, rng = courtier.new(name, seats=4, seed=seed), Rng(seed)
    while not game.over() and answers > 0:
        answers -= 1
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


@pytest.mark.parametrize("name", ["duhr", "hofverrat"])
@pytest.mark.parametrize(
    ("lang", "met", "unmet"), [("en", "Fulfilled at", "Not fulfilled at"), ("de", "Zurzeit erf", "Zurzeit nicht")]
)
def test_sentences_and_pictures_of_the_terminal_say_it(name: str, lang: str, met: str, unmet: str) -> None:
    seen: set[bool] = set()
    for seed in range(12):
        view: Any = courtier.view(played(name, seed, 40 * (seed % 2)), 0)  # after the deal, and later
        text = courtier.describe(view, lang, ["Ann", "Bob", "Cat", "Dan"])
        aims = kind(name).fulfilled(view)
        assert text.count(met) == sum(aims.values())
        assert text.count(unmet) == len(aims) - sum(aims.values())
        assert [aim_mark(view, aim) for aim in aims] == [" ✓" if each else " ○" for each in aims.values()]
        seen |= set(aims.values())
    assert seen == {True, False}
