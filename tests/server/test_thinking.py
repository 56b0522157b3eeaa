"""Bots in processes of their own: they answer, and when one fails the game goes on."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests import untyped
from tests.server.serving import wait_for

import courtier
from courtier.server import thinking
from courtier.server.thinking import Thinkers
from courtier.table.effects import Ask


def ask(level: str) -> Ask:
    game = courtier.new("hofverrat", seats=3, seed=5, recording=True)
    seat = game.actor()
    journal: list[dict[str, Any]] = [untyped.glimpse(event, seat) for event in game.news]
    return Ask(seat, level, game.question(seat), 0.0, untyped.view(game, seat), journal, 42)


async def answer(thinkers: Thinkers, question: Ask) -> int:
    heard: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    thinkers.ask(question, heard.set_result)
    return await heard


def legal(question: Ask) -> list[int]:
    return [choice["code"] for choice in question.view["choices"]]


def test_the_same_question_gets_the_same_answer() -> None:
    async def evening() -> None:
        thinkers = Thinkers(1)
        for level in ("random", "greedy", "level1"):
            question = ask(level)
            first, second = await answer(thinkers, question), await answer(thinkers, question)
            assert first == second
            assert first in legal(question)
        thinkers.stop()

    asyncio.run(evening())


def test_a_bot_that_fails_is_answered_for() -> None:
    async def evening() -> None:
        thinkers = Thinkers(1)
        assert await answer(thinkers, ask("genius")) in legal(ask("random"))
        thinkers.stop()

    asyncio.run(evening())


def test_a_dead_process_is_replaced() -> None:
    async def evening() -> None:
        thinkers = Thinkers(1)
        await answer(thinkers, ask("greedy"))
        for process in list(thinkers.pool(0)._processes.values()):
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            process.join()
        for _ in range(2):
            assert await answer(thinkers, ask("greedy")) in legal(ask("greedy"))
        thinkers.stop()

    asyncio.run(evening())


def test_a_table_is_always_served_by_the_same_process() -> None:
    thinkers = Thinkers(4)
    assert len({thinkers.place_of("TABLE") for _ in range(5)}) == 1
    assert {thinkers.place_of(f"T{number}") for number in range(100)} == {0, 1, 2, 3}


def test_a_process_keeps_a_bot_while_its_journal_goes_on() -> None:
    question = ask("greedy")
    lines = question.journal
    facts = ("T", "hofverrat", "greedy", question.view)
    bot = thinking.bot_of(*facts, lines[:2])
    assert thinking.bot_of(*facts, lines) is bot
    assert thinking.bot_of("U", *facts[1:], lines) is not bot
    assert thinking.bot_of(*facts, lines[:1]) is not bot  # an answer was taken back


def test_a_bot_that_hangs_is_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "HANGS_AFTER", 0.5)

    async def evening() -> None:
        thinkers = Thinkers(1)
        await answer(thinkers, ask("greedy"))  # the process is warm
        thinkers.pool(0).submit(time.sleep, 60)
        assert await answer(thinkers, ask("greedy")) in legal(ask("greedy"))
        monkeypatch.setattr(thinking, "HANGS_AFTER", 60.0)
        assert await answer(thinkers, ask("greedy")) in legal(ask("greedy"))
        thinkers.stop()

    asyncio.run(evening())


ORPHAN = """
import os, signal
from courtier.server.thinking import Thinkers

if __name__ == "__main__":
    thinkers = Thinkers(1)
    thinkers.start()
    thinkers.pool(0).submit(os.getpid).result()
    print(*thinkers.pool(0)._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_the_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(ORPHAN)
    done = subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, check=False)  # noqa: S603
    (worker,) = done.stdout.split()
    wait_for(lambda: not alive(int(worker)))


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
