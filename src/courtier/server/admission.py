"""How many connections there may be: of one address, and in all.

Connections of people who sit at a table do not count. All others are limited; where a limit is reached, the connection
that has been silent for longest makes room for the new one. A share of all connections is reserved for people who sit
at a table and come back: while there are too many others, nobody else is served (`is_crowded`).
"""

import asyncio
from collections.abc import Callable
from enum import IntEnum
from math import inf
from typing import Final

from courtier.server.logs import note
from courtier.server.settings import ConnectionLimits

FILES_OF_OUR_OWN: Final = 128  # database, log, pipes to the processes of bots
MOST: Final = 20_000  # the most connections, also if the system allows more: each takes memory
RESERVED: Final = 0.25  # share of the connections that is reserved for people who sit at a table
SPARE: Final = 32  # connections over an address's limit, for people who sit at a table and come back
SWEEP_SECONDS: Final = 1.0


class Stage(IntEnum):
    """What a connection is waiting for or doing; each stage has its own time limit."""

    HEAD = 0  # no request yet, or none after the last one
    BODY = 1  # its body is not complete
    ANSWER = 2  # it is being answered
    HELLO = 3  # a WebSocket that has not said hello
    WATCH = 4  # a WebSocket at a table, without a seat
    SEAT = 5  # a WebSocket of somebody who sits there
    CLOSING = 6  # a WebSocket that is being closed; a client that reads nothing could keep it open for ever


SECONDS: Final = {Stage.HEAD: 10.0, Stage.BODY: 15.0, Stage.ANSWER: 120.0, Stage.HELLO: 15.0, Stage.CLOSING: 15.0}
SILENT: Final = (Stage.HEAD, Stage.BODY, Stage.HELLO, Stage.CLOSING)


class Peer:
    """One connection. `cut` closes it at once."""

    __slots__ = ("address", "cut", "since", "stage")

    def __init__(self, address: str, cut: Callable[[], None], now: float) -> None:
        self.address = address  # empty: not known yet, as behind a proxy
        self.cut = cut
        self.stage = Stage.HEAD
        self.since = now


class Admission:
    """Counts connections. Everything here runs in the event loop."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self.limits = limits
        self.in_all = limits.in_all or most_connections()
        self.peers: dict[object, Peer] = {}  # by transport; those that hold no seat, the oldest first
        self.seated: dict[object, Peer] = {}
        self.of_address: dict[str, int] = {}

    # Coming and going

    def enter(self, transport: asyncio.BaseTransport, address: str, cut: Callable[[], None], now: float) -> Peer | None:
        """A new connection; `None`: it must be closed."""
        if not self.make_room(address):
            note("connection refused")
            return None
        peer = self.peers[transport] = Peer(address, cut, now)
        self.count(peer, 1)
        return peer

    def make_room(self, address: str) -> bool:
        own = self.of_address.get(address, 0) if address else 0
        if own >= self.limits.per_address and not self.drop_silent(address):
            return own < self.limits.per_address + SPARE
        if len(self.peers) >= self.most_unseated() and not self.drop_silent(None):
            return len(self.peers) + len(self.seated) < self.in_all
        return True

    def drop_silent(self, address: str | None) -> bool:
        """Cut the connection that was silent for longest, of this address or (`None`) of all. True if there was one."""
        for transport, peer in self.peers.items():
            if peer.stage in SILENT and address in (None, peer.address):
                self.leave(transport)
                peer.cut()
                return True
        return False

    def leave(self, transport: object) -> None:
        self.seated.pop(transport, None)
        peer = self.peers.pop(transport, None)
        if peer is not None:
            self.count(peer, -1)

    def count(self, peer: Peer, by: int) -> None:
        left = self.of_address.get(peer.address, 0) + by
        if left:
            self.of_address[peer.address] = left
        else:
            self.of_address.pop(peer.address, None)

    # What becomes of them

    def comes_from(self, peer: Peer, address: str) -> None:
        """Behind a proxy the address is known with the first request."""
        if peer.address != address:
            self.count(peer, -1)
            peer.address = address
            self.count(peer, 1)

    def reach(self, transport: object, stage: Stage, now: float) -> None:
        """The connection enters a stage; the time limit of the stage starts."""
        peer = self.peers.get(transport) or self.seated.get(transport)
        if peer is None or peer.stage in (stage, Stage.CLOSING):
            return
        if stage == Stage.SEAT:
            self.leave(transport)
            self.seated[transport] = peer
        elif peer.stage == Stage.SEAT:
            del self.seated[transport]
            self.peers[transport] = peer
            self.count(peer, 1)
        peer.stage, peer.since = stage, now

    def most_unseated(self) -> int:
        return int(self.in_all * (1 - RESERVED))

    def is_crowded(self, address: str) -> bool:
        """True if so many others are connected that only people who sit at a table are served."""
        over = self.of_address.get(address, 0) > self.limits.per_address
        return over or len(self.peers) > self.most_unseated()

    def sweep(self, now: float) -> int:
        """Cut all connections that have used up their time; return how many."""
        late = [each for each, peer in self.peers.items() if now - peer.since > SECONDS.get(peer.stage, inf)]
        for transport in late:
            peer = self.peers[transport]
            self.leave(transport)
            peer.cut()
        if late:
            note("silent connections closed", count=len(late))
        return len(late)

    async def watch(self) -> None:
        """Sweep for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(loop.time())


def most_connections() -> int:
    """As many as this process may have files open, minus those that it needs itself."""
    try:
        import resource  # noqa: PLC0415 - not on every platform
    except ImportError:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = MOST if soft == resource.RLIM_INFINITY else soft - FILES_OF_OUR_OWN
    return max(FILES_OF_OUR_OWN, min(MOST, allowed))


def raise_file_limit() -> None:
    """Raise the limit of open files as far as the system allows."""
    try:
        import resource  # noqa: PLC0415 - not on every platform
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
