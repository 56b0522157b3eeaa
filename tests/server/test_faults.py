"""Faults of the machine: a writer that dies, a disk that is full or does not answer, a clock that jumps."""

import json
import sqlite3
from pathlib import Path
from threading import Event

import httpx
import pytest
from tests.server.serving import PATIENCE, Serving, seat_two, serving, wait_for
from tests.store.test_writer import FullDisk, kill_writer

from courtier.server import api, rooms
from courtier.server.app import App
from courtier.server.clock import SteadyClock
from courtier.server.settings import Settings
from courtier.store.writer import DEATHS


def test_a_full_disk_is_told_to_everybody_and_by_health(server: Serving) -> None:
    _, _, first, _, _ = seat_two(server)
    writer = server.app.store.writer
    real = writer.connection
    writer.connection = FullDisk(real)  # type: ignore[assignment]
    refused = first.ask("say", text="Is this kept?")
    assert (refused["is"], refused["code"]) == ("refuse", "not_kept")
    sick = health(server)
    assert sick.status_code == 503
    assert sick.json()["ok"] is False
    assert "disk is full" in sick.json()["trouble"]
    writer.connection = real
    wait_for(lambda: health(server).status_code == 200)
    wait_for(lambda: first.ask("say", text="And now?")["is"] in ("update", "done"))


def test_a_dead_writer_is_replaced_and_no_command_stays_unanswered(server: Serving) -> None:
    _, _, first, second, _ = seat_two(server)
    kill_writer(server.app.store)
    assert first.ask("say", text="Who writes this?")["is"] in ("update", "done", "refuse")
    assert second.ask("say", text="Somebody new.")["is"] in ("update", "done")
    assert health(server).json()["ok"] is True


def test_a_disk_that_does_not_answer_is_no_reason_to_wait_for_ever(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "ANSWER_SECONDS", 0.2)
    monkeypatch.setattr(api, "HEALTH_SECONDS", 0.2)
    ann, _, first, _, _ = seat_two(server)
    goes_on = Event()

    def hang(_connection: sqlite3.Connection) -> None:
        goes_on.wait(PATIENCE)

    server.app.store.writer.do(hang)
    try:
        assert first.ask("say", text="Hello?")["is"] == "refuse"
        sick = ann.get("/health")
        assert (sick.status_code, sick.json()["ok"]) == (503, False)
        assert "has not answered" in sick.json()["trouble"]
        assert ann.post("/api/tables", {"game": "hofverrat", "seats": 2, "name": "Ann"}).status_code == 503
    finally:
        goes_on.set()
    wait_for(lambda: first.ask("say", text="Hello!")["is"] in ("update", "done"))


def test_a_disk_that_cannot_be_read_is_no_reason_to_wait_for_ever(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "ANSWER_SECONDS", 0.2)
    ann, _, first, _, code = seat_two(server)
    goes_on = Event()

    def hang(*_: str) -> None:
        goes_on.wait(PATIENCE)

    for call in ("listing", "tables_of", "load"):
        monkeypatch.setattr(server.app.store, call, hang)
    try:
        assert [ann.get(f"/api/tables{more}").status_code for more in ("", f"/{code}")] == [503, 503]
        server.call(lambda: server.app.registry.rooms[code].give_up(OSError()))
        assert first.closed() == 1011, "there is no table to go on with, and whoever comes again is told so"
        assert json.loads(ann.come(code).heard[-1])["code"] == "store"
    finally:
        goes_on.set()


def test_a_server_that_can_keep_nothing_any_more_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for _ in range(DEATHS):
            kill_writer(server.app.store)
            server.app.store.look_after()
        server.thread.join(PATIENCE)
        assert not server.thread.is_alive()


def health(server: Serving) -> httpx.Response:
    return httpx.get(f"{server.origin}/health", timeout=PATIENCE)


# The clock


def test_a_clock_that_is_set_anew_empties_no_bank() -> None:
    wall, steady = [1000.0], [5.0]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    wall[0] += 3601.0
    steady[0] += 1.0
    assert clock() == pytest.approx(1001.01)
    steady[0] += 100.0
    wall[0] += 100.0
    assert clock() == pytest.approx(1102.01)
    wall[0] -= 7200.0
    steady[0] += 1.0
    assert 1102.0 < clock() < 1103.1


def test_the_server_goes_by_that_clock(tmp_path: Path) -> None:
    app = App(Settings(tmp_path, ("http://127.0.0.1",)))
    assert isinstance(app.clock, SteadyClock)
    assert app.registry.clock is app.sockets.clock is app.clock
    app.store.close()


def test_small_corrections_are_followed() -> None:
    wall, steady = [1000.0], [5.0]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    for _ in range(100):
        wall[0] += 1.001
        steady[0] += 1.0
    assert clock() == pytest.approx(wall[0])
