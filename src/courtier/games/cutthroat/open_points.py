"""The points that all can count in the realm, from a view: land, and food that lies open at the Feast.

Purses, hands and collected feast cards are secret (C-SECRET-1, C-SECRET-2), so they count nothing here. Spouses are
counted apart (C-SCORE-13).
"""

from typing import Any

from courtier.core.journal import zones
from courtier.games.cutthroat.cards import FEAST_CARDS
from courtier.games.cutthroat.deck import cards_of


def open_points(view: Any) -> list[int]:
    """By seat: C-SCORE-10, the land it holds by the side that shows; C-SCORE-11, the food open in front of it."""
    food = cards_of(view["more"]["options"]).feast_points
    points = [0] * len(view["seats"])
    for zone in zones(view):
        if zone["kind"] == "territory":
            land = zone["cards"][0]["more"]
            if land["owner"] is not None:
                points[land["owner"]] += land["points"]
        elif zone["kind"] == "plate":
            points[int(zone["id"].partition("@")[2])] += food_points(zone["cards"], food)
    return points


def food_points(plate: list[Any], food: list[int]) -> int:
    """What lies face up there."""
    return sum([food[FEAST_CARDS.index(card["kind"])] for card in plate if card["face"] == "up"])
