"""The court as a view shows it, with a blank card for each card that is not in sight."""

from typing import Any, Final

from courtier.core.belief.event_table import Glimpse
from courtier.core.belief.view_reader import Zone, cards_of_zone, zone_at, zones_by_id
from courtier.core.event import UNKNOWN
from courtier.core.rng import Rng
from courtier.games.intrigue.actions import NOTES
from courtier.games.intrigue.cards import CARD_CODES, NO_CARD, TYPES, Cards
from courtier.games.intrigue.court import ABSTENTION, NO_VOTE_YET, PHASES, Court
from courtier.games.intrigue.events import END_REASONS
from courtier.games.intrigue.packed import EITHER, debt, draw_of, hook
from courtier.games.intrigue.trades import NO_CLAIM, NO_SEAT, UNDECIDED
from courtier.games.intrigue.variants import Variants

Fields = dict[str, Any]
BLANK: Final = 86  # a card that is not in sight
DECIDED: Final = {"deny": 0, "agree": 1}


def court_in_sight(view: Fields, variants: Variants, cards: Cards) -> Court:
    """The cards by zone, then the round, the open trade and the end."""
    more: Fields = view["more"]
    zones = zones_by_id(view)
    court = Court(len(view["seats"]), more["options"], Rng(1), cards, variants)
    court.seal_answers()
    read_cards(court, zones)
    court.turn = more["round"]
    read_round(court, more, zones)
    court.bribe = more["bribe"] or int(asks(view, "bribe_discard"))  # how much, only the one who bribes knows
    if more["trade"] is not None:
        read_trade(court, more["trade"], zones)
    if view["result"] is not None:
        court.reason = END_REASONS.index(more["reason"])
        court.ended = True
    return court


def read_cards(court: Court, zones: Fields) -> None:
    seats = range(court.seats)
    court.hands = [cards_of(zone_at(zones, "hand", seat)) for seat in seats]
    court.standing = [len(zones[f"standing@{seat}"]["cards"]) for seat in seats]
    court.set_piles([cards_of(zones[f"pile@{seat}"]) for seat in seats], cards_of(zones["draw"]))
    court.discard = cards_of(zones["discard"])
    court.table = [only_card(zones[f"table@{seat}"]) for seat in seats]
    court.removed = cards_of(zones["removed"])
    court.boxed = cards_of(zones["box"])


def read_round(court: Court, more: Fields, zones: Fields) -> None:
    court.start = more["start"]
    court.phase = PHASES.index(more["phase"])
    court.living = seat_set(more["living"])
    court.votes = [read_vote(each) for each in more["votes"]]
    court.gone = list(more["gone"])
    court.initiator = NO_SEAT if more["chance"] is None else more["chance"]
    court.traded = seat_set(more["traded"])
    court.swapped = seat_set(more["swapped"])
    court.debts = [read_fine(each) for each in more["fines"]]
    for seat in range(court.seats):
        if any(each != UNKNOWN and each["face"] == "up" for each in zones[f"table@{seat}"]["cards"]):
            court.announced |= 1 << seat
    court.queue = list(more["announcements"])
    court.threatened = seat_set(more["threatened"])
    court.hooks = [hook(each["seat"], each["target"]) for each in more["hooks"]]
    court.due = [draw_of(each["seat"], int(each["own"])) for each in more["draws"]]
    court.leaving = list(more["leaving"])


def read_trade(court: Court, trade: Fields, zones: Fields) -> None:
    court.trading = True
    court.initiator = trade["initiator"]
    court.partner = trade["partner"]
    court.favour = trade["favour"]
    court.claim_by, court.claim_with = [NO_CLAIM if each is None else TYPES.index(each) for each in trade["claims"]]
    court.accuser = NO_SEAT if trade["accuser"] is None else trade["accuser"]
    court.stopped = trade["stopped"]
    if "note" in trade:
        court.note = NOTES.index(trade["note"])
        decisions = [UNDECIDED if each is None else DECIDED[each] for each in trade["decisions"]]
        court.decision_by, court.decision_with = decisions
        court.offer_by = only_card(zones[f"offer@{court.initiator}"])
        court.offer_with = only_card(zones[f"offer@{court.partner}"])
        for seat, card in ((court.initiator, court.offer_by), (court.partner, court.offer_with)):
            if card != NO_CARD and f"hand@{seat}" in zones:
                court.hands[seat].pop()  # the number shown counts the card on offer


def asks(view: Fields, question: str) -> bool:
    return any(each["question"] == question for each in view["asked"])


def cards_of(zone: Zone) -> list[int]:
    """The cards of a zone, `BLANK` for each that is not in sight."""
    return cards_of_zone(zone, CARD_CODES, BLANK)


def only_card(zone: Fields) -> int:
    """The card of a zone that holds one at most."""
    return (cards_of(zone) or [NO_CARD])[0]


def read_vote(vote: Any) -> int:
    if vote is None:
        return NO_VOTE_YET
    return ABSTENTION if vote == "abstain" else int(vote)


def read_fine(fine: Fields) -> int:
    return debt(fine["seat"], fine["amount"], EITHER if fine["payee"] is None else fine["payee"])


def seat_set(seats: list[int]) -> int:
    among = 0
    for seat in seats:
        among |= 1 << seat
    return among


def card_told(glimpse: Glimpse, place: int) -> int:
    """A card of the event's list, if the seat may know it."""
    return BLANK if glimpse["cards"] == UNKNOWN else CARD_CODES[glimpse["cards"][place]]
