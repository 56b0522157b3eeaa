"""The calls that return typed dicts, without their types: tests look into views and glimpses as deep as they like."""

from collections.abc import Sequence
from typing import Any

import courtier


def view(game: courtier.Game, seat: int | None, gallery: Any = None) -> Any:
    return courtier.view(game, seat, gallery)


def glimpse(event: courtier.Event, seat: int | None) -> Any:
    return courtier.glimpse(event, seat)


def prompt(seen: Any, lang: str, names: Sequence[str]) -> Any:
    return courtier.prompt(seen, lang, names)
