"""Who may know what of Liar's Dice, written from its rules and not from its view.

You see your own dice and how many the others have; bids are said aloud. Lifted cups are seen by everybody, but then all
roll again, so nothing that was shown is true any more. At the end all dice lie open.
"""

import copy
import random
from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import product

from courtier import Journal
from courtier.laws import Dump, Facts, Odds, Seat, Small, Step, common_secrets

SIDES = 6
OPEN = ("bid", "bidder", "turn", "ended", "pending", "seats", "options")
FEW = 4  # dice: all that can lie under a cup is counted
# Event: what all see; then what the seat concerned sees alone, or (`*`) everybody.
SIGHT = {
    "round_began": ("seat round", ""),
    "rolled": ("seat count", "dice"),
    "bid": ("seat count face", ""),
    "called": ("seat bidder", ""),
    "lifted": ("seat", "*dice"),
    "counted": ("count face", ""),
    "lost": ("seat left", ""),
    "won": ("seat", ""),
}


def conserved(dump: Dump) -> object:
    """Dice are lost, but never made."""
    assert all(len(cup) <= 5 for cup in dump["cups"]), "a cup with more dice than it began with"
    return dump["seats"]


def knows(dump: Dump, seat: Seat, journal: Journal | None) -> object:
    cups = [cup if own == seat or dump["ended"] else len(cup) for own, cup in enumerate(dump["cups"])]
    return [cups, *[dump[name] for name in OPEN]]


def permute(dump: Dump, seat: Seat, luck: random.Random, journal: Journal | None) -> Dump:
    """All others have rolled something else."""
    world = copy.deepcopy(dump)
    common_secrets(world, seat, luck)
    for other, cup in enumerate(world["cups"]):
        if other != seat and not world["ended"]:
            world["cups"][other] = sorted(luck.randrange(SIDES) for _ in cup)
    return world


def shows(step: Step, seat: Seat) -> list[Facts]:
    found = []
    for event in step.news:
        names, secret = SIGHT[event.row.name]
        told = {field.name: field.say(value) for field, value in zip(event.row.open, event.values, strict=False)}
        facts: Facts = {"event": event.row.name, **{name: told[name] for name in names.split()}}
        if secret:
            seen = secret[0] == "*" or told["seat"] == seat
            facts[secret.lstrip("*")] = [str(1 + die) for die in event.secret] if seen else "unknown"
        found.append(facts)
    return found


def odds(dump: Dump, seat: Seat, journal: Journal) -> list[Odds]:
    """A cup whose dice are few enough to count all rolls."""
    others = [other for other, cup in enumerate(dump["cups"]) if other != seat and 0 < len(cup) <= FEW]
    if dump["ended"] or not others:
        return []
    rolls = Counter(tuple(sorted(roll)) for roll in product(range(SIDES), repeat=len(dump["cups"][others[0]])))
    exact: dict[Hashable, Fraction] = {roll: Fraction(count, rolls.total()) for roll, count in rolls.items()}

    def cup_of(world: Dump) -> Hashable:
        return tuple(world["cups"][others[0]])

    only = sum(len(cup) for cup in dump["cups"]) == len(dump["cups"][others[0]]) + len(dump["cups"][seat or 0])
    return [Odds("whole worlds" if only else "one cup", cup_of, exact)]


def small(seats: int) -> Small | None:
    """Two players are left, with two dice and three."""
    cups = [[0, 4], [1, 1, 5], *[[] for _ in range(2, seats)]]
    dump: Dump = {
        "game": "liars_dice",
        "seats": seats,
        "options": {},
        "rng": 1,
        "pending": [["bid", 0]],
        "numbers": [0] * seats,
        "answers": [],
        "turn": 7,
        "ended": False,
        "cups": cups,
        "bid": -1,
        "bidder": 1,
    }
    return Small(dump, [], 0)
