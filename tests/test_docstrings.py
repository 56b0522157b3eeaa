"""Every public name of core, bots and arena is described, on both builds, and what the descriptions show is true."""

import doctest
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import pytest

import courtier

PACKAGES = ("courtier.core", "courtier.bots", "courtier.arena")
ROOT = Path(__file__).parent.parent
FILE = re.compile(r"`([\w./]+\.(?:py|md|toml|js|css))`")


def modules() -> list[str]:
    found = ["courtier", "courtier.match", *PACKAGES]
    for package in PACKAGES:
        found += [each.name for each in walk_packages(import_module(package).__path__, f"{package}.")]
    return found


def names(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The module, its public functions and classes, and the public methods of its classes."""
    yield module.__name__, module
    for name, thing in vars(module).items():
        if not name.startswith("_") and getattr(thing, "__module__", None) == module.__name__ and callable(thing):
            yield f"{module.__name__}.{name}", thing
            if inspect.isclass(thing):
                yield from methods(f"{module.__name__}.{name}", thing)


def methods(name: str, kind: type) -> Iterator[tuple[str, Any]]:
    for each, thing in vars(kind).items():
        if not each.startswith("_") and (callable(thing) or isinstance(thing, property | classmethod)):
            yield f"{name}.{each}", getattr(kind, each)


def described(thing: Any) -> bool:
    """A class says it itself; a method may have it from the class that declares it first."""
    text = thing.__doc__ if inspect.isclass(thing) else inspect.getdoc(thing)
    inherited = {base.__doc__ for base in thing.__mro__[1:]} if inspect.isclass(thing) else set()
    return bool(text and text.strip()) and text not in inherited


@pytest.mark.parametrize("name", modules())
def test_every_public_name_has_a_docstring(name: str) -> None:
    missing = [each for each, thing in names(import_module(name)) if not described(thing)]
    assert missing == []


def test_everything_that_is_exported_has_one() -> None:
    for name in courtier.__all__:
        thing = getattr(courtier, name)
        assert described(thing) or name == "JournalLine", name  # that is a union of two that are described


@pytest.mark.parametrize("name", modules())
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_files_that_are_named_in_docstrings_and_comments_exist() -> None:
    there = [
        f"/{path.relative_to(ROOT).as_posix()}"
        for folder in ("src", "tests", "docs")
        for path in (ROOT / folder).rglob("*.*")
    ]
    lost = []
    for path in (ROOT / "src").rglob("*.py"):
        named = set(FILE.findall(path.read_text(encoding="utf-8")))
        lost += [f"{path.name}: {each}" for each in named if not any(name.endswith(f"/{each}") for name in there)]
    assert lost == []
