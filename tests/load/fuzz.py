"""Attacks beside normal tables: `make fuzz FRAMES=20000`.

People play at a few tables and the times of their answers are measured: first in quiet, then during each attack. The
server keeps its usual limits. It must not fail, answers must stay quick, its memory must not grow much at any time, and
all of it ends within ten minutes.
"""

import argparse
import asyncio
import json
import math
import random
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.load.attackers import ATTACKS
from tests.load.load import Driver, play_in
from tests.load.people import Company
from tests.load.served import Process
from tests.load.wire import Http

TABLES: Final = 12
SEATS: Final = 2
RATE: Final = 60.0  # commands a second at all normal tables together
SECONDS: Final = 10.0  # of quiet, and of each attack
LONGEST: Final = 75.0  # seconds of one attack
ALL_SECONDS: Final = 570.0  # for everything; the attack that is under way then is broken off, and the run fails
LOOK_SECONDS: Final = 0.5  # between two looks at the server's memory
TIMES: Final = 3.0  # so much slower may answers be than in quiet …
ALWAYS_MS: Final = 30.0  # … or so slow, whichever is more
MEMORY_MB: Final = 64.0
FLOODS: Final = ("schema-aware", "byte-level", "valid-but-hostile", "chatty")  # these share the frames
FAULTS: Final = ("request failed", "errand failed", "not done", "event loop", "the thread that writes died", "library")


class Fuzz:
    """One run: the server, the normal tables, and what was found."""

    def __init__(self, process: Process, frames: int, seed: int, attacks: list[str]) -> None:
        self.process = process
        self.attacks = attacks
        self.frames = frames
        self.seed = seed
        self.sent = 0
        self.crashes = 0
        self.before = 0.0
        self.during: dict[str, float] = {}
        self.companies: list[Company] = []
        self.quiet_kb = 0
        self.most_kb = 0

    async def run(self) -> None:
        try:
            async with asyncio.timeout(ALL_SECONDS):
                await self.run_all()
        except TimeoutError:
            self.crashes += 1
            print(f"*** not done within {ALL_SECONDS:g} seconds", flush=True)  # noqa: T201
        self.crashes += len(self.faults_in_log())

    async def run_all(self) -> None:
        await self.open_tables()
        self.before = await self.measure(SECONDS)
        self.quiet_kb = self.most_kb = self.process.rss_kb()
        print(f"quiet: p99 {self.before:.1f} ms, {self.quiet_kb / 1024:.1f} MB", flush=True)  # noqa: T201
        looking = asyncio.create_task(self.look_at_memory())
        try:
            for name in self.attacks:
                await self.attack(name)
        finally:
            looking.cancel()
        await self.everybody_is_still_there()

    async def look_at_memory(self) -> None:
        while True:
            self.most_kb = max(self.most_kb, self.process.rss_kb())
            await asyncio.sleep(LOOK_SECONDS)

    async def open_tables(self) -> None:
        for _ in range(TABLES):
            company = Company([Http(self.process.port) for _ in range(SEATS)])
            for visitor in company.visitors:
                await visitor.post("/api/visit", {})
            await company.open()
            self.companies.append(company)
            await asyncio.sleep(0.5)  # as people come: not faster than the limits for one address
        await play_in(self.companies)

    async def measure(self, seconds: float) -> float:
        """The 99th percentile of the answers' times, in milliseconds."""
        driver = Driver(self.companies, 0.5)
        await driver.run(RATE, seconds)
        lost = driver.sent - len(driver.times)
        if lost:
            self.crashes += lost
            print(f"*** {lost} commands were never answered", flush=True)  # noqa: T201
        if not driver.times:
            return math.inf  # no answer at all
        times = sorted(driver.times)
        return times[min(len(times) - 1, int(0.99 * len(times)))] * 1000

    async def attack(self, name: str) -> None:
        share = -(-self.frames // len(FLOODS)) if name in FLOODS else 10**9
        longest = LONGEST if name in FLOODS else SECONDS
        code = random.choice(self.companies).code
        command = ["-m", "tests.load.attackers", name, str(self.process.port), code, str(share), str(longest)]
        attacker = await asyncio.create_subprocess_exec(
            sys.executable, *command, str(self.seed), stdout=asyncio.subprocess.PIPE
        )
        ended = asyncio.ensure_future(attacker.communicate())
        try:
            worst = await self.measure_until(ended)
            out, _ = await ended
        finally:
            if attacker.returncode is None:
                attacker.kill()
        self.during[name] = worst
        sent, faults = (int(each) for each in out.split()) if attacker.returncode == 0 else (0, 1)
        self.sent += sent
        self.crashes += faults
        memory = f"{self.process.rss_kb() / 1024:.1f} MB"
        print(f"{name}: {sent} frames, p99 {worst:.1f} ms, {memory}", flush=True)  # noqa: T201

    async def measure_until(self, ended: asyncio.Future[tuple[bytes, bytes]]) -> float:
        worst = await self.measure(SECONDS)
        while not ended.done():
            worst = max(worst, await self.measure(SECONDS))
        return worst

    async def everybody_is_still_there(self) -> None:
        self.crashes += sum(company.cut for company in self.companies)
        for company in self.companies:
            await asyncio.wait_for(company.ask(company.seats[0], do="say", text="still here"), 10)
            company.close()
            for visitor in company.visitors:
                visitor.close()
        await asyncio.sleep(0.2)  # until all are closed

    def faults_in_log(self) -> list[str]:
        """Lines of the log that tell of a fault in our own program."""
        lines = (self.process.folder / "log").read_text(encoding="utf-8", errors="replace").splitlines()
        faults = [line for line in lines if is_fault(line)]
        for line in faults[:5]:
            print(f"*** {line[:400]}", flush=True)  # noqa: T201
        return faults

    def worst(self) -> float:
        return max(self.during.values(), default=math.inf)

    def memory_mb(self) -> float:
        """By how much the server's memory has grown at most."""
        return (self.most_kb - self.quiet_kb) / 1024

    def wanted(self) -> int:
        """The frames that the floods of this run are to send."""
        return sum(self.frames // len(FLOODS) for name in self.attacks if name in FLOODS)

    def line(self) -> str:
        return (
            f"frames={self.sent} crashes={self.crashes} "
            f"p99_before_ms={self.before:.1f} p99_during_ms={self.worst():.1f}"
        )

    def passed(self) -> bool:
        quick = self.worst() <= max(TIMES * self.before, ALWAYS_MS)
        return not self.crashes and quick and self.sent >= self.wanted() and self.memory_mb() <= MEMORY_MB


def is_fault(line: str) -> bool:
    try:
        told = json.loads(line)
    except ValueError:
        return True  # a traceback
    return told["level"] in ("error", "critical") or ("error" in told and told["event"] in FAULTS)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=[*ATTACKS], action="append", help="this attack; usually all")
    given = parser.parse_args()
    random.seed(given.seed)
    with tempfile.TemporaryDirectory(prefix="courtier-fuzz-") as folder:
        process = Process(Path(folder), limits=True)
        process.start()
        try:
            fuzz = Fuzz(process, given.frames, given.seed, given.only or [*ATTACKS])
            asyncio.run(fuzz.run())
        finally:
            process.stop()
    if fuzz.sent < fuzz.wanted():
        print(f"*** only {fuzz.sent} of {fuzz.wanted()} frames were sent in the time")  # noqa: T201
    print(f"memory grew by {fuzz.memory_mb():.1f} MB, at most {MEMORY_MB:g} MB are allowed")  # noqa: T201
    print(fuzz.line())  # noqa: T201
    return 0 if fuzz.passed() else 1


if __name__ == "__main__":
    sys.exit(main())
