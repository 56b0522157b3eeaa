"""The grammar that all games share, by language. Every language brings the same."""

from collections.abc import Sequence
from typing import Protocol

from courtier.core.text import de, en


class Grammar(Protocol):
    """What a language brings; `en` and `de` are two such modules."""

    AND: str
    OR: str

    def whose(self, name: str) -> str:
        """The possessive form of a name."""


GRAMMARS: dict[str, Grammar] = {"en": en, "de": de}


def series(items: Sequence[str], last: str) -> str:
    """`a, b and c`; `last` is the word before the last of them."""
    *most, end = items
    return f"{', '.join(most)} {last} {end}" if most else end
