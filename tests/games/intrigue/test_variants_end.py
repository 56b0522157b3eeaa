"""V-18 to V-21: the options about votes, exits and who wins."""

from collections import Counter
from typing import Any

import pytest
from tests.games.intrigue.play import (
    announce,
    answers,
    asked,
    circle,
    everybody,
    hand,
    heard,
    living,
    pass_all,
    places,
    reason,
    round_of,
    say,
    standings,
    trade,
    until,
    vote,
    whole,
    winners,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, NAMES, deck, table
from tests.rules import rule

from courtier.core.game import Game

BARE = dict.fromkeys(NAMES, 0)


def at_cap(*hands: str, **words: Any) -> Game:
    """The last round ends, and nobody draws any more."""
    line = " | ".join(f"{NAMES[seat]}: {cards}" for seat, cards in enumerate(hands))
    game = table(line, phase="vote", piles=BARE, draw=0, rounds=40, **words)
    vote(game, **{name: name for name in NAMES[: len(hands)]})
    return game


@rule("I/V-18")
def test_a_winner_s_partner_wins_too() -> None:
    hands = ("asset 9, Bob pact", "asset 1, Ann pact, Cat pact", "asset 2, Bob pact!", "asset 5, Ann pact!")
    game = at_cap(*hands, coop=True)
    assert winners(game) == ["Ann", "Bob"], "not Cat, a partner's partner, nor Dan, who holds without being held"
    assert places(game) == [1, 1, 4, 3]
    assert winners(at_cap(*hands)) == ["Ann"]


@rule("I/V-19", "I/R-52")
def test_one_may_abstain_and_the_hooked_with_one() -> None:
    game = table("Ann: Bob hook 8 | Bob: 1 | Cat: 1 | Dan: 1", phase="announcement", allow_abstain=True)
    announce(game, Ann="Bob hook 8")
    assert answers(game, "Ann") == ["Ann", "Bob", "Cat", "Dan", "abstain"]
    news = vote(game, Ann="abstain", Cat="Dan", Dan="abstain")
    assert [line["seat"] for line in heard(news, "abstained")] == [ANN, DAN, BOB]
    assert standings(game) == [3, 3, 3, 2], "one vote is more than none"


@rule("I/V-19")
def test_abstaining_is_one_of_two_votes_to_pick() -> None:
    game = table("Ann: Bob hook 8 | Bob: 1 | Cat: Bob hook 7", phase="announcement", allow_abstain=True)
    announce(game, Ann="Bob hook 8", Cat="Bob hook 7")
    vote(game, Ann="abstain", Cat="Ann")
    assert answers(game, "Bob") == ["abstain", "Ann"]


@rule("I/V-20", "I/R-68")
def test_more_standing_breaks_a_tie() -> None:
    cards, rows = ("asset 1", "asset 9, asset 2", "asset 1!"), {"Bob": 2}
    assert winners(at_cap(*cards, standing=rows)) == ["Ann", "Bob", "Cat"]
    game = at_cap(*cards, standing=rows, tie_break="standing")
    assert (winners(game), places(game)) == (["Ann", "Cat"], [1, 3, 1])
    game = at_cap("asset 9!, asset 9!", *cards[:2], standing={"Cat": 2}, tie_break="standing")
    assert places(game) == [1, 2, 3], "others are ordered by it too"


# elimination_timing


def to_the_draw(hands: str, standing: dict[str, int], **words: Any) -> Game:
    """Ann is voted down to 0 Standing in a game whose exits come after the Draw."""
    game = table(hands, phase="vote", standing=standing, elimination_timing="end_of_round", **words)
    vote(game, **dict.fromkeys(NAMES[: game.seats], "Ann"))
    return game


@rule("I/V-21", "I/R-41", "I/R-59")
def test_exits_can_wait_for_the_end_of_the_round() -> None:
    game = to_the_draw("Ann: asset 5 | Bob: 1 | Cat: 1 | Dan: 1", {"Ann": 1}, draw=9)
    assert (living(game), standings(game)[ANN]) == (["Ann", "Bob", "Cat", "Dan"], 0)
    assert (asked(game), circle(game)) == ("draw_source", ["Ann", "Bob", "Cat", "Dan"])
    everybody(game, "draw pile")
    assert (asked(game), living(game)) == ("heir", ["Bob", "Cat", "Dan"])
    say(game, "Ann", "discard pile")
    assert (asked(game), round_of(game)) == ("ready", 2)


@rule("I/V-21")
def test_a_drawn_standing_saves() -> None:
    game = to_the_draw("Ann: asset 5 | Bob: 1 | Cat: 1", {"Ann": 1}, draw="standing, 5")
    everybody(game, "draw pile")
    assert (living(game), standings(game)[ANN]) == (["Ann", "Bob", "Cat"], 1)


@rule("I/V-21")
def test_at_0_one_takes_part_in_everything_and_loses_no_more() -> None:
    game = table(
        "Ann: asset 9!, Bob secret 7 | Bob: asset 8!, 1 | Cat: Ann secret 9, 1 | Dan: 1",
        standing={"Ann": 1},
        elimination_timing="end_of_round",
    )
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    assert standings(game) == [0, 2, 3, 3]
    pass_all(game)
    news = announce(game, Ann="Bob secret 7", Cat="Ann secret 9")
    assert heard(news, "had_no_standing") == [{"seat": ANN, "cause": "secret"}]
    assert standings(game) == [0, 1, 3, 3], "Ann's own Secret counts"
    vote(game, Ann="Dan", Bob="Ann", Cat="Ann", Dan="Dan")
    assert "standing" not in whole(game) - Counter(deck(4))
    everybody(game, "own pile")
    assert living(game) == ["Bob", "Cat", "Dan"]


@rule("I/V-21", "I-LOSE-14")
def test_all_at_0_go_out_together() -> None:
    game = table(
        "Ann: asset 9!, 1 | Bob: asset 8!, 1 | Cat: 1 | Dan: 1 | Eve: 1",
        standing={"Ann": 1, "Bob": 1, "Cat": 1},
        elimination_timing="end_of_round",
    )
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Dan")
    until(game, "vote")
    vote(game, Ann="Cat", Bob="Cat", Cat="Cat", Dan="Cat", Eve="Cat")
    everybody(game, "own pile")
    assert (living(game), circle(game), answers(game)) == (["Dan", "Eve"], ["Ann"], ["discard pile", "Dan", "Eve"])
    for name in ("Ann", "Bob", "Cat"):
        say(game, name, "discard pile")
    assert reason(game) == "two_left"
    assert [places(game)[seat] for seat in (ANN, BOB, CAT)] == [3, 3, 3]


@rule("I/V-21")
@pytest.mark.parametrize(
    ("cat", "end", "points", "order", "ann"),
    [
        (2, ("one_left", ["Cat"]), [0, 0, 10], [2, 2, 1], []),
        (1, ("none_left", ["Ann"]), [9, 8, 0], [1, 2, 3], ["Ann pact", "asset 9!"]),
    ],
)
def test_one_left_wins_and_none_left_compare_hands(
    cat: int, end: tuple[str, list[str]], points: list[int], order: list[int], ann: list[str]
) -> None:
    """In the round of the cap, which is looked at after the exits. With none left no hand is put away."""
    game = table(
        "Ann: asset 9!, asset 1 | Bob: asset 8!, asset 2 | Cat: 1",
        standing={"Ann": 1, "Bob": 1, "Cat": cat},
        piles=dict.fromkeys(NAMES[:3], "pact"),
        rounds=40,
        lost_standing="remove",
        elimination_timing="end_of_round",
    )
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    until(game, "vote")
    vote(game, Ann="Cat", Bob="Cat", Cat="Cat")
    everybody(game, "own pile")
    assert (reason(game), winners(game)) == end
    assert (game.scores(), places(game), hand(game, "Ann")) == (points, order, ann)


@rule("I/V-18", "I/V-21")
def test_with_none_left_there_is_no_living_partner() -> None:
    game = table(
        "Ann: asset 9!, asset 1, Bob pact | Bob: asset 8!, asset 2, Ann pact | Cat: 1",
        standing=1,
        piles=dict.fromkeys(NAMES[:3], "pact!"),
        lost_standing="remove",
        elimination_timing="end_of_round",
        coop=True,
    )
    trade(game, "Ann", "asset 9!", "Bob", "asset 8!", agree="Ann Bob", objects="Cat")
    until(game, "vote")
    vote(game, Ann="Cat", Bob="Cat", Cat="Cat")
    everybody(game, "own pile")
    assert (reason(game), winners(game), places(game)) == ("none_left", ["Ann"], [1, 2, 3])
