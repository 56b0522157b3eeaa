"""Random games with random binding deals: nobody is ever without an answer, nothing is lost, copies go the same way.

And the law of secrets: two worlds that differ in purses a seat cannot see stay alike to it, as they are and after the
same answer or the same deal in both.
"""

import random
from typing import Any

import pytest
from tests.deals.marches import (
    ATTACKS,
    BLESS,
    BURNS,
    COIN,
    GOODS,
    PASSAGE,
    PURSE,
    RAIDS,
    RULES,
    TAKE_BACK_ACT,
    VOTES,
    KeepAttack,
    March,
    load,
    new_march,
)
from tests.laws.cases import NO_TOY

import courtier
from courtier.core.deals.book import standings
from courtier.core.deals.clause import (
    GIVE,
    OBLIGE,
    REFRAIN,
    SHOW,
    Clause,
    act,
    act_later,
    give,
    give_unseen,
    grant,
    oblige,
    owe,
    promise,
    refrain,
    show,
    words,
)
from courtier.core.deals.conduct import ANY, Conduct
from courtier.core.deals.deal import BROKEN, OPEN, Deal
from courtier.core.deals.deals_in_view import seen_deals
from courtier.core.deals.plain import plain_deal, read_deal
from courtier.core.errors import IllegalDeal
from courtier.core.event import is_told
from courtier.core.pending import UNANSWERED, Decision, Window

pytestmark = pytest.mark.skipif(courtier.compiled(), reason=NO_TOY)

GAMES = 20
LONGEST = 2000


def random_clause(march: March, by: int, to: int, luck: random.Random) -> Clause:
    until = march.turn + luck.randrange(8)
    verb = luck.choice([ATTACKS, RAIDS, BURNS, VOTES])
    land = luck.randrange(len(march.owners))
    about = Conduct(verb, luck.choice([to, ANY, luck.randrange(march.seats)]), place=luck.choice([ANY, ANY, land]))
    picks = [luck.randrange(len(GOODS)) for _ in range(luck.randint(1, 2))]
    return luck.choice(
        [
            give(by, to, luck.randrange(len(GOODS)), luck.randint(1, 2)),
            give_unseen(by, to, picks),
            owe(by, to, COIN, luck.randint(1, 5), march.turn + 1),
            grant(by, to, PASSAGE, land, until),
            refrain(by, to, about, until),
            oblige(by, to, Conduct(VOTES, luck.randrange(march.seats)), until),
            promise(by, to, about, until),
            act(by, to, TAKE_BACK_ACT),
            act_later(by, to, BLESS, 0, until),
            show(by, to, PURSE),
            words(by, to, "upon my word"),
        ]
    )


def random_deal(march: March, luck: random.Random) -> Deal:
    parties = luck.sample(range(march.seats), luck.randint(2, min(3, march.seats)))
    clauses = []
    for _ in range(luck.randint(1, 4)):
        by, to = luck.sample(parties, 2)
        clauses.append(random_clause(march, by, to, luck))
    if isinstance(march.asking, KeepAttack) and luck.random() < 0.5:
        by = march.asking.seat
        to = luck.choice([seat for seat in range(march.seats) if seat != by])
        return Deal([by, to], [act(by, to, TAKE_BACK_ACT)])
    return Deal(parties, clauses)


def try_deal(march: March, luck: random.Random) -> Deal | None:
    """A deal at random, sealed if every party can sign it."""
    deal = random_deal(march, luck)
    if any(march.sealable(deal, party) for party in deal.parties):
        before = march.dump()
        with pytest.raises(IllegalDeal):
            march.seal(deal)
        assert march.dump() == before, "a refused deal has changed something"
        return None
    march.seal(deal)
    return deal


def coins(march: March) -> list[int]:
    return [sum(purse[good] for purse in march.purses) for good in (1, 2)]


def check(march: March) -> None:
    assert coins(march) == [march.seats, march.seats], "gems are neither made nor lost"
    assert min(min(purse) for purse in march.purses) >= 0
    for seat in march.actors():
        legal = march.legal(seat)
        assert legal, f"seat {seat} has no answer to {march.asking.name()}"
        assert march.default(seat) in legal
        assert set(legal) <= set(march.asking.legal(march, seat))


def chained(march: March) -> bool:
    return isinstance(march.asking, Decision) and march.asking.before is not None


def step(march: March, luck: random.Random) -> None:
    seat = luck.choice(march.actors())
    if chained(march) and luck.random() < 0.2:
        march.back(seat)
        return
    march.apply(seat, luck.choice(march.legal(seat)))


@pytest.mark.parametrize("seed", range(GAMES))
def test_nobody_is_ever_without_an_answer(seed: int) -> None:
    luck = random.Random(seed)
    march = new_march(3 + seed % 4, seed)
    for _ in range(LONGEST):
        if march.over():
            break
        if luck.random() < 0.5:
            try_deal(march, luck)
        check(march)
        step(march, luck)
    assert march.over()
    for standing in standings(march.deals):
        assert standing.verdict != OPEN
        if standing.clause.kind in (REFRAIN, OBLIGE):
            assert standing.verdict != BROKEN, "a binding clause was broken"
    clone = march.clone()
    assert clone.dump() == march.dump()


@pytest.mark.parametrize("seed", range(4))
def test_copies_and_plain_deals_go_the_same_way(seed: int) -> None:
    luck = random.Random(seed)
    march = new_march(4, seed)
    while not march.over():
        if luck.random() < 0.6:
            deal = random_deal(march, luck)
            again = read_deal(RULES, plain_deal(RULES, deal))
            twins = [march.clone(), load(march.dump())]
            results = [outcome(march, deal), outcome(twins[0], again), outcome(twins[1], again)]
            assert results[0] == results[1] == results[2]
            assert march.dump() == twins[0].dump() == twins[1].dump()
        apart = march.clone()
        apart.play_out(apart.rng)
        assert load(march.dump()).dump() == march.dump()
        step(march, luck)


def outcome(march: March, deal: Deal) -> str:
    try:
        march.seal(deal)
    except IllegalDeal as error:
        return error.reason
    return "sealed"


# Secrets


def looks(march: March, seat: int) -> list[Any]:
    """All that the seat can see of the table and ask of the engine."""
    own = march.purses[seat]
    legal = list(march.legal(seat)) if seat in march.actors() else []
    return [
        march.owners.copy(),
        own.copy(),
        march.turn,
        march.asking.asked(),
        question_seen(march, seat),
        legal,
        march.answers[seat] if march.answers else UNANSWERED,
        seen_deals(RULES, march.deals, seat),
        march.question(seat),
    ]


def question_seen(march: March, seat: int) -> str:
    asking = march.asking
    if isinstance(asking, Decision) and asking.seat != seat:
        return asking.root().name()
    return "" if march.over() else asking.name()


def told(march: March, seat: int) -> list[Any]:
    return [courtier.glimpse(event, seat) for event in march.news if is_told(event, seat)]


def other_world(march: March, seat: int, luck: random.Random) -> March:
    """The same to the seat: gems of the others are mixed, and their coins are others."""
    twin = march.clone()
    others = [other for other in range(march.seats) if other != seat]
    for good in (1, 2):
        shuffled = [twin.purses[other][good] for other in others]
        luck.shuffle(shuffled)
        for other, count in zip(others, shuffled, strict=True):
            twin.purses[other][good] = count
    for other in others:
        twin.purses[other][COIN] = max(1, twin.purses[other][COIN] + luck.randint(-1, 2))
    twin.recording = True
    return twin


@pytest.mark.parametrize("seed", range(12))
def test_worlds_that_a_seat_cannot_tell_apart_stay_alike(seed: int) -> None:
    luck = random.Random(seed)
    march = new_march(3 + seed % 3, seed)
    compared = 0
    while not march.over():
        seat = luck.randrange(march.seats)
        twin = other_world(march, seat, luck)
        assert looks(march, seat) == looks(twin, seat)
        deal = random_deal(march, luck)
        assert march.sealable(deal, seat) == twin.sealable(deal, seat), "a reason tells of another's purse"
        if luck.random() < 0.6 and seal_in_both(march, twin, deal, seat):
            assert looks(march, seat) == looks(twin, seat), "after the same deal the worlds look different"
            compared += 1
        if seat in march.actors() and not isinstance(march.asking, Window):
            compared += answer_in_both(march, twin, seat, luck)
        elif not march.over():
            step(march, luck)
    assert compared


def seal_in_both(march: March, twin: March, deal: Deal, seat: int) -> bool:
    """Sealed in both or in none: whether it can be is known to its parties only."""
    outcomes = [outcome(march.clone(), deal), outcome(twin.clone(), deal)]
    if outcomes[0] != outcomes[1]:
        return False
    if outcomes[0] != "sealed":
        assert outcomes[0] == outcomes[1]
        return False
    shows = any(clause.kind in (GIVE, SHOW) and seat in (clause.by, clause.to) for clause in deal.clauses)
    march.seal(deal)
    twin.seal(deal)
    if not shows:
        assert told(march, seat) == told(twin, seat)
    return True


def answer_in_both(march: March, twin: March, seat: int, luck: random.Random) -> int:
    """The same answer in both; what is paid out of hidden purses afterwards may differ."""
    action = luck.choice(march.legal(seat))
    march.apply(seat, action)
    twin.apply(seat, action)
    if told(march, seat) != told(twin, seat):
        differing = {event.row.name for event in march.news} ^ {event.row.name for event in twin.news}
        assert differing <= {"gave", "promise_judged"}, f"the worlds are told apart by {differing}"
        return 0
    assert looks(march, seat) == looks(twin, seat)
    return 1
