"""The commands `courtier serve` and `courtier bot`."""

import os
import sys
import webbrowser
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import click

from courtier.core.errors import BadSetup
from courtier.server.links import local_address, qr_terminal
from courtier.server.settings import Settings

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not bound to


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="Port to listen on.")
@click.option("--data", type=click.Path(path_type=Path), help="Folder of the tables.  [default: the platform's]")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="An address under which people reach it.")
@click.option("--behind-proxy", is_flag=True, help="Believe a proxy on this machine about who calls.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
def serve(
    host: str, port: int, data: Path | None, origins: tuple[str, ...], behind_proxy: bool, open_page: bool
) -> None:
    """Host tables for browsers."""
    from courtier.server import run  # noqa: PLC0415 - loads the server

    listener = run.listen(host, port)
    port = listener.getsockname()[1]
    given = [checked(origin) for origin in origins]
    reachable = [*given, *own_origins(host, port)]
    settings = Settings(
        folder=data or data_folder(),
        origins=tuple(dict.fromkeys(reachable)),
        secure=bool(given) and all(origin.startswith("https:") for origin in given),
        workers=max(1, (os.cpu_count() or 2) - 1),
        behind_proxy=behind_proxy,
    )
    run.serve(settings, listener, partial(announce, reachable[0], shared(reachable), open_page))


def announce(address: str, shared_address: str | None, open_page: bool) -> None:
    click.echo(f"Courtier is open at {address} – stop it with Ctrl+C.")
    if shared_address is not None:
        click.echo(f"Others in this network go to {shared_address}\n\n{qr_terminal(shared_address)}")
        if shared_address.startswith("http:"):
            click.echo(
                "It is not encrypted: whoever shares the network can read along. Use a proxy with https elsewhere."
            )
    sys.stdout.flush()
    if open_page and has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    """True if there is a graphical screen; without one a browser would open in this terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def own_origins(host: str, port: int) -> list[str]:
    """The origins that always belong to this server: those of this machine."""
    names = ["127.0.0.1", "localhost"] if host in (*ANYWHERE, "127.0.0.1", "localhost") else [host]
    if host in ANYWHERE and (address := local_address()) is not None:
        names.append(address)
    return [f"http://{f'[{name}]' if ':' in name else name}{'' if port == 80 else f':{port}'}" for name in names]


def shared(origins: list[str]) -> str | None:
    """The first origin that other machines can reach."""
    for origin in origins:
        if urlsplit(origin).hostname not in ("127.0.0.1", "localhost", "::1"):
            return origin
    return None


def checked(origin: str) -> str:
    """An origin as browsers write it."""
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise BadSetup(f"--origin: expected an address like https://games.example.org, got {origin}")
    return f"{parts.scheme}://{parts.netloc}".lower()


def data_folder() -> Path:
    """Where programs keep their data on this platform."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "courtier"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "courtier"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "courtier"


@click.command()
@click.option("--url", required=True, metavar="LINK", help="An invitation, or the address of a table.")
@click.option(
    "--level",
    default="greedy",
    show_default=True,
    help="greedy or level1 to level5, with a character if you like (level4:loyal), or a bot of yours as module:Class.",
)
@click.option("--name", default="Bot", show_default=True, help="What it is called at the table.")
def bot(url: str, level: str, name: str) -> None:
    """Seat a bot at a table of any server."""
    from courtier.server.bot_client import check_level, play  # noqa: PLC0415 - loads the client

    check_level(level)
    play(url, level, name)
