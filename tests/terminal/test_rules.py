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
    marked = " ".join(re.findall(r"^## .+ \{(.+)\}$", kind(game).marked_rules(lang), re.MULTILINE)).split()
    questions = [mark for mark in marked if not mark.startswith("#card:")]
    questions.remove("#first_minute")  # the chapter for newcomers, once in every game
    assert sorted(questions) == sorted(f"#{question}" for question in kind(game).questions)
    assert not {"{", "}"} & set(kind(game).told_rules(lang))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", list(courtier.games()))
def test_what_the_rules_say_of_a_card_names_a_card_of_the_game(game: str, lang: str) -> None:
    """By its kind or by a part of it: `hare.spy` is told of as `spy`."""
    cards = kind(game).appearance.names(lang)["cards"]
    known = {part for card in cards for part in (card, *card.split("."))}
    assert set(re.findall(r"#card:([^ }]+)", kind(game).marked_rules(lang))) <= known


@pytest.mark.parametrize("lang", ["en", "de"])
def test_agendas_events_and_missions_are_told_as_their_cards_say(lang: str) -> None:
    for game, tables in {"duhr": ("event", "agenda"), "hofverrat": ("mission",)}.items():
        told = kind(game).told_rules(lang)
        rows = [row for table in tables for row in kind(game).rows({})[table]]
        assert [row["id"] for row in rows if f"| **{row['name'][lang]}** | {row['text'][lang]} |" not in told] == []


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
