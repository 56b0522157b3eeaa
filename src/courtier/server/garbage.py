"""Runs the garbage collector while the server is idle: a full collection stops all tables for a third of a second.

Nearly all objects that a command makes are freed by reference counts, so a collection finds little and can wait.
"""

import gc
from typing import Final

YOUNG: Final = 20_000  # so many new objects before the young generation is collected
LOOKS: Final = 10  # collections of the young generation before a full one
PUT_OFF: Final = 20  # how often it waits for an idle moment before it collects anyway
NEVER: Final = 1_000_000_000


class Garbage:
    """From `begin` to `end` Python collects its youngest generation alone; the rest is done here."""

    def __init__(self) -> None:
        self.usual = gc.get_threshold()
        self.put_off = 0

    def begin(self) -> None:
        """Freeze the objects that exist now: they are never collected."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def search(self, calm: bool) -> bool:
        """Run a full collection if it is worth it and the server is idle. True if it ran."""
        if gc.get_count()[1] < LOOKS:
            return False
        if not calm and self.put_off < PUT_OFF:
            self.put_off += 1
            return False
        self.put_off = 0
        gc.collect()
        return True

    def end(self) -> None:
        gc.set_threshold(*self.usual)
        gc.unfreeze()
