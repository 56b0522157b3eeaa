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
    assert run.sent >= run.wanted() == 400
    assert run.line().startswith(f"frames={run.sent} crashes=0 p99_before_ms=")
    assert run.memory_mb() <= fuzz.MEMORY_MB


def test_a_run_that_does_not_end_in_time_fails_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def hang(_run: fuzz.Fuzz) -> None:
        await asyncio.sleep(600)

    monkeypatch.setattr(fuzz, "ALL_SECONDS", 0.01)
    monkeypatch.setattr(fuzz.Fuzz, "open_tables", hang)
    process = Process(tmp_path, limits=True)
    (tmp_path / "log").touch()
    run = fuzz.Fuzz(process, 400, 7, ["silent"])
    asyncio.run(run.run())
    process.leave()
    assert "*** not done within 0.01 seconds" in capsys.readouterr().out
    assert run.line() == "frames=0 crashes=1 p99_before_ms=0.0 p99_during_ms=inf"
    assert not run.passed()
