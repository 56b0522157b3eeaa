"""Plays the levels against each other and writes docs/ladder.md: `make ladder`.

In each match one seat plays against the others, which have another level. Every deal is played once from each seat.
Games that were played before are kept in a file of JSON lines, so that a run can be stopped and goes on later; a line
belongs to what the level was then (its row in `search_model.py`, and the learned values that it uses) and is not used
after a change. docs/ladder.json keeps the results of all rows, so that nobody must play them all again for one.
"""

import argparse
import json
import math
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from time import monotonic, process_time
from typing import Any, NamedTuple

import courtier
from courtier import bots
from courtier.core.errors import BadModel
from courtier.core.registry import kind
from courtier.core.search_model import GREEDY, Level

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "ladder.md"
RESULTS = ROOT / "docs" / "ladder.json"
GAMES = ("hofverrat", "duhr", "intrigue", "cutthroat")
SEATS = 4
FIRST_SEED = 700_000
ENOUGH = 400  # games that settle a row
FEWEST_DEALS = 10  # fewer say nothing about their spread
SECONDS = 60  # of a minute
NORMAL = 1.96  # of a 95 % interval
PAIRS = (
    ("level1", "random"),
    ("level2", "level1"),
    ("level3", "level2"),
    ("level4", "level3"),
    ("level5", "level4"),
    ("level5", "greedy"),
    ("learned", "greedy"),
)
FOR_TWO = {"hofverrat": (("level5", "greedy"), ("learned", "greedy"))}  # a game of its own with two seats
HEAD = """# The ladder of levels

How strong `level1` to `level5` are, at four seats. In each row one bot plays against three of another level; every deal
is played four times, once from each seat. A share above 0.25 means that it is stronger (in a game for two: above 0.50);
the interval is one of 95 %, given from ten deals on. “Shown” means that the whole interval lies above that after at
least 400 games. The games of a row were played after its two levels were fixed; a level that is changed is played anew.
Where a level is just `greedy`, two rows may be about the same games.

`level5` plays here with all its simulations and without its clock, so that a busy machine makes it no weaker. On a
machine of its own the clock seldom ends an answer: “CPU for an answer” is the mean over all answers of a game.

`learned` searches with the learned values of the game, whether a level uses them or not ([Train values](train.md)).
Below each table stands how well these values foresee the winner of games that they did not learn from: their mean
log-loss, and in brackets that of greedy's own judgement and of even odds (less is better).

`make ladder` writes this page. `ARGS="--game duhr --games 400"` plays one game; more games make the intervals smaller.
With `--minutes 30` all rows are played in turn for so long; a run goes on where the last one stopped.
"""
# What is said of learned values below the table.
FEW = "They come from few games, and no level uses them until the row of `learned` shows that they help.\n"
NOTES = {
    "hofverrat": """\
They come from few games. With four players a short search with them beats greedy, with two it is weaker; no level uses
them, because a level plays with any number of players.
"""
}

# What was tried before a game's levels were fixed, by game.
TRIED = {
    "cutthroat": """\
Tried for `level5` against three greedy, with the same three deals from each seat, 30 simulations an answer: play-outs
of four turns won 0.33 and ended 5.1 points behind the best of the others; with 80 simulations 0.38 and 8.8 behind;
with half the caution 0.46 and 6.2 behind. Play-outs of eight turns won 0.58 and ended 0.8 ahead. Twelve games say
little; `level5` takes eight turns.
"""
}


class Pair(NamedTuple):
    """One row: a game, the bot, and its three opponents."""

    game: str
    bot: str
    against: str
    seats: int = SEATS

    def mark(self) -> str:
        """What plays: what is behind the two names now. Two rows in which the same plays have the same games."""
        return json.dumps([self.game, self.seats, *map(self.behind, (self.bot, self.against))])

    def behind(self, name: str) -> list[Any]:
        """The level, and the values it judges by. A level that is just the game's own bot is that bot."""
        level = self.level(name)
        if level is None or level == Level(GREEDY):
            return [name if level is None else GREEDY]
        return [*level, fingerprint(self.game) if level.turns else ""]

    def player(self, name: str) -> bots.Bot:
        """A bot of that name, without a clock: all simulations that the level has, however busy the machine is."""
        level = self.level(name)
        if level is None or level.seconds == 0.0:
            return bots.make(self.game, name)
        return bots.make(self.game, f"{name}@{level.simulations}")

    def level(self, name: str) -> Level | None:
        """What is behind a name; None for `random` and `greedy`."""
        names = kind(self.game).level_names()
        return kind(self.game).levels[names.index(name)] if name in names else EXTRA[name](self.game)

    def others(self) -> str:
        """The opponents in words."""
        return f"three {self.against}" if self.seats == SEATS else f"one {self.against}, two seats"


def fingerprint(game: str) -> str:
    """Of the learned values that come with a game; empty if there are none."""
    values = kind(game).values
    assert values is not None
    try:
        return sha256(values.text().encode()).hexdigest()[:8]
    except BadModel:
        return ""


EXTRA: dict[str, Any] = {
    "random": lambda _game: None,
    "greedy": lambda _game: None,
    "learned": lambda game: kind(game).learned,
}


class Result(NamedTuple):
    """What the games of a row have come to."""

    games: int
    share: float
    half: float  # of the interval
    lead: float
    milliseconds: float


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
    deal, seat = divmod(number, pair.seats)
    timed = Timed(pair.player(pair.bot))
    players: list[Any] = [pair.player(pair.against) for _ in range(pair.seats)]
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


def measure_in_turn(pairs: list[Pair], wanted: int, minutes: float, file: Path) -> None:
    """Play a deal of the pair that has the fewest games, again and again, until all have enough or the time is up."""
    until = monotonic() + SECONDS * minutes
    while monotonic() < until:
        played = remembered(file)
        fewest = min(pairs, key=lambda pair: len(played.get(pair.mark(), [])))
        count = len(played.get(fewest.mark(), []))
        if count >= wanted:
            break
        for _ in measure(fewest, count + fewest.seats, file):
            pass


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


def result(games: list[Game]) -> Result:
    """The games of a row in a few numbers."""
    share, half = interval(games)
    lead = sum(game.lead for game in games) / len(games)
    milliseconds = 1000 * sum(game.seconds for game in games) / len(games)
    return Result(len(games), *(round(number, 3) for number in (share, half, lead, milliseconds)))


def results(file: Path, before: Path) -> dict[str, Result]:
    """By pair: the results kept so far, and those of games that are more."""
    found = {mark: Result(*each) for mark, each in json.loads(before.read_text(encoding="utf-8")).items()}
    for mark, games in remembered(file).items():
        if mark not in found or found[mark].games < len(games):
            found[mark] = result(games)
    return found


def row(pair: Pair, found: Result | None) -> str:
    if found is None:
        return f"| {pair.bot} | {pair.others()} | 0 | not played | | | no |"
    stronger = found.share - found.half > 1 / pair.seats
    shown = "too few games" if found.games < ENOUGH else "yes" if stronger else "no"
    sure = f" ± {found.half:.2f}" if found.games >= FEWEST_DEALS * pair.seats else ""
    figures = f"{found.games} | {found.share:.2f}{sure} | {found.lead:+.1f} | {found.milliseconds:.0f} ms"
    return f"| {pair.bot} | {pair.others()} | {figures} | {shown} |"


def pairs_of(game: str) -> list[Pair]:
    """All rows of a game."""
    return [Pair(game, *each) for each in PAIRS] + [Pair(game, *each, 2) for each in FOR_TWO.get(game, ())]


def values_line(game: str) -> str:
    """How well the learned values of a game foresee its winner."""
    values = kind(game).values
    assert values is not None
    if not fingerprint(game):
        return "No learned values come with this game yet."
    record = values.record()
    losses = [
        f"{seats} players {each['learned']:.3f} ({each['judge']:.3f}, {each['even']:.3f})"
        for seats, each in record["log_loss"].items()
    ]
    made = f"{record['positions']} positions of {record['games']} games"
    return f"Learned values (`{record['command']}`, {made}): log-loss {'; '.join(losses)}."


def page(found: dict[str, Result]) -> str:
    parts = [HEAD]
    for name in GAMES:
        rows = [row(pair, found.get(pair.mark())) for pair in pairs_of(name)]
        head = "| bot | against | games | share of victories | mean lead | CPU for an answer | shown |"
        table = "\n".join([f"## {kind(name).title}\n", head, "|---|---|--:|--:|--:|--:|---|", *rows])
        parts.append(
            f"{table}\n\n{values_line(name)}\n{NOTES.get(name, FEW) if fingerprint(name) else ''}{tried(name)}"
        )
    return "\n".join(parts)


def tried(game: str) -> str:
    """What was tried, as a paragraph."""
    return f"\n{TRIED[game]}" if game in TRIED else ""


def publish(file: Path) -> dict[str, Result]:
    """Write the page, and the results of all rows that there are."""
    found = results(file, RESULTS)
    wanted = [pair.mark() for name in GAMES for pair in pairs_of(name)]
    kept = {mark: found[mark] for mark in wanted if mark in found}
    lines = [f"{json.dumps(mark)}: {json.dumps(each)}" for mark, each in kept.items()]
    RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    PAGE.write_text(page(kept), encoding="utf-8")
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be given again")
    parser.add_argument("--pair", action="append", metavar="BOT,AGAINST", help="only this row; may be given again")
    parser.add_argument("--seats", type=int, choices=(2, SEATS), help="only rows of so many players")
    parser.add_argument("--games", type=int, default=400, help="of each row; a multiple of the seats")
    parser.add_argument("--file", type=Path, default=ROOT / "build" / "ladder.jsonl", help="where games are kept")
    parser.add_argument("--minutes", type=float, help="play all these rows in turn, for so long at most")
    wish = parser.parse_args()
    wish.file.parent.mkdir(exist_ok=True)
    pairs = [pair for name in wish.game or GAMES for pair in pairs_of(name) if is_wanted(pair, wish)]
    if wish.minutes is not None:
        measure_in_turn(pairs, wish.games, wish.minutes, wish.file)
    for pair in pairs:
        if wish.minutes is None:
            for _ in measure(pair, wish.games, wish.file):
                pass
        print(pair.game, row(pair, publish(wish.file).get(pair.mark())), flush=True)


def is_wanted(pair: Pair, wish: argparse.Namespace) -> bool:
    """True if the command line asks for this row, and its bots can be made."""
    if wish.pair and f"{pair.bot},{pair.against}" not in wish.pair:
        return False
    return wish.seats in (None, pair.seats) and not ("learned" in pair[1:3] and not fingerprint(pair.game))


if __name__ == "__main__":
    main()
