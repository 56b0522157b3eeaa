"""H/A-35, docs/own-cards.md: missions of one's own in place of the printed ones: played, counted, said, reported."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests import untyped
from tests.games.hofverrat.play import load, points
from tests.games.hofverrat.table import table
from tests.rules import rule

from courtier.arena.command import simulate
from courtier.core.data import read_rows
from courtier.core.errors import BadCards
from courtier.core.registry import kind
from courtier.games.hofverrat import words
from courtier.games.hofverrat.cards import FAMILIES, FIELDS_OF_TESTS, ROLES, TESTS
from courtier.games.hofverrat.court import Court
from courtier.games.hofverrat.evaluation import Outlook
from courtier.match import Match

ANN = 0
GUIDE = (Path(__file__).parents[3] / "docs" / "own-cards.md").read_text(encoding="utf-8")
ROWS = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)[1]
WORDS = {"name": {"en": "Mine", "de": "Meine"}, "text": {"en": "Mine.", "de": "Meine."}}


def own(rows: dict[str, list[dict[str, Any]]], **zones: Any) -> Court:
    game = table("Ann: carp o | Bob", used="home abroad", **zones)
    return load(game.dump() | {"options": {"cards": rows}})


@rule("H/A-35", "H-SCORE-5")
@pytest.mark.parametrize(("guards", "light"), [("hare g, carp g, stag g", 2), ("hare g, carp g", 0)])
@pytest.mark.parametrize(("hares", "dark"), [("hare o above", 3), ("hare o below", 0)])
def test_the_missions_of_the_guide_count(guards: str, light: int, hares: str, dark: int) -> None:
    missions = {"Ann": "L1 D1", "Bob": "L2 D2"}
    game = own(read_rows(ROWS, "own-cards.md"), table=hares, districts={"Ann": guards}, missions=missions)
    game.apply(ANN, game.legal(ANN)[0])
    assert (points(game, "Ann", "L1"), points(game, "Ann", "D1")) == (light, dark)


@rule("H/A-35")
def test_the_missions_of_the_guide_are_played_said_and_known_to_the_bot(tmp_path: Path) -> None:
    options = {"cards": read_rows(ROWS, "own-cards.md")}
    assert Match("hofverrat", ["greedy", "random", "level2"], seed=4, options=options).play()
    checked = kind("hofverrat").check_options(options)
    assert words.mission_text("L1", "en", checked) == "At least 3 guards lie in your district."
    assert words.card_name("D1", "de", checked["cards"]) == "Aufstieg der Hasen"
    file = tmp_path / "missions.toml"
    file.write_text(ROWS, encoding="utf-8")
    page = tmp_path / "report.html"
    said = ["hofverrat", "--games", "6", "--seats", "3", "--workers", "1", "--by", "mission", "--cards", str(file)]
    result = CliRunner().invoke(simulate, [*said, "--html", str(page)])
    assert result.exit_code == 0, result.output
    for text in (result.stdout, page.read_text(encoding="utf-8")):
        assert "L1 A small guard" in text
        assert "Few butterflies" not in text


@rule("H/A-35")
def test_a_bot_hopes_for_what_its_own_missions_demand() -> None:
    missions = {"Ann": "L1 D1", "Bob": "L2 D2"}
    rows = read_rows(ROWS, "own-cards.md")
    hopeful = own(rows, table="hare n above", districts={"Ann": "hare g, carp g, stag g"}, missions=missions)
    hopeless = own(rows, table="hare n below", districts={"Ann": "hare g"}, missions=missions)
    for place in range(2):
        assert chance(hopeful, place) > 0.7
        assert chance(hopeless, place) < 0.3


def chance(game: Court, place: int) -> float:
    """What the bot thinks of the light or the dark mission of Ann, with a turn to come."""
    outlook = Outlook(game, ANN)
    outlook.table_spread = outlook.district_spread = 0.3
    return outlook.chance(outlook.missions[place], [0.0] * len(FAMILIES))


@rule("H/A-35")
def test_the_bot_counts_what_is_missing_below_the_table_for_any_number() -> None:
    missions = {"Ann": "L1 D7", "Bob": "L2 D2"}
    below = ", ".join(f"{family} o below" for family in FAMILIES)
    met = own({}, table=below, missions=missions)
    more = own({"mission": [{"id": "D7", "count": 2}]}, table=below, missions=missions)
    assert chance(met, 1) > 0.7
    assert chance(more, 1) < 0.1


@rule("H/A-35")
def test_the_guide_lists_every_form_with_its_fields() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \| (`[^|]+`) \|", GUIDE, re.MULTILINE))
    assert {form: tuple(re.findall(r"\w+", fields)) for form, fields in listed.items()} == FIELDS_OF_TESTS
    assert set(FIELDS_OF_TESTS) == set(TESTS)
    assert {row["test"] for row in kind("hofverrat").rows({})["mission"]} == set(TESTS) - {"esteemed"}
    for name in (*FAMILIES, *ROLES):
        assert name in GUIDE


@rule("H/A-35")
@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ({"id": "L1", "test": "own_role", "role": "spy"}, "a mission of the form own_role needs count"),
        ({"id": "L1", "test": "esteemed"}, "a mission of the form esteemed needs family"),
        ({"id": "L1", "test": "richest"}, "unknown test 'richest'; expected one of fewer_than_left"),
        ({"id": "L1", "test": "all_below", "count": "1"}, "count must be a whole number, got '1'"),
        ({"id": "L1", "test": "all_below", "count": 0}, "count must be at least 1, got 0"),
        ({"id": "L1", "test": "esteemed", "family": "wolf"}, "unknown family 'wolf'"),
        ({"id": "L1", "count": 2}, "unknown field 'count'"),
        ({"id": "L1", "points": 0}, "points must be at least 1, got 0"),
        ({"id": "L1", "name": {"en": " ", "de": "x"}}, "name.en is missing"),
        ({"id": "L11", **WORDS}, "'L11': unknown id"),
    ],
)
def test_other_missions_are_refused_and_named(row: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadCards) as refused:
        kind("hofverrat").rows({"mission": [row]})
    assert expected in str(refused.value)
    assert "[[mission]]" in str(refused.value)


@rule("H/A-35")
def test_a_game_with_its_own_missions_is_loaded_again() -> None:
    game = own(read_rows(ROWS, "own-cards.md"), missions={"Ann": "L1 D1", "Bob": "L2 D2"})
    assert load(game.dump()).dump() == game.dump()
    assert untyped.view(game, ANN)["more"]["options"] == game.options
