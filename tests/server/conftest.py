"""One server per test, on a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import Serving, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running
