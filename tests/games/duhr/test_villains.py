"""D-VIL, D/A-65..69: villains and their acts."""

from tests.games.duhr.play import (
    answers,
    asked,
    conspiracy,
    do,
    hand,
    heard,
    pile,
    row,
    scandals,
    seen,
    size,
    some_moments,
    status,
    statuses,
)
from tests.games.duhr.table import BOB, NAMES, table
from tests.rules import rule


@rule("D-VIL-1", "D-VIL-2", "D-CORE-6")
def test_a_new_villain_discards_the_hand_and_keeps_the_agenda() -> None:
    hands = {"Ann": "scandal", "Bob": "scandal, betrayal, 2 kardosa"}
    game = table("Ann | Bob: 2S 2s | Cat | Dan", hands=hands, agendas={"Bob": "W4"})
    before = scandals(game)
    news = do(game, "scandal", "Bob")
    assert (status(game, "Bob"), hand(game, "Bob")) == ("vilified", [])
    assert (sorted(pile(game)), scandals(game)) == (["betrayal", "kardosa", "kardosa"], before + 1)
    assert {line["why"] for line in heard(news, "discarded")} == {"vilified"}
    assert (seen(game, "agenda", BOB), size(game, "agenda@1")) == (["W4"], 1)


@rule("D-VIL-3")
def test_a_villain_holds_no_card() -> None:
    for game in some_moments():
        for seat in range(game.seats):
            if status(game, NAMES[seat]) == "vilified":
                assert hand(game, NAMES[seat]) == []


@rule("D-VIL-5", "D-VIL-6", "D-VIL-7", "D-VIL-8", "D-ASK-12", "D/A-66", "D/A-67")
def test_one_of_three_acts_on_any_house() -> None:
    rows = "Ann: 3S s [s] | Bob: s S [S] | Cat: 4s [s] | Dan: 3S [S] s | Eve"
    game = table(rows)
    assert answers(game) == [
        *[
            "defame Bob 1",
            "defame Cat 1",
            "defame Cat 2",
            "defame Cat 3",
            "defame Cat 4",
            "defame Dan 5",
            "defame Ann 4",
        ],
        *["expose Bob 3", "expose Cat 5", "expose Dan 4", "expose Ann 5"],
        *["scandalize Bob", "scandalize Eve"],
    ]


@rule("D-VIL-6")
def test_defame_replaces_a_suspicion_by_a_scandal() -> None:
    game = table("Ann: 3S 2s | Bob: s s.kardosa | Cat kardosa | Dan")
    before = scandals(game)
    do(game, "defame Bob 2")
    assert (row(game, "Bob"), pile(game), scandals(game)) == ("s S", ["kardosa"], before - 1)
    assert asked(game) == "Bob: main", "exactly one act"


@rule("D-VIL-7", "D-VIL-14")
def test_expose_turns_a_concealed_card_up() -> None:
    hands = {"Bob": "deluras"}
    game = table("Ann: 3S 2s | Bob: 2S [S] 2s | Cat | Dan", hands=hands)
    plot = conspiracy(game, "Bob")
    do(game, "expose Bob 3")
    assert (row(game, "Bob"), status(game, "Bob"), hand(game, "Bob")) == ("S S S s s", "vilified", [])
    assert conspiracy(game, "Bob") == plot


@rule("D-VIL-8")
def test_scandalize_puts_a_scandal_on_a_favored_house() -> None:
    game = table("Ann: 3S 2s | Bob: 4s | Cat | Dan", concealed={"Bob": "Cat"})
    do(game, "scandalize Bob")
    assert (row(game, "Bob"), status(game, "Bob"), row(game, "Cat")) == ("s s s s S", "disfavored", "S")


@rule("D-VIL-10", "D-VIL-12", "D-VIL-13")
def test_below_five_cards_a_villain_is_favored_again_and_draws_one() -> None:
    game = table("Ann deluras | Bob: 3S 2s | Cat | Dan", hands={"Ann": "deluras"}, web="kardosa")
    plot = conspiracy(game, "Bob")
    do(game, "ability deluras", "Bob 4", "Cat")
    assert (status(game, "Bob"), hand(game, "Bob"), conspiracy(game, "Bob")) == ("favored", ["kardosa"], plot)


@rule("D-VIL-11")
def test_five_cards_with_two_scandals_are_disfavored() -> None:
    game = table("Ann usari | Bob: 3S 2s | Cat | Dan", hands={"Ann": "usari"})
    do(game, "ability usari", "Bob 1")
    assert (status(game, "Bob"), len(hand(game, "Bob"))) == ("disfavored", 1)
    four = table("Ann | Bob: 4S s | Cat | Dan", hands={"Ann": "balistrad"})
    do(four, "ability balistrad", "Bob 1")
    assert (status(four, "Bob"), hand(four, "Bob")) == ("vilified", [])


@rule("D-VIL-14")
def test_the_hand_is_lost_each_time() -> None:
    hands = {"Ann": "balistrad, 2 kardosa"}
    game = table("Ann | Bob: 3S 2s | Cat | Dan", hands=hands, web="betrayal")
    do(game, "ability balistrad", "Bob 1")
    assert hand(game, "Bob") == ["betrayal"]
    do(game, "expose with kardosa", "Bob 1")
    assert (status(game, "Bob"), hand(game, "Bob")) == ("vilified", [])
    assert "betrayal" in pile(game)


@rule("D-VIL-14", "D-CONSP-15")
def test_a_scandal_that_replaces_may_vilify() -> None:
    game = table("Ann: 3S 2s | Bob: 2S 3s | Cat | Dan", concealed={"Bob": "Cat"})
    do(game, "defame Bob 4")
    assert (status(game, "Bob"), conspiracy(game, "Bob")) == ("vilified", "Cat, concealed")


@rule("D/A-65")
def test_a_legal_act_may_not_be_declined() -> None:
    game = table("Ann: 3S 2s | Bob | Cat | Dan")
    assert answers(game) == ["defame Ann 4", "defame Ann 5", "scandalize Bob", "scandalize Cat", "scandalize Dan"]


@rule("D/A-65", "D-ASK-13", "D-TURN-10")
def test_without_an_act_the_turn_passes() -> None:
    game = table("Ann | Bob: 5S | Cat: 5S | Dan", question="acquire", hands={"Ann": "deluras"}, scandals=0, spare="Dan")
    news = do(game, "draw")
    assert [line["seat"] for line in heard(news, "no_act")] == [1, 2]
    assert [line["seat"] for line in heard(news, "turn_began")] == [1, 2, 3]
    assert asked(game) == "Dan: main"


@rule("D/A-66")
def test_a_villain_may_hit_the_own_house() -> None:
    game = table("Ann: 3S s [s] | Bob | Cat | Dan")
    do(game, "expose Ann 5")
    assert row(game, "Ann") == "S S S s s"


@rule("D/A-68", "D-VIL-12")
def test_the_card_is_drawn_in_the_middle_of_the_action_if_there_is_one() -> None:
    game = table("Ann | Bob: 3S 2s | Cat | Dan", hands={"Ann": "2 lycosia"}, spare="Dan", web="kardosa")
    news = do(game, "absolve with lycosia", "Bob 1", "pass")
    assert [line["seat"] for line in heard(news, "drew")] == [BOB]
    assert hand(game, "Bob") == ["kardosa"]
    none = table("Ann silgaro | Bob: 3S 2s | Cat | Dan", hands={"Ann": "collaborators"}, spare="Dan")
    do(none, "event collaborators", "Ann", "pass", "pass", "Bob 4")
    assert (status(none, "Bob"), hand(none, "Bob")) == ("favored", [])


@rule("D/A-69")
def test_a_returned_villain_sets_nothing_aside() -> None:
    game = table("Ann | Bob: 3S 2s | Cat | Dan", hands={"Ann": "balistrad"})
    do(game, "ability balistrad", "Bob 1", "end")
    assert (asked(game), len(hand(game, "Bob")), game.dump()["aside"]) == ("Bob: main", 1, [])


@rule("D/A-35")
def test_who_becomes_a_villain_in_the_own_turn_has_no_act_before_the_next() -> None:
    hands = {"Ann": "scandal, 2 deluras"}
    game = table("Ann: 2S 2s | Bob | Cat | Dan", hands=hands)
    do(game, "scandal", "Ann")
    assert statuses(game).startswith("vilified")
    assert (asked(game), hand(game, "Ann"), pile(game)) == ("Bob: main", [], ["deluras", "deluras"])


@rule("D/A-35", "D-DISF-9")
def test_set_aside_cards_are_lost_too() -> None:
    rows = "Ann usari: 2S 3s | Bob | Cat | Dan"
    game = table(rows, hands={"Ann": "usari, deluras"}, aside="betrayal, scandal")
    before = scandals(game)
    do(game, "ability usari", "Ann 3")
    assert (status(game, "Ann"), hand(game, "Ann"), game.dump()["aside"]) == ("vilified", [], [])
    assert sorted(pile(game)) == ["betrayal", "deluras", "usari", "usari"]
    assert scandals(game) == before - 1 + 1
    assert asked(game) == "Bob: main"
