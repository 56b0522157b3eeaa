"""The bot that `train.py` has taught. In the folder of its file agent.npz, with this folder on the path:

courtier tournament hofverrat --seats 2 --bots learned_agent:Agent,greedy --games 1000
"""

from pathlib import Path

import numpy as np
from network import Network
from renaming import NAMES, scores, some_renamings

import courtier
from courtier import Journal, Rng, View

GAME = "hofverrat"
FILE = Path("agent.npz")


class Agent:
    """Takes the action that its network scores highest. It does not search."""

    def __init__(self) -> None:
        self.network = Network.load(FILE)
        self.encoder = courtier.encoder(GAME, memory=True)
        self.names = some_renamings(self.encoder, NAMES)

    def choose(self, view: View, journal: Journal, rng: Rng) -> int:
        """Encode what the seat knows: all worlds that fit it look alike to the seat, so one guess is enough."""
        seat = view["you"]
        assert seat is not None
        world = courtier.guess(GAME, view, journal, rng)
        seen = np.zeros((1, self.encoder.size), dtype=np.uint8)
        self.encoder.observe(world, seat, seen[0].data)
        said = scores(self.network, seen, self.names)[0]
        return self.encoder.code(world, seat, max(self.encoder.legal(world, seat), key=said.__getitem__))
