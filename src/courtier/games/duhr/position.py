"""Checks that a dump is a position: no card is missing or too many, and the open question has an answer.

It does not check how the position came about. Whatever could not be played on is refused with a `BadPosition` that
names the field, what was expected and what came. Values of options are checked where options are declared.
"""

from typing import Any, Final

from courtier.core.deals.menu import ANSWER_DEAL, MENU_QUESTIONS, OFFER, SIDE
from courtier.core.deals.rules import MENU, OFF
from courtier.core.validation import COMMON_FIELDS, MOST, check_names, check_rng, expect, rows_of, whole
from courtier.games.duhr import rules
from courtier.games.duhr.cards import (
    AGENDAS,
    CARD_CODES,
    EVENT,
    FULL,
    HOUSES,
    PER_COLOUR,
    SCANDAL,
    SCANDALS,
    SUSPICIONS,
    VILIFIED,
)
from courtier.games.duhr.court import Court
from courtier.games.duhr.deck import cards_of
from courtier.games.duhr.events import AIMS, NEGATION, TARGETS, TRIGGERED_EVENT
from courtier.games.duhr.menu import MENU as DEAL_MENU
from courtier.games.duhr.menu import TERMS
from courtier.games.duhr.position_question import check_question
from courtier.games.duhr.questions import STEPS
from courtier.games.duhr.variants import Variants

FIELDS: Final = (
    *COMMON_FIELDS,
    "houses",
    "rows",
    "hands",
    "aside",
    "web",
    "discard",
    "scandals",
    "conspiracies",
    "shown",
    "agendas",
    "chosen",
    "active",
    "done",
    "limited",
    "falls",
)
TURNS: Final = ("turn", "end_turn", "acquire_phase")
ONCE: Final = ("turn", "end_turn", "acquire_phase", "choose_agenda")  # at the bottom of the stack
MOST_ACTIONS: Final = 2


OF_THE_ACTIVE: Final = {  # what only the player whose turn it is does
    "main",
    "choose_scandal_house",
    "choose_ability_spot",
    "choose_destination",
    "choose_mode",
    "rescind",
    "choose_masterstroke_spot",
    "choose_masterstroke_house",
    "choose_target",
    "choose_second",
    "lay_away",
    "collaborate",
    "take",
    "acquire",
    "villainous_act",
}


def playable(data: dict[str, Any]) -> Court:
    """The game of a dump with checked options; `BadPosition` if it cannot be played on."""
    return check_question(rules.load(checked(data), cards_of(data["options"])))


def checked(data: dict[str, Any]) -> dict[str, Any]:
    """The dump, if it is a position."""
    check_plain_fields(data)
    check_houses(data)
    check_agendas(data["agendas"], data["chosen"], data["seats"])
    variants = Variants(data["options"])
    for seat, row in enumerate(rows_of("rows", data["rows"], data["seats"])):
        check_row(f"house of seat {seat}", row, variants.full)
    check_hands(data, variants)
    check_piles(data)
    check_stack(data)
    if data["chosen"][0] is not None:
        check_all_there(data)
    return data


# The fields one by one


def check_plain_fields(data: dict[str, Any]) -> None:
    dealing = "deals" in data and data["options"]["deals"] != OFF
    check_names("dump", data, (*FIELDS, "deals") if dealing else FIELDS)
    seats: int = data["seats"]
    check_rng(data["rng"])
    whole("turn", data["turn"], 0, MOST)
    whole("active", data["active"], 0, seats - 1)
    whole("done", data["done"], 0, MOST_ACTIONS)
    whole("scandals", data["scandals"], 0, SCANDALS)
    for name in ("ended", "limited"):
        expect(isinstance(data[name], bool), name, "true or false", data[name])
    for number in rows_of("numbers", data["numbers"], seats):
        whole("numbers", number, 0, MOST)
    for answer in rows_of("answers", data["answers"], seats):
        whole("answers", answer, -1, MOST)
    for seat in rows_of("falls", data["falls"]):
        whole("falls", seat, 0, seats - 1)


def check_houses(data: dict[str, Any]) -> None:
    """D-SETUP-1..3: a House each, and each of them on one conspiracy."""
    houses = rows_of("houses", data["houses"], data["seats"])
    for name in houses:
        expect(name in HOUSES, "houses", f"one of {', '.join(HOUSES)}", name)
        expect(houses.count(name) == 1, "houses", f"{name} once", f"{houses.count(name)} of it")
    conspiracies = rows_of("conspiracies", data["conspiracies"], data["seats"])
    expect(sorted(conspiracies, key=str) == sorted(houses), "conspiracies", "every House in play once", conspiracies)
    for face in rows_of("shown", data["shown"], data["seats"]):
        expect(isinstance(face, bool), "shown", "true or false", face)


def check_agendas(agendas: Any, chosen: Any, seats: int) -> None:
    """D-SETUP-5: those dealt to a seat are one of either colour, and it keeps one of them."""
    dealt = rows_of("agendas", agendas, len(AGENDAS))
    for colour in range(2):
        part = dealt[colour * PER_COLOUR : (colour + 1) * PER_COLOUR]
        expected = list(AGENDAS[colour * PER_COLOUR : (colour + 1) * PER_COLOUR])
        expect(sorted(part, key=str) == expected, "agendas", f"{', '.join(expected)} in any order", part)
    kept = rows_of("chosen", chosen, seats)
    if kept != [None] * seats:
        for seat, name in enumerate(kept):
            own = [dealt[seat], dealt[PER_COLOUR + seat]]
            expect(name in own, f"chosen: seat {seat}", f"one of the agendas dealt, {' or '.join(own)}", name)


def check_row(where: str, row: Any, full: int) -> None:
    """D-CORE-2, D/A-87: at most five cards, or as many as the option says; suspicions and scandals."""
    cards = rows_of(where, row)
    expect(len(cards) <= full, where, f"at most {full} cards", len(cards))
    for card in cards:
        name, face = rows_of(where, card, 2)
        check_cards(where, [name])
        expect(CARD_CODES[name] < EVENT, where, "suspicions and scandals", name)
        expect(face in ("up", "down"), where, "up or down", face)


def check_hands(data: dict[str, Any], variants: Variants) -> None:
    """D-VIL-3: a villain holds no cards. D-DISF-2: only who began the turn disfavored has cards aside."""
    for seat, hand in enumerate(rows_of("hands", data["hands"], data["seats"])):
        where = f"hand of seat {seat}"
        check_cards(where, hand)
        scandals = data["rows"][seat].count(["scandal", "up"])
        villain = variants.status(len(data["rows"][seat]), scandals) == VILIFIED
        expect(not villain or hand == [], where, "no card, for its House is vilified", hand)
    check_cards("aside", data["aside"])
    begun = data["limited"] or data["ended"]  # D/A-44: at the end they stay where they are
    expect(begun or data["aside"] == [], "aside", "no card in a turn begun favored", data["aside"])


def check_piles(data: dict[str, Any]) -> None:
    """D-CORE-6, D-ACQ-4: scandals lie in their own Web."""
    for name in ("web", "discard"):
        check_cards(name, data[name])
        expect("scandal" not in data[name], name, "suspicions and events", "scandal")


def check_cards(where: str, names: Any) -> None:
    for name in rows_of(where, names):
        known = isinstance(name, str) and name in CARD_CODES
        expect(known, where, "names like suspicion.usari, scandal, event.intrigue", name)


def check_all_there(data: dict[str, Any]) -> None:
    """D-COMP-8: every card of the Houses in play, every scandal and every event is somewhere."""
    named = [*data["aside"], *data["web"], *data["discard"], *["scandal"] * data["scandals"]]
    for hand in data["hands"]:
        named += hand
    for row in data["rows"]:
        named += [card[0] for card in row]
    for step in data["pending"]:
        event = event_of(step)
        if event >= 0:
            named.append(list(CARD_CODES)[EVENT + event])
    for name, kind in CARD_CODES.items():
        copies = 1 if kind >= EVENT else SCANDALS if kind == SCANDAL else 0
        if kind < SCANDAL and HOUSES[kind] in data["houses"]:
            copies = SUSPICIONS
        count = named.count(name)
        expect(count == copies, name, f"{copies} in all", f"{count} of them")


def event_of(step: list[Any]) -> int:
    """The event that is announced or being resolved there; -1 if none is."""
    if step[0] == "lay_away":
        return int(step[2])
    if step[0] == "carry_out" and TRIGGERED_EVENT <= step[2] < NEGATION:
        return int(step[2]) - TRIGGERED_EVENT
    return -1


# The stack


def check_stack(data: dict[str, Any]) -> None:
    """The turn at the bottom, a question on top; or the choice of the agendas; or nothing, if the game is over."""
    stack = rows_of("pending", data["pending"])
    if data["ended"]:
        expect(stack == [], "pending", "nothing, for the game has ended", stack)
        expect(data["chosen"][0] is not None, "chosen", "agendas, for the game has ended", data["chosen"])
        return
    expect(len(stack) > 0, "pending", "a question", stack)
    for step in stack:
        check_step(data, step)
    if data["chosen"][0] is None:
        expect(stack == [["choose_agenda", data["seats"]]], "pending", "the choice of agendas", stack)
        return
    bottom = stack[0]
    expect(bottom[0] in TURNS, "pending", f"one of {', '.join(TURNS)} at the bottom", bottom)
    expect(bottom[1] == data["active"], "pending", f"the turn of seat {data['active']}", bottom)
    expect(len(stack) > 1, "pending", "a question above the turn", stack)
    for step in stack[1:]:
        expect(step[0] not in ONCE, "pending", "one turn", step)
        if step[0] in OF_THE_ACTIVE or (step[0] == "carry_out" and step is stack[1]):
            expect(step[1] == data["active"], "pending", f"seat {data['active']}, whose turn it is", step)


def check_step(data: dict[str, Any], dumped: Any) -> None:
    """A name and its numbers; cards that it is about lie where it says."""
    step = STEPS.check(dumped, data["seats"])
    where = f"pending: {step[0]}"
    if step[0] in ("choose_destination", "choose_mode"):
        check_spot(data, where, step[4])
    elif step[0] == "carry_out":
        check_deed(data, where, step[2], step[3], step[4])
    elif step[0] in MENU_QUESTIONS:
        check_offers(data, where, step)


def check_offers(data: dict[str, Any], where: str, step: list[Any]) -> None:
    """D/A-85: a menu is open, and each side of an offer is a term with a detail of it."""
    expect(data["options"]["deals"] == MENU, where, "a question of the menu only where deals are a menu", step)
    if len(step) == 2:
        return
    expect(step[1] != step[2], where, "two partners", step)
    offers = [step[4]] if step[0] == ANSWER_DEAL else [step[3], *([step[4]] if step[4] else [])]
    for offer in offers:
        for side in (offer // OFFER, offer % OFFER):
            term, detail = side // SIDE, side % SIDE
            expect(term < len(TERMS), where, "a term of the menu", term)
            whole(where, detail, 0, max(0, len(DEAL_MENU.detail_names[term]) - 1))
    expect(step[0] != ANSWER_DEAL or step[4] > 0, where, "an offer", step)


def check_spot(data: dict[str, Any], where: str, value: Any) -> None:
    spot = whole(where, value, 0, data["seats"] * FULL - 1)
    lying = len(data["rows"][spot // FULL])
    expect(spot % FULL < lying, where, f"one of the {lying} cards on that House", f"place {spot % FULL}")


def check_deed(data: dict[str, Any], where: str, what: int, first: int, second: int) -> None:
    """D/A-20: what was declared of it."""
    if what == NEGATION:
        whole(where, first, 0, len(HOUSES) - 1)
    elif what >= TRIGGERED_EVENT:
        whole(where, first, 0, len(TARGETS) - 1)
        whole(where, second, 0, len(TARGETS) - 1)
    elif what >= len(HOUSES):
        whole(where, first, 0, len(HOUSES) - 1)
        whole(where, second, 0, len(AIMS) - 1)
    else:
        check_spot(data, where, first)
