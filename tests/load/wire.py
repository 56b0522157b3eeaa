"""A WebSocket client that does as little as possible, so that the driver measures the server and not itself."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import Any

from msgspec import Struct, json


class Table(Struct):
    phase: str
    match: int = 1


class Choice(Struct):
    code: int


class View(Struct):
    choices: list[Choice]


class Offered(Struct):
    number: int


class Heard(Struct, rename={"kind": "is"}):
    """What the driver wants to know of a message."""

    kind: str
    v: int | None = None
    ack: str | None = None
    id: str | None = None
    code: str | None = None
    table: Table | None = None
    view: View | None = None
    offers: list[Offered] | None = None
    question: Any = "unchanged"


DECODER = json.Decoder(Heard)
ROOM = memoryview(bytearray(256 * 1024))  # where all sockets read into, one after another
Hear = Callable[["Wire", Heard], None]


class Wire(asyncio.BufferedProtocol):
    """One socket: text out, messages in."""

    def __init__(self, request: bytes, hear: Hear, lost: Callable[["Wire"], None]) -> None:
        self.request = request
        self.hear = hear
        self.lost = lost
        self.buffer = b""
        self.raw = b""  # the last message
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def get_buffer(self, sizehint: int) -> memoryview:
        return ROOM

    def buffer_updated(self, nbytes: int) -> None:
        self.buffer += ROOM[:nbytes]
        if not self.open.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head[:40].decode()))
                return
            self.buffer = rest
            self.open.set_result(None)
        self.frames()

    def frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            opcode, length = buffer[at] & 15, buffer[at + 1] & 127
            start = at + 2
            if length == 126:
                if len(buffer) < at + 4:
                    break
                (length,) = struct.unpack_from("!H", buffer, at + 2)
                start = at + 4
            elif length == 127:
                if len(buffer) < at + 10:
                    break
                (length,) = struct.unpack_from("!Q", buffer, at + 2)
                start = at + 10
            if len(buffer) < start + length:
                break
            self.frame(opcode, buffer[start : start + length])
            at = start + length
        self.buffer = buffer[at:]

    def frame(self, opcode: int, data: bytes) -> None:
        if opcode == 1:
            self.raw = data
            self.hear(self, DECODER.decode(data))
        elif opcode == 9:
            self.write(10, data)

    def send(self, command: dict[str, Any]) -> None:
        self.write(1, json.encode(command))

    def write(self, opcode: int, data: bytes) -> None:
        assert self.transport is not None
        mask = b"\0\0\0\0"
        length = len(data)
        head = struct.pack("!BB", 0x80 | opcode, 0x80 | length) if length < 126 else b""
        head = head or struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
        self.transport.write(head + mask + data)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))
        self.lost(self)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


def handshake(port: int, code: str, cookie: str) -> bytes:
    key = b64encode(os.urandom(16)).decode()
    return (
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Origin: http://127.0.0.1:{port}\r\nCookie: {cookie}\r\n\r\n"
    ).encode()


class Http:
    """Requests on one kept connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        data = json.encode(body)
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n{cookie}\r\n".encode()
            + data
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
        lower = {name.lower(): value for name, value in fields.items()}
        answer = await reader.readexactly(int(lower["content-length"]))
        if "set-cookie" in lower:
            self.cookie = lower["set-cookie"].partition(";")[0]
        if not head.startswith("HTTP/1.1 2"):
            raise ConnectionError(head.split("\r\n")[0])
        said: dict[str, Any] = json.decode(answer)
        return said

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None
