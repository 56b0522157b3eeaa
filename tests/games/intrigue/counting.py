"""How guesses of Intrigue should be distributed, where that can be counted exactly.

What others chose is no evidence, and whatever is known of hidden cards without looking at their numbers (that one
is no Pact, say) is the same for all cards without colour: so what was never seen of them is equally likely to lie
on top of the draw pile, as long as it was not reshuffled. One's own pile is in any order. In the setup another's
cards of one's own colour are any of the twelve.
"""

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

from tests.games.intrigue.box import CARDS, codes
from tests.games.intrigue.remembering import DRAW, PILE, memory_of

import courtier
from courtier import Journal
from courtier.core.registry import kind
from courtier.laws.cases import Seat
from courtier.laws.oracle import Dump, Odds, Small

TELLING = {"paid", "bribed", "reshuffled", "standing_lost", "had_no_standing"}  # numbers of hidden cards, or worse
CHECKS = {"found_legal", "found_illegal"}
SETUP = {"started", "named", "drew", "round_began", "readied", "passed", "invited"}


def counted(dump: Dump, seat: Seat, journal: Journal) -> list[Odds]:
    options = dump["options"]
    if "cards" in options:
        return [whole_worlds(dump)]
    if dump["ended"] or options["backs"] == "open" or options["personal_pile_choice"]:
        return []
    heard = [line for line in journal.lines if "event" in line]
    features = []
    if seat is not None and dump["piles"][seat]:
        features.append(top_of("own pile", ("piles", seat), Counter(dump["piles"][seat])))
    if dump["draw"] and not any(tells(line) for line in heard):
        cards = memory_of(dump, journal).cards
        unseen = {name: sum(1 for zones in cards[name] if zones & DRAW) for name in cards}
        features.append(top_of("draw pile", ("draw",), Counter(unseen)))
    if {line["event"] for line in heard} <= SETUP:
        other = 0 if seat is None else (seat + 1) % dump["seats"]
        cards = memory_of(dump, journal).cards
        unseen = {name: sum(1 for zones in cards[name] if zones & PILE[other]) for name in cards}
        features.append(top_of("another's pile", ("piles", other), Counter(unseen)))
        features.append(pacts_in_hand(other, sum(unseen.values()) - len(dump["piles"][other])))
    return features


def tells(line: Any) -> bool:
    if line["event"] in CHECKS:
        return True
    if line["event"] in {"standing_lost", "had_no_standing"}:
        return bool(line["cause"] == "fine")
    return line["event"] in TELLING


def top_of(title: str, where: tuple[Any, ...], unseen: Counter[str]) -> Odds:
    def read(world: Dump) -> Hashable:
        pile = world
        for part in where:
            pile = pile[part]
        return str(list(pile)[-1])

    total = unseen.total()
    return Odds(f"top of the {title}", read, {name: Fraction(n, total) for name, n in unseen.items() if n})


def pacts_in_hand(seat: int, drawn: int) -> Odds:
    """Four of the twelve cards of a colour are Pacts."""

    def read(world: Dump) -> Hashable:
        return sum(1 for name in world["hands"][seat] if CARDS[name].pact and CARDS[name].colour == seat)

    chances: dict[Hashable, Fraction] = {
        n: Fraction(comb(4, n) * comb(8, drawn - n), comb(12, drawn)) for n in range(min(4, drawn) + 1)
    }
    return Odds("Pacts of one's own colour in a hand", read, chances)


# A small game: two kinds of cards without colour, two kinds of each colour

ONES, TWOS = 20, 10
KEPT = {"asset.1": ONES, "asset.2": TWOS, "pact": 4, "hook.7": 1, "standing": 3}


def small_position(seats: int) -> Small:
    """After the setup (three own cards and two others each) seat 0 has seen a "two" that seat 1 keeps."""
    rows = [{"id": row["id"], "copies": KEPT.get(row["id"], 0)} for row in kind("intrigue").rows({})["card"]]
    options = kind("intrigue").check_options({"discussion": False, "cards": {"card": rows}})
    dump = courtier.new("intrigue", seats, 1, options).dump()
    dump["start"] = 0
    dump["pending"][-1][1] = list(range(seats))
    for seat, pile in enumerate(dump["piles"]):
        dump["piles"][seat] = sorted(pile)  # Pacts on top
    dump["draw"] = ["asset.1"] * (ONES - 2 * seats + 1) + ["asset.2"] * (TWOS - 1)
    dump["draw"] += (["asset.1"] * (seats - 2) + ["asset.2", "asset.1"]) + ["asset.1"] * seats
    act = codes()
    answers = [(seat, act[pile]) for pile in SOURCES for seat in range(seats)]
    answers += [(0, act["invite seat 1, note none"]), (0, act["the card asset.1"]), (1, act["the card asset.2"])]
    answers += [(0, act["deny"]), (1, act["deny"])]
    answers += [(seat, act["pass"]) for seat in range(2, seats)]
    return Small(dump, answers, 0)


SOURCES = ("own pile", "own pile", "own pile", "draw pile", "draw pile")


def whole_worlds(dump: Dump) -> Odds:
    """The hands of seats 1 and 2: three of five own cards each, and of the "ones" and "twos" that seat 0 has not
    seen one for seat 1 (beside the "two" it has seen there) and two for seat 2."""
    twos = TWOS - dump["hands"][0].count("asset.2") - 1
    ones = ONES - dump["hands"][0].count("asset.1")
    chances: dict[Hashable, Fraction] = {}
    for first, second, *hooks in product(range(2), range(3), range(2), range(2)):
        chance = drawing(first, 1, twos, ones) * drawing(second, 2, twos - first, ones - (1 - first))
        for hook in hooks:
            chance *= Fraction(3, 5) if hook else Fraction(2, 5)
        chances[1 + first, second, *hooks] = chance
    return Odds("whole worlds", two_hands, chances)


def drawing(wanted: int, drawn: int, good: int, bad: int) -> Fraction:
    """How likely so many good ones are among those drawn."""
    return Fraction(comb(good, wanted) * comb(bad, drawn - wanted), comb(good + bad, drawn))


def two_hands(world: Dump) -> Hashable:
    hands = world["hands"][1:3]
    return (*[hand.count("asset.2") for hand in hands], *[sum("hook" in name for name in hand) for hand in hands])
