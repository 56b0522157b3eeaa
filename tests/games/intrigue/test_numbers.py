"""V-24: the fine for a false accusation is a number that the host may change."""

from typing import Any

import pytest
from click.testing import CliRunner
from tests import untyped
from tests.games.intrigue.play import answers, do, say, trade
from tests.games.intrigue.table import CAT, NAMES, table
from tests.rules import rule

import courtier
from courtier.arena.command import simulate
from courtier.core.registry import kind
from courtier.games.intrigue.court import Court
from courtier.games.intrigue.evaluation import position_worth
from courtier.match import Match

TRADERS = "Ann: asset 3 | Bob: asset 4 | Cat: asset 4, asset 8! | Dan: 1"


def accused(**options: Any) -> Court:
    """Ann and Bob trade legally, and Cat has objected."""
    game = table(TRADERS, **options)
    trade(game, "Ann", "asset 3", "Bob", "asset 4", agree="Ann Bob", objects="Cat")
    assert isinstance(game, Court)
    return game


@rule("I/V-24", "I-LEGAL-8")
@pytest.mark.parametrize(("fine", "able"), [(2, ["asset 4", "asset 8!"]), (8, ["asset 8!"]), (9, ["lose standing"])])
def test_a_false_accusation_costs_what_the_option_says(fine: int, able: list[str]) -> None:
    game = accused(false_accusation_fine=fine)
    assert answers(game, "Cat") == able


@rule("I/V-24", "I-FINE-6")
def test_a_false_accusation_of_10_costs_a_standing_without_a_question() -> None:
    game = accused(false_accusation_fine=10)
    assert game.dump()["standing"] == [3, 3, 2, 3]


@rule("I/V-24")
def test_the_question_names_the_fine_and_the_explanation_says_that_it_is_another() -> None:
    game = table(TRADERS, false_accusation_fine=2)
    say(game, "Ann", "invite Bob")
    do(game, "Ann: asset 3", "Bob: asset 4", "Ann: deny", "Bob: deny")
    view = untyped.view(game, CAT)
    told = " ".join(each["follows"] for each in courtier.prompt(view, "en", NAMES[:4])["choices"])
    assert "pay 2" in told
    explained = kind("intrigue").explained("object", view["more"]["options"], "en")
    assert "Here: 2, not 5." in explained


@rule("I/V-24")
def test_the_greedy_bot_accuses_more_freely_where_it_is_cheap() -> None:
    """Its judgement plays the end of the trade out, so the fine is in it."""
    worth = {fine: position_worth(accused(false_accusation_fine=fine), CAT) for fine in (1, 10)}
    assert worth[10] < worth[1]
    assert Match("intrigue", ["greedy", "random", "random"], seed=4, options={"false_accusation_fine": 9}).play()


@rule("I/V-24")
def test_designers_sweep_over_the_fine() -> None:
    words = ["intrigue", "--games", "2", "--seats", "3", "--workers", "1", "--sweep", "false_accusation_fine=2..8:3"]
    result = CliRunner().invoke(simulate, words)
    assert result.exit_code == 0, result.output
    assert "discussion = False; false_accusation_fine = 2" in " ".join(result.stdout.split())
