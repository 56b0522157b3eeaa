"""How much a search may do for one answer: so many simulations, or so many until the time is up."""

from time import perf_counter
from typing import final


@final
class Budget:
    """Counts simulations. Without a time limit it never reads a clock; only the count decides."""

    def __init__(self, simulations: int, seconds: float) -> None:
        self.simulations = simulations
        self.used = 0
        self.seconds = seconds
        self.began = perf_counter() if seconds > 0.0 else 0.0

    def spent(self) -> float:
        """How much of the budget is spent, by count or by time; from 1 on nothing is left."""
        share = self.used / self.simulations
        return max(share, (perf_counter() - self.began) / self.seconds) if self.seconds > 0.0 else share

    def is_late(self) -> bool:
        """True if the time is up."""
        return self.seconds > 0.0 and perf_counter() - self.began >= self.seconds

    def has(self, count: int) -> bool:
        """True if so many simulations are left, whatever the time."""
        return self.used + count <= self.simulations
