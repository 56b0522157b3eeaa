"""Tries the levers of Cutthroat Kingdoms one by one: every shuffle as the game is, and once more with each lever.

    python tools/balance_cutthroat.py --games 2000 --minutes 60 --seats 3,4,5,6 --bots greedy --option deals=menu

A lever is a file of options or rows of cards in `tools/cutthroat_levers`. For each number of seats it plays shuffle
after shuffle, in the order of the seed, until so many games of a setting or so many minutes of one processor are over.

What was counted in a shuffle is a line of `build/balance/<seats>.jsonl`. A second run with the same seed, bots and
options reads these lines and goes on, with other levers too. After a change of the bots choose another directory
(`--into`). The report, `<seats>.txt`, is written anew after every few shuffles; `--minutes 0` only writes it.
`docs/balance-cutthroat.md` says what was found.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from courtier.arena.counts import NONE, PLACE, SHARED, WINS, Cell, Cells, Key, Pair, count
from courtier.arena.files import variant
from courtier.arena.plan import Plan, plan
from courtier.arena.statistics import Estimate, difference, mean, share
from courtier.core.errors import BadSetup, CourtierError
from courtier.core.options import read_option
from courtier.core.registry import kind

ROOT = Path(__file__).parent.parent
LEVERS = ROOT / "tools" / "cutthroat_levers"
REPORTS = ROOT / "build" / "balance"
GAME_NAME = "cutthroat"
AS_IT_IS = "as it is"
FACTS = ("house", "seat", "state", "lasting", "share", "territory", "deed", "deal")
TOO_MUCH = 1.5  # of a fair share: the aim of the game's balance
TOO_LITTLE = 0.6
SHARES = (WINS, "heir dead", "survive", "owned", "plagued")  # columns that are parts of a whole
EVERY = 10  # shuffles, after which the report is written
Results = dict[int, Cells]  # of one setting: by shuffle what was counted


class Asked(NamedTuple):
    """What the command line says."""

    games: int
    minutes: float
    seats: list[int]
    bots: list[str]
    seed: int
    options: list[str]
    levers: list[str]
    into: Path


def main() -> None:
    asked = read_arguments()
    asked.into.mkdir(parents=True, exist_ok=True)
    try:
        for seats in asked.seats:
            measure(asked, seats)
    except CourtierError as error:
        sys.exit(str(error))


def read_arguments() -> Asked:
    parser = argparse.ArgumentParser(description="the levers of Cutthroat Kingdoms, one by one")
    parser.add_argument("--games", type=int, default=2000, help="of each setting, at each number of seats")
    parser.add_argument("--minutes", type=float, default=60.0, help="of one processor, for each number of seats")
    parser.add_argument("--seats", default="3,4,5,6")
    parser.add_argument("--bots", default="greedy", help="one for all seats, or one for each")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--option", action="append", default=[], help="of every game, as NAME=VALUE; may be repeated")
    parser.add_argument("--into", type=Path, default=REPORTS, help="the directory of results and reports")
    parser.add_argument(
        "--lever", action="append", help="the name of a file; may be repeated; all without it; - for none"
    )
    given = parser.parse_args()
    known = sorted(path.stem for path in LEVERS.glob("*.toml"))
    levers = known if given.lever is None else [lever for lever in given.lever if lever != "-"]
    for lever in levers:
        if lever not in known:
            parser.error(f"expected --lever to be one of {', '.join(known)}, or -; got {lever}")
    seats = [int(each) for each in given.seats.split(",")]
    bots = given.bots.split(",")
    return Asked(given.games, given.minutes, seats, bots, given.seed, given.option, levers, given.into)


def measure(asked: Asked, seats: int) -> None:
    """Play until the games or the minutes are over; what was played before counts as games, not as minutes."""
    given = planned(asked, seats)
    names = [AS_IT_IS, *asked.levers]
    labels = [label(given, name, side) for name, side in zip(names, given.sides, strict=True)]
    path = asked.into / f"{seats}.jsonl"
    stored = read_results(path)
    results = [stored.setdefault(each, {}) for each in labels]
    end = process_time() + 60 * asked.minutes
    with path.open("a", encoding="utf-8") as file:
        for shuffle in range(given.shuffles):
            if process_time() >= end:
                break
            for place, played in enumerate(results):
                if shuffle not in played:
                    played[shuffle] = play(given, place, shuffle)
                    file.write(as_line(labels[place], shuffle, played[shuffle]))
                    file.flush()
            if shuffle % EVERY == EVERY - 1:
                write(asked, given, results)
    write(asked, given, results)


def planned(asked: Asked, seats: int) -> Plan:
    """The game as it is, then with each lever."""
    known = kind(GAME_NAME)
    options = dict(read_option(known.options, each) for each in asked.options)
    sides = [known.options_of_bots() | options]
    sides += [variant(known, LEVERS / f"{lever}.toml") | options for lever in asked.levers]
    return plan(GAME_NAME, seats, asked.bots, asked.games, asked.seed, sides, FACTS)


def play(given: Plan, place: int, shuffle: int) -> Cells:
    """All rotations of one shuffle, with one setting."""
    cells = count(given._replace(sides=(given.sides[place],)), [shuffle]).sides[0].cells
    return {key: next(iter(counter)) for key, counter in cells.items()}


# The results of earlier runs


def label(given: Plan, name: str, side: Mapping[str, Any]) -> str:
    """What a result is of: bots, seed and a digest of all options, with the name of the lever for readers."""
    digest = sha256(json.dumps(side, sort_keys=True).encode()).hexdigest()[:12]
    return f"{name} | {','.join(given.bots)} | seed {given.seed} | {digest}"


def as_line(setting: str, shuffle: int, cells: Cells) -> str:
    return json.dumps([setting, shuffle, [[*key, *cell] for key, cell in cells.items()]]) + "\n"


def read_results(path: Path) -> dict[str, Results]:
    """By setting what earlier runs counted. A last line that was cut off is left out."""
    stored: dict[str, Results] = {}
    if not path.exists():
        return stored
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("".join(line + "\n" for line in lines[:-1]), encoding="utf-8")
    for number, line in enumerate(lines[:-1], start=1):
        try:
            setting, shuffle, rows = json.loads(line)
            cells: Cells = {(table, row, column): (amount, of) for table, row, column, amount, of in rows}
        except (ValueError, TypeError) as error:
            raise BadSetup(
                f"{path}, line {number}: expected a result of this tool ({error}); remove the file"
            ) from None
        stored.setdefault(setting, {})[shuffle] = cells
    return stored


# The report


def write(asked: Asked, given: Plan, results: list[Results]) -> None:
    """All settings, each with the wins of houses, places and states, and how they differ from the game as it is."""
    lines = [f"{given.seats} seats, {', '.join(asked.bots)}, seed {given.seed}, {' '.join(asked.options)}"]
    for name, played in zip([AS_IT_IS, *asked.levers], results, strict=True):
        lines += ["", f"## {name}: {len(played) * given.rotations} games, {len(played)} shuffles"]
        lines += ["", *setting(given, results[0], played)]
    target = asked.into / f"{given.seats}.txt"
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{target}: {', '.join(str(len(played)) for played in results)} shuffles", flush=True)


def setting(given: Plan, base: Results, played: Results) -> list[str]:
    """One setting, compared with the base where that is another."""
    counted = counters(played)
    lines = []
    for key in sorted(counted, key=lambda each: (each[0], each[2])):
        part = key == SHARED or key[2] in SHARES
        found = share(counted[key], len(played)) if part else mean(counted[key], len(played))
        scale = 100.0 if part else 1.0
        line = f"{key[0]:9} {key[1]:28} {key[2]:16} {said(found, scale)}"
        if played is not base:
            line += compared(key, base, played, scale)
        lines.append(line + flag(key, found, given.seats))
    return lines


def counters(played: Results) -> dict[Key, Counter[Cell]]:
    """By cell: how often it had which value."""
    counted: dict[Key, Counter[Cell]] = {}
    for cells in played.values():
        for key, cell in cells.items():
            counted.setdefault(key, Counter())[cell] += 1
    return counted


def compared(key: Key, base: Results, played: Results, scale: float) -> str:
    """By how much the setting moves a number, on the shuffles that were played with both."""
    common = base.keys() & played.keys()
    pairs: Counter[Pair] = Counter()
    for shuffle in common:
        pairs[*base[shuffle].get(key, NONE), *played[shuffle].get(key, NONE)] += 1
    apart = difference(pairs, len(common))
    return "" if apart is None else f"   by {said(apart, scale)}"


def said(found: Estimate, scale: float) -> str:
    """A number with its interval."""
    if found.low is None or found.high is None:
        return f"{scale * found.value:.1f}"
    return f"{scale * found.value:.1f} [{scale * found.low:.1f} to {scale * found.high:.1f}]"


def flag(key: Key, found: Estimate, seats: int) -> str:
    """A mark where a house or a place wins too much or too little: `!` if the whole interval says so."""
    if key[0] not in ("house", PLACE) or key[2] != WINS or found.low is None or found.high is None:
        return ""
    low, high = TOO_LITTLE / seats, TOO_MUCH / seats
    if low <= found.value <= high:
        return ""
    return "   !" if found.low > high or found.high < low else "   ?"


if __name__ == "__main__":
    main()
