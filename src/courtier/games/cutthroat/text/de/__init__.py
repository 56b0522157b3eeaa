"""The German words, by subject."""

from courtier.games.cutthroat.text.de import bargaining, explained, phrases, story
from courtier.games.cutthroat.text.de.composing import COMPOSING
from courtier.games.cutthroat.text.de.explained import GLOSSARY
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

EXPLAIN = {**explained.EXPLAIN, **bargaining.EXPLAIN}
PHRASES = {**phrases.PHRASES, **bargaining.PHRASES}
STORY = {**story.STORY, **bargaining.STORY}

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
