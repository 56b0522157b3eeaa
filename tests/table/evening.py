"""A table with its people, for tests: a server without wires. Time passes when told, alarms ring, bots answer.

Everybody reads what the table tells as a client does: a welcome, then updates put on top of it.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from courtier import Journal, Rng, bots
from courtier.table.commands import (
    Answer,
    Back,
    Command,
    Configure,
    Confirm,
    Draft,
    Ready,
    SeatBot,
    Sit,
    Start,
)
from courtier.table.effects import Append, Ask, Effect, SetAlarm, Tell
from courtier.table.messages import Pong, Refuse, Tiding, Update, Welcome
from courtier.table.outbox import Outgoing
from courtier.table.table import Table

REST, ACCUSE, NAME, PASS, VETO = 0, 1, 2, 12, 13  # of the toy, which cannot be imported when compiled
SECRET = bytes(range(32))
CODE = "quiet-carp"
PARTS = (
    "table",
    "you",
    "view",
    "prompt",
    "question",
    "can_back",
    "can_undo",
    "draft",
    "offers",
    "ledger",
    "missing",
    "aims",
    "open_points",
)
Log = list[dict[str, Any]]


class Person:
    """A visitor and what the visitor's client shows."""

    def __init__(self, evening: "Evening", visitor: str, lang: str) -> None:
        self.evening = evening
        self.visitor = visitor
        self.lang = lang
        self.heard: list[Tiding] = []  # all, in order
        self.version = 0
        self.known: dict[str, Any] = {}
        self.story: list[Any] = []
        self.talk: list[Any] = []
        self.refusals: list[str] = []
        self.commands = 0

    # Doing

    def does(self, command: type[Command], **facts: Any) -> str | None:
        """Send a command; the code of the refusal, if it is refused."""
        self.commands += 1
        return self.sends(command(id=f"{self.visitor}-{self.commands}", **facts))

    def sends(self, command: Any) -> str | None:
        before = len(self.refusals)
        self.evening.carry_out(self.evening.table.receive(self.visitor, command, self.evening.now))
        return self.refusals[-1] if len(self.refusals) > before else None

    def answers(self, action: int) -> str | None:
        return self.does(Answer, question=self.known["question"], action=action)

    def drafts(self, action: int) -> str | None:
        return self.does(Draft, question=self.known["question"], action=action)

    def confirms(self) -> str | None:
        return self.does(Confirm, question=self.known["question"])

    def steps_back(self) -> str | None:
        return self.does(Back, question=self.known["question"])

    def comes(self, story: int = 0, talk: int = 0) -> "Person":
        table, now = self.evening.table, self.evening.now
        self.evening.carry_out(table.come(self.visitor, self.lang, now, story, talk))
        return self

    def goes(self) -> None:
        self.evening.carry_out(self.evening.table.go(self.visitor, self.evening.now))

    # Reading

    def hears(self, message: Tiding) -> None:
        assert not isinstance(message, Pong)
        self.heard.append(message)
        if isinstance(message, Refuse):
            self.refusals.append(message.code)
        elif isinstance(message, Welcome):
            self.version = message.v
            self.known = {part: getattr(message, part) for part in PARTS}
            self.lang = message.you.lang
            self.story = [line for line in self.story if line.n <= message.story_after] + message.story
            self.talk = [said for said in self.talk if said.n <= message.talk_after] + message.talk
        elif isinstance(message, Update):
            self.updates(message)

    def updates(self, message: Update) -> None:
        self.version += 1
        assert message.v == self.version, f"{self.visitor}: expected version {self.version}, got {message.v}"
        for part in PARTS:
            if getattr(message, part) is not msgspec.UNSET:
                self.known[part] = getattr(message, part)
        self.story += message.story
        known = {said.n: said for said in self.talk} | {said.n: said for said in message.talk}
        self.talk = [known[n] for n in sorted(known)]

    def knows(self) -> bytes:
        """All that the client shows, as bytes."""
        return plain(self.known | {"story": self.story, "talk": self.talk})

    def choices(self) -> list[int]:
        if self.known["question"] is None:
            return []
        return [choice["code"] for choice in self.known["view"]["choices"]]

    def seat(self) -> int:
        seat: int = self.known["you"].seat
        return seat

    def reads(self) -> list[str]:
        """The story."""
        return [line.text for line in self.story]

    def heard_words(self) -> list[str | None]:
        return [said.text for said in self.talk]

    def last(self) -> Tiding:
        return self.heard[-1]


class Evening:
    """The table, its log, what is due, and the people."""

    def __init__(self, game: str = "hofverrat", seats: int = 3, secret: bytes = SECRET, **setup: Any) -> None:
        self.now = 1000.0
        self.people: dict[str, Person] = {}
        self.log: Log = []
        self.asks: list[Ask] = []
        self.waits: list[float] = []  # how long bots were told to take
        self.alarm: float | None = None
        configured = Configure(id="setup", **setup) if setup else None
        self.table = Table.create(CODE, "ann", game, seats, secret, self.now, configured)
        self.first = msgspec.json.encode(self.table.dump())

    def person(self, visitor: str, lang: str = "en") -> Person:
        if visitor not in self.people:
            self.people[visitor] = Person(self, visitor, lang)
        return self.people[visitor]

    def carry_out(self, effects: Iterable[Effect]) -> None:
        told = False
        for effect in effects:
            if isinstance(effect, Append):
                assert not told, "what is kept is kept before anybody is told"
                self.log.append(msgspec.json.decode(msgspec.json.encode(effect.line)))
            elif isinstance(effect, Tell):
                told = True
                message = msgspec.json.decode(msgspec.json.encode(effect.message), type=Tiding)
                self.person(effect.visitor).hears(message)
            elif isinstance(effect, Ask):
                self.asks.append(effect)
                self.waits.append(effect.after - self.now)
            else:
                assert isinstance(effect, SetAlarm)
                self.alarm = effect.at

    # Time

    def passes(self, seconds: float) -> None:
        """Alarms ring and bots answer, each at its time."""
        until = self.now + seconds
        while (due := self.due()) is not None and due <= until:
            self.now = max(self.now, due)
            if self.alarm is not None and self.alarm <= self.now:
                self.alarm = None
                self.table.state.alarm = None
                self.carry_out(self.table.wake(self.now))
            else:
                self.bot_answers()
        self.now = until

    def due(self) -> float | None:
        times = [ask.after for ask in self.asks] + ([] if self.alarm is None else [self.alarm])
        return min(times, default=None)

    def bot_answers(self) -> None:
        """The first bot that has thought long enough."""
        ask = min(self.asks, key=lambda each: each.after)
        self.asks.remove(ask)
        bot = bots.make(self.table.state.settings.game, ask.level)
        view: Any = ask.view
        lines: Any = ask.journal
        if ask.offers is not None:
            moves = untyped_bot(bot).bargain(view, Journal(ask.seat, lines), ask.offers, Rng(ask.chance))
            asked = [offer["number"] for offer in ask.offers]
            self.carry_out(self.table.bot_bargains(ask.seat, asked, moves, self.now))
            return
        action = bot.choose(view, Journal(ask.seat, lines), Rng(ask.chance))
        self.carry_out(self.table.bot_answers(ask.seat, ask.question, action, self.now))

    # Keeping

    def folded(self) -> Table:
        """The table that the log gives."""
        table = Table.load(msgspec.json.decode(self.first))
        for line in self.log:
            table.replay(line)
        return table

    def restarts(self, table: Table | None = None) -> None:
        """The server dies and starts again, from a snapshot or from the table given; all come back."""
        here = list(self.table.state.connections)
        dump = msgspec.json.decode(msgspec.json.encode(self.table.dump()))
        self.table = table or Table.load(dump)
        self.asks, self.alarm = [], None
        self.carry_out(self.table.wake(self.now))
        for visitor in here:
            person = self.people[visitor]
            person.comes(len(person.story) and person.story[-1].n, len(person.talk) and person.talk[-1].n)

    def fresh(self, person: Person) -> bytes:
        """All that a welcome would say to somebody who knows nothing yet."""
        connection = self.table.state.connections[person.visitor]
        message = Outgoing(self.table.state, self.now).everything(person.visitor).message
        connection.version -= 1
        assert isinstance(message, Welcome)
        parts = {part: getattr(message, part) for part in PARTS}
        return plain(parts | {"story": message.story, "talk": message.talk})


def untyped_bot(bot: Any) -> Any:
    return bot


def plain(value: object) -> bytes:
    return msgspec.json.encode(value)


NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Flo")


def seated(game: str = "hofverrat", people: int = 3, bots: int = 0, level: str = "random", **setup: Any) -> Evening:
    """A table with so many people and bots, before the deal. Ann is the host; Bob reads German."""
    evening = Evening(game, people + bots, **setup)
    for number, name in enumerate(NAMES[:people]):
        person = evening.person(name.lower(), "de" if name == "Bob" else "en").comes()
        assert person.does(Sit, name=name, seat=number) is None
    for seat in range(people, people + bots):
        assert evening.person("ann").does(SeatBot, seat=seat, level=level) is None
    return evening


def dealt(game: str = "hofverrat", people: int = 3, bots: int = 0, level: str = "random", **setup: Any) -> Evening:
    """The same after the deal."""
    evening = seated(game, people, bots, level, **setup)
    for name in NAMES[1:people]:
        assert evening.person(name.lower()).does(Ready, ready=True, entropy="0badcafe") is None
    assert evening.person("ann").does(Start) is None
    return evening


def asked(evening: Evening) -> list[Person]:
    """The people who are asked now, in the order of hearing."""
    return [person for person in by_seat(evening) if person.known["question"] is not None]


def by_seat(evening: Evening) -> list[Person]:
    """Those who sit here and are here, by seat."""
    chairs = evening.table.state.chairs
    return [evening.people[chair.owner] for chair in chairs if chair.owner in evening.table.state.connections]
