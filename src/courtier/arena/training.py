"""Learned values: games of a game's own bot against itself, and a network that is fitted to how they ended."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from math import ceil, log
from typing import Any, NamedTuple

from courtier.arena.play import BOT, CARDS, SEEDS, USES, BotGame
from courtier.bots.levels import LevelBot
from courtier.bots.search.training import Learner, best_sharpness, judge_loss, log_loss
from courtier.core.errors import BadSetup
from courtier.core.game import Game
from courtier.core.network import Network
from courtier.core.registry import Kind, kind
from courtier.core.rng import Rng
from courtier.core.search_model import GREEDY, SearchModel
from courtier.core.values import MOST_UNITS as MOST_IN_FILE

USUAL_SEATS = 4  # every second game is played by so many, if the game can be
MISTAKES = 8  # of a hundred answers, so that positions occur that the bot itself avoids
SAMPLES = 12  # positions of a game, drawn from the beginnings of its turns
HELD_OUT = 5  # every fifth game is not learned from, but used to judge what was learned
FEWEST_GAMES = 10
MOST_UNITS = 12  # if they follow from the number of positions
AS_POSITIONS = -1
POSITIONS_OF_A_UNIT = 800  # a network with more units than the positions allow learns them by heart
PASSES = 10
DIGITS = 5
LEARNING = 3  # a stream of chance beside those of `arena/play.py`
PART = 10


class Training(NamedTuple):
    """What is to be learned from. `seats` is 0 for all numbers of players."""

    game: str
    games: int
    seed: int
    seats: int = 0
    units: int = AS_POSITIONS

    @property
    def kind(self) -> Kind:
        """The game."""
        return kind(self.game)

    def command(self) -> str:
        """What one types for it."""
        seats = f" --seats {self.seats}" if self.seats else ""
        units = f" --units {self.units}" if self.units != AS_POSITIONS else ""
        return f"courtier train {self.game} --games {self.games} --seed {self.seed}{seats}{units}"

    def parts(self) -> list[range]:
        """The games in parts, the same for any number of workers."""
        return [range(low, min(low + PART, self.games)) for low in range(0, self.games, PART)]

    def seats_of(self, number: int) -> int:
        """How many play the game of that number."""
        there = self.kind.seats
        if self.seats:
            return self.seats
        if number % 2 == 0 and USUAL_SEATS in there:
            return USUAL_SEATS
        return there[number // 2 % len(there)]

    def chance(self, number: int, use: int) -> Rng:
        """A stream of its own for every game and use."""
        start = int.from_bytes(sha256(b"courtier train %d" % self.seed).digest()[:8], "big")
        return Rng((start + number * USES + use) & SEEDS)


class Sample(NamedTuple):
    """One position: features and the judge's worth by seat, and the share of the victory that each seat had."""

    game: int
    features: list[list[float]]
    worth: list[float]
    shares: list[float]


def training(game: str, games: int, seed: int, seats: int = 0, units: int = AS_POSITIONS) -> Training:
    """A training that can be done, or `BadSetup` with what would have been right."""
    known = kind(game)
    if known.values is None or GREEDY not in known.bots:
        raise BadSetup(f"{known.title} has nothing to learn from: it needs a bot greedy and features")
    if games < FEWEST_GAMES:
        raise BadSetup(f"--games must be at least {FEWEST_GAMES}, got {games}")
    if seed < 0:
        raise BadSetup(f"--seed must be 0 or more, got {seed}")
    if not AS_POSITIONS <= units <= MOST_IN_FILE:
        raise BadSetup(f"--units must be from 0 to {MOST_IN_FILE}, got {units}")
    if seats:
        known.check_seats(seats)
    return Training(game, games, seed, seats, units)


# Playing


class SampledGame(BotGame):
    """Bots that sometimes err; keeps what their positions look like at the beginning of every turn."""

    def __init__(self, known: Kind, game: Game, chances: Sequence[Rng]) -> None:
        super().__init__(known, game, [GREEDY] * game.seats, chances)
        self.bots = [LevelBot(bot, None, MISTAKES) for bot in self.bots]
        self.model = model_of(known)
        self.turn = game.turn
        self.seen: list[tuple[list[list[float]], list[float]]] = []

    def answer(self, seat: int) -> int:
        game = self.game
        if game.turn != self.turn:
            self.turn = game.turn
            assert self.kind.worth is not None
            worth = [self.kind.worth(game, each) for each in range(game.seats)]
            self.seen.append((self.model.features(game), worth))
        return super().answer(seat)


def model_of(known: Kind) -> SearchModel:
    """The search model of a game that has one."""
    assert known.search_model is not None
    return known.search_model()


def play_games(wanted: Training, part: range) -> list[Sample]:
    """The samples of some games."""
    return [sample for number in part for sample in play_game(wanted, number)]


def play_game(wanted: Training, number: int) -> list[Sample]:
    """Play the game with this number, and pick a dozen of its positions."""
    known = wanted.kind
    seats = wanted.seats_of(number)
    options = known.check_options(known.options_of_bots())
    game = known.set_up(seats, wanted.chance(number, CARDS), options, True)
    table = SampledGame(known, game, [wanted.chance(number, BOT + seat) for seat in range(seats)])
    table.play()
    winners = game.winners()
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    places = list(range(len(table.seen)))
    wanted.chance(number, LEARNING - 1).shuffle(places)
    return [Sample(number, *table.seen[place], shares) for place in sorted(places[:SAMPLES])]


# Learning


class Learned(NamedTuple):
    """A network, and what it was worth on games that it did not learn from."""

    network: Network
    record: dict[str, Any]


def learn(wanted: Training, samples: Sequence[Sample], passed: Callable[[int], None]) -> Learned:
    """Fit a network to the samples; `passed` hears how many passes are done."""
    known = [sample for sample in samples if sample.game % HELD_OUT]
    held_out = [sample for sample in samples if not sample.game % HELD_OUT]
    learner = Learner(
        [sample.features for sample in known],
        [sample.shares for sample in known],
        units_for(wanted, len(known)),
        wanted.chance(0, LEARNING + BOT * 8),
    )
    for step in range(PASSES):
        learner.learn_all(step, PASSES)
        passed(step + 1)
    network = rounded(learner.network())
    return Learned(network, record_of(wanted, len(known), held_out, network, sharpness_of(known)))


def units_for(wanted: Training, positions: int) -> int:
    """As many as were asked for, or as so many positions allow."""
    return min(MOST_UNITS, positions // POSITIONS_OF_A_UNIT) if wanted.units == AS_POSITIONS else wanted.units


def rounded(network: Network) -> Network:
    """With as many digits as the file has."""
    units = [short(row) for row in network.units]
    return Network(short(network.linear), units, short(network.outputs))


def short(row: list[float]) -> list[float]:
    """These numbers with as many digits as the file has."""
    return [float(f"{number:.{DIGITS}g}") for number in row]


def sharpness_of(samples: Sequence[Sample]) -> float:
    """How sharply the victory follows the judge, where it was learned."""
    few = samples[:: ceil(len(samples) / 5000)]
    return best_sharpness([sample.worth for sample in few], [sample.shares for sample in few])


def record_of(
    wanted: Training, learned_from: int, held_out: Sequence[Sample], network: Network, sharpness: float
) -> dict[str, Any]:
    """The training record: how it was made, and the log-loss on held-out games by number of players."""
    losses: dict[str, dict[str, float]] = {}
    for seats in sorted({len(sample.shares) for sample in held_out}):
        some = [sample for sample in held_out if len(sample.shares) == seats]
        losses[str(seats)] = losses_of(some, network, sharpness)
    return {
        "command": wanted.command(),
        "games": wanted.games,
        "seed": wanted.seed,
        "positions": learned_from,
        "held_out_positions": len(held_out),
        "units": len(network.units),
        "passes": PASSES,
        "log_loss": losses,
    }


def losses_of(samples: Sequence[Sample], network: Network, sharpness: float) -> dict[str, float]:
    """The mean log-loss of the network, of greedy's judge and of even odds."""
    shares = [sample.shares for sample in samples]
    learned = sum(log_loss(network.shares(sample.features), sample.shares) for sample in samples)
    judge = judge_loss([sample.worth for sample in samples], shares, sharpness)
    found = {"learned": learned / len(samples), "judge": judge, "even": log(len(shares[0]))}
    return {name: round(loss, 4) for name, loss in found.items()}
