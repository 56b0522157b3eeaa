"""What events of deals change in what a seat knows (D/A-38, D/A-72, D/A-78)."""

from typing import Final

from courtier.core.belief.event_table import EventTable, Glimpse
from courtier.games.duhr.belief.known_state import KnownState
from courtier.games.duhr.cards import CARD_CODES


def yielded(known: KnownState, glimpse: Glimpse) -> None:
    known.yielding = glimpse["choice"] == "pay"


def give_by_deal(known: KnownState, giver: int, to: int, glimpse: Glimpse) -> None:
    """In the receiver's own turn begun disfavored the cards lie aside."""
    if known.seat in (giver, to):
        for name in glimpse["cards"]:
            known.leaves(giver, CARD_CODES[name])
        for name in glimpse["cards"]:
            known.receives(to, CARD_CODES[name])
    elif known.limited and to == known.active:
        known.hidden.move_aside(giver, to, glimpse["count"])
    else:
        known.hidden.move(giver, to, glimpse["count"])


def deal_offered(known: KnownState, glimpse: Glimpse) -> None:
    known.look_at_offer([glimpse["seat"], glimpse["to"], glimpse["given"], glimpse["wanted"]])


def deal_sealed(known: KnownState, glimpse: Glimpse) -> None:
    known.deals.sealed(glimpse, known.turn)


def promised(known: KnownState, glimpse: Glimpse) -> None:
    known.deals.promised(glimpse)


def promise_judged(known: KnownState, glimpse: Glimpse) -> None:
    known.deals.judged(glimpse)


DEAL_EVENTS: Final[EventTable] = {
    "yielded": yielded,
    "deal_offered": deal_offered,
    "deal_sealed": deal_sealed,
    "promised": promised,
    "promise_judged": promise_judged,
    "promise_told": promise_judged,
}
