"""Bots think in processes of their own, so that nobody waits for them; `random` needs no thought."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from courtier import bots
from courtier.core.journal import Journal
from courtier.core.registry import kind, names
from courtier.core.rng import Rng
from courtier.server.logs import warn
from courtier.table.effects import Ask

Answered = Callable[[Any], None]


def think(game: str, level: str, view: Any, journal: list[Any], chance: int) -> int:
    """A bot's answer to the question in its view."""
    remembered = Journal(view["you"])
    remembered.lines = journal
    return bots.listed(game, level).choose(view, remembered, Rng(chance))


def bargain(game: str, level: str, view: Any, journal: list[Any], offers: list[Any], chance: int) -> list[Any]:
    """A bot's moves where players make deals."""
    remembered = Journal(view["you"])
    remembered.lines = journal
    bot: Any = bots.listed(game, level)
    moves: list[Any] = bot.bargain(view, remembered, offers, Rng(chance))
    return moves


def warm() -> None:
    """All games are imported before the first question; Ctrl+C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_the_server, daemon=True).start()
    for name in names():
        kind(name)


def leave_with_the_server() -> None:
    """A server that is killed cannot end its processes; they would wait for ever."""
    if (server := parent_process()) is not None:
        server.join()
        os._exit(0)


class Thinkers:
    """The processes, made when first needed, and made anew when one dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Warm before the first question."""
        self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=warm)
        self.pool.submit(kind, names()[0])

    def ask(self, ask: Ask, answered: Answered) -> None:
        """Calls `answered` with the action, or the moves of a bot that bargains, in the loop, after this call."""
        loop = asyncio.get_running_loop()
        if ask.level == "random":
            loop.call_soon(answered, self.at_random(ask))
            return
        if self.pool is None:
            self.start()
        assert self.pool is not None
        who = (ask.view["game"], ask.level, ask.view, ask.journal)
        future: Future[Any]
        try:
            if ask.offers is None:
                future = self.pool.submit(think, *who, ask.chance)
            else:
                future = self.pool.submit(bargain, *who, ask.offers, ask.chance)
        except BrokenExecutor as error:
            self.mourn(error)
            loop.call_soon(answered, self.at_random(ask))
            return
        future.add_done_callback(lambda done: loop.call_soon_threadsafe(self.heard, done, ask, answered))

    def heard(self, done: Future[Any], ask: Ask, answered: Answered) -> None:
        if done.cancelled():
            return
        if (error := done.exception()) is not None:
            self.mourn(error)
            answered(self.at_random(ask))
        else:
            answered(done.result())

    def mourn(self, error: BaseException) -> None:
        """A bot that fails must not stop the game: chance answers for it, and the log says so."""
        warn("bot failed", error)
        if isinstance(error, BrokenExecutor):
            self.pool = None

    def at_random(self, ask: Ask) -> Any:
        if ask.offers is not None:
            return bargain(ask.view["game"], "random", ask.view, ask.journal, ask.offers, ask.chance)
        return think(ask.view["game"], "random", ask.view, ask.journal, ask.chance)

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
