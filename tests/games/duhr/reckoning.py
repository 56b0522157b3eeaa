"""What the ledger of Dûhr says of a position as it lies: status, abilities, points. Reckoned from dumps alone."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

Dump = dict[str, Any]
Row = list[list[str]]  # of a House: card and face, by place

HOUSES = ("balistrad", "deluras", "kardosa", "lycosia", "silgaro", "usari")  # D-COMP-1
EVENTS = ("betrayal", "blackmail", "collaborators", "espionage", "informants", "intrigue")  # D-COMP-5
KINDS = (*[f"suspicion.{house}" for house in HOUSES], "scandal", *[f"event.{event}" for event in EVENTS])
WHITE = [f"W{number}" for number in range(1, 7)]  # D-COMP-6
BLACK = [f"B{number}" for number in range(1, 7)]
FAVORED, DISFAVORED, VILIFIED = "favored", "disfavored", "vilified"
DEEDS = (
    *[f"ability.{house}" for house in HOUSES],
    "masterstroke.expose",
    "masterstroke.absolve",
    "masterstroke.disgrace",
    *[f"event.{event}" for event in EVENTS],
    "negation",
)


def revealed(row: Row, scandals: bool) -> int:
    return sum(1 for card, face in row if face == "up" and (card == "scandal") == scandals)


def concealed(row: Row) -> int:
    return sum(1 for _, face in row if face == "down")


def status(row: Row, options: Mapping[str, Any]) -> str:
    """D-TERM-4..6, D/A-87."""
    if len(row) < options["cards_to_disfavor"]:
        return FAVORED
    return VILIFIED if revealed(row, scandals=True) >= options["scandals_to_vilify"] else DISFAVORED


def events_in_play(dump: Dump) -> list[str]:
    """D-COMP-8: announced or being resolved."""
    names: list[str] = []
    for row in dump["pending"]:
        if row[0] == "carry_out" and DEEDS[row[2]].startswith("event."):
            names.append(DEEDS[row[2]])
        elif row[0] == "lay_away":
            names.append(f"event.{EVENTS[row[2]]}")
    return names


# What is possible (D/A-30); for the fact that nothing was (D-TURN-4)


def helpful_cards(table: Any, seat: int) -> list[str]:
    """Kinds of which one card makes a House Action possible, by public facts."""
    statuses = [status(row, table.options) for row in table.rows]
    owners = {house: owner for owner, house in enumerate(table.houses)}
    kinds: list[str] = []
    for house in HOUSES:
        if house in owners and (statuses[owners[house]] == FAVORED or can_use(table, seat, house, statuses)):
            kinds.append(f"suspicion.{house}")
    if FAVORED in statuses:
        kinds.append("scandal")
    return [*kinds, *[f"event.{event}" for event in EVENTS]]


def can_use(table: Any, seat: int, house: str, statuses: list[str]) -> bool:
    """D-ACT-4, D-ACT-5, D-CONSP-12, D-CONSP-13: is the ability of this House open to the seat, with a target?"""
    own = house == table.houses[seat]
    shown = table.shown[seat] and table.conspiracies[seat] == house
    owner = table.houses.index(house)
    if statuses[seat] == VILIFIED or statuses[owner] == VILIFIED or not (own or shown):
        return False
    wanted = {"up"} if not (own and shown) else {"up", "down"}
    return any(
        aims_at(table, house, card, face, source, statuses)
        for source, row in enumerate(table.rows)
        for card, face in row
        if face in wanted
    )


def aims_at(table: Any, house: str, card: str, face: str, source: int, statuses: list[str]) -> bool:
    """D-HOUSE-1..7: of a concealed card the type does not matter (D/A-10)."""
    scandal = card == "scandal"
    if house in {"deluras", "lycosia"}:
        somewhere = any(each == FAVORED for seat, each in enumerate(statuses) if seat != source)
        return somewhere and (face == "down" or scandal == (house == "lycosia"))
    if house == "usari":
        return face == "down" or scandal or table.scandals > 0  # D/A-4: what was paid can be fetched
    return face == "down" or scandal == (house == "balistrad")


def pair_helps(table: Any) -> bool:
    """D-MS-1..3."""
    if any(concealed(row) or revealed(row, scandals=True) for row in table.rows):
        return True
    return table.scandals > 0 and any(status(row, table.options) == FAVORED for row in table.rows)


# The end


class Final(NamedTuple):
    """Points by seat, and who has won."""

    basic: list[int]
    bonus: list[int]
    totals: list[int]
    winners: list[int]


def reckon(dump: Dump) -> Final:
    """D-SCORE, D-AGENDA, D-WIN."""
    rows, options = dump["rows"], dump["options"]
    statuses = [status(row, options) for row in rows]
    villains = statuses.count(VILIFIED)
    basics: list[int] = []
    for row, each in zip(rows, statuses, strict=True):
        cost = revealed(row, scandals=False) + options["scandal_cost"] * revealed(row, scandals=True)
        worth = {FAVORED: 10 - cost, DISFAVORED: options["disfavored_points"] - cost}
        basics.append(worth.get(each, options["villain_points"] + villains))
    bonuses = [bonus(dump, seat, statuses) for seat in range(dump["seats"])]
    totals = [sum(pair) for pair in zip(basics, bonuses, strict=True)]
    rank = [FAVORED, DISFAVORED, VILIFIED].index
    best = max((total, -rank(each)) for total, each in zip(totals, statuses, strict=True))
    pairs = list(zip(totals, statuses, strict=True))
    winners = [seat for seat, (total, each) in enumerate(pairs) if (total, -rank(each)) == best]
    return Final(basics, bonuses, totals, winners)


class Around(NamedTuple):
    """A seat at the end, as its agenda looks at it."""

    own: str
    left: str
    right: str
    plot: str  # the House of the conspiracy
    plot_or_left: str
    statuses: Counter[str]
    own_scandals: int
    left_scandals: int


AGENDAS: dict[str, tuple[int, Callable[[Around], bool]]] = {
    "W1": (2, lambda at: at.own == DISFAVORED),
    "W2": (2, lambda at: at.own != VILIFIED and at.own_scandals <= 1),
    "W3": (2, lambda at: at.plot == DISFAVORED),
    "W4": (3, lambda at: at.plot == VILIFIED),
    "W5": (2, lambda at: at.left_scandals >= 2),
    "W6": (3, lambda at: at.right == VILIFIED),
    "B1": (5, lambda at: at.left == at.right == VILIFIED),
    "B2": (4, lambda at: at.left == at.right == DISFAVORED != at.own),
    "B3": (4, lambda at: at.own != VILIFIED and at.plot_or_left == VILIFIED),
    "B4": (5, lambda at: at.statuses[FAVORED] == 0),
    "B5": (4, lambda at: at.statuses[VILIFIED] >= 3),
    "B6": (3, lambda at: at.statuses[VILIFIED] == 0),
}


def bonus(dump: Dump, seat: int, statuses: list[str]) -> int:
    left, right = (seat + 1) % dump["seats"], (seat - 1) % dump["seats"]
    plot = dump["houses"].index(dump["conspiracies"][seat])
    around = Around(
        statuses[seat],
        statuses[left],
        statuses[right],
        statuses[plot],
        statuses[left if plot == seat else plot],
        Counter(statuses),
        revealed(dump["rows"][seat], scandals=True),
        revealed(dump["rows"][left], scandals=True),
    )
    worth, holds = AGENDAS[dump["chosen"][seat]]
    return worth if holds(around) else 0
