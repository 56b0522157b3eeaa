"""A package with games as if it were installed: its entry points are found, and its modules."""

import importlib
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from courtier.core.registry import from_packages, known

EXAMPLES = Path(__file__).parents[2] / "examples"
DICE = EXAMPLES / "liars_dice"


def games_of(package: Path) -> Mapping[str, str]:
    """The entry points that a package names in its pyproject.toml."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: Mapping[str, str] = project["entry-points"]["courtier.games"]
    return found


def write_metadata(site: Path, games: Mapping[str, str], name: str = "liars_dice") -> None:
    """What pip leaves of a package beside its modules."""
    folder = site / f"{name}-1.0.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0.0\n", encoding="utf-8")
    lines = ["[courtier.games]", *[f"{game} = {where}" for game, where in games.items()]]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


@contextmanager
def installed(*folders: Path) -> Iterator[None]:
    """The packages in these folders are found as long as this lasts; other tests shall not meet their games."""
    paths = [str(folder) for folder in folders]
    sys.path[:0] = paths
    forget()
    try:
        yield
    finally:
        for path in paths:
            sys.path.remove(path)
        for name, game in from_packages().items():
            if not isinstance(game, str):
                known.pop(name, None)
        forget()


def forget() -> None:
    importlib.invalidate_caches()
    from_packages.cache_clear()
