"""Second thoughts about which hidden card it was that left.

A card that leaves a hand is laid to the token most likely to be it. When later no token can be the card that leaves,
one of those before was another one.
"""

from typing import Final, final

from courtier.games.duhr.cards import KIND_COUNT
from courtier.games.duhr.lots import ANY_KIND, NO_POOL, Departure, Lots, Token, possible

DEPTH: Final = 3
ATTEMPTS: Final = 2000


def think_over(lots: Lots, departure: Departure) -> bool:
    """No token can be that card as it stands: reconsider as few of those that left before as need be."""
    for depth in range(1, DEPTH + 1):
        lots.attempts = ATTEMPTS
        if settle(lots, departure, depth, []):
            return True
    return False


def settle(lots: Lots, departure: Departure, depth: int, taken: list[Token]) -> bool:
    """Find a token for it; if need be one that was taken for another card, which then was another one."""
    for token in candidates(lots, departure, depth, taken):
        if attempt(lots, departure, token, None, depth, taken):
            return True
        if depth > 0 and token.pool != NO_POOL:
            for other in laid_to(lots, token.pool, departure.kind):
                if other is not token and attempt(lots, departure, token, other, depth, taken):
                    return True
    return False


def candidates(lots: Lots, departure: Departure, depth: int, taken: list[Token]) -> list[Token]:
    """Tokens that may have been that card: such as are there, then such as have left from there."""
    zone = departure.zone
    there: list[Token] = []
    left: list[Token] = []
    for lot in lots.lots:
        if lots.share(lot, zone) > 0:
            for token in lot.tokens:
                if may_be(token, departure, taken):
                    there.append(token)
        if depth > 0:
            for token in lot.gone:
                seen = token.seen
                from_there = lot.places[zone] > 0 or (seen is not None and seen.zone == zone)
                if from_there and may_be(token, departure, taken):
                    left.append(token)
    return there + left


def may_be(token: Token, departure: Departure, taken: list[Token]) -> bool:
    when = departure.when
    if token.born >= when or token.until < when or token.lot.since[departure.zone] >= when or token in taken:
        return False
    if not token.kinds >> departure.kind & 1 and token.others:
        release(token)
    return bool(possible(token) >> departure.kind & 1)


def laid_to(lots: Lots, pool: int, kind: int) -> list[Token]:
    """Tokens of that pool that have left as cards of that kind."""
    found: list[Token] = []
    for lot in lots.lots:
        for token in lot.gone:
            if token.pool == pool and token.seen is not None and token.seen.kind == kind:
                found.append(token)
    return found


def attempt(
    lots: Lots, departure: Departure, token: Token, other: Token | None, depth: int, taken: list[Token]
) -> bool:
    """It was this token, and what this and the other one were taken for was something else."""
    lots.attempts -= 1
    if lots.attempts < 0:
        return False
    account = Account(lots)
    displaced: list[Departure] = []
    for each in (token, other):
        if each is not None and each.seen is not None:
            displaced.append(each.seen)
            lots.recall(each)
    room = token.pool == NO_POOL or lots.pools[token.pool][departure.kind] > 0
    fits = room and lots.share(token.lot, departure.zone) > 0
    if fits:
        lots.assign(departure, token)
        for each_left in displaced:
            fits = fits and settle(lots, each_left, depth - 1, [*taken, token])
    if not fits:
        account.restore(lots)
    return fits


def release(token: Token) -> None:
    """What was concluded of this token holds for another one that lay with it."""
    for other in token.others:
        seen = other.seen
        if seen is not None and seen.when > token.born and token.kinds >> seen.kind & 1:
            token.kinds = ANY_KIND
            token.group = 0
            token.others = []
            return
        if seen is None and other.kinds == ANY_KIND and other.lot is token.lot:
            other.kinds, token.kinds = token.kinds, other.kinds
            other.group, token.group = token.group, 0
            token.others = []
            return


def exchange(lots: Lots, departure: Departure) -> None:
    """The last resort: such a card is known or left over elsewhere, and takes the place of a token here."""
    lots.exchanges += 1
    kind = departure.kind
    here = some_token(lots, departure.zone)
    for lot in lots.lots:
        for token in lot.tokens:
            if token.pool == NO_POOL and token.kinds == 1 << kind:
                token.pool, token.kinds, here.pool, here.kinds = here.pool, here.kinds, token.pool, token.kinds
                lots.assign(departure, here)
                return
    for number in range(len(lots.pools)):
        if lots.pools[number][kind] > 0 and here.pool != NO_POOL:
            swap_pools(lots, here, number)
            lots.assign(departure, here)
            return
    raise AssertionError(f"no hidden card can be of kind {kind}")


def some_token(lots: Lots, zone: int) -> Token:
    best: Token | None = None
    for lot in lots.lots:
        if lots.share(lot, zone) > 0:
            for token in lot.tokens:
                if best is None or best.pool == NO_POOL:
                    best = token
    assert best is not None
    return best


def swap_pools(lots: Lots, token: Token, number: int) -> None:
    """The token is of that pool, which gets a card of its own one for that."""
    kind = first_of(lots.pools[token.pool])
    lots.pools[token.pool][kind] -= 1
    lots.pools[number][kind] += 1
    token.pool = number


@final
class Account:
    """Which token left as what, to return to when second thoughts lead nowhere."""

    def __init__(self, lots: Lots) -> None:
        self.pools = [pool.copy() for pool in lots.pools]
        self.tokens = [lot.tokens.copy() for lot in lots.lots]
        self.gone = [lot.gone.copy() for lot in lots.lots]
        self.seen = [[token.seen for token in lot.gone] for lot in lots.lots]
        self.places = [lot.places.copy() for lot in lots.lots]

    def restore(self, lots: Lots) -> None:
        lots.pools = self.pools
        for number in range(len(lots.lots)):
            lot = lots.lots[number]
            lot.tokens = self.tokens[number]
            lot.gone = self.gone[number]
            lot.places = self.places[number]
            lot.size = len(lot.tokens)
            for token in lot.tokens:
                token.seen = None
            for place in range(len(lot.gone)):
                lot.gone[place].seen = self.seen[number][place]


def first_of(counts: list[int]) -> int:
    for kind in range(KIND_COUNT):
        if counts[kind] > 0:
            return kind
    return 0
