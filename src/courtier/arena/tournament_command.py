"""`courtier tournament`: which of several bots is stronger."""

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import click
from rich.console import Console

from courtier.arena.command import FILE, INTERRUPTED, Crew, Refused, listed, processors, progress, ray_option
from courtier.arena.files import as_csv, as_json, can_write, given_options, is_output, write
from courtier.arena.ratings import Standings
from courtier.arena.tournament import Round, Tournament, play_rounds
from courtier.arena.tournament import tournament as planned
from courtier.arena.tournament_file import begin, line_of, read_rounds
from courtier.arena.tournament_report import as_data, as_rows, report
from courtier.arena.workers import done_in_parts, in_order
from courtier.core.errors import BadSetup, CourtierError
from courtier.core.registry import kind

PART = 2  # rounds that a worker plays at a time


@click.command()
@click.argument("game")
@click.option("--bots", required=True, metavar="BOT,BOT[,…]", help="Two or more: greedy,level3,mymodule:MyBot.")
@click.option("--seats", default=4, show_default=True, help="How many play at a table.")
@click.option("--games", default=2000, show_default=True, help="The most games that are played.")
@click.option(
    "--margin",
    default=5.0,
    show_default=True,
    help="Stop as soon as it is known of every two bots whether one ends before the other by so many percent points.",
)
@click.option("--all", "play_all", is_flag=True, help="Play all games, even if everything is settled before.")
@click.option("--seconds", default=0.0, show_default="no limit", help="The time for an answer.")
@click.option("--workers", type=int, default=processors, show_default="all processors", help="Processes that play.")
@ray_option
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--option", "single", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated.")
@click.option("--options", type=FILE, metavar="FILE.toml", help="Options of the game from a file.")
@click.option("--cards", type=FILE, metavar="FILE.toml", help="Rows of cards that replace the game's own.")
@click.option("--resume", type=FILE, metavar="FILE", help="Keep every round in this file, and go on where it ends.")
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write everything to a file (-: the output).")
@click.option("--csv", "csv_file", type=FILE, metavar="FILE", help="Write every pair as a row (-: the output).")
@click.option("--force", is_flag=True, help="Replace these files if they exist.")
def tournament(
    game: str,
    bots: str,
    seats: int,
    games: int,
    margin: float,
    play_all: bool,
    seconds: float,
    workers: int,
    ray: str,
    seed: int,
    single: tuple[str, ...],
    options: Path | None,
    cards: Path | None,
    resume: Path | None,
    json_file: Path | None,
    csv_file: Path | None,
    force: bool,
) -> None:
    """Let bots play GAME against each other until it is known who is stronger."""
    files = [file for file in (json_file, csv_file) if file is not None]
    try:
        check_run(workers, margin, files, force)
        given = given_options(kind(game), single, options, cards)
        wanted = planned(game, seats, listed([bots]), games, seed, given, seconds)
        standings = Standings(wanted, margin / 100)
        began = time.perf_counter()
        complete = carry_out(standings, Crew(workers, ray), resume, play_all)
        spent = time.perf_counter() - began
        report(standings, Console(stderr=any(map(is_output, files))), spent)
        if json_file is not None:
            write(json_file, as_json(as_data(standings, spent)), force)
        if csv_file is not None:
            write(csv_file, as_csv(as_rows(standings)), force)
    except CourtierError as error:
        raise Refused(str(error)) from None
    if not complete:
        raise click.exceptions.Exit(INTERRUPTED)


def check_run(workers: int, margin: float, files: list[Path], force: bool) -> None:
    """Raise `BadSetup` before anything is played."""
    if workers < 1:
        raise BadSetup(f"--workers must be at least 1, got {workers}")
    if not 0 < margin < 50:
        raise BadSetup(f"--margin must lie between 0 and 50 percent points, got {margin:g}")
    for file in files:
        can_write(file, force)
    if len(files) > 1 and all(map(is_output, files)):
        raise BadSetup("only one of --json and --csv can be - (the output); name a file for the other")


def carry_out(standings: Standings, crew: Crew, resume: Path | None, play_all: bool) -> bool:
    """Play until all is settled or done; False after Ctrl-C."""
    wanted = standings.wanted
    before = read_rounds(resume, wanted)[: wanted.rounds] if resume is not None else []
    if resume is not None:
        begin(resume, wanted, before)
    for played in before:
        standings.add(played)
    try:
        with progress() as bar:
            task = bar.add_task(wanted.kind.title, total=wanted.rounds, completed=len(before))
            for played in rounds(wanted, len(before), crew):
                if not play_all and standings.settled():
                    break
                standings.add(played)
                keep(resume, played)
                bar.update(task, completed=standings.rounds)
    except KeyboardInterrupt:
        return False
    return True


def rounds(wanted: Tournament, first: int, crew: Crew) -> Iterator[Round]:
    """The rounds from that number on, in their order."""
    parts = [range(low, min(low + PART, wanted.rounds)) for low in range(first, wanted.rounds, PART)]
    with done_in_parts(partial(play_rounds, wanted), parts, *crew) as done:
        for _, played in in_order(parts, done):
            yield from played


def keep(path: Path | None, played: Round) -> None:
    """Append a round to the file."""
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(line_of(played))
