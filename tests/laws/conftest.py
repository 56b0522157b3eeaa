"""The toy game is there for the laws, and for them alone."""

from collections.abc import Iterator

import pytest
from tests.laws.cases import toy_registered


@pytest.fixture(scope="module", autouse=True)
def toy() -> Iterator[None]:
    with toy_registered():
        yield
