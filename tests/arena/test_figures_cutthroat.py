"""The facts of Cutthroat Kingdoms add up."""

import pytest
from tests.arena import figuring

from courtier.core.figures import Fact
from courtier.core.registry import kind

SEATS = 4
SEEDS = range(4)


def facts(name: str, seed: int = 4) -> list[Fact]:
    return figuring.facts("cutthroat", SEATS, name, seed)


@pytest.mark.parametrize("name", ["house", "seat", "state"])
def test_everybody_is_counted_once_with_the_own_points(name: str) -> None:
    found = facts(name)
    assert sorted(fact.seat for fact in found if fact.seat is not None) == [0, 1, 2, 3]
    everything = sum(fact.values[0] for fact in facts("points") if fact.row.endswith("all"))
    assert sum(fact.values[0] for fact in found) == everything


def test_shares_make_a_hundred_but_for_rounding() -> None:
    total = sum(fact.values[0] for fact in facts("share"))
    assert 100 * SEATS - 5 * SEATS <= total <= 100 * SEATS


def test_heirs_that_live_are_those_that_did_not_die() -> None:
    for seed in SEEDS:
        dead = sum(fact.values[1] for fact in facts("house", seed))
        alive = sum(fact.values[0] for fact in facts("lasting", seed) if fact.row == "heirs")
        died = {fact.row: fact.values[0] for fact in facts("deed", seed)}["heir_died"]
        assert alive + dead == SEATS
        assert dead == died


def test_the_married_are_those_whose_marriage_lasts() -> None:
    for seed in SEEDS:
        married = sum(fact.row == "married" for fact in facts("state", seed))
        last = sum(fact.values[0] for fact in facts("lasting", seed) if fact.row == "marriages")
        assert married == 2 * last


def test_every_place_of_the_ring_is_counted() -> None:
    assert len(facts("territory")) == SEATS + 2
    land = sum(fact.values[1] for fact in facts("seat"))
    assert sum(fact.values[0] for fact in facts("territory")) == land


def test_hirelings_played_are_those_of_the_story() -> None:
    for seed in SEEDS:
        played = {fact.row: fact.values[0] for fact in facts("deed", seed)}["played"]
        assert sum(fact.values[0] for fact in facts("hireling", seed)) == played


def test_who_began_is_known_at_the_end() -> None:
    for seed in SEEDS:
        game, story = figuring.played("cutthroat", SEATS, seed)
        (first,) = [event.values[0] for event in story if event.row.name == "first"]
        began = kind("cutthroat").began
        assert began
        assert began(game) == first
