"""Hints: what the strongest bot would answer in a person's place, from that person's view and journal alone."""

from typing import Any

import pytest
from tests.table.evening import Evening, Person, asked, dealt

import courtier
from courtier import bots
from courtier.bots.hints import Hint, hint, strongest
from courtier.core.registry import own_names
from courtier.core.replay import replayed
from courtier.table import hints
from courtier.table.state import Refusal

QUESTIONS = 7  # of a game that hints are asked for


def quick(game: str) -> str:
    """The strongest level with a few simulations."""
    return bots.quick_levels(game)[-1]


def alone(game: str, **setup: Any) -> tuple[Evening, Person]:
    """Ann against bots; it is her turn."""
    seats = courtier.games()[game]["seats"][0]
    evening = dealt(game, people=1, bots=seats - 1, **setup)
    evening.passes(300)
    return evening, evening.person("ann")


def hinted(evening: Evening, ann: Person) -> tuple[hints.Asked, Hint]:
    facts = evening.table.hint_facts("ann", ann.known["question"])
    return facts, hint(facts.view, facts.journal, facts.chance, quick(facts.view["game"]))


@pytest.mark.parametrize("game", sorted(own_names()))
def test_a_hint_is_a_legal_answer_with_its_reason_in_words(game: str) -> None:
    evening, ann = alone(game)
    compared = 0
    for _ in range(QUESTIONS):
        evening.passes(300)
        if not asked(evening):
            break
        facts, found = hinted(evening, ann)
        assert found.answer in ann.choices()
        for lang in ("en", "de"):
            told = evening.table.tell_hint(facts.view, ann.known["question"], found, lang)
            assert (told.question, told.answer) == (ann.known["question"], found.answer)
            label = next(each["label"] for each in ann.known["prompt"]["choices"] if each["code"] == found.answer)
            assert lang == "de" or label in told.text
            compared += told.next is not None
        take(ann, found.answer)
    assert compared > 0, "no hint compared two answers"


def take(ann: Person, action: int) -> None:
    """The answer of the hint; a whole draft is confirmed."""
    if not courtier.core.registry.kind(ann.known["view"]["game"]).draftable:
        ann.answers(action)
        return
    ann.drafts(action)
    if ann.known["draft"].complete:
        with pytest.raises(Refusal) as refused:
            ann.evening.table.hint_facts("ann", ann.known["question"])
        assert refused.value.code == "draft_complete"
        ann.confirms()


@pytest.mark.parametrize("game", ["hofverrat", "intrigue"])
def test_a_bot_is_given_the_view_and_the_journal_of_the_seat_and_nothing_else(game: str) -> None:
    evening, ann = alone(game)
    for _ in range(4):
        evening.passes(300)
        facts, found = hinted(evening, ann)
        match = evening.table.state.match
        assert match is not None
        if match.draft is None:
            assert facts.view == courtier.view(match.game, 0)
            assert facts.journal == replayed(match.record())[1][0].lines
        assert facts == evening.table.hint_facts("ann", ann.known["question"]), "the same question, the same chance"
        assert found == hinted(evening, ann)[1]
        take(ann, found.answer)


def test_hints_are_refused_where_another_person_sits_and_to_who_is_not_asked() -> None:
    evening = dealt("hofverrat", people=2, bots=1)
    evening.passes(300)
    person = asked(evening)[0]
    with pytest.raises(Refusal) as refused:
        evening.table.hint_facts(person.visitor, person.known["question"])
    assert refused.value.code == "hint_people"
    assert "bots alone" in refused.value.text("en")
    assert "Bots allein" in refused.value.text("de")
    other = next(each for each in evening.people.values() if each is not person)
    with pytest.raises(Refusal) as refused:
        evening.table.hint_facts(other.visitor, 0)
    assert refused.value.code == "not_asked"


def test_those_who_watch_do_not_matter() -> None:
    evening, ann = alone("hofverrat", watch="gallery")
    evening.person("wim").comes()
    assert hinted(evening, ann)[1].answer in ann.choices()
    with pytest.raises(Refusal) as refused:
        evening.table.hint_facts("wim", ann.known["question"])
    assert refused.value.code == "no_seat"


def test_the_words_say_how_the_answers_compare() -> None:
    prompt: Any = {"choices": [{"code": 1, "label": "stay"}, {"code": 2, "label": "go"}]}

    def words(*expected: tuple[int, float], game: str = "duhr", lang: str = "en") -> str:
        return hints.in_words(game, prompt, Hint(1, list(expected)), lang)

    assert words((1, 0.42), (2, 0.3)) == "My choice: stay (42 of 100). Next best: go (30 of 100). These are games won."
    assert "About as good: go." in words((1, 0.42), (2, 0.424))
    assert "may be chance" in words((1, 0.3), (2, 0.42))
    assert words() == "My choice, by a rule of thumb: stay."
    assert words((1, 0.42), (2, 0.3), game="cutthroat", lang="de") == (
        "Meine Wahl: stay (42 von 100). Danach: go (30 von 100). Gemeint sind gewonnene Partien."
    )
    only: Any = {"choices": prompt["choices"][:1]}
    assert hints.in_words("duhr", only, Hint(1, []), "de") == "Es gibt nur eine Antwort: stay."


def test_the_strongest_bot_is_the_highest_level() -> None:
    assert {strongest(game) for game in own_names()} == {"level5"}
