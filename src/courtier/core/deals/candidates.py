"""Results that a bot stores while it compares deals."""

from typing import Any, final

from courtier.core.deals.clause import Clause
from courtier.core.deals.deal import Deal


@final
class Settled:
    """A position that was settled after some clauses: the guess it was made from, and the position, None if impossible.

    It is stored, because many deals lead to the same position.
    """

    def __init__(self, place: int, course: list[Clause], position: Any) -> None:
        self.place = place
        self.course = course
        self.position = position


@final
class Counter:
    """A deal that the seat could offer, the wish in it that is new, and what it brings the two."""

    def __init__(self, deal: Deal, wish: Clause | None) -> None:
        self.deal = deal
        self.wish = wish
        self.own_gain = 0.0
        self.others_gain = 0.0
