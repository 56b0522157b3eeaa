"""What the rounds of a tournament say: ratings, who beats whom, and whether that is settled."""

from collections import Counter
from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

from courtier.arena.statistics import Estimate, Z, wilson
from courtier.arena.tournament import Played, Round, Tournament, pair_results

RISK = 0.05  # of saying that two bots differ if they do not, and the other way round
BOUND = log((1 - RISK) / RISK)
EVEN = 0.5
FEWEST_ROUNDS = 10  # before a pair can be settled: the variance is not known before

STRONGER = "stronger"
WEAKER = "weaker"
EQUAL = "equal"
OPEN = "open"


class Rating(NamedTuple):
    """The skill of a bot by openskill (Plackett-Luce), with its interval of 95 %."""

    bot: str
    skill: Estimate
    wins: float  # a victory shared by two counts half
    games: int


class Meeting(NamedTuple):
    """Two bots: how often the first ended before the second, by rounds, and what that means."""

    one: str
    other: str
    share: Estimate
    verdict: str


class Standings:
    """Takes rounds in their order; the same rounds give the same numbers however they were played."""

    def __init__(self, wanted: Tournament, margin: float) -> None:
        self.wanted = wanted
        self.margin = margin
        self.model = PlackettLuce()
        self.skills = [self.model.rating(name=bot) for bot in wanted.bots]
        self.wins = [0.0] * len(wanted.bots)
        self.games = [0] * len(wanted.bots)
        self.rounds = 0
        self.shares: dict[tuple[int, int], list[float]] = {
            (one, other): [] for one in range(len(wanted.bots)) for other in range(one + 1, len(wanted.bots))
        }
        self.faults: Counter[tuple[int, str]] = Counter()  # by bot and kind
        self.messages: dict[tuple[int, str], str] = {}  # the first of each kind

    def add(self, played: Round) -> None:
        """Count one round."""
        self.rounds += 1
        for (bot, fault, message), times in played.faults.items():
            self.faults[bot, fault] += times
            self.messages.setdefault((bot, fault), message)
        for game in played.games:
            self.rate(game)
        met: dict[tuple[int, int], list[float]] = {}
        for one, other, result in pair_results(played.games):
            met.setdefault((one, other), []).append(result)
        for pair, results in met.items():
            self.shares[pair].append(sum(results) / len(results))

    def rate(self, game: Played) -> None:
        """A bot that sits at several seats meets the others with each of them; its best place counts."""
        best = {
            bot: min(place for other, place in zip(game.bots, game.places, strict=True) if other == bot)
            for bot in dict.fromkeys(game.bots)
        }
        rated = self.model.rate([[self.skills[bot]] for bot in best], ranks=[float(place) for place in best.values()])
        for bot, team in zip(best, rated, strict=True):
            self.skills[bot] = team[0]
        winners = game.places.count(1)
        for bot, place in zip(game.bots, game.places, strict=True):
            self.games[bot] += 1
            self.wins[bot] += 1 / winners if place == 1 else 0

    def settled(self) -> bool:
        """True if it is known of every two bots whether one is stronger."""
        return all(verdict(shares, self.margin) != OPEN for shares in self.shares.values())

    def ratings(self) -> list[Rating]:
        """The best first."""
        rows = [
            Rating(bot, Estimate(skill.mu, skill.mu - Z * skill.sigma, skill.mu + Z * skill.sigma, games), wins, games)
            for bot, skill, wins, games in zip(self.wanted.bots, self.skills, self.wins, self.games, strict=True)
        ]
        return sorted(rows, key=lambda row: -row.skill.value)

    def meetings(self) -> list[Meeting]:
        """Every two bots that met."""
        bots = self.wanted.bots
        return [
            Meeting(bots[one], bots[other], share_of(shares), verdict(shares, self.margin))
            for (one, other), shares in self.shares.items()
            if shares
        ]


def share_of(shares: Sequence[float]) -> Estimate:
    """The mean over rounds with its interval."""
    count, middle = len(shares), sum(shares) / len(shares)
    if count < 2:
        return Estimate(middle, None, None, count)
    if middle in {0, 1}:
        return Estimate(middle, *wilson(middle, count), count)
    reach = Z * sqrt(variance(shares) / count)
    return Estimate(middle, max(0.0, middle - reach), min(1.0, middle + reach), count)


def variance(shares: Sequence[float]) -> float:
    """The variance of single rounds."""
    middle = sum(shares) / len(shares)
    return sum((share - middle) ** 2 for share in shares) / (len(shares) - 1)


def verdict(shares: Sequence[float], margin: float) -> str:
    """Two sequential tests: is the first bot ahead by `margin`, is it behind by that?

    Each compares an even share with one that is off by the margin, by the likelihood ratio of normal rounds.
    """
    if len(shares) < FEWEST_ROUNDS:
        return OPEN
    above, below = likelihood(shares, margin), likelihood(shares, -margin)
    if above >= BOUND:
        return STRONGER
    if below >= BOUND:
        return WEAKER
    return EQUAL if above <= -BOUND and below <= -BOUND else OPEN


def likelihood(shares: Sequence[float], off: float) -> float:
    """The logarithm of how much more likely these rounds are if the true share is off by so much from an even one."""
    spread = max(variance(shares), 1 / (4 * len(shares)))  # rounds that never vary prove nothing by themselves
    middle = sum(shares) / len(shares)
    return len(shares) * off * (2 * middle - 2 * EVEN - off) / (2 * spread)
