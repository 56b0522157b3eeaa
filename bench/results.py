"""`results.md`: a section for each program that measures, which that program alone replaces."""

import os
import platform
import re
from collections.abc import Iterable
from pathlib import Path
from time import process_time

RESULTS = Path(__file__).parent / "results.md"
LOOPS = 2_000_000
HEAD = "# Measured\n\nEach section is written by the command that it names.\n"


def put(title: str, text: str, page: Path = RESULTS) -> None:
    """The section of that title is replaced where it stands; a new one comes last."""
    known = page.read_text(encoding="utf-8") if page.exists() else HEAD
    head, *sections = re.split(r"^(?=## )", known, flags=re.MULTILINE)
    fresh = f"## {title}\n\n{text.strip()}\n"
    places = [place for place, each in enumerate(sections) if each.startswith(f"## {title}\n")]
    if places:
        sections[places[0]] = fresh
    else:
        sections.append(fresh)
    page.write_text("\n".join(each.strip() + "\n" for each in [head, *sections]), encoding="utf-8")


def grid(rows: Iterable[str]) -> str:
    return "\n".join(["| figure | | to reach | |", "|---|--:|--:|---|", *rows])


def at_most(label: str, value: float, form: str, most: float, unit: str = "") -> str:
    """A row about a figure that shall not be greater."""
    wanted = f"≤ {most:g}{unit}" if most else f"0{unit}"
    return cells(label, f"{value:{form}}{unit}", wanted, verdict(value <= most))


def cells(*texts: str, columns: int = 4) -> str:
    padded = [*texts, *[""] * columns][:columns]
    return "| " + " | ".join(padded) + " |"


def verdict(reached: bool) -> str:
    return "reached" if reached else "**missed**"


def machine() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()}, {python}"


def machine_now() -> str:
    """With its speed just now, which on a machine shared with others changes from hour to hour."""
    return f"{machine()}; an empty loop ran {loop():.0f} million times a second when this was measured"


def loop() -> float:
    """Million turns of an empty loop per CPU second: how fast the machine is just now."""
    start = process_time()
    for _ in range(LOOPS):
        pass
    return LOOPS / (process_time() - start) / 1e6


def processor() -> str:
    """The kernel knows the name where `platform` does not."""
    known = Path("/proc/cpuinfo")
    if known.exists():
        for entry in known.read_text(encoding="utf-8").splitlines():
            if entry.startswith("model name"):
                return entry.partition(":")[2].strip()
    return platform.processor() or platform.machine()
