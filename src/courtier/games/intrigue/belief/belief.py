"""What a seat may conclude from its view and its journal, and worlds that fit.

`Watch` holds what lies in sight, `Knowledge` where every card may be that does not, `WorldSampler` draws worlds evenly.
"""

from collections.abc import Sequence
from typing import final

from courtier.core.belief.world_sampler import WorldSampler
from courtier.core.pending import Pending
from courtier.core.rng import Rng
from courtier.games.intrigue.belief.knowledge import EMPTY, MADE, NOBODY, PERHAPS, Knowledge
from courtier.games.intrigue.belief.knowledge_events import note
from courtier.games.intrigue.belief.public_events import follow
from courtier.games.intrigue.belief.public_state import Watch
from courtier.games.intrigue.belief.state_from_view import BLANK, Line
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
from courtier.games.intrigue.cards import (
    CARD_CODES,
    FIRST_UNCOLOURED,
    INFLUENCE,
    IS_PACT,
    KIND_COUNT,
    NO_CARD,
    NO_COLOUR,
    PACT_COLOUR,
    SETUP_HAND,
    SLOTS,
    STANDING,
    TYPE_OF,
    Cards,
)
from courtier.games.intrigue.court import SETUP, Court
from courtier.games.intrigue.events import DISCARD_TOP, DRAW_TOP, OWN_TOP, PILES
from courtier.games.intrigue.trades import AGREED, DENIED, UNDECIDED
from courtier.games.intrigue.variants import Variants


@final
class Belief:
    """A watch on what lies in sight, and the knowledge of what does not."""

    def __init__(self, view: Line, journal: Sequence[Line], variants: Variants, cards: Cards) -> None:
        self.watch = Watch(view, variants, cards)
        court = self.watch.court
        self.seat = self.watch.seat
        self.variants = variants
        self.knowledge = Knowledge(kinds_in_play(court), cards, variants, is_complete(court, journal))
        self.stack: list[Pending] | None = None
        self.dealing: WorldSampler | None = None
        self.places: list[list[int]] = []  # of the dealing, by zone
        for line in journal:
            note(self.knowledge, line)
        self.look(view)

    def look(self, view: Line) -> None:
        """What lies in sight; the journal may not go back far enough."""
        knowledge = self.knowledge
        court = self.watch.court
        more: Line = view["more"]
        if court.trading and knowledge.traders[0] == NOBODY:
            knowledge.begin_trade(court.initiator, court.partner)
            if self.watch.question != "offer":
                back = court.stopped and self.variants.pay_with_offer
                knowledge.offers = [EMPTY, EMPTY] if back else [PERHAPS, PERHAPS]
        if not knowledge.complete and self.seat != NOBODY and BLANK not in court.piles[self.seat]:
            knowledge.holds_exactly(PILE + self.seat, court.piles[self.seat])
        if "pacts" in more:
            knowledge.pacts = [[CARD_CODES[name] for name in names] for names in more["pacts"]]
        if "backs" in more:
            self.look_at_backs(more["backs"])

    def look_at_backs(self, backs: Line) -> None:
        """The variant `backs`."""
        knowledge = self.knowledge
        court = self.watch.court
        knowledge.tops = {PILES.index(pile): back for pile, back in backs["tops"].items() if back is not None}
        for seat in range(court.seats):
            knowledge.marks_in[HAND + seat] = list(backs["hands"][seat])
            knowledge.marks_in[TABLE + seat] = some(backs["table"][seat])
        if court.trading and self.watch.question != "offer":
            for place in range(2):
                back = backs["offers"][place]
                knowledge.marks_in[OFFER + knowledge.traders[place]] = some(back)
                knowledge.offers[place] = EMPTY if back is None else MADE

    # Keeping up

    def see(self, line: Line) -> None:
        """Take in one more line of the journal: an own answer, a step back, or a glimpse."""
        self.stack = None
        if "answer" in line:
            self.watch.answered(line)
        elif "event" not in line:
            self.watch.stepped_back()
        else:
            follow(self.watch, line)
            note(self.knowledge, line)

    # Places for the cards

    def prepare(self) -> WorldSampler:
        """Once for all guesses of a moment: the stack, and where there is a card."""
        court = self.watch.court
        self.stack = self.watch.stack()
        self.places = [[] for _ in range(ZONE_COUNT)]
        knowledge = self.knowledge
        backs = [knowledge.marks.of[kind] for kind in knowledge.kinds] if self.variants.open_backs else None
        dealing = WorldSampler(knowledge.kinds, knowledge.zones, Rng(2 + self.seat), backs)
        self.dealing = dealing
        for seat in range(court.seats):
            self.offer_place(seat)
            self.hand_places(seat)
            if court.table[seat] != NO_CARD:
                self.pile_places(TABLE + seat, [court.table[seat]])
            self.pile_places(PILE + seat, [BLANK] * court.left[seat], self.knowledge.tops.get(OWN_TOP + seat))
        self.pile_places(DRAW, [BLANK] * court.draw_left, self.knowledge.tops.get(DRAW_TOP))
        self.pile_places(DISCARD, court.discard, self.knowledge.tops.get(DISCARD_TOP))
        self.pile_places(BOXED, court.boxed)
        self.pile_places(REMOVED, court.removed)
        self.pile_places(ROW, [STANDING] * sum(court.standing))
        for fact in knowledge.facts:
            dealing.add_fact(fact.kinds, fact.zones)
        if self.watch.question == "bribe_discard":
            dealing.add_fact(NO_PACTS, 1 << HAND + self.watch.asked[0])
        dealing.arrange()
        return dealing

    def place(self, zone: int, zones: int, allowed: int) -> None:
        assert self.dealing is not None
        self.places[zone].append(self.dealing.add_place(zones, allowed))

    def pile_places(self, zone: int, cards: list[int], top: int | None = None) -> None:
        """One place for each card; those in sight are known, of others perhaps the back is."""
        marks = self.knowledge.marks_in[zone] if self.variants.open_backs else []
        for number in range(len(cards)):
            if cards[number] != BLANK:
                self.place(zone, 1 << zone, BIT[cards[number]])
            elif len(marks) == len(cards):
                self.place(zone, 1 << zone, self.knowledge.marks.backs[marks[number]])
            elif top is not None and number == len(cards) - 1:
                self.place(zone, 1 << zone, self.knowledge.marks.backs[top])
            else:
                self.place(zone, 1 << zone, ANY)

    def offer_of(self, seat: int) -> int:
        """What is known of a card of the seat's on offer."""
        traders = self.knowledge.traders
        if not self.watch.court.trading or seat not in traders:
            return EMPTY
        return self.knowledge.offers[traders.index(seat)]

    def offer_place(self, seat: int) -> None:
        court = self.watch.court
        if self.seat in {court.initiator, court.partner} and court.trading:
            card = NO_CARD
            if seat in {court.initiator, court.partner}:
                card = court.offer_by if seat == court.initiator else court.offer_with
            if card != NO_CARD:
                self.place(OFFER + seat, 1 << OFFER + seat, BIT[card])
        elif self.offer_of(seat) == MADE:
            self.pile_places(OFFER + seat, [BLANK])

    def hand_places(self, seat: int) -> None:
        """I-TRADE-16: the number shown counts the card on offer, and perhaps there is none."""
        court = self.watch.court
        hand = court.hands[seat]
        if hand and hand[0] != BLANK:
            self.pile_places(HAND + seat, hand)
            return
        zones = 1 << HAND + seat
        size = len(hand)
        if self.seat not in {court.initiator, court.partner} or not court.trading:
            if self.offer_of(seat) == PERHAPS:
                zones |= 1 << OFFER + seat
            elif self.offer_of(seat) == MADE:
                size -= 1
        for allowed in self.allowed_in(seat, size):
            self.place(HAND + seat, zones, allowed)

    def allowed_in(self, seat: int, size: int) -> list[int]:
        """By card of a hand what it can be: by variant its back is read, and foreign Pacts lie open."""
        knowledge = self.knowledge
        allowed = [ANY] * size
        marks = knowledge.marks_in[HAND + seat].copy()
        if self.variants.open_backs and len(marks) == size:
            for card in knowledge.pacts[seat]:
                marks.remove(knowledge.marks.of[card])
            allowed = [BIT[card] for card in knowledge.pacts[seat]] + [knowledge.marks.backs[mark] for mark in marks]
        elif self.variants.open_pacts:
            allowed[: len(knowledge.pacts[seat])] = [BIT[card] for card in knowledge.pacts[seat]]
        if self.variants.open_pacts:
            shown = len(knowledge.pacts[seat])
            allowed[shown:] = [each & OFFERABLE[seat] for each in allowed[shown:]]
        return allowed

    # Guessing

    def guess(self, rng: Rng) -> Court:
        """A world that fits."""
        dealing = self.dealing
        if self.stack is None or dealing is None:
            dealing = self.prepare()
        return self.world(dealing.draw(rng), rng)

    def world(self, kinds: list[int], rng: Rng) -> Court:
        """The game in which the cards lie so."""
        court = self.watch.court.clone()
        court.rng = Rng(0, 1 + rng.bits())
        for seat in range(court.seats):
            court.hands[seat] = sorted(self.cards_in(HAND + seat, kinds))
            court.table[seat] = (self.cards_in(TABLE + seat, kinds) or [NO_CARD])[0]
            court.piles[seat] = self.shuffled(PILE + seat, kinds, OWN_TOP + seat, rng)
        court.draw = self.shuffled(DRAW, kinds, DRAW_TOP, rng)
        court.discard = self.cards_in(DISCARD, kinds)
        court.boxed = self.cards_in(BOXED, kinds)
        if court.bribe and self.watch.asked[0] != self.seat:
            court.bribe = 1  # what the cards discarded so far were worth is not known
        if court.trading and self.watch.question != "offer":
            self.imagine_trade(court, kinds, rng)
        self.open_question(court)
        return court

    def cards_in(self, zone: int, kinds: list[int]) -> list[int]:
        return [kinds[place] for place in self.places[zone]]

    def shuffled(self, zone: int, kinds: list[int], pile: int, rng: Rng) -> list[int]:
        """Cards in any order; where the back of the uppermost is known, one with such a back lies there."""
        cards = self.cards_in(zone, kinds)
        rng.shuffle(cards)
        top = self.knowledge.tops.get(pile)
        if top is not None:
            for place in range(len(cards)):
                if self.knowledge.marks.of[cards[place]] == top:
                    cards.append(cards.pop(place))
                    break
        return cards

    def open_question(self, court: Court) -> None:
        assert self.stack is not None
        if not court.ended:
            court.pending = self.stack.copy()
            court.asking = court.pending[-1]
            if self.seat != NOBODY:
                court.answers[self.seat] = self.watch.sealed

    # The open trade

    def imagine_trade(self, court: Court, kinds: list[int], rng: Rng) -> None:
        """Offers and decisions that may be, where the seat does not know them."""
        court.offer_by = self.imagine_offer(court, kinds, court.initiator, rng)
        court.offer_with = self.imagine_offer(court, kinds, court.partner, rng)
        if self.watch.question in {"claim", "decide"}:
            return
        if court.decision_by == UNDECIDED:
            court.decision_by = self.imagine_decision(court, court.initiator, rng)
        if court.decision_with == UNDECIDED:
            court.decision_with = self.imagine_decision(court, court.partner, rng)

    def imagine_offer(self, court: Court, kinds: list[int], seat: int, rng: Rng) -> int:
        """The card that lies aside; if it may still be any of the hand, it leaves it now."""
        aside = self.cards_in(OFFER + seat, kinds)
        if aside or self.offer_of(seat) != PERHAPS:
            return aside[0] if aside else NO_CARD
        offers = [card for card in court.hands[seat] if PACT_COLOUR[card] in {NO_COLOUR, seat}]
        if not offers:
            return NO_CARD
        card = offers[rng.below(len(offers))]
        court.hands[seat].remove(card)
        return card

    def imagine_decision(self, court: Court, seat: int, rng: Rng) -> int:
        """What was possible; who is not fined after an illegal find has denied."""
        own = court.offer_by if seat == court.initiator else court.offer_with
        other = court.offer_with if seat == court.initiator else court.offer_by
        if seat in self.knowledge.fined:
            return AGREED
        spared = self.variants.offerer_pays and not court.illegal(own)
        if (self.knowledge.fined and not spared) or own < 0 or other < 0 or IS_PACT[own] != IS_PACT[other]:
            return DENIED
        if TYPE_OF[other] == INFLUENCE or (court.favour and self.variants.favour_binding):
            return AGREED
        return AGREED if rng.below(2) else DENIED


def some(back: int | None) -> list[int]:
    return [] if back is None else [back]


def is_complete(court: Court, journal: Sequence[Line]) -> bool:
    """Does the journal begin with the first draw? Then it has five for everybody, or all of the setup so far."""
    drawn = 0
    for line in journal:
        name = line.get("event")
        if name == "started":
            return True
        if name == "round_began":
            return drawn == SETUP_HAND * court.seats
        if name == "drew":
            drawn += 1
    return court.phase == SETUP and drawn == sum(len(hand) for hand in court.hands)


def kinds_in_play(court: Court) -> list[int]:
    """I-SETUP: how many cards of each kind the game began with."""
    copies = court.cards.copies.copy()
    for kind in range(SLOTS * court.seats, FIRST_UNCOLOURED):
        copies[kind] = 0
    copies[STANDING] = court.seats * court.variants.start_standing
    if court.variants.one_pact:
        for kind in range(KIND_COUNT):
            if IS_PACT[kind] and not court.cards.legal[kind]:
                copies[kind] = 0
    return copies
