"""Hidden cards, as one seat can account for them: what they may be, and where they may lie.

What each shuffle left over is a pool; a hidden card is a token of the pool that it was drawn from, and its kind is
dealt when a world is guessed, or a token whose kind is known. A lot is a set of tokens of which is known how many lie
in which zone: a hand is one lot, and a card given unseen makes one lot of two hands.
"""

from typing import Final, final

from courtier.games.duhr.cards import KIND_COUNT, MOST_SEATS

# Zones: the hand of a seat, what came into its working hand after the rest was set aside, and the concealed cards
# that nobody remembers.
FRESH: Final = MOST_SEATS  # + seat
TABLE: Final = 2 * MOST_SEATS
ZONE_COUNT: Final = TABLE + 1

NO_POOL: Final = -1
ANY_KIND: Final = (1 << KIND_COUNT) - 1
NEVER: Final = 1 << 30
CERTAIN: Final = 2.0  # above every chance


@final
class Token:
    """A hidden card: its pool (NO_POOL: its kind is known), the kinds that it may be, and since when it is there."""

    def __init__(self, pool: int, kinds: int, born: int, lot: "Lot") -> None:
        self.pool = pool
        self.kinds = kinds
        self.born = born
        self.held = 0  # when something was concluded of it, so that it was there
        self.lot = lot
        self.group = 0  # cards of one group differ; 0 is none
        self.others: list[Token] = []  # which it might have been as well, when something was concluded of it
        self.seen: Departure | None = None  # as what it left
        self.open_kinds = 0  # for guesses: the kinds that it may still be
        self.dealt = 0  # its kind in the world that is being guessed


@final
class Lot:
    """Cards that lie together; by zone, how many of them lie there. `home`: the zone they were first in."""

    def __init__(self, home: int) -> None:
        self.home = home
        self.tokens: list[Token] = []
        self.gone: list[Token] = []
        self.places = [0] * ZONE_COUNT
        self.size = 0

    def alone_in(self, zone: int) -> bool:
        return self.places[zone] == self.size


@final
class Departure:
    """A card of that kind left the hand of a seat (or TABLE). Which token it was may have to be thought over."""

    def __init__(self, zone: int, kind: int, when: int) -> None:
        self.zone = zone
        self.place = zone  # which of the two zones of a hand it lay in
        self.kind = kind
        self.when = when


@final
class Move:
    """A card changed its zone unseen, and is thought to be of that lot."""

    def __init__(self, zone: int, to: int, when: int, lot: Lot) -> None:
        self.zone = zone
        self.to = to
        self.when = when
        self.lot = lot


class Lots:
    """All hidden cards but the viewer's own."""

    def __init__(self) -> None:
        self.pools: list[list[int]] = []  # what each shuffle left over, counted by kind; the last is the Web's
        self.web = 0
        self.lots: list[Lot] = []
        self.moves: list[Move] = []
        self.aside = [0] * MOST_SEATS  # how many cards a seat has set aside, of those in its hand
        self.clock = 0
        self.groups = 0

    def own_lot(self, zone: int) -> Lot:
        """The lot of what lies there and nowhere else."""
        for lot in self.lots:
            if lot.home == zone and lot.alone_in(zone):
                return lot
        lot = Lot(zone)
        self.lots.append(lot)
        return lot

    def share(self, lot: Lot, zone: int) -> float:
        """How many cards of the lot are likely to be such as can leave that hand: not those set aside."""
        if zone == TABLE:
            return float(lot.places[TABLE])
        usable = float(lot.places[FRESH + zone])
        if lot.places[zone] > 0:
            working = self.working(zone)
            usable += lot.places[zone] * working / (working + self.aside[zone])
        return usable

    def working(self, seat: int) -> int:
        """How many cards of the working hand were not drawn after the rest had been set aside."""
        total = -self.aside[seat]
        for lot in self.lots:
            total += lot.places[seat]
        return total

    def possible(self, token: Token) -> int:
        """The kinds that it may be: not that of a card which has left and must differ from it."""
        kinds = token.kinds
        if token.group:
            for lot in self.lots:
                for other in lot.gone:
                    if other.group == token.group and other.seen is not None:
                        kinds &= ~(1 << other.seen.kind)
        return kinds

    def odds(self, token: Token, kind: int) -> float:
        """How likely the token is of that kind."""
        if not self.possible(token) >> kind & 1:
            return 0.0
        if token.pool == NO_POOL:
            return CERTAIN
        return self.pools[token.pool][kind] / max(1, self.among(token, ANY_KIND))

    def among(self, token: Token, kinds: int) -> int:
        """How many cards of its pool it may be, out of these kinds."""
        pool = self.pools[token.pool]
        kinds &= self.possible(token)
        total = 0
        for kind in range(KIND_COUNT):
            if kinds >> kind & 1:
                total += pool[kind]
        return total

    def assign(self, departure: Departure, token: Token) -> None:
        """It was this token; if it can be a fresh one, it was such."""
        zone = departure.zone
        fresh = zone != TABLE and token.lot.places[FRESH + zone] > 0
        departure.place = FRESH + zone if fresh else zone
        self.depart(departure, token)

    def depart(self, departure: Departure, token: Token) -> None:
        """Out of its lot, and its pool has a card of that kind less."""
        lot = token.lot
        token.seen = departure
        lot.tokens.remove(token)
        lot.gone.append(token)
        if token.pool != NO_POOL:
            self.pools[token.pool][departure.kind] -= 1
        lot.places[self.now(departure.place)] -= 1
        lot.size -= 1

    def recall(self, token: Token) -> None:
        """It has not left after all."""
        seen = token.seen
        assert seen is not None
        lot = token.lot
        token.seen = None
        lot.gone.remove(token)
        lot.tokens.append(token)
        if token.pool != NO_POOL:
            self.pools[token.pool][seen.kind] += 1
        lot.places[self.now(seen.place)] += 1
        lot.size += 1

    def now(self, zone: int) -> int:
        """Where what lay there lies now: fresh cards are among the others when these are no longer set aside."""
        seat = zone - FRESH
        return seat if 0 <= seat < MOST_SEATS and self.aside[seat] == 0 else zone

    def move_instead(self, move: Move, lot: Lot) -> None:
        """A card of this lot was moved, not one of that which was thought."""
        zone = self.now(move.zone)
        to = self.now(move.to)
        move.lot.places[zone] += 1
        move.lot.places[to] -= 1
        lot.places[zone] -= 1
        lot.places[to] += 1
        move.lot = lot

    def was_there(self, token: Token, zone: int, when: int) -> bool:
        """Can it have left that hand (or TABLE) then: being there at first, or moved there in time?"""
        if token.born >= when or token.held >= when:
            return False
        lot = token.lot
        if at(lot.home, zone):
            return True
        for move in self.moves:
            if move.lot is lot and at(move.to, zone) and token.born < move.when < when:
                return True
        return False

    def join(self, lot: Lot, into: Lot, zone: int) -> None:
        """Two lots that were first in one zone, and now are there alone."""
        for token in lot.tokens + lot.gone:
            token.lot = into
        into.tokens.extend(lot.tokens)
        into.gone.extend(lot.gone)
        into.places[zone] += lot.size
        into.size += lot.size
        for move in self.moves:
            if move.lot is lot:
                move.lot = into
        lot.tokens = []
        lot.gone = []
        lot.places[zone] = 0
        lot.size = 0

    def sound(self) -> bool:
        """Is no lot said to lie in a zone with less than no card, and no hand to have set aside more than it has?"""
        for lot in self.lots:
            for count in lot.places:
                if count < 0:
                    return False
        for seat in range(MOST_SEATS):
            if self.aside[seat] > 0 and self.working(seat) < 0:
                return False
        return True


def at(place: int, zone: int) -> bool:
    """Is it that zone, or what came into that hand after the rest was set aside?"""
    return place == zone or (zone != TABLE and place == FRESH + zone)


def first_kind(kinds: int) -> int:
    for kind in range(KIND_COUNT):
        if kinds >> kind & 1:
            return kind
    return 0
