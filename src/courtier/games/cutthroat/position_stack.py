"""The stack in a dump: is every step known, with numbers that fit and the announcement below it that it needs?"""

from collections.abc import Sequence
from typing import Any, Final

from courtier.core.validation import expect, numbers_of, rows_of, whole
from courtier.games.cutthroat.cards import (
    EVENTS,
    FEAST,
    HIRELING,
    HIRELINGS,
    KIND_COUNT,
    MILITARY_COUNT,
    MOST_PLACES,
    Cards,
    unpacked,
)
from courtier.games.cutthroat.events import (
    DEED_ATTACK,
    DEED_CONQUEST,
    DEED_DEFENCE,
    DEED_FODDER,
    DEED_PLAY,
    DEED_VOID,
    DEEDS,
)
from courtier.games.cutthroat.position_question import check_bargaining_step, is_of_bargaining
from courtier.games.cutthroat.questions import DEED_CLASSES
from courtier.games.cutthroat.stack import STEPS

MOST_CODE: Final = 10**9
MOST_NUMBER: Final = 10_000  # of a deal

DEATH_AGAIN: Final = 5  # the moment of a turn that follows its Action phase
CHAINS: Final = {"propose_share": 13, "serve": 6}  # a seat, then so many possible numbers, any number of times
AGAIN: Final = ("collect", "fury", "bedlam", "death_moment", "orators", "tasting")
ROOTS: Final = ("choose_start", "occupy", "act", "purchase", "conquer", "attack", "assault", "use_power")
IN_FEAST: Final = frozenset(
    {
        "turn",
        "feast",
        "powers",
        "use_power",
        "carry_out",
        "react",
        "reopen",
        "take_card",
        "serve",
        "tasting",
        "taste",
        "sacrifice",
        "takeback",
        "rescind",
        "kept",
        "parley",
        "bargaining",
        *("talk", "offer_deal", "deal_give", "deal_give_detail", "deal_want", "deal_want_detail"),
        *("confirm_offer", "pick_goods", "answer_deal"),
    }
)
AFTER_EVENT: Final = 7  # the moment of a turn that follows its event


def check_stack(data: dict[str, Any]) -> None:
    """A question on top; or nothing, if the game is over."""
    stack = rows_of("pending", data["pending"])
    if data["ended"]:
        expect(stack == [], "pending", "nothing, for the game has ended", stack)
        return
    expect(len(stack) > 0, "pending", "a question", stack)
    for step in stack:
        check_step(data, rows_of("pending", step))
    check_windows(data)
    started = data["ring"] != []
    if not started:
        expect(len(stack) == 1 and stack[0][0] == "choose_house", "pending", "the choice of a house", stack)
    else:
        expect(stack[0][0] in ("turn", "settling"), "pending", "turn or settling at the bottom", stack[0])


def check_feast(data: dict[str, Any], cards: Cards) -> None:
    """C-FEAST-2, C/A-62: the Feast is the last event; while it lasts, and only then, the land is cleared."""
    feasts = [EVENTS[event] for event, effect in enumerate(cards.effects) if effect == FEAST]
    left: list[Any] = data["decks"]["events"]
    expect(not set(feasts) & set(left[1:]), "decks: events", "the Feast at the bottom", left)
    if data["ended"]:
        return
    names = [step[0] for step in data["pending"]]
    cleared = data["facts"]["cleared"] == 1
    expect(cleared == ("feast" in names), "facts: cleared", "1 while the Feast lasts, else 0", int(cleared))
    if cleared:
        expect(left == [], "decks: events", "no event after the Feast", left)
        other = [name for name in names if name not in IN_FEAST]
        expect(not other, "pending", f"in the Feast one of {', '.join(sorted(IN_FEAST))}", other)
        expect(data["pending"][0] == ["turn", AFTER_EVENT], "pending", "the Feast in its turn", data["pending"][0])
        for step in data["pending"]:
            played = step[0] != "carry_out" or step[2] >= DEED_PLAY or step[2] == DEED_FODDER
            expect(played, "pending", "in the Feast a hireling or a power", step)


def check_step(data: dict[str, Any], step: list[Any]) -> None:
    """A name and its numbers."""
    name = step[0] if step else None
    if isinstance(name, str) and is_of_bargaining(name):
        check_bargaining_step(data, step)
    elif isinstance(name, str) and name in CHAINS:
        expect(len(step) > 1, f"pending: {name}", "a seat", step[1:])
        STEPS.check(step[:2], data["seats"])
        numbers_of(f"pending: {name}", step[2:], 0, CHAINS[name] - 1)
    elif name == "turn" and len(step) == 2:
        STEPS.check([*step, 0], data["seats"])  # without talks
    else:
        STEPS.check(step, data["seats"])
        check_meaning(data, step)


def check_meaning(data: dict[str, Any], step: list[Any]) -> None:
    """What the numbers of some steps stand for."""
    name = step[0]
    where = f"pending: {name}"
    if name == "turn":
        whole(where, step[1], 0, DEATH_AGAIN)  # with the talks of its Action phase
    elif name == "carry_out":
        check_deed(data, where, step[2], step[3], step[4])
    elif name in ("lay_stack", "cure_more"):
        root = STEPS.rows[step[2 if name == "lay_stack" else 3]].name
        expect(root in ROOTS, where, "a question it can grow out of", root)


def check_windows(data: dict[str, Any]) -> None:
    """C-WIN-8: a take-back window, or the question after it, lies over the announcement of the seat it names."""
    stack = data["pending"]
    for place, step in enumerate(stack):
        if step[0] == "kept":
            below = [each[0] for each in stack[max(0, place - 2) : place]]
            expect(below == ["carry_out", "reopen"], "pending: kept", "an announcement and its reactions below", below)
            check_again(step)
        if step[0] in ("takeback", "rescind"):
            under = stack[max(0, place - 3) : place]
            lying = [each[0] for each in under] == ["carry_out", "reopen", "kept"]
            expect(lying and under[0][1] == step[1], f"pending: {step[0]}", "its own announcement below", under)
            others = step[0] == "rescind" or not step[2] >> step[1] & 1
            expect(others, "pending: takeback", "others than the announcer", step)


def check_again(step: list[Any]) -> None:
    """What is asked again after a take-back."""
    again = STEPS.rows[step[2]].name
    expect(step[2] == 0 or again in AGAIN, "pending: kept", f"one of {', '.join(AGAIN)} to be asked again", again)


def check_deed(data: dict[str, Any], where: str, what: int, first: int, second: int) -> None:
    """What was announced, and the cards that lie with it."""
    expect(what in DEED_CLASSES, where, "a deed", DEEDS[what])
    whole(where, first, 0, 1 << MOST_PLACES)
    if what == DEED_VOID:
        whole(where, first, 1, sealed_deals(data))
    for kind in kinds_aside(what, first, second):
        whole(where, kind, 0, KIND_COUNT - 1)
    if what in (DEED_CONQUEST, DEED_ATTACK, DEED_DEFENCE):
        whole(where, first, 0, len(data["ring"]) - 1)
        expect(all(kind < MILITARY_COUNT for kind in kinds_aside(what, first, second)), where, "military cards", second)


def sealed_deals(data: dict[str, Any]) -> int:
    """How many there are; what they say is checked when they are loaded."""
    deals = data.get("deals")
    sealed = deals.get("sealed") if isinstance(deals, dict) else None
    return len(sealed) if isinstance(sealed, list) else 0


def kinds_aside(what: int, first: int, second: int) -> Sequence[int]:
    if what == DEED_FODDER:
        return (HIRELING + first,)
    if what in (DEED_CONQUEST, DEED_ATTACK):
        return unpacked(second)
    if what == DEED_DEFENCE:
        return (second,)
    return (HIRELING + what - DEED_PLAY,) if DEED_PLAY <= what < DEED_PLAY + len(HIRELINGS) else ()
