"""The facts of every game fit their tables."""

import pytest
from tests.arena.figuring import facts

from courtier.core.figures import Figure
from courtier.core.registry import kind, names


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in names() for name in kind(game).figures])
def test_every_fact_fits_its_table(game: str, name: str) -> None:
    figure: Figure = kind(game).figures[name]
    assert figure.name == name
    assert set(figure.help) == {"en", "de"}
    for seats in kind(game).seats:
        for fact in facts(game, seats, name):
            assert fact.row in figure.rows
            assert fact.seat is not None or not figure.by_bot
            assert len(fact.values) == len(figure.columns)
