"""Second thoughts about which hidden card it was that left.

A card that leaves a hand is laid to the token most likely to be it. When later the cards of a pool do not suffice for
what was laid to it, some of its tokens came from another pool: tokens that lay together change their origins, until
every pool suffices.
"""

from courtier.games.duhr.cards import KIND_COUNT
from courtier.games.duhr.lots import ANY_KIND, NEVER, NO_POOL, Departure, Lots, Token

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
    """Each came from where the other did, if both were there in time; twice is as before."""
    if token.pool == other.pool or NO_POOL in (token.pool, other.pool):
        return False
    if other.born >= noticed(token) or token.born >= noticed(other):
        return False
    for one, origin in ((token, other.pool), (other, token.pool)):
        if one.seen is not None:
            lots.pools[one.pool][one.seen.kind] += 1
            lots.pools[origin][one.seen.kind] -= 1
    token.pool, other.pool = other.pool, token.pool
    token.born, other.born = other.born, token.born
    return True


def noticed(token: Token) -> int:
    """Before when it must have come."""
    when = NEVER if token.seen is None else token.seen.when
    return min(when, token.held) if token.held else when


def undo(lots: Lots, trail: Trail) -> None:
    while trail:
        token, other = trail.pop()
        swap(lots, token, other)


def exchange(lots: Lots, departure: Departure) -> None:
    """The last resort: such a card is known or left over elsewhere, and takes the place of a token here."""
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
            move_to_pool(lots, here, number)
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


def move_to_pool(lots: Lots, token: Token, number: int) -> None:
    """The token is of that pool, which gets a card of its own one for that."""
    kind = first_of(lots.pools[token.pool])
    lots.pools[token.pool][kind] -= 1
    lots.pools[number][kind] += 1
    token.pool = number


def first_of(counts: list[int]) -> int:
    for kind in range(KIND_COUNT):
        if counts[kind] > 0:
            return kind
    return 0
