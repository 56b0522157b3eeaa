"""The story where who listens or what they are called matters. Sentence by sentence: `told.py`."""

from typing import Any

from tests.games.words import NAMES, story

import courtier

ANN, BOB = range(2)


def test_the_gallery_is_told_everything_by_name() -> None:
    fields: dict[str, Any] = {"seat": ANN, "partner": BOB, "cards": "unknown"}
    assert story("intrigue", "en", "offered", you=None, **fields) == "Ann and Bob have laid down what they offer."
    assert story("intrigue", "de", "swapped", you=None, seat=ANN, partner=BOB) == "Ann und Bob tauschen."


def test_names_are_said_as_they_are() -> None:
    glimpse = {"game": "intrigue", "event": "cleared", "you": 1, "seat": 0, "cards": "unknown"}
    assert courtier.tell(glimpse, "en", ["{who}", "Bob"]) == "{who}’s card goes to the discard pile."
    assert courtier.tell(glimpse, "de", ["Hans", "Bob"]) == "Hans’ Karte kommt auf den Ablagestapel."


def test_the_story_uses_an_owners_names_for_the_cards() -> None:
    rows = {"type": [{"id": "hook", "name": {"en": "Snare", "de": "Schlinge"}}]}
    options = courtier.new("intrigue", seats=3, seed=1, options={"cards": rows}).options
    glimpse = {"game": "intrigue", "event": "announced", "you": 0, "seat": 1, "card": "yellow.hook.7", "target": 2}
    assert "Snare 7 (yellow)" in courtier.tell(glimpse, "en", NAMES[:3], options)
