"""The generated pages: `python -m courtier.docs` writes them, `--check` says whether they are up to date.

They are the tables of docs/, and the types of the web client.
"""

import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

import courtier
from courtier.core.encoding import GameEncoding, Slot
from courtier.core.languages import spoken
from courtier.core.registry import Kind, kind, own_names
from courtier.reading.reader import Reader
from courtier.server import schema as protocol
from courtier.terminal.phrases import speaker
from courtier.terminal.tables import table_of
from courtier.web import signatures

FOLDER = Path("docs")
COLUMNS = 80
NOTE = "<!-- Written by `make docs`; do not edit. -->"
ANSWERS = """\
## Answers

The same code may mean different things to different questions; a view says what each choice is about."""
EVENTS = """\
## Events, and who learns what

All see the open fields. The secret one is seen by the seat named first alone; to all others it is `"unknown"`."""

SEATS_IN_SLOTS = """\
[Environments](environments.md) says how to use it. *Me* is the seat that looks, *next* the next one clockwise; slots
of seats that nobody has are 0."""
SLOT_HEAD = ("slot", "block", "meaning", "range")

# A terminal window as a drawing that loads nothing from anywhere.
FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>"""


def page(game: Kind) -> str:
    """The numbers a program needs to play the game: answers, questions, events, options."""
    parts = [
        f"# {game.title}: answers, events, options",
        NOTE,
        f"For {game.seats[0]} to {game.seats[-1]} seats. Rules number {game.rules}.",
        ANSWERS,
        table(("code", "question: answer"), [(str(code), game.meaning(code)) for code in range(game.actions)]),
        f"## Questions\n\n{', '.join(f'`{question}`' for question in game.questions)}",
        EVENTS,
        table(
            ("event", "open", "secret"),
            [
                (f"`{row.name}`", ", ".join(each.name for each in row.open), row.secret.name if row.secret else "")
                for row in game.events
            ],
        ),
        "## Options",
        table(
            ("option", "values, default first", "what it does"),
            [(f"`{option.name}`", ", ".join(option.said()), spoken(option.help, "en")) for option in game.options],
        ),
    ]
    return "\n\n".join(parts) + "\n"


def encoding_page(game: Kind, encoding: GameEncoding) -> str:
    """The numbers that a program learns from: every slot of an observation, and every semantic action."""
    seen, remembered = encoding.seen.slots, encoding.remembered.slots
    parts = [
        f"# {game.title}: observations and actions as numbers",
        NOTE,
        f"Layout number {encoding.number}. {SEATS_IN_SLOTS}",
        f"## Observation: {len(seen)} bytes",
        table(SLOT_HEAD, slot_rows(seen, 0)),
    ]
    if remembered:
        parts += [
            f"## With `memory=True`: {len(remembered)} more",
            table(SLOT_HEAD, slot_rows(remembered, len(seen))),
        ]
    actions: list[tuple[str, ...]] = [
        (str(each), slot.block, slot.meaning) for each, slot in enumerate(encoding.actions.slots)
    ]
    parts += [f"## Semantic actions: {len(actions)}", table(("action", "what", "meaning"), actions)]
    return "\n\n".join(parts) + "\n"


def slot_rows(slots: list[Slot], first: int) -> list[tuple[str, ...]]:
    return [(str(first + each), slot.block, slot.meaning, f"0–{slot.highest}") for each, slot in enumerate(slots)]


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def picture() -> str:
    """A game of Hof-Verrat as the terminal draws it."""
    game = courtier.new("hofverrat", seats=4, seed=24)
    rng = courtier.Rng(3)
    while game.turn < 18 or game.actor() != 1:
        choices = game.choices()
        game.step(choices[rng.below(len(choices))])
    view = courtier.view(game, 1)
    players = ["Konrad", "Ann", "Isolde", "Odette"]
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(table_of("hofverrat").draw(view, Reader("en", speaker("en"), players), COLUMNS))
    drawn = console.export_svg(title="courtier play hofverrat", code_format=FRAME, unique_id="courtier")
    return "\n".join(line.rstrip() for line in drawn.splitlines()) + "\n"


def pages() -> dict[Path, str]:
    actions = {FOLDER / f"actions-{name}.md": page(kind(name)) for name in sorted(own_names())}
    encodings = {
        FOLDER / f"encoding-{name}.md": encoding_page(kind(name), encoding)
        for name in sorted(own_names())
        if (encoding := kind(name).encoding) is not None
    }
    return {
        **actions,
        **encodings,
        FOLDER / "terminal.svg": picture(),
        FOLDER / "protocol.md": protocol.page(NOTE),
        signatures.PATH: signatures.typescript(),
    }


def main(check: bool) -> int:
    stale = [path for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if check:
            print(f"{path} is not up to date: run `make docs`")
        else:
            path.write_text(pages()[path], encoding="utf-8")
            print(f"wrote {path}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
