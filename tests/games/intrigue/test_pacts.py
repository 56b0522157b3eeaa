"""I-PACT, I-INF: Pacts, and Influence, which a Pact resists."""

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    announce,
    answers,
    asked,
    boxed,
    circle,
    decide,
    discards,
    do,
    hand,
    heard,
    kinds,
    object_all,
    pass_all,
    put_down,
    removed,
    say,
    seen,
    sight,
    trade,
    vote,
)
from tests.games.intrigue.table import ANN, BOB, CAT, table
from tests.rules import rule


@rule("I-PACT-1", "I-PACT-4", "I/R-16")
@pytest.mark.parametrize("pact", ["Ann pact", "Ann pact!"])
@pytest.mark.parametrize("other", ["asset 1", "Ann hook 7", "influence 2", "testimony 9"])
def test_a_pact_against_another_card_can_only_be_denied(pact: str, other: str) -> None:
    game = table(f"Ann: {pact} | Bob: {other} | Cat: 1")
    do(game, "Ann: invite Bob", f"Ann: {pact}", f"Bob: {other}")
    assert (asked(game), circle(game)) == ("decide", ["Ann", "Bob"])
    assert answers(game, "Ann") == answers(game, "Bob") == ["deny"]
    decide(game)
    assert (hand(game, "Ann"), hand(game, "Bob")) == ([pact], [other])


@rule("I-PACT-2", "I-PACT-3", "I-PACT-14")
def test_a_pact_trade_swaps_both_own_pacts() -> None:
    game = table("Ann: Ann pact, Cat pact | Bob: Bob pact!, Cat pact! | Cat: 1")
    say(game, "Ann", "invite Bob")
    assert (answers(game, "Ann"), answers(game, "Bob")) == (["Ann pact"], ["Bob pact!"])
    trade(game, "Ann", "Ann pact", "Bob", "Bob pact!", agree="Ann Bob", invites=False)
    assert hand(game, "Ann") == ["Bob pact!", "Cat pact"]
    assert hand(game, "Bob") == ["Ann pact", "Cat pact!"]


@rule("I-PACT-5", "I/R-34")
def test_a_pact_cannot_be_put_down() -> None:
    game = table("Ann: Ann pact, Bob pact, asset 3 | Bob: Bob pact! | Cat: 1", phase="announcement")
    assert answers(game, "Ann") == ["asset 3"]
    assert answers(game, "Bob") == ["nothing"]


@rule("I-PACT-5", "I-LOSE-6", "I/R-63")
def test_a_pact_cannot_be_discarded_for_an_inheritance() -> None:
    game = table("Ann: asset 7 | Bob: Bob pact, Cat pact, asset 1 | Cat: 1 | Dan: 1", phase="vote", standing={"Ann": 1})
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    say(game, "Ann", "Bob")
    assert answers(game, "Bob") == ["asset 1", "asset 7"]


@rule("I-PACT-6", "I-PACT-14")
def test_a_foreign_pact_stays_in_hand() -> None:
    game = table("Ann: Bob pact, asset 1 | Bob: asset 9! | Cat: 1 | Dan: 1")
    say(game, "Ann", "invite Bob")
    assert answers(game, "Ann") == ["asset 1"]
    trade(game, "Ann", "asset 1", "Bob", "asset 9!", agree="Ann", objects="Cat", invites=False)
    assert answers(game, "Ann") == ["lose standing"], "a 0 pays nothing"
    say(game, "Ann", "lose standing")
    pass_all(game)
    assert answers(game, "Ann") == ["asset 1"]
    put_down(game)
    assert hand(game, "Ann") == ["Bob pact"]
    assert removed(game) == []


@rule("I-PACT-7", "I-PACT-9", "I-PACT-11", "I-ANN-6")
@pytest.mark.parametrize("mark", ["", "!"])
@pytest.mark.parametrize("card", ["favour 8", "hook 7", "threat 8", "secret 9"])
def test_the_holder_cannot_use_a_social_card_on_its_colour(mark: str, card: str) -> None:
    hands = f"Ann: Bob pact{mark}, Bob {card} | Bob: Ann {card}, 2 | Cat: Ann secret 7"
    game = table(hands, phase="announcement")
    put_down(game, Bob=f"Ann {card}")
    assert answers(game, "Ann") == ["keep down"]
    assert answers(game, "Bob") == ["keep down", "announce"], "bound is only the holder"
    assert answers(game, "Cat") == ["keep down", "announce"]


@rule("I-PACT-8", "I-PACT-9", "I-PACT-11")
@pytest.mark.parametrize("mark", ["", "!"])
def test_the_holder_cannot_object_to_its_colour_s_trades(mark: str) -> None:
    game = table(f"Ann: 1 | Bob: 1 | Cat: Ann pact{mark} | Dan: asset 5")
    do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 1", "Ann: deny", "Bob: deny")
    assert answers(game, "Cat") == ["pass"]
    object_all(game)
    do(game, "Bob: pass", "Cat: pass", "Dan: invite Bob", "Dan: asset 5", "Bob: asset 1", "Dan: deny", "Bob: deny")
    assert answers(game, "Cat") == ["pass", "object"]
    game = table(f"Ann: 1 | Bob: 1 | Cat: Ann pact{mark}, asset 2 | Dan: asset 5", asked="Cat")
    do(game, "Cat: invite Dan", "Cat: asset 2", "Dan: asset 5", "Cat: deny", "Dan: deny")
    assert answers(game, "Ann") == ["pass", "object"], "who gave the Pact is not bound by it"


@rule("I-PACT-10", "I-OBJ-2")
def test_own_pacts_restrict_nothing() -> None:
    game = table("Ann: Ann pact, Ann pact!, Bob hook 7 | Bob: 1 | Cat: 1 | Dan: 1", asked="Bob")
    do(game, "Bob: invite Cat", "Bob: asset 1", "Cat: asset 1", "Bob: deny", "Cat: deny")
    assert answers(game, "Ann") == ["pass", "object"]
    object_all(game)
    pass_all(game)
    put_down(game)
    assert answers(game, "Ann") == ["keep down", "announce"]


@rule("I-PACT-12", "I/R-33")
def test_pacts_in_hand_are_hidden() -> None:
    pact, none = (
        table(f"Ann: {card} | Bob: 1 | Cat: 1", piles={"Bob": 11}, draw=30) for card in ("Bob pact", "asset 5")
    )
    assert sight(pact, BOB, CAT, GALLERY) == sight(none, BOB, CAT, GALLERY)
    assert seen(pact, "hand", ANN) == ["Bob pact"]
    assert seen(pact, "hand@0", BOB) == 1


@rule("I-PACT-13", "I-WIN-3")
def test_a_pact_adds_nothing_to_the_value() -> None:
    game = table("Ann: Ann pact, Cat pact, asset 4 | Bob | Cat: Cat pact!", phase="vote", standing={"Bob": 1})
    vote(game, Ann="Bob", Bob="Bob", Cat="Bob")
    assert game.scores() == [34, 0, 30]


@rule("I-PACT-15", "I/R-61")
def test_a_pact_of_an_eliminated_colour_is_inert() -> None:
    game = table("Ann: Dan pact, asset 1 | Bob: 1 | Cat: 1 | Dan", out="Dan", asked="Bob")
    do(game, "Bob: invite Cat", "Bob: asset 1", "Cat: asset 1!", "Bob: deny", "Cat: deny")
    assert answers(game, "Ann") == ["pass", "object"]
    game = table("Ann: Dan pact, asset 1 | Bob: 1 | Cat: 1 | Dan", out="Dan")
    say(game, "Ann", "invite Bob")
    assert answers(game, "Ann") == ["asset 1"]
    game = table("Ann: Dan pact, Dan pact! | Bob: 1 | Cat: 1 | Dan", out="Dan")
    assert answers(game, "Ann") == ["pass"]
    game = table("Ann | Bob: Ann pact, Ann pact! | Cat: 1 | Dan: 1", out="Ann", start="Bob")
    assert answers(game, "Bob") == ["pass"]
    game = table("Ann: Dan pact, asset 1 | Bob: 1 | Cat: 1 | Dan", out="Dan", phase="announcement")
    assert answers(game, "Ann") == ["asset 1"]


@rule("I-PACT-15", "I/R-61")
def test_an_heir_cannot_discard_a_pact_of_an_eliminated_colour() -> None:
    words = "Ann: Eve pact, asset 7 | Bob: Eve pact!, asset 1 | Cat: 1 | Dan: 1 | Eve"
    game = table(words, out="Eve", phase="vote", standing={"Ann": 1})
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    say(game, "Ann", "Bob")
    assert answers(game, "Bob") == ["asset 1", "asset 7"]


@rule("I-PACT-16", "I/R-61")
def test_an_own_pact_that_comes_back_can_be_offered_again() -> None:
    game = table("Ann: Bob pact | Bob: asset 1, asset 2 | Cat: 1 | Dan: 1", phase="vote", standing={"Ann": 1})
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    do(game, "Ann: Bob", "Bob: asset 1")
    assert hand(game, "Bob") == ["Bob pact", "asset 2"]
    for name in ("Bob", "Cat", "Dan"):
        say(game, name, "own pile")
    for name in ("Bob", "Cat", "Dan"):
        say(game, name, "ready")
    say(game, "Bob", "invite Cat")
    assert "Bob pact" in answers(game, "Bob")


@rule("I-PACT-6", "I-LOSE-7")
def test_with_the_holder_s_exit_pacts_leave_the_game() -> None:
    game = table("Ann: Bob pact | Bob: 1 | Cat: 1 | Dan: 1", phase="vote", standing={"Ann": 1})
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    say(game, "Ann", "discard pile")
    assert "Bob pact" in boxed(game)
    assert "Bob pact" not in discards(game)


# Influence


@rule("I-INF-1", "I-INF-3")
@pytest.mark.parametrize("influence", ["influence 2", "influence 3", "influence 4", "influence 5"])
@pytest.mark.parametrize("card", ["asset 9", "asset 1!", "Bob hook 7", "testimony 9"])
def test_who_is_offered_influence_must_agree(influence: str, card: str) -> None:
    game = table(f"Ann: {influence} | Bob: {card} | Cat: 1")
    do(game, "Ann: invite Bob", f"Ann: {influence}", f"Bob: {card}")
    assert answers(game, "Bob") == ["agree"]
    assert answers(game, "Ann") == ["deny", "agree"]


@rule("I-INF-1")
def test_the_initiator_too_is_bound_by_influence() -> None:
    game = table("Ann: asset 9 | Bob: influence 2 | Cat: 1")
    do(game, "Ann: invite Bob", "Ann: asset 9", "Bob: influence 2")
    assert (answers(game, "Ann"), answers(game, "Bob")) == (["agree"], ["deny", "agree"])


@rule("I-INF-2", "I-PACT-4")
def test_a_pact_resists_influence() -> None:
    game = table("Ann: influence 2 | Bob: Bob pact | Cat: 1")
    do(game, "Ann: invite Bob", "Ann: influence 2", "Bob: Bob pact")
    assert answers(game, "Ann") == answers(game, "Bob") == ["deny"]


@rule("I-INF-4")
def test_two_influence_cards_bind_both() -> None:
    game = table("Ann: influence 2 | Bob: influence 3 | Cat: 1")
    do(game, "Ann: invite Bob", "Ann: influence 2", "Bob: influence 3")
    assert answers(game, "Ann") == answers(game, "Bob") == ["agree"]
    do(game, "Ann: agree", "Bob: agree", "Cat: pass")
    assert hand(game, "Ann") == ["influence 3"]


@rule("I-INF-5", "I/R-18")
def test_a_forced_agreement_counts_as_agreement() -> None:
    game = table("Ann: influence 2 | Bob: asset 6!, asset 7 | Cat: 1")
    news = trade(game, "Ann", "influence 2", "Bob", "asset 6!", agree="Bob", objects="Cat")
    assert heard(news, "fined") == [{"seat": BOB, "amount": 6, "payee": CAT}]


@rule("I-INF-6")
def test_influence_binds_in_a_favour_trade() -> None:
    game = table("Ann: Bob favour 8, influence 2 | Bob: asset 9, 1 | Cat: 1 | Dan: 1", phase="announcement")
    announce(game, Ann="Bob favour 8")
    do(game, "Ann: influence 2", "Bob: asset 9")
    assert (answers(game, "Ann"), answers(game, "Bob")) == (["deny", "agree"], ["agree"])


@rule("I-INF-7", "I-ANN-5", "I/R-36")
def test_influence_cannot_be_announced() -> None:
    game = table("Ann: influence 2 | Bob: influence 3 | Cat: influence 5", phase="announcement")
    put_down(game)
    assert [answers(game, name) for name in ("Ann", "Bob", "Cat")] == [["keep down"]] * 3


@rule("I-INF-8", "I/R-81")
def test_influence_against_nothing_forces_nothing() -> None:
    game = table("Ann: influence 2 | Bob: Cat pact | Cat: 1")
    do(game, "Ann: invite Bob", "Ann: influence 2", "Bob: nothing")
    assert answers(game, "Ann") == answers(game, "Bob") == ["deny"]
    news = decide(game)
    assert not kinds(news, "swapped")
