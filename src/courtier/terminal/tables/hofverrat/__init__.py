"""Hof-Verrat at the terminal: the queen's table as a picture, and as sentences."""

from courtier.games.hofverrat.text.bookkeeping import is_bookkeeping
from courtier.terminal.tables import Table
from courtier.terminal.tables.hofverrat import picture, reading

TABLE = Table(
    draw=picture.draw,
    read=reading.read,
    draw_count=picture.draw_count,
    read_count=reading.read_count,
    asides={("missions", "mission", "missionen"): reading.own_missions},
    untold=is_bookkeeping,
)
