"""The levels of a game, `level1` to `level5`. The game's `search_model.py` says how each of them plays.

A name may have a budget behind an @: `level5@2s` thinks for two seconds, `level4@50` tries 50 simulations.
Beside the levels there is `learned`, which searches with learned values: those of the game, or those of a file.
"""

import re
from pathlib import Path
from typing import Any

from courtier.bots.search.search_bot import SearchBot
from courtier.core.deals.bargaining import Move
from courtier.core.errors import BadModel, BadSetup
from courtier.core.journal import Journal
from courtier.core.network import Network
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.core.search_model import GREEDY, Level
from courtier.core.shapes import View

BUDGET = re.compile(r"(\d{1,4}(?:\.\d{1,3})?)s|(\d{1,7})")
NO_COUNT = 10_000_000  # of simulations: a number that no time limit reaches
HUNDRED = 100


class LevelBot:
    """Answers like its bot, but some answers are mistakes: any legal one."""

    def __init__(self, bot: Any, bargainer: Any, mistakes: int) -> None:
        self.bot = bot
        self.bargainer = bargainer
        self.mistakes = mistakes

    @property
    def expected(self) -> list[tuple[int, float]]:
        """What the bot expects of its last answer, then of the next best ones; empty where it did not look ahead."""
        return list(getattr(self.bot, "expected", []))

    def choose(self, view: View, journal: Journal, rng: Rng) -> int:
        """One of the codes of `view["choices"]`."""
        choices = view["choices"]
        if self.mistakes and rng.below(HUNDRED) < self.mistakes:
            return choices[rng.below(len(choices))]["code"]
        return int(self.bot.choose(view, journal, rng))


class BargainingLevelBot(LevelBot):
    """The same where players make deals: it bargains like the game's own bot."""

    def bargain(self, view: View, journal: Journal, offers: list[dict[str, Any]], rng: Rng) -> list[Move]:
        """Answers to these offers, or an offer of its own."""
        moves: list[Move] = self.bargainer.bargain(view, journal, offers, rng)
        return moves


def level_bot(game: str, name: str, budget: str, character: list[str], seconds: float) -> LevelBot:
    """The bot of a level that the game has, with its budget (empty: its own) and its character, if one is named.

    `seconds` limits the time of an answer where the level has no limit; 0 for no limit.
    """
    level = with_budget(game, name, budget)
    if level.seconds == 0.0:
        level = level._replace(seconds=seconds)
    return bot_of(game, level, character)


def bot_of(game: str, level: Level, character: list[str], network: Network | None = None) -> LevelBot:
    """The bot behind a level; without a network, the learned values of the game where it needs some."""
    own = kind(game).bots[GREEDY](*character)
    make_model = kind(game).search_model
    if level.plays == GREEDY:
        bot = own
    else:
        assert make_model is not None
        model = make_model(*character)
        model.turns = level.turns
        values = kind(game).values
        if level.turns and values is not None:
            model.network = network or values.network()
        bot = SearchBot(level, model, kind(game).belief, own)
    make = BargainingLevelBot if hasattr(own, "bargain") else LevelBot
    return make(bot, own, level.mistakes)


def learned_bot(game: str, budget: str, file: str) -> LevelBot:
    """The bot that searches with the values in a file (empty: those of the game); `BadModel` if it is damaged."""
    level = kind(game).learned
    values = kind(game).values
    if level is None or values is None:
        raise BadSetup(f"{kind(game).title} has no learned values")
    if budget:
        level = budgeted(level, f"learned@{budget}", budget)
    return bot_of(game, level, [], values.read(read_file(file), file) if file else None)


def read_file(file: str) -> str:
    """Its text; `BadModel` if it cannot be read."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise BadModel(f"cannot read {file}: {error.strerror}; expected a file made by courtier train") from None
    except UnicodeDecodeError:
        raise BadModel(f"cannot read {file}: expected a file made by courtier train") from None


def with_budget(game: str, name: str, budget: str) -> Level:
    """The level with that budget; `BadSetup` if it does not search, or the budget is none."""
    level = kind(game).levels[int(name.removeprefix("level")) - 1]
    if not budget:
        return level
    if level.plays == GREEDY:
        raise BadSetup(f"bot '{name}@{budget}': {name} of {kind(game).title} does not search; say just {name}")
    return budgeted(level, f"{name}@{budget}", budget)


def budgeted(level: Level, name: str, budget: str) -> Level:
    """The level with a budget; `BadSetup` if it is none."""
    found = BUDGET.fullmatch(budget)
    if found is None or float(found[1] or found[2]) == 0:
        short = name.partition("@")[0]
        raise BadSetup(f"bot '{name}': expected seconds or simulations behind the @, as in {short}@2s or @500")
    if found[1]:
        return level._replace(simulations=NO_COUNT, seconds=float(found[1]))
    return level._replace(simulations=int(found[2]), seconds=0.0)
