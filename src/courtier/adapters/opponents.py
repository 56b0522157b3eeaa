"""Bots at the other seats of many games: they see views and keep journals, as at any table."""

from collections.abc import Callable, Sequence

from courtier.bots import Bot, make
from courtier.core.errors import BadSetup
from courtier.core.game import Game
from courtier.core.journal import Journal
from courtier.core.many_games import Others
from courtier.core.registry import kind
from courtier.core.replay import Journals, notice
from courtier.core.rng import Rng


class BotOthers(Others):
    """Bots, clockwise from the seat that the caller answers for. The games must record what happens."""

    def __init__(self, name: str, bots: Sequence[str | Bot]) -> None:
        self.game = name
        self.named = list(bots)
        check_bots(name, bots)
        self.rng = Rng(0)
        self.bots: dict[int, list[Bot]] = {}  # by place; those that were named are new in every game
        self.journals: dict[int, Journals] = {}  # by place

    def made(self) -> list[Bot]:
        """The bots of one game."""
        return [make(self.game, bot) if isinstance(bot, str) else bot for bot in self.named]

    def __reduce__(self) -> tuple[Callable[..., "BotOthers"], tuple[object, ...]]:
        """Bots that are named are made anew: all that they need is in their journals."""
        return restored_others, (self.game, self.named, self.rng, self.journals)

    def reset(self, seed: int) -> None:
        """The seed decides what the bots leave to chance."""
        self.rng = Rng(seed)
        self.bots, self.journals = {}, {}

    def begin(self, place: int, game: Game, learner: int) -> None:
        """The bots have seen nothing of the new game yet."""
        self.bots[place] = self.made()
        self.journals[place] = {seat: Journal(seat) for seat in range(game.seats) if seat != learner}

    def answer(self, place: int, game: Game, learner: int) -> None:
        """Write down what has happened, and let the bots answer."""
        journals = self.journals[place]
        notice(journals, game.news)
        while not game.over():
            seat = game.actor()
            if seat == learner:
                return
            view = kind(self.game).view(game, seat)
            code = self.bots[place][(seat - learner - 1) % game.seats].choose(view, journals[seat], self.rng)
            game.apply(seat, code)
            journals[seat].answered(view, code)
            notice(journals, game.news)


def check_bots(game: str, bots: Sequence[str | Bot]) -> None:
    """Raise `BadSetup` unless all of them can play that game."""
    for place, bot in enumerate(bots):
        made = make(game, bot) if isinstance(bot, str) else bot
        if not callable(getattr(made, "choose", None)):
            raise BadSetup(f"opponent {place}: expected a bot's name or a bot with a method choose, got {bot!r}")


def restored_others(name: str, named: list[str | Bot], rng: Rng, journals: dict[int, Journals]) -> BotOthers:
    """The bots that were pickled."""
    others = BotOthers(name, named)
    others.rng, others.journals = rng, journals
    others.bots = {place: others.made() for place in journals}
    return others
