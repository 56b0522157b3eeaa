"""I-ROUND, I-DISC: the round and its discussion."""

import pytest
from tests.games.intrigue.play import (
    all_viewers,
    announce,
    answers,
    asked,
    circle,
    default,
    default_all,
    do,
    draw,
    each_count,
    everybody,
    hands,
    kinds,
    living,
    moments,
    new,
    phase,
    public_circle,
    reason,
    round_of,
    say,
    sight,
    standings,
    start,
    trade,
    until,
    vote,
    whole,
    zones,
)
from tests.games.intrigue.table import ANN, BOB, table
from tests.rules import rule

from courtier.core.errors import IllegalAction


@rule("I-ROUND-1")
def test_the_phases_of_a_round_in_order() -> None:
    game = table("Ann: 3 | Bob: 3 | Cat: 3", phase="discussion")
    run = []
    while round_of(game) == 1:
        run.append((phase(game), asked(game)))
        default_all(game)
    assert list(dict.fromkeys(run)) == [
        ("discussion", "ready"),
        ("trade", "invite"),
        ("announcement", "put_down"),
        ("announcement", "announce"),
        ("vote", "vote"),
        ("draw", "draw_source"),
    ]
    assert (phase(game), asked(game), round_of(game)) == ("discussion", "ready", 2)


@rule("I-ROUND-2", "I-VOTE-1")
def test_the_eliminated_take_part_in_nothing() -> None:
    game = table("Ann: 2 | Bob | Cat: 2 | Dan: 2", phase="discussion", out="Bob")
    while round_of(game) == 1:
        assert "Bob" not in circle(game)
        assert not game.legal(BOB)
        if asked(game) in ("ready", "put_down", "announce", "vote", "draw_source"):
            assert circle(game) == ["Ann", "Cat", "Dan"]
        assert "invite Bob" not in answers(game)
        if asked(game) == "vote":
            assert answers(game, "Ann") == ["Ann", "Cat", "Dan"]
        default_all(game)


@rule("I-ROUND-3")
@each_count
def test_rounds_repeat_until_two_are_left(seats: int) -> None:
    turns = [0]
    for game in moments(new(seats, seed=2), seed=2):
        turns.append(round_of(game))
        if asked(game) not in ("heir", "heir_discard", None):
            assert len(living(game)) > 2
    assert set(turns) == set(range(turns[-1] + 1))
    assert reason(game) in ("two_left", "one_left")


@rule("I-ROUND-4", "I/R-10", "I/R-54")
def test_seat_order_runs_clockwise_from_the_marker() -> None:
    game = table("Ann: 3 | Bob: 3 | Cat: 3 | Dan: 3 | Eve: 3", phase="discussion", start="Dan")
    order = ["Dan", "Eve", "Ann", "Bob", "Cat"]
    assert circle(game) == order
    everybody(game, "ready")
    for name in order:
        assert circle(game) == [name]
        say(game, name, "pass")
    for question in ("put_down", "announce", "vote", "draw_source"):
        assert (asked(game), circle(game)) == (question, order)
        default_all(game)
    assert circle(game) == ["Eve", "Ann", "Bob", "Cat", "Dan"]


@rule("I-ROUND-4", "I-LOSE-14")
def test_the_marker_stays_with_its_seat_until_the_round_is_over() -> None:
    game = table(
        "Ann: 2 | Bob: 2 | Cat: 2 | Dan: Cat secret 9, 1", start="Cat", standing={"Cat": 1}, phase="announcement"
    )
    announce(game, Dan="Cat secret 9")
    say(game, "Cat", "discard pile")
    assert start(game) == "Cat"
    assert circle(game) == ["Dan", "Ann", "Bob"]
    vote(game, Ann="Ann", Bob="Bob", Dan="Dan")
    everybody(game, "own pile")
    assert start(game) == "Dan"


@rule("I-ROUND-5", "I/R-83")
def test_a_single_possible_answer_is_asked_for() -> None:
    game = table("Ann: Bob pact | Bob: 1 | Cat: Ann pact")
    assert (asked(game), answers(game)) == ("invite", ["pass"])
    do(game, "Ann: pass", "Bob: invite Cat", "Bob: asset 1")
    assert (circle(game), answers(game, "Cat")) == (["Bob", "Cat"], ["nothing"])
    say(game, "Cat", "nothing")
    assert (circle(game), answers(game, "Bob"), answers(game, "Cat")) == (["Bob", "Cat"], ["deny"], ["deny"])
    do(game, "Bob: deny", "Cat: deny")
    assert (circle(game), answers(game, "Ann")) == (["Ann"], ["pass"])
    do(game, "Ann: pass", "Cat: pass")
    assert (circle(game), answers(game, "Ann")) == (["Ann", "Bob", "Cat"], ["nothing"])


@rule("I-ROUND-5", "I/R-83", "I-DISC-3")
@pytest.mark.parametrize("seed", range(3))
def test_who_is_asked_follows_from_what_the_gallery_knows(seed: int) -> None:
    """Numbers of cards, offers, Standing and piles are public: a game with other faces asks the same seats."""
    for game in moments(new(4, seed), seed):
        if asked(game) in ("ready", "vote", "draw_source", "put_down"):
            assert circle(game) == public_circle(game)


@rule("I-DISC-3", "I-DISC-4", "I/R-75", "I/R-76")
def test_the_discussion_moves_nothing_and_ends_when_all_are_ready() -> None:
    game = table("Ann: 2 | Bob: 2 | Cat: 2 | Dan", phase="discussion", out="Dan")
    held, cards, before = hands(game), whole(game), zones(game, BOB)
    assert [answers(game, name) for name in ("Ann", "Bob", "Cat")] == [["ready"]] * 3
    assert default(game, "Ann") == "ready"
    say(game, "Cat", "ready")
    say(game, "Ann", "ready")
    assert asked(game) == "ready"
    with pytest.raises(IllegalAction):
        say(game, "Ann", "ready")
    news = say(game, "Bob", "ready")
    assert kinds(news) == ["readied"]
    assert (hands(game), whole(game), zones(game, BOB)) == (held, cards, before)
    assert asked(game) == "invite"


@rule("I-DISC-3", "I/R-76")
def test_nobody_sees_more_during_the_discussion() -> None:
    one, other = (
        table(f"Ann: {card} | Bob: 2 | Cat: 2", phase="discussion", draw=20) for card in ("asset 9", "asset 8")
    )
    for game in (one, other):
        do(game, "Ann: ready", "Cat: ready")
    viewers = [each for each in all_viewers(one) if each != ANN]
    assert sight(one, *viewers) == sight(other, *viewers)


@rule("I/R-74")
@each_count
def test_nobody_can_leave_and_defaults_carry_a_seat_to_the_end(seats: int) -> None:
    game = new(seats, seed=1)
    while not game.over():
        assert not {"leave", "give up", "resign"} & {words for name in circle(game) for words in answers(game, name)}
        default_all(game)
    assert sorted(living(game)) == living(game)


@rule("I/R-73")
def test_an_empty_hand_skips_trade_and_putting_down_but_nothing_else() -> None:
    game = table("Ann | Bob: Ann secret 7, 2 | Cat: 2", phase="discussion")
    everybody(game, "ready")
    assert circle(game) == ["Bob"]
    assert "invite Ann" not in answers(game, "Bob")
    do(game, "Bob: pass", "Cat: pass")
    assert (asked(game), circle(game)) == ("put_down", ["Bob", "Cat"])
    announce(game, Bob="Ann secret 7")
    assert standings(game) == [2, 3, 3]
    assert (asked(game), circle(game)) == ("vote", ["Ann", "Bob", "Cat"])
    vote(game, Ann="Ann", Bob="Ann", Cat="Bob")
    assert standings(game) == [1, 3, 3]
    draw(game, Ann="own pile")
    assert len(hands(game)["Ann"]) == 1


@rule("I-ROUND-2", "I/R-77")
def test_the_eliminated_see_what_the_gallery_sees() -> None:
    game = table("Ann: asset 9! | Bob: asset 8!, 1 | Cat: 2 | Dan: 2", standing={"Ann": 1})
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    say(game, "Ann", "discard pile")
    until(game, "announce")
    mine, gallery = zones(game, ANN), zones(game)
    assert mine.pop("hand")["cards"] == []
    assert gallery.pop("hand@0")["count"] == 0
    assert mine == gallery
    assert not game.legal(ANN)
