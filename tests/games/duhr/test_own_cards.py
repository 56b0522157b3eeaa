"""D/A-83, ledger §4: an owner's rows in place of ours, taken, refused, and as the guide tells of them."""

import re
from pathlib import Path

import pytest
from tests.games.duhr.play import new, points
from tests.games.duhr.table import ANN, table
from tests.rules import rule

from courtier.core.data import read_rows
from courtier.core.errors import BadCards
from courtier.games.duhr.cards import ABILITIES, EVENTS, MEASURES, STATUSES, SUBJECTS


@rule("D/AG-W1", "D/EV-BLACKMAIL", "D/A-83")
def test_an_owner_may_put_other_rows_in_place() -> None:
    own = {"agenda": [{"id": "W1", "bonus": 7}], "event": [{"id": "blackmail", "number": 1}]}
    game = new(4, cards=own)
    rows = game.options["cards"]
    assert next(each["bonus"] for each in rows["agenda"] if each["id"] == "W1") == 7
    scored = table("Ann: 5s | Bob | Cat | Dan", agendas={"Ann": "W1"}, options={"cards": own}, over=True)
    assert points(scored)[ANN] == [4, 7]


@rule("D/A-83")
def test_the_rows_of_the_guide_are_taken() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "own-cards.md").read_text(encoding="utf-8")
    (own,) = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    given = read_rows(own, "own-cards.md")
    scored = table("Ann | Bob: 3S 2s | Cat: 5s | Dan: 5s", agendas={"Ann": "W5"}, options={"cards": given}, over=True)
    assert points(scored)[ANN] == [10, 3]
    for name in (*EVENTS, *ABILITIES, *SUBJECTS, *STATUSES, *MEASURES[1:]):
        assert name in guide


@rule("D/A-83")
@pytest.mark.parametrize(
    "own",
    [
        {"agenda": [{"id": "W7", "bonus": 2}]},
        {"agenda": [{"id": "W1", "bonus": 0}]},
        {"agenda": [{"id": "W1", "bonus": 100}]},
        {"agenda": [{"id": "W1", "colour": "black"}]},
        {"agenda": [{"id": "W1", "bonus": 2}, {"id": "W1", "bonus": 3}]},
        {"agenda": [{"id": "W1", "conditions": [{"subject": "own", "status": []}]}]},
        {"agenda": [{"id": "W1", "conditions": [{"subject": "own", "status": ["favored"], "at_most": 0}]}]},
        {"agenda": [{"id": "W1", "conditions": [{"subject": "all", "status": ["favored"]}]}]},
        {"agenda": [{"id": "W1", "conditions": [{"subject": "own", "measure": "cards", "at_least": 3, "at_most": 2}]}]},
        {"event": [{"id": "revolt", "number": 2}]},
        {"event": [{"id": "betrayal", "effect": "revolt"}]},
    ],
)
def test_other_rows_are_refused_and_named(own: dict[str, list[dict[str, object]]]) -> None:
    with pytest.raises(BadCards, match=str(next(iter(own.values()))[0]["id"])):
        new(4, cards=own)
