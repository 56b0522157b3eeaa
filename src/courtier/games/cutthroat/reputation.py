"""With whom a bot that bears a grudge makes no deals."""

from typing import Any, Final

from courtier.core.pending import NOBODY

GRUDGE_ROUNDS: Final = 2
NEVER: Final = -1000
ROBBERIES: Final = ("blackmail", "taxes", "pillage", "cutpurse")


def foes_of(seat: int, lines: list[dict[str, Any]], seats: int) -> list[int]:
    """Who killed cards under land of the seat, or took coins from it, in the last rounds."""
    wronged = [NEVER] * seats  # by seat: when it last did
    attacker = NOBODY
    turn = 0
    for line in lines:
        event = line.get("event")
        if event == "turn_began":
            turn += 1
        elif event == "attacked":
            attacker = line["seat"]
        elif event == "killed" and line["seat"] == seat and attacker != seat:
            wronged[attacker] = turn
        elif event == "gave_coins" and line["seat"] == seat and line["why"] in ROBBERIES:
            wronged[line["to"]] = turn
    return [other for other in range(seats) if wronged[other] > turn - GRUDGE_ROUNDS * seats]
