"""The words of Dûhr by language. Every language has the same tables and the same grammar."""

from typing import Protocol

from courtier.core.words import Tables, Words
from courtier.games.duhr.deck import own_rows
from courtier.games.duhr.text import de, en


class Text(Tables, Protocol):
    """What a language brings to this game; `en` and `de` are two such modules."""

    STATUS: dict[str, str]
    ABILITY: dict[str, str]
    HOUSE_OF: dict[str, dict[str, str]]  # by case: `it`, `at`, `off`; the listener's, the doer's own, another's
    PEOPLE: dict[str, dict[str, str]]  # by case: `it` and `with`; the listener, the doer
    COMPOSING: dict[str, str]  # for deals at a table
    DEED: dict[str, dict[str, tuple[str, str]]]  # by case: `is` and `it`; the listener's, another's

    def the(self, noun: str) -> str: ...  # as an object
    def a(self, noun: str) -> str: ...  # as an object
    def is_a(self, noun: str) -> str: ...  # as a subject
    def titled(self, name: str) -> str: ...  # an ability or an event


TEXTS: dict[str, Text] = {"en": en, "de": de}
WORDS = Words(TEXTS, own_rows)
text_in = WORDS.text_in
rows_in = WORDS.rows_in
