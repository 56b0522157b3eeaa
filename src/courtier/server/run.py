"""Serving: the socket is taken before anything is promised, and everybody is told before it is given up."""

import errno
import logging
import socket
import sys
from collections.abc import Callable
from struct import pack
from typing import Final, cast

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.typing import BytesLike
from websockets.utils import apply_mask

from courtier.core.errors import CourtierError
from courtier.server import logs
from courtier.server.app import App
from courtier.server.connection import Hear
from courtier.server.logs import note
from courtier.server.settings import FRAME_BYTES, Settings

BACKLOG: Final = 2048
SWITCH_SECONDS: Final = 0.0005  # the thread that writes must not wait long for its turn
STOP_SECONDS: Final = 10
PING_SECONDS: Final = 20.0
TEXT_FRAME: Final = 0x81
SIGNALS: Final = (0x88, 0x89, 0x8A)  # frames: close, ping, pong
MASKED: Final = 0x80  # added to the size
END_OF_HEAD: Final = b"\r\n\r\n"
WRITE_BUFFER: Final = 32 * 1024  # bytes of one line that the system has not taken yet; more waits in our own queue


class PortTaken(CourtierError):
    """Somebody else listens there."""


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that can also be cut: a client that reads nothing would never let itself be closed.

    It stops reading when several messages wait, not at each one, which would cost two calls of the system. Who listens
    hears a text at once, without the queue and the task that ASGI puts between; and one that came whole and alone, as
    pages send it, is taken out of its frame here.
    """

    hear: Hear | None = None
    between = False  # has the library read nothing but whole frames so far?

    def handle_connect(self, event: Request) -> None:
        self.transport.set_write_buffer_limits(WRITE_BUFFER)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["courtier"] = {"wire": self}

    def write_now(self, text: bytes) -> bool:
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    def abort(self) -> None:
        self.transport.abort()

    def start_keepalive(self) -> None:
        """The handshake is over: what it needed is some kilobytes for each of thousands of lines."""
        super().start_keepalive()
        cast("dict[str, object]", self.scope).clear()
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.between = data.endswith(END_OF_HEAD)
        elif self.between:
            text = lone_text(data)
            if text is not None and self.heard(text):
                return
            self.between = text is not None or is_lone_signal(data)
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        if not (event.fin and self.heard(event.data)):
            super().handle_text(event)

    def heard(self, data: BytesLike) -> bool:
        """Hands it to who listens, unless something waits that came before it; was it taken?"""
        if self.hear is None or not self.queue.empty():
            return False
        try:
            text = str(data, "utf-8")
        except UnicodeDecodeError:
            return False
        return self.hear(text)

    def send_receive_event_to_app(self) -> None:
        self.read_paused = self.queue.qsize() < self.config.ws_max_queue  # then there is no need to
        super().send_receive_event_to_app()


class Server(uvicorn.Server):
    """Says good-bye before it stops."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.courtier = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.courtier.registry.garbage.begin()
        note("serving")
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        note("stopping")
        await self.courtier.registry.say_bye()
        await super().shutdown(sockets)
        self.courtier.registry.garbage.end()


def framed(text: bytes) -> bytes:
    """A text frame, whole, unmasked and uncompressed, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return pack("!BB", TEXT_FRAME, size) + text
    if size < 65536:
        return pack("!BBH", TEXT_FRAME, 126, size) + text
    return pack("!BBQ", TEXT_FRAME, 127, size) + text


def lone_text(data: bytes) -> bytes | None:
    """The text, if this is one whole frame of a client's and nothing more: a text, not in pieces, not long."""
    if len(data) < 6 or data[0] != TEXT_FRAME or not MASKED <= data[1] <= MASKED + 126:
        return None
    start = 6 if data[1] < MASKED + 126 else 8
    size = data[1] - MASKED if start == 6 else int.from_bytes(data[2:4], "big")
    if len(data) != start + size or size > FRAME_BYTES:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def is_lone_signal(data: bytes) -> bool:
    """Is this one whole frame that carries no message: a ping, a pong or a good-bye?"""
    return len(data) >= 6 and data[0] in SIGNALS and len(data) == 6 + data[1] - MASKED


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


def serve(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    behind_proxy: bool = False,
    level: int = logging.INFO,
) -> None:
    """Until a signal comes."""
    sys.setswitchinterval(SWITCH_SECONDS)
    with listener:
        app = App(settings)
        logs.start(level)
        app.thinkers.start()
        Server(config(app, behind_proxy), app, ready).run([listener])
