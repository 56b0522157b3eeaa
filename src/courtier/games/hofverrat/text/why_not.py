"""Why something cannot be chosen now, from the seat's own view."""

from collections.abc import Sequence
from typing import Any, Final

from courtier.core.journal import question_to
from courtier.core.why_not import Reasons, Tapped, said

REASONS: Final[Reasons] = {
    "table_done": {
        "en": "You have laid a card at the table already. One goes there each turn, one to you, one to somebody else.",
        "de": "Du hast schon an die Tafel gelegt. Je Zug geht eine Karte dorthin, eine zu dir, eine zu jemand anderem.",
    },
    "home_done": {
        "en": "You have laid a card in your district already. One goes there each turn, one to the table, one away.",
        "de": "Du hast schon in deinen Bezirk gelegt. Je Zug geht eine Karte dorthin, eine zur Tafel, eine fort.",
    },
    "abroad_done": {
        "en": "You have laid a card in another’s district already. One goes there a turn, one to the table, one home.",
        "de": "Du hast schon jemandem eine Karte gelegt. Je Zug geht eine dorthin, eine zur Tafel, eine zu dir.",
    },
    "lies": {
        "en": "What lies there stays. Lay a card of your hand.",
        "de": "Was dort liegt, bleibt liegen. Lege eine Karte aus der Hand.",
    },
    "guard": {
        "en": "A guard is safe from assassins.",
        "de": "Ein Wächter ist vor Assassinen sicher.",
    },
    "elsewhere": {
        "en": "The assassin reaches only cards of the area where it lies.",
        "de": "Der Assassine erreicht nur Karten des Bereichs, in dem er liegt.",
    },
    "itself": {
        "en": "The assassin cannot remove itself.",
        "de": "Der Assassine kann sich nicht selbst entfernen.",
    },
    "strike_first": {
        "en": "First say whom the assassin removes, or spare all.",
        "de": "Sage zuerst, wen der Assassine entfernt, oder verschone alle.",
    },
}
AREAS: Final = {"table": "table_done", "home": "home_done", "abroad": "abroad_done"}


def why_not(view: Any, found: Tapped, lang: str, _names: Sequence[str]) -> str:
    """In words, or empty if the game has no reason of its own."""
    key = laying(view, found) if question_to(view) == "lay" else striking(view, found)
    return said(REASONS, key, lang) if key else ""


def laying(view: Any, found: Tapped) -> str:
    if found.card or found.kind not in ("table", "district"):
        return "lies" if found.kind in ("table", "district") else ""
    area = "table" if found.kind == "table" else "home" if found.owner == view["you"] else "abroad"
    return "" if area in view["more"]["open"] else AREAS[area]


def striking(view: Any, found: Tapped) -> str:
    if found.kind == "hand":
        return "strike_first"
    if found.kind not in ("table", "district") or not found.card:
        return ""
    zone = found.part.rpartition(":")[0]
    if (zone.partition(":")[0] if found.kind == "table" else zone) != view["more"]["strike"]:
        return "elsewhere"
    return "guard" if found.card.endswith(".guard") else "itself"
