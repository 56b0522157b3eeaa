"""Courtier is installed as users do it, and then played, simulated and served."""

import subprocess
import sys
import sysconfig
import urllib.request
from pathlib import Path

from tests.package.distributions import PATIENCE, built, empty_environment, environment, install, run

import courtier


def test_the_wheel_from_the_sdist_works_in_an_empty_environment(tmp_path: Path) -> None:
    wheel = built("*.whl")
    commands = empty_environment(tmp_path)
    install(commands, wheel)
    engine = "interpreted" if wheel.name.endswith("none-any.whl") else "compiled"
    assert version_said_by(commands) == f"courtier {courtier.__version__}, {engine} engine"
    simulation = ("simulate", "hofverrat", "--games", "200", "--seats", "3", "--bots", "random", "--seed", "7")
    assert "200 games" in run(commands / "courtier", *simulation, cwd=tmp_path)
    assert b"<title>Courtier</title>" in first_page(commands, tmp_path)


def test_courtier_pure_installs_the_interpreted_version_without_mypyc(tmp_path: Path) -> None:
    commands = empty_environment(tmp_path)
    said = install(commands, built("*.tar.gz"), COURTIER_PURE="1")
    assert "not compiled, runs interpreted: COURTIER_PURE is set" in said
    assert "mypy" not in said
    assert version_said_by(commands) == f"courtier {courtier.__version__}, interpreted engine"


def test_without_a_c_compiler_the_interpreted_version_is_built_and_the_build_says_why(tmp_path: Path) -> None:
    """CC names the compiler that setuptools would call; PATH leads to none."""
    wheel = (sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", built("*.tar.gz"))
    said = run(*wheel, cwd=tmp_path, PATH=str(tmp_path), CC=str(tmp_path / "cc"))
    assert "not compiled, runs interpreted: no C compiler found" in said
    assert [each.name for each in tmp_path.iterdir()] == [f"courtier-{courtier.__version__}-py3-none-any.whl"]


def test_a_compiled_wheel_is_for_this_python_alone() -> None:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    wheel = built("*.whl").name
    assert wheel.endswith("none-any.whl") or f"-{tag}-{tag}-" in wheel, sysconfig.get_platform()


def version_said_by(commands: Path) -> str:
    return run(commands / "courtier", "--version", cwd=commands).strip()


def first_page(commands: Path, folder: Path) -> bytes:
    """The first page of `courtier serve`, which says its address and is then stopped."""
    serve: list[str | Path] = [commands / "courtier", "serve", "--port", "0", "--data", folder / "data"]
    with subprocess.Popen(  # noqa: S603 - the command that was just installed
        serve, cwd=folder, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
        with urllib.request.urlopen(address, timeout=PATIENCE) as response:  # noqa: S310 - http, as just checked
            page: bytes = response.read()
        process.terminate()
    return page
