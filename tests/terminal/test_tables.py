"""The queen's table on 80 columns: everything by symbol and word, so that no colour is needed."""

import io
import random
from typing import Any

import pytest
from rich.console import Console
from tests import untyped
from tests.rules import rule

import courtier
from courtier.core.game import Game
from courtier.reading.reader import Reader, from_left
from courtier.terminal.phrases import speaker
from courtier.terminal.tables import table_of
from courtier.terminal.tables.hofverrat.picture import ROLE_SYMBOLS, SYMBOLS

NAMES = ["Ann", "Hildegard von Hohenfels", "Cat", "Dan", "Eve"]
TABLE = table_of("hofverrat")


def after(seats: int, answers: int, seed: int = 3) -> Game:
    game = courtier.new("hofverrat", seats, seed)
    luck = random.Random(seed)
    for _ in range(answers):
        if not game.over():
            game.step(luck.choice(game.choices()))
    return game


def drawn(view: Any, lang: str, width: int = 80) -> list[str]:
    reader = Reader(lang, speaker(lang), NAMES[: len(view["seats"])])
    console = Console(file=io.StringIO(), width=width, color_system=None)
    with console.capture() as captured:
        console.print(TABLE.draw(view, reader, width))
        if view["result"] is not None:
            console.print(TABLE.draw_count(view, reader, width))
    return captured.get().splitlines()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("answers", [0, 1, 20, 50, 400])
def test_it_fits_80_columns_and_shows_every_card(lang: str, seats: int, answers: int) -> None:
    view = untyped.view(after(seats, answers), 0)
    lines = drawn(view, lang)
    assert max(len(line) for line in lines) <= 80
    grid = lines[: next(number for number, line in enumerate(lines) if line.startswith(ROLE_SYMBOLS["ordinary"]))]
    shown = sum(line.count(symbol) for line in grid for symbol in ROLE_SYMBOLS.values())
    zones = [*view["common"], *[zone for seat in view["seats"] for zone in seat["zones"]]]
    lying = [card for zone in zones if zone["kind"] in {"table", "district"} for card in zone["cards"]]
    assert shown == len(lying)


@pytest.mark.parametrize(("seats", "most"), [(2, 16), (3, 18), (4, 19)])
def test_with_a_question_it_fits_24_lines(seats: int, most: int) -> None:
    """In the middle of a game; the question takes five lines."""
    assert len(drawn(untyped.view(after(seats, 30), 0), "en")) <= most


@rule("H-COMP-7")
@pytest.mark.parametrize(
    ("lang", "heads", "standings"),
    [
        ("en", "Butterfly Toad Nightingale Queen Hare Stag Carp", {"esteemed", "neutral", "disgrace"}),
        ("de", "Schmetter… Kröte Nachtigall Königin Hase Hirsch Karpfen", {"angesehen", "neutral", "Ungnade"}),
    ],
)
def test_families_have_symbol_word_and_standing_in_the_order_of_the_mat(
    lang: str, heads: str, standings: set[str]
) -> None:
    lines = drawn(untyped.view(after(4, 30), 0), lang)
    row = next(number for number, line in enumerate(lines) if heads.split()[1] in line.split())
    assert lines[row].split()[2:] == heads.split()
    assert [word for word in lines[row - 1].split() if word in SYMBOLS.values()] == list("♣■●★♥♠♦")
    assert set(lines[row + 1].replace("in ", "").split()) - {"spies", "Spione"} <= standings


@rule("H/A-22")
def test_districts_come_from_the_left_neighbour_on() -> None:
    view = untyped.view(after(4, 30), 2)
    assert from_left(view) == [3, 0, 1, 2]
    rows = [line for line in drawn(view, "en") if line.startswith(("Dan", "Ann", "Hilde", "you"))]
    assert [row.split()[0][:3] for row in rows] == ["Dan", "Ann", "Hil", "you"]


@rule("H/A-17", "H-AREA-3")
def test_spies_lie_with_the_queen_and_count_for_nothing() -> None:
    view = untyped.view(after(3, 40, seed=1), 0)
    read = TABLE.text.read(view, Reader("en", speaker("en"), NAMES[:3]))
    queen = next(line for line in read if line.startswith("In the queen’s column"))
    spies = [card for zone in view["common"][:2] for card in zone["cards"] if card["face"] == "down"]
    assert queen.count("spy laid by") == len(spies) > 0
    assert not [line for line in read if "spy" in line and line.split(":")[0] in {"Toad", "Hare", "Stag", "Carp"}]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_count_adds_up(lang: str) -> None:
    view = untyped.view(after(4, 400), 0)
    reader = Reader(lang, speaker(lang), NAMES[:4])
    text = "\n".join(TABLE.text.read_count(view, reader))
    for seat, name in enumerate(NAMES[:4]):
        total = view["result"]["scores"][seat]
        assert f"{name}: {total:+d}.".replace("-", "−").replace("+0", "0") in text
    assert text.count({"en": "light mission", "de": "helle Mission"}[lang]) == 3, "and one's own"
    assert text.count({"en": "ulfilled", "de": "rfüllt"}[lang]) == 8
    colours = {"en": {"light", "dark"}, "de": {"helle", "dunkle"}}[lang]
    shown = [line.split() for line in drawn(view, lang)]
    assert len([words for words in shown if colours & set(words) and {"+3", "0"} & set(words)]) == 8


def test_wide_terminals_show_whole_words() -> None:
    assert any("Schmetterling " in line for line in drawn(untyped.view(after(3, 10), 0), "de", 100))
