"""The English words, by subject."""

from courtier.games.intrigue.text.en.explained import EXPLAIN, GLOSSARY
from courtier.games.intrigue.text.en.names import COLOURS, COUNTED, NOTES, PHASES, PILES, SOURCES, YOU, ZONES
from courtier.games.intrigue.text.en.phrases import PHRASES, WAITING
from courtier.games.intrigue.text.en.story import STORY

__all__ = [
    "COLOURS",
    "COUNTED",
    "EXPLAIN",
    "GLOSSARY",
    "NOTES",
    "PHASES",
    "PHRASES",
    "PILES",
    "SOURCES",
    "STORY",
    "WAITING",
    "YOU",
    "ZONES",
]
