"""The numbers that the ledger of Hof-Verrat gives for random play (§7), found again."""

import pytest

from courtier.arena.counts import DECISIONS, SHARED, Key
from courtier.arena.plan import plan
from courtier.arena.simulate import simulate
from courtier.arena.summary import Run, estimates, spreads

GAMES = 1500
FACTS = ("mission", "standing", "assassin")
SCORE: Key = ("bot", "random", "score")
NEUTRAL: Key = ("standing", "all", "neutral")
ESTEEMED: Key = ("standing", "all", "esteemed")
LAID: Key = ("assassin", "laid", "a game")
IDLE: Key = ("assassin", "without a victim", "a game")
REMOVED: Key = ("assassin", "removed a card", "a game")

# By number of seats, with how far 1500 games may be off.
LEDGER: dict[Key, tuple[float, dict[int, float]]] = {
    DECISIONS: (0.2, {2: 67.5, 3: 80.9, 4: 94.4, 5: 101.0}),
    SHARED: (0.03, {2: 0.06, 3: 0.09, 4: 0.11, 5: 0.13}),
    SCORE: (0.6, {2: 3.0, 3: 2.9, 4: 2.9, 5: 2.8}),
    NEUTRAL: (0.02, {2: 0.18, 5: 0.14}),
    ESTEEMED: (0.02, {2: 0.41, 5: 0.43}),
    LAID: (0.15, {2: 8.0, 3: 9.6, 4: 11.2, 5: 12.0}),
    IDLE: (0.1, {2: 0.5, 3: 0.7, 4: 0.8, 5: 1.0}),
    REMOVED: (0.2, {2: 6.2, 3: 7.3, 4: 8.5, 5: 8.9}),
}
MISSIONS = {
    **{f"L{number}": {2: 0.44, 5: 0.42} for number in range(1, 7)},
    **{f"D{number}": {2: 0.41, 5: 0.43} for number in range(1, 7)},
    "L7": {2: 0.89, 5: 0.56},
    "L8": {2: 0.76, 5: 0.44},
    "L9": {2: 0.61, 5: 0.20},
    "L10": {2: 0.42, 5: 0.16},
    "D7": {2: 0.24, 5: 0.58},
    "D8": {2: 0.31, 5: 0.70},
    "D9": {2: 0.81, 5: 0.78},
    "D10": {2: 0.78, 5: 0.81},
}
DEVIATION = {2: 9.0, 3: 7.6, 4: 6.9, 5: 6.2}  # of scores
PLACES = ("first", "second", "third", "fourth", "fifth")


def expected(seats: int) -> dict[Key, tuple[float, float]]:
    """By cell: what the ledger says, and the margin."""
    rows = dict(LEDGER)
    rows |= {("mission", name, "fulfilled"): (0.09, values) for name, values in MISSIONS.items()}
    # Random players show no effect of the seat.
    rows |= {("place", name, "wins"): (0.05, {seats: 1 / seats}) for name in PLACES[:seats]}
    return {key: (values[seats], off) for key, (off, values) in rows.items() if seats in values}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_play_is_as_the_ledger_says(seats: int) -> None:
    wanted = plan("hofverrat", seats, ["random"], GAMES, seed=7, figures=FACTS)
    run = Run(wanted, simulate(wanted), 1.0, 1)
    found = estimates(run, 0)
    off = {
        key: (found[key].value, value)
        for key, (value, margin) in expected(seats).items()
        if abs(found[key].value - value) > margin
    }
    assert not off
    assert spreads(run, 0)["score, random"].deviation == pytest.approx(DEVIATION[seats], abs=0.5)
