"""The places of a world: one for each card, with its zone and the kinds that may lie there."""

from typing import final

from courtier.core.belief.world_sampler import WorldSampler
from courtier.core.rng import Rng
from courtier.games.intrigue.belief.hidden_cards import EMPTY, MADE, PERHAPS, HiddenCards
from courtier.games.intrigue.belief.known_state import KnownState
from courtier.games.intrigue.belief.state_from_view import BLANK
from courtier.games.intrigue.belief.zones import (
    ANY,
    BIT,
    BOXED,
    DISCARD,
    DRAW,
    HAND,
    NO_PACTS,
    OFFER,
    OFFERABLE,
    PILE,
    REMOVED,
    ROW,
    TABLE,
    ZONE_COUNT,
)
from courtier.games.intrigue.cards import NO_CARD, STANDING
from courtier.games.intrigue.events import DISCARD_TOP, DRAW_TOP, OWN_TOP


@final
class Places:
    """A sampler with all places and facts, and the numbers of its places by zone."""

    def __init__(self, known: KnownState, hidden: HiddenCards) -> None:
        self.known = known
        self.court = known.court
        self.hidden = hidden
        self.open_backs = hidden.variants.open_backs
        self.by_zone: list[list[int]] = [[] for _ in range(ZONE_COUNT)]
        backs = [hidden.marks.of[kind] for kind in hidden.kinds] if self.open_backs else None
        self.sampler = WorldSampler(hidden.kinds, hidden.zones, Rng(2 + known.seat), backs)
        self.add_all()
        for fact in hidden.facts:
            self.sampler.add_fact(fact.kinds, fact.zones)
        if known.question == "bribe_discard":
            self.sampler.add_fact(NO_PACTS, 1 << HAND + known.asked[0])
        self.sampler.arrange()

    def cards_in(self, zone: int, kinds: list[int]) -> list[int]:
        """The cards of a zone in a world: `kinds` by place."""
        return [kinds[place] for place in self.by_zone[zone]]

    def add_all(self) -> None:
        court = self.court
        tops = self.hidden.tops
        for seat in range(court.seats):
            self.add_offer(seat)
            self.add_hand(seat)
            if court.table[seat] != NO_CARD:
                self.add_pile(TABLE + seat, [court.table[seat]])
            self.add_pile(PILE + seat, [BLANK] * court.left[seat], tops.get(OWN_TOP + seat))
        self.add_pile(DRAW, [BLANK] * court.draw_left, tops.get(DRAW_TOP))
        self.add_pile(DISCARD, court.discard, tops.get(DISCARD_TOP))
        self.add_pile(BOXED, court.boxed)
        self.add_pile(REMOVED, court.removed)
        self.add_pile(ROW, [STANDING] * sum(court.standing))

    def add(self, zone: int, zones: int, allowed: int) -> None:
        self.by_zone[zone].append(self.sampler.add_place(zones, allowed))

    def add_pile(self, zone: int, cards: list[int], top: int | None = None) -> None:
        """One place for each card; those in sight are known, of others perhaps the back is."""
        hidden = self.hidden
        marks = hidden.marks_in[zone] if self.open_backs else []
        for number in range(len(cards)):
            if cards[number] != BLANK:
                self.add(zone, 1 << zone, BIT[cards[number]])
            elif len(marks) == len(cards):
                self.add(zone, 1 << zone, hidden.marks.backs[marks[number]])
            elif top is not None and number == len(cards) - 1:
                self.add(zone, 1 << zone, hidden.marks.backs[top])
            else:
                self.add(zone, 1 << zone, ANY)

    # Hands and offers

    def offer_of(self, seat: int) -> int:
        """What is known of a card of the seat's on offer."""
        traders = self.hidden.traders
        if not self.court.trading or seat not in traders:
            return EMPTY
        return self.hidden.offers[traders.index(seat)]

    def is_trading(self) -> bool:
        """Is the viewer one of the two who trade? They see both offers."""
        court = self.court
        return court.trading and self.known.seat in {court.initiator, court.partner}

    def add_offer(self, seat: int) -> None:
        court = self.court
        if self.is_trading():
            card = NO_CARD
            if seat in {court.initiator, court.partner}:
                card = court.offer_by if seat == court.initiator else court.offer_with
            if card != NO_CARD:
                self.add(OFFER + seat, 1 << OFFER + seat, BIT[card])
        elif self.offer_of(seat) == MADE:
            self.add_pile(OFFER + seat, [BLANK])

    def add_hand(self, seat: int) -> None:
        """I-TRADE-16: the number shown counts the card on offer, and perhaps there is none."""
        hand = self.court.hands[seat]
        if hand and hand[0] != BLANK:
            self.add_pile(HAND + seat, hand)
            return
        zones = 1 << HAND + seat
        size = len(hand)
        if not self.is_trading():
            if self.offer_of(seat) == PERHAPS:
                zones |= 1 << OFFER + seat
            elif self.offer_of(seat) == MADE:
                size -= 1
        for allowed in self.allowed_in(seat, size):
            self.add(HAND + seat, zones, allowed)

    def allowed_in(self, seat: int, size: int) -> list[int]:
        """What each card of a hand can be: by variant its back is read, and foreign Pacts lie open."""
        hidden = self.hidden
        open_pacts = hidden.variants.open_pacts
        pacts = [BIT[card] for card in hidden.pacts[seat]]
        allowed = [ANY] * size
        marks = hidden.marks_in[HAND + seat].copy()
        if self.open_backs and len(marks) == size:
            for card in hidden.pacts[seat]:
                marks.remove(hidden.marks.of[card])
            allowed = pacts + [hidden.marks.backs[mark] for mark in marks]
        elif open_pacts:
            allowed[: len(pacts)] = pacts
        if open_pacts:
            allowed[len(pacts) :] = [each & OFFERABLE[seat] for each in allowed[len(pacts) :]]
        return allowed
