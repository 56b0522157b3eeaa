"""The report of a tournament: ratings, the cross table, and what went wrong."""

from collections.abc import Iterator
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from courtier import __version__, compiled
from courtier.arena.ratings import EQUAL, OPEN, STRONGER, WEAKER, Meeting, Standings
from courtier.arena.report import blank, words
from courtier.arena.summary import said

METHOD = (
    "Skill: openskill, Plackett-Luce. Intervals of 95 %, by rounds. A pair is settled by two sequential tests with a "
    "risk of 5 % each."
)
MARKS = {STRONGER: "stronger", WEAKER: "weaker", EQUAL: "no difference of {margin:.0%}", OPEN: "not settled"}


def report(standings: Standings, console: Console, seconds: float) -> None:
    """Print everything."""
    for part in parts(standings, seconds):
        console.print(part)


def parts(standings: Standings, seconds: float) -> Iterator[RenderableType]:
    """The report, part by part."""
    wanted = standings.wanted
    heading = f"{wanted.kind.title}, {wanted.seats} seats, {standings.rounds} shuffles, each in all rotations"
    yield Text(f"{heading}, seed {wanted.seed}\n", "bold")
    changes = "; ".join(said(wanted.kind, wanted.options))
    if changes:
        yield Text(f"with {changes}\n")
    yield rating_table(standings)
    yield cross_table(standings)
    for line in pair_lines(standings):
        yield Text(line)
    for line in fault_lines(standings):
        yield Text(line, "bold")
    yield Text(f"\n{METHOD}\n{seconds:.1f} s, engine {'compiled' if compiled() else 'interpreted'}", "dim")


def rating_table(standings: Standings) -> Table:
    """Every bot with skill, wins and games, the best first."""
    result = blank("Ratings", "")
    for column in ("skill", "95 %", "wins %", "seats played"):
        result.add_column(column, justify="right")
    for row in standings.ratings():
        value, interval = words(row.skill, is_share=False)
        result.add_row(row.bot, value, interval, f"{100 * row.wins / max(row.games, 1):.1f}", str(row.games))
    return result


def cross_table(standings: Standings) -> Table:
    """How often the bot of the row ends before the bot of the column, in percent."""
    order = [row.bot for row in standings.ratings()]
    result = blank("Ends before … (%)", "")
    for bot in order:
        result.add_column(bot, justify="right")
    shares = {(each.one, each.other): each.share.value for each in standings.meetings()}
    shares |= {(other, one): 1 - share for (one, other), share in shares.items()}
    for bot in order:
        result.add_row(bot, *[f"{100 * shares[bot, other]:.1f}" if (bot, other) in shares else "" for other in order])
    return result


def pair_lines(standings: Standings) -> Iterator[str]:
    """What is known of every two bots, in a sentence."""
    for each in standings.meetings():
        share, interval = words(each.share, is_share=True)
        yield f"{each.one} against {each.other}: {share} % ({interval}), {meaning(each, standings.margin)}"


def meaning(each: Meeting, margin: float) -> str:
    """The verdict in words."""
    if each.verdict in (STRONGER, WEAKER):
        return f"{each.one if each.verdict == STRONGER else each.other} is stronger"
    return MARKS[each.verdict].format(margin=margin)


def fault_lines(standings: Standings) -> Iterator[str]:
    """Bots that lost turns to the default answer."""
    for (bot, fault), times in standings.faults.most_common():
        message = standings.messages[bot, fault]
        yield f"{standings.wanted.bots[bot]} {fault} {times} times, and the default was answered: {message}"


def as_data(standings: Standings, seconds: float) -> dict[str, Any]:
    """Everything, for a file."""
    wanted = standings.wanted
    return {
        "courtier": __version__,
        "game": wanted.game,
        "rules": wanted.kind.rules,
        "seats": wanted.seats,
        "bots": list(wanted.bots),
        "options": wanted.options,
        "seed": wanted.seed,
        "shuffles": standings.rounds,
        "seconds": round(seconds, 3),
        "settled": standings.settled(),
        "ratings": [{**row._asdict(), "skill": row.skill._asdict()} for row in standings.ratings()],
        "pairs": [{**each._asdict(), "share": each.share._asdict()} for each in standings.meetings()],
        "faults": [
            {"bot": wanted.bots[bot], "fault": fault, "message": standings.messages[bot, fault], "times": times}
            for (bot, fault), times in standings.faults.most_common()
        ],
    }


def as_rows(standings: Standings) -> list[dict[str, Any]]:
    """Every two bots as a row."""
    return [
        {"one": each.one, "other": each.other, **each.share._asdict(), "verdict": each.verdict}
        for each in standings.meetings()
    ]
