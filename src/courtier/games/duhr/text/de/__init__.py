"""The German words, by subject."""

from courtier.games.duhr.text.de.composing import COMPOSING
from courtier.games.duhr.text.de.explained import EXPLAIN, GLOSSARY
from courtier.games.duhr.text.de.names import (
    ABILITY,
    COUNTED,
    DEED,
    HOUSE_OF,
    PEOPLE,
    STATUS,
    ZONES,
    a,
    is_a,
    the,
    titled,
)
from courtier.games.duhr.text.de.phrases import PHRASES
from courtier.games.duhr.text.de.story import STORY

__all__ = [
    "ABILITY",
    "COMPOSING",
    "COUNTED",
    "DEED",
    "EXPLAIN",
    "GLOSSARY",
    "HOUSE_OF",
    "PEOPLE",
    "PHRASES",
    "STATUS",
    "STORY",
    "ZONES",
    "a",
    "is_a",
    "the",
    "titled",
]
