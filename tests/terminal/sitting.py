"""Sitting at the terminal in a test: answers that come from a list, and all that was printed."""

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result
from rich.console import Console

from courtier.cli import main
from courtier.reading.reader import Reader
from courtier.terminal.phrases import speaker
from courtier.terminal.screen import DrawnScreen, Leave
from courtier.terminal.seating import Wish, seat_people
from courtier.terminal.session import Session
from courtier.terminal.terminal_game import TerminalGame

CTRL_C = "ctrl-c"  # an answer that is none: the person gets up
NEW_PAGE = "\x1b[2J\x1b[H"
ONES = "1\n" * 400  # more than any game of Hof-Verrat asks


def courtier(*words: str, answers: str = "") -> Result:
    """The command, with what comes through the pipe."""
    return CliRunner().invoke(main, list(words), input=answers, catch_exceptions=False)


class Sheet(DrawnScreen):
    """A drawn screen on paper. It asks `answer` for every answer; `latest` is what was drawn since the last."""

    def __init__(self, answer: Callable[["Sheet"], str], width: int = 80, height: int = 24) -> None:
        self.answer = answer
        self.paper = io.StringIO()
        self.console = Console(
            file=self.paper,
            width=width,
            height=height,
            force_terminal=True,
            color_system=None,
            highlight=False,
            markup=False,
            emoji=False,
            legacy_windows=False,
        )
        self.pages: list[str] = []  # what was drawn up to each answer

    @property
    def text(self) -> str:
        return "".join(self.pages) + self.latest

    @property
    def latest(self) -> str:
        return self.paper.getvalue()

    @contextmanager
    def thinking(self, words: str) -> Iterator[None]:
        yield

    def read(self) -> str:
        words = self.answer(self)
        self.pages.append(self.latest)
        self.paper.seek(0)
        self.paper.truncate()
        if words == CTRL_C:
            raise Leave(ended=False)
        return words


def answers(*words: str, then: str = "1") -> Callable[[Sheet], str]:
    """Those, and the same for ever after."""
    left = list(words)
    return lambda _: left.pop(0) if left else then


def deal(seats: int = 2, seed: int = 5, bots: str = "random", seat: int = 1, game: str = "hofverrat") -> TerminalGame:
    return seat_people(Wish(game, seats, bots, seat, "Ann", seed, {}))


def session(match: TerminalGame, screen: Any, lang: str = "en", folder: Path = Path()) -> Session:
    reader = Reader(lang, speaker(lang), match.names)
    return Session(match, reader, screen, folder / "ann.courtier", None)
