"""Plays the levels against each other and writes docs/ladder.md: `make ladder`.

In each match one seat plays against three others of another level, at four seats. Every deal is played four times, once
from each seat. Games that were played before are kept in a file of JSON lines, so that a run can be stopped and goes on
later; a line belongs to what the level was then (its row in `search_model.py`) and is not used after a change.
"""

import argparse
import json
import math
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import courtier
from courtier import bots
from courtier.core.registry import kind

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "ladder.md"
GAMES = ("hofverrat", "duhr", "intrigue", "cutthroat")
SEATS = 4
FIRST_SEED = 700_000
ENOUGH = 400  # games that settle a row
NORMAL = 1.96  # of a 95 % interval
PAIRS = (
    ("level1", "random"),
    ("level2", "level1"),
    ("level3", "level2"),
    ("level4", "level3"),
    ("level5", "level4"),
    ("level5", "greedy"),
)
HEAD = """# The ladder of levels

How strong `level1` to `level5` are, at four seats. In each row one bot plays against three of another level; every deal
is played four times, once from each seat. A share above 0.25 means that it is stronger; the interval is one of 95 %.
“Shown” means that the whole interval lies above 0.25 after at least 400 games. The games of a row were played after its
two levels were fixed; a level that is changed is played anew.

`make ladder` writes this page. `ARGS="--game duhr --games 400"` plays one game; more games make the intervals smaller.
"""


class Pair(NamedTuple):
    """One row: a game, the bot, and its three opponents."""

    game: str
    bot: str
    against: str

    def mark(self) -> str:
        """What is behind the two names now."""
        return json.dumps([self.game, self.bot, self.against, *map(self.behind, (self.bot, self.against))])

    def behind(self, name: str) -> list[Any]:
        names = kind(self.game).level_names()
        return list(kind(self.game).levels[names.index(name)]) if name in names else []


class Game(NamedTuple):
    """One game: its deal, its share of the victory, how far ahead it ended, and its time for an answer."""

    deal: int
    share: float
    lead: int
    seconds: float


class Timed:
    """A bot, and how long its answers took."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        self.answers = 0
        self.seconds = 0.0

    def choose(self, *facts: Any) -> int:
        began = process_time()
        action = self.bot.choose(*facts)
        self.seconds += process_time() - began
        self.answers += 1
        return action


def play(pair: Pair, number: int) -> Game:
    """The game of that number: its deal and the bot's seat follow from it."""
    deal, seat = divmod(number, SEATS)
    timed = Timed(bots.make(pair.game, pair.bot))
    players: list[Any] = [pair.against] * SEATS
    players[seat] = timed
    options = kind(pair.game).options_of_bots()
    match = courtier.Match(pair.game, players, seed=FIRST_SEED + deal, options=options)
    winners = match.play()
    scores = match.game.scores()
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return Game(deal, (seat in winners) / len(winners), lead, timed.seconds / max(timed.answers, 1))


def remembered(file: Path) -> dict[str, list[Game]]:
    """By pair: the games that were played before."""
    games: dict[str, list[Game]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        mark, *facts = json.loads(line)
        games.setdefault(mark, []).append(Game(*facts))
    return games


def measure(pair: Pair, wanted: int, file: Path) -> Iterator[Game]:
    """Play the games of a pair that are missing; each is written down at once."""
    for number in range(len(remembered(file).get(pair.mark(), [])), wanted):
        game = play(pair, number)
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps([pair.mark(), *game]) + "\n")
        yield game


def interval(games: list[Game]) -> tuple[float, float]:
    """The mean share, and half of its 95 % interval; games of the same deal count as one measurement."""
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game.share)
    mean = sum(game.share for game in games) / len(games)
    if len(deals) < 2:
        return mean, 1.0
    off = sum(((sum(shares) - len(shares) * mean) / len(games)) ** 2 for shares in deals.values())
    return mean, NORMAL * math.sqrt(off * len(deals) / (len(deals) - 1))


def row(pair: Pair, games: list[Game]) -> str:
    if not games:
        return f"| {pair.bot} | three {pair.against} | 0 | not played | | | no |"
    share, half = interval(games)
    lead = sum(game.lead for game in games) / len(games)
    milliseconds = 1000 * sum(game.seconds for game in games) / len(games)
    shown = "too few games" if len(games) < ENOUGH else "yes" if share - half > 1 / SEATS else "no"
    figures = f"{len(games)} | {share:.2f} ± {half:.2f} | {lead:+.1f} | {milliseconds:.0f} ms | {shown}"
    return f"| {pair.bot} | three {pair.against} | {figures} |"


def page(file: Path) -> str:
    games = remembered(file)
    parts = [HEAD]
    for name in GAMES:
        rows = [row(pair, games.get(pair.mark(), [])) for pair in (Pair(name, *each) for each in PAIRS)]
        head = "| bot | against | games | share of victories | mean lead | CPU for an answer | shown |"
        parts.append("\n".join([f"## {kind(name).title}\n", head, "|---|---|--:|--:|--:|--:|---|", *rows]) + "\n")
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be given again")
    parser.add_argument("--pair", action="append", metavar="BOT,AGAINST", help="only this row; may be given again")
    parser.add_argument("--games", type=int, default=400, help="of each row; a multiple of four")
    parser.add_argument("--file", type=Path, default=ROOT / "build" / "ladder.jsonl", help="where games are kept")
    wish = parser.parse_args()
    wish.file.parent.mkdir(exist_ok=True)
    pairs = [tuple(each.split(",")) for each in wish.pair] if wish.pair else PAIRS
    for name in wish.game or GAMES:
        for bot, against in pairs:
            for _ in measure(Pair(name, bot, against), wish.games, wish.file):
                pass
            PAGE.write_text(page(wish.file), encoding="utf-8")
            print(
                name, row(Pair(name, bot, against), remembered(wish.file)[Pair(name, bot, against).mark()]), flush=True
            )


if __name__ == "__main__":
    main()
