"""A tournament: every pair of bots plays the same shuffles, each of them at both places.

python examples/tournament.py hofverrat 20 greedy level1 random
"""

import sys
from collections import Counter
from itertools import permutations

import courtier


def tournament(game: str, shuffles: int, bots: list[str]) -> Counter[str]:
    """Victories by bot, with the smallest number of players; a bot plays all seats of its side."""
    seats = courtier.games()[game]["seats"][0]
    won: Counter[str] = Counter(dict.fromkeys(bots, 0))
    for one, other in permutations(bots, 2):
        players = [one if seat % 2 == 0 else other for seat in range(seats)]
        for seed in range(shuffles):
            winners = courtier.Match(game, players, seed=seed).play()
            won.update({players[seat] for seat in winners})
    return won


if __name__ == "__main__":
    name, number, *bots = sys.argv[1:] or ["hofverrat", "20"]
    for bot, victories in tournament(name, int(number), bots or ["greedy", "level1", "random"]).most_common():
        print(f"{bot:10} {victories}")
