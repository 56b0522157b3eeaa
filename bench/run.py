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
from typing import NamedTuple

from courtier.core.registry import kind, names
from courtier.core.search_model import GREEDY
from report import DECISIONS, Findings, Row, section
from results import RESULTS, loop, put

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
PEERS = ROOT / ".venv-bench"

HEARTS = Row("OpenSpiel hearts, Python chooses", "hearts", "decisions")  # the yardstick
PEER_ROWS = (
    HEARTS,
    Row("OpenSpiel hearts, dealt as if the odds were known to be even", "hearts", "decisions-even-odds"),
    Row("OpenSpiel hearts, dealt without asking for odds", "hearts", "decisions-no-odds"),
    Row("RLCard uno, Python chooses, 2 seats", "uno", "decisions"),
    Row("catanatron Catan, Python chooses", "catan", "decisions"),
    Row("OpenSpiel hearts, clone in mid-game", "hearts", "clone", "µs"),
    Row("OpenSpiel's ISMCTS in C++ on hearts, simulations with whole play-outs", "hearts", "search"),
    Row("PettingZoo texas_holdem, loop of agents", "texas", "pettingzoo"),
    Row("OpenSpiel's Kuhn poker in Python, its loop", "kuhn", "openspiel"),
    Row("OpenSpiel's tic-tac-toe in Python, its loop", "kuhn", "tic-tac-toe"),
    Row("OpenSpiel's liar's poker in Python, its loop", "kuhn", "liars-poker"),
    Row("OpenSpiel's block dominoes in Python, its loop", "kuhn", "dominoes"),
)


class Goals(NamedTuple):
    """What is expected of a game, compiled; the first three as multiples of the decisions of hearts."""

    decisions: float = 2
    other_seats: float = 2  # decisions with another number of seats than four
    play_out: float = 4
    guesses: float = 50_000  # a second
    clone_under: str = ""  # the worker that may need no less for a clone
    interpreted: float = 0  # decisions, interpreted
    clone: float = 0  # the most microseconds of a clone
    menu_game: float = 3  # how many times as long a game with the menu of deals may take
    menu_length: float = 0  # how many times as many decisions it may have
    vector: float = 0  # decisions a second of the vector environment, without observations
    vector_seen: float = 0  # the same with observations and masks
    search: float = 0  # simulations a second, as a multiple of OpenSpiel's search on hearts


GOALS = {
    "hofverrat": Goals(6, 0, 12, 100_000, "hearts", 1.5, vector=1_000_000, vector_seen=300_000, search=0.9),
    "duhr": Goals(search=0.6),
    "intrigue": Goals(search=0.3),
    "cutthroat": Goals(2.5, 0, 5, 30_000, clone=3, menu_game=0, menu_length=5),
}  # all other games: the goals of every game


def rows_of(name: str) -> list[Row]:
    """The figures of one game."""
    game, goals = kind(name), GOALS.get(name, Goals())
    title, built, plain = game.title.partition(":")[0], f"{name} compiled", f"{name} interpreted"
    seats = [each for each in game.seats if each != 4]
    return [
        Row(f"{title} compiled, Python chooses", built, "decisions-4", times=goals.decisions),
        *[
            Row(f"{title} compiled, Python chooses, {each} seats", built, f"decisions-{each}", times=goals.other_seats)
            for each in seats
        ],
        Row(f"{title} interpreted, Python chooses", plain, "decisions-4", times=goals.interpreted),
        Row(f"{title} compiled, engine plays out", built, "play-out", times=goals.play_out),
        Row(f"{title} interpreted, engine plays out", plain, "play-out"),
        Row(f"{title} compiled, clone in mid-game", built, "clone", "µs", under=goals.clone_under, most=goals.clone),
        Row(f"{title} interpreted, clone in mid-game", plain, "clone", "µs"),
        Row(f"{title} compiled, guesses from a belief", built, "guess", least=goals.guesses),
        Row(f"{title} interpreted, guesses from a belief", plain, "guess"),
        *environment_rows(title, built, goals),
        *search_rows(name, title, goals),
        *(deal_rows(title, built, goals) if any(option.name == "deals" for option in game.options) else ()),
    ]


def environment_rows(title: str, built: str, goals: Goals) -> list[Row]:
    """What programs that learn meet."""
    many = f"{title} compiled, vector environment of 256 games"
    return [
        Row(f"{title} compiled, observation and mask of one seat", built, "observe", least=200_000),
        Row(f"{many}, without observations", built, "vector", least=goals.vector),
        Row(f"{many}, with observations and masks", built, "vector-seen", least=goals.vector_seen),
        Row(f"{title} compiled, PettingZoo's loop of agents", built, "pettingzoo", peer="texas", peer_times=10),
        Row(f"{title} compiled, OpenSpiel's loop", built, "openspiel", peer="kuhn", peer_times=1),
    ]


def search_rows(name: str, title: str, goals: Goals) -> list[Row]:
    """What one search for an answer does in a second."""
    built = f"{name} compiled"
    label = f"{title} compiled, simulations of a tree with whole random play-outs"
    rows = [Row(label, built, "search", peer="hearts", peer_times=goals.search)]
    strongest = kind(name).levels[-1]
    if strongest.plays != GREEDY:
        label = f"{title} compiled, simulations as level5 does them"
        rows.append(Row(label, built, "search-level", peer="hearts", peer_task="search"))
    return rows


def deal_rows(title: str, built: str, goals: Goals) -> list[Row]:
    """What deals cost."""
    return [
        Row(f"{title} compiled, games without deals", built, "game"),
        Row(f"{title} compiled, games with the menu", built, "game-menu", than="game", longer=goals.menu_game),
        Row(f"{title} compiled, a random game without deals", built, "length", DECISIONS),
        Row(
            f"{title} compiled, a random game with the menu",
            built,
            "length-menu",
            DECISIONS,
            than="length",
            longer=goals.menu_length,
        ),
        Row(f"{title} compiled, decisions with the menu", built, "decisions-menu", than="decisions-4", longer=1.3),
        Row(f"{title} compiled, decisions of a table without promises", built, "decisions-halfway"),
        Row(
            f"{title} compiled, decisions with 20 promises in force",
            built,
            "decisions-promises",
            than="decisions-halfway",
            longer=2,
        ),
    ]


GAMES = [name for name in names() if 4 in kind(name).seats]
ROWS = (*PEER_ROWS, *[row for name in GAMES for row in rows_of(name)])
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
        """How many things per CPU second, or of a size how many each time."""
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
        **{f"{name} compiled": Worker("play_courtier.py", name, path=str(COMPILED)) for name in GAMES},
        **{f"{name} interpreted": Worker("play_courtier.py", name, path=str(ROOT / "src")) for name in GAMES},
        "hearts": Worker("play_hearts.py"),
        "uno": Worker("play_uno.py"),
        "catan": Worker("play_catan.py"),
        "texas": Worker("play_texas.py"),
        "kuhn": Worker("play_kuhn.py"),
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
