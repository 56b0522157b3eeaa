"""Many games of one kind that are stepped together: the compiled part of the vector environment."""

from collections.abc import Callable
from typing import Final, final

from courtier.core.encoding import Buffer, Encoder
from courtier.core.errors import BadSetup
from courtier.core.game import Game
from courtier.core.pending import NOBODY
from courtier.core.rewards import rewards
from courtier.core.rng import Rng

EVERY_SEAT: Final = -1


@final
class ManyGames:
    """`count` games side by side. One that is over is replaced at once by a new one.

    `begin(seed)` starts a game. The k-th game at place p, counted from 0, has the seed `seed + p + k * count`, whatever
    the other games do. With `against_random` the caller answers for one seat, which moves on by one with every game,
    and the others answer at random; else the caller answers for every seat.

    After `step`: `ended` are the places whose games are over, `results` their rewards by seat and `who` the seat that
    the caller answered for in them; `gains` are the shaped rewards of the step by place, if asked for.
    """

    def __init__(self, begin: Callable[[int], Game], encoder: Encoder, count: int, reward: str) -> None:
        self.begin = begin
        self.encoder = encoder
        self.count = count
        self.reward = reward
        self.against_random = False
        self.shaping = 0.0
        self.games: list[Game] = []
        self.seeds: list[int] = []
        self.learners: list[int] = []
        self.rng = Rng(0)
        self.last_observations: Buffer | None = None  # where to write how a game that ended looked, if anywhere
        self.ended: list[int] = []
        self.results: list[list[float]] = []
        self.who: list[int] = []
        self.gains: list[float] = []

    def __reduce__(self) -> tuple[Callable[..., "ManyGames"], tuple[object, ...]]:
        """Pickles hold the games and what they were begun with, not what the last step brought."""
        made = (self.begin, self.encoder, self.count, self.reward)
        return restored_games, (made, self.against_random, self.shaping, self.rng, *self.positions())

    def positions(self) -> tuple[list[Game], list[int], list[int]]:
        """The games, their seeds and the seats that the caller answers for."""
        return self.games, self.seeds, self.learners

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.rng = Rng(seed)
        self.seeds = [seed + place for place in range(self.count)]
        self.learners = [EVERY_SEAT] * self.count
        self.games = [self.begin(each) for each in self.seeds]
        for place in range(self.count):
            self.seat_learner(place, place)
        self.forget_step()

    def step(self, actions: list[int]) -> None:
        """Carry out one semantic action in each game.

        Raises `IllegalAction` if one of them is not legal; then nothing has changed in any game.
        """
        if len(actions) != self.count:
            raise BadSetup(f"expected one action for each of {self.count} games, got {len(actions)}")
        encoder = self.encoder
        codes: list[int] = []
        for place in range(self.count):
            game = self.games[place]
            codes.append(encoder.code(game, game.actor(), actions[place]))
        self.forget_step()
        for place in range(self.count):
            self.answer(place, codes[place])

    def forget_step(self) -> None:
        """Nothing has ended and nobody has gained anything yet."""
        self.ended = []
        self.results = []
        self.who = []
        self.gains = [0.0] * self.count if self.shaping else []

    def answer(self, place: int, code: int) -> None:
        """A legal code in one game, the answers of random opponents, and a new game if it is over."""
        game = self.games[place]
        seat = game.actor()
        before = self.lead(game, seat) if self.shaping else 0.0
        game.carry_out(seat, code)
        self.answer_for_others(place)
        if self.shaping:
            self.gains[place] = self.shaping * (self.lead(game, seat) - before)
        if game.ended:
            self.replace(place, seat)

    def replace(self, place: int, seat: int) -> None:
        """Note how the game ended, and begin the next one."""
        game = self.games[place]
        self.ended.append(place)
        self.who.append(seat)
        self.results.append(rewards(game, self.reward))
        if self.last_observations is not None:
            self.encoder.observe(game, seat, self.last_observations, place * self.encoder.size)
        self.seeds[place] += self.count
        self.games[place] = self.begin(self.seeds[place])
        self.seat_learner(place, self.learners[place] + 1)

    def seat_learner(self, place: int, seat: int) -> None:
        """Where opponents play at random: the seat that the caller answers for."""
        if self.against_random:
            self.learners[place] = seat % self.games[place].seats
            self.answer_for_others(place)

    def answer_for_others(self, place: int) -> None:
        """Let random opponents answer until the caller's seat is asked, or the game is over."""
        learner = self.learners[place]
        if learner == EVERY_SEAT:
            return
        game = self.games[place]
        while not game.ended:
            seat = game.actor()
            if seat == learner:
                return
            legal = game.legal(seat)
            game.carry_out(seat, legal[self.rng.below(len(legal))])

    def lead(self, game: Game, seat: int) -> float:
        """The points that all can see, less the mean of the others'."""
        points = self.encoder.encoding.points(game)
        return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)

    # Looking

    def seats(self) -> list[int]:
        """By place: the seat that is asked."""
        return [game.actor() for game in self.games]

    def observe(self, buffer: Buffer) -> None:
        """Write what the asked seat of each game sees, one row after the other."""
        encoder = self.encoder
        for place in range(self.count):
            game = self.games[place]
            encoder.observe(game, game.actor(), buffer, place * encoder.size)

    def masks(self, buffer: Buffer) -> None:
        """Write the mask of each game, one row after the other."""
        encoder = self.encoder
        for place in range(self.count):
            game = self.games[place]
            encoder.mask(game, game.actor(), buffer, place * encoder.actions)

    def random_actions(self, rng: Rng) -> list[int]:
        """By place a semantic action; each code of the engine is equally likely."""
        encoding = self.encoder.encoding
        chosen: list[int] = []
        for game in self.games:
            seat = game.actor()
            if seat != NOBODY:
                legal = game.legal(seat)
                chosen.append(encoding.action(game, seat, legal[rng.below(len(legal))]))
        return chosen


def restored_games(
    made: tuple[Callable[[int], Game], Encoder, int, str],
    against_random: bool,
    shaping: float,
    rng: Rng,
    games: list[Game],
    seeds: list[int],
    learners: list[int],
) -> ManyGames:
    """The games that were pickled."""
    begin, encoder, count, reward = made
    restored = ManyGames(begin, encoder, count, reward)
    restored.against_random = against_random
    restored.shaping = shaping
    restored.rng = rng
    restored.games = games
    restored.seeds = seeds
    restored.learners = learners
    restored.forget_step()
    return restored
