"""Dûhr at the terminal: the Houses as a picture, and as sentences."""

from courtier.reading.duhr import SENTENCES, sentences
from courtier.terminal.tables import TerminalTable
from courtier.terminal.tables.duhr import picture

TABLE = TerminalTable(
    draw=picture.draw,
    draw_count=picture.draw_count,
    text=SENTENCES,
    asides={
        ("agenda", "vorhaben"): sentences.own_secrets,
        ("pile", "discard", "ablage"): sentences.discard_pile,
        ("abilities", "ability", "fähigkeiten", "faehigkeiten"): sentences.abilities,
    },
    own_first=False,  # most of what is done to a House is harm (D-ASK)
)
