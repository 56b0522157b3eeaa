"""What the strongest bot of a game says about an answer that somebody gave: its own answer, and what each brings.

The bot gets what that seat saw and could remember when it was asked, and random numbers; nothing else.
"""

from typing import Any, Literal, NamedTuple

from courtier.bots.search.search_bot import SearchBot
from courtier.core.journal import Journal
from courtier.core.registry import kind
from courtier.core.rng import Rng

Judgement = Literal["same", "alike", "costly", "failed", "late"]
SURE = 2.0  # standard errors of a difference that chance hardly explains
SECOND_CHANCE = 1 << 61  # added to the seed, so that the comparison has other random numbers than the choice


class Verdict(NamedTuple):
    """The bot's answer; what it expects of it and of the answer that was given, where it looked ahead.

    `judgement` is `same` where both answers come to the same, `alike` where no difference shows, `costly` where the
    given one is clearly worse, `failed` where the bot could not answer, and `late` where there was no time left for it.
    """

    judgement: Judgement
    best: int
    expects: float | None = None
    instead: float | None = None

    def cost(self) -> float:
        """How much less the given answer is expected to bring; 0 where that is not sure."""
        if self.judgement != "costly" or self.expects is None or self.instead is None:
            return 0.0
        return self.expects - self.instead


def verdict(bot: Any, view: Any, lines: list[Any], given: int, chance: int) -> Verdict:
    """What a level's bot says about the answer `given`; `lines` is the journal of the view's seat at that moment."""
    journal = Journal(view["you"])
    journal.lines = lines
    best = int(bot.choose(view, journal, Rng(chance)))
    searcher = bot.bot
    if best == given:
        return Verdict("same", best, *[value for _, value in bot.expected[:1]])
    if not isinstance(searcher, SearchBot):
        return by_look_ahead(view["game"], dict(bot.expected), best, given)
    rng = Rng(chance + SECOND_CHANCE)
    if searcher.are_alike(view, journal, best, given, rng):
        return Verdict("same", best)
    found = searcher.compare(view, journal, best, given, rng)
    if found is None:
        return Verdict("alike", best)
    sure = found.first - found.second > SURE * found.error and differ(view["game"], found.first, found.second)
    return Verdict("costly" if sure else "alike", best, found.first, found.second)


def by_look_ahead(game: str, expected: dict[int, float], best: int, given: int) -> Verdict:
    """The same for a bot that looks at every answer once."""
    expects, instead = expected.get(best), expected.get(given)
    if expects is None or instead is None:
        return Verdict("alike", best)
    costly = expects > instead and differ(game, expects, instead)
    return Verdict("costly" if costly else "alike", best, expects, instead)


def differ(game: str, one: float, other: float) -> bool:
    """True if the two read differently."""
    return kind(game).expectation(one, "en") != kind(game).expectation(other, "en")
