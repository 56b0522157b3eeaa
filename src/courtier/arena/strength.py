"""Every number by strength of the bots: does a card win because of the rules, or because weak bots play it badly?"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from courtier.arena.counts import GAME, PLACE, WINS, Key
from courtier.arena.statistics import Estimate
from courtier.arena.summary import Run, estimates, share_columns
from courtier.bots import levels

QUICK = ("random", "greedy")  # play all games
SLOW = ("level3", "level5")  # play as many as fit into the time


class Answer(NamedTuple):
    """One number as the bots of each strength make it, the weakest first."""

    key: Key
    found: list[Estimate | None]
    differs: bool  # do two strengths disagree beyond their intervals?


def strengths(game: str) -> list[str]:
    """The levels that are compared, as far as the game has them."""
    return [level for level in (*QUICK, *SLOW) if level in levels(game)]


def answers(runs: Sequence[Run]) -> list[Answer]:
    """All numbers that are shares, by strength; of averages only the points of a place."""
    shares = share_columns(runs[0].plan)
    found = [estimates(run, 0) for run in runs]
    keys = [key for key in found[0] if key[0] != GAME and ((key[0], key[2]) in shares or key[0] == PLACE)]
    return [answer(key, [each.get(key) for each in found]) for key in keys if key[1] not in run_levels(runs)]


def run_levels(runs: Sequence[Run]) -> set[str]:
    """The names of the bots: a row of their own says nothing about the game."""
    return {level for run in runs for level in run.plan.bots}


def answer(key: Key, found: list[Estimate | None]) -> Answer:
    """One number, and whether two strengths disagree."""
    known = [each for each in found if each is not None]
    return Answer(key, found, any(apart(one, other) for one, other in combinations(known, 2)))


def apart(one: Estimate, other: Estimate) -> bool:
    """True if the intervals do not touch."""
    if one.low is None or one.high is None or other.low is None or other.high is None:
        return False
    return one.high < other.low or other.high < one.low


def sentences(runs: Sequence[Run], found: Sequence[Answer], names: dict[str, str]) -> Iterator[str]:
    """Where the strengths disagree about who wins."""
    bots = [run.plan.bots[0] for run in runs]
    for each in found:
        table, row, column = each.key
        if each.differs and column == WINS:
            values = [
                f"{level} {estimate.value:.1%}"
                for level, estimate in zip(bots, each.found, strict=True)
                if estimate is not None
            ]
            yield f"{names.get(row, row)} ({table}) wins {', '.join(values)}: it depends on how well one plays."
