"""What is this game's own in its words. What all games have in common: `tests/games/test_words.py`."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests import untyped
from tests.games.duhr.play import each_count, moments, new
from tests.games.duhr.spoken import SPOKEN
from tests.games.duhr.table import BOB, NAMES
from tests.games.words import views
from tests.rules import rule

import courtier
from courtier.core.game import Game
from courtier.core.registry import kind
from courtier.games.duhr import words
from courtier.games.duhr.actions import ACTION_COUNT
from courtier.games.duhr.deck import rows
from courtier.games.duhr.text import TEXTS

Seen = dict[str, Any]

each_language = pytest.mark.parametrize("lang", TEXTS)


def played(seats: int, seed: int) -> Iterator[Game]:
    yield from moments(new(seats, seed), seed)


# Words for everything


def test_the_games_heard_hold_nearly_every_action() -> None:
    """The rest are other seats and places of the same."""
    codes = {choice["code"] for view in views("duhr") for choice in view["choices"]}
    assert len(codes) > 0.75 * ACTION_COUNT


# Negation: nobody hears from the words what another could do


@rule("D/A-27", "D-ASK-5")
@each_language
def test_the_window_asks_all_in_the_same_words_whether_or_not_they_can_negate(lang: str) -> None:
    windows = 0
    for game in played(6, 6):
        if game.over() or game.asking.name() != "negate" or len(game.actors()) < 2:
            continue
        windows += 1
        prompts = [untyped.prompt(untyped.view(game, seat), lang, NAMES) for seat in game.actors()]
        assert len({prompt["eyebrow"] for prompt in prompts}) == 1
        assert len({re.sub(r"\bdein\w*|your", "", prompt["question"]) for prompt in prompts}) <= 2
        assert {prompt["choices"][0]["label"] for prompt in prompts} == {"Pass" if lang == "en" else "Passe"}
        for prompt in prompts:
            assert len({choice["commit"] for choice in prompt["choices"]}) == 1
    assert windows > 10


@rule("D/A-21")
@each_language
def test_the_window_names_all_who_were_asked_until_it_opens(lang: str) -> None:
    """Whoever has answered: the names stay, and one's own answer is said to be sealed."""
    for game in played(5, 5):
        if game.over() or game.asking.name() != "negate":
            continue
        asked = game.asking.asked()
        waits = untyped.prompt(untyped.view(game, None), lang, NAMES[:5])["waiting"]
        assert all(NAMES[seat] in waits for seat in asked)
        for seat in set(asked) - set(game.actors()):
            sealed = untyped.prompt(untyped.view(game, seat), lang, NAMES[:5])["waiting"]
            assert sealed == TEXTS[lang].PHRASES["sealed"]


# What is announced comes true


KINDS = {
    "loses favor": ("disfavored", "vilified"),
    "loses favor and is vilified": ("vilified",),
    "is vilified": ("vilified",),
    "regains favor": ("favored",),
    "regains standing, disfavored": ("disfavored",),
}


@each_count
@rule("D-TERM-4", "D-TERM-5", "D-TERM-6")
def test_what_follows_is_what_happens(seats: int) -> None:
    """Where nobody negates. A cascade may go further than was said, never less far."""
    checked = 0
    for game in (game for seed in (10, 20, 30) for game in played(seats, seed + seats)):
        if game.over() or game.asking.name() == "negate":
            continue
        seat = game.actor()
        asked = untyped.prompt(untyped.view(game, seat), "en", NAMES[:seats])
        for choice in asked["choices"]:
            foretold = re.findall(r"\((\w+)\) ((?:loses|is|regains)[^;.]*)", choice["follows"])
            ends = "the game ends" in choice["follows"]
            if (foretold or ends) and "if it is" not in choice["follows"].lower():
                compare(foretold, ends, game, choice["code"], seat)
                checked += 1
    assert checked > 20


def compare(foretold: list[tuple[str, str]], ends: bool, game: Game, code: int, seat: int) -> None:
    ahead = game.clone()
    ahead.step(code)
    while not ahead.over() and ahead.asking.name() in ("negate", "rescind", "replace_card"):
        ahead.step(ahead.default(ahead.actor()))
    status = untyped.view(ahead, None)["more"]["status"]
    for name, fate in foretold:
        whose = seat if name == "you" else NAMES.index(name)
        assert status[whose] in (*KINDS[fate], "vilified"), (name, fate)
    if ends:
        assert ahead.over()


# The names of things


def test_cards_houses_and_places_have_names() -> None:
    assert words.card_name("suspicion.usari", "en") == "Usari suspicion"
    assert words.card_name("suspicion.usari", "de") == "Usari-Verdacht"
    assert words.card_name("event.betrayal", "de") == "Verrat"
    assert words.card_name("concealed", "en") == "concealed card"
    assert words.card_name("B1", "en") == "Twin Ruin"
    assert words.house_name("lycosia", "de") == "Lycosia"
    assert words.status_word("disfavored", "de") == "in Ungnade"
    assert words.source_name("vilified", "en") == "House, vilified"
    assert words.spot_name("house@1", "en", NAMES) == "Bob’s House"
    assert words.spot_name("conspiracy@1", "de", NAMES, you=BOB) == "deine Verschwörung"
    assert words.spot_name("hand@0", "en", ["Hans"], you=BOB) == "Hans’ hand"


def test_cards_say_what_they_do_and_the_rules_say_what_is_ours() -> None:
    assert words.event_text("informants", "en", {}) == (
        "Choose a House. Turn all its concealed cards face up, then draw 2 cards."
    )
    assert words.agenda_text("W1", "de", {}) == ("Dein eigenes Haus ist in Ungnade. Es bringt 2 Punkte.")
    assert words.house_text("silgaro", "en", {}) == (
        "Rescind Suspicion. Take a revealed suspicion from any House into your hand, then discard a card."
    )


def test_an_owners_words_are_used_and_are_not_ours() -> None:
    given: Seen = {
        "event": [
            {
                "id": "betrayal",
                "reconstructed": False,
                "name": {"en": "Treason", "de": "Hochverrat"},
                "text": {"en": "As printed.", "de": "Wie gedruckt."},
            }
        ],
        "house": [{"id": "usari", "name": {"en": "Usary", "de": "Usarien"}}],
    }
    owned = rows(given)
    assert words.card_name("event.betrayal", "de", owned) == "Hochverrat"
    assert words.event_text("betrayal", "en", {"cards": owned}) == "As printed."
    line = {"game": "duhr", "event": "negated", "you": None, "seat": 0, "house": "usari", "whom": 1}
    told_so = courtier.tell({**line, "deed": "event.betrayal"}, "en", NAMES[:4], {"cards": owned})
    assert told_so == "Ann negates Bob’s Treason with 2 Usary suspicions."


@each_language
def test_the_players_rules_are_there(lang: str) -> None:
    text = kind("duhr").told_rules(lang)
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert len(headings) == len(set(headings)) == 20
    assert 1000 < len(text.split()) < 2400
    assert not SPOKEN.foreign(lang) & {heading.lower() for heading in headings}
