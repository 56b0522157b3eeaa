"""What the pictures of several tables are made of."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

CREAM: Final = "#fff4e4"  # every plate has at least 4.6 : 1 against it


def on_plate(colour: str) -> str:
    """The style of words on a plate of this colour: readable on light and on dark terminals."""
    return f"bold {CREAM} on {colour}"


def labelled_lines() -> Table:
    """Lines of a label and what stands beside it."""
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    return grid


def reckoned_lines() -> Table:
    """Lines of a name, a source, its points, and words about it."""
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for style, justify in (("bold", "left"), ("", "left"), ("bold", "right"), ("", "left")):
        grid.add_column(style=style, justify=justify)  # type: ignore[arg-type]
    return grid


def centred(text: Text, width: int) -> Text:
    left = max(0, (width - len(text)) // 2)
    found = Text(" " * left)
    found.append_text(text)
    return found.append(" " * max(0, width - left - len(text)))


def joined(*parts: Text) -> Text:
    return Text("", no_wrap=True).join(parts)


def flow(label: str, pieces: Sequence[Text], width: int) -> list[Text]:
    """Pieces side by side on as many lines as they need; none is broken."""
    indent = len(label) + 1 if label else 0
    lines = [Text(f"{label} " if label else "", no_wrap=True)]
    for piece in pieces:
        gap = 2 if len(lines[-1]) > indent else 0
        if gap and len(lines[-1]) + gap + len(piece) > width:
            lines.append(Text(" " * indent, no_wrap=True))
            gap = 0
        lines[-1].append(" " * gap)
        lines[-1].append_text(piece)
    return lines


def shortened(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"
