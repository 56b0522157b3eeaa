"""Which libraries the tests of the adapters find. Where one is missing, its tests are skipped with one loud line."""

import warnings
from importlib.util import find_spec

import pytest


def needs(library: str, extra: str) -> pytest.MarkDecorator:
    """Skip all tests of a module if the library is not installed."""
    missing = find_spec(library) is None
    if missing:
        with warnings.catch_warnings():
            warnings.simplefilter("always")  # shown, though other warnings are errors
            warnings.warn(f"NOT TESTED: {library} is not installed (pip install '.[{extra}]')", stacklevel=2)
    return pytest.mark.skipif(missing, reason=f"{library} is not installed")
