"""The time of day for players' clocks. It ignores jumps of the system's clock."""

import time
from collections.abc import Callable
from typing import Final

DRIFT: Final = 0.01  # by so much it runs faster or slower, in seconds a second, until it shows the time of day again


class SteadyClock:
    """Seconds since 1970. If the system's clock is set anew, this one follows slowly, so that no bank is emptied.

    It goes on from where it was as long as the server runs, also while the machine sleeps.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.steady = steady
        self.at = steady()
        self.shown = wall()

    def __call__(self) -> float:
        now = self.steady()
        passed = now - self.at
        behind = self.wall() - (self.shown + passed)
        self.at = now
        self.shown += passed + max(-DRIFT * passed, min(DRIFT * passed, behind))
        return self.shown
