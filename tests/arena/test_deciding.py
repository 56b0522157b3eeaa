"""The moves that decided a game, by the judgement of its strongest bot."""

import pytest

import courtier
from courtier.arena.deciding import Move, all_moves, deciding_moves
from courtier.core.record import Record
from courtier.core.registry import kind, names


def finished(game: str, seed: int = 3) -> Record:
    """A game that chance played out."""
    played = courtier.new(game, kind(game).seats[1], seed, recording=True)
    record = Record.begin(game, played.seats, seed, played.options, [str(seat) for seat in range(played.seats)])
    rng = courtier.Rng(seed)
    while not played.over():
        seat = played.actors()[0]
        legal = played.legal(seat)
        action = legal[rng.below(len(legal))]
        record.answer(seat, action)
        played.apply(seat, action)
    return record


@pytest.mark.parametrize("game", [name for name in names() if kind(name).worth is not None])
def test_the_moves_are_those_that_changed_the_judgement_most(game: str) -> None:
    record = finished(game)
    found = deciding_moves(record.text(with_seed=True))
    everything = all_moves(Record.parse(record.text(with_seed=True)))
    assert len(found) == 3
    assert found == sorted(found)
    least = min(map(Move.weight, found))
    assert all(move.weight() <= least for move in everything if move not in found)
    for move in found:
        assert move.told
        assert 0 < move.step < len(record.played())
        assert record.played()[move.step - 1]["seat"] == move.seat


def test_a_change_is_the_judgement_after_the_move_less_that_before_it() -> None:
    record = finished("hofverrat")
    judge = kind("hofverrat").worth
    assert judge is not None
    for move in deciding_moves(record.text(with_seed=True)):
        before, after = record.replay(move.step - 1), record.replay(move.step)
        assert move.changes == [judge(after, seat) - judge(before, seat) for seat in range(after.seats)]
