"""The story of every game, sentence by sentence, as its `told.py` has it."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from tests.games.words import GAMES, story


def sentences() -> Iterator[Any]:
    for name in GAMES:
        book = import_module(f"tests.games.{name}.told")
        for (event, fields), english, german in book.TOLD:
            yield pytest.param(name, book.PLAYERS, event, fields, english, german, id=f"{name}-{english}")


@pytest.mark.parametrize(("name", "players", "event", "fields", "english", "german"), list(sentences()))
def test_the_story_is_told(
    name: str, players: int, event: str, fields: dict[str, Any], english: str, german: str
) -> None:
    assert story(name, "en", event, players=players, **fields) == english
    assert story(name, "de", event, players=players, **fields) == german
