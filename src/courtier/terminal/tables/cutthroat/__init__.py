"""Cutthroat Kingdoms at the terminal: players and the ring as a picture, and as sentences."""

from courtier.games.cutthroat.text.bookkeeping import is_bookkeeping
from courtier.terminal.tables import Table
from courtier.terminal.tables.cutthroat import picture, reading

TABLE = Table(
    draw=picture.draw,
    read=reading.read,
    draw_count=picture.draw_count,
    read_count=reading.read_count,
    asides={
        ("purse", "beutel"): reading.own_goods,
        ("lords", "powers", "kräfte", "kraefte"): reading.lords,
        ("land", "territories", "gebiete"): reading.abilities,
        ("discard", "discards", "ablage"): reading.discards,
    },
    own_first=False,  # most of what is done to land and players is harm
    untold=is_bookkeeping,
)
