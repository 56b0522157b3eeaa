"""Reading the rules at a terminal."""

import re

import pytest
from tests.terminal.sitting import courtier as command

import courtier
from courtier.core.registry import kind
from courtier.terminal.showing import folded


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", list(courtier.games()))
def test_a_pipe_gets_the_rules_as_they_are_written(game: str, lang: str) -> None:
    assert command("rules", game, "--lang", lang).stdout.strip() == kind(game).told_rules(lang).strip()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", list(courtier.games()))
def test_every_question_has_its_chapter_which_only_pages_are_told(game: str, lang: str) -> None:
    marked = re.findall(r"^## .+ \{(.+)\}$", kind(game).marked_rules(lang), re.MULTILINE)
    assert sorted(" ".join(marked).split()) == sorted(f"#{question}" for question in kind(game).questions)
    assert "{#" not in kind(game).told_rules(lang)


def test_they_are_in_english_unless_asked_for_otherwise() -> None:
    assert "## The court in one minute" in command("rules", "hofverrat").stdout


def test_help_names_the_command() -> None:
    assert "rules" in command("--help").stdout
    assert "Read the rules of GAME" in command("rules", "--help").stdout


@pytest.mark.parametrize("game", list(courtier.games()))
def test_lines_fit_the_screen_and_no_word_is_lost(game: str) -> None:
    text = kind(game).told_rules("de")
    narrow = folded(text, 60)
    assert narrow.split() == text.split()
    assert [line for line in narrow.splitlines() if len(line) > 60 and not line.startswith("|")] == []


def test_a_point_of_a_list_stays_in_its_column() -> None:
    assert folded("- one two three", 9) == "- one two\n  three\n"
