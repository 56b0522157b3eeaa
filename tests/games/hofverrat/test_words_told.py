"""The story where who listens or what they are called matters. Sentence by sentence: `told.py`."""

from tests.games.hofverrat.table import ANN, BOB, NAMES
from tests.games.words import story

import courtier


def test_the_gallery_is_told_everything_by_name() -> None:
    assert story("hofverrat", "en", "dealt", you=None, seat=ANN, count=3, cards="unknown") == "Ann is dealt 3 cards."
    assert story("hofverrat", "de", "laid", you=None, seat=BOB, spot="district@0", card="stag.guard") == (
        "Bob legt den Hirsch-Wächter in Anns Bezirk."
    )


def test_names_are_said_as_they_are() -> None:
    glimpse = {"game": "hofverrat", "event": "spared", "you": 1, "seat": 0, "area": "district@2"}
    names = ["{who}", "Bob", "Hans"]
    assert courtier.tell(glimpse, "en", names) == "{who} spares everyone in Hans’ district."
    assert courtier.tell(glimpse, "de", names) == "{who} verschont alle in Hans’ Bezirk."


def test_the_story_uses_an_owners_names_for_the_cards() -> None:
    rows = {"role": [{"id": "noble", "name": {"en": "duke", "de": "Herzog"}}]}
    options = courtier.new("hofverrat", seats=3, seed=1, options={"cards": rows}).options
    glimpse = {"game": "hofverrat", "event": "laid", "you": 0, "seat": 1, "spot": "table:above", "card": "hare.noble"}
    assert "hare duke" in courtier.tell(glimpse, "en", NAMES[:3], options)
