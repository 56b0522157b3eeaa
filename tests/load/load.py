"""Many tables at once: real games, sent at their time whether or not the last was answered (open loop).

A move's time counts from when it was due, so that a server that stalls cannot hide it. `make load` runs it, and a run
that something is expected of is written into bench/results.md.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from bench.results import put
from tests.load.figures import EXPECTED, Asked, Found, section
from tests.load.people import Company, Seat, a_move
from tests.load.served import Process
from tests.load.wire import Heard, Http

OPENING = 8  # tables that are opened at the same time
GAME_MOVES = 100  # about as many as a game has
DRAIN = 10.0  # seconds for the last answers


class Driver:
    """Sends at a rate, and remembers how long each answer took."""

    def __init__(self, companies: list[Company], moves: float, offers: int = 0) -> None:
        self.companies = companies
        self.moves = moves  # their share; the rest is talk
        self.offers = offers  # that are kept open at each table; making them is not timed
        self.open: list[int] = []  # how many were, for every move
        self.times: list[float] = []
        self.refused = 0
        self.sent = 0
        self.idle = 0  # moves that no table was free for
        self.tasks: set[asyncio.Task[None]] = set()  # games that are about to begin

    async def run(self, rate: float, seconds: float) -> None:
        begin = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            pause = due - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            elif number % 16 == 0:
                await asyncio.sleep(0)
            self.act(due)
        deadline = time.perf_counter() + DRAIN
        while (self.tasks or len(self.times) < self.sent) and time.perf_counter() < deadline:
            await asyncio.sleep(0.05)

    def act(self, due: float) -> None:
        if random.random() >= self.moves:
            company = random.choice(self.companies)
            self.go(company, company.seats[random.randrange(len(company.seats))], due, talk=True)
            return
        for _ in range(20):
            company = random.choice(self.companies)
            if company.busy:
                continue
            seat = company.asked()
            if seat is not None:
                self.go(company, seat, due, talk=False)
                return
            if all(each.phase == "over" for each in company.seats):
                self.begin(company)
        self.idle += 1

    def go(self, company: Company, seat: Seat, due: float, talk: bool) -> None:
        self.sent += 1
        if self.offers and not talk:
            self.open.append(company.open_offers())
        company.busy = company.busy or not talk
        command = {"do": "say", "text": "a word"} if talk else a_move(seat)
        company.tell(seat, lambda heard: self.hear(company, due, talk, heard), **command)

    def hear(self, company: Company, due: float, talk: bool, heard: Heard) -> None:
        self.times.append(time.perf_counter() - due)
        self.refused += heard.kind == "refuse"
        company.busy = company.busy and talk
        if self.offers:
            company.offer_up_to(self.offers)

    def begin(self, company: Company) -> None:
        """The next game, while others go on."""
        company.busy = True
        task = asyncio.create_task(self.next_game(company))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def next_game(self, company: Company) -> None:
        await company.once_more()
        company.busy = False


async def drive(process: Process, asked: Asked) -> Found:
    idle = process.rss_kb()
    visitors = [Http(process.port) for _ in range(asked.seats)]
    companies = await open_all(asked.tables, visitors, asked.game)
    await asyncio.sleep(1.0)
    full = process.rss_kb()
    await play_in(companies)
    await lay_offers(companies, asked.offers)
    driver = Driver(companies, asked.moves, asked.offers)
    cpu = process.cpu_seconds()
    await driver.run(asked.rate, asked.seconds)
    cpu = (process.cpu_seconds() - cpu) / asked.seconds
    cut = sum(company.cut for company in companies)
    for company in companies:
        company.close()
    return Found(
        asked=asked,
        times=sorted(driver.times),
        sent=driver.sent,
        refused=driver.refused,
        unsent=driver.idle,
        cut=cut,
        cpu=cpu,
        idle_kb=idle,
        full_kb=full,
        end_kb=process.rss_kb(),
        open_offers=sum(driver.open) / max(1, len(driver.open)),
    )


async def open_all(tables: int, visitors: list[Http], game: str) -> list[Company]:
    """Each opener has connections of its own."""
    companies: list[Company] = []

    async def opener(amount: int) -> None:
        own = [Http(visitor.port) for visitor in visitors]
        for visitor in own:
            await visitor.post("/api/visit", {})
        for _ in range(amount):
            company = Company(own, game)
            await company.open()
            companies.append(company)
        for visitor in own:
            visitor.close()

    await asyncio.gather(*[opener(len(range(start, tables, OPENING))) for start in range(min(OPENING, tables))])
    return companies


async def play_in(companies: list[Company]) -> None:
    """To different moments of their games, as tables are on any evening: they do not all end at once."""

    async def player(own: list[Company]) -> None:
        for company in own:
            await company.play_on(random.randrange(GAME_MOVES))

    await asyncio.gather(*[player(companies[start::OPENING]) for start in range(OPENING)])


async def lay_offers(companies: list[Company], most: int) -> None:
    """So many at every table, before anything is timed."""
    for company in companies:
        company.offer_up_to(most)
    while any(company.offering for company in companies):
        await asyncio.sleep(0.05)


def main() -> None:
    usual = EXPECTED[0].asked
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--seats", type=int, default=usual.seats)
    parser.add_argument("--rate", type=float, default=usual.rate, help="events a second, over all tables")
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--moves", type=float, default=usual.moves, help="share of moves; the rest is talk")
    parser.add_argument("--game", default=usual.game)
    parser.add_argument("--offers", type=int, default=0, help="open offers at each table, of a game with deals")
    asked = Asked(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory(prefix="courtier-load-") as folder:
        process = Process(Path(folder))
        process.start()
        try:
            found = asyncio.run(drive(process, asked))
        finally:
            process.stop()
    print(found.line())  # noqa: T201
    for expected in EXPECTED:
        if expected.asked == asked:
            put(expected.title, section(found, expected))


if __name__ == "__main__":
    main()
