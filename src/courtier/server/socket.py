"""One WebSocket from its handshake to its end: one page of one visitor at one table."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Annotated, Any, Final

from msgspec import DecodeError, Meta, Struct, ValidationError
from msgspec.json import Decoder

from courtier.server.connection import Line, Send
from courtier.server.guard import Guard
from courtier.server.limits import Buckets
from courtier.server.logs import note, warn
from courtier.server.phrases import say
from courtier.server.room_registry import RoomRegistry
from courtier.server.rooms import Room, encoded, read
from courtier.server.settings import FRAME_BYTES, HELLO_SECONDS, Rates
from courtier.server.tokens import Tickets
from courtier.store.errors import StoreError
from courtier.table.commands import CommandId, Language, Number, Request
from courtier.table.messages import Bye, Pong, Refuse

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

PATH: Final = "/ws/"
POLICY: Final = 1008
FAULT: Final = 1011
LINES_EACH: Final = 8  # pages that one visitor has open at one table
LATER: Final = 5.0  # seconds until somebody who was too fast may come back


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello"):
    """The first frame: the ticket, and how much of the story and the talk the page has."""

    ticket: Annotated[str, Meta(max_length=64)]
    lang: Language = "en"
    story: Number = 0
    talk: Number = 0


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Ask for a `pong`, to see whether the connection works."""


class Named(Struct):
    """The id of a frame that is no command, so that the refusal can name it."""

    id: CommandId


HELLO: Final = Decoder(Hello)
FRAME: Final[Decoder[Request | Ping]] = Decoder(Request | Ping)
NAMED: Final = Decoder(Named)


class Sockets:
    """Accepts WebSockets and passes their commands on to rooms."""

    def __init__(
        self, registry: RoomRegistry, guard: Guard, tickets: Tickets, rates: Rates, clock: Callable[[], float]
    ) -> None:
        self.registry = registry
        self.guard = guard
        self.tickets = tickets
        self.clock = clock
        self.handshakes = Buckets(rates.handshakes)
        self.commands = Buckets(rates.commands)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        wire = scope["extensions"]["courtier"]["wire"]
        wire.comes_from(address_of(scope))
        visitor = self.admitted(scope)
        if visitor is None or not await self.known(visitor):
            await send({"type": "websocket.close", "code": POLICY})
            return
        line = Line(visitor, "en", send, wire)
        code = scope["path"].removeprefix(PATH)
        await send({"type": "websocket.accept"})
        wire.flood = partial(self.too_fast, code, line)
        try:
            await self.serve(code, line, receive)
        except StoreError as error:
            warn("store", error)
            self.part(line, "store", FAULT, LATER)
        finally:
            wire.flood = None
            await self.leave(code, line)

    def admitted(self, scope: Scope) -> str | None:
        """The visitor, if Origin, path, rate and cookie are in order."""
        if not scope["path"].startswith(PATH) or self.registry.stopping:
            return None
        if not self.guard.is_ours(scope["headers"]):
            note("foreign page refused")
            return None
        if not self.handshakes.take(address_of(scope), self.clock()):
            note("too many handshakes")
            return None
        return self.guard.visitor(scope["headers"])

    async def known(self, visitor: str) -> bool:
        try:
            return await read(self.registry.store.knows, visitor)
        except StoreError as error:
            warn("store", error)
            return False

    async def serve(self, code: str, line: Line, receive: Receive) -> None:
        hello = await self.greeting(line, receive)
        if hello is None:
            self.part(line, "bad_ticket", POLICY, 1.0)
            return
        line.lang = hello.lang
        room = await self.registry.find(code)
        if room is None:
            self.part(line, "no_table", POLICY, None)
            return
        if not room.table.admitted(line.visitor):
            self.part(line, "closed", POLICY, None)
            return
        for old in room.lines.get(line.visitor, [])[: 1 - LINES_EACH]:
            self.part(old, "too_fast", POLICY, None)
        room.come(line, hello.story, hello.talk)
        while (text := await self.listen(code, receive, line)) is not None:
            self.hear(await self.registry.find(code), line, text)

    async def listen(self, code: str, receive: Receive, line: Line) -> str | None:
        """The next text that had to wait because its room was being loaded; `None` as in `next_frame`."""
        line.wire.hear = partial(self.hear_at_once, code, line)
        try:
            return await self.next_frame(receive, line)
        finally:
            line.wire.hear = None

    def hear_at_once(self, code: str, line: Line, text: str) -> bool:
        room = self.registry.rooms.get(code)
        if room is None or line.closing is not None:
            return False
        self.hear(room, line, text)
        return True

    async def greeting(self, line: Line, receive: Receive) -> Hello | None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                text = await self.next_frame(receive, line)
            hello = HELLO.decode(text or "")
        except (TimeoutError, DecodeError):
            return None
        return hello if self.tickets.take(hello.ticket, line.visitor, self.clock()) else None

    async def next_frame(self, receive: Receive, line: Line) -> str | None:
        """The next text; `None` if either side closes, or if the frame is not text."""
        message = await receive()
        text: str | None = message.get("text")
        if message["type"] != "websocket.receive" or line.closing is not None:
            return None
        if text is None or len(text) > FRAME_BYTES:
            self.part(line, "bad_request", POLICY, None)
            return None
        return text

    def hear(self, room: Room | None, line: Line, text: str) -> None:
        now = self.clock()
        if not self.commands.take(line.visitor, now):
            self.too_fast(room.code if room is not None else None, line)
            return
        try:
            frame = FRAME.decode(text)
        except (DecodeError, ValidationError):
            line.tell(encoded(Refuse(name_of(text), "bad_request", say("bad_request", line.lang))))
            return
        if isinstance(frame, Ping):
            line.tell(encoded(Pong(now)))
            return
        if room is not None:
            room.welcome_back(line)
            room.receive(line.visitor, frame)

    def too_fast(self, code: str | None, line: Line) -> None:
        note("too many frames", table=code)
        self.part(line, "too_fast", POLICY, LATER)

    def part(self, line: Line, reason: str, code: int, again: float | None) -> None:
        line.tell(encoded(Bye(reason, say(reason, line.lang), again)))
        line.close(code)

    async def leave(self, code: str, line: Line) -> None:
        line.wire.closes()
        if line.closing is None:
            line.closing = 1000
        room = self.registry.rooms.get(code)
        if room is not None:
            room.go(line)
        if line.task is not None:
            await asyncio.wait([line.task])


def address_of(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def name_of(text: str) -> str | None:
    try:
        return NAMED.decode(text).id
    except DecodeError:
        return None
