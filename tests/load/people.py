"""Tables full of people who play at random, for the load and the crash driver."""

import asyncio
import random
from collections.abc import Callable
from itertools import count
from typing import Any

from tests.load.wire import Choice, Heard, Http, Wire, handshake

GAME = "hofverrat"


class Seat:
    """One person at one table, with one line."""

    def __init__(self, company: "Company", number: int) -> None:
        self.company = company
        self.number = number
        self.wire: Wire | None = None
        self.question: int | None = None
        self.choices: list[Choice] = []
        self.phase = "lobby"
        self.offers: set[int] = set()  # numbers of the open ones
        self.welcome = b""  # the last one, as it came
        self.ready = asyncio.Event()

    async def connect(self) -> None:
        self.ready.clear()
        visitor = self.company.visitors[self.number]
        ticket = (await visitor.post("/api/visit", {}))["ticket"]
        request = handshake(visitor.port, self.company.code, visitor.cookie)
        loop = asyncio.get_running_loop()
        _, self.wire = await loop.create_connection(
            lambda: Wire(request, self.hear, self.company.lost), "127.0.0.1", visitor.port
        )
        await self.wire.open
        self.wire.send({"do": "hello", "ticket": ticket})
        await self.ready.wait()

    def hear(self, wire: Wire, heard: Heard) -> None:
        if wire is not self.wire and self.wire is not None:
            return
        if heard.table is not None:
            self.phase = heard.table.phase
        if heard.view is not None:
            self.choices = heard.view.choices
        if heard.offers is not None:
            self.offers = {each.number for each in heard.offers}
        if heard.question != "unchanged":
            self.question = heard.question
        if heard.kind == "welcome":
            self.welcome = wire.raw
            self.ready.set()
        name = heard.ack or heard.id
        if name is not None:
            self.company.answered(name, heard)

    def send(self, **command: Any) -> str:
        name = next(self.company.names)
        assert self.wire is not None
        self.wire.send({**command, "id": name})
        return name


class Company:
    """A table and all who sit there."""

    serial = count()

    def __init__(self, visitors: list[Http], game: str = GAME) -> None:
        self.visitors = visitors
        self.game = game
        self.code = ""
        prefix = f"{next(self.serial)}:{random.getrandbits(32):x}"
        self.names = (f"{prefix}:{number}" for number in count())
        self.seats = [Seat(self, number) for number in range(len(visitors))]
        self.waiting: dict[str, Callable[[Heard], None]] = {}  # by name of the command
        self.cut = 0  # lines that broke
        self.busy = False  # a move is on its way
        self.offering = 0  # offers on their way

    async def open(self) -> None:
        """Everybody sits down, and the cards are dealt."""
        body = {"game": self.game, "seats": len(self.seats), "name": "P0", "setup": {"undo": "none"}}
        self.code = (await self.visitors[0].post("/api/tables", body))["code"]
        for seat in self.seats:
            await seat.connect()
        for seat in self.seats[1:]:
            await self.ask(seat, do="sit", name=f"P{seat.number}", seat=seat.number)
            await self.ask(seat, do="ready", ready=True)
        await self.ask(self.seats[0], do="start")

    async def ask(self, who: Seat, /, **command: Any) -> Heard:
        future: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.tell(who, lambda heard: None if future.done() else future.set_result(heard), **command)
        return await future

    def tell(self, who: Seat, hear: Callable[[Heard], None], /, **command: Any) -> None:
        """A command, and who hears of its answer."""
        self.waiting[who.send(**command)] = hear

    def answered(self, name: str, heard: Heard) -> None:
        hear = self.waiting.pop(name, None)
        if hear is not None:
            hear(heard)

    def lost(self, wire: Wire) -> None:
        self.cut += 1

    def asked(self) -> Seat | None:
        for seat in self.seats:
            if seat.question is not None and seat.phase == "play" and seat.choices:
                return seat
        return None

    def open_offers(self) -> int:
        return len(set().union(*[seat.offers for seat in self.seats]))

    def offer_up_to(self, most: int) -> None:
        """Promises in turn, as many as are missing until so many offers are open."""
        if self.offering or any(seat.phase != "play" for seat in self.seats):
            return
        for number in range(self.open_offers(), most):
            by = number % len(self.seats)
            self.offering += 1
            self.tell(self.seats[by], self.offered, do="offer", deal=a_promise(by, len(self.seats)), seconds=600)

    def offered(self, heard: Heard) -> None:
        self.offering -= 1

    async def play_on(self, moves: int) -> None:
        """One after another; when a game is over, the next."""
        for _ in range(moves):
            while (seat := self.asked()) is None:
                if all(each.phase == "over" for each in self.seats):
                    await self.once_more()
                await asyncio.sleep(0)
            await self.ask(seat, **a_move(seat))

    async def once_more(self) -> None:
        """After the end, the next game."""
        for seat in self.seats:
            await self.ask(seat, do="rematch")

    def close(self) -> None:
        for seat in self.seats:
            if seat.wire is not None:
                seat.wire.close()


def a_promise(by: int, seats: int) -> dict[str, Any]:
    """Not to negate the next player, a deal of Dûhr."""
    to = (by + 1) % seats
    clause = {"kind": "refrain", "by": by, "to": to, "verbs": ["negate"], "whom": to, "turns": 1}
    return {"parties": [by, to], "clauses": [clause]}


def a_move(seat: Seat) -> dict[str, Any]:
    return {"do": "answer", "question": seat.question, "action": random.choice(seat.choices).code}
