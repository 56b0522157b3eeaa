"""Event tables: which function takes in which event.

A belief, or a state that it keeps, changes with the glimpses of a seat. A game writes one short function for each
event and lists them by the event's name:

    def drew(state: KnownState, glimpse: Glimpse) -> None:
        state.sizes[glimpse["seat"]] += glimpse["count"]

    EVENTS: Final[EventTable] = {"drew": drew, "dealt": drew}

    take_in(EVENTS, state, glimpse)

An event that is not in the table changes nothing. `Belief.tables` lists the tables of a game and the events without
effect; a test compares them with the events of the game, so that no new event is forgotten.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

Glimpse: TypeAlias = dict[str, Any]
EventTable: TypeAlias = dict[str, Callable[[Any, Glimpse], None]]


def take_in(table: EventTable, state: Any, glimpse: Glimpse) -> None:
    """Call the function that the table has for this event, if it has one."""
    name: str = glimpse["event"]
    if name in table:
        table[name](state, glimpse)


def take_in_all(table: EventTable, state: Any, lines: Iterable[Glimpse]) -> None:
    """The same for all glimpses among the lines of a journal, in their order; own answers are left out."""
    for line in lines:
        if "event" in line:
            take_in(table, state, line)
