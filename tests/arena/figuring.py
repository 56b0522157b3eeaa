"""A game played at random, and the facts of one figure in it."""

import courtier
from courtier import Game, Rng
from courtier.arena.play import play_out
from courtier.core.event import Event
from courtier.core.figures import Fact, Figure
from courtier.core.registry import kind


def played(game: str, seats: int, seed: int = 4) -> tuple[Game, list[Event]]:
    fresh = courtier.new(game, seats=seats, seed=seed, recording=True)
    return fresh, play_out(fresh, Rng(seed))


def facts(game: str, seats: int, name: str, seed: int = 4) -> list[Fact]:
    finished, story = played(game, seats, seed)
    figure: Figure = kind(game).figures[name]
    if figure.in_story:
        return list(figure.in_story(story))
    assert figure.at_end
    return list(figure.at_end(finished))
