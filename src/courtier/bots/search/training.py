"""Fits a network to positions and how their games ended: stochastic gradient descent on the log-loss.

The features are brought to mean 0 and spread 1 while it learns; the finished network takes them as they are.
"""

from math import log, sqrt
from typing import Final, final

from courtier.core.network import Network, softmax
from courtier.core.rng import Rng

FIRST_RATE: Final = 0.02
SMALLEST_SHARE: Final = 0.000001
DECAY: Final = 0.0005  # of the weights, after each pass over all positions
THOUSAND: Final = 1000

Rows = list[list[float]]  # of one position, by seat


@final
class Learner:
    """Learns from positions (features by seat) and the share of the victory that each seat had in the end."""

    def __init__(self, positions: list[Rows], shares: Rows, units: int, rng: Rng) -> None:
        self.rng = rng
        self.count = len(positions[0][0])
        self.means = [0.0] * self.count
        self.spreads = [1.0] * self.count
        self.measure(positions)
        self.positions = [[self.scaled(row) for row in rows] for rows in positions]
        self.shares = shares
        self.linear = [0.0] * self.count
        reach = 1.0 / sqrt(self.count)
        self.units = [[self.small(reach) for _ in range(self.count + 1)] for _ in range(units)]
        self.outputs = [self.small(0.5) for _ in range(units)]

    def small(self, reach: float) -> float:
        """A random number from -reach to reach."""
        drawn: int = self.rng.below(2 * THOUSAND + 1)
        return reach * (drawn - THOUSAND) / THOUSAND

    def measure(self, positions: list[Rows]) -> None:
        """Find mean and spread of every feature."""
        rows = 0.0
        squares = [0.0] * self.count
        for position in positions:
            for row in position:
                rows += 1.0
                for place in range(self.count):
                    self.means[place] += row[place]
                    squares[place] += row[place] * row[place]
        for place in range(self.count):
            self.means[place] /= rows
            variance = squares[place] / rows - self.means[place] * self.means[place]
            if variance > SMALLEST_SHARE:
                self.spreads[place] = sqrt(variance)

    def scaled(self, row: list[float]) -> list[float]:
        """The row with every feature measured from its mean, in units of its spread."""
        return [(row[place] - self.means[place]) / self.spreads[place] for place in range(self.count)]

    def learn_all(self, step: int, steps: int) -> None:
        """One of so many passes over all positions, in random order and with smaller and smaller changes."""
        order = list(range(len(self.positions)))
        self.rng.shuffle(order)
        for done in range(len(order)):
            self.learn(order[done], FIRST_RATE * (1.0 - (step + done / len(order)) / steps))
        for unit in range(len(self.units)):
            self.outputs[unit] *= 1.0 - DECAY
            self.units[unit] = [weight * (1.0 - DECAY) for weight in self.units[unit]]

    def learn(self, number: int, rate: float) -> None:
        """Change the weights so that this position is judged a little better."""
        rows = self.positions[number]
        charges = [self.charges(row) for row in rows]
        scores = [self.score(rows[seat], charges[seat]) for seat in range(len(rows))]
        expected = softmax(scores)
        shares = self.shares[number]
        for seat in range(len(rows)):
            self.correct(rows[seat], charges[seat], rate * (shares[seat] - expected[seat]))

    def charges(self, row: list[float]) -> list[float]:
        """By unit: its weighted sum for this row."""
        found: list[float] = []
        count = self.count
        for weights in self.units:
            charge = weights[count]
            for place in range(count):
                charge += weights[place] * row[place]
            found.append(charge)
        return found

    def score(self, row: list[float], charges: list[float]) -> float:
        """The network's score of a scaled row whose units have these charges."""
        total = 0.0
        for place in range(self.count):
            total += self.linear[place] * row[place]
        for unit in range(len(charges)):
            if charges[unit] > 0.0:
                total += self.outputs[unit] * charges[unit]
        return total

    def correct(self, row: list[float], charges: list[float], change: float) -> None:
        """Move the score of this row by a small change, each weight as much as it matters."""
        count = self.count
        linear = self.linear
        for place in range(count):
            linear[place] += change * row[place]
        for unit in range(len(charges)):
            if charges[unit] > 0.0:
                weights = self.units[unit]
                step = change * self.outputs[unit]
                self.outputs[unit] += change * charges[unit]
                for place in range(count):
                    weights[place] += step * row[place]
                weights[count] += step

    def network(self) -> Network:
        """What was learned, for features as they are."""
        linear = [self.linear[place] / self.spreads[place] for place in range(self.count)]
        units: Rows = []
        for weights in self.units:
            row = [weights[place] / self.spreads[place] for place in range(self.count)]
            bias = weights[self.count]
            for place in range(self.count):
                bias -= row[place] * self.means[place]
            row.append(bias)
            units.append(row)
        return Network(linear, units, self.outputs)


def log_loss(expected: list[float], shares: list[float]) -> float:
    """The log-loss of expected shares against the real ones; less is better."""
    total = 0.0
    for seat in range(len(shares)):
        if shares[seat] > 0.0:
            total -= shares[seat] * log(max(expected[seat], SMALLEST_SHARE))
    return total


def judge_loss(worths: Rows, shares: Rows, sharpness: float) -> float:
    """The mean log-loss of a judge's worth of positions, by seat, if shares follow it so sharply."""
    total = 0.0
    for number in range(len(worths)):
        total += log_loss(softmax([sharpness * worth for worth in worths[number]]), shares[number])
    return total / len(worths)


def best_sharpness(worths: Rows, shares: Rows) -> float:
    """The factor from a judge's worth to scores that has the least loss, to a tenth of its size."""
    best = 0.0
    least = judge_loss(worths, shares, 0.0)
    sharpness = 0.002
    while sharpness < 4.0:
        loss = judge_loss(worths, shares, sharpness)
        if loss < least:
            least = loss
            best = sharpness
        sharpness *= 1.1
    return best
