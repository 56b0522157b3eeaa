"""The law of secrets on the wire: in two worlds that somebody cannot tell apart the server sends the same bytes.

Two servers, one table each, the same people. At some point of the game the second one's cards are exchanged by the
game's oracle in all that the observer may not know; from there on the others try out, whisper and note other things.
Clocks stand still, so that times are equal. What the observer receives, by line and by request, must be too.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import json
from tests.laws.cases import Case, Luck
from tests.laws.oracle import Step, oracle_of
from tests.laws.sitting import Sitting
from tests.server.serving import Page, Person, Serving, serving

from courtier.core.registry import kind
from courtier.server.rooms import Room
from courtier.server.tokens import hashed
from courtier.table.table import Table

NAMES = ("Ann", "Bob", "Cat")
OBSERVER = 0
CASE = Case("hofverrat", 3)
TRIES = 40
REQUESTS = ("", "/record", "/replay?as=open", "/replay?as=1", "/replay?as=gallery")


class World:
    """A server, its table and the pages of the three."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.people: list[Person] = [server.person() for _ in NAMES]
        self.pages: list[Page] = []
        self.times = 0  # that all have come anew
        self.code = self.people[0].new_table(seats=3, name=NAMES[0])

    def seat(self) -> None:
        self.come()
        for page, name in zip(self.pages[1:], NAMES[1:], strict=True):
            page.ask("sit", name=name)
            page.ask("ready", ready=True)
        self.pages[0].ask("start")
        self.settle()

    def come(self) -> None:
        """All pages anew, in the same order in both worlds."""
        for page in self.pages:
            page.close()
        self.pages = []
        self.times += 1
        for number, person in enumerate(self.people):
            page = person.come(self.code)
            page.prefix = f"{NAMES[number]}{self.times}"
            self.pages.append(page)
        self.settle()

    def settle(self) -> None:
        for page in self.pages:
            page.settle()

    @property
    def table(self) -> Table:
        return self.server.app.doors.rooms[self.code].table

    @property
    def game(self) -> Any:
        assert self.table.state.match is not None
        return self.table.state.match.game

    def visitors(self) -> list[str]:
        return [hashed(person.cookie().partition("=")[2]) for person in self.people]

    def answer(self, seat: int, action: int) -> None:
        page = self.pages[seat]
        page.settle()
        assert page.ask("answer", question=page.now["question"], action=action)["is"] == "update"
        self.settle()


def part(one: World, other: World, luck: Luck) -> None:
    """The other world becomes this one, with other cards where the observer cannot see them."""
    oracle = oracle_of(CASE)

    def dumped() -> dict[str, Any]:
        match = one.table.state.match
        assert match is not None
        match.go_on_from_here(kind(CASE.name).rules, 0.0)
        truth = match.game.dump()
        changed = oracle.permute(truth, OBSERVER, luck, None)
        data = one.table.dump()
        data["match"]["game"] = data["match"]["others"][-1][1]["position"] = changed
        return data

    text = json.encode(one.server.call(dumped)).decode().replace(one.code, other.code)
    for mine, theirs in zip(one.visitors(), other.visitors(), strict=True):
        text = text.replace(mine, theirs)

    def replaced() -> None:
        doors = other.server.app.doors
        room = doors.rooms[other.code]
        doors.rooms[other.code] = Room(doors.house, other.code, Table.load(json.decode(text)), room.seq)

    other.server.call(replaced)
    for world in (one, other):
        world.come()


class Twins:
    """Both worlds, and what the observer has received in each."""

    def __init__(self, one: World, other: World, luck: Luck) -> None:
        self.worlds = (one, other)
        self.luck = luck
        self.oracle = oracle_of(CASE)
        self.compared = 0

    def compare(self, doing: str) -> None:
        """Everything since the welcome, and what every request answers now."""
        for world in self.worlds:
            world.settle()
        mine, theirs = (plain(world.pages[OBSERVER].heard, world.code) for world in self.worlds)
        assert mine == theirs, f"after {doing} the lines of two worlds differ"
        for request in REQUESTS:
            said = [world.people[OBSERVER].get(f"/api/tables/{world.code}{request}") for world in self.worlds]
            bodies = [plain([each.text], world.code) for each, world in zip(said, self.worlds, strict=True)]
            assert bodies[0] == bodies[1], f"after {doing} the answers to {request!r} differ"
            assert said[0].status_code == said[1].status_code
        self.compared += 1

    def step(self) -> bool:
        """Somebody acts; can the observer still not tell the worlds apart by right?"""
        self.murmur()
        (seat,) = self.worlds[0].game.actors()
        if seat == OBSERVER:
            return self.observer_answers()
        return self.other_answers(seat)

    def observer_answers(self) -> bool:
        action = self.luck.choice(self.worlds[0].game.legal(OBSERVER))
        for world in self.worlds:
            world.pages[OBSERVER].ask("answer", question=99_999, action=action)
            world.pages[OBSERVER].ask("say", text="hm", to=[1])
            world.answer(OBSERVER, action)
        if self.seen_apart():
            return False
        self.compare("the observer's answer")
        return True

    def other_answers(self, seat: int) -> bool:
        one, other = self.worlds
        action = self.luck.choice(one.game.legal(seat))
        shown = self.effect(one, seat, action)
        for _ in range(TRIES):
            twin = self.luck.choice(other.game.legal(seat))
            if self.effect(other, seat, twin) == shown:
                one.answer(seat, action)
                other.answer(seat, twin)
                self.compare(f"an answer of {NAMES[seat]}")
                return True
        return False

    def effect(self, world: World, seat: int, action: int) -> object:
        """What an answer would show the observer."""
        trial = Sitting(CASE, world.game.clone())
        step: Step = trial.step(seat, action)
        return self.oracle.shows(step, OBSERVER), self.oracle.knows(trial.truth, OBSERVER, None)

    def seen_apart(self) -> bool:
        known = [self.oracle.knows(world.game.dump(), OBSERVER, None) for world in self.worlds]
        return known[0] != known[1]

    def murmur(self) -> None:
        """In each world the others do things that are nobody else's business."""
        words = ["I hold the carp, and you will never guess what else.", "No."]
        for world, secret in zip(self.worlds, words, strict=True):
            for page in world.pages[1:]:
                page.ask("note", text=secret)
                if page.asked():
                    choice = self.luck.choice(page.now["view"]["choices"])["code"]
                    page.ask("draft", question=page.now["question"], action=choice)
                    page.settle()
                    page.ask("drop")
            if world.table.state.settings.whispers == "seen":
                world.pages[1].ask("say", text=secret, to=[2])
        self.compare("a murmur")


def plain(heard: list[str], code: str) -> list[str]:
    """The one thing in which the worlds differ by right is their address, and what hangs on it."""
    return [text.replace(code, "CODE") for text in heard if '"is":"pong"' not in text]


@contextmanager
def two_worlds(folder: Path) -> Iterator[tuple[World, World]]:
    for name in ("one", "other"):
        (folder / name).mkdir(parents=True)
    with (
        serving(folder / "one", clock=lambda: 1_000_000.0) as first,
        serving(folder / "other", clock=lambda: 1_000_000.0) as second,
    ):
        yield World(first), World(second)


def law(folder: Path, seed: int, parts: int = 3, steps: int = 6) -> int:
    """Plays, parts, compares; how often both worlds sent the same."""
    luck = Luck(seed)
    with two_worlds(folder) as (one, other):
        one.seat()
        other.seat()
        compared = 0
        for _ in range(parts):
            for _ in range(luck.randrange(1, 8)):
                seat = one.game.actors()[0]
                one.answer(seat, luck.choice(one.game.legal(seat)))
            part(one, other, luck)
            twins = Twins(one, other, luck)
            twins.compare("the welcome")
            for _ in range(steps):
                if not twins.step():
                    break
            compared += twins.compared
        return compared
