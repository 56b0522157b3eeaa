"""Every day the same cards in the same test, so that a red test is red for everyone; deep ones are dealt by chance."""

import os
import random

import pytest

from courtier.server import doors


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not os.environ.get("COURTIER_DEEP"):
        chance = random.Random(request.node.name)
        monkeypatch.setattr(doors, "new_secret", lambda: chance.randbytes(32))
