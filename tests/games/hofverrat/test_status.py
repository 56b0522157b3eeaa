"""H-STAT: esteemed, in disgrace, neutral."""

import pytest
from tests.games.hofverrat.play import (
    GALLERY,
    answers,
    district_points,
    lay,
    points,
    standing,
    status,
)
from tests.games.hofverrat.table import FAMILIES, table
from tests.rules import rule

import courtier


@rule("H-STAT-1", "H-STAT-2", "H-STAT-3", "H-STAT-4", "H-STAT-5")
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(
    ("cards", "above", "below", "expected"),
    [
        ("o : -", 1, 0, "esteemed"),
        ("no : oo", 3, 2, "esteemed"),
        ("os : s", 2, 1, "esteemed"),
        ("gg : nnn", 2, 6, "in disgrace"),
        ("- : s", 0, 1, "in disgrace"),
        ("n : og", 2, 2, "neutral"),
        ("s : a", 1, 1, "neutral"),
        ("", 0, 0, "neutral"),
    ],
)
def test_the_heavier_side_decides(family: str, cards: str, above: int, below: int, expected: str) -> None:
    words = f"{family} {cards}" if cards else ""
    game = table("Ann | Bob", table=words, districts={"Ann": f"{family} a"}, missions={"Ann": "L9", "Bob": "L10"})
    assert standing(game, family) == (above, below)
    assert status(game)[family] == expected
    assert points(game, "Ann", family) == {"esteemed": 1, "in disgrace": -1, "neutral": 0}[expected]


@rule("H-STAT-6")
def test_families_do_not_compete_with_one_another() -> None:
    rich = table("Ann | Bob", table="carp nnnn above, hare o above, stag s above, toad g : o, butterfly - : o")
    assert status(rich) == {
        "butterfly": "in disgrace",
        "toad": "neutral",
        "nightingale": "neutral",
        "hare": "esteemed",
        "stag": "esteemed",
        "carp": "esteemed",
    }
    for side in ("above", "below"):
        game = table("Ann | Bob", table=", ".join(f"{family} o {side}" for family in FAMILIES))
        assert {*status(game).values()} == {"esteemed" if side == "above" else "in disgrace"}


@rule("H-STAT-7")
def test_status_is_fixed_at_the_end_only() -> None:
    game = table("Ann: carp n | Bob", table="carp o above", districts={"Bob": "carp o"}, used="home abroad")
    assert standing(game, "carp") == (1, 0), "esteemed so far"
    assert courtier.view(game, GALLERY)["result"] is None
    lay(game, "carp n", "below")
    assert status(game)["carp"] == "in disgrace"
    assert district_points(game, "Bob") == -1, "nothing came of the time before"


@rule("H-STAT-7")
def test_nothing_during_play_depends_on_status() -> None:
    asked_for = []
    for lies in ("carp n above, hare o below", "carp n below, hare o above", "carp n above, hare o above"):
        game = table("Ann: carp a, stag o, toad o | Bob: 3", table=lies, districts={"Bob": "carp n, hare s"})
        questions = [answers(game)]
        for words, target in (("stag o", "Ann"), ("carp a", "Bob")):
            lay(game, words, target)
            questions.append(answers(game))
        asked_for.append(questions)
    assert asked_for == [asked_for[0]] * 3
    assert asked_for[0][-1] == ["spare", "place 0", "place 1"]
