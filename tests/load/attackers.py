"""Attacks on a server, each in a process: `python -m tests.load.attackers NAME PORT CODE FRAMES SECONDS SEED`.

Everything goes to 127.0.0.1, from other addresses of this machine, and ends after so many frames or seconds. The last
line says how many frames were sent and how many requests ended with a fault of the server's.
"""

import asyncio
import os
import random
import struct
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
from tests.load.wire import handshake

from courtier.server.admission import raise_file_limit
from courtier.server.socket import Hello, Ping
from courtier.table.commands import Request

FRAMES_EACH: Final = 150  # of one socket; the server closes it before that
SILENT: Final = 1_050  # connections of one address that filled a limit of 1,024 files
NICE: Final = 15  # the driver that measures goes first
Deed = Callable[[], Coroutine[Any, Any, None]]
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
SCHEMAS: Final[dict[str, Any]] = msgspec.json.schema_components([*Request.__args__, Hello, Ping])[1]
ODD: Final[list[Any]] = [
    None, True, -1, 0, 1, 2, 5, 6, 2**31, 2**63, 1e308, "", " ", "x" * 600, "\u202e", [], [0] * 999, {}, {"a": {}},
]  # fmt: skip


class Attack:
    """What all attacks share: a port, a table, chance, and what is left to send."""

    def __init__(self, port: int, code: str, frames: int, seconds: float, seed: int) -> None:
        self.port = port
        self.code = code
        self.left = frames
        self.sent = 0
        self.faults = 0
        self.until = time.monotonic() + seconds
        self.luck = random.Random(seed)
        self.address = 1 + seed % 50

    def goes_on(self) -> bool:
        return self.left > 0 and time.monotonic() < self.until

    def seconds_left(self) -> float:
        return max(0.0, self.until - time.monotonic())

    async def dial(self, same: bool = False) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """From the next address of this machine, where it has several, or from the same one as before."""
        self.address = self.address if same else self.address % 200 + 2
        local = (f"127.0.0.{self.address}", 0) if sys.platform == "linux" else None
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=local)

    async def ask(self, head: bytes, body: bytes = b"") -> tuple[int, bytes]:
        """A request; its status and the head of the answer."""
        reader, writer = await self.dial()
        try:
            writer.write(head + body)
            answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            rest = await asyncio.wait_for(reader.read(4096), 10)
        finally:
            writer.close()
        status = int(answer.split(b" ", 2)[1])
        self.faults += status == 500
        return status, answer + rest

    async def visit(self) -> tuple[str, str]:
        """Cookie and ticket of a new visitor."""
        head = (
            f"POST /api/visit HTTP/1.1\r\nHost: x\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            "Content-Length: 2\r\nConnection: close\r\n\r\n"
        )
        _, answer = await self.ask(head.encode(), b"{}")
        cookie = answer.split(b"set-cookie: ")[1].split(b";")[0].decode()
        return cookie, answer.split(b'"ticket":"')[1].split(b'"')[0].decode()

    async def line(self, hello: bool = True) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket at the table."""
        cookie, ticket = await self.visit()
        reader, writer = await self.dial()
        writer.write(handshake(self.port, self.code, cookie))
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        if hello:
            writer.write(framed(TEXT, msgspec.json.encode({"do": "hello", "ticket": ticket})))
        return reader, writer

    async def flood(self, make: Callable[[], bytes], pause: float = 0.0) -> None:
        """Frames on one socket after another, until nothing is left."""
        while self.goes_on():
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.TimeoutError, IndexError):
                reader, writer = await self.line()
                await self.flood_one(reader, writer, make, pause)

    async def flood_one(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, make: Callable[[], bytes], pause: float
    ) -> None:
        reading = asyncio.ensure_future(swallow(reader))
        try:
            for _ in range(FRAMES_EACH):
                if not self.goes_on() or reading.done():
                    break
                writer.write(make())
                self.left -= 1
                self.sent += 1
                await writer.drain()
                await asyncio.sleep(pause)
        finally:
            reading.cancel()
            writer.close()

    # Frames

    def nonsense(self) -> bytes:
        """A command as the schemas have it, with something wrong in it."""
        name = self.luck.choice([each for each in SCHEMAS if "do" in SCHEMAS[each].get("properties", {})])
        fields = SCHEMAS[name]["properties"]
        command = {field: self.luck.choice(ODD) for field in fields if self.luck.random() < 0.9}
        command["do"] = fields["do"]["enum"][0] if self.luck.random() < 0.95 else self.luck.choice(ODD)
        command.setdefault("id", str(self.luck.random()))
        text = msgspec.json.encode(command)
        return framed(TEXT, text[: self.luck.randrange(len(text))] if self.luck.random() < 0.1 else text)

    def bytes_of_chance(self) -> bytes:
        """Frames that are none: wrong opcodes, masks and lengths, broken text, broken ends."""
        data = self.luck.randbytes(self.luck.randrange(200))
        kind = self.luck.randrange(5)
        if kind == 0:
            return data or b"\0"
        if kind == 1:
            return framed(self.luck.randrange(16), data)
        if kind == 2:
            return framed(TEXT, data)
        if kind == 3:
            return struct.pack("!BBQ", 0x81, 0xFF, 2**62) + data
        return framed(self.luck.choice([CLOSE, PING, PONG, BINARY]), data)

    def hostile(self) -> bytes:
        """What is in order, and meant badly."""
        seat = self.luck.randrange(6)
        number = self.luck.randrange(100)
        command: dict[str, Any] = self.luck.choice(
            [
                {"do": "say", "text": "\u202e" + "ẑ" * 400},
                {"do": "note", "text": "n" * 4000},
                {"do": "speak", "lang": self.luck.choice(["en", "de"])},
                {"do": "watch", "seat": seat},
                {"do": "sit", "name": "Ann", "seat": seat},
                {"do": "kick", "seat": seat},
                {"do": "entrust", "seat": seat},
                {"do": "answer", "question": number, "action": number},
                {"do": "agree", "number": number, "yes": True},
                {"do": "undo"},
                {"do": "start"},
                {"do": "configure", "title": "t" * 60, "seats": 2 + seat % 5},
            ]
        )
        again = str(self.luck.randrange(FRAMES_EACH))  # half of the ids come several times
        return framed(TEXT, msgspec.json.encode({**command, "id": self.luck.choice([again, f"{self.luck.random()}"])}))

    def chatter(self) -> bytes:
        """Many small frames at once."""
        self.left -= 99
        self.sent += 99
        kind = self.luck.choice([framed(PING, b""), framed(PONG, b""), bytes([0x00, 0x80]) + bytes(4)])
        return (framed(TEXT, b"", fin=False) if kind[0] == 0 else b"") + kind * 100


async def schema_aware(attack: Attack) -> None:
    await several(attack, 4, lambda: attack.flood(attack.nonsense))


async def byte_level(attack: Attack) -> None:
    await several(attack, 4, lambda: attack.flood(attack.bytes_of_chance))


async def valid_but_hostile(attack: Attack) -> None:
    await several(attack, 4, lambda: attack.flood(attack.hostile, 0.01))


async def chatty(attack: Attack) -> None:
    await several(attack, 4, lambda: attack.flood(attack.chatter))


async def silent(attack: Attack) -> None:
    """Connections that say nothing: 1,050 of one address, as many of others, and some that say no hello."""
    raise_file_limit()
    lines = []
    for number in range(2 * SILENT):
        if not attack.goes_on():
            break
        with suppress(OSError):
            lines.append(await attack.dial(same=number < SILENT))
    with suppress(TimeoutError):
        async with asyncio.timeout_at(asyncio.get_running_loop().time() + attack.seconds_left()):
            for _ in range(20):
                with suppress(OSError, asyncio.IncompleteReadError, IndexError):
                    lines.append(await attack.line(hello=False))
    await asyncio.sleep(attack.seconds_left())
    for _, writer in lines:
        writer.close()


async def slow(attack: Attack) -> None:
    """Heads and bodies that come letter by letter."""
    head = b"POST /api/visit HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n"

    async def dribble() -> None:
        while attack.goes_on():
            with suppress(OSError):
                _, writer = await attack.dial()
                for letter in head + b"{" * 9999:
                    writer.write(bytes([letter]))
                    await writer.drain()
                    await asyncio.sleep(0.1)
                    if not attack.goes_on():
                        break
                writer.close()

    await several(attack, 100, dribble)


async def requests(attack: Attack) -> None:
    """Addresses, heads and bodies of chance; replays and look-ups."""

    async def asking() -> None:
        while attack.goes_on():
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.TimeoutError, ValueError, IndexError):
                await attack.ask(some_request(attack))
                await asyncio.sleep(0.02)

    await several(attack, 4, asking)


async def files(attack: Attack) -> None:
    """One address asks for a file of the pages as fast as it is answered."""

    async def reading() -> None:
        while attack.goes_on():
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.TimeoutError, ValueError, IndexError):
                attack.address = 1
                await attack.ask(b"GET /web/app.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")

    await several(attack, 4, reading)


def some_request(attack: Attack) -> bytes:
    luck = attack.luck
    table = f"/api/tables/{attack.code}"
    paths = ["/api/tables/%ff", table, f"{table}/replay?as=%C2%B2", "/api/games?lang=%00", "/web/../../x", "/ws/x"]
    path = luck.choice([*paths, "/api/tables", "/" + "a" * luck.randrange(9000)])
    body = luck.randbytes(luck.randrange(300))
    method = luck.choice(["GET", "POST", "PUT", "x" * 20])
    origin = f"http://127.0.0.1:{attack.port}"
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nOrigin: {origin}\r\nContent-Length: {len(body)}"
    return f"{head}\r\nConnection: close\r\n\r\n".encode() + body


async def several(attack: Attack, count: int, deed: Deed) -> None:
    await asyncio.gather(*[deed() for _ in range(count)])


async def swallow(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65536):
            pass


def framed(opcode: int, data: bytes, fin: bool = True) -> bytes:
    """A frame of a client's, with a mask of zeros."""
    first = (0x80 if fin else 0) | opcode
    if len(data) < 126:
        return struct.pack("!BB", first, 0x80 | len(data)) + bytes(4) + data
    return struct.pack("!BBH", first, 0x80 | 126, len(data)) + bytes(4) + data


ATTACKS: Final[dict[str, Callable[[Attack], Coroutine[Any, Any, None]]]] = {
    "schema-aware": schema_aware,
    "byte-level": byte_level,
    "valid-but-hostile": valid_but_hostile,
    "chatty": chatty,
    "silent": silent,
    "slow": slow,
    "requests": requests,
    "files": files,
}


def main(name: str, port: str, code: str, frames: str, seconds: str, seed: str) -> None:
    os.nice(NICE)
    attack = Attack(int(port), code, int(frames), float(seconds), int(seed))
    asyncio.run(ATTACKS[name](attack))
    print(f"{attack.sent} {attack.faults}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
