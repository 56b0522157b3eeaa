"""Tests that need a library of an extra: where it is missing they are skipped, and that is said aloud."""

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
