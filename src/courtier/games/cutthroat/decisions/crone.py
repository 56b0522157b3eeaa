"""Knowledge and The Eye of Crone: what she sees, and what she does with it (C-LORD-CRONE)."""

from typing import Any, Final, final

from courtier.core.pending import NOBODY, Decision
from courtier.games.cutthroat.actions import (
    CARD,
    DISH,
    NOTHING_TAKEN,
    PICK,
    VERB_OF,
)
from courtier.games.cutthroat.cards import (
    BACK_COUNT,
    BACK_OF,
    DECK_COUNT,
    DECK_OFFSET,
    EVENT_DECK,
    FEAST,
    FEAST_COUNT,
    KIND_COUNT,
    KNOWN_CARDS,
    MERCENARY,
    MOST_SEATS,
    SOLDIERS,
)
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.plays import Power
from courtier.games.cutthroat.events import (
    LOOKED_AT_DECK,
    LOOKED_AT_DISHES,
    LOOKED_AT_HAND,
    ORDERED_DECK,
    TOOK_CARD,
    TOOK_DISH,
    TOOK_NOTHING,
)
from courtier.games.cutthroat.supply import listed


@final
class Knowledge(Power):
    """C-LORD-CRONE-1..3, C-LORD-CRONE-6: `first` is the deck."""

    def happen(self, court: Court) -> None:
        deck = self.first
        cards = top_cards(court, deck)
        offset = DECK_OFFSET[deck]
        court.tell(LOOKED_AT_DECK, self.seat, deck, len(cards), secret=[offset + card for card in cards])
        if movable(court, deck, cards) > 1:
            court.ask(ORDER_CARDS[self.seat][deck])


def top_cards(court: Court, deck: int) -> list[int]:
    """C-LORD-CRONE-2: the cards that Knowledge looks at, top first."""
    left = court.left[deck]
    return court.decks[deck][max(0, left - KNOWN_CARDS) : left][::-1]


def movable(court: Court, deck: int, cards: list[int]) -> int:
    """C-LORD-CRONE-3: how many can be put in another order: all but the Feast, which stays last."""
    if deck == EVENT_DECK and cards and court.cards.effects[cards[-1]] == FEAST:
        return len(cards) - 1
    return len(cards)


@final
class OrderCards(Decision):
    """C-DEC-25: which card comes on top, then which second; NOBODY while none is named."""

    def __init__(self, seat: int, deck: int, first: int, before: Decision | None) -> None:
        super().__init__(seat, before)
        self.deck = deck
        self.first = first

    def legal(self, game: Any, seat: int) -> list[int]:
        """C-GEN-18: of equal cards one."""
        court: Court = game
        cards = top_cards(court, self.deck)
        codes: list[int] = []
        offered: list[int] = []
        for place in range(movable(court, self.deck, cards)):
            if place != self.first and cards[place] not in offered:
                offered.append(cards[place])
                codes.append(PICK + place)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        place = action - PICK
        cards = top_cards(court, self.deck)
        if self.first == NOBODY and movable(court, self.deck, cards) > 2:
            court.ask(OrderCards(seat, self.deck, place, self))
            return
        chosen = [place] if self.first == NOBODY else [self.first, place]
        order_deck(court, seat, self.deck, cards, chosen)

    def default(self, game: Any, seat: int) -> int:
        return self.legal(game, seat)[0]

    def name(self) -> str:
        return "order_cards"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.deck, self.first + 1]


def order_deck(court: Court, seat: int, deck: int, cards: list[int], chosen: list[int]) -> None:
    """The chosen ones on top, the rest below them as they lay."""
    order = [cards[place] for place in chosen]
    order += [cards[place] for place in range(len(cards)) if place not in chosen]
    left = court.left[deck]
    changed = court.decks[deck].copy()  # clones share the old one
    changed[left - len(order) : left] = order[::-1]
    court.decks[deck] = changed
    offset = DECK_OFFSET[deck]
    court.tell(ORDERED_DECK, seat, deck, len(order), secret=[offset + card for card in order])


@final
class Eye(Power):
    """C-LORD-CRONE-4, C-LORD-CRONE-5, C-LORD-CRONE-7: `first` is whose hand."""

    def happen(self, court: Court) -> None:
        whom = self.first
        hand = court.hand_of(whom)
        court.tell(LOOKED_AT_HAND, self.seat, whom, len(hand), secret=hand)
        dishes = court.dish_count(whom) if court.cleared else 0
        if dishes > 0:
            court.tell(LOOKED_AT_DISHES, self.seat, whom, dishes, secret=listed(court.dishes, whom, FEAST_COUNT))
        if dishes > 0 or court.hand_size(whom) > court.held[whom * BACK_COUNT + SOLDIERS]:
            court.ask(TAKE_CARD[self.seat][whom])
        else:
            court.tell(TOOK_NOTHING, self.seat, whom)


@final
class TakeCard(Decision):
    """C-DEC-25: a card that is no soldier, or nothing. Crone holds the hand while she is asked."""

    def __init__(self, seat: int, whom: int) -> None:
        super().__init__(seat)
        self.whom = whom

    def legal(self, game: Any, seat: int) -> list[int]:
        court: Court = game
        codes = [NOTHING_TAKEN]
        for kind in range(MERCENARY, KIND_COUNT):
            if court.has(self.whom, kind):
                codes.append(CARD + kind)
        if court.cleared:
            for dish in range(FEAST_COUNT):
                if court.dishes[self.whom * FEAST_COUNT + dish] > 0:
                    codes.append(DISH + dish)
        return codes

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        verb = VERB_OF[action]
        if verb == CARD:
            kind = action - CARD
            court.leave(self.whom, kind)
            court.enter(seat, kind)
            court.tell(TOOK_CARD, seat, self.whom, BACK_OF[kind], secret=[kind])
        elif verb == DISH:
            dish = action - DISH
            court.dishes[self.whom * FEAST_COUNT + dish] -= 1
            court.dishes[seat * FEAST_COUNT + dish] += 1
            court.tell(TOOK_DISH, seat, self.whom, secret=[dish])
        else:
            court.tell(TOOK_NOTHING, seat, self.whom)

    def default(self, game: Any, seat: int) -> int:
        return NOTHING_TAKEN

    def name(self) -> str:
        return "take_card"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.whom]


ORDER_CARDS: Final = [
    [OrderCards(seat, deck, NOBODY, None) for deck in range(DECK_COUNT)] for seat in range(MOST_SEATS)
]
TAKE_CARD: Final[list[list[TakeCard]]] = [
    [TakeCard(seat, whom) for whom in range(MOST_SEATS)] for seat in range(MOST_SEATS)
]
