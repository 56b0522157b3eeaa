"""Cutthroat Kingdoms at the terminal: players and the ring as a picture, and as sentences."""

from courtier.reading.cutthroat import SENTENCES, sentences
from courtier.terminal.tables import TerminalTable
from courtier.terminal.tables.cutthroat import picture

TABLE = TerminalTable(
    draw=picture.draw,
    draw_count=picture.draw_count,
    text=SENTENCES,
    asides={
        ("purse", "beutel"): sentences.own_goods,
        ("lords", "powers", "kräfte", "kraefte"): sentences.lords,
        ("land", "territories", "gebiete"): sentences.abilities,
        ("discard", "discards", "ablage"): sentences.discards,
    },
    own_first=False,  # most of what is done to land and players is harm
)
