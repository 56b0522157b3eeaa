"""The Discussion of Game of Intrigue: words to all or to some, true or not, and the game goes its way."""

import pytest
from tests.rules import rule
from tests.table.evening import Evening, Person, asked, dealt

from courtier.table.commands import Say

LIE = "I hold nothing illegal, and I vote for Cat."


def in_discussion() -> tuple[Evening, list[Person]]:
    """Four people, when all of them are asked whether they are ready."""
    evening = dealt("intrigue", people=4)
    people = [evening.person(name) for name in ("ann", "bob", "cat", "dan")]
    while question(people[0]) != "ready":
        for person in asked(evening):
            person.answers(person.choices()[0])
    return evening, people


def question(person: Person) -> str:
    name: str = person.known["view"]["asked"][0]["question"]
    return name


def game_of(evening: Evening) -> object:
    match = evening.table.state.match
    assert match is not None
    return match.game.dump()


@rule("I-DISC-1")
def test_one_talks_to_everybody() -> None:
    _, people = in_discussion()
    assert people[1].does(Say, text=LIE) is None
    assert [person.heard_words() for person in people] == [[LIE]] * 4


@rule("I-DISC-1")
@pytest.mark.parametrize("to", [[0], [2], [0, 3], [0, 2, 3]])
def test_one_talks_to_any_subset(to: list[int]) -> None:
    _, people = in_discussion()
    assert people[1].does(Say, text=LIE, to=to) is None
    for seat, person in enumerate(people):
        assert person.heard_words() == [LIE if seat in [1, *to] else None]


@rule("I-DISC-2")
def test_nothing_said_binds_or_changes_the_game() -> None:
    evening, people = in_discussion()
    before = game_of(evening)
    choices = [person.choices() for person in people]
    assert people[1].does(Say, text=LIE) is None
    assert people[2].does(Say, text="I object to nothing today.", to=[0]) is None
    assert people[3].does(Say, phrase="trust", about=1) is None
    assert game_of(evening) == before
    assert [person.choices() for person in people] == choices
    for person in people:
        assert person.answers(person.choices()[0]) is None
    assert question(people[0]) != "ready", "all were ready: the trade begins, whatever was said"
