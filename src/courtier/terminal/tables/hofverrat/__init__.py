"""Hof-Verrat at the terminal: the queen's table as a picture, and as sentences."""

from courtier.reading.hofverrat import SENTENCES, sentences
from courtier.terminal.tables import TerminalTable
from courtier.terminal.tables.hofverrat import picture

TABLE = TerminalTable(
    draw=picture.draw,
    draw_count=picture.draw_count,
    text=SENTENCES,
    asides={("missions", "mission", "missionen"): sentences.own_missions},
)
