"""The class that every game's `Belief` extends.

A belief is made from a view and a journal. After that it takes in one line of the journal at a time, and samples worlds
at any time: whole games that fit everything that the seat has seen. `courtier.belief` wraps it in a `SeatBelief`, which
can be copied and pickled.
"""

from collections.abc import Iterable
from typing import Any

from courtier.core.belief.event_table import EventTable, Glimpse
from courtier.core.compiling import mypyc_attr
from courtier.core.pending import NOBODY
from courtier.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What a seat concludes from its view and its journal.

    A game's belief overrides `saw`, `answered` and `stepped_back` (what a line of the journal changes), `prepare` (what
    all guesses have in common until the next change) and `sample` (one world).
    """

    def __init__(self, view: dict[str, Any]) -> None:
        you = view["you"]
        self.seat: int = NOBODY if you is None else you
        self.seats: int = len(view["seats"])
        self.options: dict[str, Any] = view["more"]["options"]
        self.prepared = False

    # Keeping up with the journal

    def see(self, line: dict[str, Any]) -> None:
        """Take in one more line of the journal: a glimpse, an own answer, or a step back from one."""
        if "event" in line:
            self.prepared = False
            self.saw(line)
        elif "answer" in line:
            self.answered(line)
        else:
            self.stepped_back()

    def see_all(self, lines: Iterable[dict[str, Any]]) -> None:
        """Take in several lines, in their order."""
        for line in lines:
            self.see(line)

    def saw(self, glimpse: Glimpse) -> None:
        """An event, as the seat sees it."""
        raise NotImplementedError

    def answered(self, line: dict[str, Any]) -> None:
        """An own answer. A game overrides this only if an answer says something that no glimpse says."""

    def stepped_back(self) -> None:
        """The last own answer is taken back (`Game.back`)."""

    # Guessing

    def guess(self, rng: Rng) -> Any:
        """A game that fits: every such game is as likely as every other."""
        if not self.prepared:
            self.prepare()
            self.prepared = True
        return self.sample(rng)

    def prepare(self) -> None:
        """Compute once what all guesses share until something new is seen."""

    def sample(self, rng: Rng) -> Any:
        """One game that fits; `prepare` has been called."""
        raise NotImplementedError

    # For tests

    def tables(self) -> list[EventTable]:
        """The event tables that `saw` uses."""
        raise NotImplementedError

    def events_without_effect(self) -> frozenset[str]:
        """The events that are in no table because they tell this belief nothing."""
        return frozenset()
