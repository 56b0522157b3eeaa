"""H-AREA: the royal table and the districts."""

import pytest
from tests.games.hofverrat.play import (
    GALLERY,
    answers,
    areas,
    asked,
    district_points,
    each_count,
    everybody,
    heard,
    lay,
    lying,
    moments,
    new,
    points,
    seen,
    standing,
    status,
    turn,
    zone,
)
from tests.games.hofverrat.table import ANN, BOB, FAMILIES, table
from tests.rules import rule


@rule("H-AREA-1", "H-AREA-2")
@pytest.mark.parametrize("words", ["carp o", "carp n", "carp g", "carp a"])
def test_above_or_below_is_the_only_choice_at_the_table(words: str) -> None:
    game = table(f"Ann: {words}, stag o, toad o | Bob", used="")
    assert [answer for answer in answers(game) if answer in ("0 above", "0 below")] == ["0 above", "0 below"]
    assert len([answer for answer in answers(game) if answer.startswith("0 ")]) == 4, "two sides, two districts"
    for side, column in (("above", 0), ("below", 1)):
        twin = table(f"Ann: {words}, stag o, toad o | Bob")
        lay(twin, words, side)
        weight = 2 if words == "carp n" else 1
        assert standing(twin, "carp")[column] == weight
        assert standing(twin, "carp")[1 - column] == 0
        assert all(standing(twin, family) == (0, 0) for family in FAMILIES if family != "carp")
        assert len(seen(twin, f"table:{side}")) == 1


@rule("H-AREA-3", "H-AREA-4")
@pytest.mark.parametrize("side", ["above", "below"])
def test_a_spy_lies_in_the_queens_column_on_the_side_chosen(side: str) -> None:
    game = table("Ann: carp s, stag o, toad o | Bob")
    lay(game, "carp s", side)
    assert zone(game, f"table:{side}")["cards"] == [
        {"kind": "spy", "face": "down", "more": {"by": ANN, "turn": 1}},
    ]
    assert all(standing(game, family) == (0, 0) for family in FAMILIES), "in no family's column"
    assert lying(game, "table") == [f"carp s {side}"]


@rule("H-AREA-4")
@each_count
def test_only_spies_lie_in_the_queens_column(seats: int) -> None:
    for now in moments(new(seats, seed=1), seed=1):
        if not now.over():
            for side in ("above", "below"):
                truth = [words.split()[1] for words in lying(now, "table") if words.endswith(side)]
                queens = [kind == "spy" for kind in seen(now, f"table:{side}")]
                assert queens == [role == "s" for role in truth]


@rule("H-AREA-5")
def test_a_table_spy_keeps_its_side_when_it_goes_to_its_family() -> None:
    game = table(
        "Ann: carp s | Bob",
        table="carp s above, hare s below, carp o above",
        districts={"Ann": "stag s by Bob"},
        used="table home",
    )
    before = areas(game)
    lay(game, "carp s", "Bob")
    assert game.over()
    assert areas(game) == before | {"Bob": ["carp s"]}
    assert standing(game, "carp") == (2, 0)
    assert standing(game, "hare") == (0, 1)
    assert seen(game, "table:above") == ["carp.spy", "carp.ordinary"]
    assert seen(game, "table:below") == ["hare.spy"]


@rule("H-AREA-6")
def test_cards_of_a_district_belong_to_its_owner_whoever_laid_them() -> None:
    game = table(
        "Ann | Bob",
        table="carp o above, hare o below",
        districts={"Ann": "hare n by Bob", "Bob": "carp n by Ann, carp o by Ann, carp g"},
        missions={"Ann": "L9 D1", "Bob": "L10 D2"},
    )
    assert district_points(game, "Ann") == -2
    assert district_points(game, "Bob") == 4


@rule("H-AREA-6")
def test_a_district_has_no_sides() -> None:
    game = table("Ann: carp o, stag o, toad o | Bob", used="")
    assert [answer for answer in answers(game) if answer.endswith(("Ann", "Bob")) and answer.startswith("0")] == [
        "0 Ann",
        "0 Bob",
    ]
    lay(game, "carp o", "Bob")
    assert seen(game, "district@1") == ["carp.ordinary"]


@rule("H-AREA-7")
def test_a_column_or_district_is_never_full() -> None:
    game = table(
        "Ann: toad g, carp g, stag g | Bob",
        table="toad oooonnnn above",
        districts={"Ann": "carp oooonnnnssgg, stag oooonnnnssgg", "Bob": "hare oooonnnnssaaggg"},
    )
    turn(game, "toad g above", "stag g Ann", "carp g Bob")
    assert [len(lying(game, where)) for where in ("table", "Ann", "Bob")] == [9, 25, 16]


@rule("H-AREA-7")
def test_a_whole_family_in_one_district_is_counted_in_full() -> None:
    game = table("Ann | Bob", table="hare n above", districts={"Bob": "hare oooonnnssaaggg"})
    assert points(game, "Bob", "hare") == 17


@rule("H-AREA-8")
def test_cards_at_the_table_give_nobody_points() -> None:
    game = table(
        "Ann | Bob", table="carp nnnn above by Bob, hare nnnn below", missions={"Ann": "L7 D1", "Bob": "L8 D2"}
    )
    assert status(game)["carp"] == "esteemed"
    assert status(game)["hare"] == "in disgrace"
    assert game.scores() == [0, 0]


@rule("H-AREA-9")
def test_cards_in_districts_do_not_influence_status() -> None:
    game = table(
        "Ann | Bob", table="carp o above", districts={"Ann": "carp nn, hare nnn", "Bob": "carp ooo, hare oo, stag s"}
    )
    assert status(game) == {**dict.fromkeys(FAMILIES, "neutral"), "carp": "esteemed"}
    assert standing(game, "carp") == (1, 0)
    assert standing(game, "hare") == (0, 0)


@rule("H-AREA-9")
def test_in_play_too_the_running_weights_are_those_of_the_table() -> None:
    game = table("Ann: carp n, hare o, stag o | Bob", districts={"Bob": "carp nn"})
    lay(game, "carp n", "Ann")
    assert standing(game, "carp") == (0, 0)
    lay(game, "hare o", "above")
    assert standing(game, "hare") == (1, 0)


@rule("H-AREA-3")
def test_laying_a_spy_at_the_table_tells_its_side_and_no_family() -> None:
    game = table("Ann: carp s, stag o, toad o | Bob")
    news = lay(game, "carp s", "below")
    for seat in everybody(game):
        assert heard(news, "laid_spy", seat) == [{"seat": ANN, "spot": "table:below"}]
    assert asked(game) == "lay"
    assert seen(game, "table:below", BOB) == seen(game, "table:below", GALLERY) == ["spy"]
