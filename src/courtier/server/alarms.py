"""Wakes tables at the times that they want. The times are stored with the tables, so that a restart keeps them."""

import asyncio
from collections.abc import Callable
from heapq import heapify, heappop, heappush


class Alarms:
    """One timer for all tables: it waits for the earliest."""

    def __init__(self, clock: Callable[[], float], ring: Callable[[str], None]) -> None:
        self.clock = clock
        self.ring = ring
        self.times: dict[str, float] = {}
        self.heap: list[tuple[float, str]] = []
        self.timer: asyncio.TimerHandle | None = None

    def set(self, code: str, at: float | None) -> None:
        """A new time for a table replaces its old one."""
        if at is None:
            self.times.pop(code, None)
            return
        if self.times.get(code) == at:
            return
        self.times[code] = at
        heappush(self.heap, (at, code))
        if len(self.heap) > 64 + 4 * len(self.times):
            self.heap = [(time, name) for name, time in self.times.items()]
            heapify(self.heap)
        self.wait()

    def wait(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.heap:
            pause = max(0.0, self.heap[0][0] - self.clock())
            # An hour at most: the clock may be set anew meanwhile.
            self.timer = asyncio.get_running_loop().call_later(min(pause, 3600.0), self.look)

    def look(self) -> None:
        """Wake all tables whose time has come, each once."""
        self.timer = None
        now = self.clock()
        while self.heap and self.heap[0][0] <= now:
            at, code = heappop(self.heap)
            if self.times.get(code) == at:
                del self.times[code]
                self.ring(code)
        self.wait()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.heap.clear()
