"""The report of a simulation, as tables at the terminal."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from courtier import compiled
from courtier.arena.counts import BOT, GAME, PLACE, SHARED, Key
from courtier.arena.names import row_names
from courtier.arena.statistics import QUANTILES, Estimate
from courtier.arena.strength import answers, sentences
from courtier.arena.summary import (
    Run,
    differences,
    estimates,
    said,
    share_columns,
    side_name,
    spreads,
    tabled,
)

METHOD = (
    "Intervals of 95 %, from how the shuffles differ: Wilson's for shares (a shared victory counts split), "
    "normal for averages."
)


def report(run: Run, console: Console) -> None:
    """Everything that was asked for."""
    for part in parts(run):
        console.print(part)


def parts(run: Run) -> Iterator[RenderableType]:
    """The report, part by part."""
    yield heading(run)
    if len(run.plan.sides) > 2:
        yield from sweep(run)
    elif len(run.plan.sides) == 2:
        yield from comparison(run)
    else:
        yield from findings(run)
    yield Text("\n" + METHOD, "dim")
    yield pace(run)


def heading(run: Run) -> Text:
    """What was played."""
    plan = run.plan
    games = f"{run.games:,} games" if run.complete else f"stopped after {run.games:,} games"
    bots = plan.bots[0] if plan.rotations == 1 else ", ".join(plan.bots)
    lines = [f"{plan.kind.title}, {plan.seats} seats, {games}, bots {bots}, seed {plan.seed}"]
    if plan.rotations > 1:
        lines.append(f"{run.tally.shuffles:,} shuffles, each played in all {plan.rotations} rotations of the bots")
    if len(plan.sides) == 2:
        lines[0] += ", half of them with A, half with B on the same shuffles"
    elif plan.sides[1:]:
        lines[0] += f", {plan.games:,} with each of A to {side_name(len(plan.sides) - 1)} on the same shuffles"
    for side, options in enumerate(plan.sides):
        changes = "; ".join(said(plan.kind, options))
        if changes or plan.sides[1:]:
            name = f"{side_name(side)}: " if plan.sides[1:] else "with "
            lines.append(name + (changes or "the printed rules"))
    text = Text("\n".join(lines) + "\n")
    text.stylize("bold", 0, len(lines[0]))
    return text


# By strength of the bots


def report_strengths(runs: Sequence[Run], console: Console) -> None:
    """Where bots of several strengths give different answers; nothing if they were not asked."""
    if not runs:
        return
    found = [each for each in answers(runs) if each.differs]
    names = row_names(runs[0].plan.kind, runs[0].plan.sides[0])
    shares = share_columns(runs[0].plan)
    result = blank("\nAnswers that depend on the strength of the bots", "")
    for column in ("", *[f"{run.plan.bots[0]} ({run.games:,})" for run in runs]):
        result.add_column(column, no_wrap=True)
    for each in found:
        table, row, column = each.key
        is_share = (table, column) in shares
        numbers = [number(estimate, is_share) for estimate in each.found]
        result.add_row(names.get(row, row), f"{column} %" if is_share else column, *numbers)
    console.print(result if found else "\nBots of all strengths give the same answers, as far as these games can tell.")
    for sentence in sentences(runs, found, names):
        console.print(sentence)


# One set of options


def findings(run: Run) -> Iterator[RenderableType]:
    """The tables of a run of one side."""
    found = named(run, estimates(run, 0))
    shares = share_columns(run.plan)
    if run.plan.rotations > 1:
        yield table(found, shares, BOT, "Bot")
    yield table(found, shares, PLACE, "Place in turn order")
    for figure in run.plan.facts:
        if any(key[0] == figure.name for key in found):
            yield table(found, shares, figure.name, figure.help["en"])
        else:
            yield Text(f"{figure.help['en']}: not in these games\n", "bold")
    yield spread_table(run)
    shared, interval = words(found[SHARED], is_share=True)
    yield Text(f"Shared victories {shared} % ({interval})")


def named(run: Run, found: dict[Key, Estimate]) -> dict[Key, Estimate]:
    """The same with names of cards instead of their ids."""
    names = row_names(run.plan.kind, run.plan.sides[0])
    return {(table, names.get(row, row), column): each for (table, row, column), each in found.items()}


def table(found: dict[Key, Estimate], shares: set[tuple[str, str]], name: str, title: str) -> Table:
    """Rows and columns, each number with its interval."""
    rows = tabled(found)[name]
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    result = blank(title, "")
    for column in columns:
        result.add_column(f"{column} %" if (name, column) in shares else column, no_wrap=True)
    for row, cells in rows.items():
        numbers = [number(cells.get(column), (name, column) in shares) for column in columns]
        result.add_row(row, *numbers)
    return result


def number(each: Estimate | None, is_share: bool) -> Text:
    """An estimate with its interval; empty if there is none."""
    if each is None:
        return Text()
    value, interval = words(each, is_share)
    return Text(f"{value:>{4 if is_share else 5}} ").append(interval, "dim")


def spread_table(run: Run) -> Table:
    """How scores and lengths are distributed."""
    result = blank("Distribution", "")
    percents = ["median" if each == 50 else f"{each} %" for each in QUANTILES]
    for column in ("mean", "s.d.", "min", *percents, "max"):
        result.add_column(column, justify="right")
    for name, each in spreads(run, 0).items():
        values = [str(value) for value in (each.least, *each.quantiles, each.most)]
        result.add_row(name, f"{each.mean:.2f}", f"{each.deviation:.2f}", *values)
    return result


# Two sets of options


def comparison(run: Run) -> Iterator[RenderableType]:
    """The tables of a run of two sides."""
    sides = [named(run, estimates(run, side)) for side in (0, 1)]
    found = named(run, differences(run))
    shares = share_columns(run.plan)
    for name, title in table_titles(run).items():
        keys = [key for key in found if key[0] == name]
        yield compared(title, keys, sides, found, shares)
    yield Text("* the interval of the difference leaves out 0")


def compared(
    title: str,
    keys: Sequence[Key],
    sides: Sequence[dict[Key, Estimate]],
    found: dict[Key, Estimate],
    shares: set[tuple[str, str]],
) -> Table:
    """Both sides and their difference, one row for each number."""
    result = blank(title, "")
    for column in ("", "A", "B", "B − A"):
        result.add_column(column, justify="right")
    result.add_column("95 %", justify="center", style="dim")
    result.add_column("")
    for key in keys:
        is_share = (key[0], key[2]) in shares
        one, other = (words(side[key], is_share)[0] for side in sides)
        value, interval = words(found[key], is_share, sign="+")
        column = f"{key[2]} %" if is_share else key[2]
        mark = "*" if matters(found[key]) else ""
        result.add_row(key[1], column, one, other, value, interval, mark)
    return result


# Many sets of options


def sweep(run: Run) -> Iterator[RenderableType]:
    """All sides beside each other; a star where one differs from the first."""
    sides = range(len(run.plan.sides))
    found = [named(run, estimates(run, side)) for side in sides]
    off = [named(run, differences(run, side)) for side in sides[1:]]
    shares = share_columns(run.plan)
    for name, title in table_titles(run).items():
        result = blank(title, "")
        for column in ("", *[side_name(side) for side in sides]):
            result.add_column(column, justify="right")
        for key in [key for key in found[0] if key[0] == name]:
            is_share = (key[0], key[2]) in shares
            cells = [words(each[key], is_share)[0] if key in each else "" for each in found]
            starred = [cells[0]] + [cell + star(each.get(key)) for cell, each in zip(cells[1:], off, strict=True)]
            result.add_row(key[1], f"{key[2]} %" if is_share else key[2], *starred)
        yield result
    yield Text("* the interval of the difference from A leaves out 0")


def star(each: Estimate | None) -> str:
    """A mark for a difference that matters; room for it otherwise."""
    return " *" if each is not None and matters(each) else "  "


def table_titles(run: Run) -> dict[str, str]:
    """The tables of a comparison, with their titles; that of the bots where they differ."""
    bots = {BOT: "Bot"} if run.plan.rotations > 1 else {}
    facts = {figure.name: figure.help["en"] for figure in run.plan.facts}
    return {GAME: "Game"} | bots | {PLACE: "Place in turn order"} | facts


def matters(each: Estimate) -> bool:
    """True if the interval does not contain zero."""
    return each.low is not None and each.high is not None and (each.low > 0 or each.high < 0)


# Words


def blank(title: str, first: str) -> Table:
    """A table without rows."""
    result = Table(
        title=title,
        title_justify="left",
        title_style="bold",
        header_style="",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )
    result.add_column(first)
    return result


def words(each: Estimate, is_share: bool, sign: str = "") -> tuple[str, str]:
    """The number and its interval; a share in percent."""
    scale, form = (100, f"{sign}.1f") if is_share else (1, f"{sign}.2f")
    value = f"{each.value * scale:{form}}"
    if each.low is None or each.high is None:
        return value, "one shuffle" if each.of else "never"
    between = "–" if is_share and not sign else " to "
    return value, f"{each.low * scale:{form}}{between}{each.high * scale:{form}}"


def pace(run: Run) -> Text:
    """How long the run took, and on how many processes."""
    seconds = max(run.seconds, 0.001)
    engine = "compiled" if compiled() else "interpreted"
    workers = "1 worker" if run.workers == 1 else f"{run.workers} workers"
    return Text(
        f"{run.seconds:.1f} s: {run.games / seconds:,.0f} games/s, "
        f"{run.decisions / seconds:,.0f} decisions/s ({workers}, engine {engine})"
    )
