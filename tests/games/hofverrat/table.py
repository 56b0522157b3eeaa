"""Sets a table from a line of words, in the notation of the ledger's §8.

    table(
        "Ann: carp o, stag s, toad a | Bob: 3 | Cat",
        table="hare n above, toad s above by Bob, stag n : oo",
        districts={"Bob": "toad g, toad s by Ann"},
        missions={"Ann": "L2 D6"},
        pile=6,
    )

Roles are o ordinary, n noble, s spy, a assassin, g guard, and `stag n : oo` is above : below. Cards
of an area are named in the order of laying. "Bob: 3" is a hand of any three cards, `pile=6` a pile
of any six (ordinary ones while there are any); all cards not named are in the box (H/A-34). Who is
not said to have laid a card is Ann at the table, the owner in a district. If nobody holds a card,
the game is over and the position is scored as it lies.
"""

import re
from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import courtier
from courtier.core.errors import BadPosition
from courtier.games.hofverrat.court import Court

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")
ANN, BOB, CAT, DAN, EVE = range(5)
FAMILIES = ("butterfly", "toad", "nightingale", "hare", "stag", "carp")
ROLES = {"o": "ordinary", "n": "noble", "s": "spy", "a": "assassin", "g": "guard"}
COPIES = {"o": 4, "n": 4, "s": 2, "a": 2, "g": 3}
DECK = [f"{family}.{ROLES[role]}" for role in ROLES for family in FAMILIES for _ in range(COPIES[role])]
USED = {"table": 1, "home": 2, "abroad": 4}
LIGHT = [f"L{number}" for number in range(1, 11)]
DARK = [f"D{number}" for number in range(1, 11)]
NONE: Mapping[str, str] = MappingProxyType({})
CARDS = re.compile(
    r"(?P<family>\w+) (?P<roles>[a-z]+|-)(?: : (?P<below>[a-z]+|-))?"
    r"(?: (?P<side>above|below)| at (?P<owner>\w+))?(?: by (?P<layer>\w+))?"
)


def table(
    hands: str,
    *,
    table: str = "",
    districts: Mapping[str, str] = NONE,
    removed: str = "",
    missions: Mapping[str, str] = NONE,
    asked: str = "Ann",
    used: str = "",
    pile: int | str = 0,
    first: str = "Ann",
    weight: int = 2,
) -> Court:
    """The game, recording."""
    data = position(hands, table, districts, removed, missions, asked, used, pile, first, weight)
    game = courtier.load("hofverrat", data)
    assert isinstance(game, Court)
    game.recording = True
    return game


def position(
    hands: str,
    table: str = "",
    districts: Mapping[str, str] = NONE,
    removed: str = "",
    missions: Mapping[str, str] = NONE,
    asked: str = "Ann",
    used: str = "",
    pile: int | str = 0,
    first: str = "Ann",
    weight: int = 2,
) -> dict[str, Any]:
    """The same as a dump, without a question whether the game can load it."""
    seats = hands.count("|") + 1
    areas = {"table": rows(laid(table, "table:above", ANN))}
    for seat in range(seats):
        words = districts.get(NAMES[seat], "")
        areas[f"district@{seat}"] = rows(laid(words, f"district@{seat}", seat))
    out = rows(laid(removed, "table:above", ANN))
    turn = 1 + max(len(area) for area in [*areas.values(), out])
    held = [hand.partition(":")[2].strip() for hand in hands.split("|")]
    wanted = [*held, pile if isinstance(pile, str) else str(pile)]
    *drawn, stack, box = deal(wanted, [row[0] for area in [*areas.values(), out] for row in area])
    over = not any(drawn)
    return {
        "game": "hofverrat",
        "seats": seats,
        "options": {"mission_noble_weight": weight},
        "rng": 1,
        "pending": [] if over else question(NAMES.index(asked), used),
        "numbers": [0] * seats,
        "answers": [],
        "turn": turn,
        "ended": over,
        "first": NAMES.index(first),
        "box": box,
        "pile": stack,
        "hands": drawn,
        "areas": areas,
        "removed": out,
        "missions": entrusted(LIGHT, missions, seats) + entrusted(DARK, missions, seats),
    }


def question(seat: int, used: str) -> list[Any]:
    """Whose turn it is, and which of "table home abroad" she has used."""
    bits = sum(USED[word] for word in used.split())
    return [["finish"], ["end_turn", seat], ["lay", seat, bits]]


def entrusted(colour: list[str], missions: Mapping[str, str], seats: int) -> list[str]:
    """The missions of the seats, the first free ones where none is named; then the unused ones."""
    named = [next((word for word in missions.get(name, "").split() if word in colour), "") for name in NAMES[:seats]]
    free = [name for name in colour if name not in named]
    return [name or free.pop(0) for name in named] + free


# Cards


def deal(wanted: list[str], lying: list[str]) -> list[list[str]]:
    """Named cards as named, numbers of cards from what is left; then the box."""
    named = [[] if words.isdigit() else cards(words) for words in wanted]
    taken = Counter(lying) + Counter(card for group in named for card in group)
    left = list((Counter(DECK) - taken).elements())
    for group, words in zip(named, wanted, strict=True):
        if words.isdigit():
            group += [left.pop(0) for _ in range(int(words))]
    return [*named, left]


def cards(words: str) -> list[str]:
    """ "carp os" is carp.ordinary and carp.spy."""
    return [row[0] for row in laid(words, "", ANN)]


def card(words: str) -> str:
    """ "carp o" is carp.ordinary."""
    (name,) = cards(words)
    return name


def short(name: str) -> str:
    """ "carp o" for carp.ordinary."""
    family, _, role = name.partition(".")
    return f"{family} {role[0]}"


def laid(words: str, spot: str, layer: int) -> list[list[Any]]:
    """Cards with where they lie and who laid them, in the order of the words."""
    found: list[list[Any]] = []
    for item in filter(None, (part.strip() for part in words.split(","))):
        match = CARDS.fullmatch(item.replace("–", "-"))
        if match is None:
            raise BadPosition(f"expected cards like 'hare no above by Bob', got {item!r}")
        at = f"table:{match['side']}" if match["side"] else spot
        if match["owner"]:
            at = f"district@{NAMES.index(match['owner'])}"
        by = NAMES.index(match["layer"]) if match["layer"] else layer
        found += [[name, at, by] for name in named(match["family"], match["roles"])]
        below = named(match["family"], match["below"] or "-")
        found += [[name, "table:below", by] for name in below]
    return found


def named(family: str, roles: str) -> list[str]:
    unknown = set(roles) - {*ROLES, "-"}
    if family not in FAMILIES or unknown:
        raise BadPosition(f"expected a family and roles out of {', '.join(ROLES)}: {family} {roles}")
    return [f"{family}.{ROLES[role]}" for role in roles if role != "-"]


def rows(found: list[list[Any]]) -> list[list[Any]]:
    """One card a turn in every area: a belief sorts the two sides of the table by it."""
    return [[*row, turn] for turn, row in enumerate(found, 1)]
