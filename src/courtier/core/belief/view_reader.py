"""Reads the zones of a view. Where a belief begins, it turns a view back into cards."""

from typing import Any

from courtier.core.event import UNKNOWN
from courtier.core.journal import zones

Zone = dict[str, Any]


def zones_by_id(view: dict[str, Any]) -> dict[str, Zone]:
    """All zones of a view: `hand` and `hand@2`, `discard` and so on."""
    return {zone["id"]: zone for zone in zones(view)}


def zone_at(by_id: dict[str, Zone], kind: str, seat: int) -> Zone:
    """The zone of a seat. The viewer's own one has no `@seat` in its id, where the viewer sees more of it."""
    name = f"{kind}@{seat}"
    return by_id[name] if name in by_id else by_id[kind]


def size_of(zone: Zone) -> int:
    """How many cards lie there, seen or not."""
    size: int = zone["count"] if "count" in zone else len(zone["cards"])
    return size


def cards_of_zone(zone: Zone, codes: dict[str, int], unseen: int) -> list[int]:
    """The cards of a zone as numbers, with `unseen` for each card that the viewer does not see."""
    if "count" in zone:
        return [unseen] * zone["count"]
    return [unseen if card == UNKNOWN else codes.get(card["kind"], unseen) for card in zone["cards"]]
