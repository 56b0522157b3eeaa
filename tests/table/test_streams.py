"""Several clients do anything at any time; what each was told, put together, is what a newcomer would be told."""

from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.laws.cases import TOY, Luck
from tests.table.evening import CODE, Evening, Person, asked, dealt, seated

import courtier
from courtier.core.registry import kind
from courtier.table.commands import (
    Agree,
    Answer,
    Back,
    Configure,
    Confirm,
    Draft,
    Drop,
    Kick,
    Leave,
    Moment,
    Mute,
    Note,
    Order,
    Ready,
    Reclaim,
    Rematch,
    Remove,
    Resign,
    Say,
    SeatBot,
    Show,
    Sit,
    Speak,
    Start,
    Undo,
    Watch,
)
from courtier.table.phrases import PHRASES
from courtier.table.table import DEEDS, Table

WHO = st.sampled_from(["ann", "bob", "cat", "dan", "guest"])
SEAT = st.integers(0, 5)
FEW = st.integers(0, 8)
GAMES = ["hofverrat"] if courtier.compiled() else ["hofverrat", TOY, TOY]

COMMANDS: dict[type[Any], dict[str, st.SearchStrategy[Any]]] = {
    Sit: {"name": st.sampled_from(["Ann", "Bob", "Cäcilie", "Dan", " ", "Ann"]), "seat": st.none() | SEAT},
    Leave: {},
    SeatBot: {"seat": SEAT, "level": st.sampled_from(["random", "greedy", "genius", None])},
    Kick: {"seat": SEAT},
    Order: {"seats": st.permutations([0, 1, 2]) | st.just([0, 0])},
    Configure: {
        "seats": st.none() | st.integers(2, 6),
        "pace": st.sampled_from([None, "relaxed", "fast", "normal"]),
        "options": st.none() | st.just({"mission_noble_weight": 1}) | st.just({"mission_noble_weight": 7}),
        "whispers": st.sampled_from([None, "seen", "unseen", "none"]),
        "watch": st.sampled_from([None, "gallery", "nobody"]),
        "listed": st.none() | st.booleans(),
        "undo": st.sampled_from([None, "free", "consent", "none"]),
        "steward": st.sampled_from([None, "default", "random", "genius"]),
        "bots": st.sampled_from([None, "human", "fast"]),
        "words": st.sampled_from([None, "free", "phrases"]),
    },
    Ready: {"ready": st.booleans(), "entropy": st.sampled_from(["", "00ff"])},
    Start: {},
    Answer: {"question": FEW, "action": FEW},
    Back: {"question": FEW},
    Draft: {"question": FEW, "action": FEW},
    Drop: {},
    Confirm: {"question": FEW},
    Undo: {},
    Agree: {"number": st.integers(1, 3), "yes": st.booleans()},
    Moment: {},
    Resign: {},
    Reclaim: {},
    Say: {
        "text": st.none() | st.just("psst"),
        "phrase": st.none() | st.sampled_from([*PHRASES, "nonsense"]),
        "about": st.none() | SEAT,
        "to": st.none() | st.lists(SEAT, max_size=2),
    },
    Mute: {"seat": SEAT, "on": st.booleans()},
    Remove: {"message": FEW},
    Note: {"text": st.sampled_from(["", "trust nobody"])},
    Show: {"on": st.booleans()},
    Watch: {"seat": st.none() | SEAT},
    Speak: {"lang": st.sampled_from(["en", "de"])},
    Rematch: {"entropy": st.sampled_from(["", "beef"])},
}
IN_PLAY = [
    Answer,
    Back,
    Draft,
    Drop,
    Confirm,
    Undo,
    Undo,
    Undo,
    Agree,
    Moment,
    Resign,
    Reclaim,
    Show,
    Watch,
    Leave,
    Kick,
]


def test_every_command_is_tried() -> None:
    assert set(COMMANDS) == {*DEEDS, Speak}


class Streams(RuleBasedStateMachine):
    """After every step everybody's client shows what a fresh welcome would."""

    @initialize(
        game=st.sampled_from(GAMES), how=st.sampled_from(["empty", "seated", "dealt", "dealt"]), setup=st.data()
    )
    def opens(self, game: str, how: str, setup: st.DataObject) -> None:
        chosen = {name: setup.draw(COMMANDS[Configure][name]) for name in ("pace", "whispers", "undo")}
        if how == "empty":
            self.evening = Evening(game, 3, **chosen)
            self.evening.person("ann").comes()
        else:
            open_table = seated if how == "seated" else dealt
            self.evening = open_table(game, 3 if setup.draw(st.booleans()) else 2, 1, **chosen)
        self.evening.person("guest").comes()

    def who(self, visitor: str) -> Person:
        person = self.evening.person(visitor)
        if visitor not in self.evening.table.state.connections:
            person.comes()
        return person

    @rule(visitor=WHO, command=st.sampled_from(list(COMMANDS)), data=st.data())
    def asks_for_anything(self, visitor: str, command: type[Any], data: st.DataObject) -> None:
        facts = {name: data.draw(values) for name, values in COMMANDS[command].items()}
        self.tries(self.who(visitor), command, facts)

    @rule(visitor=WHO, command=st.sampled_from(IN_PLAY), data=st.data())
    def asks_for_something_in_play(self, visitor: str, command: type[Any], data: st.DataObject) -> None:
        person = self.who(visitor)
        facts = {name: data.draw(values) for name, values in COMMANDS[command].items()}
        if "question" in facts and person.known.get("question") is not None:
            facts["question"] = person.known["question"]
        if "action" in facts and person.choices():
            facts["action"] = data.draw(st.sampled_from(person.choices()))
        self.tries(person, command, facts)

    def tries(self, person: Person, command: type[Any], facts: dict[str, Any]) -> None:
        before = self.evening.table.dump()
        if person.does(command, **facts) is not None:
            assert self.evening.table.dump() == before, "a refused command has changed something"

    @rule(visitor=WHO, command=st.sampled_from(list(DEEDS)))
    def says_it_twice(self, visitor: str, command: type[Any]) -> None:
        person = self.who(visitor)
        if person.commands and any(key == f"{visitor} {visitor}-{person.commands}" for key in self.recent()):
            before = self.evening.table.dump()
            assert person.sends(Leave(id=f"{visitor}-{person.commands}")) is None
            assert self.evening.table.dump() == before

    def recent(self) -> list[str]:
        return list(self.evening.table.state.recent)

    @rule(steps=st.integers(1, 12), seed=st.integers(0, 99))
    def plays_on(self, steps: int, seed: int) -> None:
        """Those who are asked answer, somehow."""
        luck = Luck(seed)
        for _ in range(steps):
            people = asked(self.evening)
            if people:
                play_one(luck.choice(people), luck)
            else:
                self.evening.passes(3)

    @rule(visitor=WHO, seat=st.none() | SEAT, by=st.none() | WHO)
    def is_invited(self, visitor: str, seat: int | None, by: str | None) -> None:
        name = {"guest": "Guest"}.get(visitor, "")
        self.who(visitor)
        evening = self.evening
        evening.carry_out(evening.table.grant(visitor, seat, evening.now, by, name))

    @rule(visitor=WHO)
    def goes(self, visitor: str) -> None:
        self.evening.person(visitor).goes()

    @rule(visitor=WHO, again=st.booleans())
    def comes(self, visitor: str, again: bool) -> None:
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
        assert self.evening.table.public("en").code == CODE
        for visitor in self.evening.table.state.connections:
            person = self.evening.people[visitor]
            assert person.knows() == self.evening.fresh(person), visitor


def play_one(person: Person, luck: Luck) -> None:
    """One legal step of somebody who is asked: an answer, or in a game of drafts a step of one."""
    draft = person.known["draft"]
    if draft is not None and draft.complete:
        person.confirms()
    elif kind(person.known["view"]["game"]).draftable:
        person.drafts(luck.choice(person.choices()))
    elif person.known["can_back"] and luck.chance(20):
        person.steps_back()
    else:
        person.answers(luck.choice(person.choices()))


TestStreams = Streams.TestCase
TestStreams.settings = settings(max_examples=40, stateful_step_count=30)
