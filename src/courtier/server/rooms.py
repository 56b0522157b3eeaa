"""A room holds one table in memory: it passes commands to the table and carries out the effects that come back.

Lines of the log go to the store first; messages go out only after that commit. Everything here runs in the one event
loop. The store answers in the order of its calls, so a room's messages wait in a queue until the commit before them.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from msgspec import Struct, json

from courtier.server.connection import Connection
from courtier.server.logs import note, warn
from courtier.server.phrases import say
from courtier.server.settings import ANSWER_SECONDS, SNAPSHOT_LINES, TOUCH_SECONDS
from courtier.server.thinking import Thinkers, think_of_hint
from courtier.store.errors import StoreError
from courtier.store.interface import About, Commit, Entry, Saved, Store, command_key
from courtier.table.commands import Request
from courtier.table.effects import Append, Ask, Effect, SetAlarm, Tell
from courtier.table.messages import Bye, Done, Message, Refuse
from courtier.table.table import Table

P = ParamSpec("P")
T = TypeVar("T")
SHOWN_OUT: Final = 1008


class RoomContext(NamedTuple):
    """What every room needs of the server."""

    store: Store
    thinkers: Thinkers
    clock: Callable[[], float]
    set_alarm: Callable[[str, float | None], None]
    broken: Callable[["Room"], None]  # called when lines of a room could not be stored
    commits: "CommitSignal"


class CommitSignal:
    """Tells rooms that their lines are committed. One call of the event loop serves all rooms of a commit."""

    def __init__(self) -> None:
        self.rooms: deque[Room] = deque()
        self.rung = False

    def ring(self, room: "Room", loop: asyncio.AbstractEventLoop) -> None:
        """Called by the thread that writes."""
        self.rooms.append(room)
        if not self.rung:
            self.rung = True
            with suppress(RuntimeError):  # the server has stopped: there is nobody to tell
                loop.call_soon_threadsafe(self.answer)

    def answer(self) -> None:
        self.rung = False
        while self.rooms:
            self.rooms.popleft().go_on()


class EncodedMessage(Struct, frozen=True):
    """An encoded message to a visitor. It is encoded before it waits, so that only bytes wait."""

    visitor: str
    text: bytes
    last: bool


class Step(Struct, frozen=True):
    """The messages to send and the bots to ask once the lines are committed."""

    commit: Commit | None
    messages: list[EncodedMessage]
    asks: list[Ask]
    sender: tuple[str, str] | None  # visitor and id of the command
    since: float  # when the command was carried out, by the loop's clock


class HintAsked(NamedTuple):
    """A hint to a question that a bot's process works on, or has worked out."""

    at: tuple[int, int]  # the number of the game at this table, and of the question
    view: dict[str, Any]
    hint: "Future[list[Any]]"


class Overdue(StoreError):
    """The disk has not answered in time."""


class Room:
    """One table and the visitors who are connected to it."""

    def __init__(self, context: RoomContext, code: str, table: Table, seq: int) -> None:
        self.context = context
        self.code = code
        self.table = table
        self.seq = seq
        self.snapshot_seq = seq
        self.keys: set[int] = set()  # of all commands that were carried out
        self.connections: dict[str, list[Connection]] = {}
        self.steps: deque[Step] = deque()
        self.thinking = 0
        self.alarm: float | None = None
        self.sitters = sitting(table)
        self.known: About | None = None  # what the lists of tables show
        self.touched = context.clock()
        self.work: dict[tuple[int, Hashable], Future[list[Any]]] = {}  # by number of the finished game, and what
        self.hint: HintAsked | None = None  # the last hint that somebody asked for
        self.gone = False  # a newer room has taken its place

    # What comes in

    def connect(self, connection: Connection, story: int, talk: int) -> None:
        """Add a connection. All pages of one visitor get a welcome, so that they have the same version."""
        self.connections.setdefault(connection.visitor, []).append(connection)
        connection.wire.set_seated(connection.visitor in self.sitters)
        self.decide(lambda: self.table.come(connection.visitor, connection.lang, self.now(), story, talk))

    def adopt(self, connection: Connection) -> None:
        """Take over a connection of the room that this one replaces; it gets a welcome before it can miss an answer."""
        if connection not in self.connections.get(connection.visitor, ()):
            self.connect(connection, 0, 0)

    def disconnect(self, connection: Connection) -> None:
        """Remove a connection. The table is told if it was the visitor's last one."""
        connections = self.connections.get(connection.visitor, [])
        if connection in connections:
            connections.remove(connection)
            if not connections:
                del self.connections[connection.visitor]
                self.decide(lambda: self.table.go(connection.visitor, self.now()))

    def receive(self, visitor: str, command: Request) -> None:
        """Pass a command on, unless it was carried out before: the store would refuse its line."""
        if command_key(visitor, command.id) in self.keys:
            self.decide(lambda: [Tell(visitor, Done(command.id))])
        else:
            self.decide(lambda: self.table.receive(visitor, command, self.now()), (visitor, command.id))

    def wake(self) -> None:
        self.decide(lambda: self.table.wake(self.now()))

    def seat_of(self, visitor: str | None) -> int | None:
        """The visitor's seat, if any."""
        return None if visitor is None else self.table.state.seat_of(visitor)

    def grant(self, visitor: str, seat: int | None, by: str, name: str) -> Refuse | None:
        """An invitation was redeemed; the table may have to refuse it."""
        effects = self.decide(lambda: self.table.grant(visitor, seat, self.now(), by, name))
        refusals = [effect.message for effect in effects if isinstance(effect, Tell)]
        return next((each for each in refusals if isinstance(each, Refuse)), None)

    def ask_hint(self, visitor: str, question: int) -> HintAsked:
        """A hint to this question, worked out once; `Refusal` where none is given."""
        asked = self.table.hint_facts(visitor, question)
        at = (self.table.state.number, question)
        if self.hint is None or self.hint.at != at:
            self.hint = HintAsked(at, asked.view, self.context.thinkers.work(think_of_hint, *asked))
        return self.hint

    # On a finished game

    def worked_out(self, what: Hashable, task: Callable[..., list[Any]], *facts: Any) -> list[Any] | None:
        """What a task finds out about the game that is over, which it does once; `None` while it works."""
        key = (self.table.state.number, what)
        if key not in self.work:
            self.work = {known: work for known, work in self.work.items() if known[0] == key[0]}
            self.work[key] = self.context.thinkers.work_quietly(task, *facts)
        return self.work[key].result() if self.work[key].done() else None

    def is_worked_on(self, what: Hashable) -> bool:
        """Has that been asked for since the game ended?"""
        return (self.table.state.number, what) in self.work

    def forget_work(self, what: Hashable) -> None:
        """Asking again lets it be worked out anew."""
        self.work.pop((self.table.state.number, what), None)

    def decide(self, deed: Callable[[], list[Effect]], sender: tuple[str, str] | None = None) -> list[Effect]:
        """Pass a command to the table. If our code fails, the table is loaded anew: it may be half changed."""
        try:
            effects = deed()
        except Exception as error:  # noqa: BLE001 - whatever it was
            self.give_up(error)
            if sender is not None:
                self.refuse_not_stored(*sender)
            return []
        self.carry_out(effects, sender)
        return effects

    # What goes out

    def carry_out(self, effects: list[Effect], sender: tuple[str, str] | None = None) -> None:
        self.touched = self.context.clock()
        lines = [effect.line for effect in effects if isinstance(effect, Append)]
        tells = [effect for effect in effects if isinstance(effect, Tell)]
        asks = [effect for effect in effects if isinstance(effect, Ask)]
        alarms = [effect for effect in effects if isinstance(effect, SetAlarm)]
        if alarms:
            self.set_alarm(alarms[-1].at, stored_with_lines=bool(lines))
        commit = self.store_lines(lines, sender) if lines else None
        since = asyncio.get_running_loop().time()
        self.steps.append(Step(commit, [encoded_message(tell) for tell in tells], asks, sender, since))
        if commit is None:
            self.go_on()

    def store_lines(self, lines: list[dict[str, Any]], sender: tuple[str, str] | None) -> Commit | None:
        """Store lines; return their future. `None`: nothing has to be stored."""
        entries = [Entry(self.seq + number, None, json.encode(line)) for number, line in enumerate(lines, start=1)]
        if sender is not None:
            key = command_key(*sender)
            entries[0] = entries[0]._replace(key=key)
            self.keys.add(key)
        self.seq += len(entries)
        self.store_sitters()
        then = partial(self.context.commits.ring, self, asyncio.get_running_loop())
        return self.context.store.append_then(self.code, entries, self.news(), then)

    def store_sitters(self) -> None:
        """Store who sits here, for their lists of tables."""
        before, self.sitters = self.sitters, sitting(self.table)
        for visitor in self.sitters - before:
            self.context.store.sits(visitor, self.code)
        for visitor in before - self.sitters:
            self.context.store.left(visitor, self.code)
        for visitor in self.sitters ^ before:
            for connection in self.connections.get(visitor, ()):
                connection.wire.set_seated(visitor in self.sitters)

    def news(self) -> About | None:
        """What the lists do not show yet. They ask the room while it is in memory, so a minute later will do."""
        state, known = self.table.state, self.known
        if (
            known is not None
            and (state.phase, state.settings.listed) == (known.phase, known.listed)
            and state.phase != "lobby"
            and not sooner(self.alarm, known.alarm)
            and self.touched < known.touched + TOUCH_SECONDS
        ):
            return None
        self.known = self.about()
        return self.known

    def about(self) -> About:
        info = self.table.public("en")
        return About(self.touched, self.alarm, info.phase, info.listed, json.encode(info))

    def set_alarm(self, at: float | None, stored_with_lines: bool) -> None:
        if at != self.alarm:
            self.alarm = at
            self.context.set_alarm(self.code, at)
            if not stored_with_lines:
                self.context.store.set_alarm(self.code, at)
                self.known = self.known and self.known._replace(alarm=at)

    def go_on(self) -> None:
        """Send all messages that do not wait for a commit."""
        while self.steps and not self.gone:
            step = self.steps[0]
            if step.commit is not None:
                if not step.commit.done:
                    return
                if step.commit.error is not None:
                    self.give_up(step.commit.error)
                    return
            self.steps.popleft()
            self.send_step(step)
        if self.seq - self.snapshot_seq >= SNAPSHOT_LINES and not self.gone:
            self.store_snapshot()

    def send_step(self, step: Step) -> None:
        for message in step.messages:
            for connection in self.connections.get(message.visitor, ()):
                connection.deliver(message.text)
                if message.last:
                    connection.close(SHOWN_OUT)
        for ask in step.asks:
            self.think(ask)

    def think(self, ask: Ask) -> None:
        """Ask a bot. Its answer waits until its time, so that nobody learns anything from its speed."""
        self.thinking += 1
        loop = asyncio.get_running_loop()

        def answered(thought: Any) -> None:
            loop.call_later(max(0.0, ask.after - self.now()), self.take_bot_answer, ask, thought)

        self.context.thinkers.ask(ask, answered, self.code)

    def take_bot_answer(self, ask: Ask, thought: Any) -> None:
        """Take in a bot's answer, or the moves of a bot that bargains."""
        self.thinking -= 1
        if self.gone:
            return
        if ask.offers is None:
            self.decide(lambda: self.table.bot_answers(ask.seat, ask.question, thought, self.now()))
            return
        asked = [offer["number"] for offer in ask.offers]
        self.decide(lambda: self.table.bot_bargains(ask.seat, asked, thought, self.now()))

    # What can go wrong, and leaving

    def look_after(self, now: float) -> None:
        """Refuse commands that waited too long for the disk. What is stored later shows when the table is loaded."""
        if self.steps and not self.gone and now - self.steps[0].since > ANSWER_SECONDS:
            self.give_up(overdue())

    def give_up(self, error: BaseException) -> None:
        """The table in memory is ahead of the store: refuse what waits; a new room takes over."""
        warn("not done", error, table=self.code)
        self.gone = True
        for step in self.steps:
            if step.sender is not None and step.commit is not None:
                self.refuse_not_stored(*step.sender)
        self.context.broken(self)

    def refuse_not_stored(self, visitor: str, command: str) -> None:
        for connection in self.connections.get(visitor, []):
            connection.deliver(encoded(Refuse(command, "not_kept", say("not_kept", connection.lang))))

    def unload(self) -> None:
        """Drop the room from memory; what is stored remains."""
        self.gone = True
        if self.seq > self.snapshot_seq:
            self.store_snapshot()
        if self.known is not None:
            self.context.store.append(self.code, [], self.about()).add_done_callback(log_lost_snapshot)

    def store_snapshot(self) -> None:
        self.snapshot_seq = self.seq
        self.context.store.snapshot(self.code, self.seq, json.encode(self.table.dump())).add_done_callback(
            log_lost_snapshot
        )

    def idle(self) -> bool:
        return not (self.connections or self.steps or self.thinking)

    def now(self) -> float:
        return self.context.clock()


async def committed(future: "Future[T]") -> T:
    """Wait for the store's answer; raise `Overdue` if it takes too long."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await asyncio.shield(asyncio.wrap_future(future))
    except TimeoutError:
        raise overdue() from None


async def read(call: Callable[P, T], *facts: P.args, **more: P.kwargs) -> T:
    """What the store reads, in a thread; raise `Overdue` if it takes too long."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await asyncio.to_thread(call, *facts, **more)
    except TimeoutError:
        raise overdue() from None


def overdue() -> Overdue:
    return Overdue(f"the disk has not answered for {ANSWER_SECONDS:g} seconds")


def sooner(alarm: float | None, known: float | None) -> bool:
    """True if the stored alarm would come too late. One that comes too early does no harm."""
    return alarm is not None and (known is None or alarm < known)


def sitting(table: Table) -> frozenset[str]:
    return frozenset(chair.owner for chair in table.state.chairs if chair.owner is not None)


def encoded_message(tell: Tell) -> EncodedMessage:
    return EncodedMessage(tell.visitor, encoded(tell.message), isinstance(tell.message, Bye))


def encoded(message: Message) -> bytes:
    return json.encode(message)


def log_lost_snapshot(done: "Future[None]") -> None:
    """Log a snapshot that could not be stored; it only makes the next load slower."""
    error = done.exception()
    if isinstance(error, StoreError):
        warn("snapshot not stored", error)


def loaded(context: RoomContext, code: str, saved: Saved) -> Room:
    """Load a room from the store."""
    table = Table.load(json.decode(saved.snapshot))
    for line in saved.lines:
        table.replay(json.decode(line))
    note("table loaded", table=code, lines=len(saved.lines))
    room = Room(context, code, table, saved.seq + len(saved.lines))
    room.snapshot_seq = saved.seq
    room.keys = set(saved.keys)
    return room
