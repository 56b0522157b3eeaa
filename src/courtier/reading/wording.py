"""A table's own words, and those that several tables share."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from courtier.reading.reader import Reader

Phrases = Mapping[str, Mapping[str, str]]  # by key and language

SHARED: Final[Phrases] = {
    "your_hand": {"en": "Your hand", "de": "Deine Hand"},
    "hand_of": {"en": "{name} holds", "de": "{name} hält"},
    "fulfilled": {"en": "fulfilled, {points}", "de": "erfüllt, {points}"},
    "failed": {"en": "not fulfilled", "de": "nicht erfüllt"},
    "met_now": {"en": "Fulfilled at present.", "de": "Zurzeit erfüllt."},
    "unmet_now": {"en": "Not fulfilled at present.", "de": "Zurzeit nicht erfüllt."},
    "empty": {"en": "empty", "de": "leer"},
    "several": {"en": "{count} × {card}", "de": "{count} × {card}"},
    "read_over": {"en": "The game is over.", "de": "Das Spiel ist aus."},
    "read_left": {"en": "{name} on your left", "de": "{name} links von dir"},
    "read_total": {"en": "{name}: {total}. {sources}.", "de": "{name}: {total}. {sources}."},
}


class Wording:
    """What a table says; its own words go before the shared ones."""

    def __init__(self, own: Phrases) -> None:
        self.phrases = {**SHARED, **own}

    def say(self, reader: Reader, key: str, **values: Any) -> str:
        return self.phrases[key][reader.lang].format(**values)

    def counted(self, words: Sequence[str], reader: Reader) -> str:
        """`noble, 2 × guard`: equal cards are said once."""
        found = [
            word if count == 1 else self.say(reader, "several", count=count, card=word)
            for word, count in Counter(words).items()
        ]
        return ", ".join(found) or self.say(reader, "empty")
