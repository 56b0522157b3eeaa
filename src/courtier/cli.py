"""The command `courtier`: play, resume, replay, review, verify, games, rules, simulate, tournament, train, serve,
bot, join, mcp.

This module parses the command line. `courtier.terminal` does the work; it is imported only when it is needed, so that
the command answers at once.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import click

import courtier
from courtier.core.errors import CourtierError

LANGUAGES = ("en", "de")
ELSEWHERE = {  # commands of other modules, which are imported when they are called
    "bot": "courtier.server.command",
    "mcp": "courtier.adapters.mcp",
    "serve": "courtier.server.command",
    "simulate": "courtier.arena.command",
    "tournament": "courtier.arena.tournament_command",
    "train": "courtier.arena.train_command",
}
FILE = click.Path(path_type=Path)
BOTS_HELP = (
    "One for all bots, or one for each: greedy, level1 to level5, level4:loyal, level5@2s, or your own module:Class.  "
    "[default: greedy]"
)


class Commands(click.Group):
    """The group of all commands: it reports errors in one sentence and imports commands when they are called."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except CourtierError as error:
            click.echo(sentence(error, ctx.meta.get("lang", "en")), err=True)
            sys.exit(2)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *[name for name, at in ELSEWHERE.items() if is_installed(at)]])

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name in ELSEWHERE and is_installed(ELSEWHERE[name]):
            command: click.Command = getattr(import_module(ELSEWHERE[name]), name)
            return command
        return super().get_command(ctx, name)


def is_installed(module: str) -> bool:
    return find_spec(module) is not None


def sentence(error: CourtierError, lang: str) -> str:
    from courtier.terminal.phrases import Complaint  # noqa: PLC0415

    return error.said(lang) if isinstance(error, Complaint) else str(error)


def engine() -> str:
    return "compiled engine" if courtier.compiled() else "interpreted engine"


def remember_language(ctx: click.Context, _: click.Parameter, lang: str) -> str:
    """Report errors in this language, too."""
    ctx.meta["lang"] = lang
    return lang


language = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    is_eager=True,
    callback=remember_language,
    help="Language of the game.",
)
plain_text = click.option(
    "--plain", is_flag=True, help="Sentences only: for screen readers and pipes, where it is the rule."
)
record_file = click.argument("file", type=FILE)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(courtier.__version__, message=f"courtier %(version)s, {engine()}")
def main() -> None:
    """Games of court intrigue at the terminal."""


@main.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many play, you and the bots.  [default: 4]")
@click.option("--bots", metavar="LEVEL[,LEVEL…]", help=BOTS_HELP)
@click.option("--seat", type=int, help="Your seat, from 1.  [default: any]")
@click.option("--name", help="Your name.")
@click.option("--seed", type=int, help="Deal the cards of this number.  [default: nobody knows it]")
@click.option("--campaign", is_flag=True, help="Several games, won together, where the game is played so.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--options", "options_file", type=FILE, metavar="FILE", help="Options as a TOML file.")
@click.option("--cards", "cards_file", type=FILE, metavar="FILE", help="Your own card rows, as TOML.")
@click.option("--record", "record", type=FILE, metavar="FILE", help="Keep the record in this file.")
@click.option("--force", is_flag=True, help="Write over a record that is there.")
@language
@plain_text
def play(game: str | None, lang: str, plain: bool, **given: Any) -> None:
    """Play GAME against bots; without GAME, see which there are."""
    from courtier.terminal import commands  # noqa: PLC0415

    if game is None:
        commands.show_games(lang, plain)
    else:
        commands.play(game, lang, plain, **given)


@main.command()
@record_file
@click.option("--bots", metavar="MODULE:CLASS[,…]", help="Bots of your own that the saved game is played against.")
@language
@plain_text
def resume(file: Path, bots: str | None, lang: str, plain: bool) -> None:
    """Go on with the game saved in FILE."""
    from courtier.terminal import commands  # noqa: PLC0415

    commands.resume(file, lang, plain, bots)


@main.command()
@record_file
@language
def verify(file: Path, lang: str) -> None:
    """Check the record in FILE: chain, seed, and every answer."""
    from courtier.terminal import commands  # noqa: PLC0415

    commands.verify(file, lang)


@main.command()
@record_file
@click.option("--seat", metavar="N|NAME", help="As this seat saw it, from 1, or by the player's name.")
@click.option("--open", "all_open", is_flag=True, help="All cards open.")
@click.option("--step", type=int, metavar="K", help="After K answers.  [default: all]")
@language
@plain_text
def replay(file: Path, seat: str | None, all_open: bool, step: int | None, lang: str, plain: bool) -> None:
    """Tell the story in FILE and show its table."""
    from courtier.terminal import commands  # noqa: PLC0415

    commands.replay(file, seat, all_open, step, lang, plain)


@main.command()
@record_file
@click.option("--seat", metavar="N|NAME", help="Whose play, from 1, or by the player's name.  [default: the person's]")
@click.option(
    "--seconds",
    type=click.FloatRange(1, 3600),
    default=20.0,
    show_default=True,
    help="How long the bot may think about the whole game.",
)
@language
@plain_text
def review(file: Path, seat: str | None, seconds: float, lang: str, plain: bool) -> None:
    """Say what the strongest bot would have done in the game in FILE.

    It is given what that seat saw and could remember at each question, and says what its own answer and the given one
    are worth.
    """
    from courtier.terminal import commands  # noqa: PLC0415

    commands.review(file, seat, seconds, lang, plain)


@main.command()
@click.argument("link")
@click.option("--name", default="", help="Your name at the table.")
@language
def join(link: str, name: str, lang: str) -> None:
    """Take a seat at the table of LINK, on any server, and play from here."""
    from courtier.reading.phrases import speaker  # noqa: PLC0415
    from courtier.reading.reader import Reader  # noqa: PLC0415
    from courtier.reading.sentences import table_lines  # noqa: PLC0415
    from courtier.server.terminal_client import Person, play  # noqa: PLC0415

    def draw(view: Any, names: list[str]) -> list[str]:
        return table_lines(view, Reader(lang, speaker(lang), names))

    typed: Queue[str | None] = Queue()
    Thread(target=read_lines, args=(typed,), daemon=True).start()
    play(link, Person(name or {"en": "Guest", "de": "Gast"}[lang], lang), typed, click.echo, draw)


def read_lines(typed: "Queue[str | None]") -> None:
    """What is typed, line by line, and `None` at its end."""
    for line in sys.stdin:
        typed.put(line.rstrip("\n"))
    typed.put(None)


@main.command()
@click.argument("game")
@language
def rules(game: str, lang: str) -> None:
    """Read the rules of GAME; at a terminal, page by page."""
    from courtier.terminal import commands  # noqa: PLC0415

    click.echo_via_pager(commands.rules(game, lang))


@main.command()
@language
@plain_text
def games(lang: str, plain: bool) -> None:
    """List the games, their options and bots."""
    from courtier.terminal import commands  # noqa: PLC0415

    commands.show_games(lang, plain)
