"""How a game builds its views: the envelope that is the same for every game, zones and cards.

A view is built up from nothing: a game names every zone, card and field that the viewer may see. Everybody may see what
the gallery sees, so the view of a seat reuses the parts of the gallery's view that are the same.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from courtier.core.game import Game
from courtier.core.journal import zones
from courtier.core.pending import Decision, Pending
from courtier.core.shapes import Asked, Card, Choice, Result, SeatZones, SeenCard, Source, View, Zone

__all__ = ["Card", "Choice", "Result", "SeatZones", "SeenCard", "Source", "View", "Zone"]


def envelope(name: str, game: Game, you: int | None, seats: list[SeatZones], common: list[Zone]) -> View:
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


def at_seat(seat: int, zones: list[Zone]) -> SeatZones:
    """What lies at a seat."""
    return {"seat": seat, "zones": zones}


def asked(game: Game, you: int | None) -> list[Asked]:
    """Who is asked what. Never who has answered; of another's unfinished chain only the first question."""
    return [{"seat": seat, "question": question_for(game.asking, seat, you)} for seat in game.asking.asked()]


def question_for(asking: Pending, seat: int, you: int | None) -> str:
    """The name of the question as that viewer may know it: of another's unfinished chain the first one."""
    if isinstance(asking, Decision) and seat != you:
        return asking.root().name()
    return asking.name()


def zone(name: str, kind: str, cards: Sequence[SeenCard]) -> Zone:
    """A place whose cards the viewer may see, each as far as it may be seen."""
    return {"id": name, "kind": kind, "cards": list(cards)}


def hidden_zone(name: str, kind: str, count: int) -> Zone:
    """A place of which the viewer sees the size alone."""
    return {"id": name, "kind": kind, "count": count}


def card(kind: str, face: Literal["up", "down"] = "up", **more: Any) -> Card:
    """A card in sight."""
    if more:
        return {"kind": kind, "face": face, "more": more}
    return {"kind": kind, "face": face}


# Reading a view


def zone_of(view: Mapping[str, Any], name: str) -> Any:
    """The zone with this id."""
    for each in zones(view):
        if each["id"] == name:
            return each
    raise KeyError(name)


def zone_of_seat(view: Mapping[str, Any], seat: int, kind: str) -> Any:
    """The zone of this kind at a seat, whoever looks at it."""
    for each in view["seats"][seat]["zones"]:
        if each["kind"] == kind:
            return each
    raise KeyError(kind)


def size(zone: Mapping[str, Any]) -> int:
    """How many cards lie there, seen or not."""
    return int(zone["count"]) if "count" in zone else len(zone["cards"])
