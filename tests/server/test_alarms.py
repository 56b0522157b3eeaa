"""Alarms: each rings once, at its time; a new time replaces the old one."""

import asyncio
import time
from collections.abc import Callable

from courtier.server.alarms import Alarms


def rung(set_them: Callable[[Alarms, float], None]) -> list[str]:
    """What rang before the alarm that ends a moment."""
    heard: list[str] = []

    async def moment() -> None:
        over = asyncio.Event()
        alarms = Alarms(time.time, lambda name: over.set() if name == "over" else heard.append(name))
        now = time.time()
        set_them(alarms, now)
        alarms.set("over", now + 0.05)
        await over.wait()
        alarms.stop()

    asyncio.run(moment())
    return heard


def test_alarms_ring_in_their_order_and_the_late_ones_at_once() -> None:
    def set_them(alarms: Alarms, now: float) -> None:
        alarms.set("later", now + 3600)
        alarms.set("second", now + 0.02)
        alarms.set("past", now - 60)
        alarms.set("first", now + 0.01)

    assert rung(set_them) == ["past", "first", "second"]


def test_a_new_time_replaces_the_old_one() -> None:
    def set_them(alarms: Alarms, now: float) -> None:
        alarms.set("moved", now + 0.01)
        alarms.set("moved", now + 3600)
        alarms.set("taken back", now + 0.01)
        alarms.set("taken back", None)
        alarms.set("twice", now + 0.01)
        alarms.set("twice", now + 0.01)

    assert rung(set_them) == ["twice"]


def test_many_changes_do_not_pile_up() -> None:
    sizes: list[int] = []

    def set_them(alarms: Alarms, now: float) -> None:
        for number in range(5_000):
            alarms.set("one", now + 3600 + number)
        sizes.append(len(alarms.heap))

    assert rung(set_them) == []
    assert sizes[0] < 100
