"""What a search must know of Dûhr, and the five levels.

Play-outs are random: a tree finds the strong answers by itself, and what is random costs little. Only deals are left
out of play-outs, because random promises say nothing.
"""

from typing import Any, Final, final

from courtier.core.deals.character import CHARACTERS, PLAIN
from courtier.core.deals.deal import BROKEN
from courtier.core.deals.menu import MENU_QUESTIONS
from courtier.core.rng import Rng
from courtier.core.search_model import GREEDY, TREE, Level, SearchModel
from courtier.core.values import Values
from courtier.games.duhr.court import NAME, Court
from courtier.games.duhr.features import FEATURES, features

WORD: Final = 0.05  # of a victory: what a broken promise costs, for each point that the character's word is worth
MOST_SHAME: Final = 0.5


@final
class Model(SearchModel):
    """Tree search; the reward is the victory, less what broken promises cost the character."""

    def __init__(self, character: str = PLAIN) -> None:
        super().__init__()
        self.shame = WORD * CHARACTERS[character].word

    def narrow(self, game: Any, seat: int, codes: list[int]) -> list[int]:
        """No deals within the tree."""
        court: Court = game
        return [court.harmless(seat)] if court.asking.name() in MENU_QUESTIONS else codes

    def policy(self, game: Any, seat: int, rng: Rng) -> int:
        court: Court = game
        if court.asking.name() in MENU_QUESTIONS:
            return court.harmless(seat)
        codes = court.legal(seat)
        return codes[rng.below(len(codes))]

    def play_out(self, game: Any, rng: Rng) -> None:
        court: Court = game
        if court.options["deals"] == "menu":
            super().play_out(court, rng)
        else:
            court.play_out(rng)

    def reward(self, game: Any) -> list[float]:
        court: Court = game
        rewards = super().reward(court)
        for standing in court.deals.ended:
            if standing.verdict == BROKEN:
                seat = standing.clause.by
                rewards[seat] = max(0.0, rewards[seat] - min(MOST_SHAME, self.shame))
        return rewards

    def features(self, game: Any) -> list[list[float]]:
        return features(game)


VALUES: Final = Values("courtier.games.duhr", NAME, FEATURES)
LEARNED: Final = Level(TREE, simulations=300, turns=1)
LEVELS: Final = (
    Level(GREEDY, mistakes=60),
    Level(GREEDY, mistakes=25),
    Level(GREEDY),
    Level(TREE, simulations=1000),
    Level(TREE, simulations=4000, seconds=0.4),
)
