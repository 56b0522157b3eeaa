"""Every screen of the client, each reached on a real server as a person would, for tests and pictures."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser import PATIENCE, until
from tests.server.serving import Serving, serving
from tests.web.people import LAY_SHEET

SIZES: Final = {"wide": (1280, 800), "tablet": (768, 1024), "phone": (390, 844)}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
NAMES: Final = ("Friederike", "Prinzessin Wilhelmine von Hohenfels")

# Plays the seat of this browser with the first of the offered answers, until the given turn or question or the end.
PLAY: Final = """async ([code, turns, wanted]) => {
  const state = await import("/web/state.js");
  const until = (holds) => new Promise((done) => {
    const timer = setInterval(() => holds() && (clearInterval(timer), done()), 10);
  });
  state.open(code);
  await until(() => state.table.value);
  const games = await (await fetch("/api/games")).json();
  const drafts = games.find((each) => each.name === state.table.value.game).draftable;
  const asked = () => state.view.value.asked.find((each) => each.seat === state.mySeat.value)?.question;
  const there = () => state.view.value.turn.number === turns && asked() === wanted;
  const over = () => state.table.value.phase === "over" || state.view.value.turn.number > turns || there();
  while (!over()) {
    await until(() => over() || state.question.value !== null);
    if (over()) break;
    const question = state.question.value;
    const action = state.view.value.choices[0].code;
    if (state.draft.value?.complete) await state.send({ do: "confirm", question });
    else await state.send({ do: drafts ? "draft" : "answer", question, action });
  }
  state.close();
}"""
MAKE: Final = """async (wanted) => {
  const ask = (address, body) => fetch(address, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
  await ask("/api/visit", {});
  return (await (await ask("/api/tables", wanted)).json()).code;
}"""  # noqa: E501
# Changes the size of the text as the settings do, and waits until that is painted.
TEXT_SIZE: Final = """async (text) => {
  const { settings } = await import("/web/settings.js");
  settings.size.value = text;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
# What lies over which screen.
OVER: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "card": ("table", {"is": "card"}),
    "secret": ("houses", {"is": "secret"}),
    "seat": ("salon", {"is": "seat", "seat": 2}),
    "cards": ("salon", {"is": "table"}),
    "menu": ("houses", {"is": "menu"}),
    "talk": ("table", {"is": "rail"}),
}


class Hall:
    """A server without tables, to which nobody has come yet."""

    def __init__(self, server: Serving, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.state: Any = {"cookies": [], "origins": []}

    def make(self, page: Page, **wanted: Any) -> str:
        wanted = {"game": "hofverrat", "name": NAMES[0], **wanted}
        code: str = page.evaluate(MAKE, wanted)
        return code

    def addresses(self) -> dict[str, tuple[str, str]]:
        """Screen → where it is, and what is there when it is drawn."""
        return {}


class Court(Hall):
    """A server with a table in each of its phases, and the cookies of their host."""

    def __init__(self, server: Serving, browser: Browser) -> None:
        super().__init__(server, browser)
        context = browser.new_context(locale="en-GB")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(server.origin)
        self.lobby = self.make(page, seats=5)
        self.play = self.make(page, seats=5, bots="greedy", start=True, setup={"bots": "fast"})
        self.over = self.make(page, seats=2, bots="greedy", start=True, setup={"bots": "fast"})
        self.houses = self.make(page, game="duhr", seats=6, bots="random", start=True, setup={"bots": "fast"})
        self.salon = self.make(page, game="intrigue", seats=6, bots="random", start=True, setup={"bots": "fast"})
        page.evaluate(PLAY, [self.play, 17, ""])
        page.evaluate(PLAY, [self.over, 1000, ""])
        page.evaluate(PLAY, [self.houses, 10, ""])
        page.evaluate(PLAY, [self.salon, 2, "vote"])
        self.state = {"cookies": context.storage_state()["cookies"], "origins": []}
        context.close()

    def addresses(self) -> dict[str, tuple[str, str]]:
        return {
            "start": ("/", ".game .art svg.art"),
            "lobby": (f"/t/{self.lobby}", ".lobby .seat"),
            "table": (f"/t/{self.play}", ".at-table .dock"),
            "houses": (f"/t/{self.houses}", ".at-table .house"),
            "salon": (f"/t/{self.salon}", ".at-table .desk"),
            "hall": (f"/board/{self.lobby}", ".tv .where"),
            "board": (f"/board/{self.play}", ".tv .last-lines"),
            "result": (f"/t/{self.over}", ".result .integ.checked"),
            "replay": (f"/replay/{self.over}?as=me&step=12", ".replay .dock"),
            "open": (f"/replay/{self.over}?as=open&step=12", ".replay .hands"),
            "rules": ("/rules/hofverrat?question=choose_victim", ".here"),
            "rule": (f"/rules/duhr?card=B3&table={self.houses}", ".here"),
            "settings": ("/settings", ".live"),
            "invitation": ("/j#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", ".invited"),
            "nowhere": ("/nowhere", ".narrow"),
            "plain": (f"/t/{self.play}?skin=generic", ".at-table .zone"),
            "watching": (f"/t/{self.salon}", ".at-table .dock.bare"),
        }


class Visit:
    """A page, and everything it complained about."""

    def __init__(
        self, court: Hall, size: str = "wide", theme: str = "light", lang: str = "en", text: int = 100
    ) -> None:
        width, height = SIZES[size]
        self.court = court
        self.context: BrowserContext = court.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            locale=lang,
            reduced_motion="reduce",
            has_touch=size != "wide",
            storage_state=court.state,
        )
        # Only where nothing was kept yet: what a test changes stays changed.
        kept = json.dumps({"lang": lang, "name": NAMES[0], "size": text})
        self.context.add_init_script(f"localStorage['courtier.settings'] ??= {json.dumps(kept)}")
        self.complaints: list[str] = []
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", self.follow)

    def hear(self, message: Any) -> None:
        # A page that is not there is told so by its status; browsers write that into the console.
        if message.type in ("error", "warning") and "404" not in message.text:
            self.complaints.append(f"{message.type}: {message.text}")

    def follow(self, request: Any) -> None:
        if not request.url.startswith(self.court.server.origin):
            self.complaints.append(f"foreign: {request.url}")

    def go(self, screen: str, query: str = "") -> Page:
        under, sheet = OVER.get(screen, (screen, None))
        address, there = self.court.addresses()[under]
        if screen in OF_THE_GALLERY:
            self.context.clear_cookies()
        if query:
            path, hash_, rest = address.partition("#")
            address = f"{path}{'&' if '?' in path else '?'}{query}{hash_}{rest}"
        self.page.goto(self.court.server.origin + address)
        self.page.wait_for_selector(there, state="attached")
        until(self.page, "document.querySelectorAll('.sprite symbol').length > 100")
        self.page.evaluate("document.fonts.ready")
        if sheet:
            self.page.evaluate(LAY_SHEET, sheet)
            self.page.wait_for_selector("dialog.sheet[open]")
        return self.page

    def show(self, size: str, text: int) -> None:
        """The same page in a window of another size, with larger or smaller text."""
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(TEXT_SIZE, text)

    def forget(self) -> None:
        """All that the page kept in this browser, and all that it complained about."""
        self.complaints.clear()
        if self.page.url != "about:blank":
            self.page.evaluate("localStorage.clear(); sessionStorage.clear()")

    def close(self) -> None:
        self.context.close()


class Guests:
    """Visitors for tests that only look: a new browser context costs more than two pages, so these are shared."""

    def __init__(self, there: Hall) -> None:
        self.there = there
        self.known: dict[tuple[str, str, bool], Visit] = {}

    def at(self, screen: str, size: str, lang: str, query: str = "") -> Visit:
        """Somebody who opens the screen as on a first visit. Spectators are other people than the host."""
        key = (size, lang, screen in OF_THE_GALLERY)
        if key not in self.known:
            self.known[key] = Visit(self.there, size, lang=lang)
        guest = self.known[key]
        guest.forget()
        guest.go(screen, query)
        return guest

    def close(self) -> None:
        for guest in self.known.values():
            guest.close()


SCREENS: Final = (
    *("start", "lobby", "table", "houses", "salon", "hall", "board", "result", "replay", "open"),
    *("rules", "rule", "settings", "invitation", "nowhere", "plain", "watching"),
    *OVER,
)
OF_THE_GALLERY: Final = ("hall", "board", "watching")


@contextmanager
def court(folder: Path, browser: Callable[[], Any]) -> Iterator[Court]:
    with serving(folder) as server, browser() as running:
        yield Court(server, running)
