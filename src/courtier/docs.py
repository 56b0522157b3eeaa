"""The generated pages: `python -m courtier.docs` writes them into docs/, `--check` says whether they are up to date."""

import sys
from pathlib import Path

from courtier.core.registry import Kind, kind, names

FOLDER = Path("docs")
NOTE = "<!-- Written by `make docs`; do not edit. -->"
ANSWERS = """\
## Answers

The same code may mean different things to different questions; a view says what each choice is about."""
EVENTS = """\
## Events, and who learns what

All see the open fields. The secret one is seen by the seat named first alone; to all others it is `"unknown"`."""


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
            [
                (f"`{option.name}`", ", ".join(str(value) for value in option.values), option.help["en"])
                for option in game.options
            ],
        ),
    ]
    return "\n\n".join(parts) + "\n"


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def pages() -> dict[Path, str]:
    return {FOLDER / f"actions-{name}.md": page(kind(name)) for name in names()}


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
