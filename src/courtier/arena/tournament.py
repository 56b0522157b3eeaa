"""A tournament: which bots are at a table, and one round of it. Plain data that any process understands.

A round is one shuffle, played in all rotations by the bots of one line-up. Bots that fail lose their turn to the
default answer, never the tournament.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

from courtier.arena.answering import ForgivingGame
from courtier.arena.plan import Plan
from courtier.arena.play import Simulation
from courtier.bots import check
from courtier.core.errors import BadSetup
from courtier.core.game import Game
from courtier.core.registry import Kind, kind

FEWEST_BOTS = 2


class Tournament(NamedTuple):
    """`rounds` is the most that are played; `seconds` the time for an answer, 0 without a limit."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    rounds: int
    seed: int
    seconds: float

    @property
    def kind(self) -> Kind:
        """The game that is played."""
        return kind(self.game)

    def lineup(self, number: int) -> tuple[int, ...]:
        """By chair, the bots of a round. Where there are more bots than seats, every choice of them has its turn.

        Fewer bots than seats sit down again and again until the table is full.
        """
        count = len(self.bots)
        if count <= self.seats:
            return tuple((chair + number) % count for chair in range(self.seats))
        which = number % comb(count, self.seats)
        return next(chosen for place, chosen in enumerate(combinations(range(count), self.seats)) if place == which)


class Played(NamedTuple):
    """One game: by seat the bot, its place (1 is best, shared places are equal) and its points."""

    bots: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]


class Round(NamedTuple):
    """All rotations of one shuffle, and what went wrong in them: bot, fault and its first message, with how often."""

    number: int
    games: list[Played]
    faults: Counter[tuple[int, str, str]]


def tournament(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any],
    seconds: float = 0,
) -> Tournament:
    """A tournament that can be played, or an error that says what would have been right."""
    known = kind(game)
    known.check_seats(seats)
    if len(bots) < FEWEST_BOTS or len(set(bots)) < len(bots):
        raise BadSetup(f"--bots needs two or more different bots, got {', '.join(bots) or 'none'}")
    for bot in bots:
        check(game, bot)
    if games < 1:
        raise BadSetup(f"--games must be at least 1, got {games}")
    if seed < 0:
        raise BadSetup(f"--seed must be 0 or more, got {seed}")
    if seconds < 0:
        raise BadSetup(f"--seconds must be 0 (no limit) or more, got {seconds:g}")
    chosen = known.check_without_table(known.check_options({**known.options_of_bots(), **options}))
    return Tournament(game, seats, tuple(bots), chosen, -(-games // seats), seed, seconds)


def play_rounds(wanted: Tournament, numbers: range) -> list[Round]:
    """Play these rounds."""
    return [play_round(wanted, number) for number in numbers]


def play_round(wanted: Tournament, number: int) -> Round:
    """Play one shuffle in all rotations."""
    chairs = wanted.lineup(number)
    levels = tuple(wanted.bots[each] for each in chairs)
    plan = Plan(wanted.game, wanted.seats, levels, (wanted.options,), (), wanted.rounds, wanted.seed)
    simulation = Simulation(plan, wanted.options, story=True)
    faults: Counter[tuple[int, str, str]] = Counter()
    games = []
    for rotation in range(wanted.seats):
        seated = tuple(chairs[(seat - rotation) % wanted.seats] for seat in range(wanted.seats))
        game = simulation.set_up(number)
        table = ForgivingGame(wanted.kind, game, *simulation.seated(number, rotation), wanted.seconds)
        table.play()
        faults.update((seated[seat], fault, message) for seat, fault, message in table.faults)
        games.append(Played(seated, places(game), tuple(game.scores())))
    return Round(number, games, faults)


def places(game: Game) -> tuple[int, ...]:
    """By seat: 1 for the winners, the others by points; equal points share a place."""
    winners, scores = game.winners(), game.scores()
    ranked = [(seat not in winners, -score if seat not in winners else 0) for seat, score in enumerate(scores)]
    return tuple(1 + sum(other < each for other in ranked) for each in ranked)


def pair_results(games: Sequence[Played]) -> Iterator[tuple[int, int, float]]:
    """Every meeting of two bots at a table: the two, the smaller number first, and what the first got (1, ½ or 0)."""
    for game in games:
        for seat, bot in enumerate(game.bots):
            for other, rival in enumerate(game.bots):
                if bot < rival:
                    ahead = (game.places[other] > game.places[seat]) - (game.places[other] < game.places[seat])
                    yield bot, rival, (1 + ahead) / 2
