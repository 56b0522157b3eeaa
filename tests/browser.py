"""Which browser the tests drive: $COURTIER_CHROMIUM, one on the path, or Playwright's own; `make browser` gets one.

Without any, tests that need one are skipped with one loud line; in CI that is an error.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from courtier.core.registry import names

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE = 60_000  # milliseconds; only a broken page takes so long, however busy the machine
LOOK_AGAIN = 20  # milliseconds
LOOKS = PATIENCE // LOOK_AGAIN
expect.set_options(timeout=PATIENCE)


def executable() -> str | None:
    given = os.environ.get("COURTIER_CHROMIUM")
    if given:
        return given
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return playwrights_own()


def playwrights_own() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


@contextmanager
def browser() -> Iterator[Browser]:
    path = executable()
    if path is None:
        message = "*** NO BROWSER FOUND: run `make browser`, or set COURTIER_CHROMIUM; the pages were not tested"
        if os.environ.get("CI"):
            pytest.fail(message)
        sys.stderr.write(message + "\n")
        pytest.skip(message)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE)
        regulars(running)
        try:
            yield running
        finally:
            running.close()


def regulars(running: Browser) -> None:
    """Let everybody know all games already: no first minute lies over the table."""
    plain = running.new_context

    def new_context(**wanted: Any) -> BrowserContext:
        context = plain(**wanted)
        context.add_init_script(f"localStorage['courtier.met'] ??= {json.dumps(json.dumps(names()))}")
        return context

    running.new_context = new_context  # type: ignore[method-assign]


def install() -> int:
    """From the system's packages where that is allowed, else Playwright's own."""
    if executable() is not None:
        return 0
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-q"], check=False)  # noqa: S607 - a new machine has no lists yet
        done = subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], check=False)  # noqa: S607
        if done.returncode == 0:
            return 0
    return subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode


def until(page: Page, expression: str) -> None:
    """Wait until the page says so. Asked from outside: the page's own policy forbids it to evaluate words."""
    for _ in range(LOOKS):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(LOOK_AGAIN)
    raise AssertionError(f"the page never said: {expression}")


if __name__ == "__main__":
    sys.exit(install())
