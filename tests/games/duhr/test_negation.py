"""D-NEG, D/A-20..29: who may cancel what, and what it costs."""

import pytest
from tests.games.duhr.play import (
    GALLERY,
    all_pass,
    answer,
    answers,
    asked,
    do,
    hand,
    heard,
    kinds,
    more,
    pile,
    row,
    same_news,
    seen,
    sight,
    told,
)
from tests.games.duhr.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

from courtier.core.errors import IllegalAction

ALL_HOLD = {"Bob": "2 kardosa", "Cat": "2 lycosia", "Dan": "2 deluras"}


@rule("D-NEG-2", "D-VIL-9")
def test_a_villainous_act_cannot_be_negated() -> None:
    game = table("Ann: 3S 2s | Bob: s | Cat | Dan", hands=ALL_HOLD)
    do(game, "defame Bob 1")
    assert (row(game, "Bob"), asked(game)) == ("S", "Bob: main")


@rule("D-NEG-3")
def test_a_reveal_and_its_scandal_cannot_be_negated() -> None:
    hands = {"Ann": "deluras, kardosa", **ALL_HOLD}
    game = table("Ann | Bob: 4s | Cat | Dan", hands=hands, concealed={"Ann": "Dan", "Bob": "Cat"})
    do(game, "reveal")
    assert (asked(game), row(game, "Ann")) == ("Ann: main", "S")
    do(game, "raise deluras")
    assert (asked(game), row(game, "Cat")) == ("Ann: main", "S")


@rule("D-NEG-4", "D-NEG-5")
@pytest.mark.parametrize("links", range(5))
def test_a_chain_of_any_length(links: int) -> None:
    hands = {"Ann": "balistrad, 4 kardosa", "Bob": "6 lycosia"}
    game = table("Ann | Bob: S | Cat | Dan", hands=hands)
    do(game, "ability balistrad", "Bob 1")
    for link in range(links):
        do(game, "negate with kardosa" if link % 2 else "negate with lycosia")
    all_pass(game)
    assert row(game, "Bob") == ("S" if links % 2 else "[S]")
    assert len(pile(game)) == 1 + 2 * links


@rule("D-NEG-6", "D/A-29", "D/A-24")
def test_a_negation_costs_a_pair_of_the_players_choice() -> None:
    hands = {"Ann": "balistrad", "Bob": "3 lycosia, 2 kardosa, deluras, 2 scandal"}
    game = table("Ann | Bob: S | Cat | Dan", hands=hands)
    do(game, "ability balistrad", "Bob 1")
    assert answers(game, "Bob") == ["pass", "negate with kardosa", "negate with lycosia"]
    do(game, "negate with lycosia")
    assert hand(game, "Bob") == ["deluras", "kardosa", "kardosa", "lycosia", "scandal", "scandal"]
    assert pile(game) == ["balistrad", "lycosia", "lycosia"]
    assert (asked(game), more(game)["done"]) == ("Ann: main", 1), "the negated ability was a House Action"


@rule("D/A-29")
def test_a_player_may_negate_again_with_another_pair() -> None:
    hands = {"Ann": "balistrad, 2 kardosa", "Bob": "2 lycosia, 2 deluras"}
    game = table("Ann | Bob: S | Cat | Dan", hands=hands)
    do(game, "ability balistrad", "Bob 1", "negate with lycosia", "negate with kardosa", "negate with deluras")
    assert (row(game, "Bob"), hand(game, "Bob")) == ("S", [])


@rule("D-NEG-7", "D-DISF-6", "D-VIL-15")
def test_favored_and_disfavored_players_negate_with_the_whole_hand_villains_do_not() -> None:
    hands = {"Ann": "balistrad", "Bob": "lycosia, kardosa, deluras, lycosia", "Dan": "2 kardosa"}
    game = table("Ann | Bob: 4s S | Cat: 3S 2s | Dan", hands=hands)
    do(game, "ability balistrad", "Bob 5")
    assert asked(game) == "Bob, Dan: negate"
    assert answers(game, "Bob") == ["pass", "negate with lycosia"]


@rule("D-NEG-8", "D/A-20", "D/A-28")
def test_all_is_announced_and_paid_before_anybody_is_asked() -> None:
    game = table("Ann lycosia | Bob: s S | Cat | Dan", hands={"Ann": "lycosia", "Cat": "balistrad, deluras"})
    news = do(game, "ability lycosia", "Bob 2", "Dan")
    assert asked(game) == "Cat: negate"
    assert heard(news, "announced_ability", CAT) == [
        {"seat": ANN, "house": "lycosia", "spot": "house@1:1", "detail": "house@3"}
    ]
    assert pile(game) == ["lycosia"]
    assert row(game, "Bob") == "s S"
    do(game, "pass")
    assert (row(game, "Bob"), row(game, "Dan")) == ("s", "S"), "as it was declared"


@rule("D/A-20", "D/A-11")
def test_usari_declares_what_replaces_the_card() -> None:
    rows = "Ann usari | Bob: [s] | Cat | Dan"
    game = table(rows, hands={"Ann": "usari", "Cat": "2 deluras"}, revealed={"Ann": "Ann"})
    news = do(game, "ability usari", "Bob 1", "by suspicion")
    assert heard(news, "announced_ability") == [
        {"seat": ANN, "house": "usari", "spot": "house@1:0", "detail": "suspicion"}
    ]
    assert asked(game) == "Cat: negate"


@rule("D/A-20")
def test_masterstrokes_and_events_declare_their_targets() -> None:
    game = table("Ann | Bob: [s] | Cat | Dan", hands={"Ann": "2 lycosia", "Cat": "2 deluras"})
    news = do(game, "disgrace with lycosia", "Dan")
    assert heard(news, "announced_masterstroke") == [
        {"seat": ANN, "masterstroke": "disgrace", "house": "lycosia", "aim": "house@3"}
    ]
    event = table("Ann | Bob | Cat | Dan", hands={"Ann": "collaborators", "Cat": "2 deluras"})
    news = do(event, "event collaborators", "Dan", "Ann")
    expected = {"seat": ANN, "event_card": "collaborators", "first": "seat:3", "second": "seat:0"}
    assert heard(news, "triggered") == [expected], "in the order declared"


@rule("D/A-20", "D/A-24")
def test_what_is_chosen_at_resolution_is_not_asked_of_a_negated_effect() -> None:
    hands = {"Ann": "blackmail, 2 deluras", "Bob": "3 kardosa"}
    game = table("Ann | Bob | Cat | Dan", hands=hands)
    do(game, "event blackmail", "Bob")
    assert asked(game) == "Bob: negate", "not yet whether he pays"
    do(game, "negate with kardosa", "pass")
    assert (asked(game), pile(game)) == ("Ann: main", ["kardosa", "kardosa", "blackmail"])
    assert more(game)["done"] == 1, "it was a House Action all the same"
    assert len(hand(game, "Bob")) == 1


@rule("D/A-21")
def test_all_are_asked_at_once_in_any_order_and_heard_clockwise() -> None:
    game = table(
        "Ann | Bob: S | Cat | Dan",
        hands={"Dan": "lycosia, 2 balistrad", "Bob": "2 kardosa", "Ann": "2 deluras"},
        active="Dan",
        revealed={"Dan": "Ann"},
    )
    do(game, "ability balistrad", "Bob 1")
    assert asked(game) == "Ann, Bob: negate", "clockwise from the announcer's left"
    answer(game, "Bob", "negate with kardosa")
    assert asked(game) == "Ann, Bob: negate", "nobody sees who has answered"
    answer(game, "Ann", "negate with deluras")
    assert (hand(game, "Ann"), hand(game, "Bob")) == ([], ["kardosa"] * 2), "Ann comes first"


@rule("D/A-21")
def test_an_answer_is_sealed() -> None:
    games = [table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad", **ALL_HOLD}) for _ in range(2)]
    news = []
    for game, word in zip(games, ("negate with lycosia", "pass"), strict=True):
        do(game, "ability balistrad", "Bob 1")
        news.append(answer(game, "Cat", word))
        with pytest.raises(IllegalAction, match="sealed"):
            game.apply(CAT, 0)
    others = (GALLERY, ANN, BOB, DAN)
    assert sight(games[0], *others) == sight(games[1], *others)
    assert same_news(news[0], news[1], *others)
    assert not told(news[0], GALLERY)
    assert more(games[0], CAT)["answer"] != more(games[1], CAT)["answer"], "one's own answer alone is seen"


@rule("D/A-21", "D/A-23")
def test_a_negation_is_asked_about_from_its_own_left_the_first_player_included() -> None:
    hands = {"Ann": "balistrad, 2 kardosa", "Bob": "2 deluras", "Cat": "4 lycosia", "Dan": "2 balistrad"}
    game = table("Ann | Bob: S | Cat | Dan", hands=hands)
    do(game, "ability balistrad", "Bob 1", "pass", "negate with lycosia", "pass")
    assert asked(game) == "Dan, Ann, Bob: negate"


@rule("D/A-22")
def test_after_a_negated_negation_the_effect_is_open_again() -> None:
    hands = {"Ann": "balistrad, 2 kardosa", "Bob": "2 deluras, 2 lycosia"}
    game = table("Ann | Bob: S | Cat | Dan", hands=hands)
    do(game, "ability balistrad", "Bob 1", "negate with deluras", "negate with kardosa", "pass")
    assert (asked(game), row(game, "Bob")) == ("Bob: negate", "S")
    do(game, "negate with lycosia")
    assert row(game, "Bob") == "S"


@rule("D/A-23")
def test_nobody_is_asked_about_an_own_announcement() -> None:
    game = table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad, 4 kardosa", "Cat": "2 lycosia"})
    do(game, "ability balistrad", "Bob 1")
    assert asked(game) == "Cat: negate"


@rule("D/A-24")
def test_what_was_paid_stays_paid() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "2 lycosia, kardosa", "Bob": "2 deluras"})
    do(game, "disgrace with lycosia", "Bob", "negate with deluras")
    assert (row(game, "Bob"), hand(game, "Ann"), more(game)["done"]) == ("", ["kardosa"], 1)
    assert pile(game) == ["lycosia", "lycosia", "deluras", "deluras"]


@rule("D/A-25")
def test_negating_in_ones_own_turn_is_no_house_action() -> None:
    hands = {"Ann": "balistrad, 4 kardosa", "Bob": "4 lycosia"}
    game = table("Ann | Bob: S | Cat | Dan", hands=hands)
    do(game, "ability balistrad", "Bob 1", "negate with lycosia", "negate with kardosa")
    all_pass(game)
    assert more(game)["done"] == 1


@rule("D/A-26", "D-DISF-9")
def test_a_disfavored_player_negates_in_the_own_turn_with_the_working_hand() -> None:
    hands = {"Ann": "balistrad, kardosa, kardosa, deluras", "Bob": "2 lycosia"}
    game = table("Ann: 5s | Bob: S | Cat | Dan", hands=hands, aside="2 deluras, 2 lycosia")
    do(game, "ability balistrad", "Bob 1", "negate with lycosia")
    assert (asked(game), answers(game)) == ("Ann: negate", ["pass", "negate with kardosa"])


@rule("D/A-27", "D-ASK-13")
def test_who_holds_two_cards_is_asked_whatever_they_are() -> None:
    game = table(
        "Ann | Bob: S | Cat | Dan",
        hands={"Ann": "balistrad", "Bob": "kardosa, scandal", "Cat": "lycosia", "Dan": "betrayal, intrigue"},
    )
    do(game, "ability balistrad", "Bob 1")
    assert asked(game) == "Bob, Dan: negate"
    assert (answers(game, "Bob"), answers(game, "Dan")) == (["pass"], ["pass"])


@rule("D/A-27", "D-ASK-13")
def test_without_anybody_to_ask_there_is_no_window() -> None:
    game = table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad", "Bob": "kardosa", "Cat": "lycosia"})
    do(game, "ability balistrad", "Bob 1")
    assert (asked(game), row(game, "Bob")) == ("Ann: main", "[S]")


@rule("D/A-28")
def test_declared_targets_stay_after_a_chain() -> None:
    hands = {"Ann": "lycosia, 2 kardosa", "Bob": "2 deluras"}
    game = table("Ann lycosia | Bob deluras: S S | Cat kardosa | Dan", hands=hands)
    do(game, "ability lycosia", "Bob 2", "Dan", "negate with deluras", "negate with kardosa")
    all_pass(game)
    assert (row(game, "Bob"), row(game, "Dan"), asked(game)) == ("S", "S", "Ann: main")


@rule("D-ASK-5", "D-MS-4")
def test_a_negated_event_is_laid_away() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Ann": "intrigue", "Bob": "2 deluras"})
    news = do(game, "event intrigue", "Bob", "Cat", "negate with deluras")
    assert kinds(news)[-2:] == ["cancelled", "laid_away"]
    assert (seen(game, "event"), pile(game)) == ([], ["deluras", "deluras", "intrigue"])


@rule("D/A-43", "D/A-40")
def test_after_a_negated_action_the_game_goes_on() -> None:
    game = table("Ann | Bob: 4s | Cat: 5s | Dan: 5s", hands={"Ann": "2 lycosia", "Cat": "2 deluras"})
    do(game, "disgrace with lycosia", "Bob", "negate with deluras")
    assert not game.over()
    assert asked(game) == "Ann: main"
