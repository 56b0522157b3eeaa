"""Bots greet, answer phrases, threaten, gloat and praise, in each reader's language, and seldom."""

import pytest
from tests.table.evening import Evening, Person

from courtier.table.commands import Ready, Say, SeatBot, Sit, Start
from courtier.table.manners import answer_to
from courtier.table.phrases import PHRASES


def with_bots(level: str = "random", lang: str = "en", manners: bool = True) -> tuple[Evening, Person]:
    """Ann at a table with two bots, dealt."""
    evening = Evening(seats=3, manners=manners)
    ann = evening.person("ann", lang).comes()
    ann.does(Sit, name="Ann", seat=0)
    for seat in (1, 2):
        ann.does(SeatBot, seat=seat, level=level)
    ann.does(Ready, ready=True)
    assert ann.does(Start) is None
    return evening, ann


def words(ann: Person) -> list[str | None]:
    return ann.heard_words()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_one_bot_greets_in_the_readers_language(lang: str) -> None:
    _, ann = with_bots(lang=lang, manners=True)
    assert words(ann) == [PHRASES["hello"][lang]]
    assert ann.talk[0].seat in (1, 2)


def test_bots_are_silent_where_they_are_told_to_be() -> None:
    _, ann = with_bots(manners=False)
    ann.does(Say, phrase="truce", about=1)
    assert words(ann) == ["A truce, " + ann.evening.table.state.names()[1] + "?"]


def test_a_bot_answers_a_phrase_about_it_once() -> None:
    _, ann = with_bots(manners=True)
    for _ in range(3):
        ann.does(Say, phrase="truce", about=1)
    assert words(ann).count(PHRASES["perhaps"]["en"]) == 1
    ann.does(Say, phrase="distrust", about=2)
    assert words(ann)[-1] == "I shall remember this, Ann."
    ann.does(Say, phrase="hello")
    assert words(ann)[-1] == PHRASES["hello"]["en"], "a phrase about nobody needs no answer"


def test_the_answer_suits_the_character() -> None:
    assert [answer_to("truce", kind) for kind in ("loyal", "timid", "grasping", "vengeful", "")] == [
        "yes",
        "yes",
        "perhaps",
        "no",
        "perhaps",
    ]
    assert [answer_to("distrust", kind) for kind in ("vengeful", "loyal", "timid")] == ["revenge", "sorry", "not_me"]
    assert answer_to("trust", "loyal") == "thanks"
    assert answer_to("moment", "loyal") is None


def test_at_the_end_the_winner_gloats_or_one_praises() -> None:
    evening, _ = with_bots(manners=True)
    state = evening.table.state
    assert state.match is not None
    while state.phase == "play":
        seat = state.match.game.actors()[0]
        state.match.answer(seat, state.match.game.legal(seat)[0], evening.now)
        evening.table.settle(evening.now)
    last = state.said[-1]
    won = state.match.game.winners()
    assert last.phrase == ("gloat" if set(won) & {1, 2} else "well_played")
    assert last.seat in ([seat for seat in won if seat] or (1, 2))
