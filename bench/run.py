"""`make bench`: Courtier beside other engines, in one run, turn and turn about, on one core.

Every round asks each worker for a little of each figure, so that all engines meet the same
machine; ratios are taken within a round.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from report import Findings, Row, section
from results import RESULTS, loop, put

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
PEERS = ROOT / ".venv-bench"

HEARTS = Row("OpenSpiel hearts, Python chooses", "hearts", "decisions")  # the yardstick
ROWS = (
    Row("Hof-Verrat compiled, Python chooses", "compiled", "decisions-4", times=6),
    HEARTS,
    Row("Hof-Verrat interpreted, Python chooses", "interpreted", "decisions-4", times=1.5),
    Row("Hof-Verrat compiled, engine plays out", "compiled", "play-out", times=12),
    Row("Hof-Verrat interpreted, engine plays out", "interpreted", "play-out"),
    Row("Hof-Verrat compiled, Python chooses, 2 seats", "compiled", "decisions-2"),
    Row("Hof-Verrat compiled, Python chooses, 3 seats", "compiled", "decisions-3"),
    Row("Hof-Verrat compiled, Python chooses, 5 seats", "compiled", "decisions-5"),
    Row("OpenSpiel hearts, dealt as if the odds were known to be even", "hearts", "decisions-even-odds"),
    Row("OpenSpiel hearts, dealt without asking for odds", "hearts", "decisions-no-odds"),
    Row("RLCard uno, Python chooses, 2 seats", "uno", "decisions"),
    Row("catanatron Catan, Python chooses", "catan", "decisions"),
    Row("Hof-Verrat compiled, clone in mid-game", "compiled", "clone", "µs", under="hearts"),
    Row("Hof-Verrat interpreted, clone in mid-game", "interpreted", "clone", "µs"),
    Row("OpenSpiel hearts, clone in mid-game", "hearts", "clone", "µs"),
    Row("Hof-Verrat compiled, guesses from a belief", "compiled", "guess", least=100_000),
    Row("Hof-Verrat interpreted, guesses from a belief", "interpreted", "guess"),
    Row("Dûhr compiled, Python chooses", "duhr compiled", "decisions-4", times=2),
    Row("Dûhr compiled, Python chooses, 5 seats", "duhr compiled", "decisions-5", times=2),
    Row("Dûhr compiled, Python chooses, 6 seats", "duhr compiled", "decisions-6", times=2),
    Row("Dûhr interpreted, Python chooses", "duhr interpreted", "decisions-4"),
    Row("Dûhr compiled, engine plays out", "duhr compiled", "play-out", times=4),
    Row("Dûhr interpreted, engine plays out", "duhr interpreted", "play-out"),
    Row("Dûhr compiled, clone in mid-game", "duhr compiled", "clone", "µs"),
    Row("Dûhr interpreted, clone in mid-game", "duhr interpreted", "clone", "µs"),
    Row("Dûhr compiled, guesses from a belief", "duhr compiled", "guess", least=50_000),
    Row("Dûhr interpreted, guesses from a belief", "duhr interpreted", "guess"),
    Row("Intrigue compiled, Python chooses", "intrigue compiled", "decisions-4", times=2),
    Row("Intrigue compiled, Python chooses, 3 seats", "intrigue compiled", "decisions-3", times=2),
    Row("Intrigue compiled, Python chooses, 6 seats", "intrigue compiled", "decisions-6", times=2),
    Row("Intrigue interpreted, Python chooses", "intrigue interpreted", "decisions-4"),
    Row("Intrigue compiled, engine plays out", "intrigue compiled", "play-out", times=4),
    Row("Intrigue interpreted, engine plays out", "intrigue interpreted", "play-out"),
    Row("Intrigue compiled, clone in mid-game", "intrigue compiled", "clone", "µs"),
    Row("Intrigue interpreted, clone in mid-game", "intrigue interpreted", "clone", "µs"),
    Row("Intrigue compiled, guesses from a belief", "intrigue compiled", "guess", least=50_000),
    Row("Intrigue interpreted, guesses from a belief", "intrigue interpreted", "guess"),
)
EXPECTED_OF_TWO = 1.8  # workers, against one
PAIRS = 5  # of simulations
BUILDS = ("compiled", "interpreted")


def main() -> None:
    found = asked_for()
    workers = started()
    found.noise.append(loop())
    for number in range(found.rounds):
        print(f"round {number + 1} of {found.rounds}", flush=True)
        for row in ROWS:
            rate = workers[row.worker].measure(row.task, found.seconds)
            found.rates.setdefault(row, []).append(rate)
        found.noise.append(loop())
    print("simulate, one worker and two in turn", flush=True)
    found.walls = [(simulate(1, found.games), simulate(2, found.games)) for _ in range(PAIRS)]
    found.noise.append(loop())
    put("Engines side by side", section(found, HEARTS, EXPECTED_OF_TWO, PEERS))
    print(RESULTS.read_text(encoding="utf-8"))


def asked_for() -> Findings:
    parser = argparse.ArgumentParser(description="Courtier beside other engines")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3, help="per figure and round")
    parser.add_argument("--games", type=int, default=100_000, help="of `courtier simulate`")
    return Findings(**vars(parser.parse_args()))


class Worker:
    """A process that runs `worker.py`, with one engine in it."""

    def __init__(self, script: str, *words: str, path: str = "") -> None:
        self.process = subprocess.Popen(
            [PEERS / "bin" / "python", ROOT / "bench" / script, *words],
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.build = self.answer()

    def measure(self, task: str, seconds: float) -> float:
        """How many things per CPU second."""
        assert self.process.stdin
        print(task, seconds, file=self.process.stdin, flush=True)
        count, spent = self.answer().split()
        return int(count) / float(spent)

    def answer(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline().strip()
        if not line:
            sys.exit(f"{self.process.args!r} stopped; its error stands above")
        return line


def started() -> dict[str, Worker]:
    workers = {
        "compiled": Worker("play_courtier.py", "hofverrat", path=str(COMPILED)),
        "interpreted": Worker("play_courtier.py", "hofverrat", path=str(ROOT / "src")),
        "duhr compiled": Worker("play_courtier.py", "duhr", path=str(COMPILED)),
        "duhr interpreted": Worker("play_courtier.py", "duhr", path=str(ROOT / "src")),
        "intrigue compiled": Worker("play_courtier.py", "intrigue", path=str(COMPILED)),
        "intrigue interpreted": Worker("play_courtier.py", "intrigue", path=str(ROOT / "src")),
        "hearts": Worker("play_hearts.py"),
        "uno": Worker("play_uno.py"),
        "catan": Worker("play_catan.py"),
    }
    for name, worker in workers.items():
        wanted = name.rpartition(" ")[2]
        if wanted in BUILDS and worker.build != wanted:
            sys.exit(f"expected the {wanted} build of Courtier, got the {worker.build} one")
    return workers


def simulate(workers: int, games: int) -> float:
    """Seconds on the wall, from the start of the command to its end."""
    with tempfile.TemporaryDirectory() as folder:
        command = (
            *(Path(sys.executable).parent / "courtier", "simulate", "hofverrat"),
            *("--games", str(games), "--seats", "4", "--bots", "random"),
            *("--workers", str(workers), "--seed", "7"),
            *("--json", Path(folder) / "report.json"),
        )
        environment = os.environ | {"PYTHONPATH": str(COMPILED)}
        start = perf_counter()
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
        return perf_counter() - start


if __name__ == "__main__":
    main()
