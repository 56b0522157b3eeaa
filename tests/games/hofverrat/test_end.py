"""H-END: how a game ends."""

import pytest
from tests.games.hofverrat.play import (
    GALLERY,
    TURNS,
    answers,
    areas,
    asked,
    each_count,
    everybody,
    hand,
    heard,
    kinds,
    lay,
    moments,
    new,
    points,
    remove,
    seen,
    spare,
    standing,
    status,
    turn,
    zone,
)
from tests.games.hofverrat.table import ANN, table
from tests.rules import rule

from courtier.core.errors import IllegalAction


@rule("H-END-1")
@each_count
def test_the_game_ends_as_soon_as_pile_and_hands_are_empty(seats: int) -> None:
    for seed in range(5):
        for now in moments(new(seats, seed), seed):
            data = now.dump()
            assert now.over() == (not data["pile"] and not any(data["hands"]) and asked(now) != "choose_victim")


@rule("H-END-1")
def test_an_empty_pile_alone_is_not_the_end() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob: hare o, hare g, hare n")
    turn(game, "carp o above", "stag o Ann", "toad o Bob")
    assert not game.over()
    turn(game, "hare o above", "hare g Bob", "hare n Ann")
    assert game.over()
    with pytest.raises(IllegalAction, match="the game is over"):
        game.apply(ANN, 0)


@rule("H-END-2")
@each_count
def test_the_last_turn_is_that_of_the_player_right_of_the_first(seats: int) -> None:
    for seed in range(8):
        game = new(seats, seed)
        first, last = game.actor(), -1
        for now in moments(game, seed):
            last = last if now.over() else now.actor()
        assert last == (first - 1) % seats


@rule("H-END-3")
def test_all_face_down_cards_in_play_are_revealed() -> None:
    game = table(
        "Ann: toad o | Bob",
        table="carp s above by Bob, hare o above, hare s below",
        districts={"Ann": "stag s by Bob", "Bob": "hare n, nightingale s by Ann"},
        used="table home",
    )
    news = lay(game, "toad o", "Bob")
    for seat in everybody(game):
        assert heard(news, "revealed", seat) == [
            {"spot": "table:above", "place": 0, "layer": 1, "card": "carp.spy"},
            {"spot": "table:below", "place": 2, "layer": 0, "card": "hare.spy"},
            {"spot": "district@0", "place": 0, "layer": 1, "card": "stag.spy"},
            {"spot": "district@1", "place": 1, "layer": 0, "card": "nightingale.spy"},
        ]
    faces = {
        card["face"] for name in ("table:above", "table:below", "district@0") for card in zone(game, name)["cards"]
    }
    assert faces == {"up"}


@rule("H-END-3")
@each_count
def test_as_many_are_revealed_as_lie_face_down(seats: int) -> None:
    game = new(seats, seed=2)
    for _ in moments(game, seed=2):
        pass
    spies = [words for cards in areas(game).values() for words in cards if words.split()[1] == "s"]
    assert len(heard(game.news, "revealed")) == len(spies) > 0


@rule("H-END-4")
def test_a_table_spy_counts_for_its_family_on_the_side_where_it_lay() -> None:
    game = table("Ann: toad o | Bob", table="carp s above, hare s below, stag o above, stag s below", used="table home")
    assert standing(game, "carp") == standing(game, "hare") == (0, 0)
    assert standing(game, "stag") == (1, 0)
    lay(game, "toad o", "Bob")
    assert standing(game, "carp") == (1, 0)
    assert standing(game, "hare") == (0, 1)
    assert standing(game, "stag") == (1, 1)
    assert status(game)["carp"] == "esteemed"
    assert status(game)["hare"] == "in disgrace"
    assert seen(game, "table:above") == ["carp.spy", "stag.ordinary"]


@rule("H-END-5")
def test_a_district_spy_stays_and_counts_for_the_owner() -> None:
    game = table("Ann | Bob", table="carp o above", districts={"Bob": "carp s by Ann"})
    assert points(game, "Bob", "carp") == 1
    assert points(game, "Ann", "carp") == 0
    assert seen(game, "district@1") == ["carp.spy"]
    assert status(game)["carp"] == "esteemed"
    assert standing(game, "carp") == (1, 0), "it does not go to the table"


@rule("H-END-6")
@each_count
def test_nobody_can_leave_or_end_the_game_early(seats: int) -> None:
    questions = 0
    for now in moments(new(seats, seed=3), seed=3):
        if not now.over():
            assert now.actors()
            assert {answer.split()[0] for answer in answers(now)} <= {"0", "1", "2", "spare", "place"}
            questions += asked(now) == "lay"
    assert questions == 3 * seats * TURNS[seats]


@rule("H-END-7")
def test_the_end_is_told_in_order() -> None:
    game = table(
        "Ann: carp n | Bob",
        table="carp s above, hare s below",
        districts={"Ann": "carp o", "Bob": "hare n"},
        missions={"Ann": "L6 D4", "Bob": "L1 D10"},
        used="table home",
    )
    news = lay(game, "carp n", "Bob")
    order = ["revealed"] * 2 + ["judged"] * 6 + ["counted"] * 2 + ["mission_shown"] * 4 + ["won"]
    assert kinds(news) == ["laid", "drew", *order]
    assert heard(news, "judged", GALLERY)[3:] == [
        {"family": "hare", "above": 0, "below": 1},
        {"family": "stag", "above": 0, "below": 0},
        {"family": "carp", "above": 1, "below": 0},
    ]
    assert heard(news, "counted") == [{"seat": 0, "points": 1}, {"seat": 1, "points": 0}]
    assert heard(news, "mission_shown") == [
        {"seat": 0, "mission": "L6", "points": 3},
        {"seat": 0, "mission": "D4", "points": 3},
        {"seat": 1, "mission": "L1", "points": 0},
        {"seat": 1, "mission": "D10", "points": 0},
    ]
    assert heard(news, "won") == [{"seat": 0, "total": 7}]


@rule("H-END-8", "H/A-26")
def test_the_last_card_strikes_before_the_end() -> None:
    for strike in (True, False):
        game = table("Ann: carp a | Bob", table="hare n below", used="home abroad")
        news = lay(game, "carp a", "above")
        assert not game.over()
        assert hand(game, "Ann") == []
        assert "judged" not in kinds(news)
        news = remove(game, 0) if strike else spare(game)
        assert game.over()
        assert status(game)["hare"] == ("neutral" if strike else "in disgrace")
        assert kinds(news)[:2] == ["removed" if strike else "spared", "drew"]
