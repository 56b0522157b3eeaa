"""HTTP and WebSocket below ASGI: uvicorn's protocols, changed where a server of games needs it.

These classes override methods of uvicorn that are not part of its public interface. `tests/server/test_internals.py`
lists them and fails when one of them changes.
"""

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.typing import BytesLike
from websockets.utils import apply_mask

from courtier.server.admission import Peer, Stage
from courtier.server.app import App
from courtier.server.connection import OnText
from courtier.server.limits import Bucket
from courtier.server.settings import FRAME_BYTES

SLICE_BYTES: Final = 1024  # bytes read before other connections get their turn: 170 empty frames at most
STAGES: Final = {h11.IDLE: Stage.HEAD, h11.SEND_BODY: Stage.BODY}
NO_TEXT: Final = 1007  # the code of closing for a text that is not UTF-8
TEXT_FRAME: Final = 0x81
SIGNALS: Final = (0x88, 0x89, 0x8A)  # frames: close, ping, pong
MASKED: Final = 0x80  # added to the size
END_OF_HEAD: Final = b"\r\n\r\n"
FAREWELL_SECONDS: Final = 0.5  # for the last words to a client that sent too much
WRITE_BUFFER: Final = 32 * 1024  # bytes of one line that the system has not taken yet; more waits in our own queue


def app_of(config: uvicorn.Config) -> App:
    app = config.app
    assert isinstance(app, App)
    return app


class Http(H11Protocol):
    """An HTTP connection. It is counted, and each part of a request has a time limit."""

    peer: Peer | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        app = app_of(self.config)
        address = self.client[0] if self.client and not app.behind_proxy else ""
        self.peer = app.admission.enter(transport, address, transport.abort, self.loop.time())
        if self.peer is None:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.peer is not None:
            super().data_received(data)
            self.note_stage()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.note_stage()

    def note_stage(self) -> None:
        """What the connection waits for now, by the state of its request."""
        if self.transport.get_protocol() is self:
            stage = STAGES.get(self.conn.their_state, Stage.ANSWER)
            app_of(self.config).admission.reach(self.transport, stage, self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        app_of(self.config).admission.leave(self.transport)
        super().connection_lost(exc)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that can also be cut: a client that reads nothing would never let itself be closed.

    It stops reading when several messages wait, not at each one, which would cost two system calls. `on_text` gets a
    text at once, without the queue and the task that ASGI puts in between. A text that comes whole and alone, as pages
    send it, is taken out of its frame here. Every frame counts, whatever it holds: pings, pongs and empty fragments
    cost the server as much as texts.
    """

    on_text: OnText | None = None
    on_flood: Callable[[], None] | None = None
    between = False  # true if the library has read whole frames only so far
    counted = False  # true if the frame that is being read was counted already
    flooded = False  # true if no more is read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        app = app_of(self.config)
        self.clock = app.clock
        self.rate = app.rates.frames
        self.bucket = Bucket(self.rate.burst, self.clock())
        app.admission.reach(transport, Stage.HELLO, self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        app_of(self.config).admission.leave(self.transport)
        super().connection_lost(exc)

    def comes_from(self, address: str) -> None:
        """Set the client's address, as a proxy may have told it."""
        admission = app_of(self.config).admission
        if (peer := admission.peers.get(self.transport)) is not None:
            admission.comes_from(peer, address)

    def set_seated(self, on: bool) -> None:
        stage = Stage.SEAT if on else Stage.WATCH
        app_of(self.config).admission.reach(self.transport, stage, self.loop.time())

    def set_closing(self) -> None:
        app_of(self.config).admission.reach(self.transport, Stage.CLOSING, self.loop.time())

    def allowed(self) -> bool:
        """Count one more frame; return whether it is allowed. After one too many the connection is closed."""
        if self.flooded:
            return False
        if self.bucket.take(self.rate, self.clock()):
            return True
        self.flooded = True
        self.transport.pause_reading()
        self.close_timeout = FAREWELL_SECONDS  # nobody would read the client's reply
        if self.on_flood is not None:
            self.on_flood()
        else:
            self.transport.abort()
        return False

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
        """The handshake is over: free what it needed, some kilobytes for each of thousands of connections."""
        super().start_keepalive()
        cast("dict[str, object]", self.scope).clear()
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.between = data.endswith(END_OF_HEAD)
        elif self.between:
            text = lone_text(data)
            if text is not None and self.on_text is not None and self.queue.empty():
                if self.allowed() and not self.pass_on(text):
                    self.read(data, counted=True)
                return
            self.between = text is not None or is_lone_signal(data)
        self.read(data)

    def read(self, data: bytes, counted: bool = False) -> None:
        """Read a little at a time: thousands of empty frames may have come at once, and all other connections wait."""
        self.counted = counted
        for start in range(0, len(data), SLICE_BYTES):
            if not self.flooded:
                super().data_received(data[start : start + SLICE_BYTES])

    def handle_cont(self, event: Frame) -> None:
        if self.allowed():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        counted, self.counted = self.counted, False
        if (counted or self.allowed()) and not (event.fin and self.pass_on(event.data)):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.allowed():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self.allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.allowed():
            super().handle_pong(event)

    def pass_on(self, data: BytesLike) -> bool:
        """Pass a text to the listener, unless an earlier one still waits. True if it was passed on."""
        if self.on_text is None or not self.queue.empty():
            return False
        try:
            text = str(data, "utf-8")
        except UnicodeDecodeError:
            return False
        return self.on_text(text)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.frames = []
            if self.conn.state is State.OPEN:  # otherwise it is being closed already
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
            return
        self.read_paused = self.queue.qsize() < self.config.ws_max_queue  # then there is no reason to
        super().send_receive_event_to_app()


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


def is_text(parts: list[bytes]) -> bool:
    """Are these the parts of a text, in UTF-8?"""
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


def is_lone_signal(data: bytes) -> bool:
    """Is this one whole frame that carries no message: a ping, a pong or a good-bye?"""
    return len(data) >= 6 and data[0] in SIGNALS and len(data) == 6 + data[1] - MASKED
