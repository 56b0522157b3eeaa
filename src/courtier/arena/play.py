"""One game, played by bots that get view, journal and chance, or by the engine itself where all is random."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, NamedTuple

from courtier.arena.plan import RANDOM, Plan
from courtier.bots import Bot, make
from courtier.core.event import Event, glimpse, is_told
from courtier.core.game import Game
from courtier.core.journal import Journal
from courtier.core.registry import Kind
from courtier.core.rng import Rng
from courtier.core.shapes import View

CARDS = 0  # what a stream of chance is for: the cards, an engine's answers, a bot's
ENGINE = 1
BOT = 2  # + the number of the chair, in every rotation another
USES = 128
RARELY = 100_000  # objects that are made before the garbage collector looks for cycles
SEEDS = (1 << 64) - 1  # so many are told apart by `Rng`


class Played(NamedTuple):
    """A finished game, who began, and its events, if they were wanted."""

    game: Game
    first: int
    story: list[Event]


class Simulation:
    """Plays any shuffle of a plan, with one set of options, from the plan's seed alone."""

    def __init__(self, plan: Plan, options: dict[str, Any], story: bool) -> None:
        self.plan = plan
        self.kind = plan.kind
        self.options = options
        self.story = story
        self.by_engine = plan.by_engine
        self.start = int.from_bytes(sha256(b"courtier arena %d" % plan.seed).digest()[:8], "big")

    def play(self, shuffle: int, rotation: int) -> Played:
        """Play one shuffle in one rotation of the bots."""
        game = self.set_up(shuffle)
        asked = game.actor()
        story = self.finish(game, shuffle, rotation)
        return Played(game, self.kind.began(game) if self.kind.began else asked, story)

    def set_up(self, shuffle: int) -> Game:
        """The game at its beginning."""
        recording = self.story or not self.by_engine
        return self.kind.set_up(self.plan.seats, self.chance(shuffle, CARDS), self.options, recording)

    def finish(self, game: Game, shuffle: int, rotation: int) -> list[Event]:
        """Play the game to its end; return its events, if they are wanted."""
        if not self.by_engine:
            return BotGame(self.kind, game, *self.seated(shuffle, rotation)).play()
        answers = self.chance(shuffle, ENGINE)
        if self.story:
            return play_out(game, answers)
        game.play_out(answers)
        return []

    def seated(self, shuffle: int, rotation: int) -> tuple[list[str], list[Rng]]:
        """By seat: the bots in this rotation, and the chance of each."""
        seats = self.plan.seats
        chairs = [(seat - rotation) % seats for seat in range(seats)]
        chances = [self.chance(shuffle, BOT + rotation * seats + chair) for chair in chairs]
        return [self.plan.bots[chair] for chair in chairs], chances

    def chance(self, shuffle: int, use: int) -> Rng:
        """A stream of its own for every shuffle and use."""
        return Rng((self.start + shuffle * USES + use) & SEEDS)


def play_out(game: Game, rng: Rng) -> list[Event]:
    """`game.play_out`, answer for answer, with all that happens."""
    story = list(game.news)
    while not game.over():
        choices = game.choices()
        game.step(choices[rng.below(len(choices))])
        story += game.news
    return story


@contextmanager
def garbage_sought_rarely() -> Iterator[None]:
    """Views and journals are many objects without cycles. To look through them took a sixth of a game of bots."""
    often = gc.get_threshold()
    gc.set_threshold(max(often[0], RARELY) if often[0] else 0, *often[1:])
    try:
        yield
    finally:
        gc.set_threshold(*often)


class BotGame:
    """Bots at a game that records. A random bot looks at nothing, so no view is built for it."""

    def __init__(self, kind: Kind, game: Game, levels: Sequence[str], chances: Sequence[Rng]) -> None:
        self.kind = kind
        self.game = game
        self.chances = chances
        self.bots = [None if level == RANDOM else make(kind.name, level) for level in levels]
        self.journals = {seat: Journal(seat) for seat, bot in enumerate(self.bots) if bot}
        self.story: list[Event] = []

    def play(self) -> list[Event]:
        """Let the bots play to the end; return all events."""
        game = self.game
        self.write_journals(game.news)
        with garbage_sought_rarely():
            while not game.over():
                seat = game.actor()
                game.apply(seat, self.answer(seat))
                self.write_journals(game.news)
        return self.story

    def answer(self, seat: int) -> int:
        """The answer of the seat that is asked."""
        bot = self.bots[seat]
        if bot is None:
            choices = self.game.legal(seat)
            return choices[self.chances[seat].below(len(choices))]
        view = self.kind.view(self.game, seat)
        action = self.choose(seat, bot, view)
        self.journals[seat].answered(view, action)
        return action

    def choose(self, seat: int, bot: Bot, view: View) -> int:
        """What the bot answers."""
        return bot.choose(view, self.journals[seat], self.chances[seat])

    def write_journals(self, news: Sequence[Event]) -> None:
        """Keep the events, and write them into the journals of those who keep one."""
        self.story += news
        for seat, journal in self.journals.items():
            for event in news:
                if is_told(event, seat):
                    journal.saw(glimpse(event, seat))
