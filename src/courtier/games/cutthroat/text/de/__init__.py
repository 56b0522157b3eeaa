"""The German words, by subject."""

from courtier.games.cutthroat.text.de.composing import COMPOSING
from courtier.games.cutthroat.text.de.explained import EXPLAIN, GLOSSARY
from courtier.games.cutthroat.text.de.names import (
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
from courtier.games.cutthroat.text.de.phrases import PHRASES
from courtier.games.cutthroat.text.de.story import STORY

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
