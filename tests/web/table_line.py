"""A real table in the test, and the pages of people who sit at it: time passes when the test says so."""

from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, Route, WebSocketRoute
from tests.browser import PATIENCE
from tests.server.serving import Serving
from tests.table.evening import Person

from courtier.arena.betrayals import betrayals
from courtier.server.requests import Compose
from courtier.server.socket import Ping
from courtier.table.commands import Request
from courtier.table.messages import Refuse, Tiding
from courtier.table.state import Refusal

FRAME: msgspec.json.Decoder[Request | Ping] = msgspec.json.Decoder(Request | Ping)


class PageOf:
    """The page of one person at the table. All that the person hears it is told, but while `held` is set."""

    screen = "t"  # in the address

    def __init__(self, browser: Browser, server: Serving, person: Person, **context: Any) -> None:
        context = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **context}
        self.person = person
        self.context = browser.new_context(**context)
        self.socket: WebSocketRoute | None = None
        self.held: list[Tiding] | None = None
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.route_web_socket("**/ws/**", self.connect)
        self.page.route("**/api/tables/*/compose?*", self.compose)
        self.page.route("**/api/tables/*/decided?*", self.look_back)
        listen(person, self.hear)
        self.page.goto(f"{server.origin}/{self.screen}/quiet-carp?lang={person.lang}")

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda frame: self.receive(msgspec.json.decode(frame)))

    def receive(self, frame: dict[str, Any]) -> None:
        if frame["do"] == "hello":
            self.person.comes()
        elif frame["do"] != "ping":
            self.person.sends(FRAME.decode(msgspec.json.encode(frame)))

    def hear(self, message: Tiding) -> None:
        if self.held is not None and not isinstance(message, Refuse):
            self.held.append(message)
        elif self.socket is not None:
            self.socket.send(msgspec.json.encode(message).decode())

    def release(self) -> None:
        """The page is told what was held back."""
        kept, self.held = self.held or [], None
        for message in kept:
            self.hear(message)

    def compose(self, route: Route) -> None:
        """As the server answers it."""
        wanted = msgspec.json.decode(route.request.post_data or "{}", type=Compose)
        table, visitor, lang = self.person.evening.table, self.person.visitor, self.person.lang
        try:
            if wanted.deal is None:
                told: Any = {"terms": table.deal_terms(visitor, wanted.partners, lang)}
            else:
                told = table.try_deal(visitor, wanted.deal, lang)
            status = 200
        except Refusal as refusal:
            told, status = {"code": refusal.code, "text": refusal.text(lang)}, 409
        route.fulfill(status=status, body=msgspec.json.encode(told), content_type="application/json")

    def look_back(self, route: Route) -> None:
        """As the server answers it, without the moves that decided the game: no bot judges them here."""
        table = self.person.evening.table
        found = betrayals(table.record() or "") if table.state.phase == "over" else []
        told = {"moves": [], "betrayals": [table.tell_betrayal(each, self.person.lang) for each in found]}
        route.fulfill(body=msgspec.json.encode(told), content_type="application/json")


class TelevisionOf(PageOf):
    """The big screen of the table, for somebody who watches."""

    screen = "board"


def listen(person: Person, hear: Any) -> None:
    """Call this with all that the person hears from now on."""
    before = person.hears

    def hears(message: Tiding) -> None:
        before(message)
        hear(message)

    person.hears = hears  # type: ignore[method-assign]
