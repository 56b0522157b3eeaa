"""The open trade in a guess: offers and decisions that may be, where the seat does not know them."""

from courtier.core.rng import Rng
from courtier.games.intrigue.belief.hidden_cards import PERHAPS
from courtier.games.intrigue.belief.places import Places
from courtier.games.intrigue.belief.zones import OFFER
from courtier.games.intrigue.cards import INFLUENCE, IS_PACT, NO_CARD, NO_COLOUR, PACT_COLOUR, TYPE_OF
from courtier.games.intrigue.court import Court
from courtier.games.intrigue.trades import AGREED, DENIED, UNDECIDED


def guess_trade(court: Court, places: Places, kinds: list[int], rng: Rng) -> None:
    """Fill in both offers and, once they are made, both decisions."""
    court.offer_by = guess_offer(court, places, kinds, court.initiator, rng)
    court.offer_with = guess_offer(court, places, kinds, court.partner, rng)
    if places.known.question in {"claim", "decide"}:
        return
    if court.decision_by == UNDECIDED:
        court.decision_by = guess_decision(court, places, court.initiator, rng)
    if court.decision_with == UNDECIDED:
        court.decision_with = guess_decision(court, places, court.partner, rng)


def guess_offer(court: Court, places: Places, kinds: list[int], seat: int, rng: Rng) -> int:
    """The card that lies aside; if it may still be any of the hand, it leaves it now."""
    aside = places.cards_in(OFFER + seat, kinds)
    if aside or places.offer_of(seat) != PERHAPS:
        return aside[0] if aside else NO_CARD
    offers = [card for card in court.hands[seat] if PACT_COLOUR[card] in {NO_COLOUR, seat}]
    if not offers:
        return NO_CARD
    card = offers[rng.below(len(offers))]
    court.hands[seat].remove(card)
    return card


def guess_decision(court: Court, places: Places, seat: int, rng: Rng) -> int:
    """What was possible; who is not fined after an illegal find has denied."""
    own = court.offer_by if seat == court.initiator else court.offer_with
    other = court.offer_with if seat == court.initiator else court.offer_by
    fined = places.hidden.fined
    if seat in fined:
        return AGREED
    spared = court.variants.offerer_pays and not court.illegal(own)
    if (fined and not spared) or own < 0 or other < 0 or IS_PACT[own] != IS_PACT[other]:
        return DENIED
    if TYPE_OF[other] == INFLUENCE or (court.favour and court.variants.favour_binding):
        return AGREED
    return AGREED if rng.below(2) else DENIED
