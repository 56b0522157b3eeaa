"""`courtier tournament`, its ratings and its file."""

import json
import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from courtier.arena.ratings import EQUAL, OPEN, STRONGER, WEAKER, Standings, verdict
from courtier.arena.tournament import Played, pair_results, play_round, tournament
from courtier.arena.tournament_command import tournament as command

QUICK = ("--seats", "2", "--games", "40", "--workers", "1", "--seed", "7")


def run(*words: str) -> Result:
    return CliRunner().invoke(command, ["hofverrat", *words])


class Crashing:
    def choose(self, view: Any, journal: Any, rng: Any) -> int:
        raise ValueError("no idea")


class Leaving:
    def choose(self, view: Any, journal: Any, rng: Any) -> int:
        sys.exit(3)


class Nonsense:
    def choose(self, view: Any, journal: Any, rng: Any) -> int:
        return 10_000


class Sleeping:
    def choose(self, view: Any, journal: Any, rng: Any) -> int:
        time.sleep(5)
        return int(view["choices"][0]["code"])


# Verdicts


def test_the_stronger_bot_is_found_and_the_tournament_stops() -> None:
    result = run(*QUICK, "--bots", "random,greedy")
    assert result.exit_code == 0, result.output
    assert "greedy is stronger" in result.stdout
    assert "10 shuffles" in result.stdout  # of 20 that were allowed
    assert result.stdout.index("greedy") < result.stdout.index("random")


def test_all_games_are_played_on_request(tmp_path: Path) -> None:
    result = run(*QUICK, "--games", "24", "--bots", "random,greedy", "--all", "--json", "-")
    data = json.loads(result.stdout)
    assert (data["shuffles"], data["settled"]) == (12, True)
    assert data["ratings"][0]["bot"] == "greedy"
    assert data["pairs"][0]["verdict"] == "weaker"
    assert data["pairs"][0]["share"]["high"] > 0  # ten lost rounds do not prove that it never wins


def test_verdicts_follow_the_rounds() -> None:
    luck = random.Random(3)
    even = [luck.choice((0.0, 0.5, 1.0)) for _ in range(3000)]
    assert verdict(even, 0.05) == EQUAL
    assert verdict(even[:20], 0.05) == OPEN
    ahead = [min(1.0, share + luck.choice((0, 0.5))) for share in even[:400]]
    assert verdict(ahead, 0.05) == STRONGER
    assert verdict([1 - share for share in ahead], 0.05) == WEAKER
    assert verdict([1.0] * 9, 0.05) == OPEN


def test_sequential_tests_err_seldom() -> None:
    """Of equal bots, about one pair in ten may be called different (5 % on either side)."""
    luck = random.Random(5)
    wrong = 0
    for _ in range(100):
        shares: list[float] = []
        while verdict(shares, 0.1) == OPEN:
            shares.append(luck.choice((0.0, 1.0)))
        wrong += verdict(shares, 0.1) != EQUAL
    assert wrong <= 18


# Line-ups


def test_every_bot_meets_every_other_from_every_seat() -> None:
    wanted = tournament("hofverrat", 3, ["random", "greedy", "a:B", "c:D"][:2], 100, 1, {})
    assert {wanted.lineup(number) for number in range(4)} == {(0, 1, 0), (1, 0, 1)}
    many = wanted._replace(bots=("a", "b", "c", "d", "e"))
    assert len({many.lineup(number) for number in range(10)}) == 10
    games = play_round(wanted, 0).games
    assert [game.bots for game in games] == [(0, 1, 0), (0, 0, 1), (1, 0, 0)]


def test_meetings_are_counted_by_place() -> None:
    game = Played((1, 0, 2), (1, 2, 2), (9, 5, 5))
    assert sorted(pair_results([game])) == [(0, 1, 0.0), (0, 2, 0.5), (1, 2, 1.0)]


def test_workers_do_not_change_the_result() -> None:
    words = ("--bots", "random,greedy", "--games", "16", "--json", "-")
    first, second = (json.loads(run(*QUICK, *words, "--workers", each).stdout) for each in ("1", "2"))
    assert {**first, "seconds": 0} == {**second, "seconds": 0}


# Bots that fail


@pytest.mark.parametrize(
    ("bot", "expected"),
    [
        ("Crashing", "failed"),
        ("Leaving", "failed"),
        ("Nonsense", "answered what is not legal"),
    ],
)
def test_a_bot_that_fails_loses_its_turns_alone(bot: str, expected: str) -> None:
    name = f"{__name__}:{bot}"
    result = run("--seats", "2", "--games", "2", "--workers", "1", "--bots", f"random,{name}")
    assert result.exit_code == 0, result.output
    assert f"{name} {expected}" in " ".join(result.stdout.split())
    assert "times, and the default was answered" in " ".join(result.stdout.split())


def test_a_bot_that_hangs_loses_its_turns_alone() -> None:
    wanted = tournament("hofverrat", 2, ["random", f"{__name__}:Sleeping"], 2, 1, {}, seconds=0.005)
    began = time.perf_counter()
    played = play_round(wanted, 0)
    assert time.perf_counter() - began < 60
    assert {fault for _, fault, _ in played.faults} == {"took too long"}


# Files


def test_a_tournament_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    words = (*QUICK, "--bots", "random,greedy", "--all", "--resume", str(path), "--json", "-")
    part = json.loads(run(*words, "--games", "8").stdout)
    assert part["shuffles"] == 4
    with path.open("a", encoding="utf-8") as file:
        file.write('{"round": 4, "games"')  # cut off by a stop
    whole = json.loads(run(*words, "--games", "16").stdout)
    once = json.loads(run(*QUICK, "--bots", "random,greedy", "--all", "--json", "-", "--games", "16").stdout)
    assert {**whole, "seconds": 0} == {**once, "seconds": 0}


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rounds.jsonl"
    assert run(*QUICK, "--bots", "random,greedy", "--games", "4", "--resume", str(path)).exit_code == 0
    text = path.read_text(encoding="utf-8")
    result = run(*QUICK, "--bots", "random,greedy", "--seed", "8", "--resume", str(path))
    assert result.exit_code == 2
    assert "holds another tournament: its seed is 7, not 8" in result.stderr
    assert path.read_text(encoding="utf-8") == text


def test_pairs_as_rows() -> None:
    result = run(*QUICK, "--bots", "random,greedy", "--csv", "-")
    head, row = result.stdout.splitlines()
    assert head == "one,other,value,low,high,of,verdict"
    assert row.startswith("random,greedy,")
    assert row.endswith("weaker")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--bots", "greedy"), "two or more different bots"),
        (("--bots", "greedy,greedy"), "two or more different bots"),
        (("--bots", "greedy,nobody"), "unknown bot 'nobody'"),
        (("--bots", "greedy,random", "--games", "0"), "--games must be at least 1"),
        (("--bots", "greedy,random", "--workers", "0"), "--workers must be at least 1"),
        (("--bots", "greedy,random", "--margin", "60"), "--margin must lie between 0 and 50"),
        (("--bots", "greedy,random", "--seconds", "-1"), "--seconds must be 0"),
        (("--bots", "greedy,random", "--seats", "9"), "2 to 5 players"),
        (("--bots", "greedy,random", "--json", "-", "--csv", "-"), "only one of --json and --csv"),
        (("--bots", "greedy,random", "--resume", "."), "is no file of a tournament"),
    ],
)
def test_a_clear_sentence(
    words: tuple[str, ...], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert result.exit_code == 2
    assert expected in result.stderr
    assert result.stderr.startswith("Error: ")


def test_ratings_are_those_of_the_rounds_in_order() -> None:
    wanted = tournament("hofverrat", 2, ["random", "greedy"], 8, 7, {})
    rounds = [play_round(wanted, number) for number in range(3)]
    standings = Standings(wanted, 0.05)
    for played in rounds:
        standings.add(played)
    best, worst = standings.ratings()
    assert best.bot == "greedy"
    assert best.skill.low is not None
    assert best.skill.value > worst.skill.value
    assert sum(row.wins for row in (best, worst)) == 6
