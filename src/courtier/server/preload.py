"""Names all files of a first screen in the page's head, so that the browser loads them at once and lays out once."""

import re
from collections.abc import Iterator
from os.path import normpath
from pathlib import Path
from typing import Final

from msgspec import json

from courtier.core.registry import names

HERE: Final = "<!-- preload -->"
ROOT: Final = "/web/"
SYMBOLS: Final = "art/crests.svg"
FIRST: Final = "app.js"
IMPORT: Final = re.compile(r'(?:^|;)\s*(?:import|export)\b[^;"]*?from\s*"([^"]+)"', re.MULTILINE)
MAP: Final = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
# The screens that people come to first, by address; the others load theirs when they are shown.
SCREENS: Final[dict[str, tuple[str, ...]]] = {
    "/": ("screens/start.js",),
    "/t/{code}": ("screens/table.js", "table/table.js"),
    "/board/{code}": ("screens/board.js",),
}
SHEETS: Final[dict[str, tuple[str, ...]]] = {"/": ("start",), "/board/{code}": ("board",)}
FONTS: Final[dict[str, tuple[str, ...]]] = {"/": ("art/court-serif.woff2",)}  # where words are large from the beginning


def with_preloads(page: str, folder: Path, place: str) -> str:
    """The page with the links of the screen that is shown at that place."""
    return page.replace(HERE, "\n".join(links(page, folder, place)))


def links(page: str, folder: Path, place: str) -> Iterator[str]:
    yield f'<link rel="preload" as="fetch" crossorigin href="{ROOT}{SYMBOLS}">'
    for sheet in (*places(folder), *SHEETS.get(place, ())):
        yield f'<link rel="stylesheet" href="{ROOT}style/{sheet}.css">'
    for module in modules(folder, (FIRST, *SCREENS.get(place, ())), bare_names(page)):
        yield f'<link rel="modulepreload" href="{ROOT}{module}">'
    for font in FONTS.get(place, ()):
        yield f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{ROOT}{font}">'


def places(folder: Path) -> list[str]:
    """The colours of the games' places, of those games that have some."""
    return [sheet for sheet in (f"places/{game}" for game in names()) if (folder / f"style/{sheet}.css").exists()]


def bare_names(page: str) -> dict[str, str]:
    """The import map: names without a path, and their files."""
    found = MAP.search(page)
    imports = json.decode(found.group(1), type=dict[str, dict[str, str]])["imports"] if found else {}
    return {name: address.removeprefix(ROOT) for name, address in imports.items()}


def modules(folder: Path, wanted: tuple[str, ...], bare: dict[str, str]) -> list[str]:
    """These modules and all that they import, what is wanted first first."""
    found = list(wanted)
    for module in found:
        for name in imported(folder / module):
            path = bare.get(name) or normpath(Path(module).parent / name)
            if path not in found:
                found.append(path)
    return found


def imported(file: Path) -> list[str]:
    return IMPORT.findall(file.read_text(encoding="utf-8"))
