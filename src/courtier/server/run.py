"""Serving: the socket is taken before anything is promised, and everybody is told before it is given up."""

import errno
import gc
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from courtier.core.errors import CourtierError
from courtier.server.app import App
from courtier.server.logs import note
from courtier.server.settings import FRAME_BYTES, Settings

BACKLOG: Final = 2048
STOP_SECONDS: Final = 10
PING_SECONDS: Final = 20.0
WRITE_BUFFER: Final = 32 * 1024  # bytes of one line that the system has not taken yet; more waits in our own queue


class PortTaken(CourtierError):
    """Somebody else listens there."""


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that can also be cut: a client that reads nothing would never let itself be closed."""

    def handle_connect(self, event: Request) -> None:
        self.transport.set_write_buffer_limits(WRITE_BUFFER)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["courtier.abort"] = {"call": self.transport.abort}


class Server(uvicorn.Server):
    """Says good-bye before it stops."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.courtier = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is here now stays; looking at it again and again would make answers late
        note("serving")
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        note("stopping")
        await self.courtier.doors.say_bye()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
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


def config(app: App, behind_proxy: bool = False) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=Socket,
        ws_max_size=FRAME_BYTES,
        ws_max_queue=8,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        http="h11",
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=behind_proxy,
        backlog=BACKLOG,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=STOP_SECONDS,
        h11_max_incomplete_event_size=FRAME_BYTES,
    )


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None], behind_proxy: bool = False) -> None:
    """Until a signal comes."""
    app = App(settings)
    app.thinkers.start()
    Server(config(app, behind_proxy), app, ready).run([listener])
