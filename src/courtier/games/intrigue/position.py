"""Stub."""

from typing import Any

from courtier.games.intrigue.cards import Cards
from courtier.games.intrigue.variants import Variants


def options_of(data: dict[str, Any]) -> dict[str, Any]:
    options: dict[str, Any] = data["options"]
    return options


def checked(data: dict[str, Any], variants: Variants, cards: Cards) -> dict[str, Any]:
    return data
