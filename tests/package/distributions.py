"""The source distribution and the wheel that `make` built from it, and the commands that install and run them.

`make test-package` names their folder in COURTIER_DIST. Where nothing was built, the tests that need them are skipped.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 600.0  # seconds; a build waits this long on a busy machine


def built(pattern: str) -> Path:
    """The only file of that name in the folder of distributions."""
    folder = os.environ.get("COURTIER_DIST")
    if not folder:
        pytest.skip("`make test-package` builds the distributions that this test installs")
    (found,) = (ROOT / folder).glob(pattern)
    return found


def environment(**changes: str) -> dict[str, str]:
    """The environment of a user: our pinned versions, and no module of this repository in sight."""
    pinned = str(ROOT / "constraints.txt")
    pip = {"PIP_CONSTRAINT": pinned, "PIP_BUILD_CONSTRAINT": pinned, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    inherited = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "COURTIER_PURE"}}
    return inherited | pip | changes


def run(*command: str | Path, cwd: Path, **changes: str) -> str:
    """What the command printed; a failure shows all of it."""
    done = subprocess.run(  # noqa: S603 - our own commands
        [str(word) for word in command],
        cwd=cwd,
        env=environment(**changes),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def empty_environment(folder: Path) -> Path:
    """A new virtual environment with nothing in it, not even pip; returns its folder of commands."""
    run(sys.executable, "-m", "venv", "--without-pip", folder / "venv", cwd=folder)
    return folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")


def install(commands: Path, what: Path, **changes: str) -> str:
    """`pip install`, with build isolation, into that environment; returns what pip said."""
    pip = (sys.executable, "-m", "pip", "--python", commands / "python")
    return run(*pip, "install", "--verbose", what, cwd=commands, **changes)
