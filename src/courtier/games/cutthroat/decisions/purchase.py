"""Buying mercenaries and hirelings (C-BUY), and which of two drawn cards is kept (C-TERR-2, C-TERR-3)."""

from typing import Any, Final, final

from courtier.core.pending import Decision
from courtier.games.cutthroat.actions import BUY_HIRELING, BUY_MERCENARIES, KEEP_FIRST, KEEP_SECOND, VERB_OF
from courtier.games.cutthroat.cards import (
    DECK_COUNT,
    DECK_OFFSET,
    FEAST_COUNT,
    HIRELING_DECK,
    MERCENARY_CARDS,
    MERCENARY_DECK,
    MOST_BULK,
    MOST_PURCHASES,
    MOST_SEATS,
    THREE_MERCENARIES,
    TWO_HIRELINGS,
)
from courtier.games.cutthroat.court import NO_BLOCK, PURCHASING, Court
from courtier.games.cutthroat.decisions.announcement import Deed
from courtier.games.cutthroat.decisions.reactions import announce
from courtier.games.cutthroat.events import (
    DEED_HIRELING,
    DEED_MERCENARIES,
    DISCARDED_DISH,
    DISCARDED_DRAW,
    DRAWN_BOUGHT,
    PAID_HIRELING,
    PAID_MERCENARIES,
)
from courtier.games.cutthroat.supply import OFFSET_IN_DISCARD


class Purchase(Deed):
    """C-BUY-7, C-BUY-8: the price is paid when it is announced; the first purchase opens the block.

    The cards are seen before the next purchase is asked for.
    """

    def pay(self, court: Court) -> None:
        if court.block == NO_BLOCK:
            court.open_block(PURCHASING)
        court.purchases += 1
        self.pay_price(court)

    def pay_price(self, court: Court) -> None:
        raise NotImplementedError

    def target(self, court: Court) -> int:
        """The same deck, for however many coins."""
        return 0

    def take_back(self, court: Court) -> None:
        super().take_back(court)
        court.purchases -= 1


@final
class BuyMercenaries(Purchase):
    """C-BUY-2, C-BUY-3, C-TERR-8: for `first` coins."""

    def price(self, court: Court) -> int:
        return self.first

    def pay_price(self, court: Court) -> None:
        court.pay_coins(self.seat, self.first, PAID_MERCENARIES)

    def happen(self, court: Court) -> None:
        cards = MERCENARY_CARDS + int(court.serves(self.seat, THREE_MERCENARIES))
        court.draw_mercenaries(self.seat, self.first * cards, DRAWN_BOUGHT)


@final
class BuyHireling(Purchase):
    """C-BUY-4, C-BUY-10, C-TERR-3."""

    def price(self, court: Court) -> int:
        cost: int = court.options["hireling_price"]
        return cost

    def pay_price(self, court: Court) -> None:
        court.pay_coins(self.seat, self.price(court), PAID_HIRELING)

    def happen(self, court: Court) -> None:
        two = court.serves(self.seat, TWO_HIRELINGS)
        cards = court.draw_hirelings(self.seat, 2 if two else 1, DRAWN_BOUGHT)
        keep_drawn(court, self.seat, HIRELING_DECK, cards)


def keep_drawn(court: Court, seat: int, deck: int, cards: list[int]) -> None:
    """One card is kept; of two the player says which."""
    if len(cards) > 1:
        court.drawn = [DECK_OFFSET[deck] + card for card in cards]
        court.ask(KEEP_CARD[seat][deck])
    elif cards:
        keep(court, seat, deck, cards[0])


def keep(court: Court, seat: int, deck: int, card: int) -> None:
    if deck == HIRELING_DECK:
        court.enter(seat, card)
    else:
        court.dishes[seat * FEAST_COUNT + card] += 1


@final
class KeepCard(Decision):
    """C-DEC-12: the first or the second of the two in `drawn`; the other is discarded face up (C-SECRET-5)."""

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def legal(self, game: Any, seat: int) -> list[int]:
        return FIRST_OR_SECOND

    def answer(self, game: Any, seat: int, action: int) -> None:
        court: Court = game
        kept = action - KEEP_FIRST
        cards = [card - DECK_OFFSET[self.deck] for card in court.drawn]
        court.drawn = []
        keep(court, seat, self.deck, cards[kept])
        other = cards[1 - kept]
        court.discards[OFFSET_IN_DISCARD[self.deck] + other] += 1
        court.tell(DISCARDED_DRAW if self.deck == HIRELING_DECK else DISCARDED_DISH, seat, other)

    def default(self, game: Any, seat: int) -> int:
        return KEEP_FIRST

    def name(self) -> str:
        return "keep_card"

    def dump(self) -> list[Any]:
        return [self.name(), self.seat, self.deck]


def add_purchases(court: Court, seat: int, codes: list[int]) -> None:
    """C-BUY-1, C-BUY-7, C-BUY-9: what the purse pays for and the market has."""
    if not may_purchase(court):
        return
    coins = court.coins[seat]
    if coins > 0 and mercenaries_offered(court):
        most = min(coins, MOST_BULK) if court.options["mercenary_bulk"] else 1
        for more in range(most):
            codes.append(BUY_MERCENARIES + more)
    price: int = court.options["hireling_price"]
    if coins >= price and hirelings_offered(court):
        codes.append(BUY_HIRELING)


def may_purchase(court: Court) -> bool:
    """By public facts: is the block open or can it be opened, and is there something to buy?"""
    if not court.may_open(PURCHASING) or court.purchases >= MOST_PURCHASES:
        return False
    return mercenaries_offered(court) or hirelings_offered(court)


def mercenaries_offered(court: Court) -> bool:
    """C-BUY-9, C-TAKEBACK-7."""
    return court.can_draw(MERCENARY_DECK) and court.may_announce(court.active, DEED_MERCENARIES, 0)


def hirelings_offered(court: Court) -> bool:
    return court.can_draw(HIRELING_DECK) and court.may_announce(court.active, DEED_HIRELING, 0)


def is_purchase(action: int) -> bool:
    return action == BUY_HIRELING or VERB_OF[action] == BUY_MERCENARIES


def purchase(court: Court, seat: int, action: int) -> None:
    """An answer of `add_purchases`."""
    if action == BUY_HIRELING:
        announce(court, BuyHireling(seat, DEED_HIRELING, 0, 0))
    else:
        announce(court, BuyMercenaries(seat, DEED_MERCENARIES, action - BUY_MERCENARIES + 1, 0))


FIRST_OR_SECOND: Final = [KEEP_FIRST, KEEP_SECOND]
KEEP_CARD: Final[list[list[KeepCard]]] = [
    [KeepCard(seat, deck) for deck in range(DECK_COUNT)] for seat in range(MOST_SEATS)
]
