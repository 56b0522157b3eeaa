"""How fast bots play: as the host says at the table, and at once while a person skips to their own turn."""

import pytest
from tests.table.evening import Evening, Person, dealt

from courtier.table.clocks import AT_ONCE, FAST, TEMPI
from courtier.table.commands import Answer, Tempo

HUMAN = TEMPI["human"]


def with_bots(tempo: str) -> tuple[Evening, Person]:
    """Ann at a table with three bots, one of which is asked."""
    evening = dealt("hofverrat", people=1, bots=3)
    ann = evening.person("ann")
    assert ann.does(Tempo, bots=tempo) is None
    while ann.known["question"] is not None:
        ann.does(Answer, question=ann.known["question"], action=ann.choices()[0])
    return evening, ann


def wait(evening: Evening) -> float:
    """Seconds until the bot that is asked answers."""
    state = evening.table.state
    due = [chair.due for chair in state.chairs if chair.due is not None]
    assert len(due) == 1
    return due[0] - evening.now


@pytest.mark.parametrize(
    ("bots", "least", "most"), [("watch", *TEMPI["watch"]), ("human", *HUMAN), ("fast", FAST, FAST)]
)
def test_the_host_chooses_the_tempo_and_the_bot_that_is_asked_keeps_to_it(bots: str, least: float, most: float) -> None:
    evening, ann = with_bots("fast")
    assert ann.does(Tempo, bots=bots) is None
    assert ann.known["table"].bots == bots
    assert least - 0.001 <= wait(evening) <= most + 0.001


def test_who_skips_waits_for_no_bot_until_the_own_turn() -> None:
    evening, ann = with_bots("watch")
    assert ann.does(Tempo, bots="skip") is None
    assert wait(evening) == pytest.approx(AT_ONCE)
    began = evening.now
    while ann.known["question"] is None:
        evening.passes(AT_ONCE)
    assert evening.now - began < TEMPI["watch"][0], "three turns in less time than one answer takes"
    assert not evening.table.state.settings.skip
    assert ann.known["table"].bots == "watch", "afterwards they play as before"


def test_tempo_is_the_hosts_and_only_during_a_game() -> None:
    evening = dealt("hofverrat", people=2, bots=1)
    assert evening.person("bob").does(Tempo, bots="fast") == "not_host"
    evening, ann = with_bots("human")
    evening.restarts()
    assert evening.table.state.settings.skip is False
    assert ann.does(Tempo, bots="skip") is None
    evening.restarts()
    assert evening.table.state.settings.skip, "it is part of the log"
