"""A browser and a server for each file of tests; the pages' tests are dealt the same cards every day."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser import browser as chromium
from tests.dealing import chance, dealt_alike
from tests.server.serving import Serving, serving
from tests.web.people import Sitter, gather

__all__ = ["chance", "dealt_alike"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("court")) as running:
        yield running


@pytest.fixture
def pair(browser: Browser, tmp_path: Path) -> Iterator[tuple[Sitter, Sitter]]:
    """Two people at a table of two, in the game; the first one is the host."""
    with serving(tmp_path) as server:
        people = (Sitter(browser, server, "Ann"), Sitter(browser, server, "Bob"))
        gather(people, people[0].found("hofverrat", 2))
        yield people
        for person in people:
            assert person.complaints == []
            person.leave()
