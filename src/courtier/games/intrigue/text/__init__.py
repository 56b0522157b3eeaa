"""The words of Game of Intrigue by language. Every language has the same tables and the same grammar."""

from collections.abc import Sequence
from typing import Protocol

from courtier.core.errors import BadSetup
from courtier.games.intrigue.text import de, en


class Text(Protocol):
    """What a language brings; `en` and `de` are two such modules."""

    COLOURS: dict[str, str]
    PHASES: dict[str, str]
    NOTES: dict[str, str]  # of an invitation
    PILES: dict[str, dict[str, str]]  # by case: chosen, from where, where
    COUNTED: dict[str, tuple[str, str]]  # one, several
    YOU: dict[str, str]  # the listener, by case
    ZONES: dict[str, str]
    SOURCES: dict[str, str]  # what the value comes from, as the head of a column
    PHRASES: dict[str, str]  # by what is said
    STORY: dict[str, tuple[str, str]]  # to the one who does it, to all others
    WAITING: dict[str, tuple[str, str]]  # by question: for one, for several
    EXPLAIN: dict[str, str]  # the rules of a question
    GLOSSARY: dict[str, str]

    def whose(self, name: str) -> str: ...
    def many(self, count: int, what: str) -> str: ...
    def listed(self, items: Sequence[str]) -> str: ...
    def either(self, items: Sequence[str]) -> str: ...


TEXTS: dict[str, Text] = {"en": en, "de": de}


def text_in(lang: str) -> Text:
    """The words of a language."""
    if lang not in TEXTS:
        raise BadSetup(f"unknown language {lang!r}; expected {' or '.join(TEXTS)}")
    return TEXTS[lang]
