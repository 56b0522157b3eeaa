"""I-TRADE: one card for one card."""

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    answers,
    asked,
    circle,
    decide,
    do,
    each_count,
    everybody,
    hand,
    hands,
    heard,
    kinds,
    more,
    new,
    object_all,
    offers,
    pass_all,
    same_news,
    say,
    seen,
    sight,
    standings,
    trade,
    until,
    vote,
    zones,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, NAMES, table
from tests.rules import rule

from courtier.core.errors import IllegalAction

FOUR = "Ann: asset 1, asset 9 | Bob: asset 2, asset 9 | Cat: asset 3 | Dan: asset 4"


@rule("I-TRADE-1", "I-TRADE-2", "I/R-12")
@each_count
def test_each_player_has_one_chance_in_seat_order(seats: int) -> None:
    words = " | ".join(f"{name}: 2" for name in NAMES[:seats])
    game = table(words, phase="discussion", start="Cat")
    everybody(game, "ready")
    order = []
    while asked(game) == "invite":
        order.append(circle(game)[0])
        assert answers(game)[0] == "pass"
        everybody(game, "pass")
    assert order == [*NAMES[2:seats], "Ann", "Bob"]


@rule("I-TRADE-1")
def test_the_initiator_chooses_any_other_living_player() -> None:
    game = table(f"{FOUR} | Eve", out="Eve")
    partners = [words.removeprefix("invite ") for words in answers(game, "Ann") if ":" not in words and words != "pass"]
    assert partners == ["Bob", "Cat", "Dan"]


@rule("I-TRADE-3", "I-TRADE-12")
def test_a_swap_is_one_card_for_one_card() -> None:
    game = table(FOUR)
    news = trade(game, "Ann", "asset 1", "Bob", "asset 2", agree="Ann Bob")
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["asset 2", "asset 9"], ["asset 1", "asset 9"])
    assert heard(news, "swapped") == [{"seat": ANN, "partner": BOB}]


@rule("I-TRADE-12")
@pytest.mark.parametrize("agree", ["", "Ann", "Bob"])
def test_without_two_agreements_both_cards_go_back(agree: str) -> None:
    game = table(FOUR)
    before = hands(game)
    news = trade(game, "Ann", "asset 1", "Bob", "asset 2", agree=agree)
    assert hands(game) == before
    assert kinds(news, "swapped", "returned") == ["returned"]


@rule("I-TRADE-4", "I/R-12")
def test_to_be_chosen_often_does_not_use_up_the_own_chance() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: asset 3, asset 4 | Dan: 1")
    trade(game, "Ann", "asset 1", "Cat", "asset 3", agree="Ann Cat")
    trade(game, "Bob", "asset 1", "Cat", "asset 4", agree="Bob Cat")
    assert circle(game) == ["Cat"]
    assert "invite Ann" in answers(game, "Cat")
    say(game, "Cat", "pass")
    assert "invite Cat" in answers(game, "Dan")


@rule("I-TRADE-13", "I/R-12")
def test_a_failed_or_stopped_trade_uses_up_the_chance() -> None:
    for objects in ("", "Cat"):
        game = table("Ann: asset 1!, asset 9 | Bob: asset 2 | Cat: asset 3 | Dan: asset 4")
        trade(game, "Ann", "asset 1!", "Bob", "asset 2", objects=objects)
        assert (asked(game), circle(game)) == ("invite", ["Bob"])


@rule("I-TRADE-5", "I-TRADE-19", "I/R-13", "I/R-73")
def test_an_empty_hand_can_neither_initiate_nor_be_chosen() -> None:
    game = table("Ann | Bob: asset 2 | Cat: asset 3", phase="discussion")
    everybody(game, "ready")
    assert circle(game) == ["Bob"]
    assert [words for words in answers(game) if ":" not in words] == ["pass", "invite Cat"]


@rule("I-TRADE-19")
@pytest.mark.parametrize(
    "hands_of", ["Ann: asset 1 | Bob | Cat", "Ann | Bob: asset 1 | Cat", "Ann | Bob | Cat: Ann pact"]
)
def test_with_nobody_to_choose_the_chance_is_skipped(hands_of: str) -> None:
    game = table(hands_of, phase="discussion")
    everybody(game, "ready")
    assert asked(game) == "put_down"


@rule("I-TRADE-19")
def test_whether_a_chance_is_skipped_is_seen_when_it_comes_up() -> None:
    game = table("Ann: asset 1 | Bob | Cat: asset 5! | Dan: asset 9")
    trade(game, "Ann", "asset 1", "Cat", "asset 5!", agree="Ann Cat", objects="Dan")
    assert standings(game) == [2, 3, 2, 3]
    assert circle(game) == ["Cat"], "Bob has no card"
    game = table("Ann: asset 1, asset 5 | Bob: asset 2!  | Cat | Dan: 1")
    trade(game, "Ann", "asset 1", "Bob", "asset 2!", agree="Ann", objects="Dan")
    say(game, "Ann", "asset 5")
    do(game, "Bob: invite Ann", "Bob: asset 2!", "Ann: asset 1")
    assert circle(game) == ["Bob", "Ann"], "Cat is skipped only when the turn comes"


@rule("I-TRADE-5", "I-TRADE-17", "I/R-81", "I/R-13")
def test_only_foreign_pacts_pass_can_be_chosen_and_offer_nothing() -> None:
    game = table("Ann: Cat pact | Bob: asset 2 | Cat: 1 | Dan: 1")
    assert answers(game, "Ann") == ["pass"]
    do(game, "Ann: pass", "Bob: invite Ann")
    assert answers(game, "Ann") == ["nothing"]
    news = do(game, "Bob: asset 2", "Ann: nothing")
    assert heard(news, "offered", BOB)[0]["cards"] == ["asset.2", "nothing"]
    assert heard(news, "offered", DAN)[0]["cards"] == "unknown"
    assert answers(game, "Ann") == answers(game, "Bob") == ["deny"]
    do(game, "Bob: deny", "Ann: deny")
    assert (asked(game), circle(game)) == ("object", ["Cat", "Dan"])
    object_all(game)
    assert (hand(game, "Ann"), hand(game, "Bob")) == (["Cat pact"], ["asset 2"])


@rule("I-TRADE-6", "I/R-14")
def test_offers_are_blind_and_simultaneous() -> None:
    game = table(FOUR)
    say(game, "Ann", "invite Bob")
    assert (asked(game), circle(game)) == ("offer", ["Ann", "Bob"])
    before = sight(game, BOB, CAT, GALLERY)
    news = say(game, "Ann", "asset 9")
    assert not news
    assert sight(game, BOB, CAT, GALLERY) == before
    assert offers(game) == [None, None]
    with pytest.raises(IllegalAction, match="sealed"):
        say(game, "Ann", "asset 1")


@rule("I-TRADE-7", "I-PACT-2", "I/R-15", "I/R-04")
def test_any_hand_card_but_foreign_pacts_can_be_offered() -> None:
    cards = [
        "Ann pact",
        "Ann pact!",
        "Ann hook 7",
        "Bob threat 8",
        "Cat secret 9",
        "asset 1!",
        "influence 4",
        "testimony 7",
    ]
    game = table(f"Ann: {', '.join(cards)}, Bob pact, Cat pact! | Bob: 1 | Cat: 1")
    say(game, "Ann", "invite Bob")
    assert sorted(answers(game, "Ann")) == sorted(cards)


@rule("I-TRADE-8")
def test_the_two_traders_alone_see_the_offers() -> None:
    game = table(FOUR)
    news = do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 2")
    for trader in (ANN, BOB):
        assert heard(news, "offered", trader)[0]["cards"] == ["asset.1", "asset.2"]
        assert seen(game, "offer@0", trader) == ["asset 1"]
        assert seen(game, "offer@1", trader) == ["asset 2"]
    for other in (CAT, DAN, GALLERY):
        assert heard(news, "offered", other)[0]["cards"] == "unknown"
        assert not {"offer@0", "offer@1"} & set(zones(game, other))


@rule("I-TRADE-9", "I/R-17", "I/R-25")
def test_decisions_are_secret_and_free() -> None:
    game = table(FOUR)
    do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 2")
    assert (asked(game), circle(game)) == ("decide", ["Ann", "Bob"])
    assert answers(game, "Ann") == answers(game, "Bob") == ["deny", "agree"]
    before = sight(game, ANN, CAT, GALLERY)
    say(game, "Bob", "agree")
    assert sight(game, ANN, CAT, GALLERY) == before
    say(game, "Ann", "deny")
    assert more(game, ANN)["trade"]["decisions"] == ["deny", None]
    news = object_all(game)
    assert heard(news, "disclosed", ANN)[0]["decisions"] == ["deny", "agree"]
    assert heard(news, "disclosed", CAT)[0]["decisions"] == "unknown"


@rule("I-TRADE-10", "I-TRADE-14", "I/R-33", "I/R-16")
def test_others_learn_only_that_there_was_no_swap() -> None:
    """A denial, a Pact against a card and an empty offer look alike to all others (leak check b)."""
    stories = [("Ann pact", "asset 2", ""), ("asset 1", "asset 2", "Bob"), ("asset 1", "Bob pact", "")]
    seen_by = []
    for card, other, agree in stories:
        game = table("Ann: Ann pact, asset 1 | Bob: Bob pact, asset 2 | Cat: 1 | Dan: 1")
        news = trade(game, "Ann", card, "Bob", other, agree=agree)
        seen_by.append((news, sight(game, CAT, DAN, GALLERY)))
    for news, sights in seen_by[1:]:
        assert same_news(news, seen_by[0][0], CAT, DAN, GALLERY)
        assert sights == seen_by[0][1]


@rule("I-TRADE-10", "I-TRADE-17", "I/R-81")
def test_an_empty_offer_looks_like_any_failed_trade() -> None:
    plain, empty = (
        table(f"Ann: asset 1 | Bob: {card} | Cat: 1 | Dan: 1", piles={"Dan": 11}, draw=30)
        for card in ("asset 2", "Dan pact")
    )
    one = trade(plain, "Ann", "asset 1", "Bob", "asset 2")
    two = trade(empty, "Ann", "asset 1", "Bob", "nothing")
    assert same_news(one, two, CAT, DAN, GALLERY)
    assert sight(plain, CAT, DAN, GALLERY) == sight(empty, CAT, DAN, GALLERY)


@rule("I-TRADE-11", "I-OBJ-1", "I/R-19", "I/R-21")
@pytest.mark.parametrize("agree", ["", "Ann", "Ann Bob"])
def test_the_window_opens_for_all_living_others_whatever_was_decided(agree: str) -> None:
    game = table(f"{FOUR} | Eve", out="Eve")
    do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 2")
    for name in ("Ann", "Bob"):
        say(game, name, "agree" if name in agree else "deny")
    assert (asked(game), circle(game)) == ("object", ["Cat", "Dan"])
    assert answers(game, "Cat") == answers(game, "Dan") == ["pass", "object"]
    with pytest.raises(IllegalAction):
        say(game, "Ann", "object")


@rule("I-TRADE-14", "I/R-33")
def test_others_learn_that_the_swap_took_place() -> None:
    game = table(FOUR)
    news = trade(game, "Ann", "asset 1", "Bob", "asset 2", agree="Ann Bob")
    assert kinds(news) == ["invited", "offered", "decided", "unopposed", "disclosed", "swapped"]
    assert heard(news, "swapped", CAT) == [{"seat": ANN, "partner": BOB}]


@rule("I-TRADE-15", "I/R-13")
def test_the_partner_cannot_refuse_to_offer() -> None:
    game = table(FOUR)
    say(game, "Ann", "invite Bob")
    assert answers(game, "Bob") == ["asset 2", "asset 9"]
    for words in ("pass", "deny", "nothing"):
        with pytest.raises(IllegalAction):
            say(game, "Bob", words)


@rule("I-TRADE-16", "I/R-82")
def test_offered_cards_lie_aside_but_are_counted() -> None:
    game = table(FOUR)
    do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 2")
    assert (hand(game, "Ann"), offers(game)) == (["asset 9"], ["asset 1", "asset 2"])
    assert seen(game, "hand", ANN) == ["asset 9"]
    assert (seen(game, "hand@0", CAT), seen(game, "hand@1", CAT)) == (2, 2)
    decide(game)
    assert offers(game) == [None, None]


@rule("I-TRADE-18", "I/R-80")
def test_an_invitation_carries_a_note_for_two() -> None:
    game = table("Ann: asset 1 | Bob: asset 2 | Cat: asset 3")
    notes = ["", ": pact for pact", ": legal for legal", ": 7 for 7"]
    assert answers(game, "Ann") == ["pass", *[f"invite {name}{note}" for name in ("Bob", "Cat") for note in notes]]
    news = say(game, "Ann", "invite Bob: pact for pact")
    assert heard(news, "invited", BOB) == [{"seat": ANN, "partner": BOB, "note": ["pact_for_pact"]}]
    assert heard(news, "invited", CAT) == [{"seat": ANN, "partner": BOB, "note": "unknown"}]
    assert more(game, BOB)["trade"]["note"] == "pact_for_pact"
    assert "note" not in more(game, CAT)["trade"]
    assert "note" not in more(game, GALLERY)["trade"]
    assert answers(game, "Ann") == ["asset 1"], "it binds nobody"


@rule("I-TRADE-18")
def test_games_that_differ_in_a_note_are_the_same_to_others() -> None:
    one, two = (table("Ann: asset 1 | Bob: asset 2 | Cat: asset 3 | Dan: 1") for _ in range(2))
    news = say(one, "Ann", "invite Bob"), say(two, "Ann", "invite Bob: 7 for 7")
    assert same_news(*news, CAT, DAN, GALLERY)
    assert sight(one, CAT, DAN, GALLERY) == sight(two, CAT, DAN, GALLERY)
    trade(one, "Ann", "asset 1", "Bob", "asset 2", invites=False)
    trade(two, "Ann", "asset 1", "Bob", "asset 2", invites=False)
    assert sight(one, *range(4)) == sight(two, *range(4)), "and forgotten after the trade"


@rule("I-TRADE-1", "I-TRADE-13")
def test_the_chances_come_anew_every_round() -> None:
    game = new(3, seed=1)
    until(game, "invite")
    pass_all(game)
    until(game, "vote")
    vote(game, Ann="Ann", Bob="Bob", Cat="Cat")
    until(game, "invite")
    first = circle(game)
    assert len(first) == 1
    assert more(game)["chance"] == NAMES.index(first[0])
