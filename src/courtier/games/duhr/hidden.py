"""What happens to hidden cards: they are drawn, leave, change hands, are looked at."""

from typing import final

from courtier.games.duhr.cards import KIND_COUNT
from courtier.games.duhr.lots import ANY_KIND, FRESH, NO_POOL, TABLE, Departure, Lot, Lots, Move, Token, first_kind
from courtier.games.duhr.reconsider import Resettling, think_over


@final
class Hidden(Lots):
    """Hidden cards as they come and go."""

    # The Web

    def begin(self, pool: list[int], web: int) -> None:
        """A table of which nothing is remembered: one pool, of all that is not in sight."""
        self.pools.append(pool)
        self.web = web

    def shuffle(self, cards: list[int]) -> None:
        """A new Web, of exactly these cards (D-ACQ-5)."""
        pool = [0] * KIND_COUNT
        for kind in cards:
            pool[kind] += 1
        self.pools.append(pool)
        self.web = len(cards)

    def turn_over(self, kind: int) -> None:
        """A card of the Web that the viewer sees."""
        self.pools[len(self.pools) - 1][kind] -= 1
        self.web -= 1

    # What comes

    def draw(self, seat: int, count: int) -> None:
        """Cards of the Web that the viewer does not see."""
        self.clock += 1
        for _ in range(count):
            self.add(self.usable(seat), len(self.pools) - 1, ANY_KIND)
        self.web -= count

    def enter(self, seat: int, kind: int) -> None:
        """A card that the viewer knows."""
        self.clock += 1
        self.add(self.usable(seat), NO_POOL, 1 << kind)

    def lie(self, zone: int, count: int, kinds: int) -> None:
        """Cards that lie there from the beginning."""
        for _ in range(count):
            self.add(zone, 0, kinds)

    def add(self, zone: int, pool: int, kinds: int) -> None:
        lot = self.own_lot(zone)
        lot.tokens.append(Token(pool, kinds, self.clock, lot))
        lot.places[zone] += 1
        lot.size += 1

    def usable(self, seat: int) -> int:
        """D/A-38: where a card goes that comes into the hand."""
        return FRESH + seat if self.aside[seat] > 0 else seat

    # What goes

    def leave(self, zone: int, kind: int) -> None:
        """A card is seen to leave: one that was seen to enter goes first, then the token most likely to be it."""
        self.clock += 1
        departure = Departure(zone, kind, self.clock)
        best = self.likeliest(departure)
        if best is None:
            if think_over(self, departure) or Resettling(self).find(departure):
                return
            self.forget()
            best = self.likeliest(departure)
            assert best is not None, f"no hidden card can be of kind {kind}"
        self.assign(departure, best)

    def likeliest(self, departure: Departure) -> Token | None:
        best: Token | None = None
        most = 0.0
        for lot in self.lots:
            share = self.share(lot, departure.zone)
            if share > 0:
                for token in lot.tokens:
                    odds = self.odds(token, departure.kind) * share / lot.size
                    if odds > most:
                        best, most = token, odds
        return best

    def forget(self) -> None:
        """No account was found that fits: all that is hidden is one pool, as where nothing is remembered."""
        whole = [0] * KIND_COUNT
        for pool in self.pools:
            for kind in range(KIND_COUNT):
                whole[kind] += pool[kind]
        self.pools = [whole]
        self.moves = []
        for lot in self.lots:
            lot.gone = []
            for token in lot.tokens:
                if token.pool == NO_POOL:
                    whole[first_kind(token.kinds)] += 1
                token.pool = token.group = token.held = 0
                token.kinds = token.kinds if lot.home == TABLE else ANY_KIND
                token.others = []

    # What is moved, shown or concluded

    def move(self, zone: int, to: int, count: int) -> None:
        """Cards change their zone unseen: their lot lies in both from now on."""
        self.clock += 1
        for _ in range(count):
            largest = self.lots[0]
            for lot in self.lots:
                if lot.places[zone] > largest.places[zone]:
                    largest = lot
            largest.places[zone] -= 1
            largest.places[to] += 1
            self.moves.append(Move(zone, to, self.clock, largest))

    def set_aside(self, seat: int, count: int) -> None:
        self.aside[seat] = count

    def retrieve(self, seat: int) -> None:
        """All is one hand again; lots that were first there and lie nowhere else are one."""
        self.aside[seat] = 0
        home: Lot | None = None
        for lot in self.lots:
            lot.places[seat] += lot.places[FRESH + seat]
            lot.places[FRESH + seat] = 0
            if lot.home == FRESH + seat:
                lot.home = seat
            if lot.size > 0 and lot.home == seat and lot.alone_in(seat):
                if home is None:
                    home = lot
                else:
                    self.join(lot, home, seat)
        self.lots = [lot for lot in self.lots if lot.size > 0 or lot.gone]

    def look(self, seat: int, cards: list[int]) -> None:
        """The viewer is shown the hand."""
        for kind in cards:
            self.leave(seat, kind)
        for kind in cards:
            self.enter(seat, kind)

    def restrict(self, seat: int, lacked: int, distinct: bool) -> None:
        """Ledger §5: what the player could use was none of these kinds and, if `distinct`, no two were equal."""
        self.clock += 1
        self.groups += 1
        allowed = ANY_KIND & ~lacked
        tokens = self.in_use(seat, allowed)
        if distinct:
            for token in tokens:
                if token.pool == NO_POOL:
                    allowed &= ~token.kinds
        for token in tokens:
            token.held = self.clock
            if token.pool != NO_POOL:
                token.kinds &= allowed
                token.group = self.groups if distinct else token.group

    def in_use(self, seat: int, allowed: int) -> list[Token]:
        """The cards of a hand that its player could use; where others might be meant as well, those most likely so."""
        tokens: list[Token] = []
        for lot, count in self.counts_in_use(seat, allowed):
            zone = FRESH + seat if lot.places[FRESH + seat] > 0 else seat
            if 0 < count < lot.size:
                tokens.extend(self.carve(lot, zone, count, seat, allowed))
            elif count > 0:
                for token in lot.tokens:
                    token.others = lot.gone.copy()
                tokens.extend(lot.tokens)
        return tokens

    def counts_in_use(self, seat: int, allowed: int) -> list[tuple[Lot, int]]:
        """How many of each lot: all that are not set aside."""
        if self.aside[seat] == 0:
            return [(lot, lot.places[seat]) for lot in self.lots]
        counts = [lot.places[FRESH + seat] for lot in self.lots]
        for _ in range(self.working(seat)):
            best = -1
            most = -1.0
            for number in range(len(self.lots)):
                lot = self.lots[number]
                if lot.places[FRESH + seat] == 0 and counts[number] < lot.places[seat]:
                    likely = sorted([self.fitness(token, allowed) for token in lot.tokens])
                    if likely[len(likely) - 1 - counts[number]] > most:
                        best, most = number, likely[len(likely) - 1 - counts[number]]
            if best >= 0:
                counts[best] += 1
        return list(zip(self.lots, counts, strict=True))

    def carve(self, lot: Lot, zone: int, count: int, seat: int, allowed: int) -> list[Token]:
        """Say which cards of a lot are in use, and make them a lot of their own."""
        part = Lot(self.usable(seat))
        others = lot.tokens + lot.gone
        for _ in range(count):
            best = lot.tokens[0]
            for token in lot.tokens:
                if self.fitness(token, allowed) > self.fitness(best, allowed):
                    best = token
            lot.tokens.remove(best)
            part.tokens.append(best)
            best.lot = part
            best.others = others
        lot.places[zone] -= count
        lot.size -= count
        part.places[self.usable(seat)] = part.size = count
        self.lots.append(part)
        return part.tokens

    def fitness(self, token: Token, allowed: int) -> float:
        """How likely the token is one of the kinds allowed."""
        if token.pool == NO_POOL:
            return 1.0 if token.kinds & allowed else 0.0
        return self.among(token, allowed) / max(1, self.among(token, ANY_KIND))
