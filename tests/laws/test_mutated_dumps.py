"""Positions from outside: a changed dump is refused with `BadPosition`, or it can be played to the end."""

import os

import pytest
from tests.laws.mutated_dumps import fuzz

import courtier
from courtier.core.errors import BadCards, BadPosition
from courtier.core.registry import kind, own_names

EVERY_DAY = 300
DEEP = 10_000
each_game = pytest.mark.parametrize("name", sorted(own_names()))


@each_game
def test_a_changed_dump_is_refused_or_can_be_played(name: str) -> None:
    found = fuzz(name, seed=1, mutants=EVERY_DAY)
    assert min(found) > 0, "mutants of one kind only"


@pytest.mark.deep
@each_game
def test_many_changed_dumps_are_refused_or_can_be_played(name: str) -> None:
    fuzz(name, seed=int.from_bytes(os.urandom(4)), mutants=DEEP)


@each_game
@pytest.mark.parametrize("odd", [None, [], "x", 7, {}])
def test_what_is_no_dump_is_refused(name: str, odd: object) -> None:
    with pytest.raises(BadPosition):
        courtier.load(name, odd)  # type: ignore[arg-type]


@each_game
@pytest.mark.parametrize("odd", [None, 7, "x", {}, {"id": 1}, [7], [None], [{}], [{"id": []}]])
def test_a_table_of_cards_that_has_no_rows_is_refused(name: str, odd: object) -> None:
    for table in kind(name).rows({}):
        with pytest.raises(BadCards):
            courtier.new(name, kind(name).seats[0], 1, {"cards": {table: odd}})
