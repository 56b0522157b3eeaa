"""A bot at a table whose neighbours offer it everything they can think of, fair or not.

Every deal that the bot accepts is sealed. The flood checks that the bot can keep it, that the promises it paid for are
few, and that it has given away no more in a round than these promises can be worth.
"""

import random
from collections import Counter
from typing import Any

import courtier
from courtier import Rng
from courtier.core.deals.clause import (
    GIVE,
    GOODS_ADMITTED,
    SHOW,
    TO_THE_END,
    Clause,
    give,
    is_unseen,
    with_picks,
    words,
)
from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import plain_clause, read_deal
from courtier.core.deals.valuation import PROMISES_A_ROUND
from courtier.core.errors import IllegalDeal
from courtier.games.cutthroat.clauses import (
    GEM,
    GOOD_COUNT,
    LOOKS,
    UNSEEN_DISH,
    UNSEEN_GEM,
    UNSEEN_HIRELING,
    UNSEEN_MERCENARY,
    coins,
    debt,
    hold,
    kind_of_good,
    look,
    marry,
    passage,
    peace,
    serve,
    unseen,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.deals import RULES
from courtier.games.cutthroat.evaluation import Outlook
from courtier.games.cutthroat.greedy import Greedy

MOST_LOST = 30.0  # points that a bot may give away in a round, for the promises it buys
SORTS = (UNSEEN_GEM, UNSEEN_MERCENARY, UNSEEN_HIRELING, UNSEEN_DISH)


class Flood:
    """One game of random players around the bot at seat 0."""

    def __init__(self, character: str, seed: int) -> None:
        self.luck = random.Random(seed)
        self.character = character
        self.accepted = 0
        self.begin(seed)

    def begin(self, seed: int) -> None:
        self.match = courtier.Match("cutthroat", ["random"] * 4, seed, {"deals": "table"})
        self.bot = Greedy(self.character)
        self.rng = Rng(seed)
        self.lost: Counter[int] = Counter()  # hundredths of points, by turn
        self.bought: Counter[int] = Counter()

    @property
    def game(self) -> Court:
        game = self.match.game
        assert isinstance(game, Court)
        return game

    def offers(self, count: int) -> None:
        """So many offers, with some answers of the game in between."""
        for _ in range(count):
            for _ in range(6):
                if not self.match.over():
                    self.match.step()
            while not self.match.over() and self.game.asking.admits < GOODS_ADMITTED:
                self.match.step()
            if self.match.over():
                self.begin(self.luck.randrange(10**6))
            elif self.game.turn > 0:
                self.offer()

    def offer(self) -> None:
        """One offer, and what comes of it."""
        deal = self.some_deal(self.luck.randrange(1, 4))
        if self.game.sealable(deal, deal.parties[1]) != "":
            return
        seen = seen_offer(deal, 0)
        seen["asks"] = self.luck.random() < 0.1
        view: Any = self.match.view(0)
        (move,) = self.bot.bargain(view, self.match.journal(0), [seen], self.rng)
        if move["do"] == "accept":
            assert not seen["asks"]
            self.seal(deal, move["picks"])
        elif move["do"] == "counter":
            why_not = self.game.sealable(read_deal(RULES, move["deal"]), 0)
            assert why_not in ("", "moment"), f"it cannot give what it offers: {why_not}"

    def seal(self, deal: Deal, picks: list[list[str]]) -> None:
        """The deal is made: the bot has not given for nothing."""
        left = [[RULES.goods.index(name) for name in each] for each in picks]
        clauses = [
            with_picks(clause, left.pop(0)) if is_unseen(clause) and clause.by == 0 else clause
            for clause in deal.clauses
        ]
        before = Outlook(self.game).points(0)
        try:
            self.match.seal(Deal(deal.parties, clauses))
        except IllegalDeal as error:
            raise AssertionError(f"the bot signed what it cannot keep: {error}") from None
        self.accepted += 1
        gained = Outlook(self.game).points(0) - before
        promised = sum(1 for clause in clauses if clause.to == 0 and not clause.happens_now())
        looks = any(clause.kind == SHOW and clause.to == 0 for clause in clauses)
        assert gained > 0 or promised or looks, "it gave for nothing"
        self.count(gained, promised)

    def count(self, gained: float, promised: int) -> None:
        turn = self.game.turn
        self.lost[turn] += round(-100 * gained)
        self.bought[turn] += promised if gained < 0 else 0
        last_round = range(turn - 3, turn + 1)
        assert sum(self.bought[each] for each in last_round) <= 4 * PROMISES_A_ROUND
        assert sum(self.lost[each] for each in last_round) <= 100 * MOST_LOST, "it was drained"

    # Offers

    def some_deal(self, partner: int) -> Deal:
        clauses = [self.some_clause(*self.sides(partner)) for _ in range(self.luck.randint(1, 4))]
        return Deal([0, partner], clauses)

    def sides(self, partner: int) -> tuple[int, int]:
        return (0, partner) if self.luck.random() < 0.5 else (partner, 0)

    def some_clause(self, by: int, to: int) -> Clause:
        luck, game = self.luck, self.game
        owned = RULES.owned(game, by) or [GEM]
        until = luck.choice([game.turn, RULES.last_turn(game, by, 1), TO_THE_END])
        land = game.land_of(by) or [0]
        return luck.choice(
            [
                coins(by, to, luck.randint(1, 8)),
                give(by, to, luck.choice(owned)),
                give(by, to, luck.randrange(GEM, GOOD_COUNT), luck.randint(1, 2)),
                self.some_unseen(by, to, owned),
                debt(by, to, luck.randint(1, 8)),
                look(by, to, luck.randrange(len(LOOKS))),
                peace(by, to, until, effects=luck.random() < 0.3),
                hold(by, to, luck.randrange(10), until),
                passage(by, to, game.ring[luck.choice(land)], luck.choice([game.turn, TO_THE_END])),
                marry(by, to),
                serve(by, to),
                words(by, to, "you will not regret it"),
            ]
        )

    def some_unseen(self, by: int, to: int, owned: list[int]) -> Clause:
        sort = self.luck.choice(SORTS)
        fitting = [good for good in owned if kind_of_good(good) == sort]
        clause = unseen(by, to, sort, [self.luck.choice(fitting)] if by and fitting else [])
        clause.count = 1
        return clause


def seen_offer(deal: Deal, seat: int) -> dict[str, Any]:
    """An offer as the table shows it to a party that has not signed (C-DEAL-25)."""
    clauses = []
    for clause in deal.clauses:
        plain = plain_clause(RULES, clause)
        if clause.by != seat and clause.kind == GIVE:
            plain.pop("picks", None)
        clauses.append(plain)
    others = [party for party in deal.parties if party != seat]
    return {"number": 1, "by": others[0], "parties": deal.parties, "clauses": clauses, "signed": others}
