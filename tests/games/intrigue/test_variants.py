"""V-1 to V-24: the options of the table (ledger §5). Without them the rules are those of the printed game.

Here what holds of all of them, discussion, cap and lost Standing; the others have files of their own.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.intrigue.play import (
    all_viewers,
    asked,
    discards,
    everybody,
    finished,
    moments,
    new,
    reason,
    removed,
    round_of,
    vote,
    whole,
    winners,
)
from tests.games.intrigue.table import table
from tests.rules import rule

import courtier
from courtier.core.errors import BadOption
from courtier.core.registry import kind

LEDGER = Path(__file__).parents[3] / "src" / "courtier" / "games" / "intrigue" / "RULES.md"


ALL_ON: list[dict[str, Any]] = [
    {
        "claims": True,
        "bribery": True,
        "refill": True,
        "coop": True,
        "allow_abstain": True,
        "personal_pile_choice": True,
    },
    {
        "elimination_timing": "end_of_round",
        "pay_with_offer": True,
        "favour_binding": True,
        "one_trade_per_player": True,
    },
    {"fine_split": "offerer", "ann_tie": "random", "voluntary_put_down": True, "start_standing": 2, "one_pact": True},
    {"tie_break": "standing", "lost_standing": "remove", "backs": "open", "open_pacts": True, "open_discard": True},
    {
        "trade_to_announce": True,
        "discussion": False,
        "round_cap": 5,
        "backs": "open",
        "elimination_timing": "end_of_round",
    },
]


def named_options() -> list[str]:
    return re.findall(r"^\| \*\*V-\d+\*\* \| `(\w+)` \|", LEDGER.read_text(encoding="utf-8"), re.MULTILINE)


@rule("I/R-01")
def test_the_options_are_those_of_the_ledger_and_all_off() -> None:
    options = kind("intrigue").options
    assert [option.name for option in options] == named_options()
    odd = {option.name: option.default for option in options if option.default is not False}
    assert odd == {
        "discussion": True,
        "round_cap": 40,
        "backs": "verified",
        "lost_standing": "discard",
        "fine_split": "each",
        "ann_tie": "seat",
        "start_standing": 3,
        "false_accusation_fine": 5,
        "tie_break": "shared",
        "elimination_timing": "immediate",
    }


WRONG = [
    {"roles": True},
    {"start_standing": 4},
    {"false_accusation_fine": 0},
    {"false_accusation_fine": 11},
    {"backs": "hidden"},
    {"round_cap": -1},
    {"round_cap": 1001},
]


@rule("I/R-01")
@pytest.mark.parametrize("wrong", [*WRONG, {"round_cap": True}])
def test_other_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=next(iter(wrong))):
        new(3, 1, **wrong)


@rule("I-MAT-7")
@pytest.mark.parametrize("options", ALL_ON)
@pytest.mark.parametrize("seats", [3, 6])
def test_every_variant_can_be_played_to_its_end(seats: int, options: dict[str, Any]) -> None:
    cards = whole(new(seats, 1, **options))
    for step, game in enumerate(moments(new(seats, 1, **options), seed=1)):
        if step % 5 == 0 or game.over():
            assert whole(game) == cards
    assert winners(game)


@rule("I/V-1", "I/R-75")
def test_without_discussion_the_round_begins_with_the_first_chance() -> None:
    game = new(3, 1, discussion=False)
    for _ in range(5):
        everybody(game, "draw pile")
    assert (asked(game), round_of(game)) == ("invite", 1)


@rule("I/V-2", "I/R-71")
def test_the_cap_can_be_moved_or_lifted() -> None:
    for cap, over in ((40, True), (41, False), (777, False), (0, False)):
        game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", rounds=40, round_cap=cap)
        everybody(game, "draw pile")
        assert game.over() is over
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="draw", rounds=3, round_cap=3)
    everybody(game, "draw pile")
    assert reason(game) == "round_cap"


@rule("I/V-4", "I/R-05")
def test_lost_standing_can_leave_the_game() -> None:
    game = table("Ann: 1 | Bob: 1 | Cat: 1", phase="vote", lost_standing="remove")
    vote(game, Ann="Ann", Bob="Ann", Cat="Ann")
    assert (discards(game), removed(game)) == ([], ["standing"])


@rule("I/V-1", "I/V-2")
def test_options_are_public() -> None:
    game = finished(3, 1, round_cap=3, discussion=False)
    for viewer in all_viewers(game):
        options = courtier.view(game, viewer)["more"]["options"]
        assert (options["round_cap"], options["discussion"]) == (3, False)
