"""D-TURN, D-ACQ: actions of a turn, and the cards that end it."""

import pytest
from tests import untyped
from tests.games.duhr.play import (
    GALLERY,
    all_pass,
    answers,
    aside,
    asked,
    do,
    finished,
    hand,
    heard,
    more,
    pile,
    row,
    scandals,
    some_moments,
    status,
    web,
)
from tests.games.duhr.table import table
from tests.rules import rule

ACTIONS = ("raise", "scandal", "event", "ability", "expose", "absolve", "disgrace")


def house_actions(words: list[str]) -> list[str]:
    return [word for word in words if word.split()[0] in ACTIONS]


@rule("D-TURN-1", "D-WIN-1")
def test_the_most_points_win() -> None:
    for seed in range(8):
        game = finished(4, seed)
        assert all(game.scores()[seat] == max(game.scores()) for seat in game.winners())


@rule("D-TURN-2", "D-ACQ-2")
def test_an_action_phase_then_an_acquire_phase() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "deluras, kardosa"}, web="lycosia")
    assert asked(game) == "Ann: main"
    do(game, "raise deluras", "end")
    assert asked(game) == "Ann: acquire"
    do(game, "draw")
    assert asked(game) == "Bob: main"
    assert hand(game, "Ann") == ["kardosa", "lycosia"]


@rule("D-TURN-3")
def test_one_house_action_is_a_duty() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "deluras"}, concealed={"Ann": "Cat"})
    assert answers(game) == ["raise deluras", "reveal"]
    do(game, "reveal")
    assert answers(game) == ["raise deluras"]


@rule("D-TURN-3", "D-ACT-1", "D-ACT-2", "D-ACT-3", "D-ACT-4", "D-ACT-6", "D-ASK-2")
def test_the_five_house_actions() -> None:
    hands = {"Ann": "2 balistrad, scandal, betrayal"}
    game = table("Ann | Bob: S [s] | Cat | Dan", hands=hands)
    assert answers(game) == [
        "raise balistrad",
        "scandal",
        "event betrayal",
        "ability balistrad",
        "expose with balistrad",
        "absolve with balistrad",
        "disgrace with balistrad",
    ]


@rule("D-TURN-4", "D/A-31")
def test_a_card_is_discarded_when_nothing_can_be_done() -> None:
    game = table("Ann: 5s | Bob: 5s | Cat | Dan", hands={"Ann": "deluras, balistrad"}, revealed={"Ann": "Cat"})
    assert answers(game) == ["card balistrad", "card deluras"], "no scandal to conceal, no pair, no favored House"
    do(game, "card deluras")
    assert pile(game) == ["deluras"]
    assert asked(game) == "Ann: acquire"


@rule("D-TURN-5", "D/A-32")
def test_with_no_card_there_is_no_action() -> None:
    game = table("Ann | Bob | Cat | Dan", concealed={"Ann": "Cat"}, web="kardosa, lycosia")
    assert (asked(game), answers(game)) == ("Ann: main", ["reveal", "end"])
    do(game, "end")
    assert hand(game, "Ann") == ["kardosa", "lycosia"]
    assert asked(game) == "Bob: main"


@rule("D-TURN-6", "D-TURN-11", "D-FAVOR-2")
def test_a_favored_house_may_act_twice_and_never_more() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "3 deluras"}, revealed={"Ann": "Dan"})
    do(game, "raise deluras")
    assert answers(game) == ["raise deluras", "disgrace with deluras", "end"], "the same once more, or not at all"
    do(game, "raise deluras")
    assert asked(game) == "Ann: acquire"
    assert row(game, "Bob") == "s s"


@rule("D-TURN-11", "D-ACT-4")
def test_the_second_action_is_paid_and_negatable_like_the_first() -> None:
    game = table("Ann | Bob: S S | Cat | Dan", hands={"Ann": "2 balistrad, kardosa", "Bob": "2 lycosia"})
    do(game, "ability balistrad", "Bob 1", "pass", "ability balistrad", "Bob 2")
    assert (asked(game), pile(game)) == ("Bob: negate", ["balistrad"] * 2)
    do(game, "negate with lycosia")
    assert (row(game, "Bob"), asked(game)) == ("[S] S", "Ann: acquire"), "two actions are done, the second in vain"


@rule("D-TURN-7", "D-DISF-7", "D-FAVOR-2")
def test_a_disfavored_house_acts_once() -> None:
    game = table("Ann: 5s | Bob | Cat | Dan", hands={"Ann": "2 deluras"})
    do(game, "raise deluras")
    assert asked(game) == "Ann: acquire"


@rule("D-DISF-7")
def test_a_disfavored_house_has_all_five_actions() -> None:
    game = table("Ann: 5s | Bob: S | Cat | Dan", hands={"Ann": "2 balistrad"})
    assert answers(game) == ["ability balistrad", "absolve with balistrad", "disgrace with balistrad"]
    other = table("Ann: 5s | Bob | Cat | Dan", hands={"Ann": "scandal, deluras"}, revealed={"Ann": "Dan"})
    assert answers(other) == ["raise deluras", "scandal"]
    event = table("Ann: 5s | Bob | Cat | Dan", hands={"Ann": "intrigue"})
    assert answers(event) == ["event intrigue"]


@rule("D-TURN-8", "D-VIL-3", "D-VIL-5")
def test_a_villain_has_one_act_instead_of_both_phases() -> None:
    game = table("Ann: 3S 2s | Bob | Cat | Dan")
    assert asked(game) == "Ann: villainous_act"
    do(game, "scandalize Cat")
    assert (asked(game), hand(game, "Ann")) == ("Bob: main", [])


@rule("D-TURN-9")
def test_there_is_no_limit_to_a_hand_and_no_refilling() -> None:
    game = table("Ann | Bob | Cat | Dan", question="acquire", hands={"Ann": "9 deluras, 9 kardosa"})
    do(game, "draw")
    assert len(hand(game, "Ann")) == 19
    small = table("Ann | Bob | Cat | Dan", question="acquire", hands={"Ann": "deluras"})
    do(small, "draw")
    assert len(hand(small, "Ann")) == 2


@rule("D-TURN-10", "D/A-82")
def test_everybody_keeps_the_place_in_the_order() -> None:
    last = 0
    seat = None
    for game in some_moments():
        turn = untyped.view(game, GALLERY)["turn"]
        passed = turn["number"] - last
        if passed > 0 and last > 0 and not game.over():
            assert turn["seat"] == (seat + passed) % game.seats, "villains without an act keep their place, too"
        last, seat = (0, None) if game.over() else (turn["number"], turn["seat"])


@rule("D-TURN-12", "D/A-33")
def test_who_falls_in_the_own_turn_has_no_second_action() -> None:
    game = table("Ann: 4s | Bob | Cat | Dan", hands={"Ann": "balistrad, 3 deluras"})
    do(game, "raise balistrad")
    assert status(game, "Ann") == "disfavored"
    assert (asked(game), len(hand(game, "Ann")), aside(game)) == ("Ann: acquire", 3, [])


@rule("D-TURN-12", "D/A-34", "D-FAVOR-8")
def test_who_regains_favor_in_the_own_turn_has_a_second_action_and_may_reveal() -> None:
    rows = "Ann lycosia: 4s S | Bob | Cat | Dan"
    game = table(rows, hands={"Ann": "lycosia, deluras"}, aside="2 kardosa", concealed={"Ann": "Cat"})
    do(game, "ability lycosia", "Ann 5", "Bob")
    assert status(game, "Ann") == "favored"
    assert answers(game) == ["raise deluras", "reveal", "end"]
    assert aside(game) == ["kardosa"] * 2


@rule("D/A-32", "D-ACQ-1", "D-DISF-4")
def test_an_empty_hand_draws_two_without_a_question() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "deluras"}, web="kardosa, lycosia")
    do(game, "raise deluras", "end")
    assert (hand(game, "Ann"), asked(game)) == (["kardosa", "lycosia"], "Bob: main")


@rule("D-ACQ-2", "D-ACQ-3", "D/A-36", "D-ASK-11")
def test_draw_one_or_discard_one_for_two() -> None:
    hands = {"Ann": "deluras, scandal, betrayal"}
    game = table("Ann | Bob | Cat | Dan", question="acquire", hands=hands, web="kardosa, lycosia")
    assert answers(game) == ["draw", "card deluras", "card scandal", "card betrayal"], "one of them must be taken"
    do(game, "card deluras")
    assert (hand(game, "Ann"), pile(game)) == (["kardosa", "lycosia", "scandal", "betrayal"], ["deluras"])
    one = table("Ann | Bob | Cat | Dan", question="acquire", hands=hands, web="kardosa, lycosia")
    do(one, "draw")
    assert hand(one, "Ann") == ["deluras", "kardosa", "scandal", "betrayal"]


@rule("D-ACQ-4")
def test_only_the_web_of_suspicion_is_drawn_from() -> None:
    game = table("Ann | Bob | Cat | Dan", question="acquire", hands={"Ann": "deluras"})
    before, top = scandals(game), web(game)
    do(game, "draw")
    assert (scandals(game), web(game)) == (before, top[1:])


@rule("D-ACQ-5", "D-ACQ-6", "D/A-2", "D/A-3")
def test_the_card_just_discarded_may_come_back() -> None:
    game = table("Ann | Bob | Cat | Dan", question="acquire", hands={"Ann": "deluras, betrayal"}, spare="Dan")
    assert (web(game), pile(game)) == ([], [])
    news = do(game, "card betrayal")
    assert heard(news, "reshuffled") == [{"count": 1, "cards": ["event.betrayal"]}]
    assert (hand(game, "Ann"), web(game), pile(game)) == (["deluras", "betrayal"], [], [])


@rule("D-ACQ-5", "D/A-3", "D/A-84")
def test_the_pile_is_shuffled_into_a_new_web() -> None:
    order = "5 balistrad, 5 deluras, 5 kardosa"
    orders = set()
    for seed in range(1, 9):
        game = table(
            "Ann | Bob | Cat | Dan",
            question="acquire",
            hands={"Ann": "scandal"},
            pile=order,
            web="lycosia",
            spare="Dan",
            seed=seed,
        )
        do(game, "draw")
        assert sorted(web(game)) == ["balistrad"] * 5 + ["deluras"] * 5 + ["kardosa"] * 5
        assert pile(game) == []
        orders.add(tuple(web(game)))
    assert len(orders) == 8


@rule("D/A-31")
def test_a_forced_discard_is_no_second_action_but_leaves_room_for_one() -> None:
    rows = "Ann | Bob: 5s | Cat: 5s | Dan"
    game = table(rows, hands={"Ann": "2 deluras"}, revealed={"Ann": "Dan"}, scandals=0, spare="Dan")
    assert answers(game) == ["card deluras"], "a pair is of no use: no scandal, nothing concealed"
    do(game, "card deluras")
    assert answers(game) == ["end"], "never as the second action"


@rule("D/A-31")
def test_after_a_forced_discard_a_second_action_may_have_become_possible() -> None:
    stuck = table("Ann | Bob: 5s | Cat kardosa: 5s | Dan", hands={"Ann": "deluras, kardosa"}, concealed={"Ann": "Cat"})
    do(stuck, "card deluras")
    assert house_actions(answers(stuck)) == []
    do(stuck, "reveal")
    assert house_actions(answers(stuck)) == ["ability kardosa"], "there is something revealed, and an ability for it"


@rule("D/A-41", "D-END-1")
def test_the_first_action_may_end_the_game() -> None:
    game = table("Ann | Bob: 4s | Cat: 5s | Dan: 5s", hands={"Ann": "2 deluras"})
    do(game, "raise deluras")
    assert game.over()
    assert len(hand(game, "Ann")) == 1, "no second action, no Acquire Phase"


@rule("D-TURN-2")
def test_actions_of_the_turn_are_counted_in_sight() -> None:
    game = table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad, 2 deluras"})
    assert more(game)["done"] == 0
    do(game, "ability balistrad", "Bob 1")
    all_pass(game)
    assert more(game)["done"] == 1


@pytest.mark.parametrize("card", ["scandal", "betrayal"])
@rule("D-ACT-9")
def test_scandals_and_events_form_no_pair(card: str) -> None:
    hands = {"Ann": "2 scandal" if card == "scandal" else "betrayal, blackmail"}
    game = table("Ann | Bob: S [s] | Cat | Dan", hands=hands)
    assert not [word for word in answers(game) if " with " in word]
