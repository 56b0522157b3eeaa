"""H/A-35: numbers of the rules that options change: the rules, the bots, beliefs and words go by them."""

from typing import Any

import pytest
from click.testing import CliRunner
from tests import untyped
from tests.games.hofverrat.play import lay, load, new
from tests.games.hofverrat.table import NAMES, table
from tests.rules import rule

import courtier
from courtier.arena.command import simulate
from courtier.core.errors import BadOption
from courtier.core.registry import kind
from courtier.games.hofverrat.court import Court
from courtier.games.hofverrat.evaluation import Outlook
from courtier.laws.cases import Case, Luck
from courtier.laws.sitting import Sitting, positions
from courtier.match import Match

ANN, BOB = 0, 1
CHANGED = [{"esteem_lead": 2}, {"disgrace_lead": 3}, {"esteem_lead": 3, "disgrace_lead": 2, "mission_noble_weight": 1}]
LAST = "Ann: hare n | Bob"
BOARD = "hare o above, toad o below, toad o below"


def with_options(**options: int) -> Court:
    """Ann lays the last card; hares stand 1:0 before it, toads 0:2."""
    missions = {"Ann": "L7 D2", "Bob": "L8 D4"}
    districts = {"Ann": "hare o, toad o", "Bob": "hare o"}
    game = table(LAST, table=BOARD, districts=districts, missions=missions, used="home abroad")
    return load(game.dump() | {"options": options})


@rule("H/A-35", "H-STAT-2", "H-STAT-3", "H-STAT-4")
@pytest.mark.parametrize(
    ("esteem", "disgrace", "hare", "toad"),
    [(1, 1, "esteemed", "disgraced"), (2, 2, "neutral", "disgraced"), (1, 3, "esteemed", "neutral")],
)
def test_a_family_may_need_a_greater_lead(esteem: int, disgrace: int, hare: str, toad: str) -> None:
    stands = untyped.view(with_options(esteem_lead=esteem, disgrace_lead=disgrace), ANN)["more"]["esteem"]
    assert (stands["hare"], stands["toad"]) == (hare, toad)


@rule("H/A-35", "H-SCORE-1", "H-SCORE-2", "H-MISS-5")
@pytest.mark.parametrize(
    ("options", "scores"), [({}, [3, 1]), ({"esteem_lead": 3}, [3, 1]), ({"disgrace_lead": 3}, [1, 1])]
)
def test_points_and_missions_go_by_the_leads(options: dict[str, int], scores: list[int]) -> None:
    game = with_options(**options)
    lay(game, "hare n", "above")
    assert game.scores() == scores


def leanings(**options: int) -> list[float]:
    """How a family will stand with a weight of 2 more below to 2 more above, with a turn to come."""
    outlook = Outlook(new(2, 1, **options), ANN)
    outlook.table_spread = 0.3
    return [round(outlook.leaning(balance), 2) for balance in range(-2, 3)]


@rule("H/A-35")
def test_the_greedy_bot_judges_by_them() -> None:
    assert leanings() == [-0.96, -0.88, 0.0, 0.88, 0.96]
    assert leanings(esteem_lead=2) == [-0.96, -0.88, 0.0, 0.0, 0.88]
    assert leanings(disgrace_lead=3) == [0.0, 0.0, 0.0, 0.88, 0.96]


@rule("H/A-35")
@pytest.mark.parametrize("options", CHANGED, ids=str)
def test_bots_and_guesses_go_by_them(options: dict[str, Any]) -> None:
    assert Match("hofverrat", ["greedy", "random", "random"], seed=3, options=options).play()
    thinking = courtier.bots.make("hofverrat", "level5")
    game = courtier.new("hofverrat", 3, 5, options, recording=True)
    seat = game.actor()
    for at in positions(Sitting(Case("hofverrat", 3), game, [seat]), Luck(5), 20):
        guess = courtier.guess("hofverrat", at.view(seat), at.journals[seat], courtier.Rng(2))
        assert courtier.view(guess, seat)["more"] == at.view(seat)["more"]
    fresh = courtier.new("hofverrat", 3, 5, options, recording=True)
    assert thinking.choose(courtier.view(fresh, seat), courtier.Journal(seat), courtier.Rng(1)) in fresh.legal(seat)


@rule("H/A-35")
@pytest.mark.parametrize("name", ["esteem_lead", "disgrace_lead"])
@pytest.mark.parametrize("value", [0, 4, -1, True])
def test_other_numbers_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"option {name}: expected one of 1, 2, 3, got"):
        new(3, seed=1, **{name: value})


@rule("H/A-35")
def test_words_go_by_them() -> None:
    told = courtier.prompt(untyped.view(with_options(esteem_lead=3), ANN), "en", NAMES[:2])["choices"]
    assert "hares come to 3:0, esteemed" in told[0]["follows"]
    four = with_options(esteem_lead=3, disgrace_lead=3)
    below = courtier.prompt(untyped.view(four, ANN), "en", NAMES[:2])["choices"]
    assert "hares come to 1:2, neutral" in below[1]["follows"]
    judged = {"event": "judged", "game": "hofverrat", "you": None, "family": "hare", "above": 3, "below": 2}
    tales = {courtier.tell(judged, "en", NAMES[:2], {"esteem_lead": lead}) for lead in (1, 2)}
    assert len(tales) == 2
    assert "Here: 3, not 1." in kind("hofverrat").explained("lay", four.options, "en")


@rule("H/A-35")
def test_designers_sweep_over_them() -> None:
    words = ["hofverrat", "--games", "20", "--seats", "3", "--workers", "1", "--by", "standing"]
    result = CliRunner().invoke(simulate, [*words, "--sweep", "esteem_lead=1..3"])
    assert result.exit_code == 0, result.output
    assert "D: esteem_lead = 3" in result.stdout
    refused = CliRunner().invoke(simulate, [*words, "--sweep", "esteem_lead=0..2"])
    assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
