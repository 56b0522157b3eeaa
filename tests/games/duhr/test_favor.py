"""D-FAVOR, D-DISF: losing favor, playing without it, regaining it."""

from collections import Counter

import pytest
from tests.games.duhr.play import (
    answers,
    aside,
    asked,
    conspiracy,
    do,
    hand,
    heard,
    more,
    pile,
    row,
    scandals,
    some_moments,
    status,
    statuses,
)
from tests.games.duhr.table import ANN, DAN, table
from tests.rules import rule


@rule("D-FAVOR-1", "D-DISF-1", "D-VIL-2", "D-VIL-10", "D-VIL-11")
def test_everybody_sees_how_a_house_stands() -> None:
    game = table("Ann: 4s | Bob: 5s | Cat: 3S 2s | Dan")
    assert statuses(game) == "favored disfavored vilified favored"


@rule("D-FAVOR-2", "D-DISF-8", "D-CONSP-3")
def test_only_a_favored_house_may_reveal_and_act_twice() -> None:
    favored = table("Ann: 4s | Bob | Cat | Dan", hands={"Ann": "2 deluras"}, concealed={"Ann": "Cat"})
    assert "reveal" in answers(favored)
    do(favored, "raise deluras")
    assert asked(favored) == "Ann: main"
    other = table("Ann: 5s | Bob | Cat | Dan", hands={"Ann": "2 deluras"}, concealed={"Ann": "Cat"})
    assert "reveal" not in answers(other)
    do(other, "raise deluras")
    assert asked(other) == "Ann: acquire"


@rule("D-FAVOR-3")
@pytest.mark.parametrize(("cards", "after"), [("3s", "favored"), ("4s", "disfavored"), ("[s] [S] [s] s", "disfavored")])
def test_the_fifth_card_costs_favor(cards: str, after: str) -> None:
    game = table(f"Ann | Bob: {cards} | Cat | Dan", hands={"Ann": "scandal"})
    do(game, "scandal", "Bob")
    assert status(game, "Bob") == after


@rule("D-FAVOR-4", "D-CONSP-11")
def test_a_loss_turns_a_revealed_conspiracy_down_and_creates_nothing() -> None:
    game = table("Ann | Bob: 4s | Cat | Dan", hands={"Ann": "deluras"}, revealed={"Bob": "Cat"})
    before = scandals(game)
    do(game, "raise deluras")
    assert (conspiracy(game, "Bob"), row(game, "Cat"), scandals(game)) == ("Cat, concealed", "", before)


@rule("D-FAVOR-5", "D-FAVOR-6", "D-VIL-1")
def test_a_house_may_fall_straight_into_villainy_and_flips_all_the_same() -> None:
    hands = {"Ann": "scandal", "Bob": "kardosa"}
    game = table("Ann | Bob: 2S 2s | Cat | Dan", hands=hands, concealed={"Bob": "Cat"})
    news = do(game, "scandal", "Bob")
    assert (status(game, "Bob"), hand(game, "Bob")) == ("vilified", [])
    assert (conspiracy(game, "Bob"), row(game, "Cat")) == ("Cat, revealed", "S")
    assert [line["status"] for line in heard(news, "status_changed")] == ["vilified"]
    mild = table("Ann | Bob: 2S 2s | Cat | Dan", hands={"Ann": "deluras"}, concealed={"Bob": "Cat"})
    do(mild, "raise deluras")
    assert status(mild, "Bob") == "disfavored"


@rule("D-FAVOR-7", "D-HOUSE-8")
def test_between_disfavored_and_vilified_nothing_flips() -> None:
    game = table("Ann | Bob: 2S 2s [S] | Cat: 3S 2s | Dan", hands={"Ann": "2 lycosia, balistrad"})
    plots = [conspiracy(game, name) for name in ("Bob", "Cat")]
    do(game, "expose with lycosia", "Bob 5", "ability balistrad", "Cat 1")
    assert statuses(game) == "favored vilified disfavored favored"
    assert [conspiracy(game, name) for name in ("Bob", "Cat")] == plots


@rule("D-FAVOR-7", "D-VIL-14")
def test_becoming_a_villain_is_no_loss_of_favor_that_waits_for_the_next_one() -> None:
    game = table("Ann | Bob: 2S 2s [S] | Cat | Dan: 4s | Eve", hands={"Ann": "2 kardosa, lycosia"})
    plot = conspiracy(game, "Bob")
    news = do(game, "expose with kardosa", "Bob 5", "raise lycosia")
    assert statuses(game) == "favored vilified favored disfavored favored"
    assert [line["seat"] for line in heard(news, "conspiracy_hidden")] == [DAN]
    assert conspiracy(game, "Bob") == plot


@rule("D-FAVOR-8", "D-FAVOR-9")
def test_below_five_cards_favor_is_back_at_once() -> None:
    game = table("Ann deluras | Bob: 5s | Cat | Dan", hands={"Ann": "deluras"}, concealed={"Bob": "Cat"})
    do(game, "ability deluras", "Bob 1", "Cat")
    assert (status(game, "Bob"), conspiracy(game, "Bob")) == ("favored", "Cat, concealed")


@rule("D-FAVOR-10")
def test_every_fall_flips_again() -> None:
    hands = {"Ann": "2 deluras, 2 lycosia"}
    game = table("Ann | Bob: 4s S | Cat | Dan", hands=hands, concealed={"Bob": "Cat"})
    do(game, "absolve with lycosia", "Bob 5", "raise deluras")
    assert conspiracy(game, "Bob") == "Cat, revealed"
    again = table("Ann | Bob: 4s S | Cat | Dan", hands=hands, revealed={"Bob": "Cat"})
    do(again, "absolve with lycosia", "Bob 5", "raise deluras")
    assert conspiracy(again, "Bob") == "Cat, concealed"


# Playing disfavored


def begin(cards: str, seed: int = 1, row_of_ann: str = "5s") -> list[list[str]]:
    """Working hand and set-aside cards when Ann's turn begins."""
    game = table(f"Ann: {row_of_ann} | Bob | Cat | Dan: 3S 2s", active="Dan", hands={"Ann": cards}, seed=seed)
    do(game, "scandalize Bob")
    assert asked(game) == "Ann: main"
    return [hand(game, "Ann"), aside(game)]


@rule("D-DISF-2", "D-DISF-3", "D/A-37", "D/A-69")
@pytest.mark.parametrize(("held", "working", "apart"), [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 2, 1), (9, 2, 7)])
def test_a_turn_begun_disfavored_is_played_with_two_cards(held: int, working: int, apart: int) -> None:
    cards = begin(f"{held} kardosa" if held else "")
    assert [len(group) for group in cards] == [working, apart]
    assert [len(group) for group in begin(f"{held} kardosa" if held else "", row_of_ann="4s")] == [held, 0]


@rule("D-DISF-2", "D/A-84")
def test_the_two_are_taken_at_random() -> None:
    found = Counter(tuple(begin("balistrad, deluras, kardosa, lycosia", seed)[0]) for seed in range(1, 120))
    assert len(found) == 6
    assert min(found.values()) >= 5


@rule("D/A-37")
def test_the_owner_sees_all_cards_the_others_how_many() -> None:
    game = table("Ann: 5s | Bob | Cat | Dan: 3S 2s", active="Dan", hands={"Ann": "4 kardosa, betrayal"})
    news = do(game, "scandalize Bob")
    kept = heard(news, "set_aside", ANN)[0]["cards"]
    assert len(kept) == 3
    assert heard(news, "set_aside") == [{"seat": ANN, "count": 3, "cards": "unknown"}]


@rule("D-DISF-4")
def test_the_working_hand_is_the_hand_for_the_whole_turn() -> None:
    game = table("Ann: 5s | Bob | Cat | Dan", hands={"Ann": "deluras, scandal"}, aside="betrayal, 2 kardosa")
    assert "event betrayal" not in answers(game)
    do(game, "raise deluras")
    assert answers(game) == ["draw", "card scandal"]


@rule("D-DISF-5")
def test_set_aside_cards_return_at_the_end_of_the_turn() -> None:
    game = table(
        "Ann: 5s | Bob | Cat | Dan", hands={"Ann": "deluras, scandal"}, aside="betrayal, 2 kardosa", web="lycosia"
    )
    do(game, "raise deluras", "draw")
    assert aside(game) == []
    assert hand(game, "Ann") == ["kardosa", "kardosa", "lycosia", "scandal", "betrayal"]


@rule("D-DISF-6")
def test_out_of_turn_the_whole_hand_counts() -> None:
    hands = {"Ann": "balistrad", "Bob": "lycosia, kardosa, lycosia, deluras"}
    game = table("Ann | Bob: 4s S | Cat | Dan", hands=hands)
    do(game, "ability balistrad", "Bob 5")
    assert answers(game, "Bob") == ["pass", "negate with lycosia"]


@rule("D-DISF-9", "D/A-39", "D/A-33")
def test_a_turn_begun_favored_has_no_set_aside() -> None:
    hands = {"Ann": "balistrad, deluras, 3 kardosa"}
    game = table("Ann: 4s | Bob | Cat | Dan", hands=hands)
    do(game, "raise balistrad")
    assert (status(game, "Ann"), aside(game), len(hand(game, "Ann"))) == ("disfavored", [], 4)
    assert not more(game)["limited"]


@rule("D/A-39")
def test_after_a_fall_in_the_own_turn_the_whole_hand_negates() -> None:
    hands = {"Ann": "balistrad, 4 kardosa", "Bob": "2 lycosia"}
    game = table("Ann: 3s S | Bob | Cat | Dan", hands=hands, concealed={"Ann": "Cat"})
    do(game, "reveal", "disgrace with kardosa", "Cat", "negate with lycosia")
    assert (asked(game), answers(game)) == ("Ann: negate", ["pass", "negate with kardosa"])


@rule("D/A-38", "D-DISF-9")
def test_cards_of_ones_own_effects_enter_the_working_hand() -> None:
    rows = "Ann: 5s | Bob: [s] | Cat | Dan"
    game = table(rows, hands={"Ann": "informants, deluras"}, aside="3 kardosa", web="lycosia, betrayal")
    do(game, "event informants", "Bob")
    assert (hand(game, "Ann"), aside(game)) == (["deluras", "lycosia", "betrayal"], ["kardosa"] * 3)
    assert answers(game) == ["draw", "card deluras", "card lycosia", "card betrayal"]


@rule("D-DISF-5", "D-DISF-9")
def test_cards_lie_aside_in_the_own_turn_begun_disfavored_alone() -> None:
    for game in some_moments():
        if aside(game) and not game.over():
            assert more(game)["limited"]
    other = table("Ann: 5s | Bob | Cat | Dan", hands={"Ann": "2 deluras"}, aside="kardosa")
    do(other, "raise deluras", "card deluras")
    assert pile(other) == ["deluras"]
    assert aside(other) == []
