"""Tries the levers of Cutthroat Kingdoms one by one: every shuffle twice, with and without the lever.

    python tools/balance_cutthroat.py --games 2000 --seats 3,4,5,6 --bots greedy --option deals=menu

A lever is a file of options or rows of cards in `tools/cutthroat_levers`. Reports go to `build/balance`: one file with
the game as it is for each number of seats, and one for each lever. A report that is there already is not made again.
`docs/balance-cutthroat.md` says what was found.
"""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LEVERS = ROOT / "tools" / "cutthroat_levers"
REPORTS = ROOT / "build" / "balance"
FACTS = "house,seat,state,lasting,share,territory"


def main() -> None:
    asked = read_arguments()
    REPORTS.mkdir(parents=True, exist_ok=True)
    for seats in asked.seats.split(","):
        report(asked, int(seats), None)
        for lever in sorted(LEVERS.glob("*.toml")):
            if not asked.lever or lever.stem in asked.lever:
                report(asked, int(seats), lever)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="the levers of Cutthroat Kingdoms, one by one")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", default="3,4,5,6")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--option", action="append", default=[], help="of every game, as NAME=VALUE; may be repeated")
    parser.add_argument("--lever", action="append", help="the name of a file; may be repeated; all without it")
    return parser.parse_args()


def report(asked: argparse.Namespace, seats: int, lever: Path | None) -> None:
    """One run of `courtier simulate`, unless its report is there."""
    target = REPORTS / f"{seats}-{lever.stem if lever else 'as_it_is'}.txt"
    if target.exists():
        print(f"{target} is there")
        return
    words = command(asked, seats, lever)
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=False)  # noqa: S603 - its own command
    if done.returncode:
        sys.exit(f"courtier simulate stopped with {done.returncode}; its error stands above")
    target.write_text(done.stdout, encoding="utf-8")
    print(f"{target} written", flush=True)


def command(asked: argparse.Namespace, seats: int, lever: Path | None) -> list[str]:
    """The words of the command. The options of all games are written into the lever's file, which stands alone."""
    words = [sys.executable, "-m", "courtier", "simulate", "cutthroat", "--games", str(asked.games)]
    words += ["--seats", str(seats), "--bots", asked.bots, "--seed", str(asked.seed), "--by", FACTS]
    for option in asked.option:
        words += ["--option", option]
    if lever is not None:
        words += ["--against", str(with_options(lever, asked.option))]
    return words


def with_options(lever: Path, options: list[str]) -> Path:
    """The lever with these options, in a file of its own: `--against` reads one file and nothing else."""
    text = lever.read_text(encoding="utf-8")
    if options:
        lines = [f"{name} = {toml_value(value)}" for name, _, value in (each.partition("=") for each in options)]
        head, table, rest = text.partition("[options]\n")
        text = "\n".join([head + table, *lines, rest]) if table else "\n".join(["[options]", *lines, "", text])
    target = REPORTS / f"{lever.stem}.toml"
    target.write_text(text, encoding="utf-8")
    return target


def toml_value(value: str) -> str:
    return value if value in ("true", "false") or value.isdigit() else f'"{value}"'


if __name__ == "__main__":
    main()
