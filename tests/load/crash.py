"""Kills the server at random instants under load, starts it again, and compares: `make crash` runs it.

Lost: an answer or a word that was acknowledged and is not there afterwards. Diverged: a table that its people see
otherwise than the lines of its log say, or a log that is no legal game. What enough rounds came to is
written into bench/results.md.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from bench.results import at_most, cells, grid, machine_now, put, verdict
from msgspec import json
from tests.load.people import Company, Seat, a_move
from tests.load.served import Process
from tests.load.wire import Heard, Http

import courtier
from courtier.store.sqlite import SqliteStore
from courtier.table.table import Table

SEATS = 3
ENOUGH = 200  # rounds to be recorded
BUSY = (0.05, 0.4)  # seconds of load before a kill
LEAST = 10  # events that are acknowledged before it, however slow the machine
PATIENCE = 60.0  # seconds; only a broken server takes so long for them


class Count:
    """What the rounds came to."""

    def __init__(self) -> None:
        self.rounds = self.acked = self.lost = self.diverged = 0

    def line(self) -> str:
        return f"rounds={self.rounds} acked={self.acked} lost={self.lost} diverged={self.diverged}"


class Witness(Company):
    """A table that remembers which of its commands were acknowledged."""

    def __init__(self, visitors: list[Http]) -> None:
        super().__init__(visitors)
        self.acked: list[str] = []

    def answered(self, name: str, heard: Heard) -> None:
        if heard.kind in ("update", "done"):
            self.acked.append(name)
        super().answered(name, heard)

    async def play(self) -> None:
        """As fast as it goes, until the line breaks."""
        while True:
            if random.random() < 0.3:
                await self.ask(random.choice(self.seats), do="say", text="a word")
            elif all(seat.phase == "over" for seat in self.seats):
                await self.once_more()
            elif (seat := self.asked()) is not None:
                await self.ask(seat, **a_move(seat))
            else:
                await asyncio.sleep(0.005)


async def one_round(process: Process, tables: list[Witness], count: Count) -> None:
    players = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(random.uniform(*BUSY))
    await enough(tables)
    await asyncio.to_thread(process.kill)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    for table in tables:
        table.close()
        table.waiting.clear()
        for visitor in table.visitors:
            visitor.close()
    logs = await asyncio.to_thread(read_logs, process.folder, [table.code for table in tables])
    for table in tables:
        compare(table, logs[table.code], count)
    await asyncio.to_thread(process.start)
    for table in tables:
        for seat in table.seats:
            await seat.connect()
        count.diverged += sees_otherwise(table.seats[0], logs[table.code])
    count.rounds += 1


async def enough(tables: list[Witness]) -> None:
    """Waits until there is something to lose."""
    async with asyncio.timeout(PATIENCE):
        while sum(len(table.acked) for table in tables) < LEAST:
            await asyncio.sleep(0.005)


def read_logs(folder: Path, codes: list[str]) -> dict[str, tuple[dict[str, Any], list[dict[str, Any]]]]:
    """The first snapshot of each table and all its lines, from the file that the dead server left."""
    store = SqliteStore(folder)
    try:
        (verdict,) = store.rows("PRAGMA integrity_check")[0]
        if verdict != "ok":
            raise SystemExit(f"the file is damaged: {verdict}")
        return {code: log_of(store, code) for code in codes}
    finally:
        store.close()


def log_of(store: SqliteStore, code: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    saved = store.load(code)
    assert saved is not None
    rows = store.rows("SELECT line FROM lines WHERE code = ? ORDER BY seq", code)
    return json.decode(saved.snapshot), [json.decode(line) for (line,) in rows]


def compare(table: Witness, log: tuple[dict[str, Any], list[dict[str, Any]]], count: Count) -> None:
    kept = {line["do"]["id"] for line in log[1] if "do" in line}
    count.acked += len(table.acked)
    count.lost += sum(1 for name in table.acked if name not in kept)
    table.acked.clear()


def sees_otherwise(seat: Seat, log: tuple[dict[str, Any], list[dict[str, Any]]]) -> bool:
    """Does a person who came back see another table than the log leads to?"""
    snapshot, lines = log
    table = Table.load(snapshot)
    for line in lines[table.state.lines :]:
        table.replay(line)
    match = table.state.match
    welcome = json.decode(seat.welcome)
    if match is None:
        return bool(welcome["table"]["phase"] != "lobby")
    own = table.state.names().index(f"P{seat.number}")
    return bool(json.encode(welcome["view"]) != json.encode(json.decode(json.encode(courtier.view(match.game, own)))))


def section(count: Count, tables: int) -> str:
    rows = (
        cells("rounds", f"{count.rounds:,}", f"≥ {ENOUGH}", verdict(count.rounds >= ENOUGH)),
        cells("events acknowledged", f"{count.acked:,}"),
        at_most("of these lost", count.lost, ",", 0),
        at_most("tables that diverged from their log", count.diverged, ",", 0),
    )
    return f"""\
Written by `make crash`. {tables} tables of {SEATS} people play as fast as they can; the server is killed (SIGKILL)
after {BUSY[0]:g} to {BUSY[1]:g} s and at least {LEAST} acknowledged events, its file is read, and it is started again.

{grid(rows)}

The line that was printed: `{count.line()}`

Machine: {machine_now()}.
"""


async def run(process: Process, rounds: int, tables: int) -> Count:
    count = Count()
    visitors = [Http(process.port) for _ in range(SEATS)]
    for visitor in visitors:
        await visitor.post("/api/visit", {})
    companies = [Witness(visitors) for _ in range(tables)]
    for company in companies:
        await company.open()
    for number in range(rounds):
        await one_round(process, companies, count)
        if number % 10 == 9 and rounds > 20:
            sys.stderr.write(count.line() + "\n")
    for company in companies:
        company.close()
    for visitor in visitors:
        visitor.close()
    return count


def crash(rounds: int, tables: int = 6) -> Count:
    with tempfile.TemporaryDirectory(prefix="courtier-crash-") as folder:
        process = Process(Path(folder))
        process.start()
        try:
            return asyncio.run(run(process, rounds, tables))
        except OSError as error:
            error.add_note(process.account())
            raise
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            process.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ENOUGH)
    parser.add_argument("--tables", type=int, default=6)
    given = parser.parse_args()
    count = crash(given.rounds, given.tables)
    sys.stdout.write(count.line() + "\n")
    if count.rounds >= ENOUGH:
        put("The server killed", section(count, given.tables))
    sys.exit(bool(count.lost or count.diverged))


if __name__ == "__main__":
    main()
