"""Game of Intrigue at the terminal: the salon as a picture, and as sentences."""

from courtier.reading.intrigue import SENTENCES, sentences
from courtier.terminal.tables import TerminalTable
from courtier.terminal.tables.intrigue import picture

TABLE = TerminalTable(
    draw=picture.draw,
    draw_count=picture.draw_count,
    text=SENTENCES,
    asides={
        ("pacts", "pact", "pakte", "pakt"): sentences.own_pacts,
        ("votes", "vote", "stimmen"): sentences.votes,
    },
    own_first=False,  # hardly anybody votes against oneself
)
