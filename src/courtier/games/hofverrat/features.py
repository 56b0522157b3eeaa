"""The inputs of the learned values of Hof-Verrat: numbers for each seat, from a whole game."""

from math import sqrt
from typing import Final

from courtier.core.leads import before_best, before_mean, before_second
from courtier.games.hofverrat.actions import HOME
from courtier.games.hofverrat.cards import (
    ASSASSIN,
    FAMILY_COUNT,
    FAMILY_OF,
    GUARD,
    HAND,
    ROLE_OF,
    SPY,
)
from courtier.games.hofverrat.court import Court
from courtier.games.hofverrat.evaluation import Outlook
from courtier.games.hofverrat.score import score

FEATURES: Final = 22


def features(court: Court) -> list[list[float]]:
    """By seat: what is likely to be its points and missions, how far it is ahead, its hand, and when its turns come."""
    outlook = Outlook(court, 0)
    leanings = [
        outlook.leaning(outlook.above.weight[family] - outlook.below.weight[family]) for family in range(FAMILY_COUNT)
    ]
    points: list[float] = []
    missions: list[float] = []
    for seat in range(court.seats):
        weight = outlook.districts[seat].weight
        total = 0.0
        for family in range(FAMILY_COUNT):
            total += leanings[family] * weight[family]
        points.append(total)
        outlook.turn_to(seat)
        hoped = 0.0
        for mission in outlook.missions:
            hoped += mission.points * outlook.chance(mission, leanings)
        missions.append(hoped)
    totals = [points[seat] + missions[seat] for seat in range(court.seats)]
    sheet = score(court.areas, court.missions, court.cards, court.variants)
    now = [0.0 + total for total in sheet.totals]
    return [seat_features(outlook, seat, leanings, points, missions, totals, now) for seat in range(court.seats)]


def seat_features(
    outlook: Outlook,
    seat: int,
    leanings: list[float],
    points: list[float],
    missions: list[float],
    totals: list[float],
    now: list[float],
) -> list[float]:
    """The numbers of one seat."""
    court = outlook.court
    turns = (len(court.cards.deck) - court.box) // HAND - court.turn + 1
    ahead = before_best(totals, seat)
    row = [
        points[seat],
        missions[seat],
        before_best(points, seat),
        ahead,
        before_mean(totals, seat),
        before_second(totals, seat),
        ahead / sqrt(1.0 + turns),
        before_best(now, seat),
        before_mean(now, seat),
    ]
    row.extend(district_features(outlook, seat, leanings))
    row.extend(hand_features(court, seat, leanings))
    asked = court.asking.seat if court.asking.seat >= 0 else court.first
    row.append(0.0 + (seat - court.first) % court.seats)
    row.append(0.0 + (seat - asked) % court.seats)
    row.append(0.0 + turns)
    row.append(ahead * turns / 10.0)
    row.append(1.0 / court.seats)
    return row


def district_features(outlook: Outlook, seat: int, leanings: list[float]) -> list[float]:
    """One's own district: what can still rise or fall, what is lost, guards and spies."""
    district = outlook.districts[seat]
    open_weight = 0.0
    lost = 0.0
    for family in range(FAMILY_COUNT):
        leaning = leanings[family]
        weight = district.weight[family]
        open_weight += weight * (1.0 - abs(leaning))
        if leaning < 0.0:
            lost -= leaning * weight
    count = len(outlook.court.areas[HOME + seat])
    return [open_weight, lost, 0.0 + count, 0.0 + district.roles[GUARD], 0.0 + district.roles[SPY]]


def hand_features(court: Court, seat: int, leanings: list[float]) -> list[float]:
    """The hand: the best card to keep, the best card to give away, assassins."""
    best = 0.0
    worst = 0.0
    assassins = 0.0
    for card in court.hands[seat]:
        worth = leanings[FAMILY_OF[card]] * court.cards.weights[ROLE_OF[card]]
        best = max(best, worth)
        worst = min(worst, worth)
        if ROLE_OF[card] == ASSASSIN:
            assassins += 1.0
    return [best, worst, assassins]
