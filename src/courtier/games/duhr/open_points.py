"""The points that all can count on the Houses, from a view; agendas and concealed cards count nothing."""

from typing import Any


def open_points(view: Any) -> list[int]:
    """By seat: what its House is worth by its status and its revealed cards (D-SCORE-1..7)."""
    points: list[int] = view["more"]["points"]
    return points
