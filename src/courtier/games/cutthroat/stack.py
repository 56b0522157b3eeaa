"""The stack as everybody sees it: in the event `asked`, and in views, as five numbers a step."""

from typing import Final

from courtier.core.pending import Decision, Pending
from courtier.core.questions import Steps
from courtier.games.cutthroat.cards import (
    FACE_DOWN,
    MERCENARY,
    packed,
    unpacked,
)
from courtier.games.cutthroat.events import DEED_CONQUEST

STEPS: Final = Steps()  # `questions.py` declares the rows
STEP_WIDTH: Final = 5  # numbers of a step in an event: its place in the table, then its values, if need be zeros


def public_part(pending: Pending) -> list[int]:
    """What everybody sees of it, as five numbers: mercenaries of a conquest lie face down (C-CONQ-15)."""
    seen = pending.root() if isinstance(pending, Decision) else pending
    row = seen.dump()
    codes: list[int] = [STEPS.numbers[row[0]], *row[1:STEP_WIDTH]]  # what was picked of an offer is its giver's secret
    while len(codes) < STEP_WIDTH:
        codes.append(0)
    if row[0] == "carry_out" and codes[2] == DEED_CONQUEST:
        codes[4] = packed(seen_stack(unpacked(codes[4])))
    return codes


def seen_stack(stack: tuple[int, ...]) -> tuple[int, ...]:
    """A stack as others see it."""
    return tuple([FACE_DOWN if card >= MERCENARY else card for card in stack])
