"""One WebSocket from its handshake to its end: one page of one visitor at one table."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Annotated, Any, Final

from msgspec import DecodeError, Meta, Struct, ValidationError
from msgspec.json import Decoder

from courtier.server.connection import Connection, Send
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
CONNECTIONS_EACH: Final = 8  # pages that one visitor has open at one table
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
        connection = Connection(visitor, "en", send, wire)
        code = scope["path"].removeprefix(PATH)
        await send({"type": "websocket.accept"})
        wire.on_flood = partial(self.too_fast, code, connection)
        try:
            await self.serve(code, connection, receive)
        except StoreError as error:
            warn("store", error)
            self.refuse(connection, "store", FAULT, LATER)
        finally:
            wire.on_flood = None
            await self.leave(code, connection)

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

    async def serve(self, code: str, connection: Connection, receive: Receive) -> None:
        hello = await self.receive_hello(connection, receive)
        if hello is None:
            self.refuse(connection, "bad_ticket", POLICY, 1.0)
            return
        connection.lang = hello.lang
        room = await self.registry.find(code)
        if room is None:
            self.refuse(connection, "no_table", POLICY, None)
            return
        if not room.table.admitted(connection.visitor):
            self.refuse(connection, "closed", POLICY, None)
            return
        for old in room.connections.get(connection.visitor, [])[: 1 - CONNECTIONS_EACH]:
            self.refuse(old, "too_fast", POLICY, None)
        room.connect(connection, hello.story, hello.talk)
        while (text := await self.next_queued_text(code, receive, connection)) is not None:
            self.dispatch(await self.registry.find(code), connection, text)

    async def next_queued_text(self, code: str, receive: Receive, connection: Connection) -> str | None:
        """The next text that had to wait because its room was being loaded; `None` as in `next_frame`."""
        connection.wire.on_text = partial(self.dispatch_without_queue, code, connection)
        try:
            return await self.next_frame(receive, connection)
        finally:
            connection.wire.on_text = None

    def dispatch_without_queue(self, code: str, connection: Connection, text: str) -> bool:
        room = self.registry.rooms.get(code)
        if room is None or connection.closing is not None:
            return False
        self.dispatch(room, connection, text)
        return True

    async def receive_hello(self, connection: Connection, receive: Receive) -> Hello | None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                text = await self.next_frame(receive, connection)
            hello = HELLO.decode(text or "")
        except (TimeoutError, DecodeError):
            return None
        return hello if self.tickets.take(hello.ticket, connection.visitor, self.clock()) else None

    async def next_frame(self, receive: Receive, connection: Connection) -> str | None:
        """The next text; `None` if either side closes, or if the frame is not text."""
        message = await receive()
        text: str | None = message.get("text")
        if message["type"] != "websocket.receive" or connection.closing is not None:
            return None
        if text is None or len(text) > FRAME_BYTES:
            self.refuse(connection, "bad_request", POLICY, None)
            return None
        return text

    def dispatch(self, room: Room | None, connection: Connection, text: str) -> None:
        now = self.clock()
        if not self.commands.take(connection.visitor, now):
            self.too_fast(room.code if room is not None else None, connection)
            return
        try:
            frame = FRAME.decode(text)
        except (DecodeError, ValidationError):
            connection.deliver(encoded(Refuse(name_of(text), "bad_request", say("bad_request", connection.lang))))
            return
        if isinstance(frame, Ping):
            connection.deliver(encoded(Pong(now)))
            return
        if room is not None:
            room.adopt(connection)
            room.receive(connection.visitor, frame)

    def too_fast(self, code: str | None, connection: Connection) -> None:
        note("too many frames", table=code)
        self.refuse(connection, "too_fast", POLICY, LATER)

    def refuse(self, connection: Connection, reason: str, code: int, again: float | None) -> None:
        connection.deliver(encoded(Bye(reason, say(reason, connection.lang), again)))
        connection.close(code)

    async def leave(self, code: str, connection: Connection) -> None:
        connection.wire.set_closing()
        if connection.closing is None:
            connection.closing = 1000
        room = self.registry.rooms.get(code)
        if room is not None:
            room.disconnect(connection)
        if connection.task is not None:
            await asyncio.wait([connection.task])


def address_of(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def name_of(text: str) -> str | None:
    try:
        return NAMED.decode(text).id
    except DecodeError:
        return None
