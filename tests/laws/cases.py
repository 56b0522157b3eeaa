"""What the laws are tried on here: every game of the project and the toy, with every number of players."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

import courtier
from courtier.core.registry import known, own_names, register
from courtier.laws.cases import Case, cases_of
from courtier.laws.oracle import use_oracle

Test = TypeVar("Test", bound=Callable[..., Any])
TOY = "toy"
NO_TOY = "the toy is interpreted, and interpreted classes cannot inherit from compiled ones"

for game in own_names():
    use_oracle(game, f"tests.games.{game}.oracle")
use_oracle(TOY, "tests.laws.toy_oracle")


def every_case() -> list[Case]:
    """All that this build can play."""
    games = sorted(own_names())
    if not courtier.compiled():
        games.append(TOY)
    with toy_registered():
        return [case for name in games for case in cases_of(name)]


@contextmanager
def toy_registered() -> Iterator[None]:
    """The toy is known as long as this lasts; other tests shall not meet it."""
    if TOY in known or courtier.compiled():
        yield
        return
    from tests.laws.toy import game  # noqa: PLC0415 - cannot be imported when compiled

    register(game())
    try:
        yield
    finally:
        del known[TOY]


def parameters() -> Iterator[object]:
    for case in every_case():
        yield pytest.param(case, id=str(case))
    if courtier.compiled():
        yield pytest.param(Case(TOY, 3), id=TOY, marks=pytest.mark.skip(reason=NO_TOY))


def on_every_case(test: Test) -> Test:
    """A decorator. No constant, because a list of all cases loads all games, and a planted fault needs one of them."""
    marked: Test = pytest.mark.parametrize("case", list(parameters()))(test)
    return marked
