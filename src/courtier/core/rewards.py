"""What a finished game is worth to each seat, for programs that learn."""

from typing import Final

from courtier.core.errors import BadSetup
from courtier.core.game import Game

WIN: Final = "win"
RANK: Final = "rank"
SCORE: Final = "score"
ZERO_SUM: Final = "zero_sum"
REWARDS: Final = (WIN, RANK, SCORE, ZERO_SUM)


def check_reward(name: str) -> None:
    """Raise `BadSetup` unless there is a reward of that name."""
    if name not in REWARDS:
        raise BadSetup(f"unknown reward {name!r}; expected one of {', '.join(REWARDS)}")


def rewards(game: Game, name: str) -> list[float]:
    """By seat, of a game that is over.

    `win`: the share of the victory, 1 in all. `rank`: 1 for the first, 0 for the last, evenly between; who shares a
    rank gets the mean. `score`: the points above the best of the others. `zero_sum`: the win share less an even share.
    """
    check_reward(name)
    if name == RANK:
        return ranks(game)
    if name == SCORE:
        return leads(game.scores())
    return win_shares(game, 1.0 / game.seats if name == ZERO_SUM else 0.0)


def win_shares(game: Game, less: float) -> list[float]:
    """By seat the share of the victory, less a number that is the same for all."""
    winners = game.winners()
    shares = [0.0 - less] * game.seats  # not -0.0
    for seat in winners:
        shares[seat] += 1.0 / len(winners)
    return shares


def ranks(game: Game) -> list[float]:
    """Winners come before all others, then the score decides."""
    scores = game.scores()
    winners = game.winners()
    result: list[float] = []
    for seat in range(game.seats):
        beaten = 0.0
        for other in range(game.seats):
            if (seat in winners) != (other in winners):
                beaten += 1.0 if seat in winners else 0.0
            elif seat in winners or scores[seat] == scores[other]:
                beaten += 0.5
            elif scores[seat] > scores[other]:
                beaten += 1.0
        result.append((beaten - 0.5) / (game.seats - 1))  # half a victory is that over oneself
    return result


def leads(scores: list[int]) -> list[float]:
    """How far each score is above the best of the others; negative if it is below."""
    result: list[float] = []
    for seat in range(len(scores)):
        best = max([scores[other] for other in range(len(scores)) if other != seat])
        result.append(float(scores[seat] - best))
    return result
