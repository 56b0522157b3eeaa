"""D/A-87: numbers of the rules that options change: the rules, the bots, beliefs and words go by them."""

from typing import Any

import pytest
from click.testing import CliRunner
from tests import untyped
from tests.games.duhr.play import do, more, new, points, row, status
from tests.games.duhr.table import ANN, NAMES, table
from tests.rules import rule

import courtier
from courtier.arena.command import simulate
from courtier.core.errors import BadOption, BadPosition
from courtier.core.registry import kind
from courtier.games.duhr.evaluation import Outlook
from courtier.laws.cases import Case, Luck
from courtier.laws.sitting import Sitting, positions
from courtier.match import Match

CHANGED = [
    {"cards_to_disfavor": 3},
    {"cards_to_disfavor": 4, "scandals_to_vilify": 2, "villain_points": 9},
    {"cards_to_disfavor": 3, "scandals_to_vilify": 5},
    {"scandals_to_vilify": 1, "scandal_cost": 0, "disfavored_points": 20},
]


@rule("D/A-87", "D-CORE-2", "D-TERM-4", "D-TERM-5")
def test_a_house_may_be_full_with_fewer_cards() -> None:
    game = table("Ann | Bob: 2s | Cat | Dan", hands={"Ann": "deluras"}, options={"cards_to_disfavor": 3})
    do(game, "raise deluras")
    assert (status(game, "Bob"), row(game, "Bob")) == ("disfavored", "s s s")
    with pytest.raises(BadPosition, match="at most 3 cards"):
        table("Ann | Bob: 4s | Cat | Dan", options={"cards_to_disfavor": 3})


@rule("D/A-87", "D-CONSP-8")
def test_a_scandal_replaces_a_card_on_a_house_that_is_full_sooner() -> None:
    game = table(
        "Ann: 2s | Bob: 3s | Cat | Dan",
        hands={"Ann": "balistrad"},
        concealed={"Ann": "Bob"},
        options={"cards_to_disfavor": 3},
    )
    do(game, "raise balistrad")
    assert untyped.view(game, ANN)["asked"][0]["question"] == "replace_card"


@rule("D/A-87", "D-TERM-6")
@pytest.mark.parametrize(("scandals", "expected"), [(1, "vilified"), (2, "vilified"), (3, "disfavored")])
def test_fewer_or_more_scandals_may_vilify(scandals: int, expected: str) -> None:
    game = table("Ann | Bob: 2S 3s | Cat | Dan", options={"scandals_to_vilify": scandals})
    assert status(game, "Bob") == expected


@rule("D/A-87")
def test_where_no_house_holds_enough_scandals_nobody_is_vilified() -> None:
    game = table("Ann | Bob: 3S | Cat | Dan", options={"cards_to_disfavor": 3, "scandals_to_vilify": 4})
    assert status(game, "Bob") == "disfavored"
    assert Outlook(game).vilified == [0.0] * 4


@rule("D/A-87", "D-SCORE-1", "D-SCORE-2", "D-SCORE-3")
def test_points_of_scandals_and_of_fallen_houses() -> None:
    houses = "Ann: S | Bob: 5s | Cat: 3S 2s | Dan: 2S"
    game = table(houses, over=True, options={"scandal_cost": 4, "disfavored_points": 12, "villain_points": 7})
    assert [house for house, _ in points(game)] == more(game)["points"] == [6, 7, 8, 2]


@rule("D/A-87")
def test_the_greedy_bot_judges_by_them() -> None:
    houses = "Ann | Bob: 5s | Cat: 3S 2s | Dan: 5s"
    printed = Outlook(table(houses))
    game = Outlook(table(houses, options={"disfavored_points": 19, "villain_points": 12}))
    assert game.points(3) > printed.points(3) + 8, "disfavored"
    assert game.points(2) > printed.points(2) + 8, "vilified"


@rule("D/A-87")
@pytest.mark.parametrize("options", CHANGED, ids=str)
def test_bots_search_and_guesses_go_by_them(options: dict[str, Any]) -> None:
    assert Match("duhr", ["greedy", "random", "random", "random"], seed=3, options=options).play()
    case = Case("duhr", 4)
    game = courtier.new("duhr", 4, 5, options, recording=True)
    for at in positions(Sitting(case, game, [ANN]), Luck(5), 10):
        guess = courtier.guess("duhr", at.view(ANN), at.journals[ANN], courtier.Rng(2))
        assert guess.dump()["rows"] is not None
        assert courtier.view(guess, ANN)["more"] == at.view(ANN)["more"]
    thinking = courtier.bots.make("duhr", "level4")
    opening = courtier.new("duhr", 4, 6, {**options, "agendas": "white"}, recording=True)
    seat = opening.actor()
    journal = courtier.Journal(seat)
    for event in opening.news:
        journal.saw(courtier.glimpse(event, seat))
    assert thinking.choose(courtier.view(opening, seat), journal, courtier.Rng(1)) in opening.legal(seat)


@rule("D/A-87")
@pytest.mark.parametrize(
    ("name", "value"),
    [("cards_to_disfavor", 6), ("scandals_to_vilify", 0), ("scandal_cost", 6), ("villain_points", -1)],
)
def test_other_numbers_are_refused(name: str, value: int) -> None:
    with pytest.raises(BadOption, match=f"option {name}: expected one of"):
        new(4, **{name: value})


@rule("D/A-87")
def test_words_go_by_them() -> None:
    game = table("Ann | Bob: 2s | Cat | Dan", hands={"Ann": "deluras"}, options={"cards_to_disfavor": 3})
    view = untyped.view(game, ANN)
    told = courtier.prompt(view, "en", NAMES[:4])["choices"]
    assert told[0]["follows"] == "Deluras (Bob) loses favor; Bob’s conspiracy is concealed again."
    explained = kind("duhr").explained("main", view["more"]["options"], "en")
    assert "Cards with which a House is full and no longer favored. Here: 3, not 5." in explained
    assert "Hier: 3 statt 5." in kind("duhr").rules_with(view["more"]["options"], "de")
    assert "Here" not in kind("duhr").rules_with(table("Ann | Bob | Cat | Dan").options, "en")


@rule("D/A-87")
def test_designers_sweep_over_them() -> None:
    words = ["duhr", "--games", "2", "--workers", "1", "--by", "status", "--sweep", "scandals_to_vilify=1,2,5"]
    result = CliRunner().invoke(simulate, words)
    assert result.exit_code == 0, result.output
    for side in ("B: scandals_to_vilify = 1", "D: scandals_to_vilify = 5"):
        assert side in result.stdout
