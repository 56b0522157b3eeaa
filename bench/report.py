"""The section that `make bench` leaves in `results.md`."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import distributions
from pathlib import Path
from statistics import median

from results import cells, machine, verdict

SECTION = """\
Written by `make bench`. One core, per CPU second; four seats unless a row says otherwise.
Median of {rounds} rounds of {seconds} s per figure, all engines in turn; in brackets the least
and the most.

A decision is one choice by one player. Where Python chooses, it is everywhere by
`legal[int(random() * len(legal))]`. Starting and dealing a game is part of the time; the deal of
hearts is driven from Python as well, and is no decision. The yardstick is the loop that OpenSpiel documents, which
samples chance by its odds; two rows show how much faster hearts is dealt by who knows better, and with their figures
every ratio can be taken anew.

A simulation of a search is a sampled world, the way down the tree in it, and a play-out to the end of the game; both
engines search from early questions with several answers.

| figure | | × hearts | target | |
|---|--:|--:|--:|---|
{rows}

Machine: {machine}.
Engines: {engines}.
Noise: an empty loop ran {before:.1f} million times a second before, {after:.1f} after, and between
{least:.1f} and {most:.1f} over the whole run.
"""


DECISIONS = " decisions"  # a unit: how long something is
NO_DECISIONS = ("guess", "search")  # tasks that are not compared with the decisions of hearts


@dataclass(frozen=True)
class Row:
    """A figure: what one worker does in one task, and what is expected of it."""

    label: str
    worker: str
    task: str
    unit: str = "/s"
    times: float = 0  # expected, as a multiple of the decisions of hearts
    least: float = 0  # expected, in units
    under: str = ""  # expected: no more than that worker needs for the same task
    most: float = 0  # expected, in units
    than: str = ""  # another task of the same worker
    longer: float = 0  # expected: at most so many times as long as that task
    peer: str = ""  # another worker with the same task, or with that of `peer_task`
    peer_task: str = ""
    peer_times: float = 0  # expected: so many times as fast as that one; 0: nothing


@dataclass
class Findings:
    rounds: int
    seconds: float
    games: int
    rates: dict[Row, list[float]] = field(default_factory=dict)  # per CPU second, by round
    walls: list[tuple[float, float]] = field(default_factory=list)  # simulate: one worker, two
    noise: list[float] = field(default_factory=list)


def section(found: Findings, yardstick: Row, expected_of_two: float, peers: Path) -> str:
    lines = [row_line(row, found, yardstick) for row in found.rates]
    return SECTION.format(
        rounds=found.rounds,
        seconds=found.seconds,
        rows="\n".join([*lines, simulate_line(found, expected_of_two)]),
        machine=machine(),
        engines=engines(peers),
        before=found.noise[0],
        after=found.noise[-1],
        least=min(found.noise),
        most=max(found.noise),
    )


def row_line(row: Row, found: Findings, yardstick: Row) -> str:
    rates = found.rates[row]
    if row.unit == "µs":
        return clone_line(row, found)
    value = spread(rates, ",.0f") + " /s"
    if row.unit == DECISIONS:
        return size_line(row, found)
    if row.than:
        return longer_line(row, found, value)
    if row.peer:
        return peer_line(row, found, value)
    ratios = [rate / hearts for rate, hearts in zip(rates, found.rates[yardstick], strict=True)]
    if row.least:
        expected, reached = f"{row.least:,.0f} /s", median(rates) >= row.least
        return five(row.label, value, "", "≥ " + expected, verdict(reached))
    if row.times:
        reached = median(ratios) >= row.times
        return five(row.label, value, spread(ratios, ".2f"), f"≥ {row.times:g} ×", verdict(reached))
    return five(row.label, value, "" if row.task in NO_DECISIONS else spread(ratios, ".2f"))


def clone_line(row: Row, found: Findings) -> str:
    value = spread([1e6 / rate for rate in found.rates[row]], ".2f") + " µs"
    if row.most:
        reached = 1e6 / median(found.rates[row]) <= row.most
        return five(row.label, value, "", f"≤ {row.most:g} µs", verdict(reached))
    other = next((each for each in found.rates if each.worker == row.under and each.task == row.task), None)
    if other is None:
        return five(row.label, value)
    ratios = [theirs / ours for theirs, ours in zip(found.rates[other], found.rates[row], strict=True)]
    return five(row.label, value, spread(ratios, ".2f"), "≤ 1 × hearts", verdict(median(ratios) <= 1))


def peer_line(row: Row, found: Findings, value: str) -> str:
    """A figure beside the same task of another engine."""
    task = row.peer_task or row.task
    other = next(each for each in found.rates if each.worker == row.peer and each.task == task)
    ratios = [ours / theirs for ours, theirs in zip(found.rates[row], found.rates[other], strict=True)]
    label = f"{row.label}: times as fast as {other.label.partition(', ')[0]}"
    if not row.peer_times:
        return five(label, value, spread(ratios, ".2f"))
    expected = f"≥ {row.peer_times:g} ×"
    return five(label, value, spread(ratios, ".2f"), expected, verdict(median(ratios) >= row.peer_times))


def longer_line(row: Row, found: Findings, value: str) -> str:
    """A figure beside another of the same worker, for instance with deals beside without."""
    other = next(each for each in found.rates if each.worker == row.worker and each.task == row.than)
    ratios = [plain / rate for plain, rate in zip(found.rates[other], found.rates[row], strict=True)]
    label = f"{row.label}: times as long as “{other.label.partition(', ')[2]}”"
    return five(label, value, spread(ratios, ".2f"), *at_most(row, ratios))


def size_line(row: Row, found: Findings) -> str:
    """How many decisions a game has, beside another kind of game."""
    sizes = found.rates[row]
    value = spread(sizes, ".0f") + DECISIONS
    other = next((each for each in found.rates if each.worker == row.worker and each.task == row.than), None)
    if other is None:
        return five(row.label, value)
    ratios = [size / plain for size, plain in zip(sizes, found.rates[other], strict=True)]
    label = f"{row.label}: times the decisions of “{other.label.partition(', ')[2]}”"
    return five(label, value, spread(ratios, ".2f"), *at_most(row, ratios))


def at_most(row: Row, ratios: Sequence[float]) -> tuple[str, ...]:
    """The target of a ratio and the verdict; nothing where none is expected."""
    return (f"≤ {row.longer:g} ×", verdict(median(ratios) <= row.longer)) if row.longer else ()


def simulate_line(found: Findings, expected: float) -> str:
    ratios = [one / two for one, two in found.walls]
    one, two = (median(walls) for walls in zip(*found.walls, strict=True))
    return five(
        f"`courtier simulate`, {found.games:,} games by the clock on the wall: "
        f"two workers ({two:.2f} s) against one ({one:.2f} s)",
        spread(ratios, ".2f") + " ×",
        "",
        f"≥ {expected:g} ×",
        verdict(median(ratios) >= expected),
    )


def five(*texts: str) -> str:
    return cells(*texts, columns=5)


def spread(values: Sequence[float], form: str) -> str:
    return f"{median(values):{form}} [{min(values):{form}}–{max(values):{form}}]"


def engines(peers: Path) -> str:
    folders = [str(folder) for folder in peers.glob("lib/python*/site-packages")]
    found = {part.name.lower(): part.version for part in distributions(path=folders)}
    return ", ".join(f"{name} {found[name]}" for name in ("open-spiel", "rlcard", "catanatron", "pettingzoo"))
