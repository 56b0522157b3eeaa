"""The story at the terminal: nothing twice, and nothing lost that one may know."""

from typing import Any

from tests import untyped
from tests.games.intrigue.play import new

from courtier.arena.play import play_out
from courtier.core.rng import Rng
from courtier.terminal.tables import table_of

YOU = 1
TABLE = table_of("intrigue")


def lines(untold: bool) -> list[dict[str, Any]]:
    story = [untyped.glimpse(event, YOU) for seed in range(4) for event in play_out(new(4, seed), Rng(seed))]
    return [line for line in story if TABLE.text.untold(line) == untold]


def test_left_out_is_only_what_another_line_or_the_table_says() -> None:
    events = {"named", "cleared", "valued", "offered", "decided", "disclosed", "put_down"}
    assert {line["event"] for line in lines(untold=True)} == events


def test_one_s_own_offers_decisions_and_cards_are_told() -> None:
    left_out = [line for line in lines(untold=True) if line["event"] in {"offered", "decided", "disclosed", "put_down"}]
    assert left_out
    assert not [line for line in left_out if YOU in {line["seat"], line.get("partner")}]


def test_every_trade_check_announcement_vote_and_exit_is_told() -> None:
    told = {line["event"] for line in lines(untold=False)}
    assert told >= {"invited", "accused", "found_legal", "swapped", "announced", "voted", "eliminated", "won"}
