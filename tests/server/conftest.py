"""One server per test, on a folder of its own; the same cards every day."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.dealing import chance, dealt_alike
from tests.server.serving import Serving, serving

__all__ = ["chance", "dealt_alike", "server"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running
