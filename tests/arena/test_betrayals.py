"""What broken promises of a finished game moved in points, and when."""

from random import Random

import pytest

from courtier.arena.betrayals import betrayals, points
from courtier.core.deals.clause import promise, refrain, words
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import VERDICTS, Deal
from courtier.core.deals.plain import plain_deal
from courtier.core.game import Game
from courtier.core.record import Record
from courtier.games.duhr.actions import CREATE, SEAT
from courtier.games.duhr.deals import HARMS, RULES

ANN, BOB, CAT = 0, 1, 2


def begun(seed: int) -> tuple[Game, Record]:
    options = {"deals": "table", "first_player": 0}
    record = Record.begin("duhr", 4, seed, options, ["Ann", "Bob", "Cat", "Dan"])
    game = record.first_position(recording=True)
    while game.asking.name() != "main":
        answers(game, record, game.actors()[0], game.legal(game.actors()[0])[0])
    return game, record


def answers(game: Game, record: Record, seat: int, action: int) -> None:
    record.answer(seat, action)
    game.apply(seat, action)


def seals(game: Game, record: Record, deal: Deal) -> None:
    record.seal(plain_deal(RULES, deal))
    game.seal(deal)


def plays_on(game: Game, record: Record, seed: int) -> None:
    chance = Random(seed)
    while not game.over():
        seat = chance.choice(game.actors())
        answers(game, record, seat, chance.choice(game.legal(seat)))


def promised(seed: int) -> tuple[Game, Record]:
    """A whole game in which everybody has promised to spare all Houses, and Ann to harm Cat's."""
    game, record = begun(seed)
    spare = [
        refrain(by, to, Conduct(HARMS, to), RULES.last_turn(game, by, 3))
        for by in range(game.seats)
        for to in range(game.seats)
        if by != to
    ]
    for place in range(0, len(spare), 8):
        seals(game, record, Deal(list(range(game.seats)), spare[place : place + 8]))
    promised = promise(ANN, BOB, Conduct(HARMS, CAT), RULES.last_turn(game, ANN, 1))
    seals(game, record, Deal([ANN, BOB], [words(BOB, ANN, "thanks"), promised]))
    plays_on(game, record, seed)
    return game, record


@pytest.mark.parametrize("seed", range(3))
def test_every_broken_promise_is_found_with_the_answer_that_broke_it(seed: int) -> None:
    game, record = promised(seed)
    found = betrayals(record.text(with_seed=True))
    broken = {(each.deal.number, each.place): each for each in game.deals.ended if VERDICTS[each.verdict] == "broken"}
    assert found
    assert {(each.deal, each.clause) for each in found} == broken.keys()
    for each in found:
        clause = broken[each.deal, each.clause].clause
        before, after = record.replay(each.step - 1), record.replay(each.step)
        assert each.turn == before.turn
        assert (each.deal, each.clause) not in {(one.deal.number, one.place) for one in before.deals.ended}
        assert (each.deal, each.clause) in {(one.deal.number, one.place) for one in after.deals.ended}
        if each.changes:
            assert each.seat == clause.by
            assert each.told


def test_a_scandal_on_the_house_that_was_to_be_spared_moves_what_the_house_loses() -> None:
    game, record = begun(1)
    spare = refrain(ANN, BOB, Conduct(HARMS, BOB), RULES.last_turn(game, ANN, 1))
    seals(game, record, Deal([ANN, BOB], [words(BOB, ANN, "thanks"), spare]))
    before = points(game)
    answers(game, record, ANN, CREATE)
    answers(game, record, ANN, SEAT + BOB)
    done = len(record.played())
    moved = points(game)[BOB] - before[BOB]
    assert moved < 0
    plays_on(game, record, 1)
    betrayal = betrayals(record.text(with_seed=True))[0]
    assert (betrayal.seat, betrayal.step) == (ANN, done)
    assert betrayal.changes == [0, moved, 0, 0]
    assert [line["event"] for line in betrayal.told if line.get("seat") == ANN] == ["played"]
