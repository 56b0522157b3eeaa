"""The games that the tests of tables look at in the browser."""

from pathlib import Path

import pytest

import courtier
import courtier.web

SKINS = Path(courtier.web.__file__).parent / "skins"
NO_SKIN = pytest.mark.xfail(reason="it has no skin yet: the generic table is too small for it on a phone", run=False)
EACH_GAME = [
    name if (SKINS / f"{name}.js").exists() else pytest.param(name, marks=NO_SKIN) for name in courtier.games()
]
