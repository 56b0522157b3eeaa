"""Runs bots in processes of their own, so that they do not block the event loop. The bot `random` runs in the loop."""

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, NamedTuple
from zlib import crc32

from courtier import bots
from courtier.bots.hints import Hint, hint, strongest
from courtier.core.journal import Journal
from courtier.core.registry import kind, names
from courtier.core.rng import Rng
from courtier.server.logs import warn
from courtier.table.effects import Ask

Answered = Callable[[Any], None]

REMEMBERED = 200  # bots that a process keeps in memory
SLOWEST_ANSWER = 1.0  # seconds, after which a level with a fixed budget gives its best answer so far
HINT_THOUGHT = 1.5  # seconds: only the person who asked waits for it
QUIET = 5  # the `nice` value of the process that works on finished games
HANGS_AFTER = 20.0  # seconds, after which a process that has not answered is ended


class Remembered(NamedTuple):
    """A bot that has answered for a seat, and the journal that it has read."""

    bot: Any
    journal: list[Any]


remembered: OrderedDict[tuple[str, int, str], Remembered] = OrderedDict()  # of this process, by table, seat and level


def bot_of(table: str, game: str, level: str, view: Any, journal: list[Any]) -> Any:
    """The bot that answered for this seat before, which keeps its belief; a new one if the journal is another one."""
    key = (table, view["you"], level)
    known = remembered.pop(key, None)
    if known is None or journal[: len(known.journal)] != known.journal:
        known = Remembered(bots.listed(game, level, SLOWEST_ANSWER), journal)
    remembered[key] = Remembered(known.bot, journal)
    if len(remembered) > REMEMBERED:
        remembered.popitem(last=False)
    return known.bot


def think(table: str, game: str, level: str, view: Any, journal: list[Any], chance: int) -> int:
    """A bot's answer to the question in its view."""
    action: int = bot_of(table, game, level, view, journal).choose(view, journal_of(view, journal), Rng(chance))
    return action


def bargain(
    table: str, game: str, level: str, view: Any, journal: list[Any], offers: list[Any], chance: int
) -> list[Any]:
    """A bot's moves where players make deals."""
    bot = bot_of(table, game, level, view, journal)
    moves: list[Any] = bot.bargain(view, journal_of(view, journal), offers, Rng(chance))
    return moves


def think_of_hint(view: Any, journal: list[Any], chance: int) -> list[Hint]:
    """What the strongest bot would answer in the place of the view's seat."""
    return [hint(view, journal, chance, strongest(view["game"], HINT_THOUGHT))]


def journal_of(view: Any, lines: list[Any]) -> Journal:
    """These lines as a journal, without a copy."""
    journal = Journal(view["you"])
    journal.lines = lines
    return journal


def warm() -> None:
    """Import all games before the first question, and leave Ctrl+C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_the_server, daemon=True).start()
    for name in names():
        kind(name)


def warm_quietly() -> None:
    """The same in a process with low priority."""
    if hasattr(os, "nice"):
        os.nice(QUIET)
    warm()


def leave_with_the_server() -> None:
    """End this process when the server is killed; otherwise it would wait for ever."""
    if (server := parent_process()) is not None:
        server.join()
        os._exit(0)


class Thinkers:
    """The processes, made when first needed, and made anew when one dies.

    A table is always served by the same process, which keeps what its bots have concluded so far.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pools: dict[int, ProcessPoolExecutor] = {}  # one process each

    def start(self) -> None:
        """Start the processes before the first question."""
        for place in range(self.workers):
            self.pool(place).submit(kind, names()[0])

    def pool(self, place: int) -> ProcessPoolExecutor:
        if place not in self.pools:
            begin = warm_quietly if place > self.workers else warm
            self.pools[place] = ProcessPoolExecutor(1, get_context("spawn"), initializer=begin)
        return self.pools[place]

    def place_of(self, table: str) -> int:
        """The process that serves a table; the same after a restart."""
        return crc32(table.encode()) % self.workers

    def ask(self, ask: Ask, answered: Answered, table: str = "") -> None:
        """Calls `answered` with the action, or the moves of a bot that bargains, in the loop, after this call."""
        loop = asyncio.get_running_loop()
        if ask.level == "random":
            loop.call_soon(answered, self.at_random(ask))
            return
        place = self.place_of(table)
        try:
            future = self.submit(place, ask, table)
        except BrokenExecutor as error:
            self.log_failure(error, place)
            loop.call_soon(answered, self.at_random(ask))
            return
        hangs = loop.call_later(HANGS_AFTER, self.end_process, place, self.pools[place], future)
        future.add_done_callback(
            lambda done: loop.call_soon_threadsafe(self.take_answer, done, ask, answered, place, hangs)
        )

    def submit(self, place: int, ask: Ask, table: str) -> "Future[Any]":
        who = (table, ask.view["game"], ask.level, ask.view, ask.journal)
        if ask.offers is None:
            return self.pool(place).submit(think, *who, ask.chance)
        return self.pool(place).submit(bargain, *who, ask.offers, ask.chance)

    def work(self, task: Callable[..., list[Any]], *facts: Any) -> "Future[list[Any]]":
        """What a task returns, in a process beside those that serve tables; an empty list if it fails."""
        return self.work_in(self.workers, task, *facts)

    def work_quietly(self, task: Callable[..., list[Any]], *facts: Any) -> "Future[list[Any]]":
        """The same for long work for which nobody at a table waits, with low priority."""
        return self.work_in(self.workers + 1, task, *facts)

    def work_in(self, place: int, task: Callable[..., list[Any]], *facts: Any) -> "Future[list[Any]]":
        found: Future[list[Any]] = Future()
        try:
            pool = self.pool(place)
            pool.submit(task, *facts).add_done_callback(lambda done: self.worked(done, found, place, pool))
        except BrokenExecutor as error:
            self.log_failure(error, place)
            found.set_result([])
        return found

    def worked(
        self, done: "Future[list[Any]]", found: "Future[list[Any]]", place: int, pool: ProcessPoolExecutor
    ) -> None:
        error = None if done.cancelled() else done.exception()
        failed = done.cancelled() or error is not None
        if error is not None:
            warn("task failed", error)
        if isinstance(error, BrokenExecutor) and self.pools.get(place) is pool:
            del self.pools[place]
        found.set_result([] if failed else done.result())

    def take_answer(
        self, done: "Future[Any]", ask: Ask, answered: Answered, place: int, hangs: asyncio.TimerHandle
    ) -> None:
        hangs.cancel()
        if done.cancelled():
            return
        if (error := done.exception()) is not None:
            self.log_failure(error, place)
            answered(self.at_random(ask))
        else:
            answered(done.result())

    def end_process(self, place: int, pool: ProcessPoolExecutor, future: "Future[Any]") -> None:
        """End the process of a bot that hangs; all questions that wait for it get a random answer."""
        if not future.done() and self.pools.get(place) is pool:
            warn("bot hangs", TimeoutError(f"no answer after {HANGS_AFTER:g} seconds"))
            for process in list(pool._processes.values()):  # noqa: SLF001 - Python 3.14 has `kill_workers`
                process.kill()

    def log_failure(self, error: BaseException, place: int) -> None:
        """Log that a bot failed. The game goes on, with a random answer."""
        warn("bot failed", error)
        if isinstance(error, BrokenExecutor):
            self.pools.pop(place, None)

    def at_random(self, ask: Ask) -> Any:
        who = ("", ask.view["game"], "random", ask.view, ask.journal)
        return think(*who, ask.chance) if ask.offers is None else bargain(*who, ask.offers, ask.chance)

    def stop(self) -> None:
        for pool in self.pools.values():
            pool.shutdown(cancel_futures=True)
