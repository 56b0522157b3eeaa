"""Laws of guesses: a guess fits what its seat sees and remembers, and all worlds that fit are equally likely."""

from collections import Counter
from collections.abc import Hashable
from typing import Any

import courtier
from courtier.core.rng import Rng
from courtier.laws.cases import Case, Luck, Seat
from courtier.laws.chances import misfit
from courtier.laws.of_play import Tried
from courtier.laws.oracle import Odds, oracle_of, plain
from courtier.laws.sitting import Sitting, opened, positions, thinned

DRAWN = 1_500
DRAWN_SMALL = 6_000


def guesses(case: Case, seed: int, luck: Luck) -> Tried:
    """At any time, for anybody: what is drawn looks as the game does, and agrees with the journal."""
    sitting, _ = opened(case, seed, case.viewers())
    drawn = 0
    for at in positions(sitting, luck, of_hundred=20):
        for seat in luck.sample(case.viewers(), 2):
            belief = courtier.belief(case.name, at.view(seat), at.journals[seat])
            for _ in range(2):
                fits(at, seat, belief.guess(Rng(luck.getrandbits(30))))
                drawn += 1
    return Tried(guesses=drawn)


def fits(at: Sitting, seat: Seat, guess: Any) -> None:
    oracle = oracle_of(at.case)
    truth = guess.dump()
    journal = at.journals[seat]
    seen = plain(at.view(seat))
    assert plain(courtier.view(guess, seat)) == seen, f"seat {seat} would see another view"
    assert oracle.knows(truth, seat, journal) == oracle.knows(at.truth, seat, journal), (
        f"seat {seat} remembers it otherwise"
    )
    assert oracle.conserved(truth) == oracle.conserved(at.truth), "a guess with other cards"
    assert guess.actors() == [] or set(guess.actors()) <= {e["seat"] for e in at.view(seat)["asked"]}
    if seat is not None:
        assert guess.legal(seat) == at.game.legal(seat), "other answers are legal in a guess"
    guess.play_out(Rng(3))
    assert guess.over()


def kept_beliefs(case: Case, seed: int, luck: Luck) -> Tried:
    """The same for a belief that is kept up to date, line by line, from anywhere to the end."""
    seat = luck.choice(case.viewers())
    sitting, _ = opened(case, seed, [seat])
    if not courtier.belief(case.name, sitting.view(seat), sitting.journals[seat]).keeps_up:
        return Tried()  # this game's belief follows from the view alone and is made anew each time
    for _ in range(luck.randrange(30)):
        sitting.random_step(luck)
    journal = sitting.journals[seat]
    belief = courtier.belief(case.name, sitting.view(seat), journal)
    read = len(journal.lines)
    drawn = 0
    for answers, at in enumerate(positions(sitting, luck)):
        for line in journal.lines[read:]:
            belief.see(line)
        read = len(journal.lines)
        if luck.chance(thinned(40, answers)) or at.game.over():
            fits(at, seat, belief.guess(Rng(luck.getrandbits(30))))
            drawn += 1
    return Tried(guesses=drawn)


def even_guesses(case: Case, seed: int, luck: Luck) -> Tried:
    """In a position of a game, features of guesses are as frequent as counted exactly."""
    sitting, _ = opened(case, seed, case.viewers())
    for _ in range(luck.randrange(15, 60)):
        if not sitting.game.over():
            sitting.random_step(luck)
    seat = luck.choice(case.viewers())
    oracle = oracle_of(case)
    odds = oracle.odds(sitting.truth, seat, sitting.journals[seat])
    return even(sitting, seat, odds, DRAWN)


def even_worlds(case: Case, seed: int, luck: Luck) -> Tried:
    """In a small position whole worlds are as frequent as counted exactly."""
    oracle = oracle_of(case)
    small = oracle.small(case.seats)
    if small is None:
        return Tried()
    sitting = Sitting(case, courtier.load(case.name, small.dump), [small.seat])
    for seat, action in small.answers:
        sitting.step(seat, action)
    odds = oracle.odds(sitting.truth, small.seat, sitting.journals[small.seat])
    assert any(each.feature == "whole worlds" for each in odds), "the small position is too large"
    return even(sitting, small.seat, odds, DRAWN_SMALL)


def even(at: Sitting, seat: Seat, odds: list[Odds], count: int) -> Tried:
    belief = courtier.belief(at.case.name, at.view(seat), at.journals[seat])
    drawn: list[Counter[Hashable]] = [Counter() for _ in odds]
    for number in range(count if odds else 0):
        truth = belief.guess(Rng(number)).dump()
        for each, counts in zip(odds, drawn, strict=True):
            counts[each.read(truth)] += 1
    for each, counts in zip(odds, drawn, strict=True):
        why = misfit(counts, each.chances)
        assert not why, f"seat {seat}, {each.feature}: {why}"
    return Tried(guesses=count)
