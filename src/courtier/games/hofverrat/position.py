"""Checks that a dump is a position of the game: no card too many and no mission twice (H/A-34).

It does not check how the position came about. Whatever could not be played on is refused with a `BadPosition` that
names the field, what was expected and what came. Values of options are checked where options are declared.
"""

from itertools import pairwise
from typing import Any, Final

from courtier.core.validation import COMMON_FIELDS, MOST, check_names, check_rng, expect, rows_of, whole
from courtier.games.hofverrat import rules
from courtier.games.hofverrat.actions import AREAS, DISTRICT, HOME, PLACES, SPOTS, TABLE
from courtier.games.hofverrat.cards import (
    ASSASSIN,
    CARD_CODES,
    CARDS,
    GUARD,
    HAND,
    PER_COLOUR,
    ROLE_OF,
    Cards,
)
from courtier.games.hofverrat.court import Court
from courtier.games.hofverrat.decisions.turns import ABROAD, ALL, AT_HOME, AT_TABLE
from courtier.games.hofverrat.deck import cards_of
from courtier.games.hofverrat.events import MISSIONS
from courtier.games.hofverrat.questions import STEPS

FIELDS: Final = (
    *COMMON_FIELDS,
    "first",
    "box",
    "pile",
    "hands",
    "areas",
    "removed",
    "missions",
)
FULL: Final = PLACES + 1  # H-DEC-8: an area never holds more


def playable(data: dict[str, Any]) -> Court:
    """H/A-34: the game of a dump with checked options; `BadPosition` if it cannot be played on."""
    cards = cards_of(data["options"])
    return rules.load(checked(data, cards), cards)


def checked(data: dict[str, Any], cards: Cards) -> dict[str, Any]:
    """The dump, with the cards that it does not name in the box."""
    check_plain_fields(data)
    seats: int = data["seats"]
    check_areas(data["areas"], seats, data["turn"])
    check_laid("removed", data["removed"], list(SPOTS[: DISTRICT + seats]), seats, data["turn"])
    check_missions(data["missions"])
    left = not_named(data, cards)
    if data["ended"]:
        check_end(data)
    else:
        check_question(data)
    return {**data, "box": data["box"] + left}


# The fields one by one


def check_plain_fields(data: dict[str, Any]) -> None:
    check_names("dump", data, FIELDS)
    seats = whole("seats", data["seats"], 2, len(SPOTS) - DISTRICT)
    check_rng(data["rng"])
    whole("turn", data["turn"], 0, MOST)
    whole("first", data["first"], 0, seats - 1)
    expect(isinstance(data["ended"], bool), "ended", "true or false", data["ended"])
    expect(data["answers"] == [], "answers", "none, for this game seals none", data["answers"])
    for number in rows_of("numbers", data["numbers"], seats):
        whole("numbers", number, 0, MOST)
    check_cards("box", data["box"])
    check_cards("pile", data["pile"])
    for seat, hand in enumerate(rows_of("hands", data["hands"], seats)):
        check_cards(f"hand of seat {seat}", hand)


def check_cards(where: str, names: Any) -> None:
    for name in rows_of(where, names):
        expect(isinstance(name, str) and name in CARD_CODES, where, "names like carp.spy", name)


def check_areas(areas: Any, seats: int, turn: int) -> None:
    """H-DEC-7: every area in the order of laying; no turn lays two cards in one."""
    expect(isinstance(areas, dict), "areas", "an object of areas", areas)
    check_names("areas", areas, AREAS[: HOME + seats])
    for area in range(HOME + seats):
        name = AREAS[area]
        spots = [spot for spot in SPOTS if spot.startswith(name)]
        check_laid(name, areas[name], spots, seats, turn)
        turns = [row[3] for row in areas[name]]
        for earlier, later in pairwise(turns):
            expect(earlier < later, name, f"cards in the order of laying, after turn {earlier} a later one", later)


def check_laid(where: str, rows: Any, spots: list[str], seats: int, turn: int) -> None:
    """Cards as they lie: [card, spot, layer, turn]."""
    for row in rows_of(where, rows):
        card, spot, layer, when = rows_of(where, row, 4)
        check_cards(where, [card])
        expect(spot in spots, where, f"a spot out of {', '.join(spots)}", spot)
        whole(f"{where}: layer", layer, 0, seats - 1)
        whole(f"{where}: turn", when, 0, turn)


def check_missions(names: Any) -> None:
    """The light ones, then the dark ones, each once; the first of either colour belong to the seats."""
    given = rows_of("missions", names, len(MISSIONS))
    for colour in range(2):
        expected = list(MISSIONS[colour * PER_COLOUR : (colour + 1) * PER_COLOUR])
        part = given[colour * PER_COLOUR : (colour + 1) * PER_COLOUR]
        for name in part:
            expect(name in expected, "missions", f"one of {', '.join(expected)}", name)
            expect(part.count(name) == 1, "missions", f"{name} once", part)


def not_named(data: dict[str, Any], cards: Cards) -> list[str]:
    """The cards that lie nowhere in the dump; none may lie there more often than there are copies."""
    named: list[str] = data["box"] + data["pile"]
    for hand in data["hands"]:
        named = named + hand
    for rows in [*data["areas"].values(), data["removed"]]:
        named = named + [row[0] for row in rows]
    left: list[str] = []
    for code, name in enumerate(CARDS):
        copies = cards.deck.count(code)
        count = named.count(name)
        expect(count <= copies, name, f"at most {copies} copies", count)
        left += [name] * (copies - count)
    return left


# The open question


def check_end(data: dict[str, Any]) -> None:
    """H-END-1: over is a game with an empty pile and empty hands."""
    for field in ("pending", "pile"):
        expect(data[field] == [], field, "nothing, for the game has ended", data[field])
    for seat, hand in enumerate(data["hands"]):
        expect(hand == [], f"hand of seat {seat}", "no card, for the game has ended", hand)


def check_question(data: dict[str, Any]) -> None:
    """H-DEC: the end, the end of the turn, and on it a Lay or a ChooseVictim or both."""
    pile = len(data["pile"])
    expect(pile % HAND == 0, "pile", f"a number of cards that {HAND} divides (H-TURN-11)", pile)
    stack = [STEPS.check(row, data["seats"]) for row in rows_of("pending", data["pending"])]
    expect(len(stack) in (3, 4), "pending", "finish, end_turn and one or two questions", stack)
    expect(stack[0] == ["finish"], "pending", "finish at the bottom", stack[0])
    expect(stack[1][0] == "end_turn", "pending", "end_turn next", stack[1])
    seat: int = stack[1][1]
    expect(stack[2][:1] in (["lay"], ["choose_victim"]), "pending", "lay or choose_victim next", stack[2])
    used = ALL
    if len(stack) == 4 or stack[2][0] == "lay":
        used = check_lay(stack[2], seat)
    check_hands(data["hands"], seat, used)
    if used == ALL or len(stack) == 4:
        check_choose_victim(data, stack[-1], seat, used)
    check_room(data, seat, used)


def check_lay(row: list[Any], seat: int) -> int:
    """The areas used."""
    expect(row[0] == "lay", "pending", "[lay, seat, areas used]", row)
    expect(row[1] == seat, "pending: lay", f"seat {seat}, whose turn it is", row[1])
    used: int = row[2]
    return used


def check_hands(hands: list[list[str]], seat: int, used: int) -> None:
    """H-TURN-13: a card fewer for each area used; the others hold three, or none after their last turn."""
    for holder, hand in enumerate(hands):
        if holder == seat:
            left = HAND - used.bit_count()
            expect(len(hand) == left, f"hand of seat {holder}", f"{left} cards at this question", len(hand))
        else:
            expect(len(hand) in (0, HAND), f"hand of seat {holder}", f"0 or {HAND} cards", len(hand))


def check_choose_victim(data: dict[str, Any], row: list[Any], seat: int, used: int) -> None:
    """H-DEC-5..7: the assassin just laid lies last in its area, and there is somebody to strike."""
    expect(row[0] == "choose_victim", "pending", "[choose_victim, seat, area]", row)
    expect(row[1] == seat, "pending: choose_victim", f"seat {seat}, whose turn it is", row[1])
    area = whole("pending: choose_victim: area", row[2], 0, data["seats"])
    expect(used & bit_of(area, seat) != 0, "pending", "a strike in an area used this turn", AREAS[area])
    courtiers = data["areas"][AREAS[area]]
    roles = [ROLE_OF[CARD_CODES[courtier[0]]] for courtier in courtiers]
    laid_last = len(roles) > 0 and roles[-1] == ASSASSIN and courtiers[-1][2] == seat
    expect(laid_last, AREAS[area], f"an assassin of seat {seat} as the last card", courtiers[-1:])
    victims = [role for role in roles[:-1] if role != GUARD]
    expect(len(victims) > 0, AREAS[area], "somebody to strike beside guards", courtiers)


def check_room(data: dict[str, Any], seat: int, used: int) -> None:
    """H-DEC-8: every turn to come may lay a card there, and every card must have a place with a code."""
    holders = [holder for holder, hand in enumerate(data["hands"]) if hand and holder != seat]
    turns = len(holders) + len(data["pile"]) // HAND
    for area in range(HOME + data["seats"]):
        lying = len(data["areas"][AREAS[area]])
        to_come = turns if used & bit_of(area, seat) else turns + 1
        expect(lying + to_come <= FULL, AREAS[area], f"room for {to_come} more among {FULL}", lying)
        if lying and not used & bit_of(area, seat):
            last = data["areas"][AREAS[area]][-1][3]
            expect(last < data["turn"], AREAS[area], f"cards of turns before {data['turn']}", last)


def bit_of(area: int, seat: int) -> int:
    """H-TURN-3: the royal table, one's own district, an opponent's."""
    if area == TABLE:
        return AT_TABLE
    return AT_HOME if area == HOME + seat else ABROAD
