"""Asks bots that may fail. A bot that crashes, takes too long or answers illegally gives the default answer instead."""

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from courtier.arena.play import BotGame
from courtier.bots import Bot
from courtier.core.errors import CourtierError
from courtier.core.game import Game
from courtier.core.registry import Kind
from courtier.core.rng import Rng
from courtier.core.shapes import View

FAILED = "failed"
LATE = "took too long"
ILLEGAL = "answered what is not legal"
LONGEST_MESSAGE = 200


class TooLate(BaseException):
    """A bot has used up the time for its answer. A bot that catches every `Exception` does not catch this one."""


class ForgivingGame(BotGame):
    """Plays on when a bot fails. `faults` holds the seat, the kind of fault and what was said of it, one by one."""

    def __init__(self, kind: Kind, game: Game, levels: Sequence[str], chances: Sequence[Rng], seconds: float) -> None:
        super().__init__(kind, game, levels, chances)
        self.seconds = seconds
        self.faults: list[tuple[int, str, str]] = []

    def choose(self, seat: int, bot: Bot, view: View) -> int:
        """What the bot answers, or the default answer."""
        legal = self.game.legal(seat)
        try:
            with time_limit(self.seconds):
                action = super().choose(seat, bot, view)
        except TooLate:
            return self.default(seat, LATE, f"more than {self.seconds:g} s")
        except CourtierError as error:
            return self.default(seat, FAILED, str(error))
        except Exception as error:  # noqa: BLE001 - a bot of one's own may raise anything
            return self.default(seat, FAILED, f"{type(error).__name__}: {error}")
        return action if action in legal else self.default(seat, ILLEGAL, f"{action!r}, expected one of {legal}")

    def default(self, seat: int, fault: str, message: str) -> int:
        """Note the fault; the harmless answer is given instead."""
        self.faults.append((seat, fault, message[:LONGEST_MESSAGE]))
        return self.game.default(seat)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TooLate` after so many seconds, where the system can: in the main thread of a process, not on Windows."""
    if not seconds or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, too_late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def too_late(*_: Any) -> None:
    """The alarm."""
    raise TooLate
