"""Tries the levers of Cutthroat Kingdoms one by one: every shuffle as the game is, and once more with each lever.

    python tools/balance_cutthroat.py --games 2000 --minutes 60 --seats 3,4,5,6 --bots greedy --option deals=menu

A lever is a file of options or rows of cards in `tools/cutthroat_levers`. For each number of seats it plays shuffle
after shuffle, in the order of the seed, until so many games of a setting or so many minutes of one processor are over.
Reports go to `build/balance/<seats>.txt`; they are written anew after every few shuffles. `docs/balance-cutthroat.md`
says what was found.
"""

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import NamedTuple

from courtier.arena.counts import PLACE, SHARED, WINS, Key, Tally, count, merged
from courtier.arena.files import variant
from courtier.arena.plan import Plan, plan
from courtier.arena.statistics import Estimate, difference, mean, share
from courtier.core.errors import CourtierError
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


class Asked(NamedTuple):
    """What the command line says."""

    games: int
    minutes: float
    seats: list[int]
    bots: list[str]
    seed: int
    options: list[str]
    levers: list[str]


def main() -> None:
    asked = read_arguments()
    REPORTS.mkdir(parents=True, exist_ok=True)
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
    return Asked(given.games, given.minutes, seats, given.bots.split(","), given.seed, given.option, levers)


def measure(asked: Asked, seats: int) -> None:
    """Play until the games or the minutes are over."""
    given = planned(asked, seats)
    total = Tally(len(given.sides))
    end = process_time() + 60 * asked.minutes
    for shuffle in range(given.shuffles):
        total = merged(total, count(given, [shuffle]))
        over = process_time() > end
        if over or shuffle % EVERY == EVERY - 1 or shuffle == given.shuffles - 1:
            write(asked, given, total)
        if over:
            break


def planned(asked: Asked, seats: int) -> Plan:
    """The game as it is, then with each lever."""
    known = kind(GAME_NAME)
    options = dict(read_option(known.options, each) for each in asked.options)
    sides = [known.options_of_bots() | options]
    sides += [variant(known, LEVERS / f"{lever}.toml") | options for lever in asked.levers]
    return plan(GAME_NAME, seats, asked.bots, asked.games, asked.seed, sides, FACTS)


# The report


def write(asked: Asked, given: Plan, total: Tally) -> None:
    """All settings, each with the wins of houses, places and states, and how they differ from the game as it is."""
    lines = [f"{given.seats} seats, {', '.join(asked.bots)}, seed {given.seed}, {' '.join(asked.options)}"]
    lines.append(f"{total.shuffles} shuffles, {total.shuffles * given.rotations} games of each setting")
    for place, name in enumerate([AS_IT_IS, *asked.levers]):
        lines += ["", f"## {name}", "", *setting(given, total, place)]
    target = REPORTS / f"{given.seats}.txt"
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{target}: {total.shuffles} shuffles", flush=True)


def setting(given: Plan, total: Tally, place: int) -> list[str]:
    """One setting."""
    cells = total.sides[place].cells
    lines = []
    for key in sorted(cells, key=lambda each: (each[0], each[2])):
        part = key == SHARED or key[2] in SHARES
        found = share(cells[key], total.shuffles) if part else mean(cells[key], total.shuffles)
        scale = 100.0 if part else 1.0
        line = f"{key[0]:9} {key[1]:28} {key[2]:16} {said(found, scale)}"
        if place:
            apart = difference(total.pairs[place - 1][key], total.shuffles)
            line += "" if apart is None else f"   by {said(apart, scale)}"
        lines.append(line + flag(key, found, given.seats))
    return lines


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
