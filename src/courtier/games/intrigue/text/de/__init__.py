"""The German words, by subject."""

from courtier.games.intrigue.text.de.explained import EXPLAIN, GLOSSARY
from courtier.games.intrigue.text.de.names import COLOURS, COUNTED, NOTES, PHASES, PILES, SOURCES, YOU, ZONES
from courtier.games.intrigue.text.de.phrases import PHRASES, WAITING
from courtier.games.intrigue.text.de.story import STORY

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
