"""Many machines: the same result on a Ray cluster. Needs the extra `ray`; says so where it is missing."""

import json
import subprocess
import sys
from typing import Any

import pytest
from click.testing import CliRunner
from tests.libraries import needs

from courtier.arena.command import simulate

pytestmark = needs("ray", "ray")


def test_two_workers_of_a_cluster_give_the_same_result() -> None:
    many = ["simulate", "hofverrat", "--seats", "2", "--seed", "7", "--games", "200", "--by", "mission"]
    here, there = (result(*many, *crew) for crew in crews())
    assert {**here, "workers": 2} == there
    bots = ["tournament", "hofverrat", "--seats", "2", "--seed", "7", "--games", "8", "--bots", "random,greedy"]
    here, there = (result(*bots, *crew) for crew in crews())
    assert here == there


def result(*words: str) -> dict[str, Any]:
    """What a command writes, without how long it took. Ray needs real files as its output."""
    command = [sys.executable, "-m", "courtier", *words, "--json", "-"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return {**json.loads(done.stdout), "seconds": 0}


def crews() -> tuple[list[str], list[str]]:
    return ["--workers", "1"], ["--workers", "2", "--ray", "local"]


@pytest.mark.parametrize(
    ("address", "expected"),
    [("nowhere", "expected host:port"), ("127.0.0.1:1", "no cluster answers there")],
)
def test_a_cluster_that_is_not_there(address: str, expected: str) -> None:
    result = CliRunner().invoke(simulate, ["hofverrat", "--games", "2", "--ray", address])
    assert result.exit_code == 2
    assert expected in result.stderr


def test_without_the_library_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(simulate, ["hofverrat", "--games", "2", "--ray", "local"])
    assert result.exit_code == 2
    assert "pip install 'courtier[ray]'" in result.stderr
