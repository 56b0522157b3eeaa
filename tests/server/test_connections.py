"""Attacks with connections: silent ones, slow ones, chatty ones, and far too many of them."""

import asyncio
import json
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.load.wire import handshake
from tests.server.serving import PATIENCE, Person, Serving, deal, seat_two, serving, wait_for
from tests.server.test_guard import masked
from websockets.frames import Frame, Opcode

from courtier.server import admission, logs
from courtier.server.admission import SECONDS, Admission, Stage, most_connections, raise_file_limit
from courtier.server.settings import UNLIMITED, ConnectionLimits, Rate
from courtier.server.tokens import hashed

FEW = ConnectionLimits(per_address=20, in_all=60)


@contextmanager
def silent(server: Serving, count: int) -> Iterator[list[socket.socket]]:
    """Connections that say nothing."""
    with ExitStack() as stack:
        yield [stack.enter_context(dialed(server)) for _ in range(count)]


def dialed(server: Serving) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.settimeout(PATIENCE)
    return line


def is_open(server: Serving) -> bool:
    with httpx.Client(base_url=server.origin, timeout=PATIENCE) as http:
        return http.get("/health").status_code == 200


def ended(line: socket.socket) -> bool:
    """Has the server closed it?"""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


# Silent


def test_silent_connections_of_one_address_are_few_and_newcomers_get_through(tmp_path: Path) -> None:
    with serving(tmp_path, connections=FEW) as server:
        _, _, first, second, _ = seat_two(server)
        with silent(server, 100) as lines:
            assert is_open(server)
            assert server.call(lambda: len(server.app.admission.peers)) <= 20
            assert ended(lines[0]), "who has been silent for longest makes room"
            assert server.person().get("/api/tables").status_code == 200
            assert first.ask("say", text="we still sit here")["is"] == "update"
            second.settle()


def test_people_at_tables_do_not_count(tmp_path: Path) -> None:
    with serving(tmp_path, connections=ConnectionLimits(per_address=8, in_all=100)) as server:
        pages = []
        for _ in range(8):
            ann, bob, first, second, _ = seat_two(server)
            ann.http.close()
            bob.http.close()
            pages += [first, second]
        assert server.call(lambda: len(server.app.admission.seated)) == 16
        for page in pages:
            page.settle()


def test_a_share_is_kept_for_people_who_sit_at_a_table(tmp_path: Path) -> None:
    limits = ConnectionLimits(per_address=1000, in_all=40)
    with serving(tmp_path, connections=limits) as server:
        ann, bob, first, second, code = seat_two(server)
        deal(first, second)
        strangers = [server.person() for _ in range(15)]
        for stranger in strangers:
            stranger.http.close()
        watchers = [watch(stranger, code) for stranger in strangers for _ in range(2)]
        first.close()
        with silent(server, 40):
            again = ann.come(code)
            assert again.now["you"]["seat"] == 0, "who sits at a table comes back"
            assert httpx.get(server.origin + "/api/games", timeout=PATIENCE).status_code == 503
        assert len(watchers) == 30
        second.settle()
        bob.leave()


def watch(person: Person, code: str) -> object:
    person.http = httpx.Client(
        base_url=person.origin, headers={"Origin": person.origin}, timeout=PATIENCE, cookies=person.http.cookies
    )
    page = person.come(code)
    person.http.close()
    return page


# Slow


def test_heads_bodies_and_hellos_have_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for stage in (Stage.HEAD, Stage.BODY, Stage.HELLO):
        monkeypatch.setitem(SECONDS, stage, 0.3)
    with serving(tmp_path) as server:
        ann = server.person()
        code = ann.new_table()
        slow = [
            b"",
            b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
            b"POST /api/visit HTTP/1.1\r\nHost: x\r\nOrigin: "
            + server.origin.encode()
            + b"\r\nContent-Length: 9\r\n\r\n{",
            handshake(server.port, code, ann.cookie()),
        ]
        for start in slow:
            with dialed(server) as line:
                line.sendall(start)
                while not ended(line):
                    pass
        assert is_open(server)


def test_who_reads_nothing_cannot_keep_a_closed_connection_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SECONDS, Stage.CLOSING, 0.3)
    with serving(tmp_path) as server, socket.socket() as deaf:
        ann, _, first, _, code = seat_two(server)
        first.close()
        room = server.app.registry.rooms[code]
        visitor = hashed(ann.cookie().partition("=")[2])
        wait_for(lambda: visitor not in room.connections)
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(handshake(server.port, code, ann.cookie()))
        assert deaf.recv(13) == b"HTTP/1.1 101 "
        deaf.sendall(masked({"do": "hello", "ticket": ann.ticket}))
        wait_for(lambda: visitor in room.connections)
        (connection,) = room.connections[visitor]
        wire: Any = connection.wire
        assert wire.transport in server.app.admission.seated
        while not server.call(wire.transport.get_write_buffer_size):
            deaf.sendall(masked({"do": "speak", "id": "x", "lang": "de"}) * 20)
        server.call(lambda: connection.close(1008))
        assert wire.transport not in server.app.admission.seated, "it counts from now on"
        wait_for(lambda: visitor not in room.connections)


# Chatty


def test_every_frame_counts_whatever_it_holds(tmp_path: Path) -> None:
    ping = Frame(Opcode.PING, b"").serialize(mask=True)
    pong = Frame(Opcode.PONG, b"").serialize(mask=True)
    begin = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
    more = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
    with serving(tmp_path, UNLIMITED._replace(frames=Rate(50, 0.001))) as server:
        ann, _, _, second, code = seat_two(server)
        for flood in (ping * 20_000, pong * 20_000, begin + more * 20_000):
            page = ann.come(code)
            with suppress(OSError):  # cut in the middle of it
                page.line.socket.sendall(flood)
            assert page.closed() in (1008, 1006)
        assert second.ask("say", text="still here")["is"] == "update"


def test_pings_before_the_hello_are_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, UNLIMITED._replace(frames=Rate(50, 0.001))) as server:
        ann = server.person()
        code = ann.new_table()
        with dialed(server) as line:
            line.sendall(handshake(server.port, code, ann.cookie()))
            assert line.recv(13) == b"HTTP/1.1 101 "
            line.sendall(Frame(Opcode.PING, b"").serialize(mask=True) * 200)
            while not ended(line):
                pass


# Behind a proxy


def test_behind_a_proxy_its_word_counts_for_the_address(tmp_path: Path) -> None:
    with serving(tmp_path, connections=ConnectionLimits(per_address=2, in_all=100), behind_proxy=True) as server:
        ann = server.person()
        code = ann.new_table()
        eve = server.person()
        lines = [eve.line(code, **{"X-Forwarded-For": "192.0.2.7"}) for _ in range(3)]
        wait_for(lambda: server.call(lambda: server.app.admission.of_address.get("192.0.2.7")) == 3)
        assert server.call(lambda: server.app.admission.is_crowded("192.0.2.7"))
        refused = httpx.get(server.origin + "/api/games", headers={"X-Forwarded-For": "192.0.2.7"}, timeout=PATIENCE)
        other = httpx.get(server.origin + "/api/games", headers={"X-Forwarded-For": "192.0.2.8"}, timeout=PATIENCE)
        assert (refused.status_code, other.status_code) == (503, 200)
        assert len(lines) == 3


@pytest.mark.parametrize("behind_proxy", [False, True])
def test_nobody_gets_another_address_by_claiming_one(tmp_path: Path, behind_proxy: bool) -> None:
    """A proxy writes the address that it sees behind what the client has claimed."""
    seen = ", 192.0.2.7" if behind_proxy else ""
    rates = UNLIMITED._replace(requests=Rate(3, 0.001))
    with serving(tmp_path, rates, behind_proxy=behind_proxy) as server, httpx.Client(base_url=server.origin) as eve:
        claimed = [{"X-Forwarded-For": f"198.51.100.{number}{seen}"} for number in range(5)]
        answers = [eve.get("/api/games", headers=headers).status_code for headers in claimed]
    assert answers == [200, 200, 200, 429, 429]


# The system's limits


def test_the_file_limit_is_raised_as_far_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        assert most_connections() == 128
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
        assert most_connections() >= 128
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_accept_errors_are_logged_once_a_second(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from courtier.server.run import loop_failed  # noqa: PLC0415

    monkeypatch.setattr(logs, "THROTTLE", logs.Throttle())
    monkeypatch.setattr("courtier.server.logs.time.monotonic", lambda: 7.0)
    logs.start()
    loop = asyncio.new_event_loop()
    for _ in range(2_000):
        loop_failed(loop, {"exception": OSError(24, "Too many open files")})
    loop.close()
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert json.loads(lines[0])["error"] == "OSError"


def test_lines_that_were_left_out_are_counted() -> None:
    throttle = logs.Throttle()
    passed = [throttle.lets("x", 1.0) for _ in range(100)]
    assert passed.count(True) == logs.A_SECOND
    assert throttle.lets("x", 2.0)
    assert throttle.left_out("x") == {"left_out": 90}


# The count


def test_counts_are_right_whatever_comes_and_goes() -> None:
    doors = Admission(ConnectionLimits(3, 10))
    cut: list[int] = []
    transports = [asyncio.BaseTransport() for _ in range(40)]
    for number, transport in enumerate(transports[:5]):
        peer = doors.enter(transport, "a", lambda number=number: cut.append(number), float(number))  # type: ignore[misc]
        assert peer is not None
    assert (cut, doors.of_address) == ([0, 1], {"a": 3})
    doors.reach(transports[4], Stage.SEAT, 9.0)
    assert (doors.of_address, len(doors.seated)) == ({"a": 2}, 1)
    doors.reach(transports[4], Stage.WATCH, 9.0)
    assert doors.of_address == {"a": 3}
    doors.reach(transports[4], Stage.CLOSING, 9.0)
    doors.reach(transports[4], Stage.SEAT, 9.0)
    assert not doors.seated, "who is being closed is no longer one of those who sit"
    for transport in transports:
        doors.leave(transport)
    assert (doors.of_address, doors.peers, doors.seated) == ({}, {}, {})
    for transport in transports:
        doors.enter(transport, str(id(transport)), lambda: None, 0.0)
    assert len(doors.peers) == doors.most_unseated() == 7
    assert doors.sweep(admission.SECONDS[Stage.HEAD] + 1) == 7
