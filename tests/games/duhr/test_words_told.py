"""The story where who listens or what they are called matters. Sentence by sentence: `told.py`."""

from tests.games.duhr.table import ANN, BOB
from tests.games.words import story

import courtier


def test_the_gallery_is_told_everything_by_name() -> None:
    drawn = story("duhr", "en", "drew", you=None, seat=ANN, count=2, web=9, cards="unknown")
    assert drawn == "Ann draws 2 cards; 9 left in the Web."
    assert (
        story("duhr", "de", "played", you=None, seat=BOB, to=ANN, card="scandal")
        == "Bob bringt einen Skandal über Anns Haus."
    )


def test_names_are_said_as_they_are() -> None:
    glimpse = {"game": "duhr", "event": "played", "you": 1, "seat": 0, "to": 2, "card": "scandal"}
    names = ["{who}", "Bob", "Hans", "Dan"]
    assert courtier.tell(glimpse, "en", names) == "{who} creates a scandal on Hans’ House."
    assert courtier.tell(glimpse, "de", names) == "{who} bringt einen Skandal über Hans’ Haus."
