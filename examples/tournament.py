"""A tournament: every pair of bots plays the same deals, each of them at both places.

python examples/tournament.py hofverrat 20
"""

import sys
from collections import Counter
from itertools import permutations

import courtier
from courtier.bots import levels


def tournament(game: str, deals: int) -> Counter[str]:
    """Victories by level, with the smallest number of players; a level plays all seats of its side."""
    seats = courtier.games()[game]["seats"][0]
    won: Counter[str] = Counter(dict.fromkeys(levels(game), 0))
    for one, other in permutations(levels(game), 2):
        players = [one if seat % 2 == 0 else other for seat in range(seats)]
        for seed in range(deals):
            winners = courtier.Match(game, players, seed=seed).play()
            won.update({players[seat] for seat in winners})
    return won


if __name__ == "__main__":
    name, number = (sys.argv[1:] or ["hofverrat", "20"])[:2]
    for level, victories in tournament(name, int(number)).most_common():
        print(f"{level:10} {victories}")
