"""What strangers try: other sites, stolen links, floods, scripts in names, frames that mean nothing."""

import json
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests import browser as browsing
from tests.load.wire import handshake
from tests.server.serving import PATIENCE, Person, Serving, deal, seat_two, serving, wait_for
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from courtier.server.guard import Guard
from courtier.server.limits import MOST, Buckets
from courtier.server.protocols import is_lone_signal, lone_text
from courtier.server.settings import FRAME_BYTES, QUEUE_MESSAGES, UNLIMITED, Rate, Settings
from courtier.server.tokens import Tickets, hashed

# Other sites


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "https://127.0.0.1", "http://127.0.0.1.evil.example"]
)
def test_lines_from_other_pages_are_refused(server: Serving, origin: str) -> None:
    ann = server.person()
    code = ann.new_table()
    ann.origin, real = origin, ann.origin
    with pytest.raises(InvalidStatus) as refused:
        dial(ann, real, code, [("Origin", origin)] if origin else [])
    assert refused.value.response.status_code == 403


def test_a_line_without_a_cookie_is_refused(server: Serving) -> None:
    ann = server.person()
    code = ann.new_table()
    ann.http.cookies.clear()
    with pytest.raises(InvalidStatus):
        ann.line(code)


def dial(person: Person, real: str, code: str, headers: list[tuple[str, str]]) -> None:
    from websockets.sync.client import connect  # noqa: PLC0415

    address = f"ws{real.removeprefix('http')}/ws/{code}"
    cookie = ("Cookie", person.cookie())
    with connect(address, additional_headers=[*headers, cookie], proxy=None, open_timeout=PATIENCE):
        pass


POSTS = ["/api/visit", "/api/tables", "/api/join", "/api/tables/CODE/invite", "/api/tables/CODE/revoke"]
FOREIGN: list[dict[str, str]] = [
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "none"},
]


@pytest.mark.parametrize("path", POSTS)
def test_requests_from_other_pages_change_nothing(server: Serving, path: str) -> None:
    ann = server.person()
    code = ann.new_table()
    for headers in FOREIGN:
        response = ann.post(path.replace("CODE", code), {}, **headers)
        assert response.status_code == 403, headers
        assert response.json()["code"] == "foreign"
        assert "access-control-allow-origin" not in response.headers
    assert ann.http.get("/api/join").status_code == 405


def test_the_cookie_is_as_safe_as_the_address_allows() -> None:
    plain = Guard(Settings(Path(), ("http://a",))).set_cookie("t")
    safe = Guard(Settings(Path(), ("https://a",), secure=True)).set_cookie("t")
    for cookie in (plain, safe):
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
    assert safe.startswith("__Host-")
    assert "Secure" in safe


def test_pages_may_run_nothing_but_our_own(server: Serving) -> None:
    ann = server.person()
    for path in ("/", "/plain", "/t/ABC", "/j", "/api/games", "/nothing", "/pages/plain.js"):
        headers = ann.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "require-trusted-types-for 'script'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] in ("no-cache", "no-store")
    assert ann.get("/pages/../app.py").status_code == 404
    assert ann.get("/pages/%2e%2e/app.py").status_code == 404


# Tickets and links


def test_a_ticket_is_good_for_one_hello_of_its_own_visitor() -> None:
    tickets = Tickets(60.0)
    ticket = tickets.give("ann", 0.0)
    assert not tickets.take(ticket, "eve", 1.0)
    ticket = tickets.give("ann", 0.0)
    assert tickets.take(ticket, "ann", 1.0)
    assert not tickets.take(ticket, "ann", 2.0)
    assert not tickets.take(tickets.give("ann", 0.0), "ann", 61.0)


def test_a_stolen_ticket_opens_nothing(server: Serving) -> None:
    ann, eve = server.person(), server.person()
    code = ann.new_table(setup={"link": False, "watch": "nobody"})
    line = eve.line(code)
    line.send(json.dumps({"do": "hello", "ticket": ann.ticket}))
    assert json.loads(line.recv(PATIENCE))["code"] == "bad_ticket"
    with pytest.raises(ConnectionClosed):
        line.recv(PATIENCE)


def test_a_stolen_link_opens_nothing_once_it_was_used(server: Serving) -> None:
    ann, bob, eve = server.person(), server.person(), server.person()
    code = ann.new_table(setup={"link": False, "watch": "nobody"})
    token = ann.post(f"/api/tables/{code}/invite", {"seat": None}).json()["token"]
    assert bob.post("/api/join", {"token": token}).status_code == 200
    assert eve.post("/api/join", {"token": token}).status_code == 410
    assert eve.come(code).closed() == 1008
    assert eve.get(f"/api/tables/{code}/record").status_code == 403


def test_tokens_are_kept_as_hashes_only(server: Serving, tmp_path: Path) -> None:
    ann = server.person()
    code = ann.new_table()
    token = ann.post(f"/api/tables/{code}/invite", {"seat": None}).json()["token"]
    cookie = ann.cookie().partition("=")[2]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("courtier.db*"))
    assert hashed(token).encode() in kept
    assert hashed(cookie).encode() in kept
    assert token.encode() not in kept
    assert cookie.encode() not in kept


# Floods


def test_buckets_fill_again_and_are_forgotten() -> None:
    buckets = Buckets(Rate(2, 1.0))
    assert [buckets.take("ann", 0.0) for _ in range(3)] == [True, True, False]
    assert buckets.take("bob", 0.0)
    assert buckets.take("ann", 1.0)
    for number in range(MOST + 10):
        buckets.take(str(number), 2.0)
    assert len(buckets.buckets) <= MOST


def test_who_floods_a_line_is_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path, UNLIMITED._replace(frames=Rate(20, 0.001))) as server:
        ann, _, first, second, code = seat_two(server)
        flood(first.line.send)
        assert first.closed() == 1008
        assert second.ask("say", text="still here")["is"] == "update"
        assert ann.come(code).now["is"] == "welcome"


def flood(send: Callable[[str], None]) -> None:
    try:
        for _ in range(50):
            send('{"do":"ping"}')
    except ConnectionClosed:
        return


def test_handshakes_visits_and_tables_have_a_pace(tmp_path: Path) -> None:
    slow = Rate(3, 0.001)
    with serving(tmp_path, UNLIMITED._replace(handshakes=slow, tables=slow, visits=Rate(2, 0.001))) as server:
        ann, _ = server.person(), server.person()
        code = ann.new_table()
        lines = [ann.line(code) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            ann.line(code)
        assert len(lines) == 3
        bodies = [ann.post("/api/tables", {"game": "hofverrat", "seats": 2, "name": "Ann"}) for _ in range(3)]
        assert [response.status_code for response in bodies] == [201, 201, 429]
        assert server_visit(server) == 429


def test_reading_has_a_pace_too(tmp_path: Path) -> None:
    with serving(tmp_path, UNLIMITED._replace(requests=Rate(4, 0.001))) as server:
        ann = server.person()
        assert [ann.get("/api/tables?lang=de").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert ann.get("/api/words/hofverrat").status_code == 429
        assert ann.get("/health").json() == {"ok": True, "tables": 0}


def test_pages_and_files_have_a_pace_and_people_at_tables_go_on(tmp_path: Path) -> None:
    with serving(tmp_path, UNLIMITED._replace(files=Rate(3, 0.001))) as server:
        ann, _, first, _, code = seat_two(server)
        asked = [ann.get(place) for place in ("/", "/web/app.js", f"/t/{code}", "/web/app.js", "/pages/plain.js")]
        assert [response.status_code for response in asked] == [200, 200, 200, 429, 429]
        assert asked[-1].headers["retry-after"] == "5"
        assert ann.get("/api/tables").status_code == 200
        first.ask("say", text="still here")


def server_visit(server: Serving) -> int:
    import httpx  # noqa: PLC0415

    headers = {"Origin": server.origin}
    return httpx.post(f"{server.origin}/api/visit", json={}, headers=headers, timeout=PATIENCE).status_code


def test_who_does_not_read_is_sent_away_and_others_go_on(server: Serving) -> None:
    _, _, first, second, code = seat_two(server)
    for _ in range(20):
        first.ask("say", text="x" * 400)
    eve = server.person()
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(handshake(server.port, code, eve.cookie()))
        assert deaf.recv(13) == b"HTTP/1.1 101 "
        deaf.sendall(masked({"do": "hello", "ticket": eve.ticket}))
        room = server.app.registry.rooms[code]
        visitor = hashed(eve.cookie().partition("=")[2])
        wait_for(lambda: visitor in room.connections)
        (connection,) = room.connections[visitor]
        deaf.settimeout(PATIENCE)
        for number in range(2_000):  # each is answered with all there is, which nobody takes
            deaf.sendall(masked({"do": "speak", "id": str(number), "lang": "de"}))
            if connection.closing is not None:
                break
        wait_for(lambda: connection.closing == 1013)
        assert len(connection.queue) <= QUEUE_MESSAGES
        assert second.ask("say", text="still here")["is"] == "update"
        wait_for(lambda: visitor not in room.connections)


def masked(command: dict[str, Any]) -> bytes:
    data = json.dumps(command).encode()
    return bytes([0x81, 0x80 | len(data)]) + bytes(4) + data


# Frames that mean nothing

NONSENSE = [
    "",
    "null",
    "[]",
    "{}",
    '{"do":"dance","id":"1"}',
    '{"do":"say","id":"1","text":"x","more":1}',
    '{"do":"say","id":"","text":"x"}',
    '{"do":"answer","id":"1","question":-1,"action":0}',
    '{"do":"answer","id":"1","question":1e400,"action":0}',
    '{"do":"answer","id":"1","question":NaN,"action":0}',
    '{"do":"sit","id":"1","name":"' + "n" * 41 + '"}',
    '{"do":"say","id":"1","text":"' + "n" * 501 + '"}',
    '{"do":"say","id":"1","text":"\\ud800"}',
    "[" * 5000,
    '{"do":"hello","ticket":"again"}',
    '{"do":"seatbot","id":"1","seat":99,"level":"greedy"}',
]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused_and_the_line_stays_open(server: Serving, text: str) -> None:
    _, _, first, second, _ = seat_two(server)
    first.line.send(text)
    assert first.until(lambda tiding: tiding["is"] != "update")["is"] == "refuse"
    assert first.ask("say", text="still here")["is"] == "update"
    second.settle()


def test_large_and_binary_frames_close_the_line(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    first.line.send(json.dumps({"do": "note", "id": "1", "text": "x" * FRAME_BYTES}))
    assert first.closed() == 1009
    again = ann.come(code)
    again.line.send(b"{}")
    assert again.closed() == 1008
    assert second.ask("say", text="still here")["is"] == "update"
    assert ann.post("/api/tables", {"game": "x" * FRAME_BYTES}).status_code == 413


def test_a_frame_that_is_no_text_closes_its_line_alone(server: Serving) -> None:
    _, _, first, second, _ = seat_two(server)
    first.line.send(b'{"do":"say","id":"1","text":"\xff"}', text=True)
    assert first.closed() == 1007
    assert second.ask("say", text="still here")["is"] == "update"


def test_what_is_no_text_on_a_line_that_is_being_closed_is_dropped(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    _, _, _, second, code = seat_two(server)
    eve = server.person()
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(handshake(server.port, code, eve.cookie()))
        assert line.recv(13) == b"HTTP/1.1 101 "
        line.sendall(masked({"do": "hello", "ticket": eve.ticket}))
        line.sendall(Frame(Opcode.BINARY, b"{}").serialize(mask=True))
        wait_for(lambda: bytes([0x88, 0x02, 0x03, 0xF0]) in line.recv(1 << 20))  # closing, 1008
        line.sendall(Frame(Opcode.TEXT, b"\xff").serialize(mask=True))
        line.sendall(Frame(Opcode.CLOSE, b"\x03\xf0").serialize(mask=True))
        assert line.recv(1 << 16) == b""  # it was closed after both were read
    assert second.ask("say", text="still here")["is"] == "update"
    assert [record.message for record in caplog.records if record.exc_info] == []


def test_what_comes_in_one_piece_or_in_pieces_is_heard_in_its_order(server: Serving) -> None:
    _, _, first, second, _ = seat_two(server)
    words = [f"word {number}" for number in range(6)]
    said = [json.dumps({"do": "say", "id": str(number), "text": word}) for number, word in enumerate(words)]
    frames = [Frame(Opcode.TEXT, each.encode()).serialize(mask=True) for each in said[:3]]
    first.line.socket.sendall(b"".join(frames))
    first.line.send([said[3][:9], said[3][9:20], said[3][20:]])
    fourth, fifth = (Frame(Opcode.TEXT, each.encode()).serialize(mask=True) for each in said[4:])
    first.line.socket.sendall(fourth + fifth[:7])
    first.line.socket.sendall(fifth[7:])
    second.until(lambda _: len(second.now["talk"]) == len(words))
    assert [each["text"] for each in second.now["talk"]] == words


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300, FRAME_BYTES])
def test_a_text_that_came_alone_is_taken_out_of_its_frame(size: int) -> None:
    text = bytes(number % 251 for number in range(size))
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert lone_text(frame) == text
    for other in (frame[:-1], frame + b"x", frame + frame, b"", Frame(Opcode.TEXT, text).serialize(mask=False)):
        assert lone_text(other) is None
    for another in (Frame(Opcode.TEXT, text, fin=False), Frame(Opcode.BINARY, text), Frame(Opcode.CONT, text)):
        assert lone_text(another.serialize(mask=True)) is None


def test_signals_that_came_alone_leave_the_library_between_frames(server: Serving) -> None:
    for opcode in (Opcode.PING, Opcode.PONG, Opcode.CLOSE):
        frame = Frame(opcode, b"\x03\xe8").serialize(mask=True)
        assert is_lone_signal(frame)
        assert not is_lone_signal(frame[:-1])
        assert not is_lone_signal(frame + frame)
    assert not is_lone_signal(Frame(Opcode.TEXT, b"text").serialize(mask=True))
    _, _, first, second, _ = seat_two(server)
    assert first.line.ping().wait(PATIENCE)
    assert first.ask("say", text="after a ping")["is"] == "update"
    assert second.ask("say", text="and another")["is"] == "update"


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.one_of(st.text(max_size=200), st.binary(max_size=80).map(lambda data: data.decode("latin-1"))))
def test_whatever_is_sent_the_server_goes_on(server: Serving, text: str) -> None:
    state: dict[str, Any] = server.__dict__.setdefault("fuzzed", {})
    if "page" not in state:
        state["page"] = seat_two(server)[2]
    state["page"].line.send(text)
    state["page"].settle()


# What people write is never a script

SCRIPTS = [
    "<script>window.hurt = 1</script>",
    "<img src=x onerror=hurt=1>",
    '"><svg onload=hurt=1>',
    "javascript:hurt=1",
    "{{constructor.constructor('hurt=1')()}}",
    "<a href=javascript:hurt=1>x</a>",
]


def test_scripts_in_names_titles_and_talk_stay_words(server: Serving) -> None:
    _, _, first, second, code = seat_two(server, title=SCRIPTS[1])
    first.ask("sit", name=SCRIPTS[0][:40])
    second.ask("sit", name=SCRIPTS[2])
    for words in SCRIPTS:
        first.ask("say", text=words)
    deal(first, second)
    broken: list[str] = []
    with browsing.browser() as chromium:
        page = chromium.new_page()
        page.set_default_timeout(browsing.PATIENCE)
        page.on("console", lambda message: broken.append(message.text) if message.type == "error" else None)
        for path in ("/plain", f"/plain/{code}"):
            page.goto(server.origin + path)
            page.wait_for_timeout(500)
            assert page.evaluate("window.hurt") is None
        page.wait_for_selector("#talk li")
        assert SCRIPTS[1] in page.inner_text("#talk")
    assert broken == []


# Logs


def test_the_log_says_nothing_of_what_was_said(server: Serving, capfd: pytest.CaptureFixture[str]) -> None:
    from courtier.server import logs  # noqa: PLC0415

    logs.start()
    ann, _, first, second, code = seat_two(server)
    first.ask("sit", name="canary-in-a-name")
    first.ask("say", text="canary-in-the-talk")
    first.line.send('{"do":"say","text":"canary-in-nonsense","id":"1","more":1}')
    deal(first, second)
    token = ann.post(f"/api/tables/{code}/invite", {"seat": 0}).json()["token"]
    assert server.person().post("/api/join", {"token": token, "name": "canary-newcomer"}).status_code == 200
    first.settle()
    logs.warn("test", ValueError("canary-in-an-error"), table=code)
    time.sleep(0.05)
    written = capfd.readouterr().err
    assert '"event": "test"' in written
    assert "ValueError" in written
    assert "canary" not in written
    assert token not in written
    for line in written.splitlines():
        json.loads(line)
