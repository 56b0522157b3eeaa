"""Sets a table from a line of words.

    table(
        "Ann: asset 9!, Bob pact | Bob: Cat hook 8 | Cat: testimony 7, 2",
        standing={"Ann": 1},
        piles={"Bob": "secret 9, pact!", "Cat": 0},
        draw="asset 5, standing",
        phase="announcement",
    )

`!` is the mark of an illegal Asset or Pact; of other cards the number says it. "Bob pact" is of Bob's colour; in a
pile of one's own the name is left out. A bare number is so many cards, any: Assets in hands and in the draw pile.
Piles are named from the top. Who is not named has all the rest of one's own colour in the pile, and the draw pile all
the rest without colour; what then lies nowhere is out of the game, unseen. `phase` is what everybody is about to be
asked: "setup", "discussion", "trade" (whose chance it is: `asked`), "announcement", "vote" or "draw".
"""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import courtier
from courtier.core.errors import BadPosition
from courtier.core.game import Game

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Flo")
ANN, BOB, CAT, DAN, EVE, FLO = range(6)
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
PERSONAL: tuple[str, ...] = (
    "pact",
    "pact!",
    "pact!",
    "pact!",
    "favour 8",
    "favour 9",
    "hook 7",
    "hook 8",
    "threat 7",
    "threat 8",
)
PERSONAL += ("secret 7", "secret 9")
COMMON = tuple(f"asset {number}{mark}" for number in range(1, 10) for mark in ("", "", "!", "!"))
COMMON += tuple(f"influence {number}" for number in range(2, 6))
COMMON += tuple(f"testimony {number}" for number in (7, 7, 8, 8, 9, 9))
STANDING = "standing"
OPEN_TRADE = {"open": False, "favour": False, "initiator": -1, "partner": -1, "note": 0, "offers": [None, None]}
OPEN_TRADE |= {"claims": [-1, -1], "decisions": [-1, -1], "accuser": -1, "stopped": False}
NONE: Mapping[str, Any] = MappingProxyType({})


def table(
    hands: str,
    *,
    phase: str = "trade",
    asked: str = "",
    start: str = "Ann",
    standing: int | Mapping[str, int] = 3,
    piles: Mapping[str, int | str] = NONE,
    draw: int | str | None = None,
    discard: str = "",
    out: str = "",
    rounds: int = 1,
    **options: Any,
) -> Game:
    """The game, recording."""
    data = position(hands, phase, asked, start, standing, piles, draw, discard, out, rounds, options)
    game = courtier.load("intrigue", data)
    game.recording = True
    return game


def position(
    hands: str,
    phase: str = "trade",
    asked: str = "",
    start: str = "Ann",
    standing: int | Mapping[str, int] = 3,
    piles: Mapping[str, int | str] = NONE,
    draw: int | str | None = None,
    discard: str = "",
    out: str = "",
    rounds: int = 1,
    options: Mapping[str, Any] = NONE,
) -> dict[str, Any]:
    """The same as a dump, without a question whether the game can load it."""
    seats = hands.count("|") + 1
    names = NAMES[:seats]
    exits = [name.strip() for name in out.split(",") if name.strip()]
    gone = [exits.index(name) + 1 if name in exits else 0 for name in names]
    rows = [0 if gone[seat] else count_of(standing, names[seat]) for seat in range(seats)]
    box = Counter(deck(seats)) - Counter({STANDING: sum(rows)})
    words = [part.partition(":")[2] for part in hands.split("|")]
    stacked = ["" if gone[seat] else str(piles.get(names[seat], 12)) for seat in range(seats)]
    groups = [(each, COMMON, "") for each in (*words, discard, "46" if draw is None else str(draw))]
    groups += [(each, personal(name), name) for each, name in zip(stacked, names, strict=True)]
    dealt = deal(groups, box)
    held, (heap, stock), stacks = dealt[:seats], dealt[seats : seats + 2], dealt[seats + 2 :]
    first = names.index(start)
    living = [seat for seat in around(first, seats) if not gone[seat]]
    return {
        "game": "intrigue",
        "seats": seats,
        "options": dict(options),
        "rng": 1,
        "pending": pending(phase, names.index(asked or start), first, seats, living, held),
        "numbers": [0] * seats,
        "answers": [-1] * seats,
        "turn": 0 if phase == "setup" else rounds,
        "ended": False,
        "start": first,
        "phase": phase,
        "hands": [[code_name(card) for card in hand] for hand in held],
        "standing": rows,
        "piles": [[code_name(card) for card in reversed(stack)] for stack in stacks],
        "draw": [code_name(card) for card in reversed(stock)],
        "discard": [code_name(card) for card in heap],
        "removed": [],
        "boxed": [code_name(card) for card in sorted(box.elements())],
        "table": [None] * seats,
        "announced": 0,
        "trade": OPEN_TRADE | ({"initiator": names.index(asked or start)} if phase == "trade" else {}),
        "traded": 0,
        "swapped": 0,
        "debts": [],
        "bribe": 0,
        "queue": [],
        "threatened": 0,
        "hooks": [],
        "votes": [-1] * seats,
        "due": [],
        "leaving": [],
        "gone": gone,
        "reason": 0,
    }


def pending(phase: str, seat: int, start: int, seats: int, living: list[int], hands: list[list[str]]) -> list[Any]:
    """What is still to come in the round, the open question last."""
    asked = [each for each in living if hands[each]] if phase == "announcement" else living
    if phase == "setup":
        return [["begin_round"], ["first_draws"], ["setup_draw", asked]]
    if phase == "draw":
        return [["end_round"], ["draw_source", asked]]
    rest: list[Any] = [["end_round"], ["drawing"]]
    if phase == "vote":
        return [*rest, ["wave"], ["vote", asked]]
    rest.append(["open_vote"])
    if phase == "announcement":
        return [*rest, ["put_down", asked]]
    rest.append(["gather"])
    if phase == "discussion":
        return [*rest, ["chance", 0], ["ready", asked]]
    if phase != "trade":
        raise BadPosition(f"unknown phase {phase!r}")
    place = (seat - start) % seats + 1
    return [*rest, *([["chance", place]] if place < seats else []), ["invite", seat]]


def around(start: int, seats: int) -> list[int]:
    return [(start + step) % seats for step in range(seats)]


def count_of(given: int | Mapping[str, int], name: str) -> int:
    return given if isinstance(given, int) else given.get(name, 3)


# Cards


def deck(seats: int) -> list[str]:
    """All cards of a game for so many, in words."""
    return [STANDING] * 3 * seats + [card for name in NAMES[:seats] for card in personal(name)] + list(COMMON)


def personal(name: str) -> tuple[str, ...]:
    return tuple(f"{name} {card}" for card in PERSONAL)


def deal(groups: list[tuple[str, tuple[str, ...], str]], box: Counter[str]) -> list[list[str]]:
    """Out of the box by group (words, supply, owner): named cards first, then for a number so many of the supply."""
    parts = [[part.strip() for part in words.split(",") if part.strip()] for words, _, _ in groups]
    found: list[list[list[str]]] = [[] for _ in groups]
    for cards, items, (_, _, owner) in zip(found, parts, groups, strict=True):
        for item in items:
            card = f"{owner} {item}" if owner and not item.startswith(NAMES) else item
            cards.append([] if item.isdigit() else take([card], box))
    for cards, items, (_, supply, _) in zip(found, parts, groups, strict=True):
        for place, item in enumerate(items):
            if item.isdigit():
                left = [card for card in dict.fromkeys(supply) for _ in range(box[card])]
                cards[place] = take(left[: int(item)], box)
    return [[card for some in cards for card in some] for cards in found]


def take(cards: list[str], box: Counter[str]) -> list[str]:
    for card in cards:
        if not box[card]:
            raise BadPosition(f"there is no {card!r} left to lay on the table")
        box[card] -= 1
    return cards


def code_name(card: str) -> str:
    """ "red.hook.8" for Ann hook 8, "asset.9.illegal" for asset 9!."""
    parts = card.removesuffix("!").split()
    if parts[0] in NAMES:
        parts[0] = COLOURS[NAMES.index(parts[0])]
    return ".".join(parts) + (".illegal" if card.endswith("!") else "")


def said(name: str) -> str:
    """The way back: Ann hook 8 for "red.hook.8"."""
    parts = name.removesuffix(".illegal").split(".")
    if parts[0] in COLOURS:
        parts[0] = NAMES[COLOURS.index(parts[0])]
    return " ".join(parts) + ("!" if name.endswith(".illegal") else "")
