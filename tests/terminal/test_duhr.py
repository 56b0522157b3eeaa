"""Dûhr at the terminal: a story without bookkeeping, and no House of one's own where one expects another's."""

import re
from pathlib import Path

import pytest
from tests.terminal.sitting import courtier, deal

from courtier.terminal.tables import table_of
from courtier.terminal.terminal_game import TerminalGame

GAME = ("play", "duhr", "--bots", "random", "--seat", "1", "--name", "Ann", "--seed", "3")
ONES = "1\n" * 400
DEEDS = "1\n3\n" * 300  # the first deed and others: scandals, masterstrokes, negations


def told(lang: str = "en") -> str:
    return courtier(*GAME, "--lang", lang, answers=DEEDS).stdout


def played() -> TerminalGame:
    match = deal(4, game="duhr")
    while not match.over():
        if match.asked() == match.you:
            match.answer(match.you, match.game.default(match.you))
        else:
            match.let_bot_answer()
    return match


@pytest.mark.parametrize("noise", ["is to act", "may go on acting", "sealed window for", "Odette keeps an agenda"])
def test_the_story_does_without_bookkeeping(noise: str) -> None:
    assert noise not in told()


def test_what_is_paid_is_said_once() -> None:
    """An announcement names its cost, and the discards that pay it are not told again."""
    lines = told().splitlines()
    announced = [number for number, line in enumerate(lines) if re.search(r" (pays|negates|makes) .* with ", line)]
    assert announced
    assert not [number for number in announced if " discards " in lines[number + 1]]


def test_only_bookkeeping_is_left_out() -> None:
    match = played()
    untold = {line["event"] for line in match.story() if table_of("duhr").text.untold(line)}
    assert untold <= {"asked", "first", "discarded", "entrusted", "laid_away", "offered", "kept", "supplied"}


def test_nothing_of_the_persons_own_is_left_out() -> None:
    match = played()
    own = [line for line in match.story() if line["event"] in {"entrusted", "offered", "kept", "supplied"}]
    assert not [line for line in own if line["seat"] == match.you and table_of("duhr").text.untold(line)]


def test_other_houses_are_listed_before_the_own_one() -> None:
    question = r"Which favored House does the scandal fall on\?\n(?:\D.*\n)?((?:\d: .*\n)+)"
    lists = [[("(you)" in line) for line in offers.splitlines()] for offers in re.findall(question, told())]
    assert any(each[-1] for each in lists)
    assert not [each for each in lists if any(each[:-1])]


def test_a_detail_does_not_read_the_table_again() -> None:
    """In plain text, where the table would be heard once more for every detail."""
    details = re.findall(r"\n> \d\n\nYour turn · masterstroke.*\n", told())
    assert details
    assert not [detail for detail in details if "The Web of Suspicion has" in detail]


def test_what_was_taken_back_is_not_in_the_save(tmp_path: Path) -> None:
    save = tmp_path / "game.courtier"
    plain = (*GAME, "--option", "deals=off")
    taken_back = courtier(*plain, answers=f"1\n2\nback\n1\nback\n1\n2\nsave {save}\n").stdout
    straight = courtier(*plain, answers="1\n1\n2\n").stdout
    assert courtier("verify", str(save)).exit_code == 0
    for text in (taken_back, courtier("resume", str(save)).stdout):
        assert text[text.rindex("Turn 2.") :].startswith(straight[straight.rindex("Turn 2.") :].partition("> ")[0])


def test_an_answer_that_was_carried_out_is_not_taken_back() -> None:
    assert "An answer given is given" in courtier(*GAME, answers="1\nback\n").stdout


def test_neutral_words_between_card_and_deed() -> None:
    assert "– what now?" in told()
    assert "– und weiter?" in told("de")


@pytest.mark.parametrize(
    ("lang", "note"), [("en", "If 1 stands, your House has "), ("de", "Bleibt es bei 1, hat dein Haus ")]
)
def test_a_window_says_what_it_means_for_the_own_house(lang: str, note: str) -> None:
    game = ("play", "duhr", "--bots", "greedy", "--seat", "1", "--name", "Ann", "--seed", "8", "--lang", lang)
    text = courtier(*game, answers=ONES).stdout
    assert re.search(r"(Negate|Willst du) .*\?\n" + note, text), "right below the question"
