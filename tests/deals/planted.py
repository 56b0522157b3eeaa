"""A planted fault: a mistake that somebody could make, in place of one function; a test or law must then fail."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest


class Fault(NamedTuple):
    """`what` is replaced in a module or class; `noticed_by` is the test, called without arguments."""

    name: str
    where: Any
    what: str
    instead: Any
    noticed_by: Callable[[], object]


def check_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test passes without the fault, and fails with it."""
    fault.noticed_by()
    monkeypatch.setattr(fault.where, fault.what, fault.instead, raising=False)
    with pytest.raises(BaseException):  # noqa: B017, PT011 - whatever it is: the test must not pass
        fault.noticed_by()


def names_of(faults: list[Fault]) -> list[str]:
    """As pytest shows them."""
    return [fault.name.replace(" ", "_") for fault in faults]
