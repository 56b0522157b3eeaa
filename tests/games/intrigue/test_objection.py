"""I-OBJ, I-LEGAL: objections and the legality check."""

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    announce,
    answers,
    asked,
    circle,
    do,
    hand,
    hands,
    heard,
    kinds,
    living,
    object_all,
    removed,
    same_news,
    say,
    sight,
    standings,
    trade,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, EVE, table
from tests.rules import rule

from courtier.core.errors import IllegalAction


@rule("I-OBJ-1", "I/R-19")
def test_traders_and_the_eliminated_cannot_object() -> None:
    game = table("Ann: asset 1 | Bob: asset 2 | Cat: 1 | Dan | Eve: 1", out="Dan")
    do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 2", "Ann: deny", "Bob: deny")
    assert circle(game) == ["Cat", "Eve"]
    for name in ("Ann", "Bob", "Dan"):
        with pytest.raises(IllegalAction):
            say(game, name, "object")


@rule("I-OBJ-2", "I-OBJ-6", "I-PACT-8", "I/R-22", "I/R-83")
@pytest.mark.parametrize("pact", ["Ann pact", "Ann pact!", "Bob pact", "Bob pact!"])
def test_the_holder_of_a_trader_s_pact_can_only_pass(pact: str) -> None:
    game = table(f"Ann: asset 1 | Bob: asset 2 | Cat: {pact}, asset 9 | Dan: Dan pact, Cat pact")
    do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 2", "Ann: deny", "Bob: deny")
    assert circle(game) == ["Cat", "Dan"]
    assert answers(game, "Cat") == ["pass"]
    assert answers(game, "Dan") == ["pass", "object"], "neither one's own Pact nor that of a third player"


@rule("I-OBJ-2", "I/R-22")
def test_a_pact_bars_from_trades_of_its_colour_only() -> None:
    game = table("Ann: Ann pact | Bob: Bob pact | Cat: 1 | Dan: 1")
    trade(game, "Ann", "Ann pact", "Bob", "Bob pact", agree="Ann Bob")
    do(game, "Bob: pass", "Cat: invite Dan", "Cat: asset 1", "Dan: asset 1", "Cat: deny", "Dan: deny")
    assert answers(game, "Ann") == answers(game, "Bob") == ["pass", "object"]


@rule("I-OBJ-2", "I/R-22", "I-FAV-1")
def test_a_pact_bars_from_objecting_to_a_favour_trade_too() -> None:
    game = table("Ann: Bob favour 8, 2 | Bob: 2 | Cat: Bob pact, 1 | Dan: 1", phase="announcement")
    announce(game, Ann="Bob favour 8")
    do(game, f"Ann: {hand(game, 'Ann')[0]}", f"Bob: {hand(game, 'Bob')[0]}", "Ann: deny", "Bob: deny")
    assert circle(game) == ["Cat", "Dan"]
    assert (answers(game, "Cat"), answers(game, "Dan")) == (["pass"], ["pass", "object"])


@rule("I-OBJ-3", "I/R-20")
@pytest.mark.parametrize(
    ("initiator", "partner", "accuser"), [("Ann", "Cat", BOB), ("Cat", "Ann", DAN), ("Dan", "Bob", EVE)]
)
def test_the_first_from_the_initiator_s_left_is_the_only_accuser(initiator: str, partner: str, accuser: int) -> None:
    words = "Ann: asset 6 | Bob: asset 6 | Cat: asset 7 | Dan: asset 7 | Eve: asset 8"
    game = table(words, asked=initiator, start="Ann")
    before = hands(game)
    others = " ".join({"Ann", "Bob", "Cat", "Dan", "Eve"} - {initiator, partner})
    news = trade(game, initiator, before[initiator][0], partner, before[partner][0], objects=others)
    assert heard(news, "accused") == [{"seat": accuser}]
    assert kinds(news).count("accused") == 1
    assert [game.actor(), asked(game)] == [accuser, "pay_fine"]
    news = do(game, f"{circle(game)[0]}: {answers(game)[0]}", f"{circle(game)[0]}: {initiator}")
    assert [line["seat"] for line in heard(news, "paid")] == [accuser]
    assert standings(game) == [3] * 5


@rule("I-OBJ-3", "I/R-20")
def test_later_objections_are_never_told() -> None:
    words = "Ann: asset 1 | Bob: asset 2 | Cat: asset 9 | Dan: 1 | Eve: 1"
    one, two = table(words), table(words)
    alone = trade(one, "Ann", "asset 1", "Bob", "asset 2", objects="Cat")
    crowd = trade(two, "Ann", "asset 1", "Bob", "asset 2", objects="Cat Dan Eve")
    assert same_news(alone, crowd, ANN, BOB, CAT, GALLERY)
    assert sight(one, ANN, BOB, CAT, GALLERY) == sight(two, ANN, BOB, CAT, GALLERY)


@rule("I-OBJ-4")
@pytest.mark.parametrize("agree", ["", "Ann", "Bob", "Ann Bob"])
def test_both_cards_are_checked_regardless_of_the_decisions(agree: str) -> None:
    game = table("Ann: asset 1!, asset 9 | Bob: asset 2!, asset 9 | Cat: 1")
    news = trade(game, "Ann", "asset 1!", "Bob", "asset 2!", agree=agree, objects="Cat")
    assert heard(news, "found_illegal") == [{"seat": ANN, "number": 1}, {"seat": BOB, "number": 2}]


@rule("I-OBJ-4", "I-LEGAL-1", "I-LEGAL-7")
@pytest.mark.parametrize("cards", [("asset 3!", "asset 4"), ("asset 4", "asset 3!")])
def test_one_illegal_card_is_enough_on_either_side(cards: tuple[str, str]) -> None:
    game = table(f"Ann: {cards[0]}, asset 9 | Bob: {cards[1]}, asset 8 | Cat: asset 7")
    trade(game, "Ann", cards[0], "Bob", cards[1], agree="Ann Bob", objects="Cat")
    do(game, "Ann: asset 9", "Bob: asset 8")
    assert hands(game) == {"Ann": [cards[0]], "Bob": [cards[1]], "Cat": ["asset 7", "asset 8", "asset 9"]}


@rule("I-OBJ-5", "I/R-23")
def test_the_check_shows_neither_type_nor_colour() -> None:
    same = [("asset 7!", "testimony 7"), ("Ann hook 7", "asset 4"), ("Cat threat 7", "testimony 9")]
    seen = []
    for card, other in same:
        game = table(f"Ann: {card} | Bob: {other} | Cat: 1 | Dan: 1", piles=dict.fromkeys(("Ann", "Cat"), 9), draw=30)
        news = trade(game, "Ann", card, "Bob", other, objects="Cat")
        assert heard(news, "found_illegal") == [{"seat": ANN, "number": 7}]
        seen.append((news, sight(game, DAN, GALLERY)))
    for news, sights in seen[1:]:
        assert same_news(news, seen[0][0], CAT, DAN, GALLERY)
        assert sights == seen[0][1]


@rule("I-OBJ-5", "I-LEGAL-12", "I/R-81")
def test_a_check_tells_that_nothing_was_offered() -> None:
    game = table("Ann: asset 1 | Bob: Cat pact | Cat: asset 9")
    news = trade(game, "Ann", "asset 1", "Bob", "nothing", objects="Cat")
    assert heard(news, "found_nothing") == [{"seat": BOB}]
    assert heard(news, "fined_for_accusing")[0]["amount"] == 5


@rule("I-OBJ-6", "I/R-83")
def test_barred_and_free_pass_alike() -> None:
    barred, free = (
        table(f"Ann: asset 1 | Bob: asset 2 | Cat: {card} | Dan: 1", piles={"Bob": 11}, draw=30)
        for card in ("Bob pact", "asset 3")
    )
    for game in (barred, free):
        do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 2", "Ann: deny", "Bob: deny")
    others = (ANN, BOB, DAN, GALLERY)
    assert sight(barred, *others) == sight(free, *others)
    assert same_news(object_all(barred), object_all(free), *others)


# The check


@rule("I-LEGAL-1", "I-LEGAL-2", "I-LEGAL-3", "I/R-24")
def test_each_who_agreed_pays_the_whole_sum() -> None:
    game = table("Ann: asset 3!, asset 9 | Bob: asset 4!, asset 8 | Cat: 1")
    news = trade(game, "Ann", "asset 3!", "Bob", "asset 4!", agree="Ann Bob", objects="Cat")
    assert heard(news, "fined") == [{"seat": ANN, "amount": 7, "payee": CAT}, {"seat": BOB, "amount": 7, "payee": CAT}]
    do(game, "Ann: asset 9", "Bob: asset 8")
    assert hand(game, "Cat") == ["asset 1", "asset 8", "asset 9"]


@rule("I-LEGAL-2")
def test_legal_cards_add_nothing_to_the_fine() -> None:
    game = table("Ann: asset 3, asset 9 | Bob: asset 4!, asset 8 | Cat: 1")
    news = trade(game, "Ann", "asset 3", "Bob", "asset 4!", agree="Ann Bob", objects="Cat")
    assert [line["amount"] for line in heard(news, "fined")] == [4, 4]


@rule("I-LEGAL-4")
def test_who_denied_pays_nothing_even_for_the_own_illegal_card() -> None:
    game = table("Ann: asset 3!, asset 9 | Bob: asset 4, asset 8 | Cat: 1")
    news = trade(game, "Ann", "asset 3!", "Bob", "asset 4", agree="Bob", objects="Cat")
    assert heard(news, "fined") == [{"seat": BOB, "amount": 3, "payee": CAT}]
    assert answers(game, "Bob") == ["asset 8"]
    say(game, "Bob", "asset 8")
    assert hand(game, "Ann") == ["asset 9", "asset 3!"]


@rule("I-LEGAL-5", "I/R-21")
def test_illegal_but_not_agreed_costs_nobody_anything() -> None:
    game = table("Ann: asset 3!, asset 9 | Bob: asset 4!, asset 8 | Cat: asset 9")
    before = hands(game)
    news = trade(game, "Ann", "asset 3!", "Bob", "asset 4!", objects="Cat")
    assert not kinds(news, "fined", "fined_for_accusing")
    assert (hands(game), standings(game), asked(game)) == (before, [3, 3, 3], "invite")


@rule("I-LEGAL-6", "I-PACT-6", "I/R-31")
@pytest.mark.parametrize("agree", ["", "Ann", "Ann Bob"])
def test_illegal_pacts_on_offer_are_removed_whatever_was_decided(agree: str) -> None:
    game = table("Ann: Ann pact!, 1 | Bob: Bob pact!, 1 | Cat: 1")
    news = trade(game, "Ann", "Ann pact!", "Bob", "Bob pact!", agree=agree, objects="Cat")
    assert removed(game) == ["Ann pact!", "Bob pact!"]
    assert heard(news, "pact_removed") == [
        {"seat": ANN, "card": "red.pact.illegal"},
        {"seat": BOB, "card": "orange.pact.illegal"},
    ]
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["asset 1"], ["asset 1"])


@rule("I-LEGAL-6", "I-PACT-6")
def test_an_illegal_pact_without_objection_is_swapped_like_any_other() -> None:
    game = table("Ann: Ann pact! | Bob: Bob pact | Cat: 1")
    trade(game, "Ann", "Ann pact!", "Bob", "Bob pact", agree="Ann Bob")
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["Bob pact"], ["Ann pact!"])
    assert removed(game) == []


@rule("I-LEGAL-7", "I-TRADE-12")
def test_after_an_illegal_find_the_trade_does_not_take_place() -> None:
    game = table("Ann: asset 3!, asset 9 | Bob: asset 4, asset 8 | Cat: 1")
    trade(game, "Ann", "asset 3!", "Bob", "asset 4", agree="Ann Bob", objects="Cat")
    news = do(game, "Ann: asset 9", "Bob: asset 8")
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["asset 3!"], ["asset 4"])
    assert kinds(news, "swapped", "returned") == ["returned"]


@rule("I-LEGAL-8", "I-FINE-13", "I/R-30", "I/R-21")
@pytest.mark.parametrize("agree", ["", "Ann Bob"])
@pytest.mark.parametrize("payee", ["Ann", "Bob"])
def test_a_false_accuser_pays_5_to_a_trader_of_own_choice(agree: str, payee: str) -> None:
    game = table("Ann: asset 3 | Bob: asset 4 | Cat: asset 4!, asset 5, asset 6! | Dan: 1")
    news = trade(game, "Ann", "asset 3", "Bob", "asset 4", agree=agree, objects="Cat")
    assert heard(news, "fined_for_accusing") == [{"seat": CAT, "amount": 5, "initiator": ANN, "partner": BOB}]
    assert (asked(game), answers(game, "Cat")) == ("pay_fine", ["asset 5", "asset 6!"])
    say(game, "Cat", "asset 6!")
    assert answers(game, "Cat") == ["Ann", "Bob"]
    say(game, "Cat", payee)
    assert "asset 6!" in hand(game, payee)
    assert hand(game, "Cat") == ["asset 5", "asset 4!"]


@rule("I-LEGAL-9", "I-LEGAL-11", "I/R-32")
@pytest.mark.parametrize("agree", ["Ann", "Ann Bob"])
def test_after_a_clean_check_the_trade_goes_on(agree: str) -> None:
    game = table("Ann: asset 3 | Bob: asset 4 | Cat: asset 5 | Dan: 1")
    before = trade(game, "Ann", "asset 3", "Bob", "asset 4", agree=agree, objects="Cat")
    news = do(game, "Cat: asset 5", "Cat: Ann")
    order = kinds(before + news, "found_legal", "fined_for_accusing", "paid", "swapped", "returned")
    done = "swapped" if agree == "Ann Bob" else "returned"
    assert order == ["found_legal", "found_legal", "fined_for_accusing", "paid", done]
    assert hand(game, "Ann") == (["asset 4", "asset 5"] if done == "swapped" else ["asset 3", "asset 5"])


@rule("I-LEGAL-10", "I-LOSE-2", "I/R-32")
def test_the_order_after_an_illegal_find() -> None:
    game = table("Ann: Ann pact!, asset 1 | Bob: asset 6!, asset 9 | Cat: 1 | Dan: 1")
    news = trade(game, "Ann", "Ann pact!", "Bob", "asset 6!", objects="Cat")
    assert kinds(news, "found_illegal", "pact_removed", "returned") == ["found_illegal"] * 2 + [
        "pact_removed",
        "returned",
    ]
    game = table("Ann: asset 6!, asset 1 | Bob: asset 2!, asset 9 | Cat: 1 | Dan: 1", standing={"Ann": 1})
    news = trade(game, "Ann", "asset 6!", "Bob", "asset 2!", agree="Ann Bob", objects="Cat")
    assert circle(game) == ["Ann"], "the initiator first"
    news += say(game, "Ann", "lose standing")
    assert (living(game), circle(game)) == (["Ann", "Bob", "Cat", "Dan"], ["Bob"]), "one trade is one event"
    news += say(game, "Bob", "asset 9")
    order = ["found_illegal", "standing_lost", "paid", "returned", "eliminated"]
    assert kinds(news, *order) == ["found_illegal", *order]
    assert hand(game, "Ann") == ["asset 1", "asset 6!"], "back in hand, so it can be inherited"


@rule("I-LEGAL-11", "I/R-32")
def test_the_accuser_s_exit_comes_last() -> None:
    game = table("Ann: asset 3 | Bob: asset 4 | Cat: asset 1 | Dan: 1", standing={"Cat": 1})
    news = trade(game, "Ann", "asset 3", "Bob", "asset 4", agree="Ann Bob", objects="Cat")
    news += say(game, "Cat", "lose standing")
    assert kinds(news, "standing_lost", "swapped", "eliminated") == ["standing_lost", "swapped", "eliminated"]


@rule("I-LEGAL-12", "I/R-81")
def test_against_an_empty_offer_the_other_card_alone_decides() -> None:
    game = table("Ann: asset 6! | Bob: Cat pact | Cat: asset 9")
    news = trade(game, "Ann", "asset 6!", "Bob", "nothing", objects="Cat")
    assert kinds(news, "found_illegal", "found_nothing") == ["found_illegal", "found_nothing"]
    assert not kinds(news, "fined", "fined_for_accusing")
    assert hand(game, "Cat") == ["asset 9"]


@rule("I-LEGAL-8", "I/R-81")
def test_two_empty_offers_are_a_clean_check() -> None:
    game = table("Ann: Cat pact | Bob: Cat pact!, asset 1 | Cat: asset 9 | Dan: 1", asked="Bob")
    trade(game, "Bob", "asset 1", "Ann", "nothing", objects="Dan")
    assert asked(game) == "pay_fine"


@rule("I/R-23", "I-FINE-10")
def test_what_a_fine_reveals() -> None:
    game = table("Ann: asset 3!, asset 9 | Bob: asset 4 | Cat: 1 | Dan: 1")
    trade(game, "Ann", "asset 3!", "Bob", "asset 4", agree="Ann", objects="Cat")
    news = say(game, "Ann", "asset 9")
    for insider in (ANN, CAT):
        assert heard(news, "paid", insider) == [{"seat": ANN, "payee": CAT, "amount": 3, "cards": ["asset.9"]}]
    for outsider in (BOB, DAN, GALLERY):
        assert heard(news, "paid", outsider) == [{"seat": ANN, "payee": CAT, "amount": 3, "cards": "unknown"}]
