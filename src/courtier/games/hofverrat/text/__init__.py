"""The words of Hof-Verrat by language. Every language has the same tables and the same grammar."""

from collections.abc import Sequence
from typing import Protocol

from courtier.core.errors import BadSetup
from courtier.games.hofverrat.text import de, en


class Text(Protocol):
    """What a language brings; `en` and `de` are two such modules."""

    FAMILY: dict[str, str]  # the family by its animal
    FAMILIES: dict[str, str]  # its members
    MEMBER: dict[str, str]  # one of them
    COMPOUND: dict[str, str]  # as the first part of a card's name
    STANDING: dict[str, str]
    COUNTED: dict[str, tuple[str, str]]  # one, several
    PLACES: dict[str, dict[str, str]]  # by case: where to, where, from where
    ZONES: dict[str, str]
    PHRASES: dict[str, str]  # by what is said
    STORY: dict[str, tuple[str, str]]  # to the one who does it, to all others
    EXPLAIN: dict[str, str]  # the rules of a question
    GLOSSARY: dict[str, str]

    def the(self, noun: str) -> str: ...  # as an object
    def a(self, noun: str) -> str: ...  # as an object
    def whose(self, name: str) -> str: ...
    def many(self, count: int, what: str) -> str: ...
    def listed(self, items: Sequence[str]) -> str: ...


TEXTS: dict[str, Text] = {"en": en, "de": de}


def text_in(lang: str) -> Text:
    """The words of a language."""
    if lang not in TEXTS:
        raise BadSetup(f"unknown language {lang!r}; expected {' or '.join(TEXTS)}")
    return TEXTS[lang]
