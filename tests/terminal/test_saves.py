"""Saves, records and replays: the same game again, and nobody's file lost."""

from pathlib import Path
from typing import Any

import pytest
from tests.terminal.sitting import CTRL_C, ONES, Sheet, answers, courtier, deal, session

from courtier import Match
from courtier.core.deals.clause import GOODS_ADMITTED, give, refrain
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import plain_deal
from courtier.core.journal import Journal
from courtier.core.record import Record
from courtier.core.rng import Rng
from courtier.games.duhr.deals import HARMS, RULES
from courtier.terminal.screen import Leave
from courtier.terminal.terminal_game import TerminalGame, resume

GAME = ("play", "hofverrat", "--seats", "3", "--bots", "greedy", "--seed", "8", "--seat", "2", "--name", "Ann")


def test_a_resumed_game_goes_on_as_if_it_had_never_been_left(tmp_path: Path) -> None:
    save = tmp_path / "game.courtier"
    whole = courtier(*GAME, answers=ONES)
    left = courtier(*GAME, answers="1\n" * 30 + f"save {save}\nquit\n2\n")
    assert "Saved in" in left.stdout
    assert "The game was not saved." in left.stdout, "said of what came after the save"
    resumed = courtier("resume", str(save), answers=ONES)
    assert resumed.exit_code == 0
    count = whole.stdout[whole.stdout.index("The game is over.") :]
    assert resumed.stdout.endswith(count)


def test_bots_do_the_same_after_a_replay() -> None:
    """Their beliefs are made again from the journals, their chance from the seed."""
    straight, broken = deal(3, bots="greedy"), deal(3, bots="greedy")
    for _ in range(60):
        for match in (straight, broken):
            answer_somehow(match)
        if broken.asked() == broken.you:  # a person can save when she is asked
            broken = resume(Record.parse(broken.record.text(with_seed=True)))
    assert straight.record.lines == broken.record.lines
    assert straight.journals[0].lines == broken.journals[0].lines


def answer_somehow(match: TerminalGame) -> None:
    if match.asked() == match.you:
        match.answer(match.you, match.game.default(match.you))
    else:
        match.let_bot_answer()


def test_a_save_is_a_record_that_verify_and_replay_understand(tmp_path: Path) -> None:
    save = tmp_path / "game.courtier"
    courtier(*GAME, answers="1\n" * 30 + f"save {save}\n")
    checked = courtier("verify", str(save))
    assert checked.exit_code == 0
    assert "has not ended" in checked.stdout
    seen = courtier("replay", str(save), "--seat", "ann")
    assert "Your hand: " in seen.stdout
    assert "as Ann saw it" in seen.stdout


def test_a_record_holds_its_seed_only_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    courtier(*GAME, "--record", str(path), answers="1\n" * 30)
    assert Record.parse(path.read_text(encoding="utf-8")).seed is None
    assert "no seed" in courtier("verify", str(path)).stdout
    path.unlink()
    courtier(*GAME, "--record", str(path), answers=ONES)
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.seed == 8
    assert "every one of the" in courtier("verify", str(path)).stdout
    assert record.replay().over()


def test_replay_shows_every_step_to_every_seat(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    courtier(*GAME, "--record", str(path), answers=ONES)
    for eyes in (("--seat", "1"), ("--seat", "Ann"), ("--open",)):
        for step in ("0", "1", "17"):
            shown = courtier("replay", str(path), *eyes, "--step", step, "--lang", "de")
            assert shown.exit_code == 0
            assert f"nach {step} von" in shown.stdout
    assert courtier("replay", str(path), "--seat", "1").stdout.count(" holds: ") == 0
    assert courtier("replay", str(path), "--open", "--step", "0").stdout.count(" holds: ") == 3


def test_all_open_names_the_spies_that_lie_face_down(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    courtier(*GAME, "--record", str(path), answers=ONES)
    steps = len(Record.parse(path.read_text(encoding="utf-8")).answers())
    closed = courtier("replay", str(path), "--seat", "1", "--step", str(steps - 1)).stdout
    opened = courtier("replay", str(path), "--open", "--step", str(steps - 1)).stdout
    assert "face-down spy" in closed
    assert "face-down spy" not in opened


# What lies there stays there


def test_a_foreign_file_is_written_over_only_if_one_says_so(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Madam", encoding="utf-8")
    refused = courtier(*GAME, answers=f"save {path}\nno\n")
    assert "is not a save of this game" in refused.stdout
    assert path.read_text(encoding="utf-8") == "Dear Madam"
    courtier(*GAME, answers=f"save {path}\nyes\n")
    assert path.read_text(encoding="utf-8") != "Dear Madam"


def test_the_own_save_is_written_over_without_a_word(tmp_path: Path) -> None:
    path = tmp_path / "game.courtier"
    saved = courtier(*GAME, answers=f"save {path}\n" + "1\n" * 30 + f"save {path}\n")
    assert saved.stdout.count("Saved in") == 2
    assert "Write over it?" not in saved.stdout


def test_a_save_that_cannot_be_written_is_no_end(tmp_path: Path) -> None:
    played = courtier(*GAME, answers=f"save {tmp_path}/no/where\nsave {tmp_path}\nno\n" + ONES)
    assert "cannot be written: there is no such file or folder." in played.stdout
    assert "The game is over" in played.stdout
    assert list(tmp_path.iterdir()) == []


def test_saving_without_a_name_finds_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    courtier(*GAME, answers="save\n")
    (first,) = tmp_path.iterdir()
    first.write_text("somebody else's", encoding="utf-8")
    courtier(*GAME, answers="save\n")
    assert first.read_text(encoding="utf-8") == "somebody else's"
    assert len(list(tmp_path.iterdir())) == 2


# Getting up


def test_quit_asks_and_saves(tmp_path: Path) -> None:
    screen = Sheet(answers("1", "quit", "3", CTRL_C, "1"))
    with pytest.raises(Leave) as left:
        session(deal(), screen, folder=tmp_path).play()
    assert left.value.saved
    assert screen.text.count("Leave the table?") == 2
    assert "The turn you are trying out is not part of it." not in screen.text
    assert resume(Record.parse((tmp_path / "ann.courtier").read_text(encoding="utf-8"))).you == 0


def test_who_gets_up_twice_is_gone() -> None:
    with pytest.raises(Leave) as left:
        session(deal(), Sheet(answers(CTRL_C, CTRL_C))).play()
    assert not left.value.saved


def test_who_stays_keeps_the_draft() -> None:
    screen = Sheet(answers("1", "1", "quit", "3", CTRL_C, "3", "quit", "2"))
    with pytest.raises(Leave):
        session(deal(), screen).play()
    assert "card 2 of 3" in screen.text[screen.text.rindex("3 Stay") - 900 :]


def test_the_end_of_the_input_is_a_quiet_end() -> None:
    for script in ("", "1\n", "1\n" * 40, "quit\n", "save\x00\n"):
        left = courtier(*GAME, answers=script)
        assert left.exit_code == 0
        assert left.stdout.endswith("The input has ended before the game; nothing was saved.\n")


class Interrupted:
    """A bot during whose thinking somebody presses Ctrl-C."""

    def choose(self, view: Any, journal: Journal, rng: Rng) -> int:
        raise KeyboardInterrupt


def test_interrupting_a_bot_loses_nothing() -> None:
    match = deal(3)
    match.bots[1] = Interrupted()
    sitting = session(match, Sheet(lambda screen: "3" if "3 Stay" in screen.latest else "1"))
    sitting.play()
    assert sitting.match is not match, "it was made again from its record"
    assert sitting.match.over()


def test_verify_and_replay_know_deals(tmp_path: Path) -> None:
    match = Match("duhr", ["random"] * 4, 5, {"deals": "table"})
    while match.game.asking.admits < GOODS_ADMITTED:
        match.step()
    spare = refrain(0, 1, Conduct(HARMS, 1), RULES.last_turn(match.game, 0, 3))
    match.seal(Deal([0, 1], [spare]))
    file = tmp_path / "dealt.jsonl"
    file.write_text(match.record.text(with_seed=True), encoding="utf-8")
    assert "Deals that were sealed, each as the rules allow: 1." in courtier("verify", str(file)).stdout
    by_party = courtier("replay", str(file), "--seat", "1", "--plain").stdout
    assert "Deal 1, turn 1:" in by_party
    assert "still open" in by_party
    assert "still open" not in courtier("replay", str(file), "--seat", "3", "--plain").stdout


def test_verify_names_a_deal_that_cannot_be_sealed(tmp_path: Path) -> None:
    """Seat 0 gives more scandals than its hand has cards."""
    match = Match("duhr", ["random"] * 4, 5, {"deals": "table"})
    while match.game.asking.admits < GOODS_ADMITTED:
        match.step()
    lines = len(match.record.lines)
    match.record.seal(plain_deal(RULES, Deal([0, 1], [give(0, 1, 6, 9)])))
    file = tmp_path / "wrong.jsonl"
    file.write_text(match.record.text(with_seed=True), encoding="utf-8")
    verified = courtier("verify", str(file))
    assert verified.exit_code != 0
    assert f"line {lines + 2}: the rules do not allow this clause now" in verified.output
