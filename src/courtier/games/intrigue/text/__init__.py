"""The words of Game of Intrigue by language. Every language has the same tables and the same grammar."""

from typing import Protocol

from courtier.core.words import Tables, Words
from courtier.games.intrigue.deck import own_rows
from courtier.games.intrigue.text import de, en


class Text(Tables, Protocol):
    """What a language brings to this game; `en` and `de` are two such modules."""

    COLOURS: dict[str, str]
    PHASES: dict[str, str]
    NOTES: dict[str, str]  # of an invitation
    PILES: dict[str, dict[str, str]]  # by case: chosen, from where, where
    YOU: dict[str, str]  # the listener, by case
    SOURCES: dict[str, str]  # what the value comes from, as the head of a column
    WAITING: dict[str, tuple[str, str]]  # by question: for one, for several


TEXTS: dict[str, Text] = {"en": en, "de": de}
WORDS = Words(TEXTS, own_rows)
text_in = WORDS.text_in
rows_in = WORDS.rows_in
