"""What needs the consent of others: taking an answer back, and a new person at a seat."""

from courtier.table import takeover, undo
from courtier.table.commands import Agree
from courtier.table.state import State


def agree(state: State, visitor: str, command: Agree, now: float) -> None:
    """Agree, or not, to an undo or a newcomer. Both are numbered by one counter, so a number names one of them."""
    if state.claim is not None and state.claim.number == command.number:
        takeover.agree(state, visitor, command, now)
    else:
        undo.agree(state, visitor, command, now)
