"""What a seat may conclude from its view and its journal, and worlds that fit.

`KnownState` holds what lies in sight, `HiddenCards` where every other card may lie, and `Places` samples worlds.
"""

from collections.abc import Sequence
from typing import final

from courtier.core.belief import belief
from courtier.core.belief.event_table import EventTable, Glimpse, take_in, take_in_all
from courtier.core.pending import NOBODY, UNANSWERED, Pending
from courtier.core.rng import Rng
from courtier.games.intrigue.belief import hidden_events, known_events
from courtier.games.intrigue.belief.hidden_cards import EMPTY, MADE, PERHAPS, HiddenCards
from courtier.games.intrigue.belief.known_state import KnownState
from courtier.games.intrigue.belief.open_trade import guess_trade
from courtier.games.intrigue.belief.places import Places
from courtier.games.intrigue.belief.state_from_view import BLANK, Fields
from courtier.games.intrigue.belief.zones import BOXED, DISCARD, DRAW, HAND, OFFER, PILE, TABLE
from courtier.games.intrigue.cards import (
    CARD_CODES,
    FIRST_UNCOLOURED,
    IS_PACT,
    KIND_COUNT,
    NO_CARD,
    SETUP_HAND,
    SLOTS,
    STANDING,
    Cards,
)
from courtier.games.intrigue.court import SETUP, Court
from courtier.games.intrigue.deck import cards_of
from courtier.games.intrigue.events import DRAW_TOP, OWN_TOP, PILES
from courtier.games.intrigue.variants import Variants


@final
class Belief(belief.Belief):
    """What lies in sight, and what is known of the cards that do not."""

    def __init__(self, view: Fields, journal: Sequence[Fields], variants: Variants, cards: Cards) -> None:
        super().__init__(view)
        self.known = KnownState(self.seat, view, variants, cards)
        court = self.known.court
        self.variants = variants
        self.hidden = HiddenCards(kinds_in_play(court), cards, variants, is_complete(court, journal))
        self.stack: list[Pending] = []
        self.places: Places | None = None
        take_in_all(hidden_events.EVENTS, self.hidden, journal)
        self.look(view)

    def look(self, view: Fields) -> None:
        """Read what the view shows and a journal that began late does not tell."""
        hidden = self.hidden
        court = self.known.court
        more: Fields = view["more"]
        if court.trading and hidden.traders[0] == NOBODY:
            hidden.begin_trade(court.initiator, court.partner)
            if self.known.question != "offer":
                back = court.stopped and self.variants.pay_with_offer
                hidden.offers = [EMPTY, EMPTY] if back else [PERHAPS, PERHAPS]
        if not hidden.complete and self.seat != NOBODY and BLANK not in court.piles[self.seat]:
            hidden.holds_exactly(PILE + self.seat, court.piles[self.seat])
        if "pacts" in more:
            hidden.pacts = [[CARD_CODES[name] for name in names] for names in more["pacts"]]
        if "backs" in more:
            self.look_at_backs(more["backs"])

    def look_at_backs(self, backs: Fields) -> None:
        """The variant `backs`."""
        hidden = self.hidden
        hidden.tops = {PILES.index(pile): back for pile, back in backs["tops"].items() if back is not None}
        for seat in range(self.seats):
            hidden.marks_in[HAND + seat] = list(backs["hands"][seat])
            hidden.marks_in[TABLE + seat] = some(backs["table"][seat])
        if self.known.court.trading and self.known.question != "offer":
            for place in range(2):
                back = backs["offers"][place]
                hidden.marks_in[OFFER + hidden.traders[place]] = some(back)
                hidden.offers[place] = EMPTY if back is None else MADE

    # Keeping up with the journal

    def saw(self, glimpse: Glimpse) -> None:
        """An event; sealed answers are open with it."""
        take_in(known_events.EVENTS, self.known, glimpse)
        self.known.sealed = UNANSWERED
        take_in(hidden_events.EVENTS, self.hidden, glimpse)

    def answered(self, line: Fields) -> None:
        self.prepared = False
        self.known.answered(line)

    def stepped_back(self) -> None:
        self.prepared = False
        self.known.stepped_back()

    def tables(self) -> list[EventTable]:
        return [known_events.EVENTS, hidden_events.EVENTS]

    def events_without_effect(self) -> frozenset[str]:
        return known_events.WITHOUT_EFFECT

    # Guessing

    def prepare(self) -> None:
        self.stack = self.known.stack()
        self.places = Places(self.known, self.hidden)

    def sample(self, rng: Rng) -> Court:
        places = self.places
        assert places is not None
        kinds = places.sampler.draw(rng)
        court = self.known.court.clone()
        court.rng = Rng(0, 1 + rng.bits())
        for seat in range(court.seats):
            court.hands[seat] = sorted(places.cards_in(HAND + seat, kinds))
            court.table[seat] = (places.cards_in(TABLE + seat, kinds) or [NO_CARD])[0]
            court.piles[seat] = self.shuffled(places.cards_in(PILE + seat, kinds), OWN_TOP + seat, rng)
        court.draw = self.shuffled(places.cards_in(DRAW, kinds), DRAW_TOP, rng)
        court.discard = places.cards_in(DISCARD, kinds)
        court.boxed = places.cards_in(BOXED, kinds)
        if court.bribe and self.known.asked[0] != self.seat:
            court.bribe = 1  # what the cards discarded so far were worth is not known
        if court.trading and self.known.question != "offer":
            guess_trade(court, places, kinds, rng)
        self.open_question(court)
        return court

    def shuffled(self, cards: list[int], pile: int, rng: Rng) -> list[int]:
        """The cards in any order; where the back of the uppermost is known, one with such a back lies there."""
        rng.shuffle(cards)
        top = self.hidden.tops.get(pile)
        if top is not None:
            for place in range(len(cards)):
                if self.hidden.marks.of[cards[place]] == top:
                    cards.append(cards.pop(place))
                    break
        return cards

    def open_question(self, court: Court) -> None:
        if not court.ended:
            court.pending = self.stack.copy()
            court.asking = court.pending[-1]
            if self.seat != NOBODY:
                court.answers[self.seat] = self.known.sealed


def new_belief(view: Fields, journal: Sequence[Fields]) -> Belief:
    """A belief from a view and the journal that led to it; the cards follow from the options in the view."""
    options = view["more"]["options"]
    return Belief(view, journal, Variants(options), cards_of(options))


def some(back: int | None) -> list[int]:
    return [] if back is None else [back]


def is_complete(court: Court, journal: Sequence[Fields]) -> bool:
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
