"""Checks what lies on the stack of a dump, phase by phase."""

import re
from typing import Any, Final

from courtier.core.validation import expect, rows_of, whole
from courtier.games.intrigue.questions import STEPS

TRADE: Final = "exits close_trade (offer|claim|decide|object|pay (pay_fine|choose_payee|bribe_discard))"
EXIT: Final = "end_test (bequeath )?(heir|heir_discard)"
DEALING: Final = "(deal pile_cards|(deal )?pile_card)"
STACKS: Final = {  # the end of the round first, the open question last
    "setup": f"begin_round first_draws (setup_draw|{DEALING})",
    "discussion": "end_round drawing open_vote gather chance ready",
    "trade": f"end_round drawing open_vote gather (chance )?(invite|{TRADE}|{EXIT})",
    "announcement": f"end_round drawing open_vote (put_down|announce|resolve ({TRADE}|{EXIT}))",
    "vote": f"end_round drawing (wave (vote|hook_choice)|{EXIT})",
    "draw": f"(end_round (drawing )?(draw_source|{DEALING})|next_round {EXIT})",
}


def check_stack(data: dict[str, Any], seats: int) -> None:
    """Nothing, if the game is over; else what the phase leaves to come."""
    stack = rows_of("pending", data["pending"])
    if data["ended"]:
        expect(stack == [], "pending", "nothing, for the game has ended", stack)
        return
    for step in stack:
        STEPS.check(step, seats)
    phase = data["phase"]
    names = " ".join(step[0] for step in stack)
    expect(re.fullmatch(STACKS[phase], names) is not None, f"pending in phase {phase}", STACKS[phase], names)
    check_chance(data, seats)
    check_parts(data, names.split())


def check_chance(data: dict[str, Any], seats: int) -> None:
    """I-TRADE-1: whose chance comes after the one that is being used."""
    chances = [step[1] for step in data["pending"] if step[0] == "chance"]
    if data["phase"] == "discussion":
        expect(chances == [0], "pending: chance", "that of the start player", chances)
    elif data["phase"] == "trade":
        initiator = whole("trade: initiator", data["trade"]["initiator"], 0, seats - 1)
        after = (initiator - data["start"]) % seats + 1
        due = [after] if after < seats else []
        expect(chances == due, "pending: chance", f"{due} after the chance of seat {initiator}", chances)


def check_parts(data: dict[str, Any], names: list[str]) -> None:
    """What is being worked through is on the stack, and the other way round."""
    for field, step in (("due", "deal"), ("leaving", "bequeath"), ("debts", "pay"), ("bribe", "bribe_discard")):
        lies = step in names
        expect(bool(data[field]) == lies, field, f"something if and only if {step} is to come", data[field])
    expect(data["trade"]["open"] == ("close_trade" in names), "trade: open", "true while it is to be closed", names)
    speaking = "resolve" in names
    for field in ("queue", "announced"):
        expect(speaking or not data[field], field, "nothing but while announcements are resolved", data[field])
    down = speaking or names[-1] == "announce"
    expect(down or not any(data["table"]), "table", "cards in the announcement phase only", data["table"])
    for field in ("hooks", "threatened"):
        lands = speaking or "wave" in names
        expect(lands or not data[field], field, "nothing but from the announcements to the count", data[field])
    voted = data["phase"] in ("vote", "draw") and names[-1] != "vote"
    expect(voted or max(data["votes"]) < 0, "votes", "none before they are cast", data["votes"])
