"""The table of Cutthroat Kingdoms at the terminal: a picture on 80 columns, sentences, and nobody else's secrets."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import courtier
from courtier.core.registry import kind
from courtier.games.cutthroat.events import DEEDS
from courtier.reading.cutthroat.facts import announced_words
from courtier.reading.reader import Reader
from courtier.terminal.phrases import speaker
from courtier.terminal.tables import table_of

NAMES = ["Ann", "Bob", "Hildegard von Hohenfels-Oettingen", "Wilhelmine", "Ezgi", "Ottokar"]
TABLE = table_of("cutthroat")
WIDTH = 80


def moments(seats: int, seed: int, every: int = 40) -> Iterator[Any]:
    """The game as seat 0 sees it, now and then, and at its end."""
    game = courtier.new("cutthroat", seats, seed)
    chance = random.Random(seed)
    step = 0
    while not game.over():
        if step % every == 0:
            yield courtier.view(game, 0)
        seat = game.actors()[0]
        game.apply(seat, chance.choice(list(game.legal(seat))))
        step += 1
    yield courtier.view(game, 0)


def reader(lang: str, seats: int) -> Reader:
    return Reader(lang, speaker(lang), NAMES[:seats])


def drawn(picture: Any) -> list[str]:
    console = Console(width=WIDTH * 2, force_terminal=False)
    with console.capture() as captured:
        console.print(picture)
    return [line.rstrip() for line in captured.get().splitlines()]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_of_it_stands_on_eighty_columns(lang: str) -> None:
    looks = reader(lang, 6)
    for view in moments(6, 3):
        rows = drawn(TABLE.draw(view, looks, WIDTH))
        ring = sum(zone["kind"] == "territory" for zone in view["common"])
        assert [row for row in rows[: 8 + ring] if len(row) > WIDTH] == []
        if view["result"]:
            assert len(drawn(TABLE.draw_count(view, looks, WIDTH))) >= 6


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_sentences_name_every_player_and_every_territory(lang: str) -> None:
    looks = reader(lang, 4)
    for view in moments(4, 5):
        lines = TABLE.text.read(view, looks)
        text = "\n".join(lines)
        assert all(name in text for name in NAMES[1:4])
        if not view["more"]["cleared"]:
            lands = [zone["cards"][0]["kind"] for zone in view["common"] if zone["kind"] == "territory"]
            names = kind("cutthroat").appearance.names(lang)["cards"]
            assert all(names[land] in text for land in lands)
        for words in TABLE.asides.values():
            assert all(words(view, looks))


def test_a_mercenary_of_somebody_else_is_a_back() -> None:
    looks = reader("en", 3)
    seen = 0
    for view in moments(3, 8, every=5):
        for zone in view["common"]:
            if zone["kind"] == "stack" and {"kind": "mercenary", "face": "down"} in zone["cards"]:
                place = int(zone["id"].partition("@")[2])
                row = TABLE.text.read(view, looks)[4 + place]
                assert "mercenary" in row
                assert not any(f"{colour} mercenary" in row for colour in ("blue", "red", "yellow", "green"))
                seen += 1
    assert seen


def test_the_story_does_without_bookkeeping() -> None:
    assert TABLE.text.untold({"event": "asked"})
    assert not TABLE.text.untold({"event": "conquered"})


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_that_can_be_announced_has_words(lang: str) -> None:
    view = courtier.view(courtier.new("cutthroat", seats=4, seed=1), 0)
    for deed in DEEDS:
        assert announced_words(view, Reader(lang, speaker(lang), NAMES), deed)
