"""A bot as a client of a server, by the public protocol: `courtier bot`."""

import time
from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request as HttpRequest
from urllib.request import urlopen

from msgspec import UNSET, convert, json
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from courtier import bots
from courtier.bots.own import own_bot
from courtier.core.errors import CourtierError
from courtier.core.journal import Journal
from courtier.core.registry import names
from courtier.core.rng import Rng
from courtier.core.shapes import View
from courtier.server.logs import note
from courtier.server.tokens import new_secret
from courtier.table.commands import Answer, Ready, Request, Sit
from courtier.table.messages import Bye, OfferInfo, Refuse, StoryLine, TableInfo, Tiding, Update, Welcome, You

TRIES = 5


class NotLetIn(CourtierError):
    """The server or the table refused this bot."""


class Place(NamedTuple):
    """What a link names: a table by its code, or an invitation."""

    origin: str
    code: str | None
    token: str | None


def place(link: str) -> Place:
    parts = urlsplit(link)
    origin = f"{parts.scheme}://{parts.netloc}"
    path = parts.path.strip("/").split("/")
    if parts.scheme in ("http", "https") and path == ["j"] and parts.fragment:
        return Place(origin, None, parts.fragment)
    if parts.scheme in ("http", "https") and len(path) == 2 and path[0] in ("t", "j", "plain") and path[1]:
        return Place(origin, path[1], None)
    raise NotLetIn(f"expected an invitation (…/j#… or …/j/CODE) or a table (…/t/CODE), got {link}")


class BotClient:
    """A bot at a table: it reads messages as a page does and returns commands. It opens no sockets."""

    def __init__(self, level: str, name: str, chance: int) -> None:
        self.level = level
        self.name = name
        self.rng = Rng(chance)
        self.ids = count(1)
        self.table: TableInfo | None = None
        self.you: You | None = None
        self.view: View | None = None
        self.question: int | None = None
        self.answered: int | None = None
        self.asked_to_sit = False
        self.match = 0
        self.offers: list[OfferInfo] = []
        self.pondered: set[int] = set()  # numbers of offers that it has answered
        self.invited = -1  # the turn in which it last thought of an offer of its own
        self.story = 0  # lines read so far
        self.bot: bots.Bot | None = None
        self.journal = Journal(None)

    def receive(self, tiding: Tiding) -> Iterator[Request]:
        """The commands to send in answer to a message."""
        if isinstance(tiding, Welcome):
            self.table, self.you = tiding.table, tiding.you
            self.view, self.question = tiding.view, tiding.question
            self.offers = tiding.offers
            self.answered = None
        elif isinstance(tiding, Update):
            self.change(tiding)
        elif isinstance(tiding, Refuse) and self.answered is None:
            raise NotLetIn(tiding.text)
        if isinstance(tiding, Welcome | Update):
            self.read_story(tiding.story)
            yield from self.commands()

    def change(self, update: Update) -> None:
        if update.table is not UNSET:
            self.table = update.table
        if update.you is not UNSET:
            self.you = update.you
        if update.view is not UNSET:
            self.view = update.view
        if update.question is not UNSET:
            self.question = update.question
        if update.offers is not UNSET:
            self.offers = update.offers

    def read_story(self, story: list[StoryLine]) -> None:
        """A new game begins a new journal."""
        assert self.table is not None
        if self.table.match != self.match:
            self.match = self.table.match
            self.journal = Journal(self.you.seat if self.you else None)
            self.bot = None
            self.pondered, self.invited = set(), -1
        for line in story:
            if line.n >= self.story:
                self.story = line.n + 1
                self.journal.saw(line.event)

    def commands(self) -> Iterator[Request]:
        assert self.table is not None
        assert self.you is not None
        if self.you.seat is None:
            if not self.asked_to_sit and self.table.newcomer is None:  # otherwise the others are asked whether it may
                self.asked_to_sit = True
                yield Sit(self.next_id(), self.name)
        elif self.table.phase == "lobby":
            if not self.table.seats[self.you.seat].ready:
                yield Ready(self.next_id(), True)
        elif self.table.phase == "play" and self.view:
            yield from self.bargain(self.view)
            if self.question is not None and self.question != self.answered and self.view["choices"]:
                self.answered = self.question
                yield Answer(self.next_id(), self.question, self.choose(self.view))

    def bargain(self, view: View) -> Iterator[Request]:
        """Answers to the offers that are new, and once in every own turn perhaps an offer."""
        bot: Any = self.player(view)
        you = view["you"]
        new = [each for each in self.offers if you != each.by and you not in each.signed and you in each.parties]
        new = [each for each in new if each.number not in self.pondered]
        begins = view["turn"]["seat"] == you and view["turn"]["number"] != self.invited and bool(view["choices"])
        table = view["more"].get("options", {}).get("deals") == "table"
        if not hasattr(bot, "bargain") or not table or not (new or begins):
            return
        self.pondered |= {each.number for each in new}
        self.invited = view["turn"]["number"] if begins and not new else self.invited
        offers = [seen_by_bot(each) for each in new]
        for move in bot.bargain(view, self.journal, offers, self.rng):
            yield convert({**move, "id": self.next_id()}, Request)

    def player(self, view: View) -> bots.Bot:
        if self.bot is None:
            self.bot = bots.make(view["game"], self.level)
        return self.bot

    def choose(self, view: View) -> int:
        action = self.player(view).choose(view, self.journal, self.rng)
        self.journal.answered(view, action)
        return action

    def next_id(self) -> str:
        return f"bot:{next(self.ids)}"

    def done(self) -> bool:
        return self.table is not None and self.table.phase == "over"


def seen_by_bot(offer: OfferInfo) -> dict[str, Any]:
    """An open offer as a bot is given it: the same facts as a table gives its own bots."""
    names = ("number", "by", "parties", "clauses", "signed", "counters", "asks")
    return {name: getattr(offer, name) for name in names}


def check_level(level: str) -> None:
    """Check a bot of the user's own before connecting. Names of levels are checked later: they depend on the game."""
    known = {each for game in names() for each in bots.levels(game)}
    if ":" in level and level.partition(":")[0].partition("@")[0] not in known:
        own_bot(level)


def play(link: str, level: str, name: str) -> None:
    """Play until the game is over."""
    at = place(link)
    cookie, ticket = visit(at.origin, None)
    code = at.code or join(at, cookie, name)
    client = BotClient(level, name, int.from_bytes(new_secret()[:7], "big"))
    for attempt in range(TRIES):
        if attempt:
            _, ticket = visit(at.origin, cookie)
        pause = attend(client, at.origin, code, cookie, ticket)
        if client.done():
            note("game over", table=code)
            return
        time.sleep(pause)
    raise NotLetIn(f"the connection to {at.origin} broke {TRIES} times")


def attend(client: BotClient, origin: str, code: str, cookie: str, ticket: str) -> float:
    """Play over one connection; return how long to wait before the next one."""
    address = f"ws{origin.removeprefix('http')}/ws/{code}"
    try:
        with connect(
            address, origin=Origin(origin), additional_headers={"Cookie": cookie}, compression=None, max_size=2**22
        ) as socket:
            hello = {"do": "hello", "ticket": ticket, "story": client.story}
            socket.send(json.encode(hello).decode())
            return converse(client, socket)
    except (ConnectionClosed, InvalidHandshake, OSError):
        return 1.0


def converse(client: BotClient, socket: ClientConnection) -> float:
    while not client.done():
        tiding = json.decode(socket.recv(), type=Tiding)
        if isinstance(tiding, Bye):
            if tiding.again is None:
                raise NotLetIn(tiding.text)
            return tiding.again
        for command in client.receive(tiding):
            socket.send(json.encode(command).decode())
    return 0.0


def visit(origin: str, cookie: str | None) -> tuple[str, str]:
    """Ask the server for a cookie and for a ticket for a WebSocket."""
    said, given = post(origin, "/api/visit", {}, cookie)
    return given or cookie or "", said["ticket"]


def join(at: Place, cookie: str, name: str) -> str:
    said, _ = post(at.origin, "/api/join", {"token": at.token, "name": name}, cookie)
    return str(said["code"])


def post(origin: str, path: str, body: dict[str, Any], cookie: str | None) -> tuple[dict[str, Any], str | None]:
    headers = {"Origin": origin, "Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    request = HttpRequest(origin + path, json.encode(body), headers)  # noqa: S310 - `place` lets http(s) through only
    try:
        with urlopen(request, timeout=20) as response:  # noqa: S310
            given = response.headers.get("Set-Cookie")
            return json.decode(response.read()), given.partition(";")[0] if given else None
    except HTTPError as error:
        with error:
            raise NotLetIn(json.decode(error.read())["text"]) from error
    except URLError as error:
        raise NotLetIn(f"cannot reach {origin}: {error.reason}") from error
