"""Cards, votes and points of Cutthroat Kingdoms, counted anew from the tables of the ledger (section 4)."""

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from courtier.games.cutthroat.court import FACTS
from courtier.games.cutthroat.events import DEEDS
from courtier.games.cutthroat.questions import STEPS as ROWS
from courtier.laws.oracle import Dump

STEPS = [row.name for row in ROWS.rows]  # by these numbers the stack is dumped and told
TYPES = ("blue", "red", "yellow", "green")
HOUSES = ("brom", "crone", "cawdwell", "slaine", "dravanof", "tyber")
GEMS = ("ruby", "sapphire", "emerald", "amethyst", "diamond", "topaz")
DECKS = ("mercenaries", "hirelings", "feast", "events")
SOLDIERS = {  # 4.3: by type
    "brom": (2, 2, 2, 2),
    "slaine": (3, 1, 1, 1),
    "dravanof": (3, 1, 1, 1),
    "tyber": (1, 3, 1, 1),
    "cawdwell": (1, 1, 3, 1),
    "crone": (1, 1, 1, 3),
}
MERCENARIES = Counter({f"mercenary.{each}": 9 for each in TYPES})  # 4.5
HIRELINGS = {  # 4.6: in the order of the answers, how many, and from how many players on
    "assassin": (8, 3),
    "sneak": (5, 3),
    "watchman": (5, 3),
    "general": (4, 3),
    "taster": (6, 4),
    "pillow": (1, 4),
    "spy": (3, 3),
    "cutpurse": (3, 3),
    "doctor": (3, 3),
    "saboteur": (2, 3),
    "envoy": (2, 3),
    "orator": (2, 3),
}
KINDS = (
    *[f"soldier.{each}" for each in TYPES],
    *MERCENARIES,
    *HIRELINGS,
    *[f"bastard.{house}" for house in HOUSES],
)
FEAST = {  # 4.7: points, how many
    "pig_snout": (1, 4),
    "barley_bread": (1, 4),
    "eel_pie": (2, 4),
    "honeyed_figs": (2, 4),
    "roast_swan": (3, 3),
    "spiced_venison": (3, 2),
    "peacock_crown": (4, 2),
    "dragon_pepper_boar": (4, 1),
    "poison": (0, 10),
}
DISHES = Counter({name: count for name, (_, count) in FEAST.items()})
LAND = {  # 4.2: points of the healthy and the plagued side
    "nyghtwald": (3, 1),
    "hanging_tongue": (4, 1),
    "stonehold": (5, 2),
    "three_rivers": (3, 1),
    "marrow": (4, 1),
    "gildenmoor": (3, 1),
    "ravenscar": (2, 1),
    "crownfall": (5, 2),
    "ashfen": (2, 0),
    "widows_reach": (2, 1),
}
EVENT_PLAYERS = {3: 12, 4: 16, 5: 20, 6: 25}  # 4.1: E01 and so on
POWER_OF = {  # C-SETUP-4: powers with use markers, and whose they are
    "fury": "brom",
    "eye": "crone",
    "opulence": "cawdwell",
    "venom": "slaine",
    "life": "dravanof",
    "death": "dravanof",
    "bedlam": "tyber",
}
MARKED = tuple(POWER_OF)
SOURCES = ("coins", "gems", "land", "food", "bastard")
CONQUEST, ATTACK, DEFENCE, PLAGUE = (DEEDS.index(name) for name in ("conquest", "attack", "defence", "plague"))
BACK = "mercenary"
BASE = 10  # of a stack as one number: a digit a card, kind + 1


def soldiers_of(house: str) -> Counter[str]:
    return Counter({f"soldier.{each}": count for each, count in zip(TYPES, SOLDIERS[house], strict=True)})


def hirelings_of(dump: Dump) -> Counter[str]:
    """C-SETUP-12, C-SETUP-13."""
    deck = Counter({name: count for name, (count, players) in HIRELINGS.items() if players <= dump["seats"]})
    deck.update(f"bastard.{house}" for house in dump["houses"])
    return deck


def events_of(seats: int) -> list[str]:
    """C-SETUP-6."""
    return [f"E{number:02d}" for number in range(1, EVENT_PLAYERS[seats] + 1)]


def is_mercenary(card: str) -> bool:
    return card.startswith("mercenary")


def is_soldier(card: str) -> bool:
    return card.startswith("soldier")


@cache
def back_of(card: str) -> str:
    """C-SECRET-2: bastards look like hirelings."""
    return card.partition(".")[0] if is_soldier(card) or is_mercenary(card) else "hireling"


def unpacked(number: int) -> list[str]:
    """A stack that a dump holds as one number, top first."""
    cards: list[str] = []
    while number:
        cards.append(KINDS[number % BASE - 1])
        number //= BASE
    return cards


def packed(cards: list[str]) -> int:
    number = 0
    for card in reversed(cards):
        number = number * BASE + (KINDS.index(card) + 1 if card != BACK else BASE - 1)
    return number


def set_aside(dump: Dump) -> list[tuple[int, str]]:
    """C-WIN-13: whose cards lie with announcements, and Generals in play with the active player."""
    cards: list[tuple[int, str]] = []
    for name, *numbers in dump["pending"]:
        if name == "carry_out":
            seat, what, first, second = numbers
            if what in {CONQUEST, ATTACK}:
                cards += [(seat, card) for card in unpacked(second)]
            elif what == DEFENCE:
                cards.append((seat, KINDS[second]))
            elif DEEDS[what] == "fodder":
                cards.append((seat, list(HIRELINGS)[first]))
            elif DEEDS[what].startswith("hireling."):
                cards.append((seat, DEEDS[what].removeprefix("hireling.")))
    return cards + [(dump["facts"]["active"], "general")] * dump["facts"]["generals"]


# The votes of a player: C-VOTE-17


def poorest(dump: Dump) -> list[int]:
    """C-VOTE-4."""
    return [seat for seat, coins in enumerate(dump["coins"]) if coins == min(dump["coins"])]


def votes(dump: Dump) -> list[int]:
    crowned = [
        owner
        for owner, name, plagued in zip(dump["owners"], dump["ring"], dump["plagued"], strict=True)
        if name == "crownfall" and not plagued
    ]
    return [
        1 + (seat in poorest(dump)) + (seat in crowned) + 2 * dump["orators"][seat] for seat in range(dump["seats"])
    ]


# Points: C-SCORE-1 to C-SCORE-17


class Final(NamedTuple):
    """By seat the points of each source; what counts for winning; who wins."""

    points: list[dict[str, int]]
    totals: list[int]
    winners: list[int]


def reckon(dump: Dump) -> Final:
    seats = range(dump["seats"])
    points = [points_of(dump, seat) for seat in seats]
    sums = [sum(each.values()) for each in points]
    totals = [sums[seat] + (0 if (spouse := dump["spouses"][seat]) is None else sums[spouse]) for seat in seats]
    return Final(points, totals, [seat for seat in seats if totals[seat] == max(totals)])


def points_of(dump: Dump, seat: int) -> dict[str, int]:
    options: dict[str, Any] = dump["options"]
    single = dump["spouses"][seat] is None and not dump["dead_heirs"][seat]
    food = dump["tasted"][seat] if dump["facts"]["cleared"] else dump["dishes"][seat]
    land = zip(dump["owners"], dump["ring"], dump["plagued"], strict=True)
    return {
        "coins": dump["coins"][seat] * options["coin_vp"] * (2 if single else 1),
        "gems": best_of_gems(Counter(dump["gems"][seat]), options["gems_loose"] == "linear2"),
        "land": sum(LAND[name][plagued] for owner, name, plagued in land if owner == seat),
        "food": sum(FEAST[dish][0] for dish in food),
        "bastard": options["bastard_vp"] if f"bastard.{dump['houses'][seat]}" in dump["hands"][seat] else 0,
    }


def best_of_gems(gems: Counter[str], linear: bool) -> int:
    """C-SCORE-6..8: every number of rainbows is tried."""
    counts = [gems[colour] for colour in GEMS]
    return max(
        25 * rainbows + sum(2 * (n - rainbows) if linear else (n - rainbows) ** 2 for n in counts)
        for rainbows in range(min(counts) + 1)
    )


# What all see of the stack (C-DEC-2, C-CONQ-15)


ROOTS = {"propose_share": "propose", "serve": "serve", "pay_toll": "assault", "name_deal": "act", "name_party": "act"}
DRAFTS = {
    *("offer_deal", "deal_give", "deal_give_detail", "deal_want", "deal_want_detail", "confirm_offer"),
    *("pick_goods", "answer_deal"),
}


def rooted(row: list[Any]) -> list[Any]:
    """Of an unfinished answer the question it began with; the mercenaries of a conquest as backs."""
    name, *numbers = row
    if name in DRAFTS:
        return draft_root(name, numbers)
    return chain_root(name, numbers)


def chain_root(name: str, numbers: list[Any]) -> list[Any]:
    """The same for all but deals."""
    row = [name, *numbers]
    if name in ROOTS:
        return [ROOTS[name], numbers[0]]
    if name == "lay_stack":
        seat, root, place, _ = numbers
        return [STEPS[root], seat, place] if STEPS[root] == "occupy" else [STEPS[root], seat]
    if name == "order_cards":
        return [name, *numbers[:2], 0]
    if name == "cure_more":
        return [STEPS[numbers[2]], numbers[0], *([0] if STEPS[numbers[2]] == "use_power" else [])]
    if name == "plague_second":
        return ["plague_territory", numbers[0], numbers[2], 1]
    if name == "cure_territory":
        return [name, numbers[0], 0]
    if name == "carry_out" and numbers[1] == CONQUEST:
        return [name, *numbers[:3], packed(seen_stack(unpacked(numbers[3])))]
    return row


def draft_root(name: str, numbers: list[int]) -> list[Any]:
    """C-DEAL-24, C-DEAL-25: a draft is the author's own, an offer is public but for what was picked."""
    if name == "answer_deal":
        return [name, *numbers[:4]]
    seat, partner = numbers[0], numbers[1] if len(numbers) > 1 else -1
    if name == "pick_goods" and numbers[3]:  # to seal the other's offer, or counter-offer
        return ["answer_deal", seat, partner, numbers[3] - 1, numbers[5]]
    answered = 0 if name == "offer_deal" else numbers[5 if name == "pick_goods" else 3]
    return ["answer_deal", seat, partner, 0, answered] if answered else ["talk", seat]


def seen_draft(row: list[Any], seat: int) -> list[Any]:
    """What the seat itself sees of an own draft or offer: not what another has picked."""
    name, *numbers = row
    if name == "answer_deal" and numbers[1] == seat:
        return row
    return row if numbers[0] != seat else row[: {"offer_deal": 2, "pick_goods": 7}.get(name, 5)]


def seen_stack(stack: list[str]) -> list[str]:
    """C-CONQ-3: soldiers face up, mercenaries face down."""
    return [BACK if is_mercenary(card) else card for card in stack]


def public_stack(dump: Dump) -> list[list[Any]]:
    return [rooted(row) for row in dump["pending"]]


def told_stack(dump: Dump) -> list[int]:
    """As the news `asked` tell it: the facts of the turn, then five numbers for each step."""
    codes: list[int] = [int(dump["facts"][name]) for name in FACTS]
    for name, *numbers in public_stack(dump):
        codes += [STEPS.index(name), *numbers, *[0] * (4 - len(numbers))]
    return codes
