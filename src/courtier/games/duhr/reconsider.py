"""Second thoughts about which hidden card it was that left.

A card that leaves a hand is laid to the token most likely to be it. When later the cards of a pool do not suffice for
what was laid to it, some of its tokens came from another pool: tokens that lay together change their origins, until
every pool suffices.
"""

from typing import Final, final

from courtier.games.duhr.lots import ANY_KIND, FRESH, NEVER, NO_POOL, TABLE, Departure, Lot, Lots, Move, Token

MOST_CHANGES: Final = 6
PATIENCE: Final = 4000  # departures looked at, for each number of changes
Trail = list[tuple[Token, Token]]  # who has changed origins with whom


def think_over(lots: Lots, departure: Departure) -> bool:
    """No token can be that card as it stands: lay it to one all the same, and mend the pool that lacks it."""
    for lot in lots.lots:
        if lots.share(lot, departure.zone) > 0:
            for token in lot.tokens:
                if token.pool != NO_POOL and may_be(lots, token, departure):
                    lots.assign(departure, token)
                    if mend(lots, token.pool, departure.kind, [], []):
                        return True
                    lots.recall(token)
    return False


def may_be(lots: Lots, token: Token, departure: Departure) -> bool:
    if not token.kinds >> departure.kind & 1:
        release(token)
    return bool(lots.possible(token) >> departure.kind & 1)


def release(token: Token) -> None:
    """What was concluded of this token holds for another one that might have been it, and left as such a card."""
    for other in token.others:
        seen = other.seen
        if seen is not None and seen.when > token.held and other.kinds == ANY_KIND and token.kinds >> seen.kind & 1:
            token.kinds, other.kinds = other.kinds, token.kinds
            token.group, other.group = other.group, token.group
            token.held, other.held = other.held, token.held
            return


def mend(lots: Lots, pool: int, kind: int, lacking: list[int], trail: Trail) -> bool:
    """The pool lacks a card of that kind: one that left was of another pool, in exchange for what the first can spare.

    If it cannot spare that either, it lacks this instead; `lacking` is what it has lacked on the way.
    """
    lacking.append(kind)
    for lot in lots.lots:
        for token in lot.gone:
            if token.pool == pool and token.seen is not None and token.seen.kind == kind:
                for other in fellows(token):
                    if other.pool != NO_POOL and lots.pools[other.pool][kind] > 0 and swap(lots, token, other):
                        trail.append((token, other))
                        seen = other.seen
                        if seen is None or lots.pools[pool][seen.kind] >= 0:
                            return True
                        if seen.kind not in lacking and mend(lots, pool, seen.kind, lacking, trail):
                            return True
                        swap(lots, token, other)
                        trail.pop()
    return False


def fellows(token: Token) -> list[Token]:
    """Those that lie or lay together with it."""
    return token.others + token.lot.tokens + token.lot.gone


def supply(lots: Lots, pool: int, kind: int, trail: Trail) -> bool:
    """Mend a pool so that it has a card of that kind to spare."""
    lots.pools[pool][kind] -= 1
    found = lots.pools[pool][kind] >= 0 or mend(lots, pool, kind, [], trail)
    lots.pools[pool][kind] += 1
    return found


def swap(lots: Lots, token: Token, other: Token) -> bool:
    """Each came from where the other did, if all can have been there in time; twice is as before."""
    if token.pool == other.pool or NO_POOL in (token.pool, other.pool):
        return False
    if not (swap_in_lot(token, other) if token.lot is other.lot else swap_alone(token, other)):
        return False
    for one, origin in ((token, other.pool), (other, token.pool)):
        if one.seen is not None:
            lots.pools[origin][one.seen.kind] += 1
            lots.pools[one.pool][one.seen.kind] -= 1
    return True


def swap_alone(token: Token, other: Token) -> bool:
    if other.born >= noticed(token) or token.born >= noticed(other):
        return False
    token.pool, other.pool = other.pool, token.pool
    token.born, other.born = other.born, token.born
    return True


def swap_in_lot(token: Token, other: Token) -> bool:
    """Of the tokens of one pool in a lot, who was noticed first came first."""
    pools = (token.pool, other.pool)
    births = [births_of(token.lot, pool) for pool in pools]
    token.pool, other.pool = other.pool, token.pool
    if in_time(token.lot, pools[0], births[0]) and in_time(token.lot, pools[1], births[1]):
        return True
    token.pool, other.pool = other.pool, token.pool
    for pool, born in zip(pools, births, strict=True):
        in_time(token.lot, pool, born)
    return False


def births_of(lot: Lot, pool: int) -> list[int]:
    return sorted([token.born for token in lot.tokens + lot.gone if token.pool == pool])


def in_time(lot: Lot, pool: int, births: list[int]) -> bool:
    """Lay the births to the tokens of the pool, if none is noticed before it came."""
    tokens = [token for token in lot.tokens + lot.gone if token.pool == pool]
    tokens.sort(key=noticed)
    for place in range(len(tokens)):
        if births[place] >= noticed(tokens[place]):
            return False
    for place in range(len(tokens)):
        tokens[place].born = births[place]
    return True


def noticed(token: Token) -> int:
    """Before when it must have come."""
    when = NEVER if token.seen is None else token.seen.when
    return min(when, token.held) if token.held else when


def undo(lots: Lots, trail: Trail) -> None:
    while trail:
        token, other = trail.pop()
        swap(lots, token, other)


# Which departure was whose


@final
class Resettling:
    """A search for other thoughts of who left, and who was moved, with as few changes as will do."""

    def __init__(self, lots: Lots) -> None:
        self.lots = lots
        self.settled: list[Token] = []  # these stay as they are now said to be
        self.patience = 0

    def find(self, departure: Departure) -> bool:
        for changes in range(1, MOST_CHANGES + 1):
            self.patience = PATIENCE
            if self.settle([departure], changes):
                return True
        return False

    def settle(self, homeless: list[Departure], changes: int) -> bool:
        """Find a token for each of these departures."""
        if not homeless:
            return self.lots.sound()
        self.patience -= 1
        if len(homeless) > changes or self.patience < 0:
            return False
        for token in candidates(self.lots, homeless[0]):
            left = token.seen
            rest = homeless[1:] if left is None else [left, *homeless[1:]]
            if len(rest) < changes and token not in self.settled and self.lay_to(token, homeless[0], rest, changes - 1):
                return True
        return len(homeless) < changes and self.move_another(homeless, changes - 1)

    def lay_to(self, token: Token, departure: Departure, rest: list[Departure], changes: int) -> bool:
        """It was this one that left so; how it was said to have left needs another."""
        lots = self.lots
        left = token.seen
        if left is not None:
            lots.recall(token)
        if lots.possible(token) >> departure.kind & 1:
            lots.assign(departure, token)
            self.settled.append(token)
            if self.settle_pool(token, departure.kind, rest, changes):
                return True
            self.settled.pop()
            lots.recall(token)
        if left is not None:
            lots.depart(left, token)
        return False

    def settle_pool(self, token: Token, kind: int, rest: list[Departure], changes: int) -> bool:
        """If its pool has no such card to spare, another one of the pool did not leave as such."""
        lots = self.lots
        if token.pool == NO_POOL or lots.pools[token.pool][kind] >= 0:
            return self.settle(rest, changes)
        if len(rest) >= changes:
            return False
        for other in left_as(lots, token.pool, kind):
            left = other.seen
            if left is not None and other not in self.settled:
                lots.recall(other)
                if self.settle([left, *rest], changes):
                    return True
                lots.depart(left, other)
        return False

    def move_another(self, homeless: list[Departure], changes: int) -> bool:
        """A card that was moved unseen was of another lot."""
        for move in self.lots.moves:
            first = move.lot
            for lot in self.lots.lots:
                if lot is not first and may_have_moved(self.lots, lot, move):
                    self.lots.move_instead(move, lot)
                    if self.settle(homeless, changes):
                        return True
                    self.lots.move_instead(move, first)
        return False


def candidates(lots: Lots, departure: Departure) -> list[Token]:
    """Who may have been there at that time: first those still hidden."""
    hidden: list[Token] = []
    gone: list[Token] = []
    for lot in lots.lots:
        for token in lot.tokens:
            if lots.was_there(token, departure.zone, departure.when):
                hidden.append(token)
        for token in lot.gone:
            if lots.was_there(token, departure.zone, departure.when):
                gone.append(token)
    return hidden + gone


def may_have_moved(lots: Lots, lot: Lot, move: Move) -> bool:
    zone = move.zone if move.zone < FRESH or move.zone == TABLE else move.zone - FRESH
    for token in lot.tokens + lot.gone:
        if lots.was_there(token, zone, move.when):
            return True
    return False


def left_as(lots: Lots, pool: int, kind: int) -> list[Token]:
    """The cards of a pool that were seen to be of that kind."""
    found: list[Token] = []
    for lot in lots.lots:
        for token in lot.gone:
            if token.pool == pool and token.seen is not None and token.seen.kind == kind:
                found.append(token)
    return found
