"""The five levels of Cutthroat Kingdoms. None of them searches: they are `greedy` with more or fewer mistakes."""

from typing import Final

from courtier.core.search_model import GREEDY, Level

LEVELS: Final = (
    Level(GREEDY, mistakes=70),
    Level(GREEDY, mistakes=45),
    Level(GREEDY, mistakes=25),
    Level(GREEDY, mistakes=10),
    Level(GREEDY),
)
