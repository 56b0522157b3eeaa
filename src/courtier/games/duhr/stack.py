"""The stack as everybody sees it: in views as rows, in the event `asked` as numbers that snapshots keep."""

from typing import Any, Final

from courtier.core.deals.menu import UNKNOWN_OFFER, AnswerDeal
from courtier.core.pending import Decision, Pending
from courtier.core.questions import Steps

STEPS: Final = Steps()  # `questions.py` declares the rows
WIDTH: Final = 5  # numbers of a step in an event: its place in the table, then its values, if need be zeros


def public_rows(stack: list[Pending]) -> list[list[Any]]:
    """The dumps of all that is still to come; of an unfinished chain of questions all see the first."""
    return [public_row(step.root() if isinstance(step, Decision) else step) for step in stack]


def public_row(step: Pending) -> list[Any]:
    """D/A-78: what is offered is known to the two alone."""
    row = step.dump()
    if isinstance(step, AnswerDeal):
        row[-1] = UNKNOWN_OFFER
    return row


def packed(rows: list[list[Any]]) -> list[int]:
    """These rows as numbers."""
    codes: list[int] = []
    for row in rows:
        codes.append(STEPS.numbers[row[0]])
        codes.extend(row[1:])
        codes.extend([0] * (WIDTH - len(row)))
    return codes


def unpacked(codes: list[int]) -> list[list[Any]]:
    """The rows again."""
    rows: list[list[Any]] = []
    for place in range(0, len(codes), WIDTH):
        step = STEPS.rows[codes[place]]
        rows.append([step.name, *codes[place + 1 : place + 1 + len(step.holds)]])
    return rows
