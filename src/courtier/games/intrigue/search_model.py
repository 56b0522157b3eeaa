"""What a search must know of Game of Intrigue, and the five levels.

In play-outs everybody answers like the greedy bot that knows this world, except that objections are partly chance:
nobody can know what lies face down. The reward is the place: who wants to win must first stay in the game.
"""

from typing import Any, Final, final

from courtier.core.rng import Rng
from courtier.core.search_model import FLAT, GREEDY, Level, SearchModel
from courtier.core.values import Values
from courtier.games.intrigue.actions import INVITE, NOTE_COUNT, OBJECT, PASS
from courtier.games.intrigue.court import NAME, Court
from courtier.games.intrigue.features import FEATURES, features
from courtier.games.intrigue.greedy import ANSWERS, LEGAL_FOR_LEGAL, PACT_FOR_PACT, Situation
from courtier.games.intrigue.reputation import Reputation

CAUGHT: Final = 60  # of a hundred illegal trades, how many somebody objects to
SUSPECTED: Final = 3  # the same of legal ones
LITTLE_AT_STAKE: Final = ("ready", "claim", "heir")
STRANGERS: Final = Reputation()  # without any events


@final
class Model(SearchModel):
    """Flat search: a game has hundreds of answers, too many for a tree."""

    def narrow(self, game: Any, seat: int, codes: list[int]) -> list[int]:
        """Only two of the notes of an invitation; questions of little importance are not searched."""
        court: Court = game
        question = court.asking.name()
        if question in LITTLE_AT_STAKE:
            return [court.harmless(seat)]
        if question != "invite":
            return codes
        return [
            code for code in codes if code == PASS or (code - INVITE) % NOTE_COUNT in (LEGAL_FOR_LEGAL, PACT_FOR_PACT)
        ]

    def policy(self, game: Any, seat: int, rng: Rng) -> int:
        court: Court = game
        codes = court.legal(seat)
        if len(codes) == 1:
            return codes[0]
        question = court.asking.name()
        if question == "object":
            return OBJECT if rng.below(100) < (CAUGHT if court.found_illegal() else SUSPECTED) else PASS
        return ANSWERS[question](Situation(seat, codes, [court], STRANGERS))

    def reward(self, game: Any) -> list[float]:
        """By place: 1 for the first, 0 for the last."""
        court: Court = game
        places = court.final_sheet().places
        return [(court.seats - place) / (court.seats - 1) for place in places]

    def features(self, game: Any) -> list[list[float]]:
        return features(game)


VALUES: Final = Values("courtier.games.intrigue", NAME, FEATURES)
LEARNED: Final = Level(FLAT, simulations=100, turns=1)
LEVELS: Final = (
    Level(GREEDY, mistakes=60),
    Level(GREEDY, mistakes=25),
    Level(GREEDY),
    Level(FLAT, simulations=150),
    Level(FLAT, simulations=600, seconds=0.4),
)
