"""A browser and a server for each file of tests; the pages' tests are dealt the same cards every day."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser import browser as chromium
from tests.dealing import chance, dealt_alike
from tests.server.serving import Serving, serving

__all__ = ["chance", "dealt_alike"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("court")) as running:
        yield running
