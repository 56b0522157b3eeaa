"""The rules of Liar's Dice, one short story each."""

from typing import Any

import pytest

import courtier
from courtier.core.errors import BadPosition, IllegalAction
from courtier.core.game import Game

ANN, BOB = 0, 1
CALL = 180


def bid(count: int, face: int) -> int:
    """The code of a bid; `face` as it stands on the die."""
    return (count - 1) * 6 + face - 1


def table(*cups: str, **changes: Any) -> Game:
    """Dice as they stand under the cups; Ann is to bid."""
    dump = courtier.new("liars_dice", len(cups), 1).dump()
    dump |= {"cups": [[int(die) - 1 for die in cup] for cup in cups], "pending": [["bid", ANN]], **changes}
    return courtier.load("liars_dice", dump)


def test_a_bid_must_be_higher() -> None:
    game = table("11", "22")
    game.apply(ANN, bid(2, 3))
    assert game.legal(BOB) == [*range(bid(2, 4), bid(4, 6) + 1), CALL]
    with pytest.raises(IllegalAction):
        game.apply(BOB, bid(2, 3))


def test_the_first_bid_cannot_be_called() -> None:
    assert CALL not in table("11", "22").legal(ANN)


@pytest.mark.parametrize(("said", "left"), [(bid(2, 2), [2, 1]), (bid(3, 2), [1, 2])])
def test_who_was_wrong_loses_a_die(said: int, left: list[int]) -> None:
    game = table("12", "25")
    game.apply(ANN, said)
    game.apply(BOB, CALL)
    assert [len(cup) for cup in game.dump()["cups"]] == left


def test_the_last_with_dice_wins() -> None:
    game = table("1", "666")
    game.apply(ANN, bid(4, 1))
    game.apply(BOB, CALL)
    assert (game.over(), game.winners(), game.scores()) == (True, [BOB], [0, 3])


WRONG: list[dict[str, Any]] = [
    {"cups": [[6], [1]]},
    {"cups": [[1] * 6, [1]]},
    {"bid": 999},
    {"bid": 3, "bidder": ANN},
    {"pending": [["bid", 7]]},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_no_position_is_refused(wrong: dict[str, Any]) -> None:
    dump = table("11", "22").dump()
    with pytest.raises(BadPosition):
        courtier.load("liars_dice", dump | wrong)
