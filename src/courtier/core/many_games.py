"""Many games of one kind that are stepped together: the compiled part of the vector environment."""

from collections.abc import Callable
from typing import Final, final

from courtier.core.compiling import mypyc_attr
from courtier.core.encoding import Encoder
from courtier.core.errors import BadSetup
from courtier.core.game import Game
from courtier.core.rewards import rewards
from courtier.core.rng import Rng

EVERY_SEAT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Others:
    """Who answers for the seats that the caller does not answer for."""

    def reset(self, seed: int) -> None:
        """All games begin anew; the seed decides what is left to chance."""

    def begin(self, place: int, game: Game, learner: int) -> None:
        """A new game at this place, in which the caller answers for `learner`."""

    def answer(self, place: int, game: Game, learner: int) -> None:
        """Answer until the learner is asked or the game is over. Called when a game begins and after every answer."""
        raise NotImplementedError


@final
class RandomOthers(Others):
    """Every legal code is equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[Callable[[Rng], "RandomOthers"], tuple[Rng]]:
        """For pickles of the compiled class."""
        return RandomOthers, (self.rng,)

    def reset(self, seed: int) -> None:
        self.rng = Rng(seed)

    def answer(self, place: int, game: Game, learner: int) -> None:
        while not game.ended:
            seat = game.actor()
            if seat == learner:
                return
            legal = game.legal(seat)
            game.carry_out(seat, legal[self.rng.below(len(legal))])


@final
class ManyGames:
    """`count` games side by side. One that is over is replaced at once by a new one.

    `begin(seed)` starts a game. The k-th game at place p, counted from 0, has the seed `seed + p + k * count`, whatever
    the other games do. With `others` the caller answers for one seat, which moves on by one with every game, and they
    answer for the rest; else the caller answers for every seat.

    After `step`: `ended` are the places whose games are over, `results` their rewards by seat and `who` the seat that
    the caller answered for in them; `gains` are the shaped rewards of the step by place, if asked for. `asked` are the
    seats to answer. With `keep_last`, `last_observations` are what that seat saw at the end, in rows by place.
    """

    def __init__(self, begin: Callable[[int], Game], encoder: Encoder, count: int, reward: str) -> None:
        self.begin = begin
        self.encoder = encoder
        self.count = count
        self.reward = reward
        self.others: Others | None = None
        self.shaping = 0.0
        self.games: list[Game] = []
        self.seeds: list[int] = []
        self.learners: list[int] = []
        self.asked: list[int] = []
        self.keep_last = False
        self.last_observations: bytearray | None = None
        self.ended: list[int] = []
        self.results: list[list[float]] = []
        self.who: list[int] = []
        self.gains: list[float] = []

    def __reduce__(self) -> tuple[Callable[..., "ManyGames"], tuple[object, ...]]:
        """Pickles hold the games and what they were begun with, not what the last step brought."""
        made = (self.begin, self.encoder, self.count, self.reward)
        how = (self.others, self.shaping, self.keep_last)
        return restored_games, (made, how, *self.positions())

    def positions(self) -> tuple[list[Game], list[int], list[int]]:
        """The games, their seeds and the seats that the caller answers for."""
        return self.games, self.seeds, self.learners

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        if self.others is not None:
            self.others.reset(seed)
        self.seeds = [seed + place for place in range(self.count)]
        self.learners = [EVERY_SEAT] * self.count
        self.games = [self.begin(each) for each in self.seeds]
        for place in range(self.count):
            self.seat_learner(place, place)
        self.asked = [game.actor() for game in self.games]
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
            codes.append(encoder.code(self.games[place], self.asked[place], actions[place]))
        self.forget_step()
        for place in range(self.count):
            self.answer(place, codes[place])

    def forget_step(self) -> None:
        """Nothing has ended and nobody has gained anything yet."""
        self.ended = []
        self.results = []
        self.who = []
        self.gains = [0.0] * self.count if self.shaping else []
        self.last_observations = None

    def answer(self, place: int, code: int) -> None:
        """A legal code in one game, the answers of the others, and a new game if it is over."""
        game = self.games[place]
        seat = self.asked[place]
        before = self.lead(game, seat) if self.shaping else 0.0
        game.carry_out(seat, code)
        others = self.others
        if others is not None:
            others.answer(place, game, self.learners[place])
        if self.shaping:
            self.gains[place] = self.shaping * (self.lead(game, seat) - before)
        if game.ended:
            self.replace(place, seat)
            game = self.games[place]
        self.asked[place] = game.actor()

    def replace(self, place: int, seat: int) -> None:
        """Note how the game ended, and begin the next one."""
        game = self.games[place]
        self.ended.append(place)
        self.who.append(seat)
        self.results.append(rewards(game, self.reward))
        if self.keep_last:
            self.see_last(place, seat)
        self.seeds[place] += self.count
        self.games[place] = self.begin(self.seeds[place])
        self.seat_learner(place, self.learners[place] + 1)

    def see_last(self, place: int, seat: int) -> None:
        """Note what a seat sees of a game that has ended."""
        size = self.encoder.size
        last = self.last_observations
        if last is None:
            last = bytearray(self.count * size)
            self.last_observations = last
        self.encoder.observe_empty(self.games[place], seat, last, place * size)

    def seat_learner(self, place: int, seat: int) -> None:
        """A game begins: where others play, the caller answers for this seat."""
        others = self.others
        if others is not None:
            game = self.games[place]
            self.learners[place] = seat % game.seats
            others.begin(place, game, self.learners[place])
            others.answer(place, game, self.learners[place])

    def lead(self, game: Game, seat: int) -> float:
        """The points that all can see, less the mean of the others'."""
        points = self.encoder.encoding.points(game)
        return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)

    # Looking

    def observations(self) -> bytearray:
        """What the asked seat of each game sees, one row after the other."""
        encoder = self.encoder
        cells = bytearray(self.count * encoder.size)
        start = 0
        for place in range(self.count):
            encoder.observe_empty(self.games[place], self.asked[place], cells, start)
            start += encoder.size
        return cells

    def masks(self) -> bytearray:
        """The mask of each game, one row after the other."""
        encoder = self.encoder
        cells = bytearray(self.count * encoder.actions)
        start = 0
        for place in range(self.count):
            encoder.mask_empty(self.games[place], self.asked[place], cells, start)
            start += encoder.actions
        return cells

    def random_actions(self, rng: Rng) -> list[int]:
        """By place a semantic action; each code of the engine is equally likely."""
        encoding = self.encoder.encoding
        chosen: list[int] = []
        for place in range(self.count):
            game, seat = self.games[place], self.asked[place]
            legal = game.legal(seat)
            chosen.append(encoding.action(game, seat, legal[rng.below(len(legal))]))
        return chosen


def restored_games(
    made: tuple[Callable[[int], Game], Encoder, int, str],
    how: tuple[Others | None, float, bool],
    games: list[Game],
    seeds: list[int],
    learners: list[int],
) -> ManyGames:
    """The games that were pickled."""
    begin, encoder, count, reward = made
    restored = ManyGames(begin, encoder, count, reward)
    restored.others, restored.shaping, restored.keep_last = how
    restored.games = games
    restored.seeds = seeds
    restored.learners = learners
    restored.asked = [game.actor() for game in games]
    restored.forget_step()
    return restored
