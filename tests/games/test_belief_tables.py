"""Every event of a game is taken in by its belief, or is declared to tell it nothing."""

import pytest

import courtier
from courtier.core.registry import kind


@pytest.mark.parametrize("name", sorted(courtier.games()))
def test_no_event_is_forgotten(name: str) -> None:
    game = courtier.new(name, seats=kind(name).seats[0], seed=1)
    of_seat = courtier.belief(name, courtier.view(game, 0), [])
    if not of_seat.keeps_up:
        pytest.skip("this belief is made anew from each view, and has no tables to keep")
    belief = of_seat.belief
    events = {row.name for row in kind(name).events}
    taken_in = {event for table in belief.tables() for event in table}
    without_effect = belief.events_without_effect()
    assert taken_in <= events, "functions for events that the game does not have"
    assert not taken_in & without_effect, "events without effect that are in a table"
    assert taken_in | without_effect == events, "events that the belief forgets"
