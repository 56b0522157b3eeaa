"""What the load driver is asked to do, what it found, and what bench/results.md says about it."""

import math
from dataclasses import dataclass

from bench.results import at_most, cells, grid, machine_now, verdict

TALKING = 2 / 7  # share of moves in a usual evening
MOST_OF_THEM = 0.99  # as many must have been sent: where tables are slow, too few are free for a move
MOST_IDLE = 60.0  # megabytes, before the first table
MOST_FOR_A_TABLE = 150.0  # kilobytes


@dataclass(frozen=True)
class Asked:
    """What a run is to do."""

    tables: int
    seats: int
    rate: float  # events a second
    seconds: float
    moves: float  # their share; the rest is talk
    game: str = "hofverrat"
    offers: int = 0  # kept open at each table


@dataclass(frozen=True)
class Expected:
    """A run that is recorded: under which heading, by which command, and how fast it shall be answered."""

    asked: Asked
    title: str
    command: str
    most_ms: float  # for 99 of 100


EXPECTED = (
    Expected(Asked(500, 4, 350, 60, TALKING), "The server under load", "make load", 50),
    Expected(Asked(500, 4, 1000, 60, 1), "The server in a burst of moves", 'make load RATE=1000 ARGS="--moves 1"', 100),
    Expected(
        Asked(500, 4, 350, 60, TALKING, "duhr", 10),
        "The server with ten open offers at every table",
        'make load ARGS="--game duhr --offers 10"',
        50,
    ),
)


@dataclass(frozen=True)
class Found:
    """What a run came to."""

    asked: Asked
    times: list[float]  # sorted
    sent: int
    refused: int
    unsent: int
    cut: int
    cpu: float
    idle_kb: int
    full_kb: int
    end_kb: int
    open_offers: float  # at a table to which a move was sent, on average

    @property
    def lost(self) -> int:
        return self.sent - len(self.times)

    @property
    def kb_per_table(self) -> float:
        return (self.full_kb - self.idle_kb) / self.asked.tables

    def within(self, share: float) -> float:
        """The milliseconds within which that share of all was answered."""
        return self.times[min(len(self.times) - 1, int(len(self.times) * share))] * 1000 if self.times else math.inf

    def line(self) -> str:
        asked = self.asked
        return (
            f"tables={asked.tables} seats={asked.seats} rate={asked.rate:g} moves={asked.moves:.2f} "
            f"seconds={asked.seconds:g} sent={self.sent} p50_ms={self.within(0.5):.1f} p99_ms={self.within(0.99):.1f} "
            f"p999_ms={self.within(0.999):.1f} lost={self.lost} refused={self.refused} unsent={self.unsent} "
            f"disconnects={self.cut} cpu={self.cpu:.2f} idle_mb={self.idle_kb / 1024:.0f} "
            f"rss_mb={self.end_kb / 1024:.0f} kb_per_table={self.kb_per_table:.0f}{self.offers_in_line()}"
        )

    def offers_in_line(self) -> str:
        return f" offers={self.open_offers:.1f}" if self.asked.offers else ""


def section(found: Found, expected: Expected) -> str:
    asked = found.asked
    talk = "moves alone" if asked.moves == 1 else f"{asked.moves:.0%} moves, the rest talk"
    return f"""\
Written by `{expected.command}`. {asked.tables} tables of {asked.seats} people with a line each, {asked.rate:g} events a
second over all of them ({talk}) for {asked.seconds:g} s; an event is on the disk before it is acknowledged,
and its time counts from when it was due. The tables are at different moments of their games when it begins.

{grid(rows(found, expected.most_ms))}

The line that was printed: `{found.line()}`

Machine: {machine_now()}; the people ran on it, too.
"""


def rows(found: Found, most_ms: float) -> list[str]:
    return [
        at_most("acknowledged, 99 of 100 within", found.within(0.99), ",.1f", most_ms, " ms"),
        cells("acknowledged, half of them within", f"{found.within(0.5):,.1f} ms"),
        cells("acknowledged, 999 of 1,000 within", f"{found.within(0.999):,.1f} ms"),
        sent_row(found),
        at_most("events never acknowledged", found.lost, ",", 0),
        at_most("lines that broke", found.cut, ",", 0),
        at_most("memory before the first table", found.idle_kb / 1024, ".0f", MOST_IDLE, " MB"),
        at_most("memory for a table", found.kb_per_table, ".0f", MOST_FOR_A_TABLE, " KB"),
        cells("share of one core", f"{found.cpu:.0%}"),
        *offer_rows(found),
    ]


def offer_rows(found: Found) -> list[str]:
    """Of a run with offers: how many were open. They end with the turn, and are made anew beside the events."""
    return [cells("open offers at a table, on average", f"{found.open_offers:.1f}")] if found.asked.offers else []


def sent_row(found: Found) -> str:
    events = round(found.asked.rate * found.asked.seconds)
    value = f"{found.sent:,} of {events:,}"
    reached = found.sent >= events * MOST_OF_THEM
    return cells("events sent at their time", value, f"≥ {MOST_OF_THEM:.0%}", verdict(reached))
