"""The search for garbage: among all objects only when it is worth it, and calm, or long overdue."""

import gc
from pathlib import Path

import pytest
from tests.server.serving import seat_two, serving

from courtier.server.garbage import LOOKS, NEVER, PUT_OFF, YOUNG, Garbage
from courtier.server.settings import SWEEP_SECONDS


class Looks:
    """How often the youngest objects were looked at, instead of Python's own count."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = LOOKS
        self.searches = 0
        monkeypatch.setattr(gc, "get_count", lambda: (0, self.count, 0))
        monkeypatch.setattr(gc, "collect", self.search)

    def search(self) -> None:
        self.searches += 1


def test_it_is_searched_when_it_is_worth_it_and_calm(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = Looks(monkeypatch)
    looks.count = LOOKS - 1
    assert not Garbage().search(calm=True)
    looks.count = LOOKS
    assert not Garbage().search(calm=False)
    assert looks.searches == 0
    assert Garbage().search(calm=True)
    assert looks.searches == 1


def test_it_is_not_put_off_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = Looks(monkeypatch)
    garbage = Garbage()
    assert [garbage.search(calm=False) for _ in range(PUT_OFF + 1)] == [False] * PUT_OFF + [True]
    assert looks.searches == 1
    assert not garbage.search(calm=False)


def test_python_itself_looks_at_the_youngest_alone_while_a_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = gc.get_threshold()
    with serving(tmp_path) as server:
        assert gc.get_threshold() == (YOUNG, NEVER, NEVER)
        assert gc.get_freeze_count()
        _, _, first, *_ = seat_two(server)
        registry = server.app.registry
        assert server.call(registry.calm)
        monkeypatch.setattr("courtier.server.room_registry.CALM", 8 / SWEEP_SECONDS)
        for _ in range(8):
            first.send("say", text="a word")
        first.settle()
        assert not server.call(registry.calm)
        assert server.call(registry.calm)
    assert gc.get_threshold() == usual
    assert not gc.get_freeze_count()
