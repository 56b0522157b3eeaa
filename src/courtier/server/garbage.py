"""The search for garbage waits for a calm moment: among the objects of many tables it halts everything for long.

An answer frees nearly all that it made by itself, so that little is ever found.
"""

import gc
from typing import Final

YOUNG: Final = 20_000  # objects made and not yet freed that make a look at the young ones worth it
LOOKS: Final = 10  # such looks that make a search among all worth it
PUT_OFF: Final = 20  # so many times it waits for calm, then no longer
NEVER: Final = 1_000_000_000


class Garbage:
    """From `begin` to `end` Python itself searches among the youngest objects alone."""

    def __init__(self) -> None:
        self.usual = gc.get_threshold()
        self.put_off = 0

    def begin(self) -> None:
        """What is here now stays, and is never looked at again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def search(self, calm: bool) -> bool:
        """Among all that has come since, if it is worth it and does not disturb; was it done?"""
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
