"""What a search must know of Cutthroat Kingdoms, and the five levels.

In play-outs everybody answers like the greedy bot that knows this world, and in fights as that bot expects others to.
A play-out is cut off after some turns and judged by the game's evaluation: by how likely each player wins with the
points to be expected.
"""

from math import exp
from typing import Any, Final, final

from courtier.core.deals.character import PLAIN
from courtier.core.pending import NOBODY
from courtier.core.rng import Rng
from courtier.core.search_model import FLAT, GREEDY, Level, SearchModel
from courtier.core.values import Values
from courtier.games.cutthroat.answers import Situation, best_answer
from courtier.games.cutthroat.court import NAME, Court
from courtier.games.cutthroat.evaluation import JOINT, SPREAD, Outlook
from courtier.games.cutthroat.features import FEATURES, features
from courtier.games.cutthroat.habits import HABITS, be_quiet, expected_answer
from courtier.games.cutthroat.talking import TALKS

HORIZON: Final = 8  # turns, after which a play-out is judged: after four it was weaker
WIN_SHARE: Final = 0.7  # of the reward that is the victory; the rest is how likely it looked by the points
SPOKEN: Final = frozenset({*TALKS, "takeback", "rescind"})  # in play-outs nobody talks or stops an announcement
# Answered as the greedy bot does: talk, and details of a plan.
UNSEARCHED: Final = frozenset({*SPOKEN, "lay_stack", "order_cards", "choose_house"})


@final
class Model(SearchModel):
    """Flat search: a game has hundreds of answers, too many for a tree."""

    def __init__(self, character: str = PLAIN) -> None:
        super().__init__()
        self.unsearched = UNSEARCHED
        self.horizon = HORIZON

    def policy(self, game: Any, seat: int, rng: Rng) -> int:
        court: Court = game
        question = court.asking.name()
        if question in HABITS or question in SPOKEN:
            return expected_answer(court, seat)
        codes = court.legal(seat)
        if len(codes) == 1:
            return codes[0]
        return best_answer(question, Situation(seat, codes, [court]))

    def play_out(self, game: Any, rng: Rng) -> None:
        court: Court = game
        be_quiet(court)
        last = court.turn + (self.turns or self.horizon)
        while not court.ended and court.turn < last:
            seat = court.asking.waits_for(court)
            court.carry_out(seat, self.policy(court, seat, rng))

    def reward(self, game: Any) -> list[float]:
        """The victory, and how likely it looked by the points: most games are decided by a few."""
        court: Court = game
        winners = court.winners()
        looks = hopes(court, [0.0 + total for total in court.scores()])
        rewards = [0.0] * court.seats
        for seat in range(court.seats):
            won = 1.0 / len(winners) if seat in winners else 0.0
            rewards[seat] = WIN_SHARE * won + (1.0 - WIN_SHARE) * looks[seat]
        return rewards

    def values(self, game: Any) -> list[float]:
        """By the learned values, if there are some; else by the evaluation."""
        court: Court = game
        if self.network is not None:
            return self.network.shares(features(court))
        outlook = Outlook(court)
        shares = hopes(court, outlook.totals())
        for seat in range(court.seats):
            if court.spouses[seat] != NOBODY:
                shares[seat] *= 1.0 - (1.0 - JOINT) * outlook.marriage_lasts(seat)
        return shares

    def features(self, game: Any) -> list[list[float]]:
        return features(game)


def hopes(court: Court, totals: list[float]) -> list[float]:
    """By seat: how likely its side wins with such totals; sides of two count once."""
    weights = [exp(total / SPREAD) for total in totals]
    whole = 0.0
    for seat in range(court.seats):
        spouse = court.spouses[seat]
        if spouse == NOBODY or seat < spouse:
            whole += weights[seat]
    return [weight / max(whole, weight) for weight in weights]


VALUES: Final = Values("courtier.games.cutthroat", NAME, FEATURES)
LEARNED: Final = Level(FLAT, simulations=40, turns=1)
LEVELS: Final = (
    Level(GREEDY, mistakes=70),
    Level(GREEDY, mistakes=45),
    Level(GREEDY, mistakes=25),
    Level(GREEDY),
    Level(FLAT, simulations=40, seconds=0.4),
)
