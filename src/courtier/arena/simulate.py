"""Plays a plan part by part, here or on several processes. What comes out does not depend on how many."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from courtier.arena.counts import Tally, count, merged
from courtier.arena.plan import Plan
from courtier.arena.workers import done_in_parts


def simulate(plan: Plan, workers: int = 1) -> Tally:
    """The whole plan."""
    total = Tally(len(plan.sides))
    with tallies(plan, workers) as parts:
        for part in parts:
            total = merged(total, part)
    return total


@contextmanager
def tallies(plan: Plan, workers: int, cluster: str = "") -> Iterator[Iterator[Tally]]:
    """The tally of each part as soon as it is done, in no particular order."""
    with done_in_parts(partial(count, plan), plan.parts(), workers, cluster) as done:
        yield (tally for _, tally in done)
