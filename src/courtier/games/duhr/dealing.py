"""Worlds dealt from the account of hidden cards: each token a card of its pool, what is left over to the Web."""

from typing import Final, final

from courtier.core.rng import Rng
from courtier.games.duhr.cards import KIND_COUNT, SCANDAL
from courtier.games.duhr.lots import ANY_KIND, FRESH, NO_POOL, Lot, Lots, Token, first_kind
from courtier.games.duhr.reconsider import Trail, fellows, mend, supply, swap, undo
from courtier.games.duhr.supply import NO_CARD, listed

TRIES: Final = 200
PATIENCE: Final = 2000  # kinds tried in one search for a deal that suits all


@final
class Dealing:
    """What all guesses from one account have in common: the cards of each pool, who takes from it, and how freely."""

    def __init__(self, lots: Lots) -> None:
        self.lots = lots
        self.free: list[Token] = []
        self.bound: list[Token] = []  # something is known of these, so that they take first
        self.sort()
        self.patience = 0
        if self.bound:
            self.suit_all()
        self.stocks = [listed(pool) for pool in lots.pools]

    def sort(self) -> None:
        self.free = []
        self.bound = []
        for lot in self.lots.lots:
            for token in lot.tokens:
                if token.pool == NO_POOL:
                    token.dealt = first_kind(token.kinds)
                elif token.kinds == ANY_KIND:
                    self.free.append(token)
                else:
                    token.open_kinds = self.lots.possible(token)
                    self.bound.append(token)

    # Is there a deal that suits all?

    def suit_all(self) -> None:
        """If a bound token can be none of the cards left over, one that left before was of another pool."""
        suited = self.suited()
        while suited < len(self.bound):
            before = suited
            suited = self.think_better(suited)
            if suited == before:
                return

    def think_better(self, suited: int) -> int:
        """Other thoughts of where tokens came from; how many are suited then."""
        trail: Trail = []
        for token in self.bound:
            for other in fellows(token):
                if swap(self.lots, token, other):
                    trail.append((token, other))
                    now = self.suited() if self.mended(other, trail) else 0
                    if now > suited:
                        return now
                undo(self.lots, trail)
            for kind in range(KIND_COUNT):
                if token.open_kinds >> kind & 1 and supply(self.lots, token.pool, kind, trail):
                    now = self.suited()
                    if now > suited:
                        return now
                undo(self.lots, trail)
        return suited

    def mended(self, other: Token, trail: Trail) -> bool:
        """If this one has left, the pool that it is said to come from must have had such a card."""
        pools = self.lots.pools
        seen = other.seen
        if seen is None or pools[other.pool][seen.kind] >= 0:
            return True
        return mend(self.lots, other.pool, seen.kind, [], trail)

    def suited(self) -> int:
        """How many of the bound tokens can take a card at the same time."""
        self.patience = PATIENCE
        return self.most_suited(0, [pool.copy() for pool in self.lots.pools])

    def most_suited(self, place: int, pools: list[list[int]]) -> int:
        """Of those from this place on."""
        if place == len(self.bound):
            return 0
        token = self.bound[place]
        pool = pools[token.pool]
        all_of_them = len(self.bound) - place
        best = 0
        for kind in range(KIND_COUNT):
            self.patience -= 1
            if token.open_kinds >> kind & 1 and pool[kind] > 0 and self.patience > 0:
                token.dealt = kind
                if not self.met_before(place):
                    pool[kind] -= 1
                    best = max(best, 1 + self.most_suited(place + 1, pools))
                    pool[kind] += 1
                    if best == all_of_them:
                        return best
        token.dealt = NO_CARD
        return max(best, self.most_suited(place + 1, pools))

    # One deal

    def deal(self, rng: Rng, zones: list[list[int]]) -> list[int]:
        """Fill the zones (cards counted by kind) with what may lie there, and return the Web."""
        stocks = self.deal_bound(rng) if self.bound else [stock.copy() for stock in self.stocks]
        for place in range(len(stocks)):
            rng.shuffle(stocks[place])
            if SCANDAL in stocks[place]:
                self.keep_scandals_out(rng, stocks[place], place)
        for token in self.free:
            token.dealt = stocks[token.pool].pop()
        for lot in self.lots.lots:
            if lot.size > 0:
                spread(rng, lot, zones)
        return stocks[len(stocks) - 1] if stocks else []

    def deal_bound(self, rng: Rng) -> list[list[int]]:
        """The tokens of which something is known, evenly; then what they leave to the others."""
        pools: list[list[int]] = []
        for _ in range(TRIES):
            pools = [pool.copy() for pool in self.lots.pools]
            if self.try_bound(rng, pools):
                break
        return [listed(pool) for pool in pools]

    def try_bound(self, rng: Rng, pools: list[list[int]]) -> bool:
        """One try: each its kind by its pool; in vain if equal ones meet that must differ."""
        fits = True
        for place in range(len(self.bound)):
            token = self.bound[place]
            pool = pools[token.pool]
            kind = drawn(rng, pool, token.open_kinds)
            if kind < 0:
                fits = False
                kind = drawn(rng, pool, ANY_KIND)
            pool[kind] -= 1
            token.dealt = kind
            if self.met_before(place):
                fits = False
        return fits

    def met_before(self, place: int) -> bool:
        """Has one that must differ the same kind?"""
        token = self.bound[place]
        if token.group:
            for earlier in range(place):
                other = self.bound[earlier]
                if other.group == token.group and other.dealt == token.dealt:
                    return True
        return False

    def keep_scandals_out(self, rng: Rng, stock: list[int], pool: int) -> None:
        """D-ACQ-4: scandals may be in hands, never in the Web; free tokens take from the end of the stock."""
        taken = 0
        for token in self.free:
            if token.pool == pool:
                taken += 1
        others = [kind for kind in stock if kind != SCANDAL]
        scandals = len(stock) - len(others)
        first = others[taken - scandals :]
        last = others[: taken - scandals]
        for _ in range(scandals):
            last.append(SCANDAL)
        rng.shuffle(last)
        stock[:] = first + last

    def part_hand(self, rng: Rng, zones: list[list[int]], seat: int) -> None:
        """D-DISF-2: any cards but the fresh ones may be set aside; these then lie where the fresh ones were."""
        cards = listed(zones[seat])
        rng.shuffle(cards)
        hand = zones[FRESH + seat]
        aside = [0] * KIND_COUNT
        for place in range(len(cards)):
            if place < self.lots.aside[seat]:
                aside[cards[place]] += 1
            else:
                hand[cards[place]] += 1
        zones[seat] = hand
        zones[FRESH + seat] = aside


def drawn(rng: Rng, pool: list[int], kinds: int) -> int:
    """A card of the pool out of those kinds, each as likely as another; NO_CARD if there is none."""
    total = 0
    for kind in range(KIND_COUNT):
        if kinds >> kind & 1:
            total += pool[kind]
    if total == 0:
        return NO_CARD
    which: int = rng.below(total)
    for kind in range(KIND_COUNT):
        if kinds >> kind & 1:
            which -= pool[kind]
            if which < 0:
                return kind
    return NO_CARD


def spread(rng: Rng, lot: Lot, zones: list[list[int]]) -> None:
    """The cards of a lot, in whatever order, over the zones where it lies."""
    cards = [token.dealt for token in lot.tokens]
    zone = 0
    while lot.places[zone] == 0:
        zone += 1
    if lot.places[zone] < lot.size:
        rng.shuffle(cards)
    left = lot.places[zone]
    for kind in cards:
        while left == 0:
            zone += 1
            left = lot.places[zone]
        zones[zone][kind] += 1
        left -= 1
