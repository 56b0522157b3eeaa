"""Output and input: a drawn screen, or plain lines for screen readers and pipes."""

import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import Any, Protocol

from courtier.reading.phrases import numbered_answer

Lines = Sequence[tuple[str, str]]  # words with a style
Offers = Sequence[tuple[str, str]]  # words with what follows from choosing them

PROMPT = "> "
LEAST_WIDTH = 80
MOST_WIDTH = 110  # lines that are longer are hard to follow

# Cream on wax marks what is now; the pair can be read on light and on dark terminals.
EYEBROW = "bold #fff4e4 on #8c1d2c"
QUESTION = "bold"
TURN = "bold"
WARNING = "italic"


class Leave(Exception):
    """The person leaves. `ended`: the input has ended, so nobody can answer another question."""

    def __init__(self, ended: bool, saved: bool = False) -> None:
        super().__init__()
        self.ended = ended
        self.saved = saved


class Screen(Protocol):
    """What a session needs of it."""

    plain: bool
    attended: bool  # True if a person types, False in a pipe

    @property
    def width(self) -> int:
        """In columns; 0 where lines are as long as they are."""

    def line(self, words: str = "", style: str = "") -> None:
        """A sentence or a paragraph."""

    def draw(self, picture: Any) -> None:
        """What a table made: lines if plain, otherwise something that rich prints."""

    def offer(self, options: Offers) -> None:
        """Numbered choices: what, and what follows from it."""

    def page(self, story: Sequence[str], picture: Any, lines: Lines, offers: Offers) -> None:
        """Show a new page: the picture, and above it as much of the story as fits."""

    def clear(self) -> None:
        """An empty page."""

    def thinking(self, words: str) -> AbstractContextManager[None]:
        """Show these words while a bot thinks."""

    def read(self) -> str:
        """What the person answers; raises `Leave`."""


class PlainScreen:
    """Lines of text, one sentence each: nothing is drawn, moved or coloured."""

    plain = True

    def __init__(self, attended: bool, wrapped: bool) -> None:
        self.attended = attended
        self.wrapped = wrapped

    @property
    def width(self) -> int:
        return shutil.get_terminal_size().columns if self.wrapped else 0

    def line(self, words: str = "", style: str = "") -> None:
        width = self.width
        for paragraph in words.split("\n"):
            text = textwrap.fill(paragraph, width) if width else paragraph
            sys.stdout.write(text + "\n")

    def draw(self, picture: Any) -> None:
        for words in picture:
            self.line(words)

    def offer(self, options: Offers) -> None:
        for number, (words, follows) in enumerate(options, 1):
            self.line(numbered_answer(number, words, follows))

    def page(self, story: Sequence[str], picture: Any, lines: Lines, offers: Offers) -> None:
        """Nothing is drawn anew: those who listen ask for the table when they want it."""

    def clear(self) -> None:
        self.line()

    @contextmanager
    def thinking(self, words: str) -> Iterator[None]:
        sys.stdout.flush()
        yield

    def read(self) -> str:
        return read(self.attended)


class DrawnScreen:
    """A terminal with colours and a page that is drawn anew."""

    plain = False
    attended = True

    def __init__(self) -> None:
        from rich.console import Console  # noqa: PLC0415 - the plain screen starts without it

        self.console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return min(self.console.width, MOST_WIDTH)

    def line(self, words: str = "", style: str = "") -> None:
        self.console.print(words, style=style or None, width=self.width)

    def draw(self, picture: Any) -> None:
        self.console.print(picture, width=self.width)

    def offer(self, options: Offers) -> None:
        self.console.print(numbered(options, self.width), width=self.width)

    def page(self, story: Sequence[str], picture: Any, lines: Lines, offers: Offers) -> None:
        from rich.console import Group  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415

        rest = Group(picture, *[words for words, _ in lines], numbered(offers, self.width), PROMPT)
        options = self.console.options.update(width=self.width)
        room = self.console.height - len(self.console.render_lines(rest, options, pad=False))
        wrapped = Text("\n".join(story)).wrap(self.console, self.width)
        self.clear()
        for line in wrapped[max(0, len(wrapped) - max(0, room)) :]:
            self.console.print(line)
        self.draw(picture)

    def clear(self) -> None:
        self.console.clear()

    @contextmanager
    def thinking(self, words: str) -> Iterator[None]:
        with self.console.status(words):
            yield

    def read(self) -> str:
        return read(attended=True)


def open_screen(plain: bool) -> Screen:
    """The screen for this terminal: plain if wanted, in a pipe, and where the table cannot be drawn."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a letter that cannot be printed must not stop the program
    attended = sys.stdin.isatty()
    seen = sys.stdout.isatty()
    if plain or not attended or not seen or not can_draw():
        return PlainScreen(attended, wrapped=seen)
    return DrawnScreen()


def can_draw() -> bool:
    """Letters beyond ASCII, a cursor that moves, and room for the table."""
    from rich.console import Console  # noqa: PLC0415

    console = Console()
    letters = console.encoding.lower().startswith("utf")
    return letters and not console.is_dumb_terminal and console.width >= LEAST_WIDTH


def numbered(options: Offers, width: int) -> Any:
    """One choice after the other; what follows stands beside it, in a column if that has room."""
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    first, second = (max(len(option[column]) for option in options) for column in (0, 1))
    in_column = first + second + len("123  ") <= width
    grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    grid.add_column(justify="right", style="bold", min_width=3)
    for number, (words, follows) in enumerate(options, 1):
        gap = " " * (first - len(words) + 2) if in_column else " · "
        grid.add_row(str(number), Text.assemble(words, gap if follows else "", (follows, "italic")))
    return grid


def read(attended: bool) -> str:
    """Read a line. In a pipe the line is also printed, so that the output can be read as a whole."""
    try:
        if attended:
            with suppress(ImportError):  # Windows has none
                import readline  # noqa: F401, PLC0415 - `input` edits lines with it
            return input(PROMPT)
        sys.stdout.write(PROMPT)
        sys.stdout.flush()
        answer = sys.stdin.readline()
    except (EOFError, KeyboardInterrupt):
        sys.stdout.write("\n")
        raise Leave(ended=not attended) from None
    sys.stdout.write(answer.rstrip("\n") + "\n")
    if not answer:
        raise Leave(ended=True)
    return answer
