"""Finds rooms: loads a table when somebody comes or an alarm rings, and drops it after a while without visitors."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec import json

from courtier.server.alarms import Alarms
from courtier.server.connection import Connection
from courtier.server.garbage import Garbage
from courtier.server.lesson_room import LessonRoom
from courtier.server.logs import note, warn
from courtier.server.phrases import say
from courtier.server.rooms import CommitSignal, Room, RoomContext, committed, encoded, loaded, read
from courtier.server.settings import IDLE_SECONDS, RESTART_SECONDS, SWEEP_SECONDS, WATCH_SECONDS
from courtier.server.thinking import Thinkers
from courtier.server.tokens import new_code, new_secret
from courtier.store.errors import StoreError
from courtier.store.interface import Store
from courtier.table.commands import Configure
from courtier.table.lesson_table import lesson_table
from courtier.table.messages import Bye
from courtier.table.table import Table

GOING: Final = 1012
LAST_WORDS: Final = 3.0  # seconds for them
CALM: Final = 20  # lines a second; while there are more, the search for garbage waits
BROKEN_PAUSE: Final = 0.25  # seconds before a room whose lines could not be stored is loaded anew


class RoomRegistry:
    """Finds the room of a code."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.alarms = Alarms(clock, self.ring)
        self.context = RoomContext(store, thinkers, clock, self.alarms.set, self.replace, CommitSignal())
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.errands: set[asyncio.Task[None]] = set()
        self.garbage = Garbage()
        self.counted = 0  # lines of all rooms at the last sweep
        self.stopping = False

    def start(self) -> None:
        for code, at in self.store.alarms():
            self.alarms.set(code, at)
        self.run(self.sweep())
        self.run(self.watch())

    async def find(self, code: str) -> Room | None:
        """Return the room; load it if it is not in memory. All who ask during that wait for the same load."""
        while (room := self.rooms.get(code)) is None:
            task = self.loading.get(code)
            if task is None:
                task = self.loading[code] = asyncio.create_task(self.load(code))
            if await asyncio.shield(task) is None:  # a caller that gives up must not cancel the load for the others
                return None
        return room

    async def load(self, code: str) -> Room | None:
        try:
            saved = await read(self.store.load, code)
            room = loaded(self.context, code, saved) if saved is not None else None
            if room is not None:
                self.rooms[code] = room
                room.wake()  # bots are asked again, and what is overdue happens
            return room if code in self.rooms else None
        finally:
            del self.loading[code]

    async def make(self, host: str, game: str, seats: int, setup: Configure | None) -> Room:
        """Make a table; it is stored before anybody is told."""
        now = self.clock()
        code = new_code()
        table = Table.create(code, host, game, seats, new_secret(), now, setup)
        room = Room(self.context, code, table, 0)
        await committed(self.store.create(code, json.encode(table.dump()), room.about()))
        self.rooms[code] = room
        note("table made", table=code, game=game, seats=seats)
        return room

    def make_lesson(self, learner: str, name: str, game: str) -> Room:
        """Make a table for a guided game; it is never stored."""
        code = new_code()
        room = LessonRoom(self.context, code, lesson_table(code, learner, name, game, self.clock()), 0)
        self.rooms[code] = room
        note("lesson made", table=code, game=game)
        return room

    def ring(self, code: str) -> None:
        self.run(self.wake(code))

    async def wake(self, code: str) -> None:
        room = self.rooms.get(code)
        if room is not None:
            room.alarm = None
            room.wake()
        else:
            await self.find(code)

    def replace(self, room: Room) -> None:
        """Load a room anew: its connections move to the new room, and everybody gets a new welcome."""
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
        connections = [connection for connections in room.connections.values() for connection in connections]
        if connections:
            self.run(self.move(room.code, connections))

    async def move(self, code: str, connections: list[Connection]) -> None:
        await asyncio.sleep(BROKEN_PAUSE)
        try:
            room = await self.find(code)
        except StoreError as error:
            warn("store", error, table=code)
            room = None
        for connection in connections:
            if room is None:
                connection.close(1011)
            elif connection.closing is None:
                room.adopt(connection)

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.done)

    def done(self, task: "asyncio.Task[None]") -> None:
        self.errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            warn("errand failed", error)

    async def sweep(self) -> None:
        """Drop rooms that nobody needs; a snapshot makes their next load short."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.drop_idle()
            self.garbage.search(self.calm())

    async def watch(self) -> None:
        """Answer commands that wait for a disk that does not respond."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            self.store.look_after()
            for room in list(self.rooms.values()):
                room.look_after(loop.time())

    def calm(self) -> bool:
        """True if little has been done since the last sweep."""
        before, self.counted = self.counted, sum(room.seq for room in self.rooms.values())
        return self.counted - before < CALM * SWEEP_SECONDS

    def drop_idle(self) -> None:
        before = self.clock() - IDLE_SECONDS
        for code, room in list(self.rooms.items()):
            if room.touched < before and room.idle():
                self.drop(code)

    def drop(self, code: str) -> None:
        self.rooms.pop(code).unload()

    async def say_bye(self) -> None:
        """Tell everybody that the server stops, and when to come back."""
        self.stopping = True
        waiting = []
        for connection in [
            connection
            for room in self.rooms.values()
            for connections in room.connections.values()
            for connection in connections
        ]:
            connection.deliver(encoded(Bye("stopping", say("stopping", connection.lang), RESTART_SECONDS)))
            connection.close(GOING)
            if connection.task is not None:
                waiting.append(connection.task)
        if waiting:
            await asyncio.wait(waiting, timeout=LAST_WORDS)

    def stop(self) -> None:
        self.alarms.stop()
        for task in list(self.errands):
            task.cancel()
        for code in list(self.rooms):
            self.drop(code)
