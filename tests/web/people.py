"""People at browsers: a real Chromium against a real server, and everything that each of them was sent."""

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response, WebSocket
from tests.browser import PATIENCE, until
from tests.server.serving import Serving

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
# The page asks, and nothing is on its way that could change what it asks.
ASKED = """async () => {
  const { sending } = await import("/web/table/selection.js");
  return !sending.value && document.querySelector(".commit") !== null;
}"""
# A sheet over the table, as its buttons lay it there; a card's is that of the first that one sees.
LAY_SHEET = """async (wanted) => {
  const [desk, { view }] = await Promise.all([import("/web/table/selection.js"), import("/web/state.js")]);
  const zones = [...view.value.seats.flatMap((seat) => seat.zones), ...view.value.common];
  const card = zones.flatMap((zone) => zone.cards ?? []).find((each) => each !== "unknown");
  desk.tab.value = wanted.tab ?? desk.tab.value;
  desk.sheet.value = { card, ...wanted };
}"""


class Sitter:
    """Somebody at a browser, in a context of their own."""

    def __init__(self, browser: Browser, server: Serving, name: str, **context: Any) -> None:
        context = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **context}
        self.context: BrowserContext = browser.new_context(**context)
        self.server = server
        self.name = name
        self.received: list[str] = []  # every frame and every body, but not the files that are the same for all
        self.steps = 0
        self.complaints: list[str] = []  # of the console, the policy, the page
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.watch()

    def watch(self) -> None:
        page = self.page
        page.on("websocket", self.listen)
        page.on("response", self.receive)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complain(said.type, said.text))
        page.on("request", lambda asked: self.abroad(asked.url))

    def receive(self, answer: Response) -> None:
        if not answer.url.startswith(f"{self.server.origin}/web/"):
            self.received.append(body_of(answer))

    def listen(self, socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda frame: self.received.append(frame if isinstance(frame, str) else frame.decode())
        )

    def complain(self, kind: str, text: str) -> None:
        if kind == "error" and not any(each in text for each in ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")):
            self.complaints.append(text)

    def abroad(self, url: str) -> None:
        if not url.startswith((self.server.origin, self.server.origin.replace("http", "ws"))):
            self.complaints.append(f"a request left the origin: {url}")

    def frames(self) -> list[dict[str, Any]]:
        """What came over the line."""
        found = []
        for text in self.received:
            try:
                frame = json.loads(text)
            except ValueError:
                continue
            if isinstance(frame, dict) and "is" in frame:
                found.append(frame)
        return found

    # At a table

    def found(self, game: str, seats: int, bots: str | None = None, **options: Any) -> str:
        """A new table of one's own; with bots it begins at once."""
        body = {
            "game": game,
            "seats": seats,
            "name": self.name,
            "bots": bots,
            "start": bots is not None,
            "setup": {"bots": "fast", "listed": bots is None, "options": options},
        }
        self.post("/api/visit", {})
        return str(self.post("/api/tables", body)["code"])

    def post(self, address: str, body: dict[str, Any]) -> Any:
        """A request with this browser's cookies; no page is needed for it."""
        headers = {"Origin": self.server.origin}
        return self.context.request.post(self.server.origin + address, data=body, headers=headers).json()

    def come(self, code: str, query: str = "") -> None:
        self.page.goto(f"{self.server.origin}/t/{code}?lang=en{query}")
        until(self.page, "async () => (await import('/web/state.js')).connection.value.is === 'open'")

    def send(self, **command: Any) -> Any:
        """A command past the screen: for what is not this test's matter."""
        done = self.page.evaluate("async (command) => (await import('/web/state.js')).send(command)", command)
        assert done["ok"], f"{self.name}: {command}: {done}"
        return done

    def sit(self) -> None:
        self.send(do="sit", name=self.name)
        self.send(do="ready", ready=True)

    def state(self, name: str) -> Any:
        return self.page.evaluate("async (name) => (await import('/web/state.js'))[name].value", name)

    def own_zones(self, *ids: str) -> list[dict[str, Any]]:
        return [zone for seat in self.state("view")["seats"] for zone in seat["zones"] if zone["id"] in ids]

    @property
    def at_table(self) -> bool:
        return self.page.locator(".at-table").count() > 0

    @property
    def asked(self) -> bool:
        return bool(self.page.evaluate(ASKED))

    def seated(self) -> None:
        self.page.wait_for_selector(".at-table .dock")

    def leave(self) -> None:
        self.context.close()


def gather(people: Sequence[Sitter], code: str) -> None:
    """All of them sit down at a table of the first, and the cards are dealt."""
    for person in people:
        person.come(code)
        person.sit()
    people[0].send(do="start")
    for person in people:
        person.seated()


def past_finale(page: Page) -> None:
    """The staged end is skipped; the result is there."""
    page.get_by_role("button", name=re.compile("^(Skip|Überspringen)$")).click()
    page.get_by_role("button", name=re.compile("^(To the result|Zum Ergebnis)$")).click()
    page.wait_for_selector(".result .score")


def asked_first(pair: tuple[Sitter, Sitter]) -> tuple[Sitter, Sitter]:
    """Whoever is asked, and the other."""
    ann, bob = pair
    return (ann, bob) if ann.asked else (bob, ann)


def body_of(answer: Response) -> str:
    """What a response brought; a page that moved on has no body any more."""
    try:
        return str(answer.text())
    except Exception:  # noqa: BLE001 - fonts are not text, and a closed page has nothing left
        return ""
