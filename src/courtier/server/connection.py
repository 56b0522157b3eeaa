"""One WebSocket to one visitor. What is told waits in a queue of bounded size; who does not read is sent away."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, Protocol

from courtier.server.logs import note
from courtier.server.settings import QUEUE_BYTES, QUEUE_MESSAGES

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Hear = Callable[[str], bool]  # takes a text; if it cannot just now, it says so


class Wire(Protocol):
    """What lies below ASGI: quicker than its messages, and can be cut."""

    hear: Hear | None  # who is told of a text before ASGI is
    flood: Callable[[], None] | None  # who is told that there were too many frames

    def sit(self, on: bool) -> None:
        """Whether the visitor has a seat at this table: those who have do not count as connections."""

    def write_now(self, text: bytes) -> bool:
        """Sends it, if nothing is in the way."""

    def abort(self) -> None:
        """Cuts the line, whatever still waits."""


SLOW: Final = 1013  # "try again later"
PATIENCE: Final = 5.0  # seconds for a last word


class Line:
    """Messages go out in order: at once while the client keeps up, else by a task that lives while any wait."""

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

    def tell(self, text: bytes) -> None:
        if self.closing is not None or (self.task is None and self.wire.write_now(text)):
            return
        self.queue.append(text)
        self.size += len(text)
        if len(self.queue) > QUEUE_MESSAGES or self.size > QUEUE_BYTES:
            self.give_up()
        elif self.task is None:
            self.task = asyncio.create_task(self.carry())

    def close(self, code: int) -> None:
        """After what was told so far."""
        if self.closing is None:
            self.closing = code
            if self.task is None:
                self.task = asyncio.create_task(self.carry())

    def give_up(self) -> None:
        """The client does not read: what waits is dropped, and it may come back for a fresh welcome."""
        note("slow reader", waiting=len(self.queue), size=self.size)
        self.queue.clear()
        self.closing = SLOW
        if self.task is not None:
            self.task.cancel()
        self.task = asyncio.create_task(self.carry())

    async def carry(self) -> None:
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
        except (OSError, RuntimeError):  # it is gone, or was closed already
            self.closing = self.closing or 1006
            self.queue.clear()
        finally:
            if asyncio.current_task() is self.task:
                self.task = None
