"""The points that all can count in the districts, from a view; spies that lie face down count nothing (H/A-17)."""

from typing import Any


def open_points(view: Any) -> list[int]:
    """By seat: what the open cards of its district bring if the families stay as they stand."""
    points: list[int] = view["more"]["points"]
    return points
