"""Write the files that the next version must be able to read: a data folder and records.

`python -m tests.older.write FOLDER` writes them with the version that is installed. The release that comes next keeps
them as `tests/older/<version>/`; `test_older.py` opens every such folder.
"""

import json
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.serving import Page, Serving, serving

from courtier.core.record import Record
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.store.sqlite import FILE

TABLES = {"hofverrat": 3, "duhr": 4, "intrigue": 3}  # seats; the last one is a bot's
NAMES = ("Ann", "Bob", "Cat", "Dan")
ANSWERS = 45  # that are given before the server stops


def main(folder: Path) -> None:
    """Write everything."""
    (folder / "records").mkdir(parents=True)
    for number, (game, seats) in enumerate(TABLES.items(), start=1):
        for name, text in records(game, seats, number).items():
            (folder / "records" / f"{game}-{name}.jsonl").write_text(text, encoding="utf-8")
    write_tables(folder)


def records(game: str, seats: int, seed: int) -> dict[str, str]:
    """A finished game with an undo in it, a saved one, and one whose seed is not told yet."""
    record = Record.begin(game, seats, bytes([seed]) * 32, kind(game).check_options({}), NAMES[:seats])
    unfinished: dict[str, str] = {}
    rng = Rng(seed)
    position = record.first_position()
    while not position.over():
        seat, action = position.actor(), rng.below(len(position.choices()))
        code = position.choices()[action]
        record.answer(seat, code, "2026-11-18T04:00:00Z")
        position.apply(seat, code)
        if len(record.lines) == ANSWERS:
            record.undo(len(record.lines))
            position = record.replay()
            unfinished = {"saved": record.text(with_seed=True), "unfinished": record.text()}
    return {"finished": record.text(with_seed=True), **unfinished}


def write_tables(folder: Path) -> None:
    """A table of each game in the middle of it: as a server leaves it that is killed, and one that is stopped."""
    (folder / "killed").mkdir()
    with serving(folder / "stopped") as server:
        tables = [play_some(server, game, seats) for game, seats in TABLES.items()]
        copy_database(folder / "stopped", folder / "killed")
        now = time.time()
    (folder / "stopped" / "courtier.lock").unlink(missing_ok=True)
    written = json.dumps({"now": now, "tables": tables}, ensure_ascii=False) + "\n"
    (folder / "tables.json").write_text(written, encoding="utf-8")


def copy_database(source: Path, target: Path) -> None:
    """The tables as they are on the disk now: their first snapshots, and all lines."""
    with closing(sqlite3.connect(source / FILE)) as one, closing(sqlite3.connect(target / FILE)) as other:
        one.backup(other)


def play_some(server: Serving, game: str, seats: int) -> dict[str, Any]:
    """All but the last seat are people; the server stops in the middle of their game."""
    people = [server.person() for _ in range(seats - 1)]
    code = people[0].new_table(seats=seats, name=NAMES[0], game=game, setup={"pace": "relaxed", "bots": "fast"})
    pages = [person.come(code) for person in people]
    for page, name in zip(pages[1:], NAMES[1:], strict=False):
        page.ask("sit", name=name)
    pages[0].ask("seatbot", seat=seats - 1, level="greedy")
    for page in pages[1:]:
        page.ask("ready", ready=True)
    pages[0].ask("start")
    pages[0].ask("say", text="Good evening")
    answer_some(pages)
    return {
        "code": code,
        "game": game,
        "people": [
            {"cookie": person.cookie(), **known(page.now, seat)}
            for seat, (person, page) in enumerate(zip(people, pages, strict=True))
        ],
    }


def known(told: dict[str, Any], seat: int) -> dict[str, Any]:
    """What must be the same when the table is opened again, whatever else a newer version shows."""
    view = told["view"]
    return {
        "turn": view["turn"],
        "asked": view["asked"],
        "choices": view["choices"],
        "zones": view["seats"][seat]["zones"],
        "question": told["question"],
        "events": [line["event"] for line in told["story"]],
    }


def answer_some(pages: list[Page]) -> None:
    """Stops before an answer of a person, so that no bot is in the middle of its own."""
    given = 0
    while given < ANSWERS or not any(page.asked() for page in pages):
        for page in pages:
            page.settle()
            if page.asked() and given < ANSWERS:
                page.answer(given)
                given += 1
    for page in pages:
        page.settle()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
