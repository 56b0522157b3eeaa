"""Starts and stops the server: binds the socket before it prints the address; tells all clients before it stops."""

import asyncio
import errno
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from courtier.core.errors import CourtierError
from courtier.core.registry import troubles
from courtier.server import logs
from courtier.server.admission import raise_file_limit
from courtier.server.app import App
from courtier.server.catalog import catalog
from courtier.server.logs import note, warn
from courtier.server.protocols import Http, Socket
from courtier.server.settings import FRAME_BYTES, Settings

WAITING_CONNECTIONS: Final = 2048  # in the queue of the system
ACCEPTED_AT_ONCE: Final = 16  # so that a flood of connections does not keep the people at the tables waiting
SWITCH_SECONDS: Final = 0.0005  # so that the thread that writes gets the GIL soon
STOP_SECONDS: Final = 10
PING_SECONDS: Final = 20.0


class PortTaken(CourtierError):
    """Another program listens on this port."""


class CannotWrite(CourtierError):
    """The server stopped because it could no longer store anything."""


class Server(uvicorn.Server):
    """Tells clients before it stops. It stops by itself when nothing can be stored any more."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.courtier = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(loop_failed)
        catalog("en")  # imports all games now; later that would block all tables
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(WAITING_CONNECTIONS)
        self.courtier.registry.garbage.begin()
        note("serving")
        for trouble in troubles():
            warn("a game cannot be loaded", why=trouble)
        self.ready()

    async def on_tick(self, counter: int) -> bool:
        return await super().on_tick(counter) or self.courtier.store.given_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        note("stopping")
        await self.courtier.registry.say_bye()
        await super().shutdown(sockets)
        self.courtier.registry.garbage.end()


def loop_failed(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What asyncio complains of, as when no file is left for a connection. The log keeps one line a second of it."""
    error = context.get("exception")
    warn("event loop", error if isinstance(error, BaseException) else None, once_a_second=True)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio knows the protocol by its name, and sends at once what would else wait until a packet is acknowledged.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(f"port {port} is taken by another program; choose another with --port") from error
        raise PortTaken(f"cannot listen on {host}:{port}: {error.strerror}") from error
    listener.set_inheritable(False)
    return listener


def config(app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=Socket,
        ws_max_size=FRAME_BYTES,
        ws_max_queue=8,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        http=Http,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=app.behind_proxy,
        backlog=ACCEPTED_AT_ONCE,  # asyncio accepts as many before it does anything else
        timeout_keep_alive=15,
        timeout_graceful_shutdown=STOP_SECONDS,
        h11_max_incomplete_event_size=FRAME_BYTES,
    )


def serve(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    level: int = logging.INFO,
) -> None:
    """Serve until a signal comes."""
    sys.setswitchinterval(SWITCH_SECONDS)
    raise_file_limit()
    with listener:
        logs.start(level)
        app = App(settings)
        app.thinkers.start()
        Server(config(app), app, ready).run([listener])
        if app.store.given_up():
            raise CannotWrite(
                f"stopped, for nothing can be stored: {app.store.trouble()}; look at the disk and the log"
            )
