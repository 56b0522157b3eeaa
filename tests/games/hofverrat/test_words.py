"""What is this game's own in its words. What all games have in common: `tests/games/test_words.py`."""

import re
from typing import Any

import pytest
from tests.games.hofverrat.play import each_count, lay, moments, new
from tests.games.hofverrat.table import BOB, NAMES, table
from tests.games.words import views
from tests.rules import rule

import courtier
from courtier.core.game import Game
from courtier.games.hofverrat import words
from courtier.games.hofverrat.actions import ACTION_COUNT
from courtier.games.hofverrat.deck import rows
from courtier.games.hofverrat.text import TEXTS, en

Seen = dict[str, Any]

each_language = pytest.mark.parametrize("lang", TEXTS)


# Words for everything


@each_language
def test_every_action_code_has_words(lang: str) -> None:
    """The largest district that can be asked about holds 29 victims."""
    crowd = "hare ooonnnaa, stag ooonnnaa, toad ooonnns, carp ooonns"
    game = table("Ann: toad a | Bob", districts={"Bob": crowd}, used="table home")
    lay(game, "toad a", "Bob")
    asked = courtier.prompt(courtier.view(game, 0), lang, NAMES[:2])
    choices = asked["choices"] + [choice for view in views("hofverrat") for choice in view["choices"]]
    assert {choice["code"] for choice in choices} == set(range(ACTION_COUNT))


# What is announced comes true


@each_count
@rule("H/A-17")
def test_what_follows_is_what_happens(seats: int) -> None:
    for game in moments(new(seats, seats), seats):
        for seat in game.actors():
            asked = courtier.prompt(courtier.view(game, seat), "en", NAMES[:seats])
            for choice in asked["choices"]:
                ahead = game.clone()
                ahead.step(choice["code"])
                compare(choice["follows"], game, ahead, seat)


def compare(follows: str, game: Game, ahead: Game, seat: int) -> None:
    view = courtier.view(ahead, seat)
    strikes = {"seat": seat, "question": "choose_victim"} in view["asked"]
    assert ("you may remove" in follows) == strikes
    if match := re.search(r"one of (\d+) courtiers", follows):
        assert len(ahead.legal(seat)) == 1 + int(match[1])
    ends = "you draw" in follows or "pile is empty" in follows
    assert ends == (ahead.turn > game.turn)
    assert ("the game is over" in follows) == ahead.over()
    for families, above, below, standing in re.findall(r"(\w+) come to (\d+):(\d+), ([\w ]+)", follows):
        family = next(each for each, plural in en.FAMILIES.items() if plural == families.lower())
        assert ahead.over() or view["more"]["standing"][family] == [int(above), int(below)]
        assert words.standing_word(ahead_of(int(above), int(below)), "en") == standing


def ahead_of(above: int, below: int) -> str:
    return "esteemed" if above > below else "disgraced" if above < below else "neutral"


# The names of things


def test_cards_families_and_places_have_names() -> None:
    assert words.card_name("hare.noble", "en") == "hare noble"
    assert words.card_name("hare.noble", "de") == "Hasen-Adliger"
    assert words.card_name("spy", "de") == "verdeckter Spion"
    assert words.card_name("L3", "en") == "Few nightingales"
    assert words.family_name("butterfly", "de") == "Schmetterling"
    assert words.source_name("hare", "en") == "Hare"
    assert words.spot_name("district@1", "en", NAMES) == "Bob’s district"
    assert words.spot_name("district@1", "de", NAMES, you=BOB) == "dein Bezirk"
    assert words.spot_name("hand@0", "en", ["Hans"], you=BOB) == "Hans’ hand"
    assert words.standing_word("neutral", "en") == "neutral"
    assert words.standing_word("disgraced", "de") == "in Ungnade"


@rule("H/A-1", "H/A-30")
def test_a_mission_says_how_nobles_count() -> None:
    fewer = "You have fewer hare cards in your district than the player to your left."
    assert words.mission_text("L4", "en", {}) == f"{fewer} A noble counts as 2 cards here."
    assert words.mission_text("L4", "en", {"mission_noble_weight": 1}) == f"{fewer} A noble counts as 1 card here."
    assert words.mission_text("L7", "de", {}) == "In deinem Bezirk liegen mindestens 3 Adlige."


def test_an_owners_words_are_used() -> None:
    given: Seen = {
        "role": [{"id": "noble", "name": {"en": "count", "de": "Graf"}}],
        "mission": [{"id": "D10", "text": {"en": "Two scandals.", "de": "Zwei Skandale."}}],
    }
    assert words.card_name("hare.noble", "de", rows(given)) == "Hasen-Graf"
    assert words.mission_text("D10", "en", {"cards": rows(given)}) == "Two scandals."
    game = new(2, 1, cards=given)
    asked = courtier.prompt(courtier.view(game, game.actor()), "de", NAMES[:2])
    assert "Graf" in str(asked)
    assert "Adlige" not in str(asked)
