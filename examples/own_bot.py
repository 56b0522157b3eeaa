"""A bot of one's own. On the command line, in this folder: courtier play hofverrat --bots own_bot:Shy

python examples/own_bot.py
"""

import courtier
from courtier import Journal, Rng
from courtier.core.shapes import View


class Shy:
    """Chooses what touches the fewest things: the answer with the fewest parts, the first of them."""

    def choose(self, view: View, journal: Journal, rng: Rng) -> int:
        """One of the codes of the view's choices; a bot sees the view and remembers the journal, nothing else."""
        shortest = min(view["choices"], key=lambda choice: len(choice["parts"]))
        return shortest["code"]


if __name__ == "__main__":
    match = courtier.Match("hofverrat", [Shy(), "random", "random"], seed=7)
    print("winners:", match.play(), "scores:", match.game.scores())
