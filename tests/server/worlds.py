"""The law of secrets on the wire: in two worlds that somebody cannot tell apart the server sends the same bytes.

Two servers, one table each, the same people. At some point of the game the second one's cards are exchanged by the
game's oracle in all that the observer may not know; from there on the others try out, whisper and note other things.
Both servers draw the same visitors, codes and cards, and clocks stand still: nothing differs but what is secret. What
the observer receives, by line and by request, must be the same to the byte.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from tests.dealing import dealing
from tests.server.serving import Page, Person, Serving, serving, wait_for

from courtier.core.registry import kind
from courtier.laws.cases import Case, Luck
from courtier.laws.oracle import Step, oracle_of
from courtier.laws.sitting import Sitting
from courtier.server import api
from courtier.server.rooms import Room
from courtier.table.table import Table

NAMES = ("Ann", "Bob", "Cat")
OBSERVER = 0
CASE = Case("hofverrat", 3)
TRIES = 40
REQUESTS = ("", "/record", "/decided", "/review", "/replay?as=open", "/replay?as=1", "/replay?as=gallery")


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

    def go(self) -> None:
        """All pages are closed, and the table knows it: who comes back while it does not goes on with an old page."""
        for page in self.pages:
            page.close()
        self.pages = []
        wait_for(lambda: self.server.call(self.room.idle))

    def come(self) -> None:
        """All pages anew, in the same order in both worlds."""
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
    def room(self) -> Room:
        return self.server.app.registry.rooms[self.code]

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def game(self) -> Any:
        assert self.table.state.match is not None
        return self.table.state.match.game

    def answer(self, seat: int, action: int) -> None:
        said = self.pages[seat].ask("answer", question=self.game.question(seat), action=action)
        assert said["is"] == "update", said
        self.settle()


def part(one: World, other: World, luck: Luck) -> None:
    """The other world becomes this one, with other cards where the observer cannot see them."""
    for world in (one, other):
        world.go()

    def dumped() -> bytes:
        assert one.table.state.match is not None
        one.table.state.match.go_on_from_here(kind(CASE.name).rules, 0.0)
        return json.encode(one.table.dump())

    data = json.decode(one.server.call(dumped))
    match = data["match"]
    match["game"] = oracle_of(CASE).permute(match["game"], OBSERVER, luck, None)
    match["others"][-1][1]["position"] = match["game"]

    def replaced() -> None:
        house = other.server.app.registry.context
        other.server.app.registry.rooms[other.code] = Room(house, other.code, Table.load(data), other.room.seq)

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
        same(f"the line after {doing}", *["\n".join(world.pages[OBSERVER].heard) for world in self.worlds])
        for request in REQUESTS:
            said = [world.people[OBSERVER].get(f"/api/tables/{world.code}{request}") for world in self.worlds]
            same(f"{request!r} after {doing}", *[f"{each.status_code} {each.text}" for each in said])
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
            for seat, page in enumerate(world.pages[1:], 1):
                page.ask("note", text=secret)
                if seat in world.game.actors():
                    action = self.luck.choice(world.game.legal(seat))
                    page.ask("draft", question=world.game.question(seat), action=action)
                    page.ask("drop")
            if world.table.state.settings.whispers == "seen":
                world.pages[1].ask("say", text=secret, to=[2])
        self.compare("a murmur")


class ToldApart(AssertionError):
    """The observer could tell which of two worlds it is in."""


def same(what: str, one: str, other: str) -> None:
    if one != other:
        at = next((at for at, (mine, theirs) in enumerate(zip(one, other, strict=False)) if mine != theirs), 0)
        part = slice(max(0, at - 100), at + 100)
        raise ToldApart(f"{what} tells worlds apart: …{one[part]}… and …{other[part]}…")


@contextmanager
def two_worlds(folder: Path, seed: int) -> Iterator[tuple[World, World]]:
    """Both have the same people, and are dealt alike."""
    for name in ("one", "other"):
        (folder / name).mkdir(parents=True)
    with (
        serving(folder / "one", clock=lambda: 1_000_000.0) as first,
        serving(folder / "other", clock=lambda: 1_000_000.0) as second,
    ):
        yield dealt(first, seed), dealt(second, seed)


def dealt(server: Serving, seed: int) -> World:
    chance = random.Random(seed)
    with dealing(chance), pytest.MonkeyPatch.context() as patch:
        patch.setattr(api, "new_token", lambda: chance.randbytes(32).hex())
        return World(server)


def law(folder: Path, seed: int, parts: int = 3, steps: int = 6) -> int:
    """Plays, parts, compares; how often both worlds sent the same."""
    luck = Luck(seed)
    with two_worlds(folder, seed) as (one, other):
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
