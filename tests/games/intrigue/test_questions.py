"""Appendix C: every question, who is asked, and the default answer of one who lets the time run out."""

import pytest
from tests.games.intrigue.play import (
    announce,
    answers,
    asked,
    circle,
    default,
    do,
    each_count,
    everybody,
    moments,
    new,
    object_all,
    pass_all,
    put_down,
    say,
    trade,
    vote,
)
from tests.games.intrigue.table import NAMES, table
from tests.rules import rule

from courtier.core.errors import IllegalAction
from courtier.core.registry import kind


@rule("I/R-74", "I-ROUND-5")
def test_the_questions_of_the_game() -> None:
    printed = (
        "setup_draw ready invite offer decide object pay_fine choose_payee heir heir_discard put_down announce vote"
    )
    variants = "claim bribe_discard pile_card"
    assert set(kind("intrigue").questions) == set(f"{printed} hook_choice draw_source {variants}".split())


@rule("I/R-74")
@each_count
def test_the_default_is_always_one_of_the_answers(seats: int) -> None:
    for game in moments(new(seats, seed=9), seed=9):
        for seat in game.actors():
            assert game.default(seat) in game.legal(seat)
            assert len(set(game.legal(seat))) == len(game.legal(seat))


@rule("I-SETUP-8", "I-DISC-4", "I-TRADE-2", "I/R-74")
def test_defaults_before_a_trade() -> None:
    game = new(3, seed=1)
    assert default(game) == "draw pile"
    for _ in range(5):
        everybody(game, "draw pile")
    assert default(game) == "ready"
    everybody(game, "ready")
    assert default(game) == "pass"


@rule("I-TRADE-6", "I/R-74")
@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("Ann pact, Ann pact!, asset 1", "Ann pact"),
        ("Ann pact!, asset 5, asset 3, asset 1!", "asset 3"),
        ("asset 8, Ann favour 8, testimony 8", "asset 8"),
        ("Ann favour 8, testimony 8", "testimony 8"),
        ("influence 2, asset 3", "influence 2"),
        ("Ann pact!, asset 5!, asset 3!", "asset 3!"),
        ("Ann pact!, asset 7!, Bob hook 7, Ann hook 7", "asset 7!"),
        ("Ann pact!, Bob hook 7, Ann hook 7, Ann threat 7", "Ann hook 7"),
        ("Ann pact!, Bob pact", "Ann pact!"),
        ("Bob pact, Cat pact!", "nothing"),
    ],
)
def test_the_default_offer(hand: str, card: str) -> None:
    """Own legal Pact, lowest legal card, lowest illegal one that is no Pact, illegal Pact, nothing."""
    game = table(f"Ann: {hand} | Bob: asset 1 | Cat: 1", asked="Bob")
    say(game, "Bob", "invite Ann")
    assert default(game, "Ann") == card


@rule("I-TRADE-6", "I/R-74")
@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("Ann favour 8, Ann hook 7, Cat pact", "Cat pact"),
        ("Ann favour 8, Cat pact!, Cat pact", "Cat pact"),
        ("Ann favour 8, Ann pact, Cat pact!", "Ann favour 8"),
    ],
)
def test_cards_of_earlier_colours_do_not_hide_the_own_pact(hand: str, card: str) -> None:
    """A hand is sorted by colour: one's own Pact of a later seat lies behind other cards."""
    game = table(f"Ann: 1 | Bob: asset 1 | Cat: {hand}", asked="Bob")
    say(game, "Bob", "invite Cat")
    assert default(game, "Cat") == card


@rule("I-TRADE-9", "I-INF-1", "I-OBJ-1", "I/R-74")
def test_defaults_of_decision_and_objection() -> None:
    game = table("Ann: asset 1 | Bob: influence 2, asset 2 | Cat: 1")
    do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 2")
    assert (default(game, "Ann"), default(game, "Bob")) == ("deny", "deny")
    game = table("Ann: asset 1 | Bob: influence 2, asset 2 | Cat: 1")
    do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: influence 2")
    assert (default(game, "Ann"), default(game, "Bob")) == ("agree", "deny"), "only agreeing is left"
    do(game, "Ann: agree", "Bob: deny")
    assert default(game, "Cat") == "pass"


@rule("I-FINE-3", "I-FINE-13", "I-LOSE-3", "I/R-74")
def test_defaults_of_fines_and_heirs() -> None:
    game = table("Ann: asset 1 | Bob: asset 2 | Cat: asset 9, asset 6!, asset 6, asset 4 | Dan: 1")
    trade(game, "Ann", "asset 1", "Bob", "asset 2", objects="Cat")
    assert default(game) == "asset 6", "the lowest that reaches 5"
    say(game, "Cat", "asset 6")
    assert default(game) == "Ann", "the initiator"
    game = table("Ann: asset 1 | Bob: asset 2 | Cat: asset 4 | Dan: 1")
    trade(game, "Ann", "asset 1", "Bob", "asset 2", objects="Cat")
    assert default(game) == "lose standing"
    game = table(
        "Ann: asset 5, Bob pact | Bob: asset 3!, asset 3, Cat pact | Cat: 1 | Dan: 1", phase="vote", standing={"Ann": 1}
    )
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann", Dan="Ann")
    assert default(game) == "discard pile"
    say(game, "Ann", "Bob")
    assert default(game) == "asset 3"


@rule("I-ANN-2", "I-ANN-8", "I/R-74")
def test_defaults_of_the_announcement() -> None:
    game = table(
        "Ann: Ann pact, asset 3!, asset 3, Bob secret 9 | Bob: Bob pact | Cat: Bob secret 7", phase="announcement"
    )
    assert (default(game, "Ann"), default(game, "Bob"), default(game, "Cat")) == ("asset 3", "nothing", "Bob secret 7")


@rule("I-ANN-8", "I/R-74")
def test_a_card_that_could_be_announced_stays_down_by_default() -> None:
    game = table("Ann: Bob secret 7 | Bob: testimony 7 | Cat: 1", phase="announcement")
    put_down(game)
    assert (default(game, "Ann"), default(game, "Bob")) == ("keep down", "keep down")


@rule("I-VOTE-1", "I-HOOK-2", "I/R-74")
def test_the_default_vote() -> None:
    """The other living player with the most Standing, among equals the first after the voter."""
    game = table(
        "Ann: 1 | Bob: 1 | Cat: 1 | Dan: 1 | Eve",
        phase="vote",
        standing={"Ann": 3, "Bob": 2, "Cat": 3, "Dan": 4},
        out="Eve",
    )
    assert [default(game, name) for name in NAMES[:4]] == ["Dan", "Dan", "Dan", "Ann"]
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="vote")
    assert [default(game, name) for name in NAMES[:3]] == ["Bob", "Cat", "Ann"]


@rule("I-DRAW-1", "I-DRAW-5", "I/R-74")
def test_the_default_source() -> None:
    assert default(table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw")) == "draw pile"
    assert default(table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw=0)) == "own pile"


@rule("I-ROUND-5", "I/R-83")
def test_nobody_answers_twice_or_out_of_turn() -> None:
    game = table("Ann: 2 | Bob: 2 | Cat: 2")
    with pytest.raises(IllegalAction, match="put to seat 0"):
        say(game, "Bob", "pass")
    pass_all(game)
    do(game, f"Cat: {answers(game, 'Cat')[0]}")
    with pytest.raises(IllegalAction, match="sealed"):
        do(game, "Cat: asset 9")


@rule("I-ROUND-1", "I-LOSE-2")
def test_the_order_of_questions() -> None:
    """Appendix C: a trade, then its exits; announcements one by one; the vote and its exits; the draw."""
    game = table(
        "Ann: asset 1, Cat favour 9, asset 8 | Bob: asset 6!, asset 9 | Cat: 3 | Dan: 2 | Eve: Bob secret 7",
        standing={"Ann": 2, "Bob": 1},
        phase="discussion",
    )
    run = [asked(game)]

    def then(question: str | None) -> None:
        if question != run[-1]:
            run.append(question)

    everybody(game, "ready")
    then(asked(game))
    trade(game, "Ann", "asset 1", "Bob", "asset 6!", agree="Ann", objects="Cat")
    then(asked(game))
    say(game, "Ann", "asset 8")
    pass_all(game)
    then(asked(game))
    announce(game, Ann="Cat favour 9", Eve="Bob secret 7")
    then(asked(game))
    trade(game, "Ann", answers(game, "Ann")[0], "Cat", answers(game, "Cat")[0], invites=False)
    then(asked(game))
    assert circle(game) == ["Bob"]
    say(game, "Bob", "discard pile")
    then(asked(game))
    vote(game, Ann="Ann", Cat="Cat", Dan="Dan", Eve="Eve")
    then(asked(game))
    assert run == ["ready", "invite", "pay_fine", "put_down", "offer", "heir", "vote", "draw_source"]


@rule("I-TRADE-11")
def test_objections_are_asked_at_once() -> None:
    game = table("Ann: asset 1 | Bob: asset 2 | Cat: 1 | Dan: 1")
    do(game, "Ann: invite Bob", "Ann: asset 1", "Bob: asset 2", "Ann: deny", "Bob: deny", "Dan: object")
    assert asked(game) == "object", "nothing happens before Cat has answered too"
    object_all(game)
    assert circle(game) == ["Dan"]
