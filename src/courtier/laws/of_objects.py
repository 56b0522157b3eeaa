"""Laws of objects: copies and pickles behave as Python users expect, and mistakes of a caller raise typed errors."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import courtier
from courtier.core.errors import BadSeat, NotOver
from courtier.core.event import Event, glimpse
from courtier.core.journal import Journal
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.laws.cases import Case, Luck
from courtier.laws.of_copies import same_future
from courtier.laws.of_guesses import fits
from courtier.laws.of_play import Tried
from courtier.laws.sitting import Sitting, opened, positions


def unpickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own


WAYS: tuple[Callable[[Any], Any], ...] = (unpickled, copy.copy, copy.deepcopy)


def objects(case: Case, seed: int, luck: Luck) -> Tried:
    """Game, events, generator, journal and belief: pickled, copied or deep-copied, at any moment."""
    seat = luck.choice(case.viewers())
    sitting, _ = opened(case, seed, [seat])
    copied = 0
    for at in positions(sitting, luck, of_hundred=8):
        for way in WAYS:
            copied_game(at, way, luck)
            copied_events(at, way)
            copied_rng(at.game.rng, way)
            copied_journal(at.journals[seat], way)
            copied += 1
        copied_belief(at, luck.choice(WAYS))
    return Tried(objects=copied)


def copied_game(at: Sitting, way: Callable[[Any], Any], luck: Luck) -> None:
    twin = way(at.game)
    assert type(twin) is type(at.game)
    assert (twin.recording, len(twin.news)) == (at.game.recording, len(at.game.news))
    same_future(at, twin, luck, fresh=True)


def copied_events(at: Sitting, way: Callable[[Any], Any]) -> None:
    for event in at.game.news:
        twin: Event = way(event)
        assert twin.row is event.row, "an event of another table"
        assert (twin.game, twin.values, twin.secret) == (event.game, event.values, event.secret)
        assert [glimpse(twin, seat) for seat in at.case.viewers()] == [
            glimpse(event, seat) for seat in at.case.viewers()
        ]


def copied_rng(rng: Rng, way: Callable[[Any], Any]) -> None:
    twin: Rng = way(rng)
    assert (type(twin), twin.dump()) == (type(rng), rng.dump())
    before = rng.dump()
    drawn = [twin.below(1_000) for _ in range(20)]
    assert rng.dump() == before, "a copy that draws is felt by the generator"
    original = rng.clone()
    assert [original.below(1_000) for _ in range(20)] == drawn


def copied_journal(journal: Journal, way: Callable[[Any], Any]) -> None:
    twin: Journal = way(journal)
    assert (twin.seat, twin.lines) == (journal.seat, journal.lines)
    twin.saw({})
    assert len(twin.lines) == len(journal.lines) + 1, "a copy that remembers more is felt by the journal"


def copied_belief(at: Sitting, way: Callable[[Any], Any]) -> None:
    """A copy of a belief that was kept up to date for a while; both draw the same world first."""
    ((seat, journal),) = at.journals.items()
    belief = courtier.belief(at.case.name, at.view(seat), journal)
    twin = way(belief)
    assert (twin.game, twin.seat, twin.lines) == (belief.game, belief.seat, belief.lines)
    fits(at, seat, twin.guess(Rng(5)))
    assert twin.guess(Rng(6)).dump() == second_guess(belief).dump(), "a copy that concludes something else"


def second_guess(belief: courtier.SeatBelief) -> courtier.Game:
    belief.guess(Rng(5))
    return belief.guess(Rng(6))


def kept_copies(case: Case, seed: int, luck: Luck) -> Tried:
    """A belief that is copied or pickled during a game keeps up with the game like any other."""
    seat = luck.choice(case.viewers())
    sitting, _ = opened(case, seed, [seat])
    journal = sitting.journals[seat]
    belief = courtier.belief(case.name, sitting.view(seat), journal)
    if not belief.keeps_up:
        return Tried()  # this game's belief follows from the view alone and is made anew each time
    read = len(journal.lines)
    drawn = 0
    for at in positions(sitting, luck):
        for line in journal.lines[read:]:
            belief.see(line)
        read = len(journal.lines)
        if luck.chance(4):
            belief = luck.choice(WAYS)(belief)
            fits(at, seat, belief.guess(Rng(luck.getrandbits(30))))
            drawn += 1
    return Tried(guesses=drawn)


def strangers(case: Case, seed: int, luck: Luck) -> Tried:
    """Nobody sits at seat -1 or beyond the last one, and results exist only at the end."""
    sitting, _ = opened(case, seed)
    tried = 0
    for at in positions(sitting, luck, of_hundred=10):
        game = at.game
        for seat in (-1, -2, -case.seats, case.seats, case.seats + 7):
            for deed in (game.legal, game.question, game.default, game.back):
                with pytest.raises(BadSeat):
                    deed(seat)
            with pytest.raises(BadSeat):
                courtier.view(game, seat)
            tried += 1
        with pytest.raises(BadSeat):
            kind(case.name).view(game, -1)
        if not game.over():
            ask_too_soon(game)
        assert game.dump() == at.truth
    return Tried(refusals=tried)


def ask_too_soon(game: courtier.Game) -> None:
    for deed in (game.scores, game.winners):
        with pytest.raises(NotOver):
            deed()
    for seat in (-1, game.seats):
        with pytest.raises(BadSeat):
            game.apply(seat, 0)
