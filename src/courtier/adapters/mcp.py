"""`courtier mcp`: a language model takes a seat, by the Model Context Protocol over standard input and output.

The library `mcp` is an extra and is imported only when the command runs.
"""

from collections.abc import Callable
from functools import wraps
from importlib.util import find_spec
from threading import Lock
from typing import Any, Final

import click

import courtier
from courtier.adapters.mcp_seats import LocalSeat, ModelSeat
from courtier.adapters.mcp_table import TableSeat
from courtier.core.errors import CourtierError
from courtier.server.terminal_client import Person, enter
from courtier.terminal import seating

MISSING: Final = {
    "en": "courtier mcp needs the library mcp; install it with: pip install 'courtier[mcp]'",
    "de": "courtier mcp braucht die Bibliothek mcp; sie wird installiert mit: pip install 'courtier[mcp]'",
}
INSTRUCTIONS: Final = {
    "en": "You play a game of court intrigue against others. Read `rules` once. Then `look`, and answer with `choose` "
    "whenever you are asked. You see what your seat may see, and nothing else.",
    "de": "Du spielst ein Spiel um Intrigen am Hof gegen andere. Lies einmal `rules`. Dann sieh mit `look` auf den "
    "Tisch und antworte mit `choose`, wenn du gefragt bist. Du siehst, was dein Platz sehen darf, und nichts sonst.",
}
NOT_WITH_LINK: Final = {
    "en": "{given}: expected with a game, not with a link; at a server the table's host decides that.",
    "de": "{given}: gehört zu einem Spiel, nicht zu einem Link; am Server entscheidet das, wer den Tisch eröffnet hat.",
}
GUEST: Final = {"en": "Guest", "de": "Gast"}


@click.command()
@click.argument("where", metavar="GAME|LINK")
@click.option("--name", default="", help="The model's name at the table.")
@click.option("--lang", type=click.Choice(("en", "de")), default="en", help="Language of the game.")
@click.option("--seats", type=int, help="Local: how many play.  [default: 4]")
@click.option("--bots", metavar="LEVEL[,LEVEL…]", help="Local: the other players.  [default: greedy]")
@click.option("--seat", type=int, help="Local: the model's seat, from 1.  [default: any]")
@click.option("--seed", type=int, help="Local: deal the cards of this number.  [default: nobody knows it]")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Local: an option of the game.")
def mcp(where: str, name: str, lang: str, **local: Any) -> None:
    """Let a language model play: GAME against bots, or at the table of LINK on any server.

    Programs that run language models start this command themselves and speak MCP with it.
    """
    click.get_current_context().meta["lang"] = lang
    if find_spec("mcp") is None:
        raise CourtierError(MISSING[lang])
    take_seat = seat_at_table if "://" in where else seat_at_home
    server_for(take_seat(where, name or GUEST[lang], lang, local)).run("stdio")


def seat_at_table(link: str, name: str, lang: str, local: dict[str, Any]) -> ModelSeat:
    """A seat at a server's table; what is for local games only is refused."""
    given = ["--option" if key == "options" else f"--{key}" for key, value in local.items() if value not in (None, ())]
    if given:
        raise CourtierError(NOT_WITH_LINK[lang].format(given=", ".join(given)))
    return TableSeat(enter(link, name), Person(name, lang))


def seat_at_home(game: str, name: str, lang: str, local: dict[str, Any]) -> ModelSeat:
    """A seat at a new table against bots, with the options that are usual at a terminal."""
    options = seating.read_options(seating.game_named(game), local["options"], None, None)
    wish = seating.Wish(game, local["seats"], local["bots"], local["seat"], name, local["seed"], options)
    return LocalSeat(seating.seat_people(wish), lang)


def server_for(seat: ModelSeat) -> Any:
    """An MCP server with the tools of a seat."""
    from mcp.server import MCPServer  # noqa: PLC0415 - an extra

    server = MCPServer(
        "courtier", version=courtier.__version__, instructions=INSTRUCTIONS[seat.lang], log_level="WARNING"
    )
    lock = Lock()
    for tool in seat.tools():
        server.add_tool(fn=answered(tool, lock), description=first_line(tool), structured_output=False)
    return server


def answered(tool: Callable[..., str], lock: Lock) -> Callable[..., str]:
    """The tool, one call at a time; a mistake is answered with what was expected."""
    from mcp.server.mcpserver.exceptions import ToolError  # noqa: PLC0415

    @wraps(tool)
    def call(**given: Any) -> str:
        with lock:
            try:
                return tool(**given)
            except CourtierError as mistake:
                raise ToolError(str(mistake)) from mistake

    return call


def first_line(tool: Callable[..., str]) -> str:
    return (tool.__doc__ or "").partition("\n")[0]
