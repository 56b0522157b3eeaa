"""`courtier simulate`: what many games say about seats, bots, options and cards."""

import os
import shlex
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import click
from click.core import ParameterSource
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from courtier.arena.counts import Tally, merged
from courtier.arena.files import as_csv, as_json, can_write, given_options, is_output, variant, write
from courtier.arena.html_report import html_report
from courtier.arena.plan import Plan, plan
from courtier.arena.report import report, report_strengths
from courtier.arena.simulate import tallies
from courtier.arena.strength import SLOW, strengths
from courtier.arena.summary import Run, as_data, as_rows
from courtier.arena.sweep import swept
from courtier.core.errors import BadSetup, CourtierError
from courtier.core.registry import kind

INTERRUPTED = 130
TOLD = ("single", "options", "cards", "against", "sweep", "by_strength", "minutes")  # in the report, if they were typed
FILE = click.Path(path_type=Path)


class Refused(click.ClickException):
    """A mistake in the arguments; its sentence says what would have been right."""

    exit_code = 2


class Crew(NamedTuple):
    """Who plays: processes of this machine, or those of a cluster, if its address is given."""

    workers: int
    cluster: str = ""


def processors() -> int:
    """Those this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


ray_option = click.option(
    "--ray", default="", metavar="ADDRESS", help="Play on a Ray cluster (host:port, or local); same result."
)


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, help="How many games to play.")
@click.option("--seats", default=4, show_default=True, help="How many players.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="LEVELS",
    help="One for all seats, or one for each: level4:loyal,random,random,mymodule:MyBot.",
)
@click.option(
    "--workers",
    type=int,
    default=processors,
    show_default="all processors",
    help="Processes that play; the result does not depend on it.",
)
@ray_option
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--option", "single", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated.")
@click.option("--options", type=FILE, metavar="FILE.toml", help="Options of the game from a file.")
@click.option("--cards", type=FILE, metavar="FILE.toml", help="Rows of cards that replace the game's own.")
@click.option(
    "--against",
    type=FILE,
    metavar="FILE.toml",
    help="Play every shuffle a second time with the options and cards of this file alone, and compare.",
)
@click.option(
    "--sweep",
    metavar="NAME=VALUES",
    help="Play every shuffle once more with each value: mission.D10.points=1..5, gems_loose=square,linear2.",
)
@click.option(
    "--by", multiple=True, metavar="FACT", help="A fact of the game to count (docs/simulate.md); may be repeated."
)
@click.option("--by-strength", is_flag=True, help="Ask bots of several strengths, and say where their answers differ.")
@click.option("--minutes", default=5.0, show_default=True, help="The time for the slow bots of --by-strength.")
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write everything to a file (-: the output).")
@click.option("--csv", "csv_file", type=FILE, metavar="FILE", help="Write every number as a row (-: the output).")
@click.option("--html", "html_file", type=FILE, metavar="FILE", help="A report with charts; counts all facts.")
@click.option("--force", is_flag=True, help="Replace these files if they exist.")
def simulate(
    game: str,
    games: int,
    seats: int,
    bots: str,
    workers: int,
    ray: str,
    seed: int,
    single: tuple[str, ...],
    options: Path | None,
    cards: Path | None,
    against: Path | None,
    sweep: str | None,
    by: tuple[str, ...],
    by_strength: bool,
    minutes: float,
    json_file: Path | None,
    csv_file: Path | None,
    html_file: Path | None,
    force: bool,
) -> None:
    """Play many games of GAME with bots and say what came of it."""
    files = {JSON: json_file, CSV: csv_file, HTML: html_file}
    wanted = {form: file for form, file in files.items() if file is not None}
    try:
        check_run(workers, wanted, force)
        sides = [given_options(kind(game), single, options, cards)]
        if against is not None and sweep is not None:
            raise BadSetup("--against and --sweep compare in two ways; choose one of them")
        if against is not None:
            sides.append(variant(kind(game), against))
        if sweep is not None:
            sides = swept(kind(game), sides[0], sweep)
        facts = listed(by) if by or HTML not in wanted else list(kind(game).figures)
        given = plan(game, seats, listed([bots]), games, seed, sides, facts)
        if by_strength:
            check_strengths(given, minutes)
        crew = Crew(workers, ray)
        run = carry_out(given, crew)
        others = by_strengths(given, crew, minutes) if by_strength and run.complete else []
        publish(run, others, wanted, force)
    except CourtierError as error:
        raise Refused(str(error)) from None
    if not run.complete:
        raise click.exceptions.Exit(INTERRUPTED)


def check_run(workers: int, files: dict[str, Path], force: bool) -> None:
    """Raise `BadSetup` before anything is played."""
    if workers < 1:
        raise BadSetup(f"--workers must be at least 1, got {workers}")
    for file in files.values():
        can_write(file, force)
    if sum(map(is_output, files.values())) > 1:
        raise BadSetup("only one of --json, --csv and --html can be - (the output); name files for the others")


def listed(names: Sequence[str]) -> list[str]:
    """A list of names that were given with commas or as separate arguments."""
    return [name.strip() for each in names for name in each.split(",")]


def check_strengths(given: Plan, minutes: float) -> None:
    """Raise `BadSetup` before anything is played."""
    if given.sides[1:]:
        raise BadSetup("--by-strength asks about one set of rules; leave out --against and --sweep")
    if minutes <= 0:
        raise BadSetup(f"--minutes must be more than 0, got {minutes:g}")


def by_strengths(given: Plan, crew: Crew, minutes: float) -> list[Run]:
    """The same games by bots of each strength; the slow ones share the time."""
    found = strengths(given.game)
    seconds = 60 * minutes / max(1, sum(level in SLOW for level in found))
    plans = [given.played_by(level) for level in found]
    return [carry_out(each, crew, seconds if each.bots[0] in SLOW else 0) for each in plans]


def carry_out(wanted: Plan, crew: Crew, seconds: float = 0) -> Run:
    """Play until all is done, until Ctrl-C, or until the time is over, if there is a limit."""
    total = Tally(len(wanted.sides))
    began = time.perf_counter()
    try:
        with tallies(wanted, crew.workers, crew.cluster) as parts, progress() as bar:
            task = bar.add_task(wanted.kind.title, total=wanted.games)
            for part in parts:
                total = merged(total, part)
                bar.update(task, completed=total.shuffles * wanted.rotations)
                if seconds and time.perf_counter() - began > seconds:
                    break
    except KeyboardInterrupt:
        pass
    return Run(wanted, total, time.perf_counter() - began, crew.workers)


def progress() -> Progress:
    """Show how far it is, on a terminal only."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def publish(run: Run, others: list[Run], files: dict[str, Path], force: bool) -> None:
    """Write the files that are wanted and print the report; if a file goes to stdout, the report goes to stderr."""
    if not run.tally.shuffles:
        click.echo("Stopped before the first games were done.", err=True)
        return
    aside = any(map(is_output, files.values()))
    by_strength = [each for each in others if each.tally.shuffles]
    for form, file in files.items():  # first, because a pipe may be closed before it has read the whole report
        write(file, FORMS[form](run, by_strength), force)
    report(run, Console(stderr=aside))
    report_strengths(by_strength, Console(stderr=aside))
    for file in files.values():
        if not is_output(file):
            click.echo(f"Written to {file}.", err=aside)


def command_of(run: Run) -> str:
    """The command that plays the same games again, with the options and files that were typed."""
    plan = run.plan
    bots = ",".join(plan.bots if plan.rotations > 1 else plan.bots[:1])
    words = f"courtier simulate {plan.game} --games {plan.games} --seats {plan.seats} --bots {bots} --seed {plan.seed}"
    return " ".join([words, *[f"--by {name}" for name in plan.figures], *typed()])


def typed() -> Iterator[str]:
    """What was typed of the rules that were played, and of strengths."""
    context = click.get_current_context()
    for each in context.command.params:
        if each.name not in TOLD or context.get_parameter_source(each.name) is not ParameterSource.COMMANDLINE:
            continue
        given = context.params[each.name]
        for value in given if each.multiple else [given]:
            yield each.opts[-1] if value is True else f"{each.opts[-1]} {shlex.quote(str(value))}"


JSON, CSV, HTML = "json", "csv", "html"
FORMS: dict[str, Callable[[Run, list[Run]], str]] = {
    JSON: lambda run, others: as_json(
        as_data(run) | ({"by_strength": [as_data(each) for each in others]} if others else {})
    ),
    CSV: lambda run, others: as_csv([row for each in (run, *others) for row in as_rows(each)]),
    HTML: lambda run, others: html_report(run, others, command_of(run)),
}
