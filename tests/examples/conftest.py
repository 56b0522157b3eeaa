"""The example package, found by its entry point."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.dealing import chance, dealt_alike
from tests.examples.installing import DICE, games_of, installed, write_metadata

__all__ = ["chance", "dealt_alike"]


@pytest.fixture(scope="module")
def dice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    site = tmp_path_factory.mktemp("site")
    write_metadata(site, games_of(DICE))
    with installed(site, DICE / "src"):
        yield site
