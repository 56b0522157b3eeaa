"""The review of a finished game at the terminal: after a game, and of a record."""

from pathlib import Path

import pytest
from tests.arena.test_deciding import finished
from tests.terminal.sitting import Sheet, answers, courtier, deal

from courtier.terminal import commands, reviewing


def kept(folder: Path, with_seed: bool = True) -> Path:
    """The record of a game that chance played out."""
    file = folder / "game.jsonl"
    file.write_text(finished("hofverrat").text(with_seed=with_seed))
    return file


def test_a_record_is_reviewed_for_a_seat(tmp_path: Path) -> None:
    file = str(kept(tmp_path))
    told = courtier("review", file, "--seat", "2", "--seconds", "1")
    assert told.exit_code == 0
    assert told.stdout.startswith("Review of 2: what level5 would have done with the same knowledge.\nChoices: ")
    assert "Your turn · 1 of 8" in told.stdout
    german = courtier("review", file, "--seat", "2", "--seconds", "1", "--lang", "de")
    assert german.stdout.startswith("Rückblick auf 2")


def test_what_cannot_be_reviewed_is_said_in_a_sentence(tmp_path: Path) -> None:
    file = str(kept(tmp_path))
    for words, said in (
        (("review", file), "Say whose review: --seat with one of 1 (0), 2 (1) or 3 (2)."),
        (("review", file, "--seat", "9"), "9"),
        (("review", str(kept(tmp_path, with_seed=False)), "--seat", "1"), "does not hold its seed"),
    ):
        refused = courtier(*words)
        assert refused.exit_code == 2
        assert said in refused.stderr
        assert len(refused.stderr.strip().splitlines()) == 1
    save = tmp_path / "save.courtier"
    save.write_text(deal().record.text(with_seed=True))
    assert "This game is not over" in courtier("review", str(save)).stderr


def test_after_a_game_the_person_can_ask_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SECONDS", 1.0)
    ended = deal()
    while not ended.over():
        if ended.asked() == ended.you:
            ended.answer(ended.you, ended.game.default(ended.you))
        else:
            ended.let_bot_answer()
    sheet = Sheet(answers("review", then="no"))
    assert not commands.wants_another(ended, "en", sheet)
    assert "Review of Ann: what level5 would have done" in sheet.text
    assert sheet.text.count("Another game?") == 2
    asked = Sheet(answers("rückblick", then=""))
    commands.offer_review(ended, "de", asked)
    assert "Rückblick auf Ann" in asked.text
