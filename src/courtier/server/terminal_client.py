"""A person at a terminal as a client of a server, by the public protocol: `courtier join`."""

import time
from collections.abc import Callable
from itertools import count
from queue import Empty, Queue
from typing import Any, Final, NamedTuple

from msgspec import UNSET, json
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from courtier.server.bot_client import TRIES, NotLetIn, join, place, post, visit
from courtier.server.terminal_phrases import COMMANDS, say
from courtier.table.commands import (
    Accept,
    Answer,
    Back,
    Counter,
    Decline,
    Offer,
    React,
    Ready,
    Rematch,
    Request,
    Say,
    Sit,
    Start,
    Undo,
    Withdraw,
)
from courtier.table.messages import Bye, OfferInfo, Refuse, TableInfo, Talk, Tiding, Update, Welcome, You
from courtier.table.phrases import STAMPS

PAUSE: Final = 0.1  # seconds between looks at what was typed
KEPT: Final = 50  # lines that a stamp may still be on
PARTS: Final = ("table", "you", "view", "prompt", "question", "offers")

Draw = Callable[[Any, list[str]], list[str]]  # a view and the players' names: the table in sentences
Post = Callable[[str, dict[str, Any]], dict[str, Any]]  # asks the table something; raises NotLetIn with the reason


class Quit(Exception):
    """The person leaves."""


class Person(NamedTuple):
    """The name to sit down with, and the language to read."""

    name: str
    lang: str


class TerminalClient:
    """A person at a terminal: what to print for each message, what to send for each typed line. It opens no sockets."""

    def __init__(self, person: Person, draw: Draw, posts: Post) -> None:
        self.person = person
        self.draw = draw
        self.posts = posts
        self.ids = count(1)
        self.table: TableInfo | None = None
        self.you: You | None = None
        self.view: Any = None
        self.prompt: Any = None
        self.question: int | None = None
        self.offers: list[OfferInfo] = []
        self.story = 0  # lines read so far
        self.recent: dict[int, str] = {}  # the last of them, and of what was said, for stamps
        self.spoken: dict[int, str] = {}
        self.talk = 0
        self.seen = ""  # what was said last of the state of the table
        self.offered: set[int] = set()
        self.asked_to_sit = False

    # What comes in

    def receive(self, tiding: Tiding) -> list[str]:
        """The lines to print for a message."""
        if isinstance(tiding, Refuse):
            return [tiding.text]
        if not isinstance(tiding, Welcome | Update):
            return []
        self.take(tiding)
        return [*self.told(tiding), *self.new_offers(), *self.state()]

    def take(self, tiding: Welcome | Update) -> None:
        """Keep the parts that are new."""
        for part in PARTS:
            if (value := getattr(tiding, part)) is not UNSET:
                setattr(self, part, value)

    def told(self, tiding: Welcome | Update) -> list[str]:
        lines = [
            line.brief or line.text for line in tiding.story if line.n > self.story and line.text and not line.fold
        ]
        self.story = max([self.story, *[line.n for line in tiding.story]])
        keep(self.recent, {line.n: line.brief or line.text for line in tiding.story if line.text and not line.fold})
        keep(self.spoken, {each.n: each.text for each in tiding.talk if each.text and each.stamp is None})
        words = [self.said(each) for each in tiding.talk if each.n > self.talk and each.text]
        self.talk = max([self.talk, *[each.n for each in tiding.talk]])
        return [*lines, *words]

    def said(self, talk: Talk) -> str:
        if talk.stamp is not None:
            return self.stamped(talk)
        if talk.to is None:
            return self.words("said", name=talk.name, text=talk.text or "")
        names = self.names()
        return self.words("whispered", name=talk.name, to=", ".join(names[seat] for seat in talk.to), text=talk.text)

    def stamped(self, talk: Talk) -> str:
        """A stamp and where it is."""
        if talk.on_seat is not None:
            return self.words("stamped", name=talk.name, text=talk.text, what=self.names()[talk.on_seat])
        what = self.recent.get(talk.on_line or 0) or self.spoken.get(talk.on_message or 0)
        return self.words("stamped_line" if what else "said", name=talk.name, text=talk.text, what=what)

    def new_offers(self) -> list[str]:
        fresh = [each for each in self.offers if each.number not in self.offered]
        self.offered |= {each.number for each in fresh}
        return [self.offer_line(each) for each in fresh]

    def offer_line(self, offer: OfferInfo) -> str:
        key = "offer_asks" if offer.asks else "offer"
        return self.words(key, number=offer.number, name=self.names()[offer.by], text=" ".join(offer.texts))

    def state(self) -> list[str]:
        """The state of the table in words; empty if it has not changed."""
        assert self.table is not None
        lines = self.question_lines() if self.question is not None else [self.waiting()]
        text = "\n".join(lines)
        if text == self.seen:
            return []
        self.seen = text
        return lines

    def waiting(self) -> str:
        assert self.table is not None
        if self.table.phase == "lobby":
            free = sum(seat.kind == "free" for seat in self.table.seats)
            return self.words("lobby", names=", ".join(name for name in self.names() if name), free=free)
        if self.table.phase == "over":
            return self.words("over")
        return str((self.prompt or {}).get("waiting") or "")

    def question_lines(self) -> list[str]:
        choices = self.prompt["choices"]
        numbered = [f"{number}: {each['label']}" for number, each in enumerate(choices, 1)]
        return [self.prompt["question"], *numbered]

    def names(self) -> list[str]:
        assert self.table is not None
        return [seat.name for seat in self.table.seats]

    # What goes out

    def command_for(self, typed: str) -> Request | list[str]:
        """The command that was typed, or what to tell the person instead."""
        first, _, rest = typed.strip().removeprefix("/").partition(" ")
        name = next((each for each, words in COMMANDS.items() if first.lower() in words), None)
        if first.isdigit() and not rest:
            return self.answer(int(first))
        if name is None:
            return [self.words("unknown", words=first)] if first else self.question_or_wait()
        done: Request | list[str] = getattr(self, f"do_{name}")(rest.strip())
        return done

    def answer(self, number: int) -> Request | list[str]:
        if self.question is None:
            return [self.words("not_asked")]
        choices = self.prompt["choices"]
        if not 1 <= number <= len(choices):
            return [self.words("no_choice", most=len(choices))]
        return Answer(self.id(), self.question, choices[number - 1]["code"])

    def question_or_wait(self) -> list[str]:
        return self.question_lines() if self.question is not None else [self.waiting()]

    def do_help(self, _: str) -> list[str]:
        return self.words("help").split("\n")

    def do_table(self, _: str) -> list[str]:
        return self.draw(self.view, self.names()) if self.view else [self.waiting()]

    def do_say(self, text: str) -> Request | list[str]:
        return Say(self.id(), text=text) if text else [self.words("say_what")]

    def do_whisper(self, text: str) -> Request | list[str]:
        name, _, words = text.partition(" ")
        seats = [seat for seat, each in enumerate(self.names()) if name and each.lower().startswith(name.lower())]
        if len(seats) != 1 or not words.strip():
            return [self.words("whisper_how")]
        return Say(self.id(), text=words.strip(), to=seats)

    def do_stamp(self, text: str) -> Request | list[str]:
        word, _, name = text.lower().partition(" ")
        stamp = next((each for each in STAMPS if word in (each, bare(each, "en"), bare(each, "de"))), None)
        seats = [seat for seat, each in enumerate(self.names()) if name and each.lower().startswith(name)]
        if stamp is not None and len(seats) == 1:
            return React(self.id(), stamp, seat=seats[0])
        if stamp is not None and not name and self.recent:
            return React(self.id(), stamp, line=max(self.recent))
        return [self.words("stamp_how", stamps=", ".join(bare(each, self.person.lang) for each in STAMPS))]

    def do_ready(self, _: str) -> Request:
        return Ready(self.id(), True)

    def do_start(self, _: str) -> Request:
        return Start(self.id())

    def do_undo(self, _: str) -> Request:
        return Undo(self.id())

    def do_back(self, _: str) -> Request | list[str]:
        return Back(self.id(), self.question) if self.question is not None else [self.words("not_asked")]

    def do_rematch(self, _: str) -> Request:
        return Rematch(self.id())

    def do_hint(self, _: str) -> list[str]:
        if self.question is None:
            return [self.words("not_asked")]
        try:
            return [self.posts("hint", {"question": self.question})["text"]]
        except NotLetIn as reason:
            return [str(reason)]

    def do_offers(self, _: str) -> list[str]:
        return [self.offer_line(each) for each in self.offers] or [self.words("no_offers")]

    def do_offer(self, text: str) -> Request | list[str]:
        try:
            tried = self.posts("compose", {"deal": text})
            return Offer(self.id(), tried["deal"], asks=tried["asks"])
        except NotLetIn as reason:
            return [str(reason)]

    def do_counter(self, text: str) -> Request | list[str]:
        number, _, deal = text.partition(" ")
        if self.open_offer(number) is None or not deal.strip():
            return [self.words("counter_how")]
        try:
            return Counter(self.id(), int(number), self.posts("compose", {"deal": deal})["deal"])
        except NotLetIn as reason:
            return [str(reason)]

    def do_accept(self, text: str) -> Request | list[str]:
        offer = self.open_offer(text)
        return Accept(self.id(), offer.number) if offer else [self.words("which_offer")]

    def do_decline(self, text: str) -> Request | list[str]:
        offer = self.open_offer(text)
        return Decline(self.id(), offer.number) if offer else [self.words("which_offer")]

    def do_withdraw(self, text: str) -> Request | list[str]:
        offer = self.open_offer(text)
        return Withdraw(self.id(), offer.number) if offer else [self.words("which_offer")]

    def do_quit(self, _: str) -> Request:
        raise Quit

    def open_offer(self, number: str) -> OfferInfo | None:
        """The open offer of that number; without a number the last one."""
        if not number:
            return self.offers[-1] if self.offers else None
        return next((each for each in self.offers if str(each.number) == number), None)

    def sits(self) -> list[Request]:
        """Take a seat, once."""
        assert self.table is not None
        if self.you is None or self.you.seat is not None or self.asked_to_sit or self.table.phase != "lobby":
            return []
        self.asked_to_sit = True
        return [Sit(self.id(), self.person.name)]

    def id(self) -> str:
        return f"terminal:{next(self.ids)}"

    def words(self, key: str, **facts: Any) -> str:
        return say(key, self.person.lang).format(**facts)


def bare(stamp: str, lang: str) -> str:
    """A stamp as one types it."""
    return STAMPS[stamp][lang].lower().rstrip("!?")


def keep(known: dict[int, str], fresh: dict[int, str]) -> None:
    """The last of the lines that are known."""
    known.update(fresh)
    for number in list(known)[:-KEPT]:
        del known[number]


class Entry(NamedTuple):
    """What a visitor needs to connect: the cookie, and a ticket for one connection."""

    origin: str
    code: str
    cookie: str
    ticket: str

    def posts(self, lang: str) -> Post:
        """A function that sends this visitor's requests about a table."""

        def posts(what: str, question: dict[str, Any]) -> dict[str, Any]:
            said, _ = post(self.origin, f"/api/tables/{self.code}/{what}?lang={lang}", question, self.cookie)
            return said

        return posts


def enter(link: str, name: str) -> Entry:
    """Become a visitor of the server that a link leads to. Raises `NotLetIn` with the reason."""
    at = place(link)
    cookie, ticket = visit(at.origin, None)
    return Entry(at.origin, at.code or join(at, cookie, name), cookie, ticket)


def play(link: str, person: Person, typed: "Queue[str | None]", show: Callable[[str], None], draw: Draw) -> None:
    """Play until the person leaves. `typed` gives the lines that are typed, and `None` after the last."""
    entry = enter(link, person.name)
    stay(TerminalClient(person, draw, entry.posts(person.lang)), entry, typed, show)


def stay(client: TerminalClient, entry: Entry, typed: "Queue[Any]", show: Callable[[str], None]) -> None:
    """Stay connected until the person leaves; connect again when the connection breaks."""
    for attempt in range(TRIES):
        if attempt:
            show(client.words("lost"))
            entry = entry._replace(ticket=visit(entry.origin, entry.cookie)[1])
        try:
            time.sleep(attend(client, entry, typed, show))
        except Quit:
            return
    raise NotLetIn(f"the connection to {entry.origin} broke {TRIES} times")


def attend(client: TerminalClient, entry: Entry, typed: "Queue[Any]", show: Callable[[str], None]) -> float:
    """Play over one connection; return how long to wait before the next one."""
    origin, code, cookie, ticket = entry
    address = f"ws{origin.removeprefix('http')}/ws/{code}"
    headers = {"Cookie": cookie}
    try:
        with connect(
            address, origin=Origin(origin), additional_headers=headers, compression=None, max_size=2**22
        ) as socket:
            hello = {"do": "hello", "ticket": ticket, "story": client.story, "lang": client.person.lang}
            socket.send(json.encode(hello).decode())
            return converse(client, socket, typed, show)
    except (ConnectionClosed, InvalidHandshake, OSError):
        return 1.0


def converse(
    client: TerminalClient, socket: ClientConnection, typed: "Queue[Any]", show: Callable[[str], None]
) -> float:
    while True:
        try:
            tiding = json.decode(socket.recv(timeout=PAUSE), type=Tiding)
        except TimeoutError:
            tiding = None
        if isinstance(tiding, Bye):
            if tiding.again is None:
                raise NotLetIn(tiding.text)
            return tiding.again
        if tiding is not None:
            for words in client.receive(tiding):
                show(words)
            for command in client.sits():
                socket.send(json.encode(command).decode())
        send_typed(client, socket, typed, show)


def send_typed(
    client: TerminalClient, socket: ClientConnection, typed: "Queue[Any]", show: Callable[[str], None]
) -> None:
    """Send what was typed meanwhile, if the table is known already."""
    while client.table is not None:
        try:
            words = typed.get_nowait()
        except Empty:
            return
        if words is None:
            raise Quit
        done = client.command_for(words)
        if isinstance(done, list):
            for each in done:
                show(each)
        else:
            socket.send(json.encode(done).decode())
