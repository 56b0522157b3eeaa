"""The backends of the store. A new one is a row here; `test_contract.py` then runs on it."""

from collections.abc import Callable
from pathlib import Path

from courtier.store.interface import Store
from courtier.store.sqlite import SqliteStore

Backend = Callable[[Path], Store]  # opens a store, or the one that is there, in a folder

BACKENDS: dict[str, Backend] = {"sqlite": SqliteStore}
