"""One WebSocket of one visitor. Messages wait in a bounded queue; a client that does not read is disconnected."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, Protocol

from courtier.server.logs import note
from courtier.server.settings import QUEUE_BYTES, QUEUE_MESSAGES

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
OnText = Callable[[str], bool]  # takes a text; returns whether it could


class Wire(Protocol):
    """The connection below ASGI: faster than ASGI's messages, and it can be cut."""

    on_text: OnText | None  # called with each text before ASGI gets it
    on_flood: Callable[[], None] | None  # called when there were too many frames

    def set_seated(self, on: bool) -> None:
        """Say whether the visitor has a seat at this table; people with a seat do not count as connections."""

    def set_closing(self) -> None:
        """Say that the server closes the connection: it has a time limit now, and counts as one without a seat."""

    def write_now(self, text: bytes) -> bool:
        """Send a text at once, if nothing waits before it."""

    def abort(self) -> None:
        """Close the connection at once; what still waits is dropped."""


SLOW: Final = 1013  # "try again later"
PATIENCE: Final = 5.0  # seconds for the last message


class Connection:
    """Sends messages in order: at once while the client keeps up, otherwise from a queue, by a task."""

    __slots__ = ("closing", "lang", "queue", "send", "size", "task", "visitor", "wire")

    def __init__(self, visitor: str, lang: str, send: Send, wire: Wire) -> None:
        self.visitor = visitor
        self.lang = lang
        self.send = send
        self.wire = wire
        self.queue: deque[bytes] = deque()
        self.size = 0
        self.closing: int | None = None
        self.task: asyncio.Task[None] | None = None

    def deliver(self, text: bytes) -> None:
        if self.closing is not None or (self.task is None and self.wire.write_now(text)):
            return
        self.queue.append(text)
        self.size += len(text)
        if len(self.queue) > QUEUE_MESSAGES or self.size > QUEUE_BYTES:
            self.give_up()
        elif self.task is None:
            self.task = asyncio.create_task(self.send_waiting())

    def close(self, code: int) -> None:
        """Close after the messages that were sent so far."""
        if self.closing is None:
            self.closing = code
            self.wire.set_closing()
            if self.task is None:
                self.task = asyncio.create_task(self.send_waiting())

    def give_up(self) -> None:
        """The client does not read: drop what waits and disconnect it. It may come back and gets a new welcome."""
        note("slow reader", waiting=len(self.queue), size=self.size)
        self.queue.clear()
        self.closing = SLOW
        self.wire.set_closing()
        if self.task is not None:
            self.task.cancel()
        self.task = asyncio.create_task(self.send_waiting())

    async def send_waiting(self) -> None:
        try:
            while self.queue:
                text = self.queue.popleft()
                self.size -= len(text)
                await self.send({"type": "websocket.send", "text": text.decode()})
            if self.closing is not None:
                async with asyncio.timeout(PATIENCE):
                    await self.send({"type": "websocket.close", "code": self.closing})
        except TimeoutError:
            self.wire.abort()
        except (OSError, RuntimeError):  # the client has gone, or the connection was closed already
            self.closing = self.closing or 1006
            self.queue.clear()
        finally:
            if asyncio.current_task() is self.task:
                self.task = None
