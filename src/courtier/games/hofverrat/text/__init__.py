"""The words of Hof-Verrat by language. Every language has the same tables and the same grammar."""

from typing import Protocol

from courtier.core.words import Tables, Words
from courtier.games.hofverrat.deck import own_rows
from courtier.games.hofverrat.text import de, en


class Text(Tables, Protocol):
    """What a language brings to this game; `en` and `de` are two such modules."""

    FAMILY: dict[str, str]  # the family by its animal
    FAMILIES: dict[str, str]  # its members
    MEMBER: dict[str, str]  # one of them
    COMPOUND: dict[str, str]  # as the first part of a card's name
    STANDING: dict[str, str]
    PLACES: dict[str, dict[str, str]]  # by case: where to, where, from where

    def the(self, noun: str) -> str: ...  # as an object
    def a(self, noun: str) -> str: ...  # as an object


TEXTS: dict[str, Text] = {"en": en, "de": de}
WORDS = Words(TEXTS, own_rows)
text_in = WORDS.text_in
rows_in = WORDS.rows_in
