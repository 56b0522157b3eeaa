"""Averages, shares and spreads with 95 % intervals, from plain counts.

The *shuffles* are independent of each other, the games are not: the rotations of a shuffle belong together. So every
interval comes from how much a number varies from shuffle to shuffle.
"""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

from courtier.arena.counts import Cell, Pair

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
QUANTILES = (5, 25, 50, 75, 95)


class Estimate(NamedTuple):
    """A number with the bounds of its 95 % interval; without bounds if there is only one shuffle."""

    value: float
    low: float | None
    high: float | None
    of: int  # facts it is the average of


def mean(cells: Mapping[Cell, int], shuffles: int) -> Estimate:
    """The amount divided by the number. The interval is that of a ratio of sums over shuffles."""
    amount = sum(cell[0] * times for cell, times in cells.items())
    of = sum(cell[1] * times for cell, times in cells.items())
    value = amount / of
    if shuffles < 2:
        return Estimate(value, None, None, of)
    reach = Z * sqrt(variance(cells, shuffles))
    return Estimate(value, value - reach, value + reach, of)


def share(cells: Mapping[Cell, int], shuffles: int) -> Estimate:
    """The same for something between 0 and 1: Wilson's interval, for as many games as vary like these shuffles."""
    plain = mean(cells, shuffles)
    value = plain.value
    if plain.low is None:
        return plain
    spread = variance(cells, shuffles)
    if spread == 0 and 0 < value < 1:
        return plain  # it never varies
    games = value * (1 - value) / spread if spread else sum(cells.values())
    low, high = wilson(value, games)
    return Estimate(value, low, high, plain.of)


def wilson(value: float, games: float) -> tuple[float, float]:
    """E. B. Wilson's interval for a share seen in that many games."""
    if value in {0, 1}:
        edge = Z * Z / (games + Z * Z)
        return (0.0, edge) if value == 0 else (1 - edge, 1.0)
    middle = value + Z * Z / (2 * games)
    reach = Z * sqrt(value * (1 - value) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return (middle - reach) / whole, (middle + reach) / whole


def variance(cells: Mapping[Cell, int], shuffles: int) -> float:
    """The variance of `mean`: squared distances of the shuffles from it, in whole numbers up to the last division."""
    amount = sum(cell[0] * times for cell, times in cells.items())
    of = sum(cell[1] * times for cell, times in cells.items())
    squares = sum((y * of - amount * x) ** 2 * times for (y, x), times in cells.items())
    return squares / of**4 * (shuffles / (shuffles - 1))


def difference(pairs: Mapping[Pair, int], shuffles: int) -> Estimate | None:
    """Second side less first, shuffle by shuffle; nothing where one of them has no such thing."""
    y1, x1, y2, x2 = (sum(pair[i] * times for pair, times in pairs.items()) for i in range(4))
    if not x1 or not x2:
        return None
    value = y2 / x2 - y1 / x1
    if shuffles < 2:
        return Estimate(value, None, None, min(x1, x2))
    squares = sum(
        ((b * x2 - y2 * q) * x1**2 - (a * x1 - y1 * p) * x2**2) ** 2 * times for (a, p, b, q), times in pairs.items()
    )
    reach = Z * sqrt(squares / (x1 * x2) ** 4 * (shuffles / (shuffles - 1)))
    return Estimate(value, value - reach, value + reach, min(x1, x2))


class Spread(NamedTuple):
    """How single values are distributed."""

    size: int
    mean: float
    deviation: float
    least: int
    quantiles: tuple[int, ...]  # in the order of QUANTILES
    most: int


def spread(counter: Counter[int]) -> Spread:
    """Count, mean, deviation, extremes and quantiles of single games."""
    count = counter.total()
    total = sum(value * times for value, times in counter.items())
    squares = sum((value * count - total) ** 2 * times for value, times in counter.items())
    deviation = sqrt(squares / count**3)
    quantiles = tuple(quantile(counter, percent) for percent in QUANTILES)
    return Spread(count, total / count, deviation, min(counter), quantiles, max(counter))


def quantile(counter: Counter[int], percent: int) -> int:
    """The least value that so many percent do not exceed."""
    seen = 0
    for value in sorted(counter):
        seen += counter[value]
        if seen * 100 >= counter.total() * percent:
            break
    return value
