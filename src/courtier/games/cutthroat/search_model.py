"""What a search must know of Cutthroat Kingdoms, and the five levels."""

from typing import Any, Final, final

from courtier.core.deals.character import PLAIN
from courtier.core.rng import Rng
from courtier.core.search_model import FLAT, GREEDY, Level, SearchModel
from courtier.core.values import Values
from courtier.games.cutthroat.court import NAME, Court
from courtier.games.cutthroat.features import FEATURES, features
from courtier.games.cutthroat.habits import expected_answer


@final
class Model(SearchModel):
    """Flat search: an answer is followed to the end of the turn, everybody as the greedy bot expects it."""

    def __init__(self, character: str = PLAIN) -> None:
        super().__init__()
        self.caution = 2.0

    def policy(self, game: Any, seat: int, rng: Rng) -> int:
        court: Court = game
        return expected_answer(court, seat)

    def features(self, game: Any) -> list[list[float]]:
        return features(game)


VALUES: Final = Values("courtier.games.cutthroat", NAME, FEATURES)
LEARNED: Final = Level(FLAT, simulations=40, turns=1)
LEVELS: Final = (
    Level(GREEDY, mistakes=70),
    Level(GREEDY, mistakes=45),
    Level(GREEDY, mistakes=25),
    Level(GREEDY, mistakes=10),
    Level(GREEDY),
)
