"""Game of Intrigue at the terminal: the salon as a picture, and as sentences."""

from courtier.games.intrigue.text.bookkeeping import is_bookkeeping
from courtier.terminal.tables import Table
from courtier.terminal.tables.intrigue import picture, reading

TABLE = Table(
    draw=picture.draw,
    read=reading.read,
    draw_count=picture.draw_count,
    read_count=reading.read_count,
    asides={
        ("pacts", "pact", "pakte", "pakt"): reading.own_pacts,
        ("votes", "vote", "stimmen"): reading.votes,
    },
    own_first=False,  # hardly anybody votes against oneself
    untold=is_bookkeeping,
)
