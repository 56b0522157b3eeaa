"""A few frames of each attack, so that `make fuzz` itself stays in order. How quick answers are, it measures alone."""

import asyncio
from pathlib import Path

import pytest
from tests.load import fuzz
from tests.load.attackers import ATTACKS
from tests.load.served import Process


def test_a_short_run_finds_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "SECONDS", 1.0)
    monkeypatch.setattr(fuzz, "TABLES", 2)
    monkeypatch.setattr(fuzz, "RATE", 8.0)
    process = Process(tmp_path, limits=True)
    process.start()
    try:
        run = fuzz.Fuzz(process, 400, 7, [*ATTACKS])
        asyncio.run(run.run())
    finally:
        process.stop()
    assert run.crashes == 0
    assert run.sent >= 400
    assert run.line().startswith(f"frames={run.sent} crashes=0 p99_before_ms=")
    assert run.memory / 1024 <= fuzz.MEMORY_MB
