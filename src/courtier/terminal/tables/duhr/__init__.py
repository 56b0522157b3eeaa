"""Dûhr at the terminal: the Houses as a picture, and as sentences."""

from courtier.games.duhr.text.bookkeeping import is_bookkeeping
from courtier.terminal.tables import Table
from courtier.terminal.tables.duhr import picture, reading

TABLE = Table(
    draw=picture.draw,
    read=reading.read,
    draw_count=picture.draw_count,
    read_count=reading.read_count,
    asides={
        ("agenda", "vorhaben"): reading.own_secrets,
        ("pile", "discard", "ablage"): reading.discard_pile,
        ("abilities", "ability", "fähigkeiten", "faehigkeiten"): reading.abilities,
    },
    own_first=False,  # most of what is done to a House is harm (D-ASK)
    untold=is_bookkeeping,
)
