"""Random games with random deals: nobody is without an answer, nothing is lost, copies and guesses go the same way."""

import random
from typing import Any

import pytest
from tests.games.cutthroat import oracle
from tests.games.cutthroat.table import UNANSWERED

import courtier
from courtier import Journal
from courtier.core.deals.book import standings
from courtier.core.deals.clause import OBLIGE, REFRAIN, TO_ALL, TO_THE_END, Clause, words
from courtier.core.deals.clause import give as give_good
from courtier.core.deals.deal import BROKEN, OPEN, Deal
from courtier.core.deals.plain import plain_deal, read_deal
from courtier.core.errors import IllegalDeal
from courtier.core.event import is_told
from courtier.core.pending import Decision
from courtier.core.rng import Rng
from courtier.games.cutthroat import GAME
from courtier.games.cutthroat.clauses import (
    DEED_EVENT,
    GEM,
    GOOD_COUNT,
    HAND_CARD,
    UNSEEN_GEM,
    coins,
    debt,
    hold,
    life,
    look,
    marry,
    opulence,
    passage,
    peace,
    serve,
    take_back,
    unseen,
    vote,
    vote_in_dispute,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deals import RULES

LONGEST = 20_000
GUESSED = 12  # of a thousand positions
DEALS_COMPARED = 20


def new_court(seats: int, seed: int) -> Court:
    options = GAME.check_options({"deals": "table", "houses": "random"})
    game = GAME.set_up(seats, Rng(seed), options, True)
    assert isinstance(game, Court)
    return game


def random_clause(court: Court, by: int, to: int, luck: random.Random) -> Clause:
    times = [court.turn, RULES.last_turn(court, by, 1), RULES.last_turn(court, to, 1), TO_THE_END]
    until = luck.choice(times)
    territory = luck.choice(court.ring or [0])
    makers = [
        lambda: coins(by, to, luck.randint(1, 3)),
        lambda: give_good(by, to, luck.randrange(GOOD_COUNT), luck.randint(1, 2)),
        lambda: unseen(by, to, UNSEEN_GEM, [GEM + luck.randrange(6)]),
        lambda: unseen(by, to, luck.randint(1, 3), [luck.randrange(HAND_CARD, GOOD_COUNT)]),
        lambda: debt(by, to, luck.randint(1, 5)),
        lambda: passage(by, to, territory, until),
        lambda: peace(by, to, until, luck.choice([-1, territory]), luck.random() < 0.5),
        lambda: hold(by, to, luck.randrange(DEED_EVENT), until),
        lambda: vote(by, to, luck.randrange(court.seats)),
        lambda: vote_in_dispute(by, to, luck.randrange(3)),
        lambda: take_back(by, to),
        lambda: marry(by, to),
        lambda: look(by, luck.choice([to, TO_ALL]), luck.randrange(3)),
        lambda: serve(by, to),
        lambda: opulence(by, to, RULES.last_turn(court, to, 1)),
        lambda: life(by, to, territory, RULES.last_turn(court, by, 1)),
        lambda: words(by, to, "upon my word"),
    ]
    return luck.choice(makers)()


def random_deal(court: Court, luck: random.Random) -> Deal:
    parties = luck.sample(range(court.seats), luck.randint(2, 3))
    pairs = [luck.sample(parties, 2) for _ in range(luck.randint(1, 2))]
    return Deal(parties, [random_clause(court, by, to, luck) for by, to in pairs])


def try_deal(court: Court, luck: random.Random) -> bool:
    """A deal at random, sealed if every party can sign it."""
    deal = random_deal(court, luck)
    if any(court.sealable(deal, party) for party in deal.parties):
        with pytest.raises(IllegalDeal):
            court.seal(deal)
        return False
    twin = courtier.load("cutthroat", court.dump())
    court.seal(deal)
    twin.seal(read_deal(RULES, plain_deal(RULES, deal)))
    assert twin.dump() == court.dump(), "a loaded game seals the deal otherwise"
    return True


def check(court: Court) -> None:
    assert min(court.coins) >= 0
    assert min(court.gems) >= 0
    assert min(court.hands) >= 0
    assert min(court.dishes) >= 0
    for seat in court.actors():
        legal = court.legal(seat)
        assert legal, f"seat {seat} has no answer to {court.asking.name()}"
        assert court.default(seat) in legal
        assert set(legal) <= set(court.asking.legal(court, seat))


def step(court: Court, luck: random.Random) -> None:
    seat = luck.choice(court.actors())
    if isinstance(court.asking, Decision) and court.asking.before is not None and luck.random() < 0.1:
        court.back(seat)
    else:
        court.apply(seat, luck.choice(court.legal(seat)))


class Watcher:
    """The journals of all seats."""

    def __init__(self, court: Court) -> None:
        self.journals = {seat: Journal(seat) for seat in (*range(court.seats), None)}
        self.saw(court)

    def saw(self, court: Court) -> None:
        for event in court.news:
            for seat, journal in self.journals.items():
                if is_told(event, seat):
                    journal.saw(courtier.glimpse(event, seat))

    def check_guess(self, court: Court, luck: random.Random) -> None:
        """A guess looks to the seat as the game does."""
        seat = luck.choice(list(self.journals))
        view: Any = courtier.view(court, seat)
        guess = courtier.guess("cutthroat", view, self.journals[seat], Rng(luck.randrange(1 << 30)))
        seen: Any = courtier.view(guess, seat)
        for part in ("seats", "common", "deals", "choices"):
            assert seen[part] == view[part], part

    def check_secrets(self, court: Court, luck: random.Random) -> None:
        """C-DEAL-26: whether a seat may sign depends on nothing that it cannot see."""
        seat = luck.randrange(court.seats)
        twin = courtier.load("cutthroat", oracle.permute(court.dump(), seat, luck, self.journals[seat]))
        assert courtier.view(twin, seat) == courtier.view(court, seat)
        for _ in range(DEALS_COMPARED):
            deal = random_deal(court, luck)
            assert court.sealable(deal, seat) == twin.sealable(deal, seat), plain_deal(RULES, deal)


def play(seats: int, seed: int) -> int:
    """How many deals were sealed."""
    luck = random.Random(seed)
    court = new_court(seats, seed)
    watcher = Watcher(court)
    sealed = 0
    for _ in range(LONGEST):
        if court.over():
            break
        if luck.random() < 0.4 and try_deal(court, luck):
            sealed += 1
            watcher.saw(court)
            if court.over():
                break
        check(court)
        if luck.randrange(1000) < GUESSED:
            watcher.check_guess(court, luck)
            watcher.check_secrets(court, luck)
            assert courtier.load("cutthroat", court.dump()).dump() == court.dump()
        before = court.numbers.copy()
        court.news = []
        step(court, luck)
        if court.numbers != before:
            watcher.saw(court)
    assert court.over()
    for standing in standings(court.deals):
        assert standing.verdict != OPEN
        if standing.clause.kind in (REFRAIN, OBLIGE):
            assert standing.verdict != BROKEN, "a binding clause was broken"
    assert court.answers == [UNANSWERED] * seats
    return sealed


@pytest.mark.parametrize("seed", range(3))
def test_random_deals_leave_nobody_without_an_answer(seed: int) -> None:
    assert play(3 + seed % 4, seed) > 0
