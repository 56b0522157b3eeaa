"""The English words, by subject."""

from courtier.games.duhr.text.en.composing import COMPOSING
from courtier.games.duhr.text.en.explained import EXPLAIN, GLOSSARY
from courtier.games.duhr.text.en.names import (
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
from courtier.games.duhr.text.en.phrases import PHRASES
from courtier.games.duhr.text.en.story import STORY

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
