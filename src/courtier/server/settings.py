"""The settings of a server, and all its limits."""

from pathlib import Path
from typing import Final, NamedTuple

FRAME_BYTES: Final = 16_384  # one message from a client
BODY_BYTES: Final = 16_384  # one request
QUEUE_MESSAGES: Final = 64  # waiting for a client that does not read; then it is sent away
QUEUE_BYTES: Final = 256 * 1024
HELLO_SECONDS: Final = 10.0  # between the handshake and the hello
TICKET_SECONDS: Final = 60.0
ANSWER_SECONDS: Final = 10.0  # a command that is not stored by then is refused
WATCH_SECONDS: Final = 1.0  # between two looks at what waits for the disk
IDLE_SECONDS: Final = 600.0  # a table nobody touched is dropped from memory
SWEEP_SECONDS: Final = 30.0
SNAPSHOT_LINES: Final = 200  # lines since the last snapshot that make a new one worth it
RESTART_SECONDS: Final = 3.0  # when clients of a stopping server come back
TOUCH_SECONDS: Final = 60.0  # how exactly lists know when a table was last used
LIST_LENGTH: Final = 50  # tables of one list
LIST_SECONDS: Final = 24 * 3600.0  # an open table that nobody has used for so long is not listed
HINT_SECONDS: Final = 15.0  # a bot that has not answered by then is not waited for
REVIEW_SECONDS: Final = 20.0  # that the review of a seat may take, where the bot searches
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers allow


class Rate(NamedTuple):
    """So many at once, and so many again per second."""

    burst: float
    per_second: float


class Rates(NamedTuple):
    """What one socket, one visitor and one address may do."""

    frames: Rate = Rate(100, 5)  # of one socket
    commands: Rate = Rate(200, 10)  # of one visitor, over all sockets
    handshakes: Rate = Rate(60, 2)  # of one address
    visits: Rate = Rate(60, 1)  # new cookies of one address
    requests: Rate = Rate(200, 20)  # of one address, below /api
    files: Rate = Rate(3000, 100)  # pages and their files, for one address; a first visit takes up to a hundred
    hints: Rate = Rate(8, 0.5)  # of one visitor; a bot thinks for each
    replays: Rate = Rate(10, 0.2)  # of one address; each is played again
    reviews: Rate = Rate(6, 1 / 20)  # of one address; a bot works on each for some seconds
    tables: Rate = Rate(10, 1 / 30)  # made by one visitor
    tables_of_address: Rate = Rate(60, 1)  # tables made from one address


UNLIMITED: Final = Rates(*[Rate(1e12, 1e12)] * len(Rates._fields))


class ConnectionLimits(NamedTuple):
    """Connections that hold no seat; people who sit at a table do not count."""

    per_address: int = 256
    in_all: int = 0  # with those who sit; 0: as many as the system allows


class Settings(NamedTuple):
    """The settings of one server."""

    folder: Path
    origins: tuple[str, ...]  # exactly these pages may speak to it
    secure: bool = False  # all of them are https
    workers: int = 1  # processes in which bots think
    rates: Rates = Rates()
    connections: ConnectionLimits = ConnectionLimits()
    review_seconds: float = REVIEW_SECONDS
    behind_proxy: bool = False  # a proxy on this machine says who calls
