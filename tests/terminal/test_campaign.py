"""Campaigns at the terminal: three games in a row, standings between them, and none of it lost."""

import json
import re
from pathlib import Path

import pytest
from tests.terminal.sitting import Sheet, answers, courtier

from courtier.core.campaign import TOTALS
from courtier.core.record import Record, chain
from courtier.terminal import commands, series
from courtier.terminal.phrases import speaker
from courtier.terminal.terminal_game import TerminalGame, begin
from courtier.terminal.terminal_game import resume as resumed

PLAYERS = ("Ann", "Odette", "Konrad", "Isolde")
LEVELS = (None, "random", "random", "random")
CAMPAIGN = ("play", "duhr", "--campaign", "--bots", "random", "--seat", "1", "--name", "Ann", "--seed", "3")
ONES = "1\n" * 900  # more than three games of Dûhr ask one of four


def dealt(seed: int = 3) -> TerminalGame:
    match = begin("duhr", seed, {}, PLAYERS, LEVELS)
    series.start(match)
    return match


def played(match: TerminalGame) -> TerminalGame:
    while not match.over():
        if match.asked() == match.you:
            match.answer(match.you, match.game.default(match.you))
        else:
            match.let_bot_answer()
    return match


def test_three_games_and_how_all_stand() -> None:
    told = courtier(*CAMPAIGN, answers=ONES)
    assert told.exit_code == 0
    for number in (1, 2, 3):
        assert f"Game {number} of 3 of a campaign." in told.stdout
    assert "After game 1 of 3: " in told.stdout
    assert "After game 2 of 3: " in told.stdout
    assert "The campaign is over. " in told.stdout.splitlines()[-1]


def test_the_standings_are_the_sums_of_the_games() -> None:
    match = dealt()
    sums = [0, 0, 0, 0]
    for number in (1, 2, 3):
        sums = [before + now for before, now in zip(sums, played(match).game.scores(), strict=True)]
        assert series.is_over(match) == (number == 3)
        told = series.standings(match, speaker("en"))
        found = dict(re.findall(r"(\w+) (\d+)[,.]", told[told.index(":") :]))
        assert found == {name: str(points) for name, points in zip(PLAYERS, sums, strict=True)}
        if number < 3:
            match = series.next_match(match)


def test_the_same_people_sit_at_the_same_seats_and_other_cards_are_dealt() -> None:
    first = played(dealt())
    second = series.next_match(first)
    assert (second.names, second.levels) == (first.names, first.levels)
    assert second.record.seed == 4
    assert second.record.header["commitment"] != first.record.header["commitment"]


def test_german() -> None:
    told = courtier(*CAMPAIGN, "--lang", "de", answers=ONES)
    assert "Nach Spiel 2 von 3: " in told.stdout
    assert "Die Kampagne ist zu Ende. " in told.stdout


# Saving


def test_a_campaign_left_within_a_game_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "campaign.courtier"
    whole = courtier(*CAMPAIGN, answers=ONES).stdout
    asked = whole[: whole.index("Game 2 of 3")].count("\n> ")
    left = courtier(*CAMPAIGN, answers="1\n" * (asked + 9) + f"save {save}\n")
    assert "Game 2 of 3" in left.stdout
    again = courtier("resume", str(save), answers=ONES).stdout
    assert "Game 2 of 3 of a campaign. After game 1 of 3: " in again
    assert again.splitlines()[-1] == whole.splitlines()[-1]
    assert courtier("verify", str(save)).exit_code == 0


def test_a_campaign_left_between_games_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    screen = Sheet(answers(then="quit"))
    following = series.next_match(played(dealt()))
    assert not commands.go_on(following, "en", screen, tmp_path / "campaign.courtier")
    assert "Saved in" in screen.text
    match = resumed(Record.parse((tmp_path / "campaign.courtier").read_text(encoding="utf-8")))
    assert series.totals(match) == [played(dealt()).game.scores()]
    assert not match.record.lines


def test_enter_deals_the_next_game(tmp_path: Path) -> None:
    screen = Sheet(answers(""))
    assert commands.go_on(series.next_match(played(dealt())), "en", screen, tmp_path / "campaign.courtier")
    assert not list(tmp_path.iterdir())


def test_the_record_of_a_finished_game_leads_to_the_next(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    courtier(*CAMPAIGN, "--record", str(file), answers=ONES)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game-2.record", "game-3.record", "game.record"]
    second = courtier("resume", str(tmp_path / "game.record"), answers=ONES)
    assert "Game 2 of 3" in second.stdout
    over = courtier("resume", str(tmp_path / "game-3.record"))
    assert over.exit_code == 2
    assert "This game is over" in over.stderr


# What is refused


def test_not_every_game_has_campaigns() -> None:
    refused = courtier("play", "hofverrat", "--campaign")
    assert refused.exit_code == 2
    assert refused.stderr == "Hof-Verrat is not played as a campaign; these games are: duhr.\n"
    assert "nicht als Kampagne" in courtier("play", "hofverrat", "--campaign", "--lang", "de").stderr


@pytest.mark.parametrize("totals", [3, [3], [[1, 2, 3]], [[1, 2, 3, "4"]], [[1, 2, 3, True]], [[1] * 4] * 3])
def test_totals_that_no_campaign_can_have(tmp_path: Path, totals: object) -> None:
    record = dealt().record
    record.header[TOTALS] = totals
    file = tmp_path / "bad.courtier"
    file.write_text(record.text(with_seed=True), encoding="utf-8")
    refused = courtier("resume", str(file))
    assert refused.exit_code == 2
    assert "expected the totals of the campaign's earlier games" in refused.stderr


def test_a_header_cannot_be_changed_unnoticed(tmp_path: Path) -> None:
    rows = [json.loads(row) for row in dealt().record.text(with_seed=True).splitlines()]
    rows[0]["line"][TOTALS] = [[9, 0, 0, 0]]
    assert rows[0]["hash"] != chain([rows[0]["line"]])[0]
    file = tmp_path / "changed.courtier"
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert "its hash does not fit" in courtier("resume", str(file)).stderr
