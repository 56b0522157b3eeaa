"""What the sources say to the compiler (mypyc); it means nothing to Python itself.

An interpreted class may inherit from a compiled one only if that one is marked. The classes that games inherit from
are, so that a game from another package, which is not compiled, can.
"""

from typing import Any

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # only the compiler needs it

    def mypyc_attr(**_marks: Any) -> Any:  # type: ignore[misc]
        return unchanged


def unchanged(marked: Any) -> Any:
    """The class as it is: marks mean nothing where nothing is compiled."""
    return marked


__all__ = ["mypyc_attr"]
