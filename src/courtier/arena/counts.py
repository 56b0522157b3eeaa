"""What is counted, as plain whole numbers: merging is adding, exact and in any order.

A cell is one number of a table. For each value that it had in a shuffle we keep in how many shuffles it had that value.
All averages and intervals follow from these numbers.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from courtier.arena.plan import Plan
from courtier.arena.play import Played, Simulation
from courtier.core.figures import Fact, Figure

Key = tuple[str, str, str]  # table, row, column
Cell = tuple[int, int]  # in one shuffle: the amount, and of how many
Pair = tuple[int, int, int, int]  # the cells of both sides in one shuffle
Cells = dict[Key, Cell]
Seen = TypeVar("Seen")

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
GAME = "game"
BOT = "bot"
PLACE = "place"
WINS = "wins"
SCORE = "score"
DECISIONS: Key = (GAME, "all", "decisions")
SHARED: Key = (GAME, "all", "shared victories")
NONE: Cell = (0, 0)

# Numbers of the cells that every game fills: two of the game, then score and wins of each place and of each level.
LENGTH_CELL = 0
SHARED_CELL = 1
FIRST_PLACE = 2


class Counts:
    """Of one side: cells by shuffle, and how the scores and lengths of single games are spread."""

    def __init__(self) -> None:
        self.games = 0
        self.cells: defaultdict[Key, Counter[Cell]] = defaultdict(Counter)
        self.spreads: defaultdict[Key, Counter[int]] = defaultdict(Counter)

    @property
    def decisions(self) -> int:
        """How many answers were given in all games."""
        return sum(length * games for length, games in self.spreads[DECISIONS].items())


class Tally:
    """Of a number of shuffles: the counts of every side, and the cells of each further side paired with the first."""

    def __init__(self, sides: int) -> None:
        self.shuffles = 0
        self.sides = [Counts() for _ in range(sides)]
        self.pairs: list[defaultdict[Key, Counter[Pair]]] = [defaultdict(Counter) for _ in range(sides - 1)]


def merged(one: Tally, other: Tally) -> Tally:
    """A new tally of both; neither is changed, so that an interruption leaves no half of it."""
    result = Tally(len(one.sides))
    for part in (one, other):
        result.shuffles += part.shuffles
        for pairs, paired in zip(part.pairs, result.pairs, strict=True):
            pour(pairs, paired)
        for counts, into in zip(part.sides, result.sides, strict=True):
            into.games += counts.games
            pour(counts.cells, into.cells)
            pour(counts.spreads, into.spreads)
    return result


def pour(counters: Mapping[Key, Counter[Seen]], into: Mapping[Key, Counter[Seen]]) -> None:
    """Add the counters of one mapping to those of another."""
    for key, counter in counters.items():
        into[key].update(counter)


def count(plan: Plan, shuffles: Iterable[int]) -> Tally:
    """Play these shuffles, on every side and in every rotation."""
    tally = Tally(len(plan.sides))
    readers = [Reader(plan, options) for options in plan.sides]
    for shuffle in shuffles:
        tally.shuffles += 1
        for reader in readers:
            reader.read_shuffle(shuffle)
        for reader, pairs in zip(readers[1:], tally.pairs, strict=True):
            pair_up(readers[0].cells(), reader.cells(), pairs)
    tally.sides = [reader.counts() for reader in readers]
    return tally


def pair_up(one: Cells, other: Cells, pairs: dict[Key, Counter[Pair]]) -> None:
    """Count the cells of both sides of one shuffle together."""
    for key in one.keys() | other.keys():
        pairs[key][*one.get(key, NONE), *other.get(key, NONE)] += 1


class Reader:
    """Plays with one set of options and reads the finished games.

    Every game passes here, so what is always counted lies in lists by number, not by key.
    """

    def __init__(self, plan: Plan, options: dict[str, Any]) -> None:
        self.facts = plan.facts
        self.simulation = Simulation(plan, options, any(figure.in_story for figure in self.facts))
        self.seats = plan.seats
        self.rotations = range(plan.rotations)
        self.whole = plan.whole
        self.levels = plan.bots  # by chair
        levels = list(dict.fromkeys(plan.bots))
        self.keys = common_keys(plan.seats, levels)
        self.of = common_wholes(plan, levels)
        self.places = [FIRST_PLACE + 2 * place for place in range(plan.seats)]
        self.bots = [FIRST_PLACE + 2 * (plan.seats + levels.index(level)) for level in plan.bots]
        self.amounts = [0] * len(self.keys)
        self.facts_seen: Cells = {}
        self.games = 0
        self.common_counts: list[Counter[int]] = [Counter() for _ in self.keys]
        self.fact_counts: defaultdict[Key, Counter[Cell]] = defaultdict(Counter)
        self.lengths: Counter[int] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in self.keys]  # used are those of bots

    def read_shuffle(self, shuffle: int) -> None:
        """All rotations of one shuffle."""
        self.amounts = [0] * len(self.keys)
        self.facts_seen = {}
        for rotation in self.rotations:
            self.read(self.simulation.play(shuffle, rotation), rotation)
        for counter, amount in zip(self.common_counts, self.amounts, strict=True):
            counter[amount] += 1
        for key, cell in self.facts_seen.items():
            self.fact_counts[key][cell] += 1

    def read(self, played: Played, rotation: int) -> None:
        """Count one finished game."""
        game, first, story = played
        seats, amounts = self.seats, self.amounts
        scores, winners = game.scores(), game.winners()
        decisions = sum([game.question(seat) for seat in range(seats)])
        part = self.whole // len(winners)
        self.games += 1
        self.lengths[decisions] += 1
        amounts[LENGTH_CELL] += decisions
        amounts[SHARED_CELL] += len(winners) > 1
        for seat, score in enumerate(scores):
            bot = self.bots[(seat - rotation) % seats]
            self.scores[bot][score] += 1
            amounts[bot] += score
            amounts[self.places[(seat - first) % seats]] += score
        for seat in winners:
            amounts[self.bots[(seat - rotation) % seats] + 1] += part
            amounts[self.places[(seat - first) % seats] + 1] += part
        for figure in self.facts:
            if figure.at_end:
                self.read_facts(figure, figure.at_end(game), winners, rotation)
            if figure.in_story:
                self.read_facts(figure, figure.in_story(story), winners, rotation)

    def read_facts(self, figure: Figure, facts: Iterable[Fact], winners: Sequence[int], rotation: int) -> None:
        """Count the facts of one figure in one game."""
        for row, values, seat in facts:
            if figure.by_bot and seat is not None:
                row = row_of_bot(self.levels[(seat - rotation) % self.seats], row)  # noqa: PLW2901
            for column, value in zip(figure.columns, values, strict=True):
                self.add_fact((figure.name, row, column.name), value, 1)
            if seat is not None and not figure.by_bot:
                part = self.whole // len(winners) if seat in winners else 0
                self.add_fact((figure.name, row, WINS), part, self.whole)

    def add_fact(self, key: Key, amount: int, of: int) -> None:
        """Add an amount to a cell of this shuffle."""
        before, so_far = self.facts_seen.get(key, NONE)
        self.facts_seen[key] = (before + amount, so_far + of)

    def cells(self) -> Cells:
        """The cells of the last shuffle."""
        common = zip(self.amounts, self.of, strict=True)
        return dict(zip(self.keys, common, strict=True)) | self.facts_seen

    def counts(self) -> Counts:
        """The counts of all games that were read."""
        counts = Counts()
        counts.games = self.games
        counts.spreads[DECISIONS] = self.lengths
        for bot in self.bots:
            counts.spreads[self.keys[bot]] = self.scores[bot]
        for key, of, counter in zip(self.keys, self.of, self.common_counts, strict=True):
            counts.cells[key] = Counter({(amount, of): times for amount, times in counter.items()})
        counts.cells |= self.fact_counts
        return counts


def row_of_bot(bot: str, row: str) -> str:
    """A row of a figure that counts by bot."""
    return f"{bot}, {row}"


def common_keys(seats: int, levels: Sequence[str]) -> list[Key]:
    """The keys of the cells that every game fills, in the order of their numbers."""
    rows = [(PLACE, place) for place in PLACES[:seats]] + [(BOT, level) for level in levels]
    return [DECISIONS, SHARED, *[(*row, column) for row in rows for column in (SCORE, WINS)]]


def common_wholes(plan: Plan, levels: Sequence[str]) -> list[int]:
    """Of how many: games of a shuffle, and for each place and level the seats of those games."""
    seated = [1] * plan.seats + [plan.bots.count(level) for level in levels]
    each = [number * plan.rotations for number in seated]
    wholes = [plan.rotations, plan.rotations]
    for number in each:
        wholes += [number, number * plan.whole]
    return wholes
