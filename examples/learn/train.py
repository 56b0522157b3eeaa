"""Learn Hof-Verrat by imitating `greedy`, with numpy alone. The vector environment judges what was learned.

python examples/learn/train.py --out agent.npz --chart curve.svg
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np
from chart import Point, chart
from network import NEVER, Bytes, Network, Numbers, log_chances
from numpy.typing import NDArray
from renaming import NAMES, Renaming, scores, some_renamings

import courtier
from courtier.adapters.vector import CourtierVectorEnv
from courtier.core.rewards import SCORE, rewards

FRESH = 10**9  # seeds of games that judge; no game that teaches has them
SPAN = 8.0  # a lead of so many points counts as good as won
BATCH = 2048
RATE = 0.0015  # of learning; it goes down to 0
MANY_NAMES = 100  # orders of names to learn under


class Lessons(NamedTuple):
    """Decisions, a row for each: what was seen, what was legal, what was done, and how good the end was."""

    seen: Bytes
    mask: NDArray[Any]
    done: NDArray[Any]
    goal: Numbers

    def rows(self, chosen: NDArray[Any]) -> Self:
        """Some of them."""
        return self._make(part[chosen] for part in self)

    def renamed(self, names: Renaming) -> Self:
        """The same decisions under other names."""
        seen, mask = self.seen[:, names.slots_from], self.mask[:, names.actions_from]
        return self._replace(seen=seen, mask=mask, done=names.actions_to[self.done])


def worth(leads: Any) -> Numbers:
    """From -1 to 1: how good it is to end so many points before the best of the others."""
    return np.tanh(np.asarray(leads, dtype=np.float32) / np.float32(SPAN))


def watch(game: str, seats: int, games: int) -> Lessons:
    """What `greedy` sees and does when it plays against itself."""
    encoder = courtier.encoder(game, memory=True)
    seen, masks, done, goals = bytearray(), bytearray(), [], []
    for number in range(games):
        match = courtier.Match(game, ["greedy"] * seats, seed=number)
        asked: list[int] = []
        while not match.over():
            seat = match.game.actor()
            bot = match.players[seat]
            assert bot is not None
            code = bot.choose(match.view(seat), match.journal(seat), match.rng)
            row, mask = bytearray(encoder.size), bytearray(encoder.actions)
            encoder.observe(match.game, seat, row)
            encoder.mask(match.game, seat, mask)
            seen += row
            masks += mask
            done.append(encoder.action(match.game, seat, code))
            asked.append(seat)
            match.answer(seat, code)
        goals += [rewards(match.game, SCORE)[seat] for seat in asked]
    rows = len(done)
    seen_rows, mask_rows = (np.frombuffer(cells, dtype=np.uint8).reshape(rows, -1) for cells in (seen, masks))
    return Lessons(seen_rows, mask_rows, np.array(done), worth(goals))


def learn(network: Network, lessons: Lessons, rate: float) -> None:
    """One step: what was done becomes likelier, and the value comes nearer to how the game ended."""
    rows = np.arange(len(lessons.done))
    outs = network.forward(lessons.seen)
    slope = np.empty_like(outs[-1])
    slope[:, :-1] = np.exp(log_chances(outs[-1], lessons.mask))
    slope[rows, lessons.done] -= 1
    slope[:, -1] = 0.5 * (outs[-1][:, -1] - lessons.goal)
    network.backward(outs, slope / len(rows), rate)


def compete(network: Network, asked: argparse.Namespace, opponents: str | list[str]) -> tuple[float, float]:
    """The share of the victory in fresh games, and half of its interval of 95 %. It takes its best action."""
    envs = CourtierVectorEnv(asked.game, asked.judged, asked.seats, opponents=opponents, memory=True)
    names = some_renamings(envs.encoder, NAMES)
    seen, info = envs.reset(seed=FRESH)
    shares = np.full(asked.judged, np.nan)
    while np.isnan(shares).any():
        best = np.argmax(np.where(info["action_mask"], scores(network, seen, names), NEVER), axis=1)
        seen, reward, over, _, info = envs.step(best)
        shares = np.where(over & np.isnan(shares), reward, shares)
    return float(shares.mean()), float(1.96 * shares.std() / np.sqrt(asked.judged))


class Course:
    """A training: its network, and its learning curve. Judging does not count as time."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.rng = np.random.default_rng(asked.seed)
        self.began, self.spent = time.process_time(), 0.0
        self.curve: list[Point] = []
        self.encoder = courtier.encoder(asked.game, memory=True)
        self.lessons = watch(asked.game, asked.seats, asked.watched)
        self.network = Network.untaught(self.lessons.seen, self.encoder.actions, asked.hidden, self.rng)
        self.judge("untaught")

    def imitate(self) -> None:
        """Do as `greedy` did, under many names, in smaller and smaller steps."""
        names, passes = some_renamings(self.encoder, MANY_NAMES), self.asked.passes
        for done in range(passes):
            for lessons in self.parts(self.lessons):
                learn(self.network, lessons.renamed(names[self.rng.integers(MANY_NAMES)]), RATE * (1 - done / passes))
            if done + 1 == passes or (done + 1) & done == 0:  # 1, 2, 4, 8 …
                self.judge(f"pass {done + 1}")

    def parts(self, lessons: Lessons) -> Iterator[Lessons]:
        """All lessons once, in any order."""
        order = self.rng.permutation(len(lessons.done))
        for first in range(0, len(order), BATCH):
            yield lessons.rows(order[first : first + BATCH])

    def judge(self, words: str) -> None:
        """Add a point to the curve; write the network and the picture."""
        asked = self.asked
        self.spent += time.process_time() - self.began
        random, _ = compete(self.network, asked, "random")
        greedy, half = compete(self.network, asked, ["greedy"] * (asked.seats - 1))
        self.curve.append(Point(self.spent / 60, random, greedy, half))
        print(f"{self.spent / 60:5.1f} min {words:>12}: {random:.3f} of random, {greedy:.3f} ± {half:.3f} of greedy")
        self.network.save(asked.out)
        title = f"{courtier.games()[asked.game]['title']}, {asked.seats} seats: share of the victory"
        asked.chart.write_text(chart(self.curve, title, 1 / asked.seats), encoding="utf-8")
        self.began = time.process_time()


def asked() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--game", default="hofverrat", help="to learn")
    parser.add_argument("--out", type=Path, default=Path("agent.npz"), help="the network")
    parser.add_argument("--chart", type=Path, default=Path("curve.svg"), help="the learning curve")
    for flag, usual, words in (
        ("--seats", 2, "players"),
        ("--watched", 4000, "games of greedy to imitate"),
        ("--passes", 16, "over the decisions of these games"),
        ("--hidden", 192, "units of a layer"),
        ("--judged", 500, "games judge it"),
        ("--seed", 1, "of all that is left to chance"),
    ):
        parser.add_argument(flag, type=int, default=usual, help=words)
    return parser.parse_args()


if __name__ == "__main__":
    Course(asked()).imitate()
