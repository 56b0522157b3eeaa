"""The story at the terminal: nothing twice, and nothing lost that one may know."""

import re
from typing import Any

import pytest
from tests import untyped
from tests.games.intrigue.play import new
from tests.games.words import NAMES
from tests.rules import rule

import courtier
from courtier.arena.play import play_out
from courtier.core.rng import Rng
from courtier.reading.phrases import speaker
from courtier.reading.reader import Reader
from courtier.reading.sentences import told_line
from courtier.terminal.tables import table_of

YOU = 1
TABLE = table_of("intrigue")


def lines(untold: bool) -> list[dict[str, Any]]:
    story = [untyped.glimpse(event, YOU) for seed in range(4) for event in play_out(new(4, seed), Rng(seed))]
    return [line for line in story if TABLE.text.untold(line) == untold]


def test_left_out_is_only_what_another_line_or_the_table_says() -> None:
    events = {"named", "cleared", "valued", "offered", "decided", "disclosed", "put_down"}
    assert {line["event"] for line in lines(untold=True)} == events


def opening(lang: str, options: dict[str, Any]) -> tuple[list[str], int]:
    """What the folded story says of the opening at four seats, and how many events that are."""
    game = courtier.new("intrigue", 4, 3, options, recording=True)
    story = [untyped.glimpse(event, YOU) for event in play_out(game, Rng(3))]
    told = story[: [line["event"] for line in story].index("round_began")]
    reader = Reader(lang, speaker(lang), NAMES[:4])
    lines = [told_line(told, place, reader, game.options) for place in range(len(told))]
    return [line for line in lines if line], len(told)


@rule("I-SETUP-14")
@pytest.mark.parametrize("options", [{}, {"backs": "open"}], ids=["proved", "open backs"])
def test_the_opening_is_one_sentence_for_each_player(options: dict[str, Any]) -> None:
    lines, events = opening("en", options)
    assert events >= 41
    assert len(lines) == 5, "the deal, and what each of the four drew"
    others = [line for line in lines[1:] if not line.startswith("You")]
    assert all(re.fullmatch(r"\w+ draws \d cards? .*pile\.", line) for line in others)
    own = next(line for line in lines if line.startswith("You draw"))
    assert own.split(": ")[1].count(",") + own.count(" and ") >= 3, "and which cards"
    assert any(line.startswith("Du ziehst") for line in opening("de", options)[0])


def test_a_draw_after_a_round_has_its_own_sentence() -> None:
    game = new(4, 3)
    story = [untyped.glimpse(event, YOU) for event in play_out(game, Rng(3))]
    first_round = [line["event"] for line in story].index("round_began")
    reader = Reader("en", speaker("en"), NAMES[:4])
    told = [told_line(story, place, reader, game.options) for place in range(first_round, len(story))]
    events = story[first_round:]
    assert all(words for words, line in zip(told, events, strict=True) if line["event"] == "drew")
    assert not [words for words in told if "draws 5 cards" in words]


def test_one_s_own_offers_decisions_and_cards_are_told() -> None:
    left_out = [line for line in lines(untold=True) if line["event"] in {"offered", "decided", "disclosed", "put_down"}]
    assert left_out
    assert not [line for line in left_out if YOU in {line["seat"], line.get("partner")}]


def test_every_trade_check_announcement_vote_and_exit_is_told() -> None:
    told = {line["event"] for line in lines(untold=False)}
    assert told >= {"invited", "accused", "found_legal", "swapped", "announced", "voted", "eliminated", "won"}
