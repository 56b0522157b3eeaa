"""A network in numpy with two hidden layers. It gives scores of all actions and, last, the value of the position."""

from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
Bytes = NDArray[np.uint8]

NEVER = np.float32(-1e9)  # the score of an action that is not legal
FARTHEST = 5.0  # standard deviations, so that a rare slot does not outweigh all others
STEEPEST = 0.5  # longer slopes are cut to this length
FIRST, SECOND = 0.9, 0.999  # how slowly Adam forgets


class Network:
    """`parts` are the mean and the scale of every slot, then the weights and offsets of every layer."""

    def __init__(self, parts: list[Numbers]) -> None:
        self.mean, self.scale, *self.layers = parts
        self.steps = 0
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.layers]

    @classmethod
    def untaught(cls, seen: Bytes, actions: int, hidden: int, rng: np.random.Generator) -> Self:
        """A network that knows nothing yet. Some observations, `seen`, say how far each slot varies."""
        spread = seen.std(axis=0)
        parts: list[NDArray[Any]] = [seen.mean(axis=0), np.where(spread > 0, 1 / np.maximum(spread, 0.01), 0)]
        sizes = [seen.shape[1], hidden, hidden, actions + 1]
        sure = [np.sqrt(2 / np.count_nonzero(spread)), np.sqrt(2 / hidden), 0.01]
        for below, above, size in zip(sizes, sizes[1:], sure, strict=False):
            parts += [rng.normal(0, size, (below, above)), np.zeros(above)]
        return cls([part.astype(np.float32) for part in parts])

    def forward(self, seen: Bytes) -> list[Numbers]:
        """What comes out of each layer; the scaled observation is the first."""
        outs = [np.clip((seen - self.mean) * self.scale, -FARTHEST, FARTHEST)]
        for place in range(0, len(self.layers), 2):
            out = outs[-1] @ self.layers[place] + self.layers[place + 1]
            outs.append(np.maximum(out, 0) if place + 2 < len(self.layers) else out)
        return outs

    def backward(self, outs: list[Numbers], slope: Numbers, rate: float) -> None:
        """One step of Adam. `slope` says how the loss changes with what came out last."""
        slopes: list[Numbers] = []
        for place in reversed(range(0, len(self.layers), 2)):
            below = outs[place // 2]
            slopes[:0] = [below.T @ slope, slope.sum(axis=0)]
            slope = (slope @ self.layers[place].T) * (below > 0) if place else slope
        length = np.sqrt(sum(float(np.vdot(each, each)) for each in slopes))
        self.steps += 1
        rate *= np.sqrt(1 - SECOND**self.steps) / (1 - FIRST**self.steps)
        shorter = min(1.0, STEEPEST / (length + 1e-8))
        for place, (first, second) in enumerate(self.moments):
            first[...] = FIRST * first + (1 - FIRST) * shorter * slopes[place]
            second[...] = SECOND * second + (1 - SECOND) * (shorter * slopes[place]) ** 2
            self.layers[place] -= rate * first / (np.sqrt(second) + 1e-6)

    def save(self, file: Path) -> None:
        """Write all parts."""
        np.savez_compressed(file, *[self.mean, self.scale, *self.layers])

    @classmethod
    def load(cls, file: Path) -> Self:
        """Read what `save` has written."""
        with np.load(file) as parts:
            return cls([parts[name] for name in parts.files])


def log_chances(out: Numbers, mask: NDArray[Any]) -> Numbers:
    """The logarithms of the chances of all actions. What is not legal has none."""
    scores = np.where(mask, out[:, :-1], NEVER)
    scores -= scores.max(axis=1, keepdims=True)
    return scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
