"""Sets a table of Cutthroat Kingdoms from a few words.

    table(
        "three_rivers Ann b mr | nyghtwald Bob g | hanging_tongue | marrow* Cat y | crownfall",
        houses="Ann dravanof, Bob slaine, Cat brom",
        hands={"Ann": "2 b, mr, sneak, bastard.slaine"},
        coins={"Ann": 5},
    )

The ring is named place by place: the territory, `*` if it is plagued, then its owner and the stack, top card first.
`b r y g` are soldiers by colour, `mb mr my mg` mercenaries; all other cards have their own names. Houses that are not
named are the first free ones in the order of the cards. A house's soldiers that are named nowhere are dead. Decks are
named from the top; what is named nowhere lies under it, in the order of the cards. Purses and hands that are not
mentioned are empty. It is Ann's Action phase, unless `pending` says what lies on the stack.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import courtier
from courtier.core.errors import BadPosition
from courtier.games.cutthroat.cards import (
    EVENTS,
    FEAST_CARDS,
    GEMS,
    HIRELINGS,
    HOUSES,
    TYPES,
)
from courtier.games.cutthroat.court import FACTS, Court
from courtier.games.cutthroat.deck import own_rows

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
ANN, BOB, CAT, DAN, EVE, FAY = range(6)
NONE: Mapping[str, Any] = MappingProxyType({})
COLOURS = {"b": "blue", "r": "red", "y": "yellow", "g": "green"}
UNANSWERED = -1
WEDDING, FEAST = "E13", "E14"
OPTIONS = {
    "houses": "choose",
    "pillow_variant": False,
    "mercenary_bulk": False,
    "bedlam_twice": False,
    "gems_loose": "square",
    "hireling_price": 3,
    "coin_vp": 1,
    "bastard_vp": 5,
}


def table(ring: str, **said: Any) -> Court:
    """The game, recording; `position` says what can be said."""
    return load(position(ring, **said))


def load(data: dict[str, Any]) -> Court:
    game = courtier.load("cutthroat", data)
    assert isinstance(game, Court)
    game.recording = True
    return game


def position(
    ring: str,
    *,
    houses: str = "",
    hands: Mapping[str, str] = NONE,
    coins: Mapping[str, int] = NONE,
    gems: Mapping[str, str] = NONE,
    dishes: Mapping[str, str] = NONE,
    decks: Mapping[str, str] = NONE,
    discards: Mapping[str, str] = NONE,
    events: str = "",
    married: str = "",
    dead_heirs: Sequence[str] = (),
    uses: Mapping[str, int] = NONE,
    facts: Mapping[str, int] = NONE,
    active: str = "Ann",
    pending: Sequence[Sequence[Any]] = (),
    turn: int = 5,
    options: Mapping[str, Any] = NONE,
    seed: int = 1,
    **more: Any,
) -> dict[str, Any]:
    """The same as a dump; `more` replaces whole fields of it."""
    places = [place(words) for words in ring.split("|")]
    seats = len(places) - 2
    seat = NAMES.index(active)
    led = led_houses(houses, seats)
    held = [cards(hands.get(name, "")) for name in NAMES[:seats]]
    stacks = [stack for _, _, _, stack in places]
    owners = [owner for _, _, owner, _ in places]
    plate = [cards(dishes.get(name, "")) for name in NAMES[:seats]]
    purses = [cards(gems.get(name, "")) for name in NAMES[:seats]]
    deck_cards = {name: cards(words) for name, words in decks.items()}
    thrown = {name: cards(discards.get(name, "")) for name in ("mercenaries", "hirelings", "feast", "events")}
    lying = [card for group in [*held, *stacks, *thrown.values()] for card in group]
    return {
        "game": "cutthroat",
        "seats": seats,
        "options": {**OPTIONS, **options},
        "rng": seed,
        "pending": [list(row) for row in pending] or [["turn", turn], ["action"], ["act", seat]],
        "numbers": [0] * seats,
        "answers": [UNANSWERED] * seats,
        "turn": 1,
        "ended": False,
        "houses": led,
        "ring": [territory for territory, _, _, _ in places],
        "owners": owners,
        "plagued": [plagued for _, plagued, _, _ in places],
        "stacks": stacks,
        "coins": [coins.get(name, 0) for name in NAMES[:seats]],
        "gems": [sorted(purse, key=GEMS.index) for purse in purses],
        "bank": rest_of(dict.fromkeys(GEMS, 6), [gem for purse in purses for gem in purse]),
        "hands": held,
        "dishes": plate,
        "dead": [dead(led[each], held[each], stacks, owners, each) for each in range(seats)],
        "drawn": [],
        "decks": {
            "mercenaries": deck(mercenaries(), lying, deck_cards.get("mercenaries", [])),
            "hirelings": deck(hirelings(seats, led), lying, deck_cards.get("hirelings", [])),
            "feast": deck(
                feast(), [dish for each in plate for dish in each] + thrown["feast"], deck_cards.get("feast", [])
            ),
            "events": event_deck(seats, events),
        },
        "discards": {**thrown, "events": past(seats, events)},
        "uses": dict.fromkeys(("fury", "eye", "opulence", "venom", "life", "death"), 2) | {"bedlam": 0} | dict(uses),
        "spouses": spouses(married, seats),
        "dead_heirs": [name in dead_heirs for name in NAMES[:seats]],
        "facts": dict.fromkeys(FACTS, 0) | {"active": seat, "target": -1, "event": -1, "subject": -1} | dict(facts),
        "proposals": [],
        "orators": [],
        "served": [],
        "tasted": [],
        "servings": [],
        **more,
    }


# Words


def place(words: str) -> tuple[str, bool, int | None, list[str]]:
    """`marrow* Cat y mb`: territory, plagued, owner, stack."""
    territory, *rest = words.split()
    plagued = territory.endswith("*")
    owner = NAMES.index(rest[0]) if rest else None
    return territory.rstrip("*"), plagued, owner, [card(each) for each in rest[1:]]


def cards(words: str) -> list[str]:
    """`2 b, mr, sneak`: the cards, one by one."""
    found: list[str] = []
    for part in filter(None, (each.strip() for each in words.split(","))):
        number, _, name = part.rpartition(" ")
        found += [card(name)] * int(number or 1)
    return found


def card(name: str) -> str:
    """A card by its short name."""
    if name in COLOURS:
        return f"soldier.{COLOURS[name]}"
    if re.fullmatch(r"m[bryg]", name):
        return f"mercenary.{COLOURS[name[1]]}"
    return name


def led_houses(words: str, seats: int) -> list[str]:
    named = dict(part.split() for part in words.split(",")) if words else {}
    free = [house for house in HOUSES if house not in named.values()]
    return [named.get(name) or free.pop(0) for name in NAMES[:seats]]


def spouses(words: str, seats: int) -> list[int | None]:
    """`Ann Bob, Cat Dan`: who is married to whom."""
    wed: list[int | None] = [None] * seats
    for pair in filter(None, words.split(",")):
        one, other = (NAMES.index(name) for name in pair.split())
        wed[one], wed[other] = other, one
    return wed


# What lies elsewhere


def dead(house: str, hand: list[str], stacks: list[list[str]], owners: list[int | None], seat: int) -> list[str]:
    """A house's soldiers that are neither in its hand nor under its land."""
    own = {f"soldier.{colour}": row[colour] for row in own_rows()["house"] if row["id"] == house for colour in TYPES}
    used = [each for each in hand if each.startswith("soldier")]
    used += [
        each for stack, owner in zip(stacks, owners, strict=True) if owner == seat for each in stack if each in own
    ]
    return rest_of(own, used)


def rest_of(box: Mapping[str, int], used: Sequence[str]) -> list[str]:
    left = Counter(box)
    left.subtract(card for card in used if card in box)
    if any(count < 0 for count in left.values()):
        raise BadPosition(f"no such cards in this game: {[name for name, count in left.items() if count < 0]}")
    return list(left.elements())


def deck(box: Mapping[str, int], used: Sequence[str], top: list[str]) -> list[str]:
    """Bottom first."""
    return rest_of(box, [*used, *top]) + top[::-1]


def mercenaries() -> dict[str, int]:
    return {row["id"]: row["count"] for row in own_rows()["mercenary"]}


def hirelings(seats: int, led: list[str]) -> dict[str, int]:
    rows = {row["id"]: row for row in own_rows()["hireling"]}
    box = {name: rows[name]["count"] for name in HIRELINGS if rows[name]["players"] <= seats}
    return box | {f"bastard.{house}": 1 for house in HOUSES if house in led}


def feast() -> dict[str, int]:
    rows = {row["id"]: row for row in own_rows()["feast"]}
    return {name: rows[name]["count"] for name in FEAST_CARDS}


def in_deck(seats: int) -> list[str]:
    rows = {row["id"]: row for row in own_rows()["event"]}
    return [name for name in EVENTS if rows[name]["players"] <= seats]


def event_deck(seats: int, words: str) -> list[str]:
    """Bottom first: those that are named, or all but the first, the Feast at the bottom."""
    if words:
        return cards(words)[::-1]
    rest = [name for name in in_deck(seats) if name not in ("E01", FEAST)]
    return ([FEAST] if seats > 3 else []) + rest[::-1]


def past(seats: int, words: str) -> list[str]:
    deck_now = event_deck(seats, words)
    return [name for name in in_deck(seats) if name not in deck_now]
