"""Several clients do anything at any time; what each was told, put together, is what a newcomer would be told."""

from collections.abc import Callable

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.laws.cases import TOY
from tests.table.evening import Evening, Person, asked, dealt, seated
from tests.table.whims import ALL, sensible, whim

import courtier
from courtier.laws.cases import Luck
from courtier.table.commands import Leave, Speak
from courtier.table.dispatch import FUNCTIONS
from courtier.table.table import Table

VISITORS = ["ann", "bob", "cat", "guest"]
WHO = st.sampled_from(VISITORS)
SEED = st.integers(0, 10_000)
GAMES = ["hofverrat"] if courtier.compiled() else ["hofverrat", TOY]
PACES = st.sampled_from(["relaxed", "fast"])


def test_every_command_is_tried() -> None:
    assert set(ALL) == {*FUNCTIONS, Speak}


class Streams(RuleBasedStateMachine):
    """After every step everybody's client shows what a fresh welcome would."""

    @initialize(game=st.sampled_from(GAMES), how=st.sampled_from([Evening, seated, dealt, dealt]), pace=PACES)
    def opens(self, game: str, how: Callable[..., Evening], pace: str) -> None:
        self.evening = how(game, 3, pace=pace)
        for visitor in VISITORS:
            self.who(visitor)

    def who(self, visitor: str) -> Person:
        person = self.evening.person(visitor)
        if visitor not in self.evening.table.state.connections:
            person.comes()
        return person

    @rule(seed=SEED, count=st.integers(1, 12))
    def somebody_asks_for_anything(self, seed: int, count: int) -> None:
        luck = Luck(seed)
        for _ in range(count):
            person = self.who(luck.choice(VISITORS))
            command, facts = whim(person, luck)
            before = self.evening.table.dump()
            if person.does(command, **facts) is not None:
                assert self.evening.table.dump() == before, f"{command}, refused, has changed something"
            self.everybody_knows_what_a_newcomer_would()

    @rule(visitor=WHO)
    def somebody_sends_it_twice(self, visitor: str) -> None:
        """Whatever comes with the id of a command that was done is done no more."""
        person = self.who(visitor)
        last = f"{visitor}-{person.commands}"
        if f"{visitor} {last}" in self.evening.table.state.recent:
            before = self.evening.table.dump()
            assert person.sends(Leave(id=last)) is None
            assert self.evening.table.dump() == before

    @rule(steps=st.integers(1, 30), seed=SEED)
    def they_play_on(self, steps: int, seed: int) -> None:
        """Those who are asked answer; bots and stewards too."""
        luck = Luck(seed)
        for _ in range(steps):
            people = asked(self.evening)
            if people:
                sensible(luck.choice(people), luck)
            else:
                self.evening.passes(3)
            self.everybody_knows_what_a_newcomer_would()

    @rule(visitor=WHO, seat=st.none() | st.integers(0, 3), by=st.none() | WHO)
    def somebody_is_invited(self, visitor: str, seat: int | None, by: str | None) -> None:
        self.who(visitor)
        table, now = self.evening.table, self.evening.now
        self.evening.carry_out(table.grant(visitor, seat, now, by, visitor.title()))

    @rule(visitor=WHO)
    def somebody_goes(self, visitor: str) -> None:
        self.evening.person(visitor).goes()

    @rule(visitor=WHO, again=st.booleans())
    def somebody_comes(self, visitor: str, again: bool) -> None:
        person = self.evening.person(visitor)
        if again and person.story:
            person.comes(person.story[-1].n, len(person.talk) and person.talk[-1].n)
        else:
            person.comes()

    @rule(seconds=st.sampled_from([0.5, 3, 31, 110, 400]))
    def time_passes(self, seconds: float) -> None:
        self.evening.passes(seconds)

    @rule(fold=st.booleans())
    def the_server_starts_again(self, fold: bool) -> None:
        """Log and snapshot give the same table, and it goes on with either."""
        evening = self.evening
        dump = msgspec.json.encode(evening.table.dump())
        folded = evening.folded()
        assert msgspec.json.encode(folded.dump()) == dump
        assert msgspec.json.encode(Table.load(msgspec.json.decode(dump)).dump()) == dump
        evening.restarts(folded if fold else None)

    @invariant()
    def everybody_knows_what_a_newcomer_would(self) -> None:
        if not hasattr(self, "evening"):
            return
        for visitor in self.evening.table.state.connections:
            person = self.evening.people[visitor]
            assert person.knows() == self.evening.fresh(person), visitor


TestStreams = Streams.TestCase
TestStreams.settings = settings(max_examples=40, stateful_step_count=20)
