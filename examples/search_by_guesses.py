"""A search: for each answer, draw worlds that fit what the seat knows, play them out at random, count victories.

python examples/search_by_guesses.py
"""

import courtier
from courtier import Journal, Rng
from courtier.core.shapes import View


class Searcher:
    """Takes the answer that won most often in guessed worlds; in each world all answers are tried."""

    def __init__(self, worlds: int = 20) -> None:
        self.worlds = worlds

    def choose(self, view: View, journal: Journal, rng: Rng) -> int:
        seat = view["you"]
        codes = [choice["code"] for choice in view["choices"]]
        if len(codes) == 1 or seat is None:
            return codes[0]
        belief = courtier.belief(view["game"], view, journal)
        won = dict.fromkeys(codes, 0.0)
        for _ in range(self.worlds):
            world = belief.guess(rng)
            for code in codes:
                won[code] += share(world.clone(), seat, code, rng)
        return max(codes, key=won.__getitem__)


def share(world: courtier.Game, seat: int, code: int, rng: Rng) -> float:
    """What the seat has of the victory after that answer and random play."""
    world.apply(seat, code)
    world.play_out(rng)
    winners = world.winners()
    return 1 / len(winners) if seat in winners else 0.0


if __name__ == "__main__":
    victories = sum(0 in courtier.Match("hofverrat", [Searcher(), "random"], seed=seed).play() for seed in range(5))
    print(f"the searcher won {victories} of 5 games")
