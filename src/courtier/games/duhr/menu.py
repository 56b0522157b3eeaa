"""The menu of deals (D/A-85): one card, a look, or a promise on either side.

Where a promise has more than twenty details the menu holds these: of doing something, any House Action or Villainous
Act against or for a House; of paying, one card of a kind by the end of the promiser's second turn.
"""

from typing import Any, Final, final

from courtier.core.deals.clause import DO, GIVE, REFRAIN, SHOW, Clause, give, give_unseen, promise, refrain, show
from courtier.core.deals.conduct import ANY, Conduct
from courtier.core.deals.deal import Deal
from courtier.core.deals.menu import NOTHING_GIVEN, OFFER, SIDE, AnswerDeal, Menu, OfferDeal
from courtier.games.duhr.actions import DEALS
from courtier.games.duhr.cards import CARDS, KIND_COUNT, MOST_SEATS, SCANDAL, VILIFIED
from courtier.games.duhr.court import NOT_IN_PLAY, Court
from courtier.games.duhr.deals import (
    AGENDA_LOOK,
    CONSPIRACY_LOOK,
    GIVES,
    HARMS,
    HELPS,
    MOST_TURNS,
    NEGATES,
    RULES,
)
from courtier.games.duhr.events import DEAL_OFFERED

CARD: Final = 1
SEE_CONSPIRACY: Final = 2
SEE_AGENDA: Final = 3
SPARE: Final = 4
AGAINST: Final = 5
FOR: Final = 6
HOLD_BACK: Final = 7
PAY: Final = 8
TERMS: Final = ("nothing", "card", "conspiracy", "agenda", "spare", "against", "for", "hold_back", "pay")
PAY_TURNS: Final = 2
EVERY_TERM: Final = list(range(CARD, PAY + 1))
WITHOUT_HAND: Final = list(range(SEE_CONSPIRACY, PAY + 1))
WITHOUT_CARDS: Final = list(range(SEE_CONSPIRACY, HOLD_BACK + 1))
NO_NAMES: Final[tuple[str, ...]] = ()
HOUSES_AND_TURNS: Final = tuple(
    f"house@{seat}:{turns}" for seat in range(MOST_SEATS) for turns in range(1, MOST_TURNS + 1)
)
# Details by number of seats, and for promises about others by the seat that promises: made once, and read-only.
EVERY_TURN: Final = list(range(MOST_TURNS))
EVERY_HOUSE: Final = [list(range(seats * MOST_TURNS)) for seats in range(MOST_SEATS + 1)]
OTHER_HOUSES: Final = [
    [[place for place in places if place // MOST_TURNS != by] for by in range(MOST_SEATS)] for places in EVERY_HOUSE
]
TURNS: Final = tuple(f"turns:{turns}" for turns in range(1, MOST_TURNS + 1))


@final
class DealMenu(Menu):
    """A detail of SPARE, AGAINST and FOR is a House and the number of turns; of HOLD_BACK the turns alone."""

    def __init__(self) -> None:
        super().__init__(DEALS)
        self.terms = TERMS
        houses = HOUSES_AND_TURNS
        self.detail_names = (NO_NAMES, CARDS, NO_NAMES, NO_NAMES, houses, houses, houses, TURNS, CARDS)
        self.goods_terms = (CARD,)

    def possible_terms(self, game: Any, by: int, to: int, wanted: bool) -> list[int]:
        """D-DEAL-7: of a villain, and for one, no cards. There are always scandals, so a detail is never missing."""
        court: Court = game
        if VILIFIED in (court.status[by], court.status[to]):
            return WITHOUT_CARDS
        return EVERY_TERM if court.sizes[by] > 0 else WITHOUT_HAND

    def may_accept(self, game: Any, asked: AnswerDeal) -> bool:
        """Looks and promises can be given at any time; a card must be in the hand."""
        wanted = asked.offer % OFFER
        return wanted // SIDE != CARD or RULES.holds(game, asked.seat, [wanted % SIDE])

    def details(self, game: Any, by: int, to: int, term: int, wanted: bool) -> list[int]:
        court: Court = game
        if term in (SEE_CONSPIRACY, SEE_AGENDA):
            return [0]
        if term == HOLD_BACK:
            return EVERY_TURN
        if term == FOR:
            return EVERY_HOUSE[court.seats]
        if term in (SPARE, AGAINST):
            return OTHER_HOUSES[court.seats][by]
        if VILIFIED in (court.status[by], court.status[to]):
            return []
        if term == PAY:
            return [kind for kind in range(KIND_COUNT) if in_play(court, kind)]
        if wanted:
            return [kind for kind in range(KIND_COUNT) if court.sizes[by] > 0 and in_play(court, kind)]
        return [kind for kind in range(KIND_COUNT) if court.hands[by][kind] > 0]

    def clause(self, game: Any, by: int, to: int, term: int, detail: int) -> Clause:
        if term == CARD:
            return give(by, to, detail)
        if term == SEE_CONSPIRACY:
            return show(by, to, CONSPIRACY_LOOK)
        if term == SEE_AGENDA:
            return show(by, to, AGENDA_LOOK)
        if term == PAY:
            return promise(by, to, Conduct(GIVES, to, detail), RULES.last_turn(game, by, PAY_TURNS))
        until = RULES.last_turn(game, by, detail % MOST_TURNS + 1)
        if term == HOLD_BACK:
            return refrain(by, to, Conduct(NEGATES, to), until)
        house = detail // MOST_TURNS
        if term == SPARE:
            return refrain(by, to, Conduct(HARMS, house), until)
        return promise(by, to, Conduct(HARMS if term == AGAINST else HELPS, house), until)

    def side_of(self, game: Any, clause: Clause) -> int:
        about = clause.about
        if clause.kind == GIVE and clause.count == 1 and clause.due == 0:
            return CARD * SIDE + clause.goods()[0]
        if clause.kind == SHOW and about.what in (CONSPIRACY_LOOK, AGENDA_LOOK):
            return (SEE_CONSPIRACY if about.what == CONSPIRACY_LOOK else SEE_AGENDA) * SIDE
        return promise_side(game, clause) if clause.kind in (REFRAIN, DO) else NOTHING_GIVEN

    def deal(self, game: Any, by: int, to: int, offer: int) -> Deal:
        """D/A-78: a card that is given for nothing is not shown before."""
        deal = super().deal(game, by, to, offer)
        first = deal.clauses[0]
        if offer % OFFER == NOTHING_GIVEN and first.kind == GIVE:
            return Deal([by, to], [give_unseen(by, to, first.goods())])
        return deal

    def tell_offer(self, game: Any, by: int, to: int, offer: int) -> None:
        game.tell(DEAL_OFFERED, by, to, offer // OFFER, offer % OFFER)


def promise_side(game: Any, clause: Clause) -> int:
    """Term and detail of a promise, if the menu holds it."""
    about = clause.about
    turns = 0
    for each in range(1, MOST_TURNS + 1):
        if RULES.last_turn(game, clause.by, each) == clause.until:
            turns = each
    if about.verb == GIVES:
        return PAY * SIDE + about.what if turns == PAY_TURNS and clause.count == 1 else NOTHING_GIVEN
    if turns == 0 or about.what != ANY:
        return NOTHING_GIVEN
    if about.verb == NEGATES:
        return HOLD_BACK * SIDE + turns - 1
    if clause.kind == REFRAIN:
        term = SPARE
    elif about.verb in (HARMS, HELPS):
        term = AGAINST if about.verb == HARMS else FOR
    else:
        return NOTHING_GIVEN
    return term * SIDE + about.whom * MOST_TURNS + turns - 1


def in_play(court: Court, kind: int) -> bool:
    """D-SETUP-8: suspicions of Houses in play, scandals and events."""
    return kind >= SCANDAL or court.owners[kind] != NOT_IN_PLAY


MENU: Final = DealMenu()
OFFER_DEAL: Final = [OfferDeal(seat, MENU) for seat in range(MOST_SEATS)]
