"""The inputs of the learned values of Cutthroat Kingdoms: numbers for each seat, from a whole game."""

from typing import Final

from courtier.core.leads import before_best, before_mean, before_second
from courtier.core.pending import NOBODY
from courtier.games.cutthroat.cards import COLOUR_COUNT
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.evaluation import Outlook
from courtier.games.cutthroat.score import gem_points

FEATURES: Final = 25


def features(court: Court) -> list[list[float]]:
    """By seat: points that it has and may expect by their sources, its land and cards, heir and marriage."""
    outlook = Outlook(court)
    points = [outlook.points(seat) for seat in range(court.seats)]
    totals = outlook.totals()
    rows: list[list[float]] = []
    for seat in range(court.seats):
        row = [
            points[seat],
            totals[seat],
            before_best(totals, seat),
            before_second(totals, seat),
            before_mean(totals, seat),
            before_best(points, seat),
            before_best(totals, seat) / (1.0 + outlook.after),
        ]
        row.extend(source_features(court, outlook, seat))
        row.extend(house_features(court, outlook, seat, totals))
        rows.append(row)
    return rows


def source_features(court: Court, outlook: Outlook, seat: int) -> list[float]:
    """Where points come from."""
    rate = outlook.coin_rate(seat)
    gems = court.gems[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]
    count = 0
    for gem in gems:
        count += gem
    land = 0.0 if court.cleared else outlook.land(seat, rate)
    return [
        rate * court.coins[seat],
        0.0 + gem_points(gems, outlook.linear),
        0.0 + count,
        outlook.food(seat),
        land,
        0.0 + court.land_points(seat),
        0.0 if court.cleared else outlook.cards(seat),
        0.0 if court.cleared else outlook.powers(seat),
    ]


def house_features(court: Court, outlook: Outlook, seat: int, totals: list[float]) -> list[float]:
    """Heir, marriage, strength, and how far the game is."""
    spouse = court.spouses[seat]
    partner = 0.0 if spouse == NOBODY else before_mean(totals, spouse)
    return [
        outlook.heir_lives(seat),
        outlook.marriage_lasts(seat),
        partner * outlook.marriage_lasts(seat),
        0.0 + court.land_count(seat),
        0.0 + court.military(seat),
        0.0 + outlook.own_turns(seat),
        0.0 + outlook.distance(seat),
        0.0 + outlook.after,
        1.0 if court.cleared else 0.0,
        1.0 / court.seats,
    ]
