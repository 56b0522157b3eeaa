"""D/A-83, ledger §4: an owner's rows in place of ours, taken, refused, and as the guide tells of them."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.games.duhr.play import new, points
from tests.games.duhr.table import ANN, table
from tests.rules import rule

from courtier.arena.command import simulate
from courtier.core.data import read_rows
from courtier.core.errors import BadCards
from courtier.games.duhr.cards import ABILITIES, EVENTS, MEASURES, STATUSES, SUBJECTS
from courtier.games.duhr.words import agenda_text


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
    own = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)[0]
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


DEMAND = "All Houses together have 4 or more revealed scandals."


@rule("D/A-83")
def test_an_agenda_of_ones_own_is_explained_and_reported_by_its_name(tmp_path: Path) -> None:
    rows = (
        '[[agenda]]\nid = "B6"\nbonus = 5\nreconstructed = false\n'
        'conditions = [{ subject = "all", measure = "scandals", at_least = 4 }]\n'
        'name.en = "Broken realm"\nname.de = "Zerrüttetes Reich"\n'
        f'text.en = "{DEMAND}"\ntext.de = "Zusammen 4 offene Skandale."\n'
    )
    given = read_rows(rows, "mine.toml")
    scored = table("Ann | Bob: 3S 2s | Cat: S | Dan", agendas={"Ann": "B6"}, options={"cards": given}, over=True)
    assert points(scored)[ANN] == [10, 5]
    assert agenda_text("B6", "en", scored.options) == f"{DEMAND} It brings 5 points."
    file = tmp_path / "mine.toml"
    file.write_text(rows, encoding="utf-8")
    words = ["duhr", "--games", "3", "--workers", "1", "--by", "agenda", "--cards", str(file)]
    result = CliRunner().invoke(simulate, words)
    assert result.exit_code == 0, result.output
    assert "B6 Broken realm" in result.stdout
    assert "Untainted" not in result.stdout
