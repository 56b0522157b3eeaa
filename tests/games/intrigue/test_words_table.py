"""The salon on 80 columns: everything by symbol and word, so that no colour is needed; and the same as sentences."""

import io
import random
import re
from functools import cache
from typing import Any

import pytest
from rich.console import Console
from tests import untyped
from tests.games.intrigue.spoken import HOUSE_RULES
from tests.games.intrigue.test_words import otherwise
from tests.rules import rule

import courtier
from courtier.core.game import Game
from courtier.games.intrigue.cards import COLOURS
from courtier.games.intrigue.words import card_name
from courtier.reading.intrigue.wording import WORDS
from courtier.reading.reader import Reader
from courtier.terminal.phrases import speaker
from courtier.terminal.tables import table_of
from courtier.terminal.tables.intrigue.picture import BACK, ILLEGAL, SYMBOLS

NAMES = ["Ann", "Hildegard von Hohenfels-Oettingen", "Cat", "Dan", "Maximiliane", "Fay"]
TABLE = table_of("intrigue")
View = dict[str, Any]
each_language = pytest.mark.parametrize("lang", ["en", "de"])


def reader(view: View, lang: str) -> Reader:
    return Reader(lang, speaker(lang), NAMES[: len(view["seats"])])


def drawn(view: View, lang: str, colours: bool = False) -> list[str]:
    console = Console(
        file=io.StringIO(), width=80, force_terminal=colours, color_system="truecolor" if colours else None
    )
    with console.capture() as captured:
        console.print(TABLE.draw(view, reader(view, lang), 80))
        if view["result"] is not None:
            console.print(TABLE.draw_count(view, reader(view, lang), 80))
    return captured.get().splitlines()


def read(view: View, lang: str) -> list[str]:
    lines = TABLE.text.read(view, reader(view, lang))
    return lines + (TABLE.text.read_count(view, reader(view, lang)) if view["result"] is not None else [])


def moments(seats: int, seed: int, **options: Any) -> list[Game]:
    game = courtier.new("intrigue", seats, seed, options)
    luck = random.Random(seed)
    found = [game.clone()]
    while not game.over():
        game.step(luck.choice(game.choices()))
        found.append(game.clone())
    return found


@cache
def by_question(seats: int, seed: int = 3) -> dict[str, list[Game]]:
    """The moments of a random game by what is asked."""
    found: dict[str, list[Game]] = {}
    for game in moments(seats, seed):
        asked = untyped.view(game, None)["asked"]
        found.setdefault(asked[0]["question"] if asked else "over", []).append(game)
    return found


@each_language
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_fits_80_columns_and_24_lines_with_the_question(lang: str, seats: int) -> None:
    for games in by_question(seats).values():
        for game in games[::11]:
            view = untyped.view(game, 0)
            lines = drawn(view, lang)
            assert max(len(line) for line in lines) <= 80
            if seats < 5 and not game.over():
                assert len(lines) <= 20


@each_language
def test_under_all_house_rules_it_fits_too(lang: str) -> None:
    for game in moments(6, 4, **HOUSE_RULES)[::25]:
        for seat in (0, None):
            assert max(len(line) for line in drawn(untyped.view(game, seat), lang)) <= 80
            assert all(re.fullmatch(r"[A-Z0-9].*\.", line) for line in read(untyped.view(game, seat), lang))


def test_every_player_has_symbol_colour_standing_open_points_hand_and_pile_in_one_line() -> None:
    view = untyped.view(by_question(6)["ready"][0], 2)
    rows = [line for line in drawn(view, "en") if any(f" {each} " in line for each in COLOURS)]
    assert [row.split()[0] if row.split()[0] != "›" else row.split()[1] for row in rows] == list("■▼♦●▲★")
    own = rows[-1]
    assert re.search(r"★ yellow  you +▮*▯* \d+ +\d+ +▒* \d+ +▒ \d+", own), own


@rule("I-TRADE-8", "I-TRADE-10")
@each_language
def test_a_trade_is_two_cards_which_only_the_two_see(lang: str) -> None:
    game = by_question(4)["decide"][0]
    trade = untyped.view(game, None)["more"]["trade"]
    sides = [trade["initiator"], trade["partner"]]
    outsider = next(seat for seat in range(4) if seat not in sides)
    for seat in (outsider, None):
        lines = drawn(untyped.view(game, seat), lang)
        assert sum(line.count(BACK * 22) for line in lines) == 2
        assert any("face down" in line or "verdeckt" in line for line in read(untyped.view(game, seat), lang))
    view = untyped.view(game, sides[0])
    offers = [zone["cards"] for each in view["seats"] for zone in each["zones"] if zone["kind"] == "offer"]
    for card in [card for cards in offers for card in cards]:
        assert any(card_name(card["kind"], lang) in line for line in read(view, lang))
    assert not any(BACK * 22 in line for line in drawn(view, lang))


@rule("I-VOTE-2")
def test_votes_are_sealed_and_then_lie_open_together() -> None:
    sealed = untyped.view(by_question(4)["vote"][1], 0)
    assert any("Votes sealed" in line for line in drawn(sealed, "en"))
    assert TABLE.asides[("votes", "vote", "stimmen")](sealed, reader(sealed, "en")) == [
        "Votes sealed until all have voted."
    ]
    opened = untyped.view(by_question(4)["draw_source"][0], 0)
    voters = sum(1 for vote in opened["more"]["votes"] if vote is not None)
    lines = drawn(opened, "en")
    assert sum(line.count("→") for line in lines) == voters > 2
    assert sum(line.count("█") for line in lines) == voters
    assert sum(line.count(" against ") for line in read(opened, "en") if line.startswith("Votes")) == voters


def test_an_open_accusation_says_what_was_found_and_what_is_due() -> None:
    view = untyped.view(by_question(4)["pay_fine"][0], 0)
    text = "\n".join(read(view, "en"))
    assert re.search(r"objected: (something is illegal, and the trade is stopped|nothing illegal was found)\.", text)
    assert re.search(r"Due: \d+ from .+ to .+\.", text)
    assert "Fällig: " in "\n".join(read(view, "de"))


@rule("I-PACT-7", "I-PACT-8")
def test_foreign_pacts_in_hand_are_named_with_what_they_forbid() -> None:
    view = untyped.view(by_question(4)["ready"][0], 0)
    aside = TABLE.asides[("pacts", "pact", "pakte", "pakt")]
    assert aside(view, reader(view, "de")) == ["Du hältst keinen Pakt von anderen."]
    hand = view["seats"][0]["zones"][0]["cards"]
    hand += [{"kind": "green.pact", "face": "up"}, {"kind": "red.pact", "face": "up"}]
    said = ["Your Pact with Dan bars you from objections and social cards against them."]
    assert aside(view, reader(view, "en")) == said
    assert said[0] in " ".join(drawn(view, "en"))


def test_colour_and_legality_never_speak_alone() -> None:
    """Without colours every coloured card has its symbol, every illegal one its cross."""
    for game in by_question(5)["put_down"]:
        view = untyped.view(game, game.actor())
        hand = [card["kind"] for card in view["seats"][game.actor()]["zones"][0]["cards"]]
        lines = drawn(view, "en")
        start = next(number for number, line in enumerate(lines) if line.startswith("Your hand"))
        tiles = " ".join(lines[start + 1 : -1])
        illegal = [kind for kind in hand if "illegal" in card_name(kind, "en")]
        assert tiles.count(ILLEGAL) == len(illegal)
        coloured = [kind for kind in hand if kind.partition(".")[0] in COLOURS]
        assert sum(tiles.count(symbol) for symbol in SYMBOLS.values()) == len(coloured)


@rule("I-WIN-9", "I-WIN-10")
@each_language
def test_the_count_names_places_values_and_hands(lang: str) -> None:
    view = untyped.view(by_question(4)["over"][0], 0)
    text = "\n".join(read(view, lang))
    for seat in range(4):
        assert re.search(rf"(Place|Platz) {view['more']['places'][seat]}: {NAMES[seat]}, ", text)
        if seat in view["more"]["living"]:
            assert f"{NAMES[seat]}, {view['result']['scores'][seat]}:" in text
    shown = [line.split() for line in drawn(view, lang)]
    totals = [str(view["result"]["scores"][seat]) for seat in view["more"]["living"]]
    assert all(any(words and words[-1] == total for words in shown) for total in totals)


@rule("I/R-77", "I/R-83")
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    luck = random.Random(2)
    compared = 0
    for game in moments(5, 8):
        other = otherwise(game, luck)
        if other is not None:
            for lang in ("en", "de"):
                one, two = untyped.view(game, 0), untyped.view(other, 0)
                assert (drawn(one, lang, colours=True), read(one, lang)) == (
                    drawn(two, lang, colours=True),
                    read(two, lang),
                )
            compared += 1
    assert compared > 20


def test_both_languages_have_the_same_gaps() -> None:
    for key, words in WORDS.items():
        english, german = (set(re.findall(r"{(\w+)}", words[lang])) for lang in ("en", "de"))
        assert english == german, key
