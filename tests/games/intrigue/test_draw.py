"""I-DRAW: the piles."""

from collections import Counter

import pytest
from tests.games.intrigue.play import (
    GALLERY,
    answers,
    asked,
    circle,
    discards,
    do,
    draw,
    draw_pile,
    everybody,
    hand,
    heard,
    kinds,
    pile,
    same_news,
    say,
    seen,
    sight,
    standings,
    until,
    vote,
)
from tests.games.intrigue.table import ANN, BOB, CAT, table
from tests.rules import rule

from courtier.core.errors import IllegalAction

BARE = {"Ann": 0, "Bob": 0, "Cat": 0}


@rule("I-DRAW-1", "I/R-54")
def test_each_living_player_draws_one_card_from_one_of_two_piles() -> None:
    game = table(
        "Ann: 1 | Bob | Cat: 1 | Dan",
        phase="draw",
        out="Dan",
        draw="asset 7, asset 8, 5",
        piles={"Bob": "hook 7, pact"},
    )
    assert circle(game) == ["Ann", "Bob", "Cat"]
    assert [answers(game, name) for name in circle(game)] == [["draw pile", "own pile"]] * 3
    draw(game, Ann="draw pile", Bob="own pile", Cat="draw pile")
    assert hand(game, "Ann") == ["asset 1", "asset 7"]
    assert hand(game, "Bob") == ["Bob hook 7"]
    assert "asset 8" in hand(game, "Cat")
    assert len(draw_pile(game)) == 5
    assert pile(game, "Bob") == ["Bob pact"]


@rule("I-DRAW-2", "I/R-54")
def test_drawing_is_mandatory() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw")
    for words in ("pass", "nothing"):
        with pytest.raises(IllegalAction):
            say(game, "Ann", words)


@rule("I-DRAW-3", "I/R-56", "I/R-05", "I-STAND-3")
def test_the_discard_pile_becomes_the_draw_pile_when_a_card_is_wanted() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw="asset 9", discard="asset 2, asset 3, asset 4")
    news = draw(game, Ann="draw pile", Bob="draw pile", Cat="own pile")
    assert kinds(news, "drew", "reshuffled") == ["drew", "reshuffled", "drew", "drew"], "not before it is empty"
    assert heard(news, "reshuffled") == [{"draw": 3}]
    assert (len(draw_pile(game)), discards(game)) == (2, [])


@rule("I-DRAW-3", "I/R-56")
def test_an_emptied_draw_pile_is_left_until_the_next_card_is_wanted() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw="asset 9", discard="asset 2, asset 3")
    news = draw(game, Ann="draw pile", Bob="own pile", Cat="own pile")
    assert not kinds(news, "reshuffled")
    assert (draw_pile(game), discards(game)) == ([], ["asset 2", "asset 3"])


@rule("I-DRAW-3", "I/R-05")
def test_every_discarded_card_can_be_drawn_again() -> None:
    heap = ["Ann hook 7", "asset 2!", "standing", "testimony 9"]
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw=0, discard=", ".join(heap), standing={"Cat": 2})
    draw(game, Ann="draw pile", Bob="own pile", Cat="own pile")
    drawn = ["standing"] if standings(game)[ANN] == 4 else [card for card in hand(game, "Ann") if card != "asset 1"]
    assert sorted(drawn + draw_pile(game)) == heap


@rule("I-DRAW-3")
def test_the_discard_pile_is_shuffled() -> None:
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(30):
        game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw=0, discard="asset 2, asset 3, asset 4, asset 5")
        for _ in range(seed):
            game.rng.below(2)
        draw(game, Ann="draw pile", Bob="own pile", Cat="own pile")
        orders[hand(game, "Ann")[1], *draw_pile(game)] += 1
    assert len(orders) > 10


@rule("I-DRAW-4", "I/R-55")
def test_an_empty_personal_pile_leaves_the_draw_pile() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", piles={"Ann": 0}, draw=3)
    assert answers(game, "Ann") == ["draw pile"]
    assert answers(game, "Bob") == ["draw pile", "own pile"]
    everybody(game, "draw pile")
    until(game, "draw_source")
    assert pile(game, "Ann") == [], "never refilled"


@rule("I-DRAW-5", "I/R-57")
def test_with_both_common_piles_empty_the_personal_pile_is_left() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw=0)
    assert answers(game, "Ann") == ["own pile"]
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw=0, discard="asset 9")
    assert answers(game, "Ann") == ["draw pile", "own pile"], "the discard pile counts"


@rule("I-DRAW-5", "I-DRAW-10", "I/R-58")
def test_who_has_no_source_is_not_asked() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="vote", draw=0, piles={"Ann": 0, "Cat": 0})
    vote(game, Ann="Ann", Bob="Bob", Cat="Cat")
    assert (asked(game), circle(game)) == ("draw_source", ["Bob"])
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="vote", draw=0, piles=BARE)
    vote(game, Ann="Ann", Bob="Bob", Cat="Cat")
    assert asked(game) == "ready", "nobody draws"


@rule("I-DRAW-6", "I/R-54")
def test_the_source_is_public_and_the_card_is_not() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw="asset 9, 5")
    assert not say(game, "Ann", "draw pile")
    news = do(game, "Bob: own pile", "Cat: draw pile")
    assert heard(news, "named") == [
        {"seat": ANN, "source": "draw_pile"},
        {"seat": BOB, "source": "own_pile"},
        {"seat": CAT, "source": "draw_pile"},
    ]
    assert heard(news, "drew", ANN)[0] == {"seat": ANN, "source": "draw_pile", "cards": ["asset.9"]}
    assert heard(news, "drew", BOB)[0] == {"seat": ANN, "source": "draw_pile", "cards": "unknown"}


@rule("I-DRAW-6", "I-SETUP-5", "I/R-07")
def test_the_order_of_piles_is_known_to_nobody() -> None:
    """Leak check g."""
    one = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw="asset 9, asset 8", piles={"Bob": "pact, hook 7"})
    two = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw="asset 8, asset 9", piles={"Bob": "hook 7, pact"})
    assert sight(one, ANN, BOB, CAT, GALLERY) == sight(two, ANN, BOB, CAT, GALLERY)
    first, second = (draw(game, Ann="draw pile", Bob="own pile", Cat="own pile") for game in (one, two))
    assert same_news(first, second, CAT, GALLERY)


@rule("I-DRAW-7", "I/R-06")
def test_a_drawn_standing_is_laid_out_and_counts() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", standing={"Bob": 2}, draw="standing, 5")
    news = draw(game, Ann="draw pile", Bob="own pile", Cat="own pile")
    assert heard(news, "drew_standing", CAT) == [{"seat": ANN}]
    assert standings(game) == [4, 2, 3], "it may exceed 3"
    assert hand(game, "Ann") == ["asset 1"], "it was the draw of this round"
    assert seen(game, "standing@0", GALLERY) == ["standing"] * 4


@rule("I-DRAW-8", "I/R-72")
def test_there_is_no_hand_limit() -> None:
    game = table("Ann: 20 | Bob: 1 | Cat: 1", phase="draw")
    everybody(game, "own pile")
    assert len(hand(game, "Ann")) == 21
    until(game, "put_down")
    assert len(hand(game, "Ann")) == 21


@rule("I-DRAW-9", "I/R-86")
def test_the_own_pile_stands_in_for_common_piles_that_ran_out() -> None:
    game = table(
        "Ann: 1 | Bob: 1 | Cat: 1", phase="draw", draw=0, discard="asset 9", piles={"Bob": "hook 8, pact", "Cat": 0}
    )
    news = everybody(game, "draw pile")
    assert [line["source"] for line in heard(news, "named")] == ["draw_pile"] * 3
    assert [line["source"] for line in heard(news, "drew")] == ["draw_pile", "own_pile"]
    assert heard(news, "drew_nothing") == [{"seat": CAT}]
    assert [hand(game, name) for name in ("Ann", "Bob", "Cat")] == [
        ["asset 1", "asset 9"],
        ["Bob hook 8", "asset 1"],
        ["asset 1!"],
    ]


@rule("I-DRAW-1", "I-SETUP-5")
def test_cards_come_from_the_top() -> None:
    game = table("Ann | Bob | Cat", phase="draw", piles={"Ann": "secret 7, hook 8, pact!"}, draw=9)
    for card in ("Ann secret 7", "Ann hook 8", "Ann pact!"):
        draw(game, Ann="own pile")
        assert card in hand(game, "Ann")
        if card != "Ann pact!":
            until(game, "vote")
            vote(game, Ann="Ann", Bob="Bob", Cat="Cat")


@rule("I/R-05", "I/R-06", "I-STAND-3")
def test_a_lost_standing_comes_back_with_the_discard_pile() -> None:
    game = table("Ann: Ann pact | Bob: Bob pact | Cat: Cat pact", phase="vote", draw=0, piles=BARE)
    vote(game, Ann="Bob", Bob="Bob", Cat="Cat")
    assert (standings(game), discards(game)) == ([3, 2, 3], ["standing"])
    everybody(game, "draw pile")
    assert standings(game) == [4, 2, 3]
