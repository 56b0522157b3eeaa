"""H-SCORE: what a district is worth, and who wins."""

import pytest
from tests import untyped
from tests.games.hofverrat.play import (
    GALLERY,
    district_points,
    each_count,
    finished,
    heard,
    lay,
    points,
)
from tests.games.hofverrat.table import FAMILIES, NAMES, table
from tests.rules import rule

from courtier.core.errors import NotOver

# Held by those whose points alone are asked for: none of them is fulfilled in these positions.
IDLE = {"Ann": "L8 D1", "Bob": "L9 D2", "Cat": "L10 D3"}


@rule("H-SCORE-1", "H-SCORE-2", "H-SCORE-3")
@pytest.mark.parametrize(
    ("cards", "weight"), [("carp o", 1), ("carp n", 2), ("carp s", 1), ("carp a", 1), ("carp g", 1), ("carp nnoog", 7)]
)
def test_a_card_gives_or_takes_its_weight(cards: str, weight: int) -> None:
    for lies, sign in (("carp o above", 1), ("carp o below", -1), ("carp o : s", 0), ("", 0)):
        game = table("Ann | Bob", table=lies, districts={"Ann": cards}, missions=IDLE)
        assert points(game, "Ann", "carp") == sign * weight
        assert game.scores() == [sign * weight, 0]


@rule("H-SCORE-1", "H-SCORE-2", "H-SCORE-3")
def test_each_family_of_a_district_counts_by_its_own_status() -> None:
    game = table(
        "Ann | Bob",
        table="carp o above, hare o below, stag o : o",
        districts={"Ann": "carp nn, hare o, stag n, toad n", "Bob": "hare ng, carp s"},
        missions=IDLE,
    )
    assert [points(game, "Ann", family) for family in FAMILIES] == [0, 0, 0, -1, 0, 4]
    assert [points(game, "Bob", family) for family in FAMILIES] == [0, 0, 0, -3, 0, 1]
    assert game.scores() == [3, -2]


@rule("H-SCORE-4")
def test_totals_may_be_negative() -> None:
    game = table("Ann | Bob", table="carp o below", districts={"Ann": "carp nnnn", "Bob": "carp oo"}, missions=IDLE)
    assert game.scores() == [-8, -2]
    assert game.winners() == [1]


@rule("H-SCORE-5")
def test_a_fulfilled_mission_gives_three_and_another_one_costs_nothing() -> None:
    game = table(
        "Ann | Bob | Cat",
        table="carp o below, hare o below",
        districts={"Ann": "toad nnn", "Bob": "toad g", "Cat": "stag o"},
        missions={"Ann": "L7 D6", "Bob": "L9 D10", "Cat": "L10 D5"},
    )
    assert [points(game, "Ann", name) for name in ("L7", "D6")] == [3, 3]
    assert [points(game, "Bob", name) for name in ("L9", "D10")] == [0, 3]
    assert [points(game, "Cat", name) for name in ("L10", "D5")] == [0, 0]
    assert game.scores() == [6, 3, 0]


@rule("H-SCORE-6")
@each_count
def test_missions_give_nothing_three_or_six(seats: int) -> None:
    gained = set()
    for seed in range(25):
        game = finished(seats, seed)
        for seat in range(seats):
            sources = untyped.view(game, GALLERY)["result"]["sources"][seat]
            missions = [each["points"] for each in sources if each["source"][0] in "LD"]
            assert len(missions) == 2
            gained.add(sum(missions))
    assert gained == {0, 3, 6}


@rule("H-SCORE-7")
def test_the_highest_total_wins() -> None:
    game = table("Ann | Bob | Cat", table="carp o above", districts={"Bob": "carp o", "Cat": "carp n"}, missions=IDLE)
    assert game.scores() == [0, 1, 2]
    assert game.winners() == [2]


@rule("H-SCORE-8")
def test_who_are_tied_for_the_highest_total_share_the_victory() -> None:
    cards = {"Ann": "carp ooo, hare o", "Bob": "carp g", "Cat": "carp n"}
    game = table("Ann | Bob | Cat", table="carp a above, hare o below", districts=cards, missions=IDLE)
    assert game.scores() == [2, 1, 2]
    assert game.winners() == [0, 2], "neither fewer cards nor more nobles break the tie"
    assert untyped.view(game, GALLERY)["result"]["winners"] == [0, 2]


@rule("H-SCORE-8")
def test_a_shared_victory_is_told_of_all_who_share_it() -> None:
    game = table("Ann: hare o | Bob | Cat", table="carp o above", missions=IDLE, used="table home")
    news = lay(game, "hare o", "Bob")
    assert heard(news, "won") == [{"seat": seat, "total": 0} for seat in range(3)]


@rule("H-SCORE-9")
@each_count
def test_a_total_is_the_district_and_the_missions(seats: int) -> None:
    for seed in range(10):
        game = finished(seats, seed)
        for seat in range(seats):
            sources = untyped.view(game, GALLERY)["result"]["sources"][seat]
            missions = sum(each["points"] for each in sources if each["source"][0] in "LD")
            assert game.scores()[seat] == district_points(game, NAMES[seat]) + missions


@rule("H-SCORE-9")
def test_there_is_no_total_before_the_end() -> None:
    game = table("Ann: carp o | Bob", table="carp o above", districts={"Ann": "carp n"}, used="table home")
    assert untyped.view(game, GALLERY)["result"] is None
    with pytest.raises(NotOver):
        game.scores()
    lay(game, "carp o", "Bob")
    assert untyped.view(game, GALLERY)["result"]["scores"] == game.scores()
