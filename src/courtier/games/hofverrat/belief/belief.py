"""What a seat may conclude from its view and its journal, and worlds that fit.

Cards never move between hidden places here, so no sampler is needed: spies of unknown family are drawn from the spies
that are not located, and then all cards that are left are shuffled and dealt.
"""

from collections.abc import Sequence
from typing import Any, final

from courtier.core.belief import belief
from courtier.core.belief.event_table import EventTable, Glimpse, take_in
from courtier.core.belief.unknown_places import fill_unknown
from courtier.core.rng import Rng
from courtier.games.hofverrat.belief.known_events import EVENTS, WITHOUT_EFFECT
from courtier.games.hofverrat.belief.known_state import KnownState
from courtier.games.hofverrat.cards import CARDS, PER_COLOUR, ROLE_OF, SOME_SPY, SPY, Cards, card_of
from courtier.games.hofverrat.court import Court
from courtier.games.hofverrat.deck import cards_of
from courtier.games.hofverrat.variants import Variants


@final
class Belief(belief.Belief):
    """What the seat knows, and which cards are not located."""

    def __init__(self, view: dict[str, Any], journal: Sequence[dict[str, Any]], cards: Cards) -> None:
        super().__init__(view)
        self.cards = cards
        self.variants = Variants(view["more"]["options"])
        self.known = KnownState(self.seat, view, journal)
        self.spies: list[int] = []  # not located
        self.others: list[int] = []
        self.unknown_spies: list[tuple[int, int]] = []  # area and place; the removed cards as area `seats + 1`
        self.free_light: list[int] = []  # missions that no seat is known to have
        self.free_dark: list[int] = []

    def saw(self, glimpse: Glimpse) -> None:
        take_in(EVENTS, self.known, glimpse)

    def answered(self, line: dict[str, Any]) -> None:
        self.known.remember_answer(line)

    def tables(self) -> list[EventTable]:
        return [EVENTS]

    def events_without_effect(self) -> frozenset[str]:
        return WITHOUT_EFFECT

    # Guessing

    def prepare(self) -> None:
        """Count the cards that are not located: the deck without everything known."""
        known = self.known
        left = [0] * len(CARDS)
        for card in self.cards.deck:
            left[card] += 1
        for card in known.hand:
            left[card] -= 1
        self.unknown_spies = []
        for area in range(self.seats + 2):
            courtiers = known.removed if area > self.seats else known.areas[area]
            for place in range(len(courtiers)):
                card = card_of(courtiers[place])
                if card == SOME_SPY:
                    self.unknown_spies.append((area, place))
                else:
                    left[card] -= 1
        unseen = [card for card in range(len(CARDS)) for _ in range(left[card])]
        self.spies = [card for card in unseen if ROLE_OF[card] == SPY]
        self.others = [card for card in unseen if ROLE_OF[card] != SPY]
        self.free_light = [each for each in range(PER_COLOUR) if each not in known.missions]
        self.free_dark = [each for each in range(PER_COLOUR, 2 * PER_COLOUR) if each not in known.missions]

    def sample(self, rng: Rng) -> Court:
        """Unknown spies from those not located, then hands and pile from all cards that are left."""
        known = self.known
        areas = [area.copy() for area in known.areas]
        removed = known.removed.copy()
        spies = self.spies.copy()
        rng.shuffle(spies)
        for area, place in self.unknown_spies:
            courtiers = removed if area > self.seats else areas[area]
            courtiers[place] = (courtiers[place] & ~SOME_SPY) | spies.pop()
        rest = self.others + spies
        rng.shuffle(rest)
        court = Court(self.seats, self.options, Rng(0, 1 + rng.bits()), self.cards, self.variants)
        court.set_stack(known.stack())
        self.deal(court, rest)
        court.areas = areas
        court.removed = removed
        court.missions = self.guess_missions(rng)
        court.first = known.first
        court.turn = known.turn
        if known.ended:
            court.end()
        return court

    def deal(self, court: Court, cards: list[int]) -> None:
        """The first of these cards to the hands of the others, the rest to the pile."""
        known = self.known
        dealt = 0
        court.hands = []
        for seat in range(self.seats):
            if seat == self.seat:
                court.hands.append(known.hand.copy())
            else:
                court.hands.append(cards[dealt : dealt + known.sizes[seat]])
                dealt += known.sizes[seat]
        court.deck = cards[dealt:]
        court.box = known.box
        court.top = known.box

    def guess_missions(self, rng: Rng) -> list[int]:
        """The missions that are not known, dealt evenly within each colour."""
        light = fill_unknown(self.known.missions[:PER_COLOUR], self.free_light, rng)
        return light + fill_unknown(self.known.missions[PER_COLOUR:], self.free_dark, rng)


def new_belief(view: dict[str, Any], journal: Sequence[dict[str, Any]]) -> Belief:
    """A belief from a view and the journal that led to it; the cards follow from the options in the view."""
    return Belief(view, journal, cards_of(view["more"]["options"]))
