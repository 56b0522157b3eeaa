"""Learn Hof-Verrat with numpy alone: first imitate `greedy`, then practise against oneself in the vector environment.

python examples/learn/train.py --out agent.npz --chart curve.svg
"""

import argparse
import time
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

GAME = "hofverrat"
FRESH = 10**9  # seeds of games that judge; no game that teaches has them
SPAN = 8.0  # a lead of so many points counts as good as won
BATCH = 1024
RATE, PRACTICE_RATE = 0.0015, 0.0007  # of learning; both go down to 0
SHARPNESS = 15.0  # how much likelier an action becomes by what it leads to
UNLIKELY = -3.5  # nobody looks behind an action with a smaller logarithm of its chance
MANY_NAMES = 100  # orders of names to learn under


class Lessons(NamedTuple):
    """Decisions, a row for each: what was seen and legal, how likely each action should be, how good the end was."""

    seen: Bytes
    mask: NDArray[Any]
    wanted: NDArray[Any]
    goal: Numbers

    def rows(self, chosen: NDArray[Any]) -> Self:
        """Some of them."""
        return self._make(part[chosen] for part in self)

    def renamed(self, names: Renaming) -> Self:
        """The same decisions under other names."""
        seen = self.seen[:, names.slots_from]
        return self._replace(
            seen=seen, mask=self.mask[:, names.actions_from], wanted=self.wanted[:, names.actions_from]
        )


def worth(leads: Any) -> Numbers:
    """From -1 to 1: how good it is to end so many points before the best of the others."""
    return np.tanh(np.asarray(leads, dtype=np.float32) / np.float32(SPAN))


def watch(seats: int, games: int) -> Lessons:
    """What `greedy` sees and does when it plays against itself."""
    encoder = courtier.encoder(GAME, memory=True)
    cells, goals = [bytearray() for _ in range(3)], []
    for number in range(games):
        match = courtier.Match(GAME, ["greedy"] * seats, seed=number)
        asked: list[int] = []
        while not match.over():
            seat = match.game.actor()
            code = match.players[seat].choose(match.view(seat), match.journal(seat), match.rng)
            seen, mask, wanted = bytearray(encoder.size), bytearray(encoder.actions), bytearray(encoder.actions)
            encoder.observe(match.game, seat, seen)
            encoder.mask(match.game, seat, mask)
            wanted[encoder.action(match.game, seat, code)] = 1
            for rows, row in zip(cells, (seen, mask, wanted), strict=True):
                rows.extend(row)
            asked.append(seat)
            match.answer(seat, code)
        goals += [rewards(match.game, SCORE)[seat] for seat in asked]
    return Lessons(*(np.frombuffer(rows, dtype=np.uint8).reshape(len(goals), -1) for rows in cells), worth(goals))


def play(network: Network, envs: CourtierVectorEnv, names: Renaming, seed: int, rng: np.random.Generator) -> Lessons:
    """A game against oneself at each place. Before every decision the network looks one answer ahead."""
    count = envs.num_envs
    playing, leads = np.ones(count, dtype=np.bool_), np.zeros((count, envs.seats))
    played = []
    seen, info = envs.reset(seed=seed)
    while playing.any():
        mask = info["action_mask"]
        wanted = look_ahead(network, envs, log_chances(network.forward(seen)[-1], mask), names)
        played.append((seen, mask, wanted, info["seat"], playing))
        reached = wanted.cumsum(axis=1)
        seen, _, over, _, info = envs.step(np.argmax(reached > rng.random((count, 1)) * reached[:, -1:], axis=1))
        if over.any():
            leads[over & playing] = info["final_rewards"][over & playing]
        playing = playing & ~over
    seen, mask, wanted, seat, counted = (np.concatenate(part) for part in zip(*played, strict=True))
    return Lessons(seen, mask, wanted, worth(leads[np.tile(np.arange(count), len(played)), seat])).rows(counted)


def look_ahead(network: Network, envs: CourtierVectorEnv, logs: Numbers, names: Renaming) -> Numbers:
    """The chances of all actions; what leads to a better position becomes likelier."""
    chances = np.exp(logs)
    looked: list[tuple[int, int]] = []
    cells = bytearray()
    for place in range(envs.num_envs):
        likely = np.flatnonzero(logs[place] > UNLIKELY).tolist()
        behind = [position_behind(envs, place, action) for action in likely] if len(likely) > 1 else [b""]
        if all(behind):
            chances[place, logs[place] <= UNLIKELY] = 0
            looked += [(place, action) for action in likely]
            cells += b"".join(behind)
    if looked:
        seen = np.frombuffer(cells, dtype=np.uint8).reshape(len(looked), -1)
        at = tuple(np.array(looked).T)
        chances[at] *= np.exp(SHARPNESS * network.forward(seen[:, names.slots_from])[-1][:, -1])
    return chances / chances.sum(axis=1, keepdims=True)


def position_behind(envs: CourtierVectorEnv, place: int, action: int) -> bytes:
    """What the seat sees after its answer, if it is asked on: then the answer has told it nothing that was hidden."""
    world, seat = envs.games.games[place].clone(), envs.games.asked[place]
    envs.encoder.apply(world, seat, action)
    if world.over() or world.actor() != seat:
        return b""
    seen = bytearray(envs.encoder.size)
    envs.encoder.observe(world, seat, seen)
    return bytes(seen)


def learn(network: Network, lessons: Lessons, rate: float) -> None:
    """One step: what is wanted becomes likelier, and the value comes nearer to how the game ended."""
    outs = network.forward(lessons.seen)
    slope = np.empty_like(outs[-1])
    slope[:, :-1] = np.exp(log_chances(outs[-1], lessons.mask)) - lessons.wanted
    slope[:, -1] = 0.5 * (outs[-1][:, -1] - lessons.goal)
    network.backward(outs, slope / len(slope), rate)


def compete(network: Network, asked: argparse.Namespace, opponents: str | list[str]) -> tuple[float, float]:
    """The share of the victory of its best actions in fresh games, and half of the interval of 95 %."""
    envs = CourtierVectorEnv(GAME, asked.judged, asked.seats, opponents=opponents, memory=True)
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
        encoder = courtier.encoder(GAME, memory=True)
        self.names = some_renamings(encoder, MANY_NAMES)
        lessons = watch(asked.seats, asked.watched)
        self.network = Network.untaught(lessons.seen, encoder.actions, asked.hidden, self.rng)
        self.judge("untaught")
        self.imitate(lessons)

    def imitate(self, lessons: Lessons) -> None:
        """Do as `greedy` did, in smaller and smaller steps."""
        passes = self.asked.passes
        for done in range(passes):
            self.study(lessons, RATE * (1 - done / passes))
            if done + 1 == passes or (done + 1) & done == 0:  # 1, 2, 4, 8 …
                self.judge(f"pass {done + 1}")

    def practise(self) -> None:
        """Rounds of games against oneself, in smaller and smaller steps."""
        asked = self.asked
        envs = CourtierVectorEnv(GAME, asked.games, asked.seats, reward=SCORE, memory=True)
        for done in range(asked.rounds):
            names = self.names[self.rng.integers(MANY_NAMES)]
            lessons = play(self.network, envs, names, FRESH // 2 + done * asked.games, self.rng)
            self.study(lessons, PRACTICE_RATE * (1 - done / asked.rounds))
            if (done + 1) % asked.every == 0 or done + 1 == asked.rounds:
                self.judge(f"round {done + 1}")

    def study(self, lessons: Lessons, rate: float) -> None:
        """All lessons once, in any order, under many names."""
        order = self.rng.permutation(len(lessons.goal))
        for first in range(0, len(order), BATCH):
            part = lessons.rows(order[first : first + BATCH])
            learn(self.network, part.renamed(self.names[self.rng.integers(MANY_NAMES)]), rate)

    def judge(self, words: str) -> None:
        """Add a point to the curve; write the network and the picture."""
        asked = self.asked
        self.spent += time.process_time() - self.began
        random, _ = compete(self.network, asked, "random")
        greedy, half = compete(self.network, asked, ["greedy"] * (asked.seats - 1))
        self.curve.append(Point(self.spent / 60, random, greedy, half))
        print(f"{self.spent / 60:5.1f} min {words:>12}: {random:.3f} of random, {greedy:.3f} ± {half:.3f} of greedy")
        self.network.save(asked.out)
        asked.chart.write_text(chart(self.curve, f"Hof-Verrat, {asked.seats} seats", 1 / asked.seats), encoding="utf-8")
        self.began = time.process_time()


def asked() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("agent.npz"), help="the network")
    parser.add_argument("--chart", type=Path, default=Path("curve.svg"), help="the learning curve")
    for flag, usual, words in (
        ("--seats", 2, "players"),
        ("--watched", 4000, "games of greedy to imitate"),
        ("--passes", 16, "over the decisions of these games"),
        ("--rounds", 60, "of games against oneself"),
        ("--games", 600, "side by side in a round"),
        ("--every", 10, "rounds the network is judged"),
        ("--hidden", 192, "units of a layer"),
        ("--judged", 500, "games judge it"),
        ("--seed", 1, "of all that is left to chance"),
    ):
        parser.add_argument(flag, type=int, default=usual, help=words)
    return parser.parse_args()


if __name__ == "__main__":
    Course(asked()).practise()
