"""`courtier simulate` as one types it."""

import html
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from courtier.arena import command, strength
from courtier.arena.command import simulate
from courtier.core.registry import kind

QUICK = ("--games", "30", "--seats", "3", "--workers", "1", "--seed", "7")


def run(*words: str) -> Result:
    return CliRunner().invoke(simulate, ["hofverrat", *words])


def test_a_report(tmp_path: Path) -> None:
    result = run(*QUICK, "--by", "mission")
    assert result.exit_code == 0
    for word in ("Hof-Verrat", "30 games", "third", "decisions", "L10", "games/s", "Wilson"):
        assert word in result.stdout
    assert not result.stderr


def test_bots_that_differ_get_a_table() -> None:
    result = run("--games", "4", "--seats", "2", "--bots", "greedy,random", "--workers", "1")
    assert result.exit_code == 0
    assert "2 shuffles, each played in all 2 rotations" in result.stdout
    assert "score, greedy" in result.stdout


def test_bots_have_nothing_to_discuss(tmp_path: Path) -> None:
    other = tmp_path / "b.toml"
    other.write_text('[options]\nlost_standing = "remove"\n', encoding="utf-8")
    game = ("intrigue", "--games", "2", "--workers", "1", "--against", str(other))
    assert CliRunner().invoke(simulate, game).stdout.count("discussion = False") == 2
    assert CliRunner().invoke(simulate, [*game, "--option", "discussion=true"]).stdout.count("discussion") == 1


def test_a_fact_that_never_happened_is_said_to_be_missing() -> None:
    words = ("intrigue", "--games", "1", "--seats", "3", "--option", "round_cap=1", "--by", "announcement")
    result = CliRunner().invoke(simulate, [*words, "--workers", "1"])
    assert "What announced social cards do: not in these games" in result.stdout


def written(path: Path, *words: str) -> dict[str, Any]:
    result = run(*QUICK, "--json", str(path), *words)
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_a_file_with_everything(tmp_path: Path) -> None:
    data = written(tmp_path / "all.json", "--by", "standing", "--option", "mission_noble_weight=1")
    assert (data["games"], data["complete"]) == (30, True)
    side = data["sides"][0]
    assert side["options"] == {"mission_noble_weight": 1, "esteem_lead": 1, "disgrace_lead": 1}
    assert set(side["tables"]) == {"game", "bot", "place", "standing"}
    assert side["tables"]["place"]["first"]["wins"]["of"] == 30
    assert sum(side["counts"]["decisions"].values()) == 30


def test_cards_have_names_and_those_that_never_occur_are_listed(tmp_path: Path) -> None:
    words = ("--games", "1", "--seats", "2", "--workers", "1", "--seed", "7", "--by", "mission")
    path = tmp_path / "all.json"
    shown = run(*words, "--json", str(path)).stdout
    assert "L7 Noble company" in shown
    assert "never" in shown
    data = json.loads(path.read_text(encoding="utf-8"))
    rows = data["sides"][0]["tables"]["mission"]
    assert len(rows) == 20
    assert sorted({cells["wins"]["of"] for cells in rows.values()}) == [0, 1]
    assert data["names"]["L7"] == "L7 Noble company"


def test_files_on_the_output_have_it_for_themselves() -> None:
    result = run(*QUICK, "--json", "-")
    assert json.loads(result.stdout)["games"] == 30
    assert "30 games" in result.stderr
    rows = run(*QUICK, "--by", "mission", "--csv", "-").stdout.splitlines()
    assert rows[0] == "bots,side,table,row,name,column,value,low,high,of"
    assert any(row.startswith("random,A,mission,L7,L7 Noble company,fulfilled,") for row in rows)


def test_a_comparison_as_rows(tmp_path: Path) -> None:
    other = tmp_path / "b.toml"
    other.write_text("[options]\nmission_noble_weight = 1\n", encoding="utf-8")
    rows = run(*QUICK, "--against", str(other), "--csv", "-").stdout.splitlines()
    assert {row.split(",")[1] for row in rows[1:]} == {"A", "B", "B-A"}


def test_a_page_with_charts(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    result = run("--games", "40", "--seats", "2", "--bots", "random", "--workers", "1", "--html", str(path))
    assert result.exit_code == 0, result.output
    page = path.read_text(encoding="utf-8")
    assert "courtier simulate hofverrat --games 40 --seats 2 --bots random --seed 1 --by mission" in page
    for word in ("L7 Noble company", "prefers-color-scheme: dark", "@media print", "<svg", "Score, random", "fair"):
        assert word in page
    for elsewhere in ("http:", "https:", "<script", "<link", "src="):
        assert elsewhere not in page


def test_a_page_marks_what_designers_should_look_at(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    cards = tmp_path / "cards.toml"
    cards.write_text('[[mission]]\nid = "L7"\npoints = 90\n', encoding="utf-8")
    words = ("--games", "300", "--seats", "5", "--workers", "1", "--by", "mission", "--html", str(path))
    assert run(*words, "--cards", str(cards)).exit_code == 0
    marked = [row for row in path.read_text(encoding="utf-8").split("<tr>") if "wins too often" in row]
    assert len(marked) == 1
    assert "L7 Noble company" in marked[0]


def test_a_comparison_as_a_page(tmp_path: Path) -> None:
    path, other = tmp_path / "report.html", tmp_path / "b.toml"
    other.write_text('[[role]]\nid = "noble"\nweight = 9\n', encoding="utf-8")
    assert run(*QUICK, "--against", str(other), "--by", "standing", "--html", str(path)).exit_code == 0
    page = path.read_text(encoding="utf-8")
    assert "B <small>(− A)</small>" in page
    assert '<span class="mark">*</span> <span class="interval-text">' in page


def test_a_number_in_several_values_on_the_same_shuffles() -> None:
    words = ("--games", "60", "--seats", "2", "--workers", "1", "--by", "points")
    result = run(*words, "--sweep", "mission.L7.points=1..5:2", "--json", "-")
    data = json.loads(result.stdout)
    assert len(data["sides"]) == 4
    points = [row["points"] for row in (cards["mission"][6] for cards in (side_cards(each) for each in data["sides"]))]
    assert points == [3, 1, 3, 5]
    assert all(difference["game"]["all"]["decisions"]["value"] == 0 for difference in data["differences"])
    assert data["differences"][1]["points"]["light mission, all"]["points"]["value"] == 0  # the printed value
    assert "A to D" in " ".join(result.stderr.split())
    assert "C: the printed rules" in result.stderr


def side_cards(side: dict[str, Any]) -> dict[str, Any]:
    cards: dict[str, Any] = side["options"].get("cards") or kind("hofverrat").rows({})
    return cards


def test_an_option_in_several_values(tmp_path: Path) -> None:
    path = tmp_path / "sweep.html"
    words = ("--games", "20", "--seats", "2", "--workers", "1", "--by", "points", "--html", str(path))
    result = run(*words, "--sweep", "mission_noble_weight=1,2")
    assert result.exit_code == 0, result.output
    assert "mission_noble_weight = 1" in result.stdout
    assert "C <small>(− A)</small>" in path.read_text(encoding="utf-8")


def test_answers_by_strength_of_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "SLOW", ())  # they take long
    path = tmp_path / "report.html"
    words = ("--games", "60", "--seats", "2", "--workers", "1", "--by", "mission", "--by-strength", "--html", str(path))
    result = run(*words)
    assert result.exit_code == 0, result.output
    page = path.read_text(encoding="utf-8")
    assert "greedy, 60 games" in page
    assert "Answers that depend on the strength" in result.stdout
    differing = json.loads(run(*words[:-2], "--json", "-").stdout)["by_strength"]
    assert [each["bots"] for each in differing] == [["random"] * 2, ["greedy"] * 2]


def test_slow_bots_play_as_long_as_they_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "QUICK", ())
    monkeypatch.setattr(strength, "SLOW", ("greedy",))
    monkeypatch.setattr(command, "SLOW", ("greedy",))
    words = ("--games", "3000", "--seats", "2", "--workers", "1", "--by-strength", "--minutes", "0.005", "--json", "-")
    slow = json.loads(run(*words).stdout)["by_strength"][0]
    assert not slow["complete"]
    assert 0 < slow["games"] < 3000


def test_a_file_is_replaced_by_force_only(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text("mine", encoding="utf-8")
    result = run(*QUICK, "--json", str(path))
    assert result.exit_code == 2
    assert "--force" in result.stderr
    assert path.read_text(encoding="utf-8") == "mine"
    assert written(path, "--force")["games"] == 30


def test_options_and_cards_from_files(tmp_path: Path) -> None:
    options = tmp_path / "options.toml"
    options.write_text("mission_noble_weight = 1\n", encoding="utf-8")
    cards = tmp_path / "cards.toml"
    cards.write_text('[[role]]\nid = "noble"\nweight = 3\n', encoding="utf-8")
    result = run(*QUICK, "--options", str(options), "--cards", str(cards))
    assert result.exit_code == 0, result.output
    assert "mission_noble_weight = 1; role noble: weight = 3" in result.stdout


def test_a_comparison(tmp_path: Path) -> None:
    other = tmp_path / "b.toml"
    other.write_text('[options]\nmission_noble_weight = 1\n[[role]]\nid = "noble"\nweight = 9\n', encoding="utf-8")
    data = written(tmp_path / "ab.json", "--against", str(other), "--by", "standing")
    assert len(data["sides"]) == 2
    assert data["games"] == 60
    assert data["differences"]["standing"]["all"]["neutral"]["high"] < 0
    assert data["differences"]["game"]["all"]["decisions"]["value"] == 0


def test_a_page_names_its_command_with_options_and_files(tmp_path: Path) -> None:
    cards, page = tmp_path / "my cards.toml", tmp_path / "report.html"
    cards.write_text('[[mission]]\nid = "L1"\nname.en = "Mine"\nname.de = "Meine"\n', encoding="utf-8")
    words = ("--games", "4", "--workers", "1", "--by", "mission", "--html", str(page), "--cards", str(cards))
    assert run(*words, "--option", "esteem_lead=2", "--sweep", "disgrace_lead=2,3").exit_code == 0
    told = html.unescape(page.read_text(encoding="utf-8"))
    assert f"--by mission --option esteem_lead=2 --cards '{cards}' --sweep disgrace_lead=2,3</code>" in told
    assert "mission L1: name = “Mine”" in told


BAD_FILES = {
    "broken.toml": b"[[role",
    "unknown.toml": b"no_such_option = 1\n",
    "rows.toml": b"role = 3\n",
    "negative.toml": b'[[role]]\nid = "spy"\ncopies = -1\n',
    "latin.toml": b"\xff\xfe",
}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--seats", "7"), "2 to 5 players, got 7"),
        (("--games", "0"), "--games must be at least 1"),
        (("--workers", "0"), "--workers must be at least 1"),
        (("--seed", "-1"), "--seed must be 0 or more"),
        (("--bots", "nobody"), "there are: random, greedy"),
        (("--bots", "random,random"), "one name for all or 4 names"),
        (("--by", "weather"), "there are: mission, standing"),
        (("--option", "mission_noble_weight"), "expected NAME=VALUE"),
        (("--option", "mission_noble_weight=3"), "expected one of 2, 1, got 3"),
        (("--option", "weather=fine"), "this game has disgrace_lead, esteem_lead, mission_noble_weight"),
        (("--options", "broken.toml"), "broken.toml: not readable as TOML"),
        (("--options", "unknown.toml"), "unknown.toml: unknown option no_such_option"),
        (("--options", "missing.toml"), "cannot read missing.toml"),
        (("--options", "."), "cannot read ."),
        (("--cards", "broken.toml"), "broken.toml: not readable as TOML"),
        (("--cards", "rows.toml"), "expected rows, each under [[role]]"),
        (("--cards", "negative.toml"), "negative.toml: [[role]] spy: copies cannot be negative"),
        (("--cards", "latin.toml"), "expected a text in UTF-8"),
        (("--against", "rows.toml"), "rows of cards [[role]]"),
        (("--against", "unknown.toml"), "expected [options]"),
        (("--json", "missing/all.json"), "existing folder"),
        (("--json", "."), "the name of a file"),
        (("--games", "2", "--by-strength", "--minutes", "0"), "--minutes must be more than 0"),
        (("--games", "2", "--by-strength", "--sweep", "mission.L7.points=1..2"), "leave out --against and --sweep"),
        (("--sweep", "mission"), "expected table.row.field=1..5"),
        (("--sweep", "=1..3"), "expected table.row.field=1..5"),
        (("--sweep", "mission.L7.points="), "expected table.row.field=1..5"),
        (("--sweep", "mission.L7.points=5..1"), "expected 1 to 12 values, got 0"),
        (("--sweep", "mission.L7.points=1..99"), "expected 1 to 12 values, got 99"),
        (("--sweep", "mission.L7.points=one"), "expected whole numbers, got 'one'"),
        (("--sweep", "mission.L99.points=1..2"), "mission has no row 'L99'; it has L1"),
        (("--sweep", "mission.L7.colour=1..2"), "L7 has no number 'colour'; it has count, points"),
        (("--sweep", "weather.L7.points=1..2"), "there is no table 'weather'; this game has role, mission"),
        (("--sweep", "weather=1..2"), "this game has disgrace_lead, esteem_lead, mission_noble_weight"),
        (("--sweep", "mission.L7.points=1..2", "--against", "rows.toml"), "choose one of them"),
        (("--json", "-", "--csv", "-"), "only one of --json, --csv and --html"),
    ],
)
def test_a_clear_sentence(
    words: tuple[str, ...], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, content in BAD_FILES.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert result.exit_code == 2
    assert expected in result.stderr
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    assert not result.stdout


def test_an_unknown_game() -> None:
    result = CliRunner().invoke(simulate, ["chess"])
    assert result.exit_code == 2
    assert "unknown game 'chess'; expected one of" in result.stderr


CTRL_C_AFTER_TWO_PARTS = """
import os, signal
from courtier.arena import command

signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the tests run in the background

def merged(total, part, before=command.merged):
    if total.shuffles:
        os.killpg(0, signal.SIGINT)
    return before(total, part)

command.merged = merged
command.simulate()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent another way there")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_is_done_so_far(workers: str, tmp_path: Path) -> None:
    target = tmp_path / "part.json"
    words = ["hofverrat", "--games", "9000", "--workers", workers, "--json", str(target)]
    result = subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-c", CTRL_C_AFTER_TWO_PARTS, *words],
        capture_output=True,
        text=True,
        start_new_session=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 130
    assert "stopped after" in result.stdout
    assert not result.stderr
    data = json.loads(target.read_text(encoding="utf-8"))
    assert not data["complete"]
    assert 0 < data["games"] < 9000
