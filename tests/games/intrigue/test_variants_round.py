"""V-12 to V-16, V-22, V-23: the options about announcements, draws and piles."""

from collections import Counter

from tests.games.intrigue.play import (
    GALLERY,
    all_viewers,
    announce,
    answers,
    asked,
    circle,
    default,
    do,
    draw,
    everybody,
    hand,
    heard,
    kinds,
    more,
    new,
    pass_all,
    pile,
    put_down,
    same_news,
    say,
    seen,
    sight,
    standings,
    trade,
    until,
    vote,
)
from tests.games.intrigue.table import ANN, BOB, CAT, DAN, NAMES, table
from tests.rules import rule

BARE = dict.fromkeys(NAMES, 0)


@rule("I/V-12", "I/R-37")
def test_ties_between_announcements_can_be_random() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    cards = {"Ann": "Bob hook 8", "Bob": "Cat threat 8", "Cat": "Dan hook 8", "Dan": "Ann secret 9"}
    for seed in range(60):
        game = table(
            " | ".join(f"{name}: {card}" for name, card in cards.items()), phase="announcement", ann_tie="random"
        )
        for _ in range(seed):
            game.rng.below(2)
        news = announce(game, **cards)
        orders[tuple(line["seat"] for line in heard(news, "took_effect"))] += 1
    assert {order[0] for order in orders} == {DAN}, "highest first, as ever"
    assert len(orders) == 6


@rule("I/V-13", "I/R-34")
def test_putting_down_can_be_voluntary() -> None:
    game = table("Ann: asset 3, asset 5 | Bob: 1 | Cat: Cat pact", phase="announcement", voluntary_put_down=True)
    assert answers(game, "Ann") == ["asset 3", "asset 5", "nothing"]
    assert answers(game, "Cat") == ["nothing"]
    assert default(game, "Ann") == "asset 3"
    do(game, "Ann: nothing", "Bob: nothing", "Cat: nothing")
    assert asked(game) == "vote"
    assert hand(game, "Ann") == ["asset 3", "asset 5"]


@rule("I/V-14")
def test_only_who_swapped_may_put_down() -> None:
    game = table("Ann: 2 | Bob: 2 | Cat: 2 | Dan: 2", trade_to_announce=True)
    trade(game, "Ann", hand(game, "Ann")[0], "Bob", hand(game, "Bob")[0], agree="Ann Bob", objects="")
    trade(game, "Bob", hand(game, "Bob")[0], "Cat", hand(game, "Cat")[0], agree="Bob")
    pass_all(game)
    assert (asked(game), circle(game)) == ("put_down", ["Ann", "Bob"])
    until(game, "ready")
    everybody(game, "ready")
    pass_all(game)
    assert asked(game) == "vote", "the next round begins anew"


@rule("I/V-14")
def test_a_swap_by_favour_is_none_of_the_trade_phase() -> None:
    game = table("Ann: Bob favour 8, asset 1 | Bob: asset 5, asset 2 | Cat: 1", phase="announcement")
    announce(game, Ann="Bob favour 8")
    trade(game, "Ann", "asset 1", "Bob", "asset 5", agree="Ann Bob", invites=False)
    assert more(game)["swapped"] == []


@rule("I/V-15")
def test_hands_are_refilled_to_five() -> None:
    game = table(
        "Ann: asset 9, 2 | Bob: 5 | Cat: 7",
        phase="vote",
        draw="standing, asset 8, asset 7, 9",
        standing={"Bob": 2},
        refill=True,
    )
    vote(game, Ann="Ann", Bob="Bob", Cat="Cat")
    assert circle(game) == ["Ann"]
    say(game, "Ann", "draw pile")
    assert (standings(game)[ANN], len(hand(game, "Ann"))) == (4, 3), "a Standing does not fill the hand"
    do(game, "Ann: draw pile", "Ann: own pile")
    assert len(hand(game, "Ann")) == 5
    assert asked(game) == "ready"
    game = table("Ann: 1 | Bob: 5 | Cat: 5", phase="vote", draw=2, piles=BARE, refill=True)
    vote(game, Ann="Ann", Bob="Bob", Cat="Cat")
    do(game, "Ann: draw pile", "Ann: draw pile")
    assert asked(game) == "ready", "no source is left"


@rule("I/V-16")
def test_a_start_with_two_standing() -> None:
    game = new(4, 1, start_standing=2)
    assert standings(game) == [2, 2, 2, 2]
    assert heard(game.news, "started")[0]["standing"] == 2


@rule("I/V-22", "I/R-49")
def test_the_discard_pile_can_lie_open() -> None:
    game = table("Ann: asset 3 | Bob: asset 4 | Cat: 1", phase="announcement", open_discard=True)
    put_down(game)
    news = everybody(game, "keep down")
    assert seen(game, "discard", GALLERY) == ["asset 3", "asset 4", "asset 1"]
    cards = ["asset.3", "asset.4", "asset.1"]
    for viewer in all_viewers(game):
        assert heard(news, "face_up", viewer) == [{"card": card, "place": place} for place, card in enumerate(cards)]
    news = vote(game, Ann="Ann", Bob="Ann", Cat="Ann")
    assert heard(news, "face_up") == [{"card": "standing", "place": 3}]


@rule("I/V-23", "I/R-07")
def test_the_owner_can_pick_from_the_own_pile() -> None:
    game = table(
        "Ann | Bob | Cat",
        phase="draw",
        piles={"Ann": "pact, hook 8, secret 7, pact!, pact!"},
        draw=9,
        personal_pile_choice=True,
    )
    news = draw(game, Ann="own pile", Bob="draw pile", Cat="own pile")
    assert kinds(news) == ["named"] * 3, "before any card is dealt"
    assert (asked(game), circle(game)) == ("pile_card", ["Ann", "Cat"])
    assert answers(game, "Ann") == ["Ann pact", "Ann pact!", "Ann hook 8", "Ann secret 7"]
    assert default(game, "Ann") == "Ann pact"
    assert seen(game, "pile@0", BOB) == 5
    say(game, "Cat", "Cat secret 9")
    say(game, "Ann", "Ann secret 7")
    assert (hand(game, "Ann"), hand(game, "Cat")) == (["Ann secret 7"], ["Cat secret 9"])
    assert sorted(pile(game, "Ann")) == ["Ann hook 8", "Ann pact", "Ann pact!", "Ann pact!"]


@rule("I/V-23")
def test_also_in_setup_and_when_the_draw_pile_fails() -> None:
    game = new(3, 1, personal_pile_choice=True)
    draw(game, Ann="own pile")
    assert (asked(game), circle(game)) == ("pile_card", ["Ann"])
    say(game, "Ann", "Ann favour 9")
    assert hand(game, "Ann") == ["Ann favour 9"]
    game = table(
        "Ann | Bob | Cat", phase="draw", piles={"Bob": "pact, hook 8"}, draw="asset 9", personal_pile_choice=True
    )
    draw(game, Ann="draw pile", Bob="draw pile", Cat="draw pile")
    assert (asked(game), circle(game), answers(game)) == ("pile_card", ["Bob"], ["Bob pact", "Bob hook 8"])
    say(game, "Bob", "Bob hook 8")
    assert (asked(game), circle(game)) == ("pile_card", ["Cat"])
    say(game, "Cat", "Cat hook 7")
    assert (hand(game, "Bob"), hand(game, "Cat"), asked(game)) == (["Bob hook 8"], ["Cat hook 7"], "ready")


@rule("I/V-23")
def test_what_is_picked_is_told_to_nobody_else() -> None:
    pairs = []
    for card in ("Ann pact", "Ann hook 8"):
        game = table("Ann | Bob | Cat", phase="draw", piles={"Ann": "pact, hook 8"}, draw=9, personal_pile_choice=True)
        draw(game, Ann="own pile")
        pairs.append((game, say(game, "Ann", card)))
    assert same_news(pairs[0][1], pairs[1][1], BOB, CAT, GALLERY)
    assert sight(pairs[0][0], BOB, CAT, GALLERY) == sight(pairs[1][0], BOB, CAT, GALLERY)
