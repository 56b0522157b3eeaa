"""`courtier train`: learned values of a game, from games of its own bot against itself."""

from functools import partial
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from courtier.arena.command import FILE, INTERRUPTED, Crew, Refused, processors, progress, ray_option
from courtier.arena.files import can_write, is_output, write
from courtier.arena.training import AS_POSITIONS, PASSES, Learned, Sample, Training, learn, play_games, training
from courtier.arena.workers import done_in_parts, in_order
from courtier.core.errors import BadSetup, CourtierError
from courtier.core.values import as_text


@click.command()
@click.argument("game")
@click.option("--games", default=2000, show_default=True, help="How many games to learn from.")
@click.option("--seats", default=0, show_default="all that the game allows", help="How many play.")
@click.option("--units", default=AS_POSITIONS, show_default="one for 800 positions, at most 12", help="Hidden units.")
@click.option(
    "--workers",
    type=int,
    default=processors,
    show_default="all processors",
    help="Processes that play; the result does not depend on it.",
)
@ray_option
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same values.")
@click.option(
    "--out", type=FILE, metavar="FILE", help="Where the values go (-: the output).  [default: GAME-values.json]"
)
@click.option("--force", is_flag=True, help="Replace this file if it exists.")
def train(
    game: str, games: int, seats: int, units: int, workers: int, ray: str, seed: int, out: Path | None, force: bool
) -> None:
    """Learn what positions of GAME are worth, from games of its bot greedy against itself."""
    file = out or Path(f"{game}-values.json")
    try:
        wanted = training(game, games, seed, seats, units)
        if workers < 1:
            raise BadSetup(f"--workers must be at least 1, got {workers}")
        can_write(file, force)
        found = carry_out(wanted, Crew(workers, ray))
        assert wanted.kind.values is not None
        write(file, as_text(game, wanted.kind.values.features, found.network, found.record), force)
    except CourtierError as error:
        raise Refused(str(error)) from None
    except KeyboardInterrupt:
        click.echo("Stopped; nothing was written.", err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None
    print_report(found, game, file)


def carry_out(wanted: Training, crew: Crew) -> Learned:
    """Play and learn, and show how far it is."""
    samples: list[Sample] = []
    with progress() as bar:
        games = bar.add_task("games", total=wanted.games)
        passes = bar.add_task("learning", total=PASSES)
        with done_in_parts(partial(play_games, wanted), wanted.parts(), *crew) as done:
            for part, found in in_order(wanted.parts(), done):
                samples += found
                bar.update(games, completed=part.stop)
        return learn(wanted, samples, lambda count: bar.update(passes, completed=count))


def print_report(found: Learned, game: str, file: Path) -> None:
    """The record as a table, and how to use the file."""
    aside = is_output(file)
    console = Console(stderr=aside)
    table = Table(title="Mean log-loss in games that were not learned from (less is better)")
    for head in ("players", "learned", "greedy's judge", "even odds"):
        table.add_column(head, justify="right")
    for seats, losses in found.record["log_loss"].items():
        table.add_row(seats, *[f"{losses[name]:.3f}" for name in ("learned", "judge", "even")])
    console.print(table)
    if not aside:
        click.echo(f"Written to {file}. It plays: courtier tournament {game} --bots learned:{file},greedy")
