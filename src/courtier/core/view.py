"""The envelope of a view, the same for every game, and its schema.

A view is built up from nothing: a game names every zone, card and field that the viewer may see. What the gallery
sees all see, so that a view may take over the parts of the gallery's that are the same.
"""

from collections.abc import Sequence
from typing import Any

from courtier.core.game import Game
from courtier.core.journal import zones
from courtier.core.pending import Decision, Pending

View = dict[str, Any]
Zone = dict[str, Any]


def envelope(name: str, game: Game, you: int | None, seats: list[View], common: list[Zone]) -> View:
    """What all views have; the game then fills `choices`, `result` and `more`. `BadSeat` if nobody sits there."""
    if you is not None:
        game.check_seat(you)
    return {
        "game": name,
        "you": you,
        "turn": {"number": game.turn, "seat": None},
        "seats": seats,
        "common": common,
        "asked": asked(game, you),
        "choices": [],
        "deals": [],
        "result": None,
        "more": {},
    }


def at_seat(seat: int, zones: list[Zone]) -> View:
    """What lies at a seat."""
    return {"seat": seat, "zones": zones}


def asked(game: Game, you: int | None) -> list[dict[str, Any]]:
    """Who is asked what. Never who has answered; of another's unfinished chain only its root."""
    return [{"seat": seat, "question": question_for(game.asking, seat, you)} for seat in game.asking.asked()]


def question_for(asking: Pending, seat: int, you: int | None) -> str:
    if isinstance(asking, Decision) and seat != you:
        return asking.root().name()
    return asking.name()


def zone(name: str, kind: str, cards: Sequence[dict[str, Any] | str]) -> Zone:
    """A place whose cards the viewer may see, each as far as it may be seen."""
    return {"id": name, "kind": kind, "cards": list(cards)}


def hidden_zone(name: str, kind: str, count: int) -> Zone:
    """A place of which the viewer sees the size alone."""
    return {"id": name, "kind": kind, "count": count}


def card(kind: str, face: str = "up", **more: Any) -> dict[str, Any]:
    """A card in sight."""
    if more:
        return {"kind": kind, "face": face, "more": more}
    return {"kind": kind, "face": face}


# Reading a view


def zone_of(view: View, name: str) -> Zone:
    """The zone with this id."""
    for each in zones(view):
        if each["id"] == name:
            return each
    raise KeyError(name)


def zone_of_seat(view: View, seat: int, kind: str) -> Zone:
    """The zone of this kind at a seat, whoever looks at it."""
    for each in view["seats"][seat]["zones"]:
        if each["kind"] == kind:
            found: Zone = each
            return found
    raise KeyError(kind)


def size(zone: Zone) -> int:
    """How many cards lie there, seen or not."""
    return int(zone["count"]) if "count" in zone else len(zone["cards"])


CARD_SCHEMA: dict[str, Any] = {
    "anyOf": [
        {"const": "unknown"},
        {
            "type": "object",
            "required": ["kind", "face"],
            "properties": {
                "kind": {"type": "string"},
                "face": {"enum": ["up", "down"]},
                "more": {"type": "object"},
            },
            "additionalProperties": False,
        },
    ]
}
ZONE_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["id", "kind"],
    "properties": {
        "id": {"type": "string"},
        "kind": {"type": "string"},
        "cards": {"type": "array", "items": CARD_SCHEMA},
        "count": {"type": "integer", "minimum": 0},
    },
    "oneOf": [{"required": ["cards"]}, {"required": ["count"]}],
    "additionalProperties": False,
}
CHOICE_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["code", "parts"],
    "properties": {
        "code": {"type": "integer", "minimum": 0},
        # In the order one clicks: a zone (`table:above`), a card of a zone (`hand:2`), a seat (`seat:1`)
        # or a deed that no card stands for (`do:spare`).
        "parts": {"type": "array", "minItems": 1, "items": {"type": "string"}},
    },
    "additionalProperties": False,
}
RESULT_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["scores", "winners", "sources"],
    "properties": {
        "scores": {"type": "array", "items": {"type": "integer"}},
        "winners": {"type": "array", "items": {"type": "integer"}, "minItems": 1},
        "sources": {
            "type": "array",
            "items": {
                "type": "array",
                "items": {
                    "type": "object",
                    "required": ["source", "points"],
                    "properties": {"source": {"type": "string"}, "points": {"type": "integer"}},
                    "additionalProperties": False,
                },
            },
        },
    },
    "additionalProperties": False,
}
VIEW_SCHEMA: dict[str, Any] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "What a seat may see",
    "type": "object",
    "required": ["game", "you", "turn", "seats", "common", "asked", "choices", "deals", "result", "more"],
    "properties": {
        "game": {"type": "string"},
        "you": {"type": ["integer", "null"]},
        "turn": {
            "type": "object",
            "required": ["number", "seat"],
            "properties": {"number": {"type": "integer"}, "seat": {"type": ["integer", "null"]}},
            "additionalProperties": False,
        },
        "seats": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["seat", "zones"],
                "properties": {
                    "seat": {"type": "integer"},
                    "zones": {"type": "array", "items": ZONE_SCHEMA},
                },
                "additionalProperties": False,
            },
        },
        "common": {"type": "array", "items": ZONE_SCHEMA},
        "asked": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["seat", "question"],
                "properties": {"seat": {"type": "integer"}, "question": {"type": "string"}},
                "additionalProperties": False,
            },
        },
        "choices": {"type": "array", "items": CHOICE_SCHEMA},
        "deals": {"type": "array"},
        "result": {"anyOf": [{"type": "null"}, RESULT_SCHEMA]},
        "more": {"type": "object"},
    },
    "additionalProperties": False,
}
