"""A line to one browser that says what a test wants: a seeded game as one seat sees it, without clocks."""

import json
from collections import deque
from typing import Any

from msgspec import to_builtins
from playwright.sync_api import Page, WebSocketRoute
from tests.browser import LOOK_AGAIN, LOOKS, PATIENCE, until

import courtier
from courtier.core.registry import kind
from courtier.table.outbox import game_says

NAMES = ["Ann", "Bob", "Hildegard von Hohenfels-Oettingen", "Wilhelmine", "Ezgi", "Ottokar"]


class Told:
    """A game that goes on in the test, and the page of seat 0 that is told of it."""

    def __init__(
        self, page: Page, origin: str, game: str, seats: int, seed: int, query: str = "", lang: str = "en"
    ) -> None:
        self.game = courtier.new(game, seats, seed, recording=True)
        self.name = game
        self.lang = lang
        self.page = page
        self.names = NAMES[:seats]
        self.phase = "play"
        self.lines: list[dict[str, Any]] = []
        self.version = 0
        self.told = 0  # lines of the story that the page has
        self.sockets: list[WebSocketRoute] = []
        self.answers: deque[dict[str, Any]] = deque()  # that the page gave
        self.note()
        page.set_default_timeout(PATIENCE)
        page.route_web_socket("**/ws/**", self.connect)
        page.goto(f"{origin}/t/told?lang={lang}{query}")
        self.wait()

    def wait(self) -> None:
        """Until the table is drawn."""
        self.page.wait_for_selector(".at-table .dock")
        self.page.evaluate("document.fonts.ready")

    def reload(self) -> None:
        """The page comes back to the game as it stands."""
        self.page.reload()
        self.wait()

    def connect(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda frame: self.hear(socket, json.loads(frame)))

    def hear(self, socket: WebSocketRoute, frame: dict[str, Any]) -> None:
        if frame["do"] == "hello":
            self.version = 1
            self.told = len(self.lines)
            socket.send(json.dumps({"is": "welcome", "v": 1, **self.now(), "story": self.lines, "talk": []}))
        elif frame["do"] in ("answer", "draft"):
            self.answers.append(frame)

    def answer(self) -> dict[str, Any]:
        """What the page answers next."""
        for _ in range(LOOKS):
            if self.answers:
                return self.answers.popleft()
            self.page.wait_for_timeout(LOOK_AGAIN)
        raise AssertionError("the page did not answer")

    def note(self) -> None:
        for event in self.game.news:
            seen = courtier.glimpse(event, 0)
            earlier = (line["event"] for line in reversed(self.lines))
            line = game_says(len(self.lines) + 1, 0, dict(seen), earlier, self.lang, self.names, self.game.options)
            self.lines.append({"fold": False} | to_builtins(line))

    def now(self) -> dict[str, Any]:
        view = courtier.view(self.game, 0)
        table = {
            "code": "told",
            "game": self.name,
            "title": "",
            "phase": self.phase,
            "options": {},
            "seats": self.seats(),
        }
        return {
            "now": 0,
            "table": table | {"whispers": "seen", "words": "free", "watch": "nobody", "waiting": [], "rematch": []},
            "you": {"seat": 0, "host": True, "lang": self.lang},
            "view": view,
            "prompt": courtier.prompt(view, self.lang, self.names),
            "question": self.game.question(0) if view["choices"] else None,
            "aims": kind(self.name).fulfilled(view),
            "can_back": False,
            "can_undo": False,
            "draft": None,
            "open_points": kind(self.name).open_points(view),
        }

    def seats(self) -> list[dict[str, Any]]:
        return [{"seat": seat, "name": name, "kind": "person"} for seat, name in enumerate(self.names)]

    def play(self, seat: int, action: int) -> None:
        """An answer, and the page is told of it."""
        self.go_on(seat, action)
        self.tell()

    def go_on(self, seat: int, action: int) -> None:
        """An answer of which the page is told later."""
        self.game.apply(seat, action)
        self.note()

    def tell(self) -> None:
        """All that has happened since the page was last told."""
        self.version += 1
        update = {"is": "update", "v": self.version, **self.now(), "story": self.lines[self.told :]}
        self.told = len(self.lines)
        self.sockets[-1].send(json.dumps(update))
        until(self.page, f"async () => (await import('/web/state.js')).log.value.length === {len(self.lines)}")
