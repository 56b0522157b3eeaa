"""Nothing of a seat's reaches another by the server, and planted leaks would be noticed."""

import io
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from tests.server import worlds
from tests.server.serving import Person, Serving, deal, serving

from courtier.server import logs
from courtier.server.after_the_end import AfterTheEnd
from courtier.server.api import Api, answer
from courtier.server.rooms import Room, Step
from courtier.server.socket import Sockets
from courtier.table.messages import TableInfo


@pytest.mark.parametrize("seed", range(3))
def test_two_worlds_that_look_alike_sound_alike_on_the_wire(tmp_path: Path, seed: int) -> None:
    assert worlds.law(tmp_path, seed) > 6


def canaries(folder: Path) -> None:
    """Every secret is a word of its own; it is looked for in all that others get, and in the log."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.Lines())
    logs.LOG.addHandler(handler)
    logs.LOG.setLevel(logging.DEBUG)
    try:
        with serving(folder) as server:
            look_for_canaries(server, written)
    finally:
        logs.LOG.removeHandler(handler)


def look_for_canaries(server: Serving, written: io.StringIO) -> None:
    ann, bob, cat, guest = (server.person() for _ in range(4))
    code = ann.new_table(seats=3)
    pages = [person.come(code) for person in (ann, bob, cat, guest)]
    token = ann.post(f"/api/tables/{code}/invite", {"seat": None}).json()["token"]
    for page, name in zip(pages[1:3], ("Bob", "Cat"), strict=True):
        page.ask("sit", name=name)
    deal(pages[0], *pages[1:3])
    pages[1].ask("note", text="canary-note-of-bob")
    pages[1].ask("say", text="canary-whisper-to-cat", to=[2])
    pages[1].line.send('{"do":"say","id":"1","text":"canary-nonsense","more":1}')
    for page in pages:
        page.settle()
    state = server.app.registry.rooms[code].table.state
    assert state.match is not None
    secret = {
        "canary-note-of-bob": [1],
        "canary-whisper-to-cat": [1, 2] if state.settings.whispers != "none" else [],
        "canary-nonsense": [],
        token: [],
        state.secret.hex(): [],
        state.match.seed.hex(): [],
        **{person.cookie().partition("=")[2]: [] for person in (ann, bob, cat, guest)},
        **{person.ticket: [] for person in (ann, bob, cat, guest)},
        **{visitor: [] for visitor in (*state.members, *[str(chair.owner) for chair in state.chairs])},
    }
    streams = [
        "".join(page.heard) + requests_of(person, code)
        for page, person in zip(pages, (ann, bob, cat, guest), strict=True)
    ]
    for canary, owners in secret.items():
        for number, stream in enumerate(streams):
            assert number in owners or canary not in stream, f"{canary} reached {number}"
        assert canary not in written.getvalue(), f"{canary} is in the log"


def requests_of(person: Person, code: str) -> str:
    paths = ["/api/tables", *[f"/api/tables/{code}{more}" for more in worlds.REQUESTS], "/health"]
    return "".join(person.get(path).text for path in paths)


def test_canaries_stay_where_they_belong(tmp_path: Path) -> None:
    canaries(tmp_path)


# Planted leaks of the server's own


def tells_everybody(self: Room, step: Step) -> None:
    for message in step.messages:
        for visitor, connections in self.connections.items():
            for connection in connections:
                if visitor == message.visitor or json.decode(message.text)["is"] == "update":
                    connection.deliver(message.text)


def lists_the_truth(self: Api, listing: bytes, lang: str) -> TableInfo:
    info = json.decode(listing, type=TableInfo)
    return replace(info, title=str(self.registry.rooms[info.code].table.dump()))


async def replays_at_once(self: AfterTheEnd, request: Request) -> Response:
    room = await self.api.room(request)
    match = room.table.state.match
    return answer({"frames": match.game.dump() if match else []})


async def records_at_once(self: AfterTheEnd, request: Request) -> Response:
    room = await self.api.room(request)
    match = room.table.state.match
    return Response(match.record().text(with_seed=True) if match else "")


dispatch = Sockets.dispatch


def logs_what_is_said(self: Sockets, room: Room | None, connection: Any, text: str) -> None:
    logs.note("heard", text=text)
    dispatch(self, room, connection, text)


async def logs_whose_ticket(self: Sockets, connection: Any, receive: Callable[[], Any]) -> Any:
    logs.note("hello", visitor=connection.visitor)
    return await receive_hello(self, connection, receive)


receive_hello = Sockets.receive_hello


LEAKS = [
    (Room, "send_step", tells_everybody),
    (Api, "now", lists_the_truth),
    (AfterTheEnd, "record", records_at_once),
]
WIRE_LEAKS = [*LEAKS, (AfterTheEnd, "replay", replays_at_once)]
LOG_LEAKS = [*LEAKS, (Sockets, "dispatch", logs_what_is_said), (Sockets, "receive_hello", logs_whose_ticket)]


@pytest.mark.parametrize(("owner", "name", "leak"), WIRE_LEAKS)
def test_planted_leaks_on_the_wire_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: type, name: str, leak: Any
) -> None:
    monkeypatch.setattr(owner, name, leak)
    with pytest.raises(worlds.ToldApart):
        worlds.law(tmp_path, seed=1, parts=2)


@pytest.mark.parametrize(("owner", "name", "leak"), LOG_LEAKS)
def test_planted_leaks_are_noticed_by_their_canaries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: type, name: str, leak: Any
) -> None:
    monkeypatch.setattr(owner, name, leak)
    with pytest.raises(AssertionError, match=r"reached|is in the log"):
        canaries(tmp_path)
