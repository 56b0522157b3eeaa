"""A real server in a thread, on real files and a real port, and people who come to it."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from courtier.server.app import App
from courtier.server.run import Server, config, listen
from courtier.server.settings import UNLIMITED, ConnectionLimits, Rates, Settings

T = TypeVar("T")
USUAL = ConnectionLimits()
QUICK_REVIEW = 1.0  # seconds; a bot that thinks less says less
PATIENCE = 60.0  # seconds; only a broken server takes so long, however busy the machine


class Serving:
    """From `start` to `stop`; the same folder may be served again."""

    def __init__(
        self,
        folder: Path,
        rates: Rates = UNLIMITED,
        clock: Callable[[], float] = time.time,
        connections: ConnectionLimits = USUAL,
        behind_proxy: bool = False,
    ) -> None:
        self.listener = listen("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        settings = Settings(
            folder,
            (self.origin,),
            rates=rates,
            connections=connections,
            behind_proxy=behind_proxy,
            review_seconds=QUICK_REVIEW,
        )
        self.app = App(settings, clock)
        self.people: list[Person] = []
        self.ready = threading.Event()
        self.server = Server(config(self.app), self.app, self.ready.set)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server._serve([self.listener]))
        self.loop.close()

    def start(self) -> "Serving":
        self.thread.start()
        assert self.ready.wait(PATIENCE)
        return self

    def stop(self) -> None:
        for person in self.people:
            person.leave()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def call(self, deed: Callable[[], T]) -> T:
        """Something inside the server's own loop."""

        async def inside() -> T:
            return deed()

        return asyncio.run_coroutine_threadsafe(inside(), self.loop).result(PATIENCE)

    def person(self) -> "Person":
        person = Person(self)
        self.people.append(person)
        return person

    def person_with(self, cookie: str) -> "Person":
        """Somebody who was here before, perhaps at another port."""
        person = Person(self, cookie)
        self.people.append(person)
        return person


@contextmanager
def serving(
    folder: Path,
    rates: Rates = UNLIMITED,
    clock: Callable[[], float] = time.time,
    connections: ConnectionLimits = USUAL,
    behind_proxy: bool = False,
) -> Iterator[Serving]:
    server = Serving(folder, rates, clock, connections, behind_proxy).start()
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A browser without a page: its cookie, its requests, its lines."""

    def __init__(self, server: Serving, cookie: str | None = None) -> None:
        self.origin = server.origin
        cookies = dict([cookie.split("=", 1)]) if cookie else None
        self.http = httpx.Client(
            base_url=server.origin, headers={"Origin": server.origin}, timeout=PATIENCE, cookies=cookies
        )
        self.ticket = self.post("/api/visit").json()["ticket"]
        self.stack = ExitStack()

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.http.post(path, content=json.encode({} if body is None else body), headers=headers)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def new_table(self, seats: int = 2, name: str = "Ann", **more: Any) -> str:
        response = self.post("/api/tables", {"game": "hofverrat", "seats": seats, "name": name, **more})
        assert response.status_code == 201, response.text
        code: str = response.json()["code"]
        return code

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def line(self, code: str, **headers: str) -> ClientConnection:
        """A WebSocket that has not said hello."""
        address = f"ws{self.origin.removeprefix('http')}/ws/{code}"
        cookie = {"Cookie": self.cookie()} | headers
        opening = connect(
            address,
            origin=Origin(self.origin),
            additional_headers=cookie,
            compression=None,
            max_size=2**22,
            proxy=None,
            open_timeout=PATIENCE,
        )
        return self.stack.enter_context(opening)

    def come(self, code: str, lang: str = "en", story: int = 0, talk: int = 0) -> "Page":
        ticket = self.post("/api/visit").json()["ticket"]
        return Page(self.line(code), {"do": "hello", "ticket": ticket, "lang": lang, "story": story, "talk": talk})

    def leave(self) -> None:
        self.stack.close()
        self.http.close()


class Page:
    """An open page of a table: keeps what it was told, as bytes and as it stands now."""

    def __init__(self, line: ClientConnection, hello: dict[str, Any]) -> None:
        self.line = line
        self.heard: list[str] = []
        self.now: dict[str, Any] = {}
        self.ids = count(1)
        self.prefix = f"{id(self)}"
        self.line.send(json.encode(hello).decode())
        self.until(lambda tiding: tiding["is"] in ("welcome", "bye"))

    def hear(self) -> dict[str, Any]:
        text = self.line.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        tiding: dict[str, Any] = json.decode(text)
        if tiding["is"] == "welcome":
            self.now = {**tiding}
        elif tiding["is"] == "update":
            story, talk = tiding.pop("story", []), tiding.pop("talk", [])
            had = (self.now.get(part, []) for part in ("story", "talk"))
            self.now |= {**tiding, "story": next(had) + story, "talk": next(had) + talk}
        return tiding

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not wanted(tiding := self.hear()):
            pass
        return tiding

    def send(self, do: str, **fields: Any) -> str:
        name: str = fields.pop("id", f"{self.prefix}:{next(self.ids)}")
        self.line.send(json.encode({"do": do, "id": name, **fields}).decode())
        return name

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Says it, and waits for the answer to it."""
        name = self.send(do, **fields)
        return self.until(lambda tiding: name in (tiding.get("ack"), tiding.get("id")))

    def settle(self) -> None:
        """Everything that was on its way has been heard."""
        self.line.send('{"do":"ping"}')
        self.until(lambda tiding: tiding["is"] == "pong")

    def closed(self) -> int:
        """Waits for the end; its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def asked(self) -> bool:
        return self.now.get("question") is not None

    def answer(self, pick: int = 0) -> dict[str, Any]:
        choices = self.now["view"]["choices"]
        return self.ask("answer", question=self.now["question"], action=choices[pick % len(choices)]["code"])

    def over(self) -> bool:
        return bool(self.now["table"]["phase"] == "over")

    def close(self) -> None:
        self.line.close()


def wait_for(happened: Callable[[], bool]) -> None:
    for _ in range(int(PATIENCE / 0.05)):
        if happened():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def seat_two(server: Serving, **setup: Any) -> tuple[Person, Person, Page, Page, str]:
    """Ann and Bob sit at a table of two, and both are here."""
    ann, bob = server.person(), server.person()
    code = ann.new_table(setup=setup or None)
    first, second = ann.come(code), bob.come(code)
    assert second.ask("sit", name="Bob")["is"] != "refuse"
    return ann, bob, first, second, code


def deal(first: Page, *others: Page) -> None:
    for page in others:
        page.ask("ready", ready=True)
    first.ask("start")
    for page in (first, *others):
        while page.now["view"] is None:
            page.hear()


def play_out(pages: list[Page], pick: Callable[[int], int] = lambda n: n) -> int:
    """All of them answer until the end; how many answers."""
    given = 0
    while not all(page.over() for page in pages):
        for page in pages:
            page.settle()
            if page.asked():
                page.answer(pick(given))
                given += 1
    return given
