"""The words of Dûhr by language. Every language has the same tables and the same grammar."""

from collections.abc import Sequence
from typing import Protocol

from courtier.core.errors import BadSetup
from courtier.games.duhr.text import de, en


class Text(Protocol):
    """What a language brings; `en` and `de` are two such modules."""

    STATUS: dict[str, str]
    ABILITY: dict[str, str]
    COUNTED: dict[str, tuple[str, str]]  # one, several
    HOUSE_OF: dict[str, dict[str, str]]  # by case: `it`, `at`, `off`; the listener's, the doer's own, another's
    PEOPLE: dict[str, dict[str, str]]  # by case: `it` and `with`; the listener, the doer
    DEED: dict[str, dict[str, tuple[str, str]]]  # by case: `is` and `it`; the listener's, another's
    ZONES: dict[str, str]
    PHRASES: dict[str, str]  # by what is said
    STORY: dict[str, tuple[str, str]]  # to the one who does it, to all others
    EXPLAIN: dict[str, str]  # the rules of a question
    GLOSSARY: dict[str, str]

    def the(self, noun: str) -> str: ...  # as an object
    def a(self, noun: str) -> str: ...  # as an object
    def is_a(self, noun: str) -> str: ...  # as a subject
    def titled(self, name: str) -> str: ...  # an ability or an event
    def whose(self, name: str) -> str: ...
    def many(self, count: int, what: str) -> str: ...
    def listed(self, items: Sequence[str]) -> str: ...


TEXTS: dict[str, Text] = {"en": en, "de": de}


def text_in(lang: str) -> Text:
    """The words of a language."""
    if lang not in TEXTS:
        raise BadSetup(f"unknown language {lang!r}; expected {' or '.join(TEXTS)}")
    return TEXTS[lang]
