"""When players bargain (C-DEAL-22): with `deals=table` in a parley, with `deals=menu` in a talk.

A parley (C-DEC-40) is one brief question to all, over which deals are sealed. `draft.py` has the talk.
"""

from typing import Any, Final, final

from courtier.core.deals.book import NO_BOOK
from courtier.core.deals.clause import GOODS_ADMITTED
from courtier.core.deals.rules import MENU, TABLE
from courtier.core.pending import Window
from courtier.games.cutthroat.actions import READY
from courtier.games.cutthroat.cards import MOST_SEATS
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.decisions.draft import Bargaining, offers_of
from courtier.games.cutthroat.decisions.welcome import ORDINARY, WELCOME, pay_for_deal
from courtier.games.cutthroat.events import PARLEY_OPENED, PARLEY_OVER, TALK_OPENED

# When bargaining is opened. C-DEAL-21: the last time is in the Feast. At a table there is no parley in a turn: offers
# are made over its questions.
IN_TURN: Final = 0
IN_VOTE: Final = 1
IN_WEDDING: Final = 2
IN_FEAST: Final = 3
IN_WELCOME: Final = 4

WELCOME_OFFERS: Final = 2  # C-WELC-9
EVERYBODY: Final = (1 << MOST_SEATS) - 1


def open_bargaining(court: Court, moment: int, opener: int, proposers: int = EVERYBODY) -> None:
    """C-DEAL-22, C-DEAL-23: a talk from `opener` on in which these seats may propose, or a parley of all.

    Without deals there is neither; a turn has no parley.
    """
    if not bargains(court):
        return
    form: str = court.options["deals"]
    occasion = WELCOME if moment == IN_WELCOME else ORDINARY
    if form == MENU:
        offers: int = WELCOME_OFFERS if moment == IN_WELCOME else court.options["talk_offers"]
        court.tell(TALK_OPENED, opener)
        court.ask(Bargaining(occasion, opener, 0, offers_of(court, proposers, offers)))
    elif form == TABLE and moment != IN_TURN:
        court.tell(PARLEY_OPENED, court.active)
        court.ask(Parley(court.seats, moment == IN_WEDDING, occasion))


def bargains(court: Court) -> bool:
    """Is there any bargaining? Not without deals, nor in a menu in which nobody may make an offer."""
    if court.deals is NO_BOOK:
        return False
    offers: int = court.options["talk_offers"]
    return court.options["deals"] == TABLE or offers > 0


@final
class Parley(Window):
    """C-DEC-40, C-WELC-6: all seats answer READY, with a deal or without; a deal asks its parties anew."""

    def __init__(self, seats: int, at_wedding: bool, occasion: int) -> None:
        super().__init__(tuple(range(seats)))
        self.at_wedding = at_wedding
        self.occasion = occasion
        self.admits = GOODS_ADMITTED
        self.brief = True

    def legal(self, game: Any, seat: int) -> list[int]:
        return ONLY_READY

    def resolve(self, game: Any, heard: list[int]) -> None:
        court: Court = game
        court.tell(PARLEY_OVER, court.active)

    def after_deal(self, game: Any) -> None:
        """C-WELC-2, C-WELC-3: who had no deal of their own has one now."""
        court: Court = game
        occasion = pay_for_deal(court, court.deals.sealed[-1], self.occasion)
        if occasion != self.occasion:
            court.pending[-1] = Parley(court.seats, self.at_wedding, occasion)

    def default(self, game: Any, seat: int) -> int:
        return READY

    def name(self) -> str:
        return "wedding_parley" if self.at_wedding else "parley"

    def dump(self) -> list[Any]:
        return [self.name(), len(self.seats), self.occasion]


ONLY_READY: Final = [READY]
