"""I-FINE: how a fine is paid."""

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    answers,
    asked,
    circle,
    discards,
    do,
    hand,
    hands,
    heard,
    kinds,
    more,
    same_news,
    say,
    seen,
    sight,
    standings,
    trade,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

from courtier.core.errors import IllegalAction
from courtier.core.game import Game


def false_accusation(cat: str, **words: object) -> Game:
    """Ann and Bob trade legally, both agreed, and Cat has objected."""
    game = table(f"Ann: asset 3 | Bob: asset 4 | Cat: {cat} | Dan: 1", **words)  # type: ignore[arg-type]
    trade(game, "Ann", "asset 3", "Bob", "asset 4", agree="Ann Bob", objects="Cat")
    return game


def fined(amount: int, ann: str) -> Game:
    """Ann alone has agreed and owes Cat so much for Bob's illegal card."""
    game = table(f"Ann: asset 1, {ann} | Bob: asset {amount}! | Cat: 1 | Dan: 1")
    trade(game, "Ann", "asset 1", "Bob", f"asset {amount}!", agree="Ann", objects="Cat")
    return game


@rule("I-FINE-1", "I-FINE-3", "I/R-27")
@pytest.mark.parametrize("amount", range(1, 10))
def test_a_fine_is_one_card_of_at_least_its_number(amount: int) -> None:
    game = fined(amount, ", ".join(f"asset {number}" for number in range(2, 10)))
    assert circle(game) == ["Ann"]
    assert answers(game) == [f"asset {number}" for number in range(max(amount, 2), 10)]
    say(game, "Ann", "asset 9")
    assert hand(game, "Cat") == ["asset 1", "asset 9"]


@rule("I-FINE-2", "I/R-27")
def test_cards_are_not_added_up() -> None:
    game = fined(5, "asset 4, asset 4!, asset 3")
    assert answers(game) == ["lose standing"]
    game = fined(3, "asset 9, asset 8")
    say(game, "Ann", "asset 9")
    assert hand(game, "Ann") == ["asset 1", "asset 8"], "no change, no second card"
    assert asked(game) == "invite"


@rule("I-FINE-4", "I/R-27")
def test_who_can_pay_must_pay_with_a_card() -> None:
    game = fined(3, "asset 9")
    assert answers(game) == ["asset 9"]
    with pytest.raises(IllegalAction):
        say(game, "Ann", "lose standing")


@rule("I-FINE-5", "I-STAND-3")
def test_who_cannot_pay_loses_standing_and_the_payee_gets_nothing() -> None:
    game = fined(6, "asset 5")
    news = say(game, "Ann", "lose standing")
    assert standings(game) == [2, 3, 3, 3]
    assert hands(game) | {"Bob": []} == {
        "Ann": ["asset 1", "asset 5"],
        "Bob": [],
        "Cat": ["asset 1"],
        "Dan": hand(game, "Dan"),
    }
    assert heard(news, "standing_lost") == [{"seat": ANN, "cause": "fine", "standing": 2}]
    assert discards(game) == ["standing"]
    assert asked(game) == "invite", "the debt is settled"


@rule("I-FINE-5")
def test_who_cannot_pay_settles_no_debt_but_the_own() -> None:
    game = table("Ann: asset 6!, asset 1 | Bob: asset 2, asset 9 | Cat: 1 | Dan: 1")
    trade(game, "Ann", "asset 6!", "Bob", "asset 2", agree="Ann Bob", objects="Cat")
    say(game, "Ann", "lose standing")
    assert (asked(game), circle(game), answers(game)) == ("pay_fine", ["Bob"], ["asset 9"])
    say(game, "Bob", "asset 9")
    assert (asked(game), standings(game), hand(game, "Cat")) == ("invite", [2, 3, 3, 3], ["asset 1", "asset 9"])


@rule("I-FINE-6", "I-FINE-12", "I/R-28", "I/R-87")
def test_ten_or_more_is_lost_without_a_question() -> None:
    game = table("Ann: asset 5!, asset 9 | Bob: asset 5!, asset 9 | Cat: 1")
    news = trade(game, "Ann", "asset 5!", "Bob", "asset 5!", agree="Ann Bob", objects="Cat")
    assert [line["amount"] for line in heard(news, "fined")] == [10, 10]
    assert (standings(game), asked(game)) == ([2, 2, 3], "invite")
    game = table("Ann: asset 5!, asset 9 | Bob: asset 4!, asset 9 | Cat: 1")
    trade(game, "Ann", "asset 5!", "Bob", "asset 4!", agree="Ann Bob", objects="Cat")
    assert (asked(game), answers(game)) == ("pay_fine", ["asset 9"])


@rule("I-FINE-7", "I/R-29", "I/R-04")
def test_standing_cannot_be_handed_over() -> None:
    game = fined(9, "asset 8")
    assert answers(game) == ["lose standing"]
    say(game, "Ann", "lose standing")
    assert standings(game) == [2, 3, 3, 3]
    assert hand(game, "Cat") == ["asset 1"]


@rule("I-FINE-8", "I/R-26")
def test_a_fine_of_0_is_no_fine() -> None:
    for ann in ("Ann pact!", "Ann pact!, asset 9"):
        game = table(f"Ann: {ann} | Bob: Bob pact | Cat: 1")
        news = trade(game, "Ann", "Ann pact!", "Bob", "Bob pact", agree="Ann Bob", objects="Cat")
        assert not kinds(news, "fined", "paid", "standing_lost")
        assert (standings(game), asked(game)) == ([3, 3, 3], "invite")


@rule("I-FINE-8")
def test_a_fine_of_0_does_not_betray_who_agreed() -> None:
    """Leak check f."""
    stories = []
    for agree in ("", "Ann", "Bob", "Ann Bob"):
        game = table("Ann: Ann pact! | Bob: Bob pact | Cat: 1 | Dan: 1")
        news = trade(game, "Ann", "Ann pact!", "Bob", "Bob pact", agree=agree, objects="Cat")
        stories.append((news, sight(game, CAT, DAN, GALLERY)))
    for news, sights in stories[1:]:
        assert same_news(news, stories[0][0], CAT, DAN, GALLERY)
        assert sights == stories[0][1]


@rule("I-FINE-9", "I/R-29")
def test_all_kinds_of_hand_cards_pay_and_nobody_can_object() -> None:
    cards = ["Ann favour 8", "Bob hook 7", "Ann secret 7", "Cat threat 8", "asset 7!", "testimony 7"]
    game = fined(7, f"{', '.join(cards)}, influence 5, Ann pact, Dan pact")
    assert sorted(answers(game)) == sorted(cards)
    say(game, "Ann", "asset 7!")
    assert "asset 7!" in hand(game, "Cat")
    assert asked(game) == "invite"


@rule("I-FINE-10", "I/R-23")
def test_the_paid_card_is_known_to_two() -> None:
    one, two = fined(3, "asset 9, asset 8"), fined(3, "asset 9, asset 8")
    news = say(one, "Ann", "asset 9"), say(two, "Ann", "asset 8")
    assert same_news(*news, BOB, DAN, GALLERY)
    assert sight(one, BOB, DAN, GALLERY) == sight(two, BOB, DAN, GALLERY)
    assert heard(news[0], "paid", CAT)[0]["cards"] == ["asset.9"]
    assert "asset 9" in seen(one, "hand", CAT)  # type: ignore[operator]


@rule("I-FINE-11", "I-TRADE-16", "I/R-82")
def test_a_card_on_offer_cannot_pay_for_either_trader() -> None:
    game = table("Ann: asset 9!, asset 2 | Bob: asset 9, asset 3 | Cat: 1")
    trade(game, "Ann", "asset 9!", "Bob", "asset 9", agree="Ann Bob", objects="Cat")
    assert answers(game, "Ann") == ["lose standing"]
    say(game, "Ann", "lose standing")
    assert answers(game, "Bob") == ["lose standing"]


@rule("I-FINE-12", "I/R-83", "I/R-87")
def test_an_empty_hand_loses_standing_without_a_question() -> None:
    game = table("Ann: asset 1 | Bob: asset 3! | Cat: 1")
    news = trade(game, "Ann", "asset 1", "Bob", "asset 3!", agree="Ann", objects="Cat")
    assert kinds(news, "fined", "standing_lost") == ["fined", "standing_lost"]
    assert (standings(game), asked(game)) == ([2, 3, 3], "invite")


@rule("I-FINE-12", "I/R-83")
def test_with_a_hand_card_one_is_asked_even_if_none_can_pay() -> None:
    """Being asked or not would betray the hand."""
    poor, rich = fined(6, "asset 5"), fined(6, "asset 6")
    assert (asked(poor), asked(rich)) == ("pay_fine", "pay_fine")
    assert sight(poor, BOB, CAT, DAN, GALLERY) == sight(rich, BOB, CAT, DAN, GALLERY)


@rule("I-FINE-13", "I-LEGAL-8", "I/R-87")
def test_card_first_then_payee() -> None:
    game = false_accusation("asset 5, asset 6")
    assert answers(game) == ["asset 5", "asset 6"]
    say(game, "Cat", "asset 6")
    assert answers(game) == ["Ann", "Bob"]
    assert asked(game) == "pay_fine", "others see but the first question"
    assert more(game, CAT)["paying"] == "asset.6"
    assert more(game, ANN)["paying"] is None
    game.back(CAT)
    assert answers(game) == ["asset 5", "asset 6"]
    do(game, "Cat: asset 5", "Cat: Bob")
    assert hand(game, "Bob") == ["asset 3", "asset 5"]


@rule("I-FINE-13")
@pytest.mark.parametrize("cards", ["asset 4", "Cat pact", ""])
def test_who_pays_no_card_picks_no_payee(cards: str) -> None:
    game = false_accusation(cards)
    if cards:
        assert answers(game) == ["lose standing"]
        say(game, "Cat", "lose standing")
    assert asked(game) == "invite"
    assert standings(game) == [3, 3, 2, 3]


@rule("I-ANN-14", "I-FINE-12")
def test_a_payer_whose_last_card_lies_on_the_table_is_not_asked() -> None:
    game = table("Ann: Bob favour 8, asset 1 | Bob: asset 6!, asset 9 | Cat: 2 | Dan: 1", phase="announcement")
    announce_and_keep(game)
    trade(game, "Ann", "asset 1", "Bob", "asset 6!", agree="Ann Bob", objects="Cat", invites=False)
    assert standings(game) == [2, 2, 3, 3]


def announce_and_keep(game: Game) -> None:
    """Ann announces her Favour on Bob, whose nine lies face down."""
    do(game, "Ann: Bob favour 8", "Bob: asset 9", f"Cat: {answers(game, 'Cat')[0]}", f"Dan: {answers(game, 'Dan')[0]}")
    do(game, "Ann: announce", "Bob: keep down", "Cat: keep down", "Dan: keep down")
