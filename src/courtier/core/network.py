"""A small neural network that says how likely each seat wins, from the features of a position.

It gives each seat a score: a linear part, and a layer of units that count only above zero. The shares of the victory
are the scores as a softmax over all seats. `courtier train` makes such networks; `core/values.py` reads their files.
"""

from math import exp
from typing import final


@final
class Network:
    """The weights. A unit's weights are a row: one for each feature, then its bias."""

    def __init__(self, linear: list[float], units: list[list[float]], outputs: list[float]) -> None:
        self.linear = linear  # by feature
        self.units = units  # by unit a row
        self.outputs = outputs  # by unit: what it adds to the score

    def __reduce__(self) -> tuple[type["Network"], tuple[list[float], list[list[float]], list[float]]]:
        """Bots are copied and sent to other processes."""
        return Network, (self.linear, self.units, self.outputs)

    def score(self, features: list[float]) -> float:
        """The score of one seat."""
        count = len(features)
        total = 0.0
        linear = self.linear
        for place in range(count):
            total += linear[place] * features[place]
        for unit in range(len(self.units)):
            row = self.units[unit]
            charge = row[count]
            for place in range(count):
                charge += row[place] * features[place]
            if charge > 0.0:
                total += self.outputs[unit] * charge
        return total

    def shares(self, rows: list[list[float]]) -> list[float]:
        """The share of the victory that each seat may expect, from the features of all seats."""
        return softmax([self.score(row) for row in rows])


def softmax(scores: list[float]) -> list[float]:
    """Shares that add up to 1; one more point of score is e times the share."""
    most = scores[0]
    for score in scores:
        most = max(most, score)
    weights = [exp(score - most) for score in scores]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]
