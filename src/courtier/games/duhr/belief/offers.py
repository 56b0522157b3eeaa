"""What a seat knows of an open offer of the menu (D/A-78), and one that fits where it does not know it."""

from typing import Final

from courtier.core.deals.menu import HIDDEN_DETAIL, OFFER, SIDE, AnswerDeal, ComposeDeal, chain
from courtier.core.pending import Decision, Pending
from courtier.core.rng import Rng
from courtier.games.duhr.menu import CARD, HOLD_BACK, MENU
from courtier.games.duhr.supply import listed

SOME_OFFER: Final = HOLD_BACK * SIDE * OFFER  # a promise that anybody can make


def shown_card(given: int, wanted: int) -> int:
    """The kind of card that an offer shows to be in the proposer's hand; -1 if it shows none."""
    shows = given // SIDE == CARD and given % SIDE != HIDDEN_DETAIL and wanted != 0
    return given % SIDE if shows else -1


def filled_in(offer: int, hand: list[int], rng: Rng) -> int:
    """The offer with some card of the giver's hand where the card is not known."""
    if offer // OFFER % SIDE != HIDDEN_DETAIL:
        return offer
    cards = listed(hand)
    return (CARD * SIDE + cards[rng.below(len(cards))]) * OFFER


def with_offer(question: Pending, offer: int) -> Decision:
    """The question to the partner, or a step of the counter-offer that grew out of it, with this offer."""
    assert isinstance(question, Decision)
    root = question.root()
    assert isinstance(root, AnswerDeal)
    asked = AnswerDeal(root.seat, MENU, root.proposer, root.countered, offer)
    if isinstance(question, ComposeDeal):
        return chain(MENU, asked, question.partner, question.stage, question.chosen)
    return asked
