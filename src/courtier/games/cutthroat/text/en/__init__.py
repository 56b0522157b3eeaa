"""The English words, by subject."""

from courtier.games.cutthroat.text.en.composing import COMPOSING
from courtier.games.cutthroat.text.en.explained import EXPLAIN, GLOSSARY
from courtier.games.cutthroat.text.en.names import (
    COLOURS,
    COUNTED,
    DECK,
    GEM,
    PEOPLE,
    POWER,
    PROPOSAL,
    ZONES,
    titled,
)
from courtier.games.cutthroat.text.en.phrases import PHRASES
from courtier.games.cutthroat.text.en.story import STORY

__all__ = [
    "COLOURS",
    "COMPOSING",
    "COUNTED",
    "DECK",
    "EXPLAIN",
    "GEM",
    "GLOSSARY",
    "PEOPLE",
    "PHRASES",
    "POWER",
    "PROPOSAL",
    "STORY",
    "ZONES",
    "titled",
]
