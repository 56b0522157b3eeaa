"""The end of Hof-Verrat, reckoned from the ledger alone (H-END-4, H-STAT, H-SCORE, H-MISS)."""

from collections import Counter
from typing import Any, NamedTuple

FAMILIES = ("butterfly", "toad", "nightingale", "hare", "stag", "carp")
ROLE_MISSIONS = {"L7": ("noble", 3), "L8": ("assassin", 2), "L9": ("guard", 4), "L10": ("spy", 3)}
WORTH = 3


class Reckoning(NamedTuple):
    """By family the weights above and below; by seat points; each mission with what it paid."""

    weights: dict[str, tuple[int, int]]
    districts: list[int]
    missions: list[tuple[int, str, int]]
    totals: list[int]


class Position(NamedTuple):
    """What the reckoning needs of a dump: cards as (family, role)."""

    above: list[tuple[str, str]]
    below: list[tuple[str, str]]
    districts: list[list[tuple[str, str]]]
    noble: int  # H/A-1: how many cards a noble counts as in L1-L6 and D8
    leads: tuple[int, int]  # H/A-35: for esteem, for disgrace

    def weight(self, family: str) -> tuple[int, int]:
        return count(self.above, family, 2), count(self.below, family, 2)

    def status(self, family: str) -> int:
        above, below = self.weight(family)
        return (above - below >= self.leads[0]) - (below - above >= self.leads[1])


def reckon(dump: dict[str, Any]) -> Reckoning:
    at = position(dump)
    points = [sum(at.status(card[0]) * weigh(card, 2) for card in cards) for cards in at.districts]
    totals = points.copy()
    missions = []
    for seat in range(dump["seats"]):
        for mission in (dump["missions"][seat], dump["missions"][10 + seat]):
            paid = WORTH if fulfilled(mission, seat, at) else 0
            missions.append((seat, mission, paid))
            totals[seat] += paid
    return Reckoning({family: at.weight(family) for family in FAMILIES}, points, missions, totals)


def position(dump: dict[str, Any]) -> Position:
    def cards(area: str, spot: str) -> list[tuple[str, str]]:
        return [split(row[0]) for row in dump["areas"][area] if row[1] == spot]

    homes = [f"district@{seat}" for seat in range(dump["seats"])]
    return Position(
        cards("table", "table:above"),
        cards("table", "table:below"),
        [cards(home, home) for home in homes],
        dump["options"]["mission_noble_weight"],
        (dump["options"]["esteem_lead"], dump["options"]["disgrace_lead"]),
    )


def split(card: str) -> tuple[str, str]:
    family, role = card.split(".")
    return family, role


def weigh(card: tuple[str, str], noble: int) -> int:
    return noble if card[1] == "noble" else 1


def count(cards: list[tuple[str, str]], family: str, noble: int) -> int:
    return sum(weigh(card, noble) for card in cards if card[0] == family)


def fulfilled(mission: str, seat: int, at: Position) -> bool:
    colour, number = mission[0], int(mission[1:])
    if number <= len(FAMILIES):
        family = FAMILIES[number - 1]
        if colour == "D":
            return at.status(family) < 0
        left = at.districts[(seat + 1) % len(at.districts)]
        return count(at.districts[seat], family, at.noble) < count(left, family, at.noble)
    if colour == "L":
        role, needed = ROLE_MISSIONS[mission]
        return Counter(card[1] for card in at.districts[seat])[role] >= needed
    return fulfilled_at_table(mission, at)


def fulfilled_at_table(mission: str, at: Position) -> bool:
    standing = [at.status(family) for family in FAMILIES]
    below = [count(at.below, family, at.noble) for family in FAMILIES]
    return {
        "D7": min(below) >= 1,
        "D8": max(below) >= 5,
        "D9": standing.count(1) <= 3,
        "D10": standing.count(-1) >= 2,
    }[mission]
