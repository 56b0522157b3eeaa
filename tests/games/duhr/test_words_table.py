"""The table of Houses on 80 columns: everything by symbol and word, so that no colour is needed; and as sentences."""

import io
import random
from typing import Any

import pytest
from rich.console import Console
from tests import untyped
from tests.games.duhr.play import answer, do, new
from tests.games.duhr.table import ANN, BOB, table
from tests.rules import rule

from courtier.core.game import Game
from courtier.reading.reader import Reader, from_left
from courtier.terminal.phrases import speaker
from courtier.terminal.tables import table_of
from courtier.terminal.tables.duhr.picture import CONCEALED, STATUS_SYMBOLS, SYMBOLS

NAMES = ["Ann", "Hildegard von Hohenfels", "Cat", "Dan", "Eve", "Fay"]
TABLE = table_of("duhr")


def after(seats: int, answers: int, seed: int = 3) -> Game:
    game = new(seats, seed)
    luck = random.Random(seed)
    for _ in range(answers):
        if not game.over():
            game.step(luck.choice(game.choices()))
    return game


def reader(view: Any, lang: str) -> Reader:
    return Reader(lang, speaker(lang), NAMES[: len(view["seats"])])


def drawn(view: Any, lang: str, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    with console.capture() as captured:
        console.print(TABLE.draw(view, reader(view, lang), width))
        if view["result"] is not None:
            console.print(TABLE.draw_count(view, reader(view, lang), width))
    return captured.get().splitlines()


def read(view: Any, lang: str = "en") -> list[str]:
    return TABLE.text.read(view, reader(view, lang))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("answers", [0, 20, 60, 100, 150, 900])
def test_it_fits_80_columns_and_shows_every_card(lang: str, seats: int, answers: int) -> None:
    for seat in (None, 0):
        view = untyped.view(after(seats, answers), seat)
        lines = drawn(view, lang)
        assert max(len(line) for line in lines) <= 80
        assert len(lines) <= 27 or view["result"] is not None
        for place, who in enumerate(from_left(view)):
            cards = next(zone for zone in view["seats"][who]["zones"] if zone["kind"] == "house")["cards"]
            shown = lines[3 + 2 * place].split()
            symbols = sum(shown.count(symbol) for symbol in (*SYMBOLS.values(), "✶"))
            assert symbols == sum(1 for card in cards if card["face"] == "up")
            assert shown.count(CONCEALED) == 2 * sum(1 for card in cards if card["face"] == "down")
            assert shown.count("·") == max(0, 4 - len(cards))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_house_has_symbol_name_and_status_in_words(lang: str) -> None:
    view = untyped.view(after(6, 130), 2)
    lines = drawn(view, lang)
    for place, seat in enumerate(from_left(view)):
        line = lines[2 + 2 * place]
        house, status = view["more"]["houses"][seat], view["more"]["status"][seat]
        assert f"{SYMBOLS[house]} {house.capitalize()}" in line
        assert STATUS_SYMBOLS[status] in line
        assert {"favored": ("favored", "in Gunst"), "disfavored": ("disfavored", "in Ungnade")}.get(
            status, ("vilified", "geächtet")
        )[lang == "de"] in line


@rule("D/A-82")
def test_houses_come_from_the_left_neighbour_on_and_neighbours_are_named() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "scandal"})
    view = untyped.view(game, ANN)
    assert [line.split(",")[1].strip() for line in read(view)[1:5]] == [
        "Hildegard von Hohenfels on your left",
        "Cat",
        "Dan on your right",
        "yours",
    ]
    assert read(view)[4] == (
        "Balistrad, yours, whose turn it is, favored, worth 10: nothing lies on it. 1 card in hand; conspiracy Deluras."
    )
    assert drawn(view, "en")[8].startswith("►")


def test_the_chain_of_announcements_is_numbered() -> None:
    hands = {"Ann": "lycosia, 2 usari", "Bob": "2 lycosia", "Cat": "2 scandal"}
    game = table("Ann lycosia: S | Bob usari | Cat | Dan", hands=hands)
    do(game, "ability lycosia", "Ann 1", "Bob")
    answer(game, "Bob", "negate with lycosia")
    answer(game, "Cat", "pass")
    lines = read(untyped.view(game, BOB))
    start = lines.index("Announced:")
    assert lines[start + 1 : start + 4] == [
        "1. Ann, Shift Scandal: card 1 on Lycosia (Ann) moved to Usari (you).",
        "2. you negate 1.",
        "?  Does anybody negate 2?",
    ]
    text = "\n".join(drawn(untyped.view(game, ANN), "de"))
    assert "2. Hildegard von Hohenfels verneint 1" in text
    assert "?  Verneint jemand 2?" in text


def test_own_secrets_are_shown_and_others_are_not() -> None:
    game = table(
        "Ann | Bob | Cat | Dan", hands={"Ann": "2 balistrad, betrayal", "Bob": "scandal"}, concealed={"Ann": "Cat"}
    )
    text = "\n".join(drawn(untyped.view(game, ANN), "en"))
    assert "♦ Balistrad ×2   ★ Betrayal" in text
    assert "Your conspiracy  Kardosa, concealed" in text
    assert "Your agenda" in text
    assert "Our own text" not in text, "the rules say what is ours; a table does not"
    gallery = "\n".join(read(untyped.view(game, None)))
    assert "holds" not in gallery
    assert "agenda" not in gallery
    assert "conspiracy concealed" in gallery


def test_set_aside_cards_are_counted_for_all_and_shown_to_their_owner() -> None:
    game = table(
        "Ann usari: 5s | Bob | Cat | Dan",
        hands={"Ann": "2 usari"},
        aside="scandal, 2 balistrad",
    )
    assert "2 + 3" in drawn(untyped.view(game, BOB), "en")[6]
    assert "Set aside: 2 × Balistrad suspicion, scandal." in read(untyped.view(game, ANN))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_count_adds_up(lang: str) -> None:
    view = untyped.view(after(5, 900), 0)
    text = "\n".join(TABLE.text.read_count(view, reader(view, lang)))
    for seat, name in enumerate(NAMES[:5]):
        assert f"{name}: {view['result']['scores'][seat]}." in text
    assert text.count({"en": "ulfilled", "de": "rfüllt"}[lang]) == 5
    shown = [line.split() for line in drawn(view, lang)]
    agendas = [words for words in shown if {"en": "agenda", "de": "Vorhaben"}[lang] in words]
    assert len(agendas) == 5
    assert all(any(word == "0" or word.startswith("+") for word in words) for words in agendas)


def test_one_may_ask_for_agenda_pile_and_abilities() -> None:
    game = table("Ann usari | Bob lycosia | Cat | Dan", hands={"Ann": "scandal"}, pile="2 usari, betrayal")
    view = untyped.view(game, ANN)
    asides = {words[0]: aside(view, reader(view, "en")) for words, aside in TABLE.asides.items()}
    assert asides["pile"] == ["Discard pile: Usari 2, Betrayal."]
    assert asides["abilities"][-2] == (
        "Lycosia: Shift Scandal. Move a revealed scandal from any House to any favored House."
    )
    assert [line.split(":")[0] for line in asides["agenda"]] == ["Your conspiracy", "Your agenda"]


def test_wide_terminals_show_whole_names() -> None:
    assert any("Hildegard von Hohenfels" in line for line in drawn(untyped.view(after(4, 30), 0), "de", 100))
