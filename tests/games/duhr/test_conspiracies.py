"""D-CONSP, D/A-50..62: conspiracies revealed by choice and by consequence, and the cascade."""

import pytest
from tests.games.duhr.play import (
    answers,
    asked,
    conspiracy,
    do,
    hand,
    heard,
    kinds,
    more,
    pile,
    row,
    scandals,
    seen,
    status,
    statuses,
)
from tests.games.duhr.table import ANN, BOB, CAT, DAN, EVE, FAY, load, position, table
from tests.rules import rule


@rule("D-CONSP-1", "D-CONSP-2", "D-CONSP-4")
def test_by_choice_the_scandal_goes_on_the_own_house() -> None:
    game = table("Ann: s | Bob | Cat | Dan", hands={"Ann": "deluras"}, concealed={"Ann": "Cat"})
    before = scandals(game)
    news = do(game, "reveal")
    assert (row(game, "Ann"), row(game, "Cat"), scandals(game)) == ("s S", "", before - 1)
    assert heard(news, "conspiracy_shown") == [{"seat": ANN, "house": "kardosa", "why": "choice"}]
    assert seen(game, "conspiracy@0") == ["kardosa"]


@rule("D-CONSP-2", "D-CONSP-6", "D-CONSP-7")
def test_by_consequence_it_goes_on_the_house_shown() -> None:
    hands = {"Ann": "betrayal, deluras"}
    game = table("Ann | Bob: 4s | Cat: s | Dan", hands=hands, concealed={"Bob": "Cat", "Dan": "Ann"})
    do(game, "event betrayal", "Dan")
    assert (row(game, "Ann"), row(game, "Dan")) == ("S", ""), "because of an event"
    do(game, "raise deluras")
    assert (row(game, "Cat"), row(game, "Bob")) == ("s S", "s s s s s"), "because favor was lost"


@rule("D-CONSP-3", "D/A-60")
def test_a_reveal_is_free_and_possible_before_between_and_after_the_actions() -> None:
    for first in range(3):
        game = table("Ann | Bob | Cat | Dan", hands={"Ann": "3 deluras"}, concealed={"Ann": "Cat"})
        do(game, *["raise deluras"] * first)
        assert asked(game) == "Ann: main"
        assert "reveal" in answers(game)
        do(game, "reveal")
        assert more(game)["done"] == first
        do(game, *["raise deluras"] * (2 - first))
        assert (asked(game), row(game, "Bob")) == ("Ann: acquire", "s s")


@rule("D/A-60", "D-CONSP-3")
def test_no_reveal_outside_the_own_action_phase() -> None:
    hands = {"Ann": "balistrad", "Bob": "2 kardosa"}
    game = table("Ann | Bob: S | Cat | Dan", hands=hands, concealed={"Ann": "Cat", "Bob": "Dan"})
    do(game, "ability balistrad")
    assert answers(game) == ["Bob 1"]
    do(game, "Bob 1")
    assert answers(game, "Bob") == ["pass", "negate with kardosa"]
    acquire = table("Ann | Bob | Cat | Dan", question="acquire", hands={"Ann": "kardosa"}, concealed={"Ann": "Cat"})
    assert answers(acquire) == ["draw", "card kardosa"]


@rule("D-CONSP-5")
def test_nobody_may_choose_to_conceal() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "deluras"}, revealed={"Ann": "Cat"})
    assert answers(game) == ["raise deluras"]


@rule("D-CONSP-8", "D-CONSP-10", "D-ASK-7", "D/A-50")
def test_on_a_full_house_the_scandal_replaces_a_revealed_suspicion() -> None:
    rows = "Ann | Bob: 4s | Cat | Dan: s [s] S s.kardosa [S]"
    game = table(rows, hands={"Ann": "deluras"}, concealed={"Bob": "Dan"})
    do(game, "raise deluras")
    assert (asked(game), answers(game)) == ("Bob: replace_card", ["Dan 1", "Dan 4"])
    do(game, "Dan 4")
    assert (row(game, "Dan"), pile(game)) == ("s [s] S S [S]", ["kardosa"])


@rule("D-CONSP-9", "D-ASK-7", "D-ASK-13")
def test_else_a_concealed_card_without_a_question_if_there_is_but_one() -> None:
    game = table("Ann | Bob: 4s | Cat | Dan: 4S [s]", hands={"Ann": "deluras"}, concealed={"Bob": "Dan"})
    do(game, "raise deluras")
    assert (row(game, "Dan"), pile(game), asked(game)) == ("S S S S S", ["lycosia"], "Ann: main")


@rule("D-CONSP-12", "D/A-59")
@pytest.mark.parametrize(
    ("rows", "plot", "usable"),
    [
        ("Ann | Bob: s | Cat kardosa | Dan", "revealed", True),
        ("Ann: 5s | Bob | Cat kardosa: 5s | Dan", "revealed", True),
        ("Ann | Bob: s | Cat kardosa | Dan", "concealed", False),
        ("Ann | Bob: s | Cat kardosa: 3S 2s | Dan", "revealed", False),
    ],
)
def test_a_rivals_ability_is_open_with_its_card_face_up_and_both_standing(rows: str, plot: str, usable: bool) -> None:
    shown = {"Ann": "Cat"}
    game = (
        table(rows, hands={"Ann": "kardosa"}, revealed=shown)
        if plot == "revealed"
        else table(rows, hands={"Ann": "kardosa"}, concealed=shown)
    )
    assert ("ability kardosa" in answers(game)) is usable


@rule("D/A-59", "D-CONSP-17")
def test_a_borrowed_ability_is_back_when_its_house_stands_again() -> None:
    game = table("Ann | Bob | Cat kardosa: 3S 2s | Dan", hands={"Ann": "balistrad, kardosa"}, revealed={"Ann": "Cat"})
    assert "ability kardosa" not in answers(game)
    do(game, "ability balistrad", "Cat 1")
    assert conspiracy(game, "Ann") == "Cat, revealed"
    assert "ability kardosa" in answers(game)


@rule("D-CONSP-13", "D-CONSP-14")
def test_an_own_house_conspiracy_opens_concealed_cards_to_the_own_ability_alone() -> None:
    rows = "Ann | Bob: S [s] | Cat kardosa: [S] | Dan"
    own = table(rows, hands={"Ann": "balistrad"}, revealed={"Ann": "Ann"})
    do(own, "ability balistrad")
    assert answers(own) == ["Bob 1", "Bob 2", "Cat 1"]
    hidden = table(rows, hands={"Ann": "balistrad"}, concealed={"Ann": "Ann"})
    do(hidden, "ability balistrad")
    assert answers(hidden) == ["Bob 1"]
    anothers = table(rows, hands={"Ann": "balistrad"}, revealed={"Ann": "Cat"})
    do(anothers, "ability balistrad")
    assert answers(anothers) == ["Bob 1"]
    borrowed = table("Ann | Bob: s [s] | Cat kardosa: [S] | Dan", hands={"Ann": "kardosa"}, revealed={"Ann": "Cat"})
    do(borrowed, "ability kardosa")
    assert answers(borrowed) == ["Bob 1"]


@rule("D-CONSP-14", "D/EV-COLLABORATORS")
def test_collaborators_reach_concealed_cards_by_the_own_ability_alone() -> None:
    rows = "Ann | Bob: S [s] | Cat kardosa: s [S] | Dan"
    game = table(rows, hands={"Ann": "collaborators"}, revealed={"Ann": "Ann"})
    do(game, "event collaborators", "Ann", "Cat")
    assert answers(game) == ["Bob 1", "Bob 2", "Cat 2"]
    do(game, "Bob 1")
    assert answers(game) == ["Cat 1"]


@rule("D-CONSP-15", "D-CONSP-16", "D/A-55", "D/A-62")
def test_a_cascade_is_worked_off_one_loss_after_the_other() -> None:
    plots = {"Bob": "Cat", "Cat": "Dan"}
    game = table("Ann | Bob: 4s | Cat: 4s | Dan: 3s | Eve", hands={"Ann": "deluras"}, concealed=plots)
    news = do(game, "raise deluras")
    assert kinds(news) == [
        "played",
        "status_changed",
        "conspiracy_shown",
        "placed",
        "status_changed",
        "conspiracy_shown",
        "placed",
    ]
    assert [line["seat"] for line in heard(news, "status_changed")] == [BOB, CAT]
    assert [line["to"] for line in heard(news, "placed")] == [CAT, DAN]


@rule("D/A-55")
def test_who_falls_first_turns_first() -> None:
    """No step of an effect fells two Houses at once, so the queue is laid out: Cat fell before Bob."""
    houses = "Ann | Bob: 5s | Cat: 5s | Dan: 5s | Eve | Fay"
    laid_out = position(houses, concealed={"Bob": "Eve", "Cat": "Fay"}, revealed={"Dan": "Bob"}, done=1)
    laid_out["pending"] = [["turn", ANN], ["cascade"], ["replace_card", DAN, BOB]]
    laid_out["falls"] = [CAT, BOB]
    news = do(load(laid_out), "Bob 1")
    assert [line["seat"] for line in heard(news, "conspiracy_shown")] == [CAT, BOB]
    assert [line["to"] for line in heard(news, "placed")] == [FAY, EVE], "each with its scandal before the next"


@rule("D-CONSP-15")
def test_a_cascade_may_run_through_hidden_and_shown_conspiracies() -> None:
    plots = {"Bob": "Cat", "Dan": "Ann"}
    game = table("Ann | Bob: 4s | Cat: 4s | Dan", hands={"Ann": "deluras"}, concealed=plots, revealed={"Cat": "Dan"})
    do(game, "raise deluras")
    assert statuses(game) == "favored disfavored disfavored favored"
    assert conspiracy(game, "Cat") == "Dan, concealed"
    assert row(game, "Dan") == "", "turning a card down creates nothing"


@rule("D-CONSP-17")
def test_benefits_begin_and_cease_at_once() -> None:
    hands = {"Ann": "kardosa, balistrad"}
    game = table("Ann: 2s | Bob | Cat kardosa | Dan", hands=hands, concealed={"Ann": "Cat"})
    assert "ability kardosa" not in answers(game)
    do(game, "reveal")
    assert "ability kardosa" in answers(game)
    falling = table("Ann: 3s S | Bob | Cat kardosa | Dan", hands=hands, concealed={"Ann": "Cat"})
    do(falling, "reveal")
    assert "ability kardosa" not in answers(falling), "turned down again"


@rule("D-CONSP-17")
def test_an_ability_already_announced_is_not_affected() -> None:
    rows = "Ann deluras | Bob: 2S 2s [s] | Cat kardosa: s | Dan"
    game = table(rows, hands={"Ann": "kardosa", "Bob": "2 deluras"}, revealed={"Ann": "Cat"})
    do(game, "ability kardosa", "Cat 1")
    assert asked(game) == "Bob: negate"
    do(game, "pass")
    assert row(game, "Cat") == "[s]"


@rule("D/A-50")
def test_a_new_villain_picks_the_replaced_card_himself() -> None:
    game = table("Ann | Bob: 2S 2s | Cat | Dan: 5s", hands={"Ann": "scandal"}, concealed={"Bob": "Dan"})
    do(game, "scandal", "Bob")
    assert status(game, "Bob") == "vilified"
    assert asked(game) == "Bob: replace_card"


@rule("D/A-52")
def test_an_own_house_with_concealed_cards_only() -> None:
    rows = "Ann | Bob: 2S [s] [S] | Cat | Dan"
    game = table(rows, hands={"Ann": "scandal"}, concealed={"Bob": "Bob"})
    do(game, "scandal", "Bob")
    assert (asked(game), answers(game)) == ("Bob: replace_card", ["Bob 3", "Bob 4"])


@rule("D/A-53")
def test_an_own_house_revealed_by_an_event() -> None:
    room = table("Ann | Bob: 2s | Cat | Dan", hands={"Ann": "betrayal"}, concealed={"Bob": "Bob"})
    do(room, "event betrayal", "Bob")
    assert (row(room, "Bob"), conspiracy(room, "Bob")) == ("s s S", "Bob, revealed")
    full = table("Ann | Bob: 5s | Cat | Dan", hands={"Ann": "betrayal"}, concealed={"Bob": "Bob"})
    do(full, "event betrayal", "Bob", "Bob 3")
    assert (row(full, "Bob"), conspiracy(full, "Bob")) == ("s s S s s", "Bob, revealed"), "no favor lost, no flip"


@rule("D/A-56", "D-VIL-1")
def test_the_hand_of_a_new_villain_goes_before_the_flip() -> None:
    hands = {"Ann": "scandal", "Bob": "kardosa"}
    game = table("Ann | Bob: 2S 2s | Cat | Dan", hands=hands, concealed={"Bob": "Cat"})
    news = do(game, "scandal", "Bob")
    assert kinds(news) == ["played", "status_changed", "discarded", "conspiracy_shown", "placed"]


@rule("D/A-57")
def test_a_villains_conspiracy_stays_and_may_still_be_revealed_or_exchanged() -> None:
    game = table("Ann | Bob: 3S 2s | Cat | Dan", hands={"Ann": "betrayal, intrigue"}, concealed={"Bob": "Cat"})
    do(game, "event betrayal", "Bob")
    assert (conspiracy(game, "Bob"), row(game, "Cat")) == ("Cat, revealed", "S")
    do(game, "event intrigue", "Bob", "Ann")
    assert (conspiracy(game, "Ann"), row(game, "Cat")) == ("Cat, revealed", "S")


@rule("D/A-58")
def test_a_conspiracy_may_be_revealed_twice_in_a_turn() -> None:
    rows = "Ann lycosia: 3s S | Bob | Cat | Dan"
    game = table(rows, hands={"Ann": "lycosia"}, concealed={"Ann": "Cat"})
    do(game, "reveal", "ability lycosia", "Ann 5", "Bob")
    assert (status(game, "Ann"), conspiracy(game, "Ann")) == ("favored", "Cat, concealed")
    assert "reveal" in answers(game)


@rule("D/A-62")
def test_a_cascade_is_done_before_the_effect_goes_on() -> None:
    rows = "Ann kardosa: S | Bob lycosia: 4s | Cat: 5s | Dan balistrad"
    game = table(rows, hands={"Ann": "collaborators"}, concealed={"Bob": "Cat"})
    do(game, "event collaborators", "Bob", "Dan", "Ann 1", "Bob")
    assert asked(game) == "Bob: replace_card", "before the second House helps"
    do(game, "Cat 1")
    assert asked(game) == "Ann: choose_ability_spot"
    assert answers(game) == ["Bob 5", "Cat 1"]


@rule("D/A-1")
def test_without_a_scandal_a_conspiracy_is_only_turned() -> None:
    game = table(
        "Ann | Bob: 4s | Cat: 5s | Dan", hands={"Ann": "deluras"}, concealed={"Bob": "Cat"}, scandals=0, spare="Dan"
    )
    do(game, "raise deluras")
    assert (conspiracy(game, "Bob"), row(game, "Cat"), asked(game)) == ("Cat, revealed", "s s s s s", "Ann: main")


@rule("D-CONSP-12", "D-VIL-15")
def test_a_villain_uses_no_ability() -> None:
    game = table("Ann: 3S 2s | Bob: s | Cat | Dan", revealed={"Ann": "Cat"})
    assert not [word for word in answers(game) if word.startswith(("ability", "reveal", "negate"))]
    assert hand(game, "Ann") == []
