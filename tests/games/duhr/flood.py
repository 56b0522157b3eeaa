"""A bot at a table whose neighbours offer it everything they can think of, fair or not.

Every deal that the bot accepts is sealed, and the flood checks that the bot has lost nothing by it in its own eyes but
for promises and looks, that the promises it paid for are few, and that it has lost no more cards in a round than these
promises can be worth.
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
    Clause,
    give,
    give_unseen,
    is_unseen,
    promise,
    refrain,
    show,
    words,
)
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import plain_clause, read_deal
from courtier.core.deals.valuation import PROMISES_A_ROUND
from courtier.core.errors import IllegalDeal
from courtier.games.duhr.appraisal import APPRAISAL, hand_worth
from courtier.games.duhr.cards import KIND_COUNT, VILIFIED
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import AGENDA_LOOK, CONSPIRACY_LOOK, GIVES, HARMS, HELPS, NEGATES, RULES
from courtier.games.duhr.greedy import Greedy

ROUNDING = 1e-9
MOST_LOST = 2.0  # points of cards that a bot may give away in a round, for the promises it buys


class Flood:
    """One game of random players around the bot at seat 0."""

    def __init__(self, character: str, seed: int) -> None:
        self.luck = random.Random(seed)
        self.match = courtier.Match("duhr", ["random"] * 4, seed, {"deals": "table"})
        self.character = character
        self.bot = Greedy(character)
        self.rng = Rng(seed)
        self.accepted = 0
        self.lost: Counter[int] = Counter()  # hundredths of points, by round
        self.bought: Counter[int] = Counter()

    @property
    def game(self) -> Court:
        game = self.match.game
        assert isinstance(game, Court)
        return game

    def offers(self, count: int) -> None:
        """So many offers, with an answer of the game in between now and then."""
        for number in range(count):
            if number % 4 == 0 and not self.match.over():
                self.match.step()
            while not self.match.over() and self.game.asking.admits < GOODS_ADMITTED:
                self.match.step()
            if self.match.over():
                self.match = courtier.Match("duhr", ["random"] * 4, self.luck.randrange(10**6), {"deals": "table"})
                self.bot = Greedy(self.character)
                self.lost.clear()
                self.bought.clear()
                continue
            self.offer()

    def offer(self) -> None:
        """One offer, and what comes of it."""
        deal = self.some_deal(self.luck.randrange(1, 4))
        if self.game.sealable(deal, deal.parties[1]) != "":
            return
        seen = seen_offer(self.game, deal, 0)
        seen["asks"] = self.luck.random() < 0.1
        (move,) = self.bot.bargain(untyped_view(self.match), self.match.journal(0), [seen], self.rng)
        if move["do"] == "accept":
            assert not seen["asks"]
            self.seal(deal, move["picks"])
        elif move["do"] == "counter":
            why_not = self.game.sealable(read_deal(RULES, move["deal"]), 0)
            assert why_not == "", f"it cannot give what it offers: {why_not}"

    def seal(self, deal: Deal, picks: list[list[str]]) -> None:
        """The deal is made: the bot must have gained."""
        left = [[RULES.goods.index(name) for name in each] for each in picks]
        clauses = [
            give_unseen(0, clause.to, left.pop(0)) if is_unseen(clause) and clause.by == 0 else clause
            for clause in deal.clauses
        ]
        before, worth = hand_worth(self.game, 0), APPRAISAL.worth(self.game, 0)
        try:
            self.match.seal(Deal(deal.parties, clauses))
        except IllegalDeal as error:
            raise AssertionError(f"the bot signed what it cannot keep: {error}") from None
        self.accepted += 1
        gained = hand_worth(self.game, 0) - before
        promised = sum(1 for clause in clauses if clause.to == 0 and not clause.happens_now())
        looks = any(clause.kind == SHOW and clause.to == 0 for clause in clauses)
        turn = self.game.turn
        lost = gained < -ROUNDING and APPRAISAL.worth(self.game, 0) < worth - ROUNDING
        assert not lost or promised or looks or self.game.status[0] == VILIFIED, "it gave for nothing"
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
        until = RULES.last_turn(game, by, luck.randint(1, 3))
        owned = RULES.owned(game, by) or [0]
        house = luck.randrange(4)
        unseen = give_unseen(by, to, [luck.choice(owned)] if by else [])
        unseen.count = 1
        return luck.choice(
            [
                give(by, to, luck.choice(owned)),
                give(by, to, luck.randrange(KIND_COUNT), luck.randint(1, 2)),
                unseen,
                show(by, to, luck.choice([AGENDA_LOOK, CONSPIRACY_LOOK])),
                refrain(by, to, Conduct(HARMS, luck.choice([to, house])), until),
                refrain(by, to, Conduct(NEGATES, to), until),
                promise(by, to, Conduct(luck.choice([HARMS, HELPS]), house), until),
                promise(by, to, Conduct(GIVES, to, luck.randrange(KIND_COUNT)), until),
                words(by, to, "you will not regret it"),
            ]
        )


def untyped_view(match: courtier.Match) -> Any:
    return match.view(0)


def seen_offer(game: Court, deal: Deal, seat: int) -> dict[str, Any]:
    """An offer as the table shows it to a party that has not signed (D/A-78)."""
    clauses = []
    for clause in deal.clauses:
        plain = plain_clause(RULES, clause)
        if clause.by != seat and clause.kind == GIVE:
            plain.pop("picks", None)
            if deal.is_gift():
                plain.pop("what", None)
        clauses.append(plain)
    others = [party for party in deal.parties if party != seat]
    return {"number": 1, "by": others[0], "parties": deal.parties, "clauses": clauses, "signed": others}
